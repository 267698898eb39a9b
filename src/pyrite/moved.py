"""Import paths of earlier releases: they still work for one release, with a DeprecationWarning."""

import importlib
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.abc import Loader
else:
    Loader = object  # all that Python asks for are the two methods below, and importlib.abc takes long to load

MOVED = {  # by package or module; what is inside moved along
    "pyrite.saboteur": "pyrite.games.saboteur.rules",
    "pyrite.lost_mines": "pyrite.games.lost_mines.rules",
    "pyrite.bots.saboteur.claims": "pyrite.games.saboteur.bots.knowledge.claims",
    "pyrite.bots.saboteur": "pyrite.games.saboteur.bots",
    # "from" looks for a module in the package that the line above leads to
    "pyrite.games.saboteur.bots.claims": "pyrite.games.saboteur.bots.knowledge.claims",
    "pyrite.bots.lost_mines": "pyrite.games.lost_mines.bots",
    "pyrite.bots.characters": "pyrite.bots.personalities",
    "pyrite.illegal": "pyrite.core.illegal",
    "pyrite.grid": "pyrite.core.grid",
    "pyrite.playouts": "pyrite.core.playouts",
    "pyrite.views": "pyrite.core.views",
}


def new_name(name: str) -> str | None:
    """Where a module is now; None if it has not moved."""
    for old, new in MOVED.items():
        if name == old or name.startswith(f"{old}."):
            return new + name.removeprefix(old)
    return None


class MovedFinder:
    """Finds modules by their earlier names; asked first, or a moved package would load its modules a second time."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The module under its new name, if it has moved."""
        new = new_name(name)
        return None if new is None else ModuleSpec(name, MovedLoader(new), is_package=True)


class MovedLoader(Loader):
    """Loads a module by its new name."""

    def __init__(self, new: str) -> None:
        self._new = new

    def create_module(self, spec: ModuleSpec) -> None:
        """An empty module to begin with, as Python makes it."""

    def exec_module(self, module: ModuleType) -> None:
        """Put the module itself in the place of the empty one."""
        name = module.__name__
        warnings.warn(f"{name} is now {self._new}; the old name will go away", DeprecationWarning, stacklevel=2)
        sys.modules[name] = importlib.import_module(self._new)


def install() -> None:
    """Let Python find modules by their earlier names."""
    if MovedFinder not in sys.meta_path:
        sys.meta_path.insert(0, MovedFinder)
