"""A cottage: the smallest package that this house's build can compile, with an engine of two modules."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

COTTAGE = {
    "README.md": "# A cottage\n",
    "src/pyrite/__init__.py": "from pyrite import engine\nfrom pyrite.shaft import ladder\n",
    "src/pyrite/vein.py": """
class Vein:
    def __init__(self) -> None:
        self.gold = [0] * 4

    def dig(self, depth: int) -> int:
        self.gold[depth] = 3
        return self.gold[depth]

    def split(self, times: int) -> int:
        return 1 << times
""",
    "src/pyrite/vein.pxd": """
cdef class Vein:
    cdef int gold[4]
    cpdef int dig(self, int depth)
    cpdef int split(self, int times)
""",
    "src/pyrite/shaft/__init__.py": "",
    "src/pyrite/shaft/ladder.py": """
from pyrite.vein import Vein

def climb(rungs: int) -> int:
    return Vein().dig(rungs)
""",
    "src/pyrite/shaft/ladder.pxd": """
import cython
from pyrite.vein cimport Vein

@cython.locals(vein=Vein)
cpdef int climb(int rungs)
""",
}
FROM_THE_HOUSE = [
    "pyproject.toml",
    "hatch_build.py",
    "LICENSE",
    "src/pyrite/engine.py",
    "src/pyrite/stamp.py",
    "src/pyrite/version.py",
]
SETTINGS = (
    *("CI", "CC", "CFLAGS", "PYRITE_ENGINE", "PYRITE_BUILD_CHECKS", "PYTHONPATH", "PYTHONWARNINGS"),
    *("MAKEFLAGS", "MAKELEVEL", "MFLAGS"),  # of the make that runs these tests
)
QUICK = {"PYRITE_BUILD_FLAGS": "-O0 -g0"}  # nothing here depends on how fast the engine is


def run(*command: str | Path, cwd: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a command with none of the settings that steer the build, except those given."""
    environment = {name: value for name, value in os.environ.items() if name not in SETTINGS}
    return subprocess.run(
        command, cwd=cwd, env=environment | QUICK | settings, capture_output=True, text=True, check=False
    )


def tree(folder: Path) -> dict[str, bytes]:
    """Read every file below a folder, except what Python caches for itself."""
    files = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


class Cottage:
    """A copy of the cottage, to edit, build and run."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "pyrite"

    def copy(self, root: Path) -> "Cottage":
        return Cottage(Path(shutil.copytree(self.root, root, dirs_exist_ok=True)))

    def append(self, name: str, text: str) -> None:
        with (self.package / name).open("a") as file:
            file.write(text)

    def compile(self, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
        return run(sys.executable, "hatch_build.py", *arguments, cwd=self.root, **settings)

    def python(self, code: str, **settings: str) -> subprocess.CompletedProcess[str]:
        return run(sys.executable, "-c", code, cwd=self.root, PYTHONPATH="src", **settings)

    def compiled_files(self) -> set[str]:
        return {name.split(".")[0] for name in tree(self.package) if name.endswith((".so", ".pyd", ".json"))}
