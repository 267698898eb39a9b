"""`pyrite serve --public`: what an open server on the internet needs, and what it refuses."""

from pathlib import Path

import pytest

from pyrite.cli import parser
from pyrite.cli.errors import CommandError
from pyrite.cli.serve import read_arguments
from pyrite.server.settings import PUBLIC, Limits, ServerSettings, _is_wider

pytestmark = pytest.mark.once

SAFE = ("--public", "--name", "play.example.org", "--proxy", "127.0.0.1", "--host", "127.0.0.1")


def settings_of(*words: str) -> ServerSettings:
    return read_arguments(parser().parse_args(["serve", *words]))


def test_a_public_server_has_stricter_limits() -> None:
    settings = settings_of(*SAFE)
    assert settings.public
    assert settings.limits == PUBLIC
    assert settings.hosts == ("play.example.org",)
    assert settings.proxies == ("127.0.0.1/32",)
    assert not [name for name in Limits.__struct_fields__ if _is_wider(PUBLIC, Limits(), name)]
    assert settings_of().limits == Limits()


def test_limits_of_a_file_replace_those_of_a_public_server_one_by_one(tmp_path: Path) -> None:
    file = tmp_path / "pyrite.toml"
    file.write_text("public = true\n[limits]\ntables = 7\n")
    settings = settings_of(*SAFE[1:], "--settings", str(file))
    assert (settings.public, settings.limits.tables) == (True, 7)
    assert settings.limits.new_tables == PUBLIC.new_tables


@pytest.mark.parametrize(
    ("words", "file", "why"),
    [
        (("--public", "--proxy", "127.0.0.1"), "", "--name"),
        (("--public", "--name", "play.example.org"), "", "--proxy"),
        ((*SAFE, "--proxy", "0.0.0.0/0"), "", "trust every visitor"),
        ((*SAFE, "--host", "0.0.0.0"), "", "bypass the proxy"),
        (SAFE, 'metrics = "everyone"', "/metrics"),
        (SAFE, 'metrics_networks = ["10.77.0.0/24", "0.0.0.0/0"]', "/metrics"),
        (SAFE, "[limits]\ntables = 1000000", "tables"),
        (SAFE, "[limits.commands]\nburst = 31\neach = 10", "commands"),
    ],
)
def test_a_public_server_does_not_start_with_an_unsafe_setting(
    tmp_path: Path, words: tuple[str, ...], file: str, why: str
) -> None:
    path = tmp_path / "pyrite.toml"
    path.write_text(file)
    with pytest.raises(CommandError, match="--public refuses to start") as refused:
        settings_of(*words, "--settings", str(path))
    assert why in str(refused.value)


def test_a_proxy_of_another_machine_may_reach_the_server_over_the_network() -> None:
    assert settings_of("--public", "--name", "a.example", "--proxy", "10.0.0.2", "--host", "0.0.0.0").public


@pytest.mark.parametrize("text", ["*", "proxy.example.org", "1.2.3", ""])
def test_a_proxy_is_an_address(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parser().parse_args(["serve", "--proxy", text])
    assert "not an address" in capsys.readouterr().err
