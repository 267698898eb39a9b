"""What holds for every bot in every game: views only, never an illegal action, the same seed the same game."""

import gc
import importlib
import itertools
import random
from typing import Any

import pytest

import pyrite
from pyrite import engine
from pyrite.bots.levels import choose_any
from pyrite.core.playable import Playable
from pyrite.game import GAMES
from pyrite.match import Match
from pyrite.suspicion_text import explain
from tests.games.random_games import LOST_MINES_OPTIONS, OPTIONS, random_match
from tests.games.twins import TWINS

PLAYERS = {"saboteur": range(3, 11), "lost-mines": range(3, 10)}
ALL_OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {"saboteur": OPTIONS, "lost-mines": LOST_MINES_OPTIONS}
EACH = [(name, bot) for name, game in GAMES.items() for bot, level in game.levels().items() if not level.frozen]
CHUNKS = 80
FIRST_CHUNKS = 1  # the others are for `make long`
COMPILED = engine.build() == "compiled"
GAMES_A_CHUNK = 25 if COMPILED else 1  # 2,000 games in all


def play(name: str, bots: tuple[str, ...], seed: str, **options: Any) -> Match:
    match = pyrite.new(name, seed=seed, **options)
    players = [pyrite.bot(bots[seat % len(bots)], seed=f"{seed}/{seat}") for seat in range(match.options.players)]
    while match.turn is not None:
        match.play(players[match.turn].act(match.view(match.turn), budget=1.0))  # IllegalAction fails the test
    return match


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.parametrize(
    "chunk",
    [*range(FIRST_CHUNKS), *(pytest.param(rest, marks=pytest.mark.long) for rest in range(FIRST_CHUNKS, CHUNKS))],
)
@pytest.mark.parametrize("name", GAMES)
def test_no_bot_ever_plays_an_illegal_action(name, chunk):
    orders = list(itertools.permutations(GAMES[name].levels()))
    for number in range(chunk, CHUNKS * GAMES_A_CHUNK, CHUNKS):
        rng = random.Random(number)
        options = {**rng.choice(ALL_OPTIONS[name]), "players": rng.choice(PLAYERS[name]), "rounds": 1}
        if options.get("until_alone"):
            del options["until_alone"]
        match = play(name, orders[number % len(orders)], f"legal/{number}", **options)
        assert match.state.is_over


def test_games_until_one_leads_alone_end():
    match = play("lost-mines", ("digger", "novice"), "3", players=4, rounds=1, until_alone=True)
    assert len(match.winners) == 1


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="takes minutes on the interpreted engine")
@pytest.mark.parametrize(("better", "worse"), [("digger", "novice"), ("novice", "random")])
def test_the_better_level_wins_more_points_on_the_same_deals(better, worse):
    points = {better: 0, worse: 0}
    for deal in range(20):
        for swapped in (False, True):
            levels = (worse, better) if swapped else (better, worse)
            match = play("lost-mines", levels, f"order/{deal}", players=4 + deal % 2 * 2, rounds=1)
            for seat, won in enumerate(match.scores):
                points[levels[seat % 2]] += won
    assert points[better] > 1.2 * points[worse], points


@pytest.mark.once
@pytest.mark.parametrize(("name", "bot"), EACH)
def test_the_same_seed_gives_the_same_game(name, bot):
    first = play(name, (bot,), "same", players=5, rounds=2).record()
    assert play(name, (bot,), "same", players=5, rounds=2).record() == first
    assert play(name, (bot,), "other", players=5, rounds=2).record() != first


@pytest.mark.parametrize(("name", "bot"), EACH)
def test_a_bot_does_the_same_whatever_it_cannot_know(name, bot):
    """The state behind the view is another one, with other roles, hands and goals; the bot cannot tell."""
    match = random_match({"players": 4, "rounds": 1}, 5, eager=0.7, game=name)
    rng = random.Random(1)
    compared = 0
    for until in rng.sample(range(20, len(match.steps)), 12):
        again = Match(match.game, match.options)
        for step in match.steps[:until]:
            again.take_step(step)
        seat = again.turn
        if seat is None:
            continue
        other = Match(match.game, match.options)
        for step in TWINS[name](match.record(), seat, until, rng):
            other.take_step(step)
        for seed in range(3):
            player, twin_player = pyrite.bot(bot, seed=seed), pyrite.bot(bot, seed=seed)
            assert player.act(again.view(seat)) is twin_player.act(other.view(seat))
            thoughts, twin_thoughts = player.suspicion(again.view(seat)), twin_player.suspicion(other.view(seat))
            assert thoughts == twin_thoughts
        for ours, theirs in zip(thoughts, twin_thoughts, strict=True):
            assert explain(again.view(seat), ours, "en") == explain(other.view(seat), theirs, "en")
        compared += again.state != other.state
    assert compared > 3


@pytest.mark.parametrize("name", GAMES)
def test_no_state_can_be_reached_from_a_view(name):
    match = random_match({"players": 5, "rounds": 1}, 2, eager=0.5, game=name)
    again = Match(match.game, match.options)
    for step in match.steps[: len(match.steps) // 2]:
        again.take_step(step)
    queue: list[Any] = [again.view(0)]
    seen: set[int] = set()
    while queue:
        thing = queue.pop()
        if id(thing) in seen or isinstance(thing, type) or callable(thing):
            continue
        seen.add(id(thing))
        assert not isinstance(thing, Playable | Match), f"a view leads to {thing!r}"
        queue += gc.get_referents(thing)
    assert len(seen) > 100


@pytest.mark.parametrize(("name", "bot"), EACH)
def test_what_is_thought_of_the_others_adds_up_and_never_contradicts_what_is_known(name, bot):
    match = random_match({"players": 6, "rounds": 1}, 8, eager=0.7, game=name)
    again = Match(match.game, match.options)
    player = pyrite.bot(bot, seed=1)
    for number, step in enumerate(match.steps):
        again.take_step(step)
        if number % 40 or again.turn is None:
            continue
        for seat in (None, 0, 3):
            view = again.view(seat)
            thought = player.suspicion(view)
            assert [one.seat for one in thought] == [other for other in range(6) if other != seat]
            known = view.roles if name == "saboteur" else [dwarf.character for dwarf in view.dwarfs]
            for one in thought:
                assert sum(one.chances.values()) == pytest.approx(1)
                assert min(one.chances.values()) >= 0
                if known[one.seat] is not None:
                    assert one.chances[known[one.seat]] == 1
                assert all(0 <= reason.event < len(view.events) for reason in one.reasons)


@pytest.mark.parametrize(("name", "bot"), EACH)
def test_a_bot_that_ignores_its_budget_says_so(name, bot):
    place = "pyrite.games.{}.bots.{}".format(name.replace("-", "_"), bot)
    choose = choose_any if bot == "random" else importlib.import_module(place).choose
    ignores = "ignores the budget." in str(choose.__doc__)
    assert ignores == ((name, bot) != ("lost-mines", "detective"))
    if ignores:
        match = pyrite.new(name, players=4, rounds=1, seed="budget")
        for _ in range(12):
            view = match.view(match.turn)
            actions = {pyrite.bot(bot, seed=1).act(view, budget) for budget in (None, 0.0, 100.0)}
            assert len(actions) == 1
            match.play(*actions)


def test_a_view_without_a_decision_is_refused():
    match = pyrite.new("saboteur", players=5, seed=7)
    with pytest.raises(ValueError, match="nothing to decide"):
        pyrite.bot("digger").act(match.view(None))


def test_an_unknown_bot_is_refused_with_the_names_there_are():
    with pytest.raises(ValueError, match="unknown bot 'dancer': choose one of random, novice, scout, digger"):
        pyrite.bot("dancer")
