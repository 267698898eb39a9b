"""The source distribution becomes a wheel that runs in an empty environment, on every supported Python that is here.

Python 3.14, free-threaded builds and other systems than this one are tried by the workflow for wheels only.
"""

import shutil
import sys
import tarfile
from pathlib import Path

import pytest

from tests import ROOT
from tests.packaging.cottage import run

pytestmark = [pytest.mark.once, pytest.mark.long, pytest.mark.xdist_group("house")]

VERSIONS = ["3.11", "3.12", "3.13"]


def interpreter(version: str, folder: Path) -> Path:
    """A Python of this version that starts; a shim on the PATH may lead nowhere."""
    found = shutil.which(f"python{version}")
    places = [*([Path(found)] if found else []), *Path.home().glob(f".pyenv/versions/{version}.*/bin/python")]
    for place in places:
        if run(place, "-c", "import venv, ensurepip", cwd=folder).returncode == 0:
            return place
    pytest.skip(f"NOT TESTED: there is no Python {version} here")


def environment(python: Path, folder: Path, locked: str) -> Path:
    """An environment with what is pinned in requirements/, and nothing else."""
    expect(python, "-m", "venv", folder, cwd=folder.parent)
    made = folder / "bin" / "python"
    pip = (made, "-m", "pip", "--no-input", "--disable-pip-version-check", "install", "--quiet")
    expect(*pip, "--require-hashes", "--only-binary", ":all:", "-r", ROOT / "requirements" / locked, cwd=folder)
    return made


def expect(*command: str | Path, cwd: Path, **settings: str) -> None:
    done = run(*command, cwd=cwd, **settings)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the source distribution contains; no node is needed to build it, since the page is in it."""
    folder = tmp_path_factory.mktemp("sdist")
    expect(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=ROOT)
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        opened.extractall(folder, filter="data")
    return Path(str(archive).removesuffix(".tar.gz"))


@pytest.mark.parametrize("version", VERSIONS)
def test_a_wheel_is_built_installed_played_and_served(version: str, source: Path, tmp_path: Path) -> None:
    python = interpreter(version, tmp_path)
    builder = environment(python, tmp_path / "build", "build.txt")
    nowhere = {"PATH": "/usr/bin:/bin", "CI": "true"}  # a compiler, and no node
    wheel = ("-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "--no-index", "-w", tmp_path, source)
    expect(builder, *wheel, cwd=tmp_path, **nowhere)
    (made,) = tmp_path.glob("*.whl")
    assert f"-cp{version.replace('.', '')}-" in made.name
    clean = environment(python, tmp_path / "clean", "run.txt")
    expect(clean, "-m", "pip", "install", "--no-deps", "--no-index", made, cwd=tmp_path)
    expect(clean, ROOT / "tests/packaging/installed.py", cwd=tmp_path)
