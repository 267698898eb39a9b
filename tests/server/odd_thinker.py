"""A worker with bots that misbehave, run as a script in the place of `pyrite.server.bots.worker`."""

import os
import sys
import time
import types
from pathlib import Path
from typing import Any

from pyrite.bots import player
from pyrite.games.saboteur.bots.knowledge import roles
from pyrite.games.saboteur.rules.actions import Action
from pyrite.server.bots import worker


def hangs(view: Any, rng: Any, budget: float) -> Any:
    time.sleep(3600)


def dies(view: Any, rng: Any, budget: float) -> Any:
    os._exit(3)


def raises(view: Any, rng: Any, budget: float) -> Any:
    raise ValueError(f"my hand is {view.hand}")


def cheats(view: Any, rng: Any, budget: float) -> Any:
    return Action.parse("NESW@20,20")


def prints(view: Any, rng: Any, budget: float) -> Any:
    print("I think, therefore I print")
    return view.legal[-1]


def listens(view: Any, rng: Any, budget: float) -> Any:
    """Answers by what crossed over: the talk, and how many events there are."""
    return view.legal[(len(view.events) + len(view.talk)) % len(view.legal)]


def slow(view: Any, rng: Any, budget: float) -> Any:
    """Says in a file that it is at it, then takes its time."""
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(str(os.getpid()))
    time.sleep(0.4)
    return view.legal[0]


def is_state_there(view: Any, rng: Any, budget: float) -> Any:
    """The first action if this process holds nothing beyond the view, else the last."""
    return view.legal[-1] if set(view.__dict__) - {"events", "talk"} else view.legal[0]


ODD = (hangs, dies, raises, cheats, prints, listens, slow, is_state_there)

if __name__ == "__main__":
    odd = tuple(chooser.__name__ for chooser in ODD)
    player.NAMES += odd  # the odd ones sit down, too
    player.BOTS = {**player.BOTS, "saboteur": player.BOTS["saboteur"] + odd}  # those that are warmed up stay
    for chooser in ODD:
        module: Any = types.ModuleType(chooser.__name__)
        module.choose, module.suspicion = chooser, roles.suspicion
        sys.modules[f"pyrite.games.saboteur.bots.{chooser.__name__}"] = module
    worker.main()
