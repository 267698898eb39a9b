"""Which engine runs: the compiled extensions, or the same sources interpreted.

The choice is made once, when this module is imported. It must be the first of the package: what the finder below
turns aside cannot be turned aside once loaded.
"""

import os
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Literal

from pyrite import stamp

Build = Literal["compiled", "interpreted"]

PACKAGE = Path(__file__).parent
REBUILD = "`make build` compiles it again (outside a checkout: reinstall pyrite)"


class SourceFinder:
    """Finds the modules of this package as .py files only, as if there were no extensions."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Find a module's source; leave everything outside the package to the next finder."""
        if path is None or not name.startswith("pyrite."):
            return None
        specs = (FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name) for entry in path)
        return next((spec for spec in specs if spec is not None and spec.loader is not None), None)


def _choose(wanted: str) -> Build:
    if wanted not in ("", "python", "compiled"):
        raise ImportError(f"PYRITE_ENGINE must be 'python' or 'compiled', not {wanted!r}")
    trouble = None if wanted == "python" else _trouble()
    if wanted == "compiled" and trouble:
        raise ImportError(f"PYRITE_ENGINE=compiled, but {trouble}; {REBUILD}")
    if not wanted and trouble and stamp.extensions(PACKAGE):
        warnings.warn(f"{trouble}, so the interpreted one runs, slower; {REBUILD}", RuntimeWarning, stacklevel=4)
    return "interpreted" if wanted == "python" or trouble else "compiled"


def _trouble() -> str | None:
    """Say what is wrong with the compiled engine, or None if it may run."""
    if not stamp.extensions(PACKAGE):
        return "the engine is not compiled for this Python"
    if differences := stamp.differences(PACKAGE):
        return f"the compiled engine is stale ({', '.join(differences)})"
    return None


_build = _choose(os.environ.get("PYRITE_ENGINE", ""))
if _build == "interpreted":
    sys.meta_path.insert(0, SourceFinder)


def build() -> Build:
    """Say which engine runs in this process."""
    return _build
