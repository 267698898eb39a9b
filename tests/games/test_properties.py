"""What holds at every step of a game: nothing gets lost, and legal() is exactly what is not refused."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from pyrite import IllegalAction, engine
from pyrite.core import grid
from pyrite.games.lost_mines.rules import box as boxes
from pyrite.games.lost_mines.rules.actions import Action as LostMinesAction
from pyrite.games.lost_mines.rules.state import State as LostMinesState
from pyrite.games.lost_mines.rules.words import Phase as LostMinesPhase
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.notation import kind_of
from pyrite.games.saboteur.rules.state import State
from pyrite.match import Match
from tests.families import some
from tests.games.random_games import LOST_MINES_OPTIONS, OPTIONS, name_of, random_match

COMPILED = engine.build() == "compiled"


def cases(all_cases: list[tuple[dict[str, Any], int]]) -> Any:
    """Every number of players and every option; every other pair of them is for `make long`."""
    usual = all_cases[::2]
    ids = [f"{name_of(options)}-{players}p" for options, players in all_cases]
    return pytest.mark.parametrize(("options", "players"), some(all_cases, lambda *case: case in usual), ids=ids)


def replay(options: dict[str, Any], players: int, game: str = "saboteur") -> Iterator[tuple[Any, Any]]:
    """The states of a whole random game, one after each step, with its events."""
    match = random_match(options | {"players": players}, seed=f"{name_of(options)} {players}", game=game)
    again = Match(match.game, match.options)
    for step in match.steps:
        again.take_step(step)
        yield again.state, again.state.last_events()


# Saboteur

every_game = cases([(options, players) for players in range(3, 11) for options in OPTIONS[players % 3 :: 3]])


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
    share = 0.04 if COMPILED else 0.008
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


# The Lost Mines

LOST_MINES = [(options, players) for players in range(3, 10) for options in LOST_MINES_OPTIONS]
every_lost_mines = cases(LOST_MINES)
SHAPES = dict(zip(boxes.SHAPES, boxes.SHAPES, strict=True)) | {"ESW": "NEW", "NSW": "NES", "SW": "NE", "ES": "NW"}
TOOLS = {"tree+axe": "axe", "lake+boat": "boat", "pit+rope": "rope"}


def lost_mines_cards(state: LostMinesState) -> Counter[str]:
    """Where every card of the deck is: the stock with the ten aside, hands, discards, board, trolls before players."""
    seats = [state.view(seat) for seat in range(state.players)]
    public = state.view(None)
    found = Counter(kind for kind, count in zip(boxes.KINDS, state.stock, strict=True) for _ in range(count))
    found += Counter(kind for view in seats for kind in (*view.hand, *view.discarded))
    found += Counter(public.played)
    found += Counter("troll" for token in public.tokens if token.what == "troll")
    for card in public.board:
        if card.what == "path":
            feature = card.feature.partition("+")[0]
            found[SHAPES[card.face] + (f"-{feature}" if feature else "")] += 1
    return found


@every_lost_mines
def test_L1_cards_are_conserved_at_every_step(options, players):
    deck = Counter(dict(zip(boxes.KINDS, options.get("box", boxes.default()).deck, strict=True)))
    assert deck.total() == 63
    for number, (state, _) in enumerate(replay(options, players, "lost-mines")):
        if not COMPILED and number % 8:
            continue
        assert lost_mines_cards(state) == +deck
        view = state.view(None)
        assert view.pile + 10 == sum(state.stock)
        assert view.hand_sizes == tuple(len(state.view(seat).hand) for seat in range(players))
        assert view.discarded_counts == tuple(len(state.view(seat).discarded) for seat in range(players))


@every_lost_mines
def test_L1_5_every_token_comes_from_a_card_that_was_shown(options, players):
    for number, (state, _) in enumerate(replay(options, players, "lost-mines")):
        if not COMPILED and number % 4:
            continue
        view = state.view(None)
        shown = Counter(view.played)
        bridged = Counter(TOOLS[card.feature] for card in view.board if "+" in card.feature)
        assert bridged <= Counter({tool: shown[tool] for tool in TOOLS.values()})
        assert len([token for token in view.tokens if token.what == "trap"]) <= shown["trap"]
        joints = [(token.x, token.y, token.side) for token in view.tokens]
        assert len(set(joints)) == len(joints)
        owners = [token.owner for token in view.tokens if token.what == "troll"]
        assert len(set(owners)) == len(owners)


@every_lost_mines
def test_L1_6_treasures_mines_and_dwarfs_come_from_the_box_and_stay_what_they_are(options, players):
    box = options.get("box", boxes.default())
    treasures = Counter((kind, v) for kind, row in enumerate(box.treasures) for v in row)
    assert treasures.total() == 12
    loyal = 1 if players < 5 else 2 if players < 7 else 3
    dwarfs = Counter({(clan, one): loyal if one == 0 else 1 for clan in range(2) for one in range(3)})
    before: list[list[Any]] = []
    was = 0
    for state, _ in replay(options, players, "lost-mines"):
        laid = list(zip(state.slot_kind, state.slot_value, strict=True))
        dealt = list(zip(state.clan, state.character, strict=True))
        now = [[one for one in rows if one not in (-1, (-1, -1))] for rows in (laid, dealt, list(state.mine))]
        assert Counter(now[0]) <= treasures
        assert Counter(now[1]) <= dwarfs
        assert len(set(now[2])) == len(now[2]) <= 4
        if state.round == was:
            assert [rows[: len(old)] for rows, old in zip(now, before, strict=True)] == before
        before, was = now, state.round
    assert [len(rows) for rows in before] == [players, players, 4]


@every_lost_mines
def test_L7_points_only_grow_and_are_the_sum_of_what_was_scored(options, players):
    points = [0] * players
    rounds = 0
    for state, result in replay(options, players, "lost-mines"):
        for event in result:
            rounds += event.kind == "round_ended"
            if event.kind == "scored":
                assert event.count >= 0
                points[event.seat] += event.count
                assert event.points == points[event.seat]
        assert state.scores == points
        assert list(state.view(None).points) == points
    assert rounds == state.round


@cache
def all_actions() -> list[LostMinesAction]:
    """Every action there is in The Lost Mines."""
    found = []
    for code in range(ACTIONS):
        try:
            found.append(LostMinesAction.of(code))
        except ValueError:
            continue
    return found


ACTIONS = 37_081
DECIDED = ("TURN", "VOTE", "WALK", "TURN_MINE", "TAKE")


@cache
def moments() -> dict[str, list[Any]]:
    """Positions in which somebody decides, by phase; each game gives at most one of a phase."""
    found: dict[str, list[Any]] = {name: [] for name in DECIDED}
    for options, players in LOST_MINES if COMPILED else LOST_MINES[::3]:
        here: dict[str, list[Any]] = {}
        for state, _ in replay(options, players, "lost-mines"):
            if state.turn is not None:
                here.setdefault(LostMinesPhase(state.phase).name, []).append(state.copy())
        for name, states in here.items():
            found[name].append(random.Random(players).choice(states))
    return found


def test_there_is_no_action_behind_the_last_one():
    assert str(LostMinesAction.of(ACTIONS - 1)) == "take:8"
    with pytest.raises(ValueError, match="is not the number of an action"):
        LostMinesAction.of(ACTIONS)


@pytest.mark.parametrize("phase", DECIDED)
def test_legal_is_exactly_what_is_not_refused_in_The_Lost_Mines(phase):
    rng = random.Random(phase)
    assert moments()[phase]
    for state in moments()[phase][:: 1 if COMPILED else 4]:
        legal = set(state.legal())
        before = str(state)
        tries = all_actions()
        if not COMPILED:
            walks = 0.03 if phase == "WALK" else 0.3  # a walk is refused after looking for all walks
            tries = [one for one in tries if one in legal or rng.random() < (walks if "walk" in one.text else 0.3)]
        allowed = {action for action in tries if state.refusal(action) is None}
        assert allowed == legal
        for action in rng.sample(tries, 100):
            if action not in legal:
                with pytest.raises(IllegalAction, match=r"\(L\d+\.\d+\)"):
                    state.play(action)
        assert str(state) == before
