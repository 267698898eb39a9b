"""Networks that learn by playing: one learner, and rounds played on as many processes as there are cores.

    python -m pyrite.train settings.toml --out run --minutes 8

A run is a settings file and a seed. It is kept in a folder after each update and continues from there. The rounds come
from the game (`rounds` in the settings names the module), the learning is the same for every game.
"""
