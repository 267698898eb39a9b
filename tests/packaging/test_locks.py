"""The locked requirements: whole, hashed, and free of any address."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests import ROOT

pytestmark = pytest.mark.once

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
EXTRAS = PROJECT["project"]["optional-dependencies"]
RUN = [*PROJECT["project"]["dependencies"], *EXTRAS["server"], *EXTRAS["postgres"]]
DEV = PROJECT["dependency-groups"]["dev"]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def entries(lock: Path) -> list[str]:
    """Split a lock into its requirements, each with its hashes."""
    lines = "".join(line for line in lock.read_text().splitlines(keepends=True) if not line.lstrip().startswith("#"))
    return lines.replace("\\\n", " ").splitlines()


def versions(name: str) -> dict[str, str]:
    pinned = (Requirement(entry.split("--hash")[0]) for entry in entries(ROOT / "requirements" / f"{name}.txt"))
    return {requirement.name: str(requirement.specifier).removeprefix("==") for requirement in pinned}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_carries_no_address(lock: Path) -> None:
    assert not re.findall(r"(?m)^.*(?:://|file:|--(?:extra-)?index|--find-links|[ =]/).*$", lock.read_text())


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_pin_has_a_hash(lock: Path) -> None:
    assert entries(lock)
    assert not [entry for entry in entries(lock) if "==" not in entry or "--hash=sha256:" not in entry]


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("run", RUN),
        ("dev", RUN + EXTRAS["all"] + DEV),
        ("ray", EXTRAS["arena"] + EXTRAS["train"] + EXTRAS["ray"]),
        ("nats", PROJECT["dependency-groups"]["nats"]),
    ],
)
def test_a_lock_pins_what_the_project_asks_for(name: str, wanted: list[str]) -> None:
    pinned = versions(name)
    asked = [Requirement(line) for line in wanted]
    assert not [str(each) for each in asked if not each.specifier.contains(pinned.get(each.name, "0"))]


def test_running_and_developing_use_the_same_versions() -> None:
    assert versions("run").items() <= versions("dev").items()


def test_the_container_builds_with_pinned_tools_and_downloads_nothing_else() -> None:
    """L11 of the review: the tools that build the wheel are pinned with hashes, the same as for developers."""
    wanted = PROJECT["build-system"]["requires"]
    assert sorted(PROJECT["dependency-groups"]["build"]) == sorted(wanted)
    assert {Requirement(line).name for line in wanted} <= set(versions("build"))
    assert versions("build").items() <= versions("dev").items()
    steps = (ROOT / "deploy/Containerfile").read_text().replace("\\\n", " ")
    installs = re.findall(r"pip (?:install|wheel) [^&\n]*", steps)
    assert len(installs) == 4
    assert not [one for one in installs if "--require-hashes" not in one and "--no-deps" not in one]
    assert "--no-build-isolation" in next(one for one in installs if one.startswith("pip wheel"))


def test_the_build_asks_for_what_the_dev_group_holds() -> None:
    names = {Requirement(line).name for line in DEV}
    assert {Requirement(line).name for line in PROJECT["build-system"]["requires"]} <= names
