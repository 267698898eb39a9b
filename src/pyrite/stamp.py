"""The stamp of a compiled engine: which modules the build compiles, from which sources, and whether they still match.

The build writes the stamp and the package reads it, so it imports nothing else: hatch_build.py loads it by its path.
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


def names(package: Path) -> list[str]:
    """List every file of the package by its name below it, in an order that is always the same.

    Strings and one walk: this runs whenever the package is imported.
    """
    found = []
    for folder, subfolders, inside in os.walk(package):
        subfolders[:] = sorted(name for name in subfolders if os.path.exists(os.path.join(folder, name, "__init__.py")))
        below = folder[len(str(package)) + 1 :].replace(os.sep, "/")
        found += [f"{below}/{name}" if below else name for name in sorted(inside)]
    return found


def files(package: Path) -> Iterator[Path]:
    """Yield every file of the package, in an order that is always the same."""
    return (package / name for name in names(package))


def modules(package: Path) -> list[Path]:
    """List the sources that the build compiles: every X.py with an X.pxd beside it, but no __init__.py."""
    return [package / name for name in _modules(names(package))]


def _modules(found: list[str]) -> list[str]:
    types = {name.removesuffix(".pxd") for name in found if name.endswith(".pxd")}
    sources = sorted(name for name in found if name.endswith(".py") and name.removesuffix(".py") in types)
    return [name for name in sources if not name.endswith("__init__.py")]


def extensions(package: Path) -> dict[Path, Path]:
    """Map each module for which there is an extension of the running Python, by its source, to that extension."""
    return {package / source: package / name for source, name in _extensions(names(package)).items()}


def _extensions(found: list[str]) -> dict[str, str]:
    return {
        name.removesuffix(suffix) + ".py": name
        for name in found
        for suffix in EXTENSION_SUFFIXES
        if name.endswith(suffix) and "." not in name.removesuffix(suffix)
    }


def hashes(package: Path) -> dict[str, str]:
    """Hash the sources of the extensions: each compiled source, and every pxd, since any may include any."""
    return _hashes(package, names(package))


def _hashes(package: Path, found: list[str]) -> dict[str, str]:
    sources = [*_modules(found), *(name for name in found if name.endswith(".pxd"))]
    return {name: hashlib.sha256(_content(f"{package}/{name}")).hexdigest() for name in sources}


def _content(path: str) -> bytes:
    with open(path, "rb") as file:
        return file.read()


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
    """Name the sources and extensions because of which the compiled engine is not that of these sources."""
    found = names(package)
    compiled, now = read(package)["sources"], _hashes(package, found)
    edited = {name for name in compiled.keys() | now.keys() if compiled.get(name) != now.get(name)}
    return sorted(edited | (set(_modules(found)) ^ _extensions(found).keys()))
