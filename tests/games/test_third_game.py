"""A third game, added through its entry point alone, is played, recorded, replayed, compared and looked back at."""

import json
import random
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

import pyrite
from pyrite import IllegalAction, RecordError, texts
from pyrite.arena import league_report
from pyrite.arena.league import League, batches, play_batch
from pyrite.arena.simulation import play_game, rounds_of
from pyrite.arena.standings import standings
from pyrite.cli import main
from pyrite.core.interned import BaseDraw
from pyrite.game import GAMES, AnyGame
from pyrite.hindsight import read_again
from pyrite.match import AnyMatch, new
from tests import ROOT

FOLDER = ROOT / "tests/third_game"
PAGE = ROOT / "docs/new-game.md"
LANGUAGES = texts.languages()

pytestmark = pytest.mark.usefixtures("third_game")


def played(seed: int, players: int = 4) -> AnyMatch:
    """A whole game of bots."""
    return play_game("mission", ["partisan", "random"], str(seed), {"players": players})


def test_it_is_found_through_its_entry_point_alone() -> None:
    assert [*GAMES] == ["saboteur", "lost-mines", "mission"]
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    assert "import mission" not in source
    assert '"mission"' not in source


def test_without_its_folder_it_is_not_there() -> None:
    command = [sys.executable, "-c", "from pyrite.game import GAMES; print(*GAMES)"]
    found = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True, env={})
    assert found.stdout.split() == ["saboteur", "lost-mines"]


@pytest.mark.parametrize("players", range(3, 7))
def test_M1_M2_the_deal_has_one_traitor_and_everybody_has_both_cards(players: int) -> None:
    views = [new("mission", players=players, seed=1).view(seat) for seat in range(players)]
    assert sorted(str(view.role) for view in views) == ["loyal"] * (players - 1) + ["traitor"]
    assert {view.hand for view in views} == {("help", "harm")}


@pytest.mark.parametrize("players", [2, 7, "4", True])
def test_M1_three_to_six_can_play(players: int | str) -> None:
    with pytest.raises(ValueError, match="M1"):
        new("mission", players=players)


DEALT = "mission players=3 steps=role:loyal,role:traitor,role:loyal"


@pytest.mark.parametrize("before", ["mission players=3", f"{DEALT},play:help,play:help,play:help"])
def test_M2_a_card_out_of_turn_is_refused_and_changes_nothing(before: str) -> None:
    state = GAMES["mission"].parse_state(before)
    with pytest.raises(IllegalAction, match="M2"):
        state.play(GAMES["mission"].parse_action("play:harm"))
    assert str(state) == before
    assert state.legal() == []


def test_M1_a_role_that_is_not_left_is_refused_and_changes_nothing() -> None:
    state = GAMES["mission"].parse_state("mission players=3 steps=role:traitor")
    with pytest.raises(IllegalAction, match="M1"):
        state.draw(GAMES["mission"].parse_draw("role:traitor"))
    assert str(state) == "mission players=3 steps=role:traitor"


@pytest.mark.parametrize(
    ("played", "scores"), [("play:help,play:harm,play:help", [1, 0, 1]), ("play:help,play:harm,play:harm", [0, 2, 0])]
)
def test_M3_more_help_than_harm_decides(played: str, scores: list[int]) -> None:
    state = GAMES["mission"].parse_state(f"{DEALT},{played}")
    assert state.is_over
    assert state.scores == scores


def test_positions_actions_and_draws_round_trip_as_text() -> None:
    a_game = GAMES["mission"]
    match = played(1)
    state = a_game.new_state(match.options)
    for step in match.steps:
        assert str(a_game.parse_state(str(state))) == str(state)
        if isinstance(step, BaseDraw):
            assert a_game.parse_draw(step.text) is step
            state.draw(step)
        else:
            assert a_game.parse_action(step.text) is step
            state.play(step)
    assert str(a_game.parse_state(str(state))) == str(state)


@pytest.mark.parametrize(
    "text",
    [
        *("", "mission", "mission players=x", "saboteur players=3", "mission players=3 odd=1"),
        *("mission players=3 steps=role:traitor,role:traitor", "mission players=3 steps=play:help"),
        *(f"{DEALT},play:nothing", f"{DEALT},role:loyal", f"{DEALT},play:help,play:help,play:help,play:help"),
    ],
)
def test_a_position_that_the_rules_do_not_lead_to_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - each of them in its own words
        GAMES["mission"].parse_state(text)


def test_a_record_gives_the_match_back() -> None:
    match = played(2)
    again = pyrite.load(match.record())
    assert again.record() == match.record()
    for seat in (None, *range(4)):
        assert again.view(seat).to_json() == match.view(seat).to_json()
        assert again.events(seat) == match.events(seat)
    with pytest.raises(RecordError, match="line"):
        pyrite.load(match.record().replace("0 play:", "1 play:", 1))


def test_a_seat_cannot_tell_the_position_from_one_that_differs_in_what_is_hidden() -> None:
    rng = random.Random(3)
    match = new("mission", players=4, seed=3)
    differed = 0
    while match.turn is not None:
        for seat in (None, *range(4)):
            view = match.view(seat)
            other = view.sample(rng)
            assert other.view(seat).to_json() == view.to_json()
            differed += str(other) != str(match.state)
            assert all(event.audience in (None, seat) for event in view.events)
        match.play(rng.choice(match.legal()))
    assert differed > 5


def test_roles_of_others_are_shown_only_at_the_end() -> None:
    match = new("mission", players=3, seed=4)
    for seat in range(3):
        roles = json.loads(match.view(seat).to_json())["roles"]
        assert [role is not None for role in roles] == [other == seat for other in range(3)]
    assert json.loads(match.view(None).to_json())["roles"] == [None] * 3
    assert None not in json.loads(played(4).view(None).to_json())["roles"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_describes_every_event(language: str, third_game: AnyGame) -> None:
    assert texts.messages("mission", language).keys() == texts.messages("mission", "en").keys()
    folder = FOLDER / "mission/locales" / language / "mission.ftl"
    own = re.findall(r"^([a-z-]+) =", folder.read_text(encoding="utf-8"), re.M)
    assert sorted(own) == sorted(texts.messages("mission", "en"))
    match = played(5)
    result = [third_game.describe_event(event, language) for seat in range(4) for event in match.events(seat)]
    assert all(line and "{" not in line for line in result)


def test_replay_tells_the_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played(6)
    file = tmp_path / "game.pyrite"
    file.write_text(match.record(), encoding="utf-8")
    assert main(["replay", str(file), "--as", "1"]) == 0
    result = capsys.readouterr().out
    assert result.count(" plays ") == 4
    assert result.count("\n[") == 5  # the cards on the table, after each of them and at the end
    assert ("The mission succeeds" in result) == (match.view(None).ending == "success")
    assert result.count("gets a role") == 1  # its own
    assert main(["show", str(file), "--svg"]) == 0
    assert ET.fromstring(capsys.readouterr().out).tag.endswith("svg")


def test_simulate_counts_how_its_games_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "mission", "--players", "3", "--games", "20", "--bots", "partisan,random"]) == 0
    table = capsys.readouterr().out
    assert "success" in table
    assert "failure" in table


def test_two_bots_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--game", "mission", "--players", "4", "--deals", "10", "--cores", "1", "--seed", "1", "--json"]
    assert main(["match", "partisan", "random", *arguments]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "mission"


def test_the_rounds_are_counted() -> None:
    (one,) = rounds_of(played(7))
    assert one.ending in GAMES["mission"].endings
    assert sum(points for _, points in one.won) in (2, 3)
    assert [role for role, _ in one.won].count("traitor") == 1


def test_hindsight_reads_it_again() -> None:
    found = read_again(played(8).record())
    assert found.reader == "partisan"
    assert found.roles == ("loyal", "traitor")
    (one,) = found.rounds
    assert len(one.chances) == 4
    assert one.roles.count("traitor") == 1


def test_a_bot_of_another_game_does_not_play_it() -> None:
    match = new("mission", players=3, seed=1)
    with pytest.raises(ValueError, match="does not play mission"):
        pyrite.bot("detective", seed=1).suspicion(match.view(0))


def test_the_page_about_new_games_quotes_the_real_files() -> None:
    files = [path for path in FOLDER.rglob("*") if path.suffix in (".py", ".ftl", ".txt")]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in files)
    blocks = re.findall(r"```(?:python|ini|fluent)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert len(blocks) >= 5
    for block in blocks:
        for part in re.split(r"^ *\.\.\.\n", block, flags=re.M):
            assert part.strip("\n") in sources, part


def test_its_bots_are_compared_by_teams_in_usual_words(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    report = tmp_path / "match.html"
    match = ["match", "partisan", "random", "--game", "mission", "--players", "4", "--deals", "5", "--seed", "1"]
    assert main([*match, "--grid", "--cores", "1", "--report", str(report)]) == 0
    out = capsys.readouterr().out
    for said in ("raiders", "defenders win", "A defends, B raids", "A raids better by"):
        assert said in out
    assert "<h2>Defenders win" in report.read_text(encoding="utf-8")
    assert main([*match, "--cores", "1", "--json"]) == 0
    cell = json.loads(capsys.readouterr().out)["by_players"]["4"]["1"]
    assert cell["deals"] == 5
    assert set(cell["defenders_win"]) == {"ab", "ba"}


def test_its_bots_play_a_league(third_game: AnyGame) -> None:
    bots = {third_game.name: tuple(third_game.levels())}
    league = League(bots=bots, deals={"teams": 2, "mixed": 2, "eyes": 2, "sides": 2}, seed=1)
    found = standings(league, [play_batch(league, batch) for batch in batches(league)])
    assert {(one.game, one.players) for one in found.teams} == {("mission", players) for players in (0, 3, 4, 5, 6)}
    assert [one.bot for one in found.rated] == list(bots["mission"])
    assert not found.sided
    assert "Mission: defenders win" in league_report.page(found)
    teams: Any = found.to_data()["teams"]
    assert {"defenders", "raiders"} < set(teams[0])
