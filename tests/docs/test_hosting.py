"""docs/hosting.md is true: its commands, figures, limits and files are those there are."""

import re
import shlex
from pathlib import Path

import pytest

from pyrite import cli
from pyrite.server.messages import Settings
from pyrite.server.operations.alarms import Alarm
from pyrite.server.operations.metrics import Metrics
from pyrite.server.settings import PUBLIC, Limits, Rate, ServerSettings
from tests import ROOT

pytestmark = pytest.mark.once

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
PATHS = sorted(path for path in (ROOT / "deploy").rglob("*") if path.is_file() and path.suffix != ".pyc")
FILES = {path.name: path.read_text(encoding="utf-8") for path in PATHS}


def commands() -> list[str]:
    """Every call of pyrite on the page and in the files beside it."""
    lines = re.findall(r"^(?:ExecStart=)?(?:\S*/)?pyrite (?:serve|admin) .*$", PAGE, re.MULTILINE)
    lines += re.findall(r"`(pyrite [a-z]+ [^`\n]+)`", PAGE)
    lines += re.findall(r"^podman exec pyrite (.*)$", PAGE, re.MULTILINE)
    lines += re.findall(r"^ExecStart=(.*)$", FILES["pyrite.service"], re.MULTILINE)
    words = re.findall(r'"([^"]*)"', FILES["Containerfile"].rpartition("CMD [")[2])
    return [*lines, shlex.join(["pyrite", *words])]


def test_there_are_commands_to_check():
    assert len(commands()) >= 12


@pytest.mark.parametrize("command", commands())
def test_every_command_of_the_page_is_understood(command):
    words = shlex.split(command.replace("$(date +%F)", "2030-01-01"))
    assert words[0].endswith("pyrite")
    if "--help" in words:
        with pytest.raises(SystemExit) as leaving:
            cli.parser().parse_args(words[1:])
        assert leaving.value.code == 0
    else:
        assert cli.parser().parse_args(words[1:]).run


def test_the_figures_of_the_page_are_those_of_the_server():
    found = {name.removesuffix("_total") for name in re.findall(r"`(pyrite_[a-z_]+)", PAGE)}
    kept = {family.name for family in Metrics().registry.collect()}
    assert found == kept


def words_of(rate: Rate) -> str:
    span = {1: "a second", 60: "a minute", 3600: "an hour"}[int(rate.seconds)]
    then = f"{rate.each:g} {span}"
    return then if rate.burst == rate.each else f"{rate.burst} in one go, then {then}"


RATES = [name for name in Limits.__struct_fields__ if isinstance(getattr(Limits(), name), Rate)]


@pytest.mark.parametrize("name", [name for name in RATES if not name.startswith("new_tables")])
def test_the_rates_of_the_page_are_those_of_the_settings(name):
    assert f"| `{name}` | {words_of(getattr(Limits(), name))} |" in PAGE


def test_the_limits_of_the_page_are_those_of_the_settings():
    limits = Limits()
    assert f"| {limits.new_tables.burst} and {limits.new_tables_of_address.burst} an hour |" in PAGE
    assert (limits.message_bytes, limits.record_bytes, limits.link_seconds) == (16 * 1024, 250_000, 3600)
    counts = (limits.connections, limits.connections_of_address, limits.connections_of_identity)
    assert f"| {', '.join(f'{count:,}' for count in counts)} |" in PAGE
    assert f"| {limits.jobs}, {limits.jobs_of_address} |" in PAGE
    assert f"| {limits.header_seconds:g} s, {limits.body_seconds:g} s |" in PAGE
    assert f"| {limits.send_seconds:g} s |" in PAGE
    assert f"| tables in memory | `tables` | {limits.tables:,} |" in PAGE
    assert limits.waiting_bytes == 1_000_000
    assert f"| {limits.waiting_messages} or 1 MB, then the connection ends |" in PAGE
    assert f"| {limits.entries:,}, then only moves, votes and the host's commands are taken |" in PAGE
    assert f"| `entries_of_seat` | {limits.entries_of_seat} |" in PAGE


@pytest.mark.parametrize("name", Limits.__struct_fields__)
def test_every_limit_is_on_the_page(name):
    assert f"`{name}`" in PAGE


def test_public_servers_are_as_the_page_says():
    assert PUBLIC.record_bytes == 150_000
    assert Settings().latecomers is False


def test_a_proxy_waits_longer_than_a_sign_of_life_takes():
    (seconds,) = re.findall(r"proxy_read_timeout (\d+)s", FILES["nginx.conf"])
    assert int(seconds) > 3 * ServerSettings().ping_seconds
    assert f"every {ServerSettings().ping_seconds:g} seconds" in " ".join(PAGE.split())


def test_the_proxy_lets_records_through():
    (kilobytes,) = re.findall(r"client_max_body_size (\d+)k", FILES["nginx.conf"])
    assert int(kilobytes) * 1024 > Limits().record_bytes


def test_every_file_that_the_page_names_is_there_and_the_other_way_round():
    named = re.findall(r"\]\(\.\./([^)]+)\)", PAGE)
    assert all((ROOT / name).is_file() for name in named)
    assert {Path(name).name for name in named if name.startswith("deploy/")} == set(FILES)
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", FILES["Containerfile"], re.MULTILINE)
    assert copied
    for name in " ".join(copied).split():
        assert (ROOT / name).exists(), name


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf", "pyrite.service"])
def test_the_proxies_and_the_service_meet_on_one_port(name):
    assert f"{ServerSettings().port}" in FILES[name]
    assert set(re.findall(r"\b84\d\d\b", FILES[name])) == {str(ServerSettings().port)}


@pytest.mark.parametrize(
    ("name", "unit"),
    [
        ("idle_minutes", "minutes"),
        ("finished_minutes", "minutes"),
        ("unstarted_days", "days"),
        ("abandoned_days", "days"),
    ],
)
def test_the_times_after_which_tables_expire_are_those_of_the_page(name, unit):
    assert f"| {getattr(ServerSettings(), name):g} {unit} | `{name}` |" in PAGE


def test_the_alarms_of_the_page_are_those_there_are():
    part = PAGE.partition("### Alarms")[2].partition("## The admin page")[0]
    assert re.findall(r"^- `([a-z_]+)`", part, re.MULTILINE) == [alarm.value for alarm in Alarm]
