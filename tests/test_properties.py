"""What holds in every game: cards are conserved, legal() is exact, an illegal try changes nothing, games end."""

import random
from collections import Counter
from typing import Any

import pytest

from pyrite import IllegalAction, engine, grid
from pyrite.match import Match
from pyrite.saboteur import cards
from pyrite.saboteur.actions import Action, Draw
from pyrite.saboteur.notation import kind_of
from pyrite.saboteur.state import State
from pyrite.saboteur.words import EventKind, Phase
from tests.games import OPTIONS, name_of, random_match

CASES = [(options, players) for players in range(3, 11) for options in OPTIONS[players % 3 :: 3]]
IDS = [f"{name_of(options)}-{players}p" for options, players in CASES]
every_game = pytest.mark.parametrize(("options", "players"), CASES, ids=IDS)


def replay(options: dict[str, Any], players: int) -> Any:
    """The states of a whole random game, one after each step, with the step."""
    match = random_match(options | {"players": players}, seed=f"{name_of(options)} {players}")
    again = Match(match.game, match.options)
    for step in match.steps:
        again.take_step(step)
        yield again.state, step


def cards_by_kind(state: State) -> Counter[str]:
    """Where every card of the deck is: pile, hands, discards face up and down, table, before the players."""
    players = state.options.players
    seats = [state.view(seat) for seat in range(players)]
    found = Counter(kind for kind, count in zip(cards.KINDS, state.pile, strict=True) for _ in range(count))
    found += Counter(kind for view in seats for kind in (*view.hand, *view.passed))
    found += Counter(seats[0].discard)
    found += Counter("break" + tool for tools in seats[0].broken for tool in tools)
    found += Counter(cards.KINDS[kind_of(card.face)] for card in seats[0].table if card.what == "tunnel")
    return found


@every_game
def test_cards_nuggets_and_roles_are_conserved_at_every_step(options, players):
    deck = Counter(cards.DECK | {"map": options.get("maps", 6)})
    for state, _ in replay(options, players):
        assert cards_by_kind(state) == +deck
        view = state.view(None)
        held = [state.view(seat).nuggets for seat in range(players)]
        lying = view.bonus.shown if view.bonus else ()
        assert sum(map(len, held)) + len(lying) + view.pool_size + view.supply == 28
        values = Counter(value for seat in held for value in seat) + Counter(lying)
        values += Counter({value: state.supply[value - 1] + state.pool[value - 1] for value in (1, 2, 3)})
        assert values == Counter(cards.NUGGETS)
        roles = [state.view(seat).role for seat in range(players)]
        assert roles.count("saboteur") <= cards.SABOTEURS[players]
        assert roles.count("miner") <= cards.MINERS[players] - options.get("all_saboteurs", False)


def all_actions_nearby(state: State) -> list[Action]:
    """Every action there is, of those at cells only such near the table."""
    left, right = state.grid.left - 2, state.grid.right + 2
    top, bottom = state.grid.top - 2, state.grid.bottom + 2
    cells = [(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)]
    faces = [grid.openings(face) for face in range(1, 32) if face != 16]
    texts = [f"{what}@{x},{y}" for x, y in cells for what in (*faces, "rockfall", "bonus1", "bonus2", "bonus3")]
    texts += [f"pass:{kind}" for kind in cards.KINDS]
    texts += [f"break{tool}>{seat}" for tool in "PLC" for seat in range(10)]
    texts += [f"mend{tool}>{seat}" for tool in "PLC" for seat in range(10)]
    texts += [f"mend{pair}>{seat}{tool}" for pair in ("PL", "PC", "LC") for seat in range(10) for tool in pair]
    texts += ["map>top", "map>middle", "map>bottom", "take:1", "take:2", "take:3", "stop", "stay"]
    return [action for text in texts if (action := parse(text)) is not None]


def parse(text: str) -> Action | None:
    """The action; None for faces that no card can have, such as N with its opening joined to nothing."""
    try:
        return Action.parse(text)
    except ValueError:
        return None


@every_game
def test_legal_is_exactly_what_is_not_refused_and_a_refused_try_changes_nothing(options, players):
    rng = random.Random(players)
    share = 0.04 if engine.build() == "compiled" else 0.008
    for state, _ in replay(options, players):
        if rng.random() > share or state.is_over:
            continue
        legal = set(state.legal())
        before = str(state)
        allowed = set()
        for action in all_actions_nearby(state):
            if state.refusal(action) is None:
                allowed.add(action)
            elif rng.random() < 0.05:
                with pytest.raises(IllegalAction):
                    state.play(action)
        assert allowed == legal
        assert str(state) == before


@every_game
def test_copies_go_their_own_way(options, players):
    rng = random.Random(players)
    for state, _ in replay(options, players):
        if rng.random() < 0.1 and state.turn is not None:
            before = str(state)
            twin = state.copy()
            assert twin == state
            twin.step(rng.choice(twin.legal_codes()))
            assert twin != state
            assert str(state) == before


@every_game
def test_step_is_play_without_the_check(options, players):
    match = random_match(options | {"players": players}, seed=players)
    checked: Any = match.game.new_state(match.options)
    unchecked: Any = match.game.new_state(match.options)
    for step in match.steps:
        if isinstance(step, Draw):
            checked.draw(step)
            unchecked.draw(step)
        else:
            checked.play(step)
            unchecked.step(step.code)
    assert checked == unchecked == match.state


@every_game
def test_legal_is_never_empty_while_somebody_is_to_act_and_every_game_ends(options, players):
    steps = 0
    for state, _ in replay(options, players):
        steps += 1
        if state.turn is not None:
            assert state.legal()
        elif not state.is_over:
            assert state.chance()
    assert state.is_over
    assert state.legal() == []
    assert state.chance() == []
    rounds = options.get("rounds", 3)
    # A round has 1 + 10 + 3 draws, a bonus card, and at most four steps a card: dealt, drawn after, played, and a stop.
    assert steps <= rounds * (14 + 1 + 3 + 2 + 67 * 2 + 28 * 2)


def test_every_kind_of_event_and_phase_occurs_and_events_stay_within_their_room():
    kinds: set[str] = set()
    phases: set[int] = set()
    longest = 0
    for seed, options in enumerate(OPTIONS * 4):
        match = random_match(options | {"players": 3 + seed % 8}, seed=seed, eager=0.9)
        again = Match(match.game, match.options)
        state: Any = again.state
        for step in match.steps:
            phases.add(state.phase)
            events = state.draw(step) if isinstance(step, Draw) else state.play(step)
            kinds |= {event.kind for event in events}
            longest = max(longest, len(events))
        phases.add(state.phase)
    assert kinds | {"round_began", "begins"} == {kind.name.lower() for kind in EventKind}
    assert phases == set(map(int, Phase))
    assert longest <= 64
