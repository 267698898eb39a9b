"""The league: its arithmetic by hand-made results, what it plays, and going on after a kill."""

import json
import math
import re
import subprocess
import sys
import time
from typing import Any

import msgspec
import pytest

from pyrite.arena import league_report
from pyrite.arena.beliefs import Belief, judge
from pyrite.arena.deals import PointsDeal
from pyrite.arena.league import (
    FULL,
    QUICK,
    League,
    LeagueChunk,
    MixedDeal,
    Outcome,
    Sides,
    SuspicionDeal,
    Teams,
    batches,
    check,
    pairs_of,
    play_batch,
    twos_of,
)
from pyrite.arena.move_times import Thinking
from pyrite.arena.ratings import POINTS, MixedRound, ratings
from pyrite.arena.results_file import MATCH, ResultsFile, WrongFile, read_seed
from pyrite.arena.standings import ALL, standings
from pyrite.cli import main
from pyrite.cli.league import LEAGUE
from pyrite.game import GAMES
from pyrite.texts import languages, text

TWO = League(bots={"saboteur": ("novice", "digger")}, deals={"teams": 2, "mixed": 4, "eyes": 1}, seed=3)
SIDES = League(bots={"lost-mines": ("random", "digger")}, deals={"sides": 2}, seed=3)


def believed(*given: tuple[float, bool]) -> Belief:
    belief = Belief()
    for chance, is_true in given:
        belief.add(chance, is_true)
    return belief


# Suspicion


def test_auc_is_how_often_the_true_one_is_higher_and_equals_count_half():
    found = judge(believed((0.9, True), (0.5, True), (0.5, False), (0.1, False)))
    assert found is not None
    assert found.auc == pytest.approx((1 + 1 + 0.5 + 1) / 4)
    backwards = judge(believed((0.1, True), (0.9, False)))
    assert backwards is not None
    assert backwards.auc == 0


def test_auc_is_unknown_where_there_is_nothing_to_tell_apart():
    found = judge(believed((0.9, True), (0.8, True)))
    assert found is not None
    assert found.auc is None
    assert judge(Belief()) is None


def test_log_loss_is_the_mean_of_the_surprise():
    found = judge(believed((0.8, True), (0.25, False)))
    assert found is not None
    assert found.log_loss == pytest.approx(-(math.log(0.8) + math.log(0.75)) / 2)
    wrong = judge(believed((0.0, True)))
    assert wrong is not None
    assert wrong.log_loss == pytest.approx(-math.log(0.0005)), "a wrong certainty is dear, and finite"


def test_the_calibration_error_is_the_mean_distance_of_chances_from_what_came_true():
    found = judge(believed(*[(0.75, True)] * 3, (0.75, False), *[(0.2, True)] * 2, *[(0.2, False)] * 2))
    assert found is not None
    assert found.calibration_error == pytest.approx((4 * 0 + 4 * 0.3) / 8)


def test_beliefs_add_up_in_any_order():
    one, other = believed((0.9, True), (0.2, False)), believed((0.9, False), (0.4, True))
    one.merge(other)
    assert one.counts == believed((0.9, True), (0.2, False), (0.9, False), (0.4, True)).counts
    assert msgspec.json.decode(msgspec.json.encode(one), type=Belief) == one


# Ratings


def mixed(bots: tuple[int, ...], saboteur: int, *, won: int, lost: int) -> list[MixedRound]:
    saboteurs = tuple(seat == saboteur for seat in range(len(bots)))
    return [MixedRound(0, bots, saboteurs, True)] * won + [MixedRound(0, bots, saboteurs, False)] * lost


def test_a_rating_is_the_logarithm_of_odds():
    """All miners by 1 win 10 to 1 where all miners by 0 win 1 to 1, against the same saboteur: 400 points."""
    rounds = mixed((0, 0, 0), 2, won=1000, lost=1000) + mixed((1, 1, 0), 2, won=2000, lost=200)
    found = ratings(rounds, 2)
    assert found[0].first.mean == found[0].second.mean == 0
    assert found[1].first.mean == pytest.approx(400, abs=2)
    spread = math.sqrt(1 / 1000 + 1 / 1000 + 1 / 2000 + 1 / 200)
    assert found[1].first.high - found[1].first.mean == pytest.approx(1.96 * spread * POINTS, rel=0.02)
    assert (found[0].seats, found[1].seats) == (6000 + 2200, 4400)


def test_a_saboteur_is_rated_by_what_miners_lose_and_apart_from_its_digging():
    rounds = mixed((0, 0, 0), 2, won=1000, lost=1000) + mixed((0, 0, 1), 2, won=200, lost=2000)
    found = ratings(rounds, 2)
    assert found[1].second.mean == pytest.approx(400, abs=2)
    assert found[1].first.mean == pytest.approx(0)


def test_half_a_team_is_worth_half():
    rounds = mixed((0, 0, 0), 2, won=1000, lost=1000) + mixed((1, 0, 0), 2, won=2000, lost=200)
    assert ratings(rounds, 2)[1].first.mean == pytest.approx(800, abs=6)


def test_rounds_without_a_saboteur_and_bots_that_never_played_say_nothing():
    quiet = [MixedRound(0, (1, 1, 1), (False,) * 3, True)] * 50
    rounds = mixed((0, 0, 0), 2, won=10, lost=10)
    assert ratings(rounds + quiet, 3) == ratings(rounds, 3)
    assert ratings(rounds, 3)[2].first.mean == 0
    assert ratings(rounds, 3)[2].first.high > 1000


def test_the_anchor_has_no_rating_and_the_others_are_measured_against_it():
    rounds = mixed((0, 0, 0), 2, won=1000, lost=1000) + mixed((1, 1, 0), 2, won=2000, lost=200)
    found = ratings(rounds, 2, anchor=1)
    assert found[1].first.mean == 0
    assert found[0].first.mean == pytest.approx(-400, abs=2)


# Standings


def outcome(kind: str, players: int, results: list[Any], **noted: Any) -> Outcome:
    return Outcome(
        LeagueChunk(
            "lost-mines" if kind == "sides" else "saboteur", kind, players, tuple(one.number for one in results)
        ),
        results,
        noted.get("beliefs", {}),
        noted.get("thinking", {}),
    )


def test_teams_are_counted_pair_by_pair_and_differences_are_paired():
    assert pairs_of(("novice", "digger"))[1] == ("novice", "digger"), "miners first"
    deals = [Teams(0, 1, (True, False, True, True)), Teams(1, 2, (True, False, True, False))]
    found = standings(TWO, [outcome("teams", 3, deals[:1]), outcome("teams", 5, deals[1:])])
    rates = {(one.players, one.first, one.second): one.won.rate for one in found.teams if one.dealt is None}
    assert rates[ALL, "novice", "novice"] == 1
    assert rates[ALL, "novice", "digger"] == 0
    assert rates[ALL, "digger", "digger"] == 0.5
    assert (rates[3, "digger", "digger"], rates[5, "digger", "digger"]) == (1, 0)
    split = [(one.players, one.dealt, one.deals) for one in found.teams if one.first == one.second == "digger"]
    assert split == [(ALL, None, 2), (3, None, 1), (3, 1, 1), (5, None, 1), (5, 2, 1)]
    better = next(one for one in found.against if one.players == ALL)
    assert (better.a, better.b) == ("digger", "novice")
    assert better.first is not None
    assert better.second is not None
    assert better.first.mean == pytest.approx((0.5 + 0) / 2)
    assert better.second.mean == pytest.approx(((1 + 0) / 2 + (1 + 1) / 2) / 2)


def test_sides_compare_the_later_bot_with_the_earlier_in_the_same_seats():
    assert twos_of(("random", "digger")) == [("random", "digger")]
    deal = PointsDeal(0, ("loyal", "selfish", "saboteur"), (1, 2, 3), (4, 5, 9))
    found = standings(SIDES, [outcome("sides", 3, [Sides(0, (deal,))])])
    (both, three) = found.sided
    assert (both.players, three.players, both.a, both.b) == (ALL, 3, "digger", "random")
    assert both.a_points is not None
    assert both.difference is not None
    assert (both.a_points.mean, both.difference.mean) == (6, 4)


def test_beliefs_and_times_of_all_batches_are_put_together():
    slow, quick = Thinking(), Thinking()
    slow.add(0.01)
    quick.add(0.001)
    found = standings(
        TWO,
        [
            outcome("eyes", 5, [SuspicionDeal(0)], beliefs={"saboteur digger sly": believed((0.9, True))}),
            outcome("mixed", 5, [], beliefs={"saboteur digger sly": believed((0.1, False))}, thinking={"x y": slow}),
            outcome("mixed", 6, [], thinking={"x y": quick}),
        ],
    )
    (seen,) = found.seen
    assert (seen.game, seen.bot, seen.about, seen.judged.given, seen.judged.auc) == ("saboteur", "digger", "sly", 2, 1)
    assert found.thinking["x y"].moves == 2


# Playing


def test_a_league_is_every_deal_of_every_kind_once():
    for deals in (QUICK, FULL):
        league = League(bots={name: tuple(game.levels()) for name, game in GAMES.items()}, deals=deals)
        found = batches(league)
        assert len(found) == len(set(found))
        for kind, many in deals.items():
            for players in {batch.players for batch in found if batch.kind == kind}:
                numbers = [
                    number for one in found if (one.kind, one.players) == (kind, players) for number in one.deals
                ]
                assert numbers == list(range(many))
        assert {batch.players for batch in found if batch.kind == "teams"} == set(range(3, 11))
        assert {batch.players for batch in found if batch.kind == "sides"} == set(range(3, 10))


@pytest.mark.once
@pytest.mark.parametrize(("league", "kind"), [(TWO, "teams"), (TWO, "mixed"), (TWO, "eyes"), (SIDES, "sides")])
def test_a_batch_is_played_the_same_whenever_and_notes_what_was_believed(league, kind):
    batch = next(batch for batch in batches(league) if batch.kind == kind)
    first, again = play_batch(league, batch), play_batch(league, batch)
    assert (first.results, first.beliefs) == (again.results, again.beliefs)
    assert [one.number for one in first.results] == list(batch.deals)
    assert first.beliefs
    assert all(times.moves for times in first.thinking.values())
    copy = msgspec.json.decode(msgspec.json.encode(first), type=Outcome)
    assert (copy.batch, copy.results, copy.beliefs) == (first.batch, first.results, first.beliefs)


@pytest.mark.once
def test_teams_of_the_same_bot_win_like_a_match_of_it_with_itself():
    """Mixed seats follow the draw, and saboteurs are the true ones."""
    batch = next(batch for batch in batches(TWO) if batch.kind == "mixed" and batch.players == 7)
    for one in play_batch(TWO, batch).results:
        assert isinstance(one, MixedDeal)
        assert len(one.bots) == len(one.second) == 7
        assert 2 <= sum(one.second) <= 3
        assert set(one.bots) <= {0, 1}


@pytest.mark.once
def test_suspicion_is_asked_before_the_roles_are_shown():
    """In a game of one kind of table who suspects by the role cards alone can tell nobody from anybody."""
    league = League(bots={"saboteur": ("random",)}, deals={"eyes": 10}, seed=3)
    (batch,) = batches(league)
    for key, belief in play_batch(league, batch).beliefs.items():
        found = judge(belief)
        assert found is not None
        assert found.auc == 0.5, key


def test_bots_that_do_not_play_a_game_are_refused():
    with pytest.raises(ValueError, match="does not play lost-mines"):
        check(League(bots={"lost-mines": ("scout", "digger")}, deals={}))
    with pytest.raises(ValueError, match="needs at least two bots"):
        check(League(bots={"saboteur": ("scout",)}, deals={}))
    with pytest.raises(ValueError, match="unknown personality"):
        check(League(bots={"saboteur": ("scout", "digger:mad")}, deals={}))


@pytest.mark.once
def test_the_page_holds_every_part_and_the_command():
    outcomes = [play_batch(league, batch) for league in (TWO, SIDES) for batch in batches(league)[::9]]
    both = League(bots=TWO.bots | SIDES.bots, deals=TWO.deals | SIDES.deals, seed=3, options=("--bots novice,digger",))
    page = league_report.page(standings(both, outcomes))
    assert "pyrite league --quick --bots novice,digger --seed 3" in page
    for part in ("ratings from mixed tables", "Saboteur: miners win", "Suspicion", "How long they think"):
        assert part in page
    assert "nan" not in page
    assert page.count("<table") == page.count("</table>")


@pytest.mark.once
@pytest.mark.parametrize("language", languages())
def test_the_page_is_in_all_languages_and_begins_with_the_one_that_was_asked_for(language: str):
    outcomes = [play_batch(TWO, batch) for batch in batches(TWO)[::9]]
    page = league_report.page(standings(TWO, outcomes), language=language)
    assert page.startswith(f'<!DOCTYPE html>\n<html lang="{language}">')
    articles = re.findall(r'<article id="(\w+)" lang="\1" data-title="(.+?)">', page)
    assert articles[0][0] == language
    assert {one for one, _ in articles} == set(languages())
    for one, title in articles:
        assert f"<h1>{title}</h1>" in page
        assert f'<a href="#{one}" lang="{one}">{text("language-name", one)}</a>' in page


# Saving


def test_a_file_of_another_league_or_of_a_match_is_refused(tmp_path):
    file = tmp_path / "league.jsonl"
    ResultsFile(file, TWO, LEAGUE).close()
    other = League(bots=TWO.bots, deals=TWO.deals, seed=4)
    with pytest.raises(WrongFile, match="of another pyrite league: its seed is 3, not 4"):
        ResultsFile(file, other, LEAGUE)
    with pytest.raises(WrongFile, match="is not a results file of pyrite match"):
        read_seed(file, MATCH)


PROGRAM = """
import sys
from pyrite.arena import league
league.QUICK.update(teams=1, mixed=2, eyes=1)
from pyrite.cli import main
raise SystemExit(main(sys.argv[1:]))
"""


def command(*arguments: str) -> list[str]:
    league = ("league", "--quick", "--game", "saboteur", "--bots", "random,novice", "--seed", "5")
    return [sys.executable, "-c", PROGRAM, *league, *arguments]


@pytest.mark.once
def test_a_league_that_was_killed_continues_to_the_same_figures(tmp_path):
    file = tmp_path / "league.jsonl"
    whole = json.loads(subprocess.run(command("--json", "--cores", "1"), capture_output=True, check=True).stdout)
    running = subprocess.Popen(command("--save", str(file), "--json", "--cores", "2"), stdout=subprocess.DEVNULL)
    patience = time.monotonic() + 60
    while True:
        has_ended = running.poll() is not None
        if file.exists() and file.read_bytes().count(b"\n") >= 5:
            break
        assert not has_ended, "it ended without having written what it played"
        assert time.monotonic() < patience
        time.sleep(0.005)
    running.kill()
    running.wait()
    with file.open("ab") as torn:
        torn.write(b'{"batch":{"kind":"te')
    done = subprocess.run(command("--save", str(file), "--json", "--cores", "1"), capture_output=True, check=True)
    again = json.loads(done.stdout)
    for figures in (whole, again):
        del figures["seconds"], figures["thinking"]
    assert again == whole
    assert file.read_bytes().endswith(b"\n")


# The command


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ("", "one of the arguments --quick --full is required"),
        ("--quick --full", "not allowed with"),
        ("--quick --bots dancer,digger", "unknown bot 'dancer'"),
        ("--quick --bots digger", "needs at least two bots"),
        ("--quick --bots digger,digger:mad", "unknown personality 'mad'"),
        ("--quick --game lost-mines --bots scout,digger", "needs at least two bots"),
        ("--quick --report /nowhere/page.html", "cannot be written"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_line(arguments, why, capsys):
    code: Any
    try:
        code = main(["league", *arguments.split()])
    except SystemExit as ended:
        code = ended.code
    printed = capsys.readouterr().err
    assert code == 2
    assert why in printed
    assert printed.count("\n") == 1
