"""A gentle start: at the beginning bots do nothing against people."""

import random

import pytest

import pyrite
from pyrite.games.saboteur.bots import LEVELS
from pyrite.games.saboteur.game import GAME
from pyrite.games.saboteur.rules.words import Verb
from pyrite.server.live.bot_turns import is_beginning
from tests.server.conftest import Served

pytestmark = [pytest.mark.anyio, pytest.mark.once]


@pytest.mark.parametrize("level", [name for name, one in LEVELS.items() if one.at_tables])
def test_a_bot_of_any_level_spares_who_is_to_be_spared(level: str) -> None:
    removed = 0
    for seed in range(8):
        match = pyrite.new("saboteur", players=5, seed=seed)
        view = match.view(match.turn)
        spared = GAME.sparing(view, [0])
        assert not [action for action in spared.legal if action.verb is Verb.BREAK and action.seat == 0]
        assert pyrite.bot(level, seed=seed).act(spared) in spared.legal
        removed += len(view.legal) - len(spared.legal)
    assert removed


def test_somebody_who_can_do_nothing_else_plays_on() -> None:
    match = pyrite.new("saboteur", players=3, seed=1)
    view = match.view(match.turn)
    assert GAME.sparing(view, []) == view
    assert GAME.sparing(view, range(3)).events == view.events


def test_the_beginning_ends_when_everybody_has_had_two_turns() -> None:
    name: str = GAME.name  # as any game
    match, rng, early = pyrite.new(name, players=4, seed=3), random.Random(1), []
    for _ in range(10):
        early.append(is_beginning(match))
        match.play(rng.choice(match.legal()))
    assert early == [True] * 8 + [False] * 2


@pytest.mark.parametrize("gentle", [True, False])
async def test_bots_at_a_table_see_no_way_to_harm_a_beginner(server: Served, gentle: bool) -> None:
    ann = server.person()
    options = {"players": 3, "first": 1}
    code = await ann.play_now(options=options, level="novice", settings={"pace": 10_000, "gentle": gentle})
    live = server.live_tables.tables[code]
    assert live.table.match is not None
    whole = live.table.match.view(1)
    assert whole.legal
    assert (
        live.bots.seen_by(1, live.table.match).legal == (live.table.game.sparing(whole, [0]) if gentle else whole).legal
    )
