"""`pyrite --version`, missing extras and crashes: what people need to install and to report."""

import argparse
import platform
import re
import subprocess
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
        (["serve", "--database", "postgresql://ann@host/tables", "--bus", "nats://bus"], "nats", "nats-py", "nats"),
        (["data", "never"], "pyarrow", "pyarrow", "lab"),
        (["probe", "novice"], "jax", "jax", "lab"),
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


def test_traces_without_the_extra_are_answered_with_the_command_that_installs_it(capsys, monkeypatch, tmp_path):
    block(monkeypatch, "opentelemetry.trace")
    settings = tmp_path / "pyrite.toml"
    settings.write_text("traces = true")
    assert main(["serve", "--settings", str(settings)]) == 2
    assert f'pip install "{PROJECT["name"]}[telemetry]"' in capsys.readouterr().err


def test_a_training_without_the_extra_is_answered_with_the_command_that_installs_it():
    script = (
        "import runpy, sys; sys.modules[sys.argv[1]] = None; sys.argv = ['pyrite.train', 'run.toml', '--out', 'run'];"
        "runpy.run_module('pyrite.train', run_name='__main__', alter_sys=True)"
    )
    for module in ("numpy", "jax"):
        done = subprocess.run([sys.executable, "-c", script, module], capture_output=True, text=True, check=False)
        assert done.returncode == 1
        assert done.stderr.count("\n") == 1
        assert f'{module} is not installed; pip install "{PROJECT["name"]}[train]" brings it' in done.stderr


def test_the_readme_lists_every_extra():
    rows = re.findall(r"^\| `(\w+)` \|", (ROOT / "README.md").read_text(), re.MULTILINE)
    assert sorted(rows) == sorted(EXTRAS)


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://ann:swordfish@host/tables", "postgresql://***@host/tables"),
        ("postgresql://ann:sw@swordfish@host/tables", "postgresql://***@host/tables"),
        (
            "postgresql://host/tables?user=ann&password=swordfish&ssl=on",
            "postgresql://host/tables?user=ann&password=***&ssl=on",
        ),
        ("nats://swordfish@bus:4222", "nats://***@bus:4222"),
        ("https://host/v1?token=swordfish", "https://host/v1?token=***"),
    ],
)
def test_a_crash_explains_how_to_report_it_and_hides_passwords(address, shown, capsys, monkeypatch):
    def crash(given: argparse.Namespace) -> int:
        raise RuntimeError(f"no answer from {address!r}, asked by {given.command}")

    monkeypatch.setattr(show, "run", crash)
    monkeypatch.setattr(cli, "COMMANDS", (show,))
    assert main(["show", "saboteur"]) == 1
    said = capsys.readouterr().err
    assert "swordfish" not in said
    assert f"no answer from '{shown}', asked by show" in said
    assert "pyrite --version" in said.splitlines()[-1]
    assert "Remove passwords" in said.splitlines()[-1]
