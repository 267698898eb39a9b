"""How hypothesis looks for examples: the same ones every time, or with `make fuzz` new ones."""

import os

from hypothesis import settings

settings.register_profile("repeatable", derandomize=True)
settings.register_profile("fuzz", derandomize=False, print_blob=True)
settings.load_profile("fuzz" if os.environ.get("PYRITE_FUZZ") else "repeatable")
