"""What holds in every game that Pyrite knows: one suite that all of them pass, whatever their rules are."""

import json
import pickle
import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from pyrite import IllegalAction, engine, load
from pyrite.core.interned import BaseDraw
from pyrite.game import GAMES
from pyrite.games.lost_mines.rules import words as lost_mines
from pyrite.games.saboteur.rules import words as saboteur
from pyrite.match import Match
from tests import ROOT
from tests.games.random_games import LOST_MINES_OPTIONS, OPTIONS, name_of, random_match

COMPILED = engine.build() == "compiled"
PAGES = ROOT / "docs/rules/en"

WORDS: dict[str, Any] = {"saboteur": saboteur, "lost-mines": lost_mines}
CASES = [
    *(("saboteur", options, players) for players in range(3, 11) for options in OPTIONS[players % 3 :: 3]),
    *(("lost-mines", options, players) for players in range(3, 10) for options in LOST_MINES_OPTIONS),
]
# What a round has at most: draws of the deal, then for each card its draw and what its player decides.
MOST_STEPS = {
    "saboteur": (14 + 1 + 3 + 2) + 67 * 2 + 28 * 2,
    "lost-mines": (1 + 9 + 4 + 9) + 53 * (1 + 10 + 1 + 1 + 5 + 1 + 1),
}
LOG = 128  # events that a step has room for


def case(game: str, options: dict[str, Any], players: int) -> Any:
    """A game with its options; all tests of a case run in one process, where its match is played once."""
    name = f"{game}-{name_of(options)}-{players}p"
    return pytest.param(game, options | {"players": players}, id=name, marks=pytest.mark.xdist_group(name))


every_game = pytest.mark.parametrize(("game", "options"), [case(*one) for one in CASES])
each_game = pytest.mark.parametrize("game", GAMES)


def played(game: str, options: dict[str, Any]) -> Match:
    """A whole random match of a case."""
    return _played(game, tuple(options.items()))


@cache
def _played(game: str, options: tuple[tuple[str, Any], ...]) -> Match:
    return random_match(dict(options), seed=f"{name_of(dict(options))}", game=game)


def take(state: Any, step: Any) -> Any:
    """What a draw or an action tells."""
    return state.draw(step) if hasattr(step, "outcome") else state.play(step)


def replay(match: Match) -> Iterator[Any]:
    """The state of a match before its first step and after each; one object that goes on."""
    state: Any = match.game.new_state(match.options)
    yield state
    for step in match.steps:
        take(state, step)
        yield state


def sampled(match: Match, count: int) -> Iterator[Any]:
    """About so many states of a match, the end among them; interpreted, a third of them."""
    rng = random.Random(len(match.steps))
    share = (count if COMPILED else count / 3) / len(match.steps)
    for state in replay(match):
        if state.is_over or rng.random() < share:
            yield state


def seats(state: Any) -> list[int | None]:
    return [None, *range(state.options.players)]


def play_on(state: Any, rng: random.Random) -> None:
    """Plays to the end of the game at random, every step checked; of a game with many more rounds, two of them."""
    last = state.round + 2
    while not state.is_over and state.round < last:
        if tickets := state.tickets():
            state.draw(state.drawn_by(rng.randrange(tickets)))
        else:
            state.play(rng.choice(state.legal()))


# Playable


@every_game
def test_somebody_can_always_act_and_every_game_ends(game, options):
    match = played(game, options)
    for state in replay(match):
        if state.turn is not None:
            assert 0 <= state.turn < options["players"]
            assert state.legal()
            assert not state.chance()
        else:
            assert state.legal() == []
            assert bool(state.chance()) != state.is_over
    assert state.is_over
    assert len(match.steps) <= state.round * MOST_STEPS[game]


@every_game
def test_step_is_play_without_the_check(game, options):
    match = played(game, options)
    checked: Any = match.game.new_state(match.options)
    unchecked = checked.copy()
    for step in match.steps:
        take(checked, step)
        if isinstance(step, BaseDraw):
            unchecked.draw(step)
        else:
            unchecked.step(step.code)
    assert checked == unchecked == match.state


@every_game
def test_the_legal_actions_are_all_different_and_their_numbers_are_the_codes(game, options):
    for state in sampled(played(game, options), 60):
        legal = state.legal()
        assert len(set(legal)) == len(legal)
        assert [state.action_of(action.code) for action in legal] == legal
        assert all(state.refusal(action) is None for action in legal)


@every_game
def test_a_refused_step_changes_nothing_and_names_a_rule(game, options):
    match = played(game, options)
    tries = sorted(set(match.steps), key=str)
    rng = random.Random(options["players"])
    for state in sampled(match, 12):
        before = str(state)
        possible = {*state.legal(), *(draw for draw, _ in state.chance())}
        for step in rng.sample(tries, min(len(tries), 60)):
            if step not in possible:
                with pytest.raises(IllegalAction) as caught:
                    take(state, step)
                assert caught.value.action == str(step)
                assert caught.value.rule in rules_of(game)
                assert caught.value.reason
        assert str(state) == before


@cache
def rules_of(game: str) -> set[str]:
    """The numbers of the rules that stand in the book."""
    return set(re.findall(r"^- ([SL]\d+\.\d+) ", (PAGES / f"{game}.md").read_text(encoding="utf-8"), re.M))


@each_game
def test_every_refusal_names_a_rule_of_the_book(game):
    assert {refusal.rule for refusal in WORDS[game].Refusal} <= rules_of(game)


@every_game
def test_copies_go_their_own_way(game, options):
    rng = random.Random(options["players"])
    for state in sampled(played(game, options), 30):
        before = str(state)
        twin = state.copy()
        assert twin == state
        assert hash(twin) == hash(state)
        if state.is_over:
            continue
        if state.turn is None:
            twin.draw(rng.choice(twin.chance())[0])
        else:
            twin.play(rng.choice(twin.legal()))
        assert twin != state
        assert str(state) == before


# Chance


@every_game
def test_tickets_bring_exactly_what_chance_can_draw_each_by_its_weight(game, options):
    for state in sampled(played(game, options), 60):
        tickets = state.tickets()
        drawn = Counter(state.drawn_by(ticket) for ticket in range(tickets))
        assert drawn == dict(state.chance())
        assert len(state.chance()) == len(drawn)
        assert all(draw.what == state.drawn_what for draw in drawn)
        assert bool(tickets) == bool(state.drawn_what)
        for ticket in (-1, tickets):
            with pytest.raises(ValueError, match="is not one of"):
                state.drawn_by(ticket)


# Text


@every_game
def test_a_record_gives_the_match_back(game, options):
    match = played(game, options)
    record = match.record()
    again = load(record)
    assert again.record() == record
    assert again.steps == match.steps
    assert str(again.state) == str(match.state)
    assert again.state == match.state
    for seat in seats(match.state):
        assert again.events(seat) == match.events(seat)
        assert again.view(seat) == match.view(seat)


@every_game
def test_a_record_can_be_written_after_any_step(game, options):
    match = played(game, options)
    rng = random.Random(options["players"])
    for until in sorted(rng.sample(range(len(match.steps)), 3)):
        part = Match(match.game, match.options)
        for step in match.steps[:until]:
            part.take_step(step)
        again = load(part.record())
        assert again.steps == part.steps
        assert again.state == part.state
        assert again.record() == part.record()


@every_game
def test_the_text_of_a_position_gives_it_back_with_all_that_can_be_done_and_seen(game, options):
    match = played(game, options)
    for state in sampled(match, 40):
        again = match.game.state.parse(str(state))
        assert again == state
        assert str(again) == str(state)
        assert hash(again) == hash(state)
        assert again.legal() == state.legal()
        assert again.chance() == state.chance()
        assert again.turn == state.turn
        assert again.scores == state.scores
        for seat in seats(state):
            assert again.view(seat) == state.view(seat)


@every_game
def test_a_position_that_was_read_plays_on_like_the_one_that_was_written(game, options):
    match = played(game, options)
    rng = random.Random(options["players"])
    for begin in rng.sample(range(len(match.steps)), 3):
        state: Any = match.game.new_state(match.options)
        for step in match.steps[:begin]:
            take(state, step)
        again = match.game.state.parse(str(state))
        for step in match.steps[begin:]:
            assert list(take(again, step)) == list(take(state, step))
        assert again == state


@every_game
def test_states_actions_draws_and_views_travel_as_pickles(game, options):
    match = played(game, options)
    for state in sampled(match, 12):
        again = pickle.loads(pickle.dumps(state))
        assert again == state
        assert again.legal() == state.legal()
        view = state.view(0)
        assert pickle.loads(pickle.dumps(view)) == view
    again = pickle.loads(pickle.dumps(match.steps))
    assert all(one is other for one, other in zip(again, match.steps, strict=True))


# What is seen


@every_game
def test_a_view_is_json_that_names_its_game_its_seat_and_what_may_be_done(game, options):
    for state in sampled(played(game, options), 25):
        for seat in seats(state):
            view = state.view(seat)
            data = json.loads(view.to_json())
            assert data["game"] == game
            assert data["seat"] == seat
            assert data["turn"] == state.turn
            assert data["options"]["players"] == options["players"]
            mine = state.legal() if seat is not None and seat == state.turn else []
            assert data["legal"] == [str(action) for action in mine]
            assert list(view.legal) == mine
            assert view == state.view(seat)
            assert view.to_json() == state.copy().view(seat).to_json()
            assert view != state.view(0 if seat is None else None)


@every_game
def test_every_event_is_sent_to_one_seat_or_to_all(game, options):
    match = played(game, options)
    everyone = match.events(None)
    assert all(event.audience is None for event in everyone)
    for seat in range(options["players"]):
        found = match.events(seat)
        assert {event.audience for event in found} == {None, seat}
        assert [event for event in found if event.audience is None] == list(everyone)
        assert all((event.audience is None) != event.kind.startswith("your_") for event in found)


@every_game
def test_a_sample_looks_like_the_view_and_plays_on_to_the_end(game, options):
    rng = random.Random(options["players"])
    for number, state in enumerate(sampled(played(game, options), 15)):
        for seat in seats(state):
            view = state.view(seat)
            sample = view.sample(rng)
            assert sample.view(seat) == view
            assert sample.view(seat).to_json() == view.to_json()
        if number % 5 == 0:
            play_on(sample, rng)
            assert sample.is_over or sample.round > state.round


# The end


@every_game
def test_the_most_points_win_and_nobody_wins_before_the_end(game, options):
    for state in replay(played(game, options)):
        assert len(state.scores) == options["players"]
        assert min(state.scores) >= 0
        if not state.is_over:
            assert state.winners == []
    assert state.winners
    assert state.winners == [seat for seat, score in enumerate(state.scores) if score == max(state.scores)]
    assert tuple(state.winners) == state.view(None).winners


@each_game
def test_every_kind_of_event_and_phase_occurs_and_events_stay_within_their_room(game):
    cases = [(options, players) for name, options, players in CASES if name == game]
    kinds: Counter[str] = Counter()
    phases: Counter[int] = Counter()
    longest = 0
    for number, (options, players) in enumerate(cases):
        match = random_match(options | {"players": players}, seed=f"events {number}", eager=0.9, game=game)
        state: Any = match.game.new_state(match.options)
        kinds.update(event.kind for event in state.last_events())
        for step in match.steps:
            phases[state.phase] += 1
            events = take(state, step)
            kinds.update(event.kind for event in events)
            longest = max(longest, len(events))
        phases[state.phase] += 1
    assert set(kinds) == {kind.name.lower() for kind in WORDS[game].EventKind}
    assert set(phases) == set(map(int, WORDS[game].Phase))
    assert longest <= LOG
