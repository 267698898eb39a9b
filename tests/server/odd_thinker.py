"""A worker with bots that misbehave, run as a script in the place of `pyrite.server.bots.worker`."""

import os
import sys
import time
from pathlib import Path
from typing import Any

from pyrite.bots.levels import Level, without_personality
from pyrite.games.saboteur import bots
from pyrite.games.saboteur.bots.knowledge import roles
from pyrite.games.saboteur.rules.actions import Action
from pyrite.server.bots import worker


def hangs(view: Any, rng: Any, budget: float | None) -> Any:
    time.sleep(3600)


def dies(view: Any, rng: Any, budget: float | None) -> Any:
    os._exit(3)


def raises(view: Any, rng: Any, budget: float | None) -> Any:
    raise ValueError(f"my hand is {view.hand}")


def cheats(view: Any, rng: Any, budget: float | None) -> Any:
    return Action.parse("NESW@20,20")


def prints(view: Any, rng: Any, budget: float | None) -> Any:
    print("I think, therefore I print")
    return view.legal[-1]


def listens(view: Any, rng: Any, budget: float | None) -> Any:
    """Answers by what crossed over: the talk, and how many events there are."""
    return view.legal[(len(view.events) + len(view.talk)) % len(view.legal)]


def slow(view: Any, rng: Any, budget: float | None) -> Any:
    """Says in a file that it is at it, then takes its time."""
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(str(os.getpid()))
    time.sleep(0.4)
    return view.legal[0]


def meets(view: Any, rng: Any, budget: float | None) -> Any:
    """Waits until another worker is at it too."""
    folder = Path(sys.argv[1])
    (folder / str(os.getpid())).touch()
    while len(list(folder.iterdir())) < 2:
        time.sleep(0.01)
    return view.legal[0]


def is_state_there(view: Any, rng: Any, budget: float | None) -> Any:
    """The first action if this process holds nothing beyond the view, else the last."""
    return view.legal[-1] if set(view.__dict__) - {"events", "talk"} else view.legal[0]


ODD = (hangs, dies, raises, cheats, prints, listens, slow, meets, is_state_there)

if __name__ == "__main__":
    warm = dict(bots.LEVELS)
    for chooser in ODD:
        warm[chooser.__name__] = Level(without_personality(chooser), roles.suspicion, at_tables=False)
    bots.LEVELS = warm
    worker.main()
