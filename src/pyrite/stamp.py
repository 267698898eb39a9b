"""The stamp of a compiled engine: which modules the build compiles, from which sources, and whether they still match.

The build writes the stamp and the package reads it, so this file stands alone: hatch_build.py loads it by its path.
"""

import hashlib
import json
import os
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TypedDict

NAME = "_stamp.json"


class Stamp(TypedDict):
    """What is written beside the extensions: whether they check bounds, and the hashes of their sources."""

    checked: bool
    sources: dict[str, str]


def files(package: Path) -> Iterator[Path]:
    """Yield every file of the package, in an order that is always the same."""
    for folder, subfolders, names in os.walk(package):
        subfolders[:] = sorted(name for name in subfolders if os.path.exists(os.path.join(folder, name, "__init__.py")))
        for name in sorted(names):
            yield Path(folder, name)


def modules(package: Path) -> list[Path]:
    """List the sources that the build compiles: every X.py with an X.pxd beside it, but no __init__.py."""
    found = set(files(package))
    sources = [path for path in sorted(found) if path.suffix == ".py" and path.with_suffix(".pxd") in found]
    return [path for path in sources if path.stem != "__init__"]


def extensions(package: Path) -> dict[Path, Path]:
    """Map each module for which an extension of the running Python lies here, by its source, to that extension."""
    found = {}
    for path in files(package):
        stem, dot, rest = path.name.partition(".")
        if dot + rest in EXTENSION_SUFFIXES:
            found[path.with_name(stem + ".py")] = path
    return found


def hashes(package: Path) -> dict[str, str]:
    """Hash what the extensions are made of: each compiled source, and every pxd, since any may include any."""
    sources = [*modules(package), *(path for path in files(package) if path.suffix == ".pxd")]
    return {path.relative_to(package).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in sources}


def write(path: Path, sources: dict[str, str], *, checked: bool) -> None:
    """Write the stamp of extensions that were compiled from these sources."""
    path.write_text(json.dumps({"checked": checked, "sources": sources}, indent=2) + "\n", encoding="utf-8")


def read(package: Path) -> Stamp:
    """Read the stamp of the package; without a whole one, the stamp of an engine compiled from nothing."""
    try:
        stamp: Stamp = json.loads((package / NAME).read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return {"checked": False, "sources": {}}
    return stamp


def differences(package: Path) -> list[str]:
    """Name the sources and extensions that keep the compiled engine from being the sources beside it."""
    compiled, now = read(package)["sources"], hashes(package)
    edited = {name for name in compiled.keys() | now.keys() if compiled.get(name) != now.get(name)}
    unpaired = set(modules(package)) ^ set(extensions(package))
    return sorted(edited | {path.relative_to(package).as_posix() for path in unpaired})
