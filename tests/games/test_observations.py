"""Numbered actions and observations: they say what the view says, and every legal action has a number."""

import hashlib
import random
from pathlib import Path
from typing import Any

import pytest

from pyrite import engine, new
from pyrite.core.observation import Observer
from pyrite.core.require import require
from pyrite.game import GAMES
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.state import State
from pyrite.match import Match
from tests.bots.first_box import FIRST_BOX
from tests.games.lost_mines import observations as lost_mines
from tests.games.observations import history_of
from tests.games.random_games import LOST_MINES_OPTIONS, OPTIONS, choose, name_of
from tests.games.saboteur import observations as saboteur

CASES = [
    *(("saboteur", {**OPTIONS[number % len(OPTIONS)], "players": 3 + number % 8}) for number in range(16)),
    *(
        ("lost-mines", {**LOST_MINES_OPTIONS[number % len(LOST_MINES_OPTIONS)], "players": 3 + number % 7})
        for number in range(14)
    ),
]
CASES = CASES if engine.build() == "compiled" else CASES[::3]
EVERY = 3 if engine.build() == "compiled" else 40  # how many decisions are between two comparisons
GOLDEN = Path(__file__).parent.parent / "golden"


def expected(match: Match, seat: int, decisions: list[Any]) -> list[int]:
    view: Any = match.view(seat)
    layout: Any = match.game.layout()
    players = match.options.players
    if match.game.name == "saboteur":
        seen = saboteur.expected(view, saboteur.walk(view))
        return seen + history_of(layout, decisions, saboteur.details, seat, players)
    return lost_mines.expected(view) + history_of(layout, decisions, lost_mines.details, seat, players)


def without_walks(numbers: list[int], layout: Any) -> list[int]:
    """The numbers without what a walk says: it also names the cell it began in, which its event leaves out."""
    numbers = list(numbers)
    walked = layout.history_kinds.index("walked") + 1 if "walked" in layout.history_kinds else None
    for place in range(layout.size, len(numbers), 5):
        if numbers[place] == walked:
            numbers[place + 2 : place + 5] = [0, 0, 0]
    return numbers


@pytest.mark.parametrize(("game", "options"), CASES, ids=[f"{g}-{name_of(o)}" for g, o in CASES])
def test_an_observation_says_what_the_view_says_and_every_legal_action_has_a_number(game, options):
    rng = random.Random(name_of(options))
    match: Any = Match(GAMES[game], GAMES[game].options(**options), seed=1)
    layout: Any = match.game.layout()
    observer = Observer(match.state)
    decisions: list[Any] = []
    match.deal()
    while match.turn is not None:
        numbers = observer.legal()
        assert len(set(numbers)) == len(numbers) == len(match.legal())
        assert all(0 <= number < layout.action_count for number in numbers)
        if rng.randrange(EVERY) == 0:
            for seat in range(match.options.players):
                seen = observer.observation(seat)
                assert {type(number) for number in seen} == {int}
                assert without_walks(seen, layout) == expected(match, seat, decisions)
        action = choose(match.legal(), rng, 0.8)
        assert observer.code_of(numbers[match.legal().index(action)]) == action.code
        match.take_step(action)
        decisions.append(next(event for event in match.state.last_events() if event.audience is None))
        observer.decided()
        match.deal()
    for seat in range(match.options.players):
        assert without_walks(observer.observation(seat), layout) == expected(match, seat, decisions)


def line(length: int) -> State:
    """A tunnel that goes straight west, one card after the other, out of the window."""
    match: Any = new("saboteur", players=3, edition="classic", rounds=1, seed=3)
    match.deal()
    laid = 0
    while match.turn is not None and laid < length:
        west = [a for a in match.legal() if a.verb.value == "lay" and a.y == 0 and a.x == -1 - laid and "W" in a.face]
        laid += bool(west)
        match.play(west[0] if west else next(a for a in match.legal() if a.verb.value == "pass"))
    return match.state


def test_actions_outside_the_window_are_numbered_behind_the_others():
    state = line(8)
    layout: Any = GAMES["saboteur"].layout()
    observer = Observer(state)
    numbers = observer.legal()
    outside = [action for action in state.legal() if action.x is not None and not -4 <= action.x <= 12]
    assert outside
    assert sorted(numbers)[-len(outside) :] == list(range(layout.actions, layout.actions + len(outside)))
    assert [observer.code_of(number) for number in numbers] == [action.code for action in state.legal()]


@pytest.mark.parametrize(
    "text",
    [
        "bonus_nuggets left=13 bonus=2@4,-1 hands=EW/NS/NS table=EW@1,0 last=1,0 tunnel=2 card=1 looked=t/b/-",
        "bonus_nuggets left=13 bonus=2@4,1 claim=plays_on claimer=1 hands=EW/NS/NS ledger=1b13,1b12 broken=P/LC/-",
        "bonus_nuggets phase=stop turn=1 left=13 bonus=2@4,1 claim=next_turn claimer=1 hands=EW/NS/NS ledger=1b13",
        "edition=classic hands=EW/map/map table=EW@-6,0;NS@0,7;NS@0,8;nesw@1,9 passed=map/-/2NS discard=NE",
        "phase=pick ending=miners pool=112 tunnel=0 card=0 last=7,0 table=EW@7,0 turn=1 round=2 ledger=1s03",
    ],
)
def test_an_observation_of_a_position_says_what_its_views_say(text):
    state = State.parse(f"saboteur players=3 {text}")
    layout: Any = GAMES["saboteur"].layout()
    for seat in range(3):
        view = state.view(seat)
        assert Observer(state).observation(seat)[: layout.size] == saboteur.expected(view, saboteur.walk(view))


def test_places_for_an_extra_card_are_numbered_row_by_row():
    state = State.parse("saboteur players=3 bonus_nuggets phase=bonus left=23 turn=0")
    first = 17 * 13 * (26 + 1) + 35  # behind all faces and a rockfall in every cell, and the card of one nugget
    mouths = {(1, 0), (7, -2), (7, 0), (7, 2)}
    places = [place for place in range(35) if (place % 7 + 1, place // 7 - 2) not in mouths]
    assert sorted(Observer(state).legal()) == [first + 35 * value + place for value in (0, 1) for place in places]


def test_S10_2_the_deck_has_as_many_maps_as_were_chosen():
    match = new("saboteur", players=3, seed=1, maps=2)
    deck = require(match.game.layout()).places["deck"]
    seen = Observer(match.state).observation(0)[deck : deck + len(cards.KINDS)]
    assert dict(zip(cards.KINDS, seen, strict=True)) == {**cards.DECK, cards.MAP: 2}


def test_a_number_that_is_not_legal_is_refused():
    match: Any = new("saboteur", players=3, seed=1)
    match.deal()
    observer = Observer(match.state)
    unused = next(number for number in range(10_000) if number not in observer.legal())
    with pytest.raises(ValueError, match=f"action {unused} is not legal here"):
        observer.code_of(unused)


def table_of(game: str) -> str:
    """The layout in words, and a digest of the numbers of all legal actions in some games."""
    layout: Any = GAMES[game].layout()
    lines = [f"version {layout.version}", f"actions {layout.actions} + {layout.overflow}"]
    lines += [f"plane {name}" for name in layout.planes]
    lines += [f"{layout.places[f.name]} {f.name} {f.length} {' '.join(f.names)}".rstrip() for f in layout.fields]
    lines += [f"{layout.players_at} players {layout.seats} x {' '.join(layout.player_fields)}"]
    lines += [f"{layout.size} history {' '.join(layout.history_kinds)}"]
    numbered: dict[str, int] = {}
    options = OPTIONS if game == "saboteur" else [{"box": FIRST_BOX, **given} for given in LOST_MINES_OPTIONS]
    for seed, given in enumerate(options):
        rng = random.Random(seed)
        match: Any = Match(
            GAMES[game], GAMES[game].options(**{**given, "players": 5, "rounds": 1, "first": 0}), seed=seed
        )
        match.deal()
        observer = Observer(match.state)
        while match.turn is not None:
            if match.turn == 0:  # seats are counted from the actor
                named = zip(match.legal(), observer.legal(), strict=True)
                numbered |= {action.text: number for action, number in named if number < layout.actions}
            match.play(choose(match.legal(), rng, 0.7))
    text = "".join(f"{number} {action}\n" for action, number in sorted(numbered.items(), key=lambda item: item[1]))
    lines += [f"examples {len(numbered)} {hashlib.sha256(text.encode()).hexdigest()}", *text.splitlines()[::97]]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
def test_the_numbering_is_that_of_the_golden_file(game):
    """If it changed on purpose: raise the version of the layout, and write the file with the text compared here."""
    assert table_of(game) == (GOLDEN / f"lab-{game}.txt").read_text("utf-8")
