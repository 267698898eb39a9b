"""What each may know (L8): what views and events contain, and what they never contain."""

from functools import cache
from random import Random

import msgspec
import pytest

from pyrite.games.lost_mines.rules import box as boxes
from pyrite.games.lost_mines.rules.events import Event
from pyrite.games.lost_mines.rules.options import Options
from pyrite.games.lost_mines.rules.state import State
from pyrite.games.lost_mines.rules.view import Card, DwarfSeen, MineSeen, Token, TreasureSeen, View, WalkSeen
from pyrite.games.lost_mines.rules.words import EventKind
from tests.games.random_games import choose

from .forest import BOX, deal, end_by_vote, new, play, position, said, walking

PUBLIC = {
    *("game", "options", "round", "phase", "turn", "draws_for", "first", "ending", "hand_sizes", "discarded_counts"),
    *("played", "pile", "to_draw", "board", "tokens", "walk", "caller", "has_voted", "last_card", "dragon"),
    *("points", "winners"),
}
OWN = {"seat", "role", "hand", "discarded", "legal"}
# What is public but for one thing that only those who know it get.
MIXED = {
    "dwarfs": (DwarfSeen, {"clan", "x", "y", "looked_by"}, {"character"}),
    "mines": (MineSeen, {"x", "y", "face_up", "looked_by"}, {"holds"}),
    "treasures": (TreasureSeen, {"kind", "taken_by", "looked_by"}, {"value"}),
}

# What an event that everyone sees may say, besides its kind and seat.
TOLD_TO_ALL = {
    "round_began": {"round"},
    "begins": set(),
    "clan_dealt": {"clan"},
    "mines_hidden": set(),
    "treasure_laid": {"which", "treasure"},
    "card_dealt": set(),
    "laid": {"face", "feature", "x", "y"},
    "bridged": {"tool", "x", "y"},
    "trap_set": {"x", "y", "side"},
    "troll_set": {"x", "y", "side"},
    "token_gone": {"x", "y", "side"},
    "storm": {"face", "feature", "x", "y"},
    "looked": {"seen", "which"},
    "discarded": {"count"},
    "vote_called": set(),
    "voted": {"agrees"},
    "stayed": set(),
    "walked": {"x", "y", "count"},
    "lost": set(),
    "revealed": {"which", "holds"},
    "turned": {"which", "face"},
    "dragon": set(),
    "took": {"which", "treasure"},
    "drew": set(),
    "out": set(),
    "round_ended": {"ending"},
    "character_shown": {"character", "clan"},
    "treasure_shown": {"which", "value"},
    "scored": {"count", "points"},
    "game_ended": set(),
}
TOLD_TO_ONE = {
    "your_character": [{"character"}],
    "your_card": [{"card"}],
    "your_look": [{"seen", "which", "holds"}, {"seen", "which", "value"}, {"seen", "which", "character"}],
    "your_discard": [{"card"}],
    "your_loss": [{"card"}],
    "your_treasure": [{"which", "value"}],
}
# Events of the table and not of a seat; that a token is gone is one of both: a troll has an owner, a trap has none.
NOBODYS = {"round_began", "mines_hidden", "treasure_laid", "round_ended", "game_ended"}
GAMES = {  # by the seed of a random game; these tell every kind of event
    1: Options(players=3, rounds=2),
    2: Options(players=5, rounds=1),
    3: Options(players=7, rounds=1, until_alone=True),
    4: Options(players=9, rounds=1),
}


def fields(event: Event) -> set[str]:
    """What an event says besides its kind, seat and audience."""
    return said(event).keys() - {"kind", "seat", "audience"}


def public(view: View) -> dict[str, object]:
    """What a view shows of what is public."""
    seen: dict[str, object] = {name: getattr(view, name) for name in sorted(PUBLIC)}
    for name, (_, open_to_all, _) in MIXED.items():
        seen[name] = [[getattr(one, part) for part in sorted(open_to_all)] for one in getattr(view, name)]
    return seen


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.players)]


@cache
def playthrough(seed: int) -> tuple[tuple[State, ...], tuple[Event, ...]]:
    """A random game: a state after every few steps, and every event."""
    rng = Random(seed)
    state = State.new(msgspec.structs.replace(GAMES[seed], box=boxes.read(BOX)))
    states: list[State] = []
    events: list[Event] = []
    while not state.is_over:
        if state.turn is None:
            draws = state.chance()
            events += state.draw(rng.choices([draw for draw, _ in draws], [weight for _, weight in draws])[0])
        else:
            events += state.play(choose(state.legal(), rng, 0.7))
        if len(events) % 4 == 0:
            states.append(state.copy())
    return (*states, state), tuple(events)


every_game = pytest.mark.parametrize("game", GAMES)

# --- L8.1 ---


def test_L8_1_every_field_of_a_view_is_public_or_ones_own():
    assert set(View.__struct_fields__) == PUBLIC | OWN | MIXED.keys()
    assert not PUBLIC & OWN
    for struct, open_to_all, own in MIXED.values():
        assert set(struct.__struct_fields__) == open_to_all | own
    assert set(Card.__struct_fields__) == {"x", "y", "face", "what", "feature"}
    assert set(Token.__struct_fields__) == {"x", "y", "side", "what", "owner"}
    assert set(WalkSeen.__struct_fields__) == {"x", "y", "side", "losses"}


@every_game
def test_L8_1_what_is_public_is_the_same_for_every_seat_and_spectator(game):
    for state in playthrough(game)[0]:
        seen = [public(state.view(viewer)) for viewer in viewers(state)]
        assert all(other == seen[0] for other in seen)


def test_L8_1_board_tokens_dwarfs_and_clans_are_public():
    view = position(
        "hands=NE/NE/NE table=EW@2,2;NS-tree+axe@1,3 tokens=trap@1,2E;troll2@2,2E at=2,2/1,4/1,3 dwarfs=bL,yL,yS "
        "mines=silver,GOLD:NSW,gems,dragon"
    ).view(None)
    assert view.board == (
        Card(1, 2, "NESW", "start", "blue"),
        Card(2, 2, "EW", "path", ""),
        Card(9, 2, "NSW", "mine", "gold"),
        Card(1, 3, "NS", "path", "tree+axe"),
        Card(1, 4, "NESW", "start", "yellow"),
    )
    assert view.tokens == (Token(1, 2, "E", "trap", None), Token(2, 2, "E", "troll", 2))
    assert view.dwarfs == (
        DwarfSeen("blue", None, 2, 2, ()),
        DwarfSeen("yellow", None, 1, 4, ()),
        DwarfSeen("yellow", None, 1, 3, ()),
    )
    assert view.mines[1] == MineSeen(9, 2, True, "gold", ())


def test_L8_1_sizes_of_hands_and_piles_and_cards_played_are_public():
    view = position("hands=NE,axe/NE/- pile=2NS,EW played=3storm,NW discarded=boat,NW/-/rope").view(None)
    assert (view.hand_sizes, view.pile, view.discarded_counts) == ((2, 1, 0), 3, (2, 0, 1))
    assert (view.played.count("storm"), view.hand, view.discarded) == (3, (), ())


def test_L8_1_who_looked_at_what_is_public():
    view = position("hands=NE/NE/NE looked=m0t1d2/m0/d0").view(None)
    assert [mine.looked_by for mine in view.mines] == [(0, 1), (), (), ()]
    assert [treasure.looked_by for treasure in view.treasures] == [(), (0,), ()]
    assert [dwarf.looked_by for dwarf in view.dwarfs] == [(2,), (), (0,)]


def test_L8_1_treasure_kinds_taken_and_left_the_dragon_token_and_points_are_public():
    view = position("hands=NE/NE/NE round=2 treasures=gold4>2,gems3,silver1>0 dragon=1 points=3/0/2").view(None)
    assert view.treasures == (
        TreasureSeen("gold", None, 2, ()),
        TreasureSeen("gems", None, None, ()),
        TreasureSeen("silver", None, 0, ()),
    )
    assert (view.dragon, view.points) == (1, (3, 0, 2))


def test_L8_1_the_state_of_the_game_is_public():
    view = position("turn=1 starter=2 last=0 voted=1 hands=NE/NE/NE").view(None)
    assert (view.turn, view.first, view.last_card, view.has_voted, view.caller) == (1, 2, 0, True, None)
    asked = position("turn=1 phase=vote caller=0 voted=1 hands=NE/NE/NE").view(None)
    assert (asked.turn, asked.caller, asked.phase) == (1, 0, "vote")
    losing = walking("hands=2NE/NE/NE table=EW@2,2 tokens=trap@1,2E")
    play(losing, "walk@2,2!1")
    assert (losing.view(None).walk, losing.view(None).to_draw) == (WalkSeen(2, 2, None, 1), 1)


@every_game
def test_L8_1_an_event_sent_to_all_says_what_is_public_and_no_more(game):
    for event in playthrough(game)[1]:
        if event.audience is None:
            assert fields(event) == TOLD_TO_ALL[event.kind]
            assert (event.seat is None) == (event.kind in NOBODYS) or event.kind == "token_gone"


# --- L8.2 ---


def test_L8_2_every_kind_of_event_is_sent_to_all_or_to_one():
    assert {kind.name.lower() for kind in EventKind} == TOLD_TO_ALL.keys() | TOLD_TO_ONE.keys()
    assert not TOLD_TO_ALL.keys() & TOLD_TO_ONE.keys()


def test_L8_2_the_random_games_tell_every_kind_of_event():
    events = {event.kind for game in GAMES for event in playthrough(game)[1]}
    assert {kind.name.lower() for kind in EventKind} - events == set()


@every_game
def test_L8_2_an_event_sent_to_one_is_sent_to_the_seat_it_happened_to_and_nobody_else(game):
    for event in playthrough(game)[1]:
        assert (event.audience is not None) == (event.kind in TOLD_TO_ONE)
        if event.kind in TOLD_TO_ONE:
            assert event.audience == event.seat
            assert fields(event) in TOLD_TO_ONE[event.kind]
            assert [seat for seat in (None, *range(9)) if event.is_for(seat)] == [event.seat]


MUCH = (
    "players=5 dwarfs=bS,yL,yO,bL,yL turn=0 hands=NS,infoMT/EW/NE/-/- discarded=NW/2NS/-/-/- looked=m2t1d2/m0/-/-/- "
    "treasures=gold4>0,gems5,gold2>1,gems3,silver1"
)


def test_L8_2_a_player_knows_their_own_character_hand_and_discards():
    view = position(MUCH).view(0)
    assert (view.role, view.hand, view.discarded) == ("saboteur", ("NS", "infoMT"), ("NW",))
    assert position(MUCH).view(1).discarded == ("NS", "NS")


def test_L8_2_a_player_knows_everything_they_looked_at_and_the_values_of_own_treasures():
    state = position(MUCH)
    assert [[mine.holds for mine in state.view(viewer).mines] for viewer in (None, 0, 1, 2)] == [
        [None] * 4,
        [None, None, "gems", None],
        ["silver", None, None, None],
        [None] * 4,
    ]
    assert [[treasure.value for treasure in state.view(viewer).treasures] for viewer in (None, 0, 1, 2)] == [
        [None] * 5,
        [4, 5, None, None, None],
        [None, None, 2, None, None],
        [None] * 5,
    ]
    assert [[dwarf.character for dwarf in state.view(viewer).dwarfs] for viewer in (None, 0, 1)] == [
        [None] * 5,
        ["saboteur", None, "selfish", None, None],
        [None, "loyal", None, None, None],
    ]


def test_L8_2_a_player_knows_the_cards_they_lost_to_traps():
    state = walking("hands=NE,axe/NE/NE table=EW@2,2 tokens=trap@1,2E")
    play(state, "walk@2,2!1", "lost:axe")
    assert [state.view(viewer).discarded for viewer in (None, 0, 1, 2)] == [(), ("axe",), (), ()]


def test_L8_2_a_spectator_has_nothing_of_their_own():
    view = position(MUCH).view(None)
    assert (view.seat, view.role, view.hand, view.discarded, view.legal) == (None, None, (), (), ())


def test_L8_2_what_may_be_done_is_known_to_the_seat_to_act():
    state = position(MUCH)
    assert [bool(state.view(viewer).legal) for viewer in (0, 1, 2, None)] == [True, False, False, False]
    assert list(state.view(0).legal) == state.legal()


@pytest.mark.parametrize(
    ("one", "other", "knowing"),
    [
        ("hands=NS,NE/EW/NW", "hands=NS,NE/axe/NW", {1}),
        ("hands=NS/EW/- discarded=NE/-/-", "hands=NS/EW/- discarded=axe/-/-", {0}),
        ("hands=NS/NE/- discarded=-/-/EW", "hands=NS/EW/- discarded=-/-/NE", {1, 2}),
        ("dwarfs=bL,yS,bO hands=NS/-/-", "dwarfs=bL,yL,bO hands=NS/-/-", {1}),
        ("dwarfs=bL,yS,bO hands=NS/-/- looked=-/-/d1", "dwarfs=bL,yL,bO hands=NS/-/- looked=-/-/d1", {1, 2}),
        ("mines=gems,gold,silver,dragon hands=NS/-/-", "mines=gold,gems,silver,dragon hands=NS/-/-", set()),
        (
            "mines=gems,gold,silver,dragon hands=NS/-/- looked=m2/m1/-",
            "mines=gold,gems,silver,dragon hands=NS/-/- looked=m2/m1/-",
            {1},
        ),
        ("treasures=gold2,gold3,gems4 hands=NS/-/-", "treasures=gold3,gold2,gems5 hands=NS/-/-", set()),
        ("treasures=gold2>1,gold3,gems4 hands=NS/-/-", "treasures=gold3>1,gold2,gems4 hands=NS/-/-", {1}),
        (
            "treasures=gold2>1,gold3,gems4 hands=NS/-/- looked=t0/-/-",
            "treasures=gold3>1,gold2,gems4 hands=NS/-/- looked=t0/-/-",
            {0, 1},
        ),
    ],
)
def test_L8_2_nobody_else_can_tell_two_positions_apart(one, other, knowing):
    first, second = position(one), position(other)
    different = {viewer for viewer in viewers(first) if first.view(viewer).to_json() != second.view(viewer).to_json()}
    assert different == knowing


def test_L8_2_at_the_end_of_the_round_hands_and_discards_stay_hidden():
    state = position("rounds=1 hands=NS,axe/NE/NW discarded=-/EW/-")
    events = end_by_vote(state)
    assert not [event for event in events if event.card is not None]
    assert [state.view(viewer).hand for viewer in (None, 0, 1)] == [(), ("NS", "axe"), ("NE",)]
    assert [state.view(viewer).discarded for viewer in (None, 0, 1)] == [(), (), ("EW",)]


# --- L8.3 ---


def test_L8_3_what_is_in_the_pile_is_nobodys():
    one, other = position("hands=NS/EW/- pile=NE,axe played=NW"), position("hands=NS/NE/- pile=EW,axe played=NW")
    assert [one.view(viewer) == other.view(viewer) for viewer in (0, 1, 2, None)] == [True, False, True, True]
    assert [one.view(viewer).pile for viewer in (0, 1, 2, None)] == [2] * 4


@every_game
def test_L8_3_the_pile_has_no_order_and_the_ten_put_aside_are_like_it(game):
    for state in playthrough(game)[0]:
        weights = [weight for draw, weight in state.chance() if draw.what == "card"]
        assert not weights or sum(weights) == state.view(None).pile + 10


def test_L8_3_the_treasures_put_aside_are_nobodys():
    state = new(3)
    deal(state)
    for viewer in viewers(state):
        assert [treasure.value for treasure in state.view(viewer).treasures] == [None] * 3
    over = position("rounds=1 hands=NS/-/- treasures=gold2>0,gold3,gems4")
    events = end_by_vote(over)
    assert [event.which for event in events if event.kind == "treasure_shown"] == [0]
    assert [treasure.value for treasure in over.view(1).treasures] == [2, None, None]


@pytest.mark.parametrize(("dwarfs", "other"), [("bL,yS,yO", "bL,yL,yO"), ("bL,yS,yO", "bL,yO,yS")])
def test_L8_3_dwarf_cards_left_over_are_nobodys(dwarfs, other):
    one, two = position(f"dwarfs={dwarfs} hands=NS/-/-"), position(f"dwarfs={other} hands=NS/-/-")
    assert one.view(0) == two.view(0)
    assert one.view(None) == two.view(None)


@every_game
def test_L8_3_no_view_has_more_dwarfs_mines_or_treasures_than_lie_on_the_table(game):
    for state in playthrough(game)[0]:
        for viewer in viewers(state):
            view = state.view(viewer)
            assert (len(view.dwarfs), len(view.mines)) == (state.players, 4)
            assert len(view.treasures) <= state.players
