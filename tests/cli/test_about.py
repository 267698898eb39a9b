"""`pyrite --version`, missing extras and crashes: what people need to install and to report."""

import argparse
import platform
import sys
import tomllib

import pytest

import pyrite
from pyrite import cli, engine
from pyrite.cli import extras, main, show
from tests import ROOT

pytestmark = pytest.mark.once

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS = PROJECT["optional-dependencies"]


def block(monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    """Makes Python believe that a module is not installed."""
    monkeypatch.setitem(sys.modules, module, None)


def test_the_version_comes_with_engine_python_and_extras(capsys):
    with pytest.raises(SystemExit) as leaving:
        main(["--version"])
    lines = capsys.readouterr().out.splitlines()
    assert leaving.value.code == 0
    assert lines[0] == f"pyrite {pyrite.__version__}"
    assert lines[1] == f"engine: {engine.build()}"
    assert platform.python_version() in lines[2]
    assert lines[3:] == [f"extras: {', '.join(sorted(EXTRAS.keys() - {'all', 'ray'}))}"]


def test_an_incomplete_extra_is_not_listed(capsys, monkeypatch):
    block(monkeypatch, "asyncpg")
    with pytest.raises(SystemExit):
        main(["--version"])
    assert "postgres" not in capsys.readouterr().out


def test_at_most_five_packages_come_without_an_extra():
    assert len(PROJECT["dependencies"]) <= 5


def test_all_is_the_union_of_the_other_extras_except_ray_which_is_large():
    others = {line for name, lines in EXTRAS.items() if name not in ("all", "ray") for line in lines}
    assert sorted(EXTRAS["all"]) == sorted(others)


def test_the_installed_metadata_lists_every_extra_with_its_packages():
    declared = extras.declared()
    assert declared.keys() == EXTRAS.keys()
    assert {name: len(packages) for name, packages in declared.items()} == {
        name: len(lines) for name, lines in EXTRAS.items()
    }


def test_every_extra_except_ray_is_complete_in_the_development_environment():
    assert [name for name in EXTRAS if extras.missing(name)] in ([], ["ray"])


@pytest.mark.parametrize(
    ("arguments", "module", "package", "extra"),
    [
        (["serve", "--no-browser"], "litestar", "litestar", "server"),
        (["serve", "--no-browser"], "prometheus_client", "prometheus-client", "server"),
        (["serve", "--database", "postgresql://ann@host/tables"], "asyncpg", "asyncpg", "postgres"),
        (["admin", "stats", "--database", "postgres://ann@host/tables"], "asyncpg", "asyncpg", "postgres"),
        (["admin", "stats"], "sqlalchemy", "sqlalchemy", "server"),
        (["match", "random", "random"], "numpy", "numpy", "arena"),
        (["league", "--quick"], "numpy", "numpy", "arena"),
        (["train", "saboteur", "--out", "never.json"], "numpy", "numpy", "train"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else str(value),
)
def test_a_missing_extra_is_answered_with_the_command_that_installs_it(
    arguments, module, package, extra, capsys, monkeypatch
):
    block(monkeypatch, module)
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert package in said.err.split("Install")[0]
    assert f'pip install "{PROJECT["name"]}[{extra}]"' in said.err


def test_a_crash_explains_how_to_report_it_and_hides_passwords(capsys, monkeypatch):
    def crash(given: argparse.Namespace) -> int:
        raise RuntimeError(f"no answer from postgresql://ann:swordfish@host/{given.command}")

    monkeypatch.setattr(show, "run", crash)
    monkeypatch.setattr(cli, "COMMANDS", (show,))
    assert main(["show", "saboteur"]) == 1
    said = capsys.readouterr().err
    assert "swordfish" not in said
    assert "postgresql://ann:***@host/show" in said
    assert "pyrite --version" in said.splitlines()[-1]
    assert "Remove passwords" in said.splitlines()[-1]
