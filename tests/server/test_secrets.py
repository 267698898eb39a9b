"""No byte that a viewer gets over HTTP or a WebSocket, and none of the server's log, depends on what they cannot know.

Two servers play two games that a viewer cannot tell apart (`tests.games.twins`), with commitments, codes, tokens and
times the same. Everything that the viewer is sent is compared, in order, whatever they try; so sizes and numbers of
messages are, too.
"""

import random
from typing import Any

import pytest

from pyrite.match import Match
from pyrite.server.access import identity
from tests.families import some
from tests.games.random_games import LOST_MINES_OPTIONS, OPTIONS, OTHER_BOX, name_of, random_match
from tests.games.test_promise import changed_by_round
from tests.games.twins import TWINS
from tests.server.players import token_of
from tests.server.twins import STRANGER, compare, on_its_own

pytestmark = pytest.mark.once

SETTINGS: tuple[dict[str, Any], ...] = (
    {"hints": True},
    {"clock": "brisk", "open": True},
    {"clock": "relaxed", "latecomers": False, "hints": True},
)


CASES = [("saboteur", options, 3 + number % 8, number) for number, options in enumerate(OPTIONS)]
CASES += [("lost-mines", options, 3 + 2 * number % 7, number) for number, options in enumerate(LOST_MINES_OPTIONS)]


def moments(match: Match, rng: random.Random, most: int = 70) -> list[int]:
    """Numbers of steps after which somebody is to decide, not too early and not too late."""
    actions = [number for number, step in enumerate(match.steps) if not isinstance(step, match.game.draw)]
    fit = actions[min(len(actions), most) // 4 : most]
    return rng.sample(fit, min(len(fit), 2))


def a_twin(game: str, players: int, seat: int | None, most: int = 30) -> tuple[Match, list[Any], int]:
    """A game, another that the seat cannot tell from it, and how far that goes."""
    match = random_match({"players": players, "rounds": 1}, seed=f"{game} {players} {seat}", game=game)
    rng = random.Random(f"twin {seat}")
    until = max(moments(match, rng, most))
    make_twin = TWINS[game]
    return match, make_twin(match.record(), seat, until, rng), until


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options", "players", "number"),
    # Three of four are for `make long`: tests/games/test_promise.py looks at all options, without a server.
    some(CASES, lambda game, options, players, number: number % 4 == 0),
    ids=[f"{game}-{name_of(o)}-{n}p" for game, o, n, _ in CASES],
)
@pytest.mark.parametrize("most", [30, pytest.param(70, marks=pytest.mark.long)])
def test_no_byte_that_a_viewer_gets_depends_on_what_they_cannot_know(tmp_path, game, options, players, number, most):
    match = random_match(options | {"players": players}, seed=f"wire {players} {name_of(options)}", game=game)
    rng = random.Random(number)
    settings = SETTINGS[number % len(SETTINGS)]
    make_twin = TWINS[game]
    seats: list[int | None] = [None, rng.randrange(players)]
    viewers = dict(zip(seats, moments(match, rng, most), strict=True))  # until when
    seen, log = on_its_own(
        tmp_path / "first", lambda run: run.play(match, match.steps[: max(viewers.values())], viewers, **settings)
    )
    for seat, until in viewers.items():
        other = make_twin(match.record(), seat, until, rng)
        assert other != match.steps[:until]
        twin_seen, twin_log = on_its_own(
            tmp_path / f"twin{seat}",
            lambda run: run.play(match, other, viewers, **settings),  # noqa: B023
        )
        compare(twin_seen[seat], seen[seat])
        if until == max(viewers.values()):
            assert twin_log == log


LATER: list[tuple[str, dict[str, Any]]] = [
    ("saboteur", {"rounds": 2, "edition": "classic"}),
    ("saboteur", {"rounds": 2, "bonus_nuggets": True}),
    ("lost-mines", {"rounds": 2}),
    ("lost-mines", {"rounds": 2, "box": OTHER_BOX}),
]


# What a round leaves hidden after its end.
HIDDEN = {"saboteur": {"card", "nugget", "take"}, "lost-mines": {"card", "treasure"}}


LATER_SEEN = [(*later, seat) for seat in (None, 1) for later in LATER]


@pytest.mark.parametrize(
    ("game", "options", "seat"),
    # In each game one option for a spectator, one for a player; the other way round is for `make long`.
    some(LATER_SEEN, lambda game, options, seat: (LATER.index((game, options)) % 2 == 0) == (seat is None)),
    ids=[f"{game}-{name_of(options)}-{seat}" for game, options, seat in LATER_SEEN],
)
def test_what_is_hidden_in_later_rounds_shows_in_nothing_either(tmp_path, game, options, seat):
    match, other, first, until = later_twin(game, options, seat)
    seen, log = on_its_own(
        tmp_path / "first", lambda run: run.play(match, match.steps[:until], {seat: until}, first=first)
    )
    twin_seen, twin_log = on_its_own(tmp_path / "twin", lambda run: run.play(match, other, {seat: until}, first=first))
    compare(twin_seen[seat], seen[seat])
    assert twin_log == log


def later_twin(game: str, options: dict[str, Any], seat: int | None) -> tuple[Match, list[Any], int, int]:
    """A game and its twin in the second round, which also differ in what stays hidden of the first; and from when."""
    for number in range(100):
        match = random_match({"players": 4, **options}, seed=f"later {number}", game=game, eager=1.0)
        moment = later_moment(match)
        if moment is None:
            continue
        other = TWINS[game](match.record(), seat, moment[1], random.Random(number))
        changed = changed_by_round(match, other)
        if changed[1] >= HIDDEN[game] and "card" in changed[2]:
            return match, other, *moment
    raise AssertionError("no such game")


def later_moment(match: Match) -> tuple[int, int] | None:
    """The move with which the last round is about to begin, and a number of steps some moves into it, if it is long."""
    again, moves, last = Match(match.game, match.options), 0, 0
    for number, step in enumerate(match.steps):
        if not isinstance(step, match.game.draw):
            if again.state.round == match.options.rounds and moves >= last + 12:
                return last - 2, number
            moves += 1
            last = moves if again.state.round < match.options.rounds else last
        again.take_step(step)
    return None


@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
def test_the_figures_for_operators_do_not_depend_on_it_either(tmp_path, game):
    match, other, until = a_twin(game, players=5, seat=2)
    seen, _ = on_its_own(tmp_path / "first", lambda run: run.play(match, match.steps[:until], {2: until}))
    twin_seen, _ = on_its_own(tmp_path / "twin", lambda run: run.play(match, other, {2: until}))
    compare(twin_seen[2], seen[2])
    figures = [message for heard in seen[2].notes for message in heard if message.startswith(b"# HELP")]
    assert b'pyrite_commands_total{answer="illegal",do="play"}' in figures[-1]


@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
def test_the_comparison_would_notice_what_another_seat_knows(tmp_path, game):
    match, other, until = a_twin(game, players=4, seat=0)
    seen, _ = on_its_own(tmp_path / "first", lambda run: run.play(match, match.steps[:until], {1: until}))
    twin_seen, _ = on_its_own(tmp_path / "twin", lambda run: run.play(match, other, {1: until}))
    with pytest.raises(AssertionError, match="seat 1, move"):
        compare(twin_seen[1], seen[1])


@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
def test_how_long_bots_think_about_their_cards_shows_in_nothing(tmp_path, game):
    match, other, until = a_twin(game, players=4, seat=0, most=30)
    seen, log = on_its_own(tmp_path / "first", lambda run: run.play_against_bots(match, match.steps[:until], 1_000))
    twin_seen, twin_log = on_its_own(tmp_path / "twin", lambda run: run.play_against_bots(match, other, 1_000))
    compare(twin_seen, seen)
    assert twin_log == log


def test_the_log_holds_no_token_no_secret_and_nothing_of_the_game(tmp_path):
    match = random_match({"players": 3, "rounds": 1}, seed="logged")
    _, lines = on_its_own(tmp_path / "first", lambda run: run.play(match, match.steps, {0: len(match.steps)}))
    log = "\n".join(lines)
    hidden = [token_of(f"seat {seat}") for seat in range(3)] + [token_of(STRANGER)]
    hidden += [identity.digest(token) for token in hidden] + ["Seat 0", "Twins", "hm "]
    hidden += [step.text for step in match.steps if len(step.text) > 4]
    assert "all tables are loaded" in log
    assert [word for word in hidden if word in log] == []


@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
def test_who_waits_at_the_door_of_a_table_hears_nothing_of_the_game(tmp_path, game):
    match, other, until = a_twin(game, players=4, seat=None)
    seen, _ = on_its_own(
        tmp_path / "first", lambda run: run.play(match, match.steps[:until], {None: until}, spectators=False)
    )
    twin_seen, _ = on_its_own(tmp_path / "twin", lambda run: run.play(match, other, {None: until}, spectators=False))
    compare(twin_seen[None], seen[None])
    shown = b"".join(message for heard in seen[None].notes for message in heard)
    assert b'"type":"door"' in shown
    assert b'"view"' not in shown
    assert b'"happened"' not in shown
