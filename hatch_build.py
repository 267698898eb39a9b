"""The build of the engine: compiles every X.py that has an X.pxd beside it, the very same file, with Cython.

Hatchling calls the hook when it makes a wheel or installs a checkout editable. In a checkout,
`python hatch_build.py` does the same by hand, whenever the extensions no longer match the sources.
"""

import argparse
import contextlib
import importlib.util
import os
import re
import sys
import tempfile
import textwrap
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "pyrite"

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}
FLAGS = "-O3 -g0"  # $PYRITE_BUILD_FLAGS has others: tests of packages need no optimization
# An index past a C array or an impossible C shift stops the process instead of passing unseen.
CHECKS = ["-fsanitize=bounds,shift", "-fsanitize-undefined-trap-on-error"]


def load_stamp() -> ModuleType:
    """Load pyrite/stamp.py by its path: to import the package, one would need it built."""
    spec = importlib.util.spec_from_file_location("pyrite_stamp", PACKAGE / "stamp.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


stamp = load_stamp()


class BuildFailed(Exception):
    """The engine could not be compiled."""


class EngineHook(BuildHookInterface[Any]):
    """Puts the compiled engine beside the sources of an editable install, and into a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before hatchling collects its files."""
        if self.target_name != "wheel":
            return
        if version != "editable":
            self.fill_wheel(build_data)
        elif not is_current():
            compile_in_place()

    def fill_wheel(self, build_data: dict[str, Any]) -> None:
        """Compile into a temporary folder, and add what came out to the wheel."""
        self.folder = tempfile.TemporaryDirectory(prefix="pyrite-")
        out = Path(self.folder.name)
        if not compile_or_warn(out):
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in sorted(out.rglob("*.*")):
            build_data["force_include"][str(path)] = path.relative_to(out).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Throw the temporary folder away once hatchling has packed it."""
        if hasattr(self, "folder"):
            self.folder.cleanup()


def compile_in_place() -> bool:
    """Compile the engine beside its sources, in place of whatever was compiled there before."""
    clean()
    built = False
    try:
        built = compile_or_warn(SOURCE)
    finally:
        if not built:
            clean()
    return built


def clean() -> None:
    """Delete the stamp first, then every extension, so that no moment shows a stamp without its engine."""
    (PACKAGE / stamp.NAME).unlink(missing_ok=True)
    for path in stamp.files(PACKAGE):
        if path.suffix in (".so", ".pyd"):
            path.unlink()


def compile_or_warn(out: Path) -> bool:
    """Compile into a folder; where nobody insists on it, a failure is a warning and leaves the engine interpreted."""
    if not stamp.modules(PACKAGE):
        return False
    try:
        compile_into(out)
    except BuildFailed as failure:
        if os.environ.get("CI") or os.environ.get("PYRITE_ENGINE") == "compiled":
            raise
        print(f"warning: pyrite's engine was not compiled: {failure}", file=sys.stderr)
        print(
            "warning: the interpreted engine serves, slower; a C compiler and Cython bring the other", file=sys.stderr
        )
        return False
    return True


def compile_into(out: Path) -> None:
    """Compile every module of the engine into the package below a folder, and stamp it there last."""
    checked = wants_checks()
    sources = stamp.hashes(PACKAGE)  # before compiling: an edit meanwhile must leave the stamp stale
    try:
        run_compiler(out, checked)
    except ImportError as missing:
        raise BuildFailed(f"{missing.name} is not installed") from missing
    except (Exception, SystemExit) as failure:
        # Cython, setuptools and distutils each have errors of their own, without a common base.
        raise BuildFailed(textwrap.shorten(f"{type(failure).__name__}: {failure}", 100)) from failure
    stamp.write(out / "pyrite" / stamp.NAME, sources, checked=checked)


def wants_checks() -> bool:
    """Tell whether a build with bounds checks was asked for."""
    return os.environ.get("PYRITE_BUILD_CHECKS", "") not in ("", "0")


def run_compiler(out: Path, checked: bool) -> None:
    """Turn the sources into C and the C into extensions, on all cores, leaving only the extensions behind."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    cores = os.cpu_count() or 1
    flags = os.environ.get("PYRITE_BUILD_FLAGS", FLAGS).split() + (CHECKS if checked else [])
    sources = [path.relative_to(SOURCE) for path in stamp.modules(PACKAGE)]
    # From inside src/, so that the extensions name their sources by no path of this machine.
    with tempfile.TemporaryDirectory(prefix="pyrite-c-") as c_files, contextlib.chdir(SOURCE):
        extensions = cythonize(
            [Extension(module_name(path), [str(path)], extra_compile_args=flags) for path in sources],
            nthreads=cores,
            build_dir=c_files,
            include_path=["."],
            compiler_directives=DIRECTIVES | {"boundscheck": checked},
            force=True,
            quiet=True,
        )
        if checked:
            close_classes(Path(c_files))
        command = Distribution({"name": "pyrite", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib, command.build_temp, command.parallel = str(out), c_files, cores
        command.ensure_finalized()
        command.run()


def close_classes(c_files: Path) -> None:
    """Let no class end in an array: gcc checks no index into the last one, taking its length to be open."""
    for path in c_files.rglob("*.c"):
        classes = re.compile(r"^(struct __pyx_obj_\w+ \{\n(?:.+\n)*?)\};$", re.MULTILINE)
        path.write_text(classes.sub(r"\1  int pyrite_end;\n};", path.read_text()))


def module_name(path: Path) -> str:
    """Give the dotted name of a source below src/: pyrite/core/grid.py is pyrite.core.grid."""
    return ".".join(path.with_suffix("").parts)


def is_current() -> bool:
    """Tell whether the extensions beside the sources are what a build would make now."""
    return not stamp.differences(PACKAGE) and stamp.read(PACKAGE)["checked"] == wants_checks()


def main() -> int:
    """Compile the engine of this checkout in place, if it is not current."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument(
        "--checked", action="store_true", help="build with bounds checks, as PYRITE_BUILD_CHECKS=1 does"
    )
    parser.add_argument("--clean", action="store_true", help="only delete what was compiled")
    arguments = parser.parse_args()
    if arguments.checked:
        os.environ["PYRITE_BUILD_CHECKS"] = "1"
    if arguments.clean:
        clean()
    elif not is_current():
        try:
            compile_in_place()
        except BuildFailed as failure:
            print(f"error: pyrite's engine was not compiled: {failure}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
