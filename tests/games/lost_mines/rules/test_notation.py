"""The Lost Mines as text: what a position leaves out, and how wrong texts are refused."""

from typing import Any

import pytest

from pyrite import engine
from pyrite.games.lost_mines.rules import box
from pyrite.games.lost_mines.rules.state import State
from tests.games.lost_mines.rules.forest import BOX, position

INTERPRETED = engine.build() == "interpreted"


def test_equal_positions_are_equal_and_others_are_not():
    state = State.parse("lost-mines players=3 hands=NS/-/-")
    assert state == State.parse("lost-mines hands=NS/-/- players=3 round=1 turn=0 mines=silver,gold,gems,dragon")
    assert state != State.parse("lost-mines players=3 hands=EW/-/-")
    assert state != State.parse("lost-mines players=3 rounds=3 hands=NS/-/-")
    assert state != str(state)
    assert eval(repr(state), {"State": State}) == state


def test_what_is_named_nowhere_is_the_pile_with_the_ten_cards_put_aside():
    state: Any = State.parse("lost-mines players=3 hands=NS/-/-")
    assert state.view(0).pile == 63 - 1 - 10
    assert state.view(0).played == ()


def test_with_a_pile_what_is_named_nowhere_is_put_aside_or_played():
    state: Any = position("hands=NS/-/- pile=2NS,axe")
    assert state.view(0).pile == 3
    assert sum(state.stock) == 3 + 10
    assert len(state.view(0).played) == 63 - 1 - 3 - 10
    assert State.parse(str(state)) == state
    empty: Any = State.parse("lost-mines players=3 hands=NS/-/- pile=-")
    assert empty.view(0).pile == 0


@pytest.mark.parametrize(
    ("players", "dwarfs"),
    [
        (3, "bL,yL,bO"),
        (4, "bL,yL,bO,yO"),
        (5, "bL,yL,bL,yL,bO"),
        (6, "bL,yL,bL,yL,bO,yO"),
        (7, "bL,yL,bL,yL,bL,yL,bO"),
        (8, "bL,yL,bL,yL,bL,yL,bO,yO"),
        (9, "bL,yL,bL,yL,bL,yL,bO,yO,bS"),
    ],
)
def test_where_no_dwarfs_are_named_both_clans_sit_in_turn_and_the_loyal_come_first(players, dwarfs):
    state = position(f"players={players} hands=NS{'/-' * (players - 1)}")
    assert f" dwarfs={dwarfs} " in str(state)


OWN_BOX = f"box={box.read(BOX).to_text()}"  # that of the tests, whatever the default is

# Wrong positions, one line for each thing that is checked


def refused(text: str) -> str:
    with pytest.raises(ValueError, match=r".") as caught:
        State.parse(text if "box=" in text else text.replace("lost-mines players", f"lost-mines {OWN_BOX} players"))
    assert type(caught.value) is ValueError
    assert "\n" not in str(caught.value)
    return str(caught.value)


NINE = "/".join(["-"] * 8)  # the other seats of nine

WRONG = [
    # the list of fields
    ("players=3 players=3", "players is given twice"),
    ("players=3 round=1 round=1", "round is given twice"),
    ("players=3 colour=red", "'colour=red' is not a field"),
    ("players=3 goals=gold,ne,nw", "'goals=gold,ne,nw' is not a field"),
    ("players=3 hands", "'hands' is not a field"),
    ("players=3 hands=", "'hands=' is not a field"),
    ("hands=NS/-/-", "players=... is missing"),
    # options
    ("players", "players must be a whole number from 3 to"),
    ("players=2", "players must be a whole number from 3 to"),
    ("players=10", "players must be a whole number from 3 to 9"),
    ("players=x", "players=x should be a number"),
    ("players=\u0663", "should be a number"),
    ("players=3 rounds=0", "rounds must be a whole number from 1 to 99, not 0"),
    ("players=3 rounds=100", "rounds must be a whole number from 1 to 99, not 100"),
    ("players=3 first=3", "first must be a whole number from 0 to 2, not 3"),
    ("players=3 until_alone=1", "until_alone must be True or False, not 1"),
    ("players=3 box", "box"),
    ("players=3 box=11x7", "box=11x7"),
    (f"players=3 {OWN_BOX.replace('11x7', '2x7')}", "the board is 2 by 7"),
    (f"players=3 {OWN_BOX.replace('1,2/1,4', '1,2/1,2')}", "same cell"),
    (f"players=3 {OWN_BOX.replace('9,6', '11,6')}", "the cell 11,6 is not on the board"),
    (f"players=3 {OWN_BOX.replace('/NESW/', '/NS/')}", "cannot be entered from every side"),
    # where the game stands
    ("players=3 round=0", "round=0 is not one of 2"),
    ("players=3 round=3", "round=3 is not one of 2"),
    ("players=3 until_alone round=100", "round=100"),
    ("players=3 round=two", "round=two should be a number"),
    ("players=3 phase=play", "phase=play should be one of first, dwarfs"),
    ("players=3 starter=3", "starter=3: seats are 0 to 2"),
    ("players=3 turn=3", "turn=3: seats are 0 to 2"),
    ("players=3 turn=me", "turn=me should be a number"),
    ("players=3 ending=draw", "ending=draw should be one of none, treasures"),
    ("players=3 last=3", "last=3: seats are 0 to 2"),
    ("players=3 caller=4", "caller=4: seats are 0 to 2"),
    ("players=3 dragon=9", "dragon=9: seats are 0 to 2"),
    ("players=3 voted=2", "voted must be 0 or 1"),
    ("players=3 due=3", "due 0, 1 or 2"),
    ("players=3 due=x", "due=x should be a number"),
    ("players=3 points=1/2", "points names 2 seats, but there are 3 players"),
    ("players=3 points=1/-/2", "points=- should be a number"),
    ("players=3 phase=loss walk=here", "walk=here should name the target, such as 9,2<W!1"),
    ("players=3 phase=loss walk=2,2!6", "walk=2,2!6 should name the target, such as 9,2<W!1"),
    ("players=3 phase=loss walk=2,2<X", "walk=2,2<X should name the target, such as 9,2<W!1"),
    ("players=3 phase=loss walk=11,2!1", "walk: '11,2' should be a cell"),
    # dwarfs
    ("players=3 dwarfs=bL,yL", "dwarfs: each must be"),
    ("players=3 dwarfs=bL,yL,gL", "dwarfs: each must be"),
    ("players=3 dwarfs=bl,yL,bS", "dwarfs: each must be"),
    ("players=3 dwarfs=bL,bL,yS", "dwarfs: there are too many bL"),
    ("players=9 dwarfs=bL,bL,bL,bL,yS,yO,bS,bO,yL", "dwarfs: there are too many bL"),
    ("players=9 dwarfs=bL,bL,bL,yL,yS,yS,bS,bO,yL", "dwarfs: there are too many yS"),
    ("players=3 at=1,2/1,4", "at names 2 seats, but there are 3 players"),
    ("players=3 at=1,2/1,4/11,0", "at: '11,0' should be a cell"),
    ("players=3 at=1,2/1,4/0,7", "at: '0,7' should be a cell"),
    ("players=3 at=1,2/1,4/-", "at: '' should be a cell"),
    # mines and treasures
    ("players=3 mines=gold,gems,silver", "mines=gold,gems,silver should name four"),
    ("players=3 mines=gold,gems,silver,lead", "mines: 'lead' should be one of"),
    ("players=3 mines=Gold,gems,silver,dragon", "mines: 'Gold' should be one of"),
    ("players=3 mines=GOLD,gems,silver,dragon", "mines: 'GOLD' should be one of"),
    ("players=3 mines=gold:NES,gems,silver,dragon", "mines: 'gold:NES' should be one of"),
    ("players=3 mines=gold,gold,silver,dragon", "mines=gold,gold,silver,dragon: there must be one of each (L1.7)"),
    ("players=3 mines=GOLD:NEW,gems,silver,dragon", "mines: this mine can be turned to NES or NSW, not to NEW"),
    ("players=3 treasures=gold3,gold2,gold4,gems4", "treasures: 3 must be laid out"),
    ("players=3 treasures=gold3,gold2,lead1", "treasures: 'lead1' should be kind and value"),
    ("players=3 treasures=gold3,gold2,gold", "treasures: 'gold' should be kind and value"),
    ("players=3 treasures=gold3,gold2,gold0", "treasures: 'gold0' should be kind and value"),
    ("players=3 treasures=gold3,gold2,gold3>3", "treasures=3: seats are 0 to 2"),
    ("players=3 treasures=gold3,gold2,gold2", "these are not in the box"),
    ("players=3 treasures=gold3,gold2,gold9", "these are not in the box"),
    # the table
    ("players=3 table=NS", "table: 'NS' is not a path"),
    ("players=3 table=NS@1", "table: 'NS@1' is not a path"),
    ("players=3 table=SN@2,2", "table: 'SN@2,2' is not a path"),
    ("players=3 table=ns@2,2", "table: 'ns@2,2' is not a path"),
    ("players=3 table=N@2,2", "table: 'N@2,2' is not a path"),
    ("players=3 table=axe@2,2", "table: 'axe@2,2' is not a path"),
    ("players=3 table=NS-gold@2,2", "table: 'NS-gold@2,2' is not a path"),
    ("players=3 table=NS-tree+boat@2,2", "table: 'NS-tree+boat@2,2' is not a path"),
    ("players=3 table=NS@11,2", "table: '11,2' should be a cell"),
    ("players=3 table=NS@2,7", "table: '2,7' should be a cell"),
    ("players=3 table=NS@2,2;NS@2,2", "table: there are two cards at 2,2"),
    ("players=3 table=NS@1,2", "table: there are two cards at 1,2"),
    ("players=3 table=NS@9,6", "table: there are two cards at 9,6"),
    # tokens
    ("players=3 tokens=trap", "tokens: 'trap' should look like trap@4,2E or troll3@4,2S"),
    ("players=3 tokens=trap@1,2N", "tokens: 'trap@1,2N' should look like trap@4,2E or troll3@4,2S"),
    ("players=3 tokens=troll@1,2E", "tokens: 'troll@1,2E' should look like trap@4,2E or troll3@4,2S"),
    ("players=3 tokens=trap@11,2S", "tokens: '11,2' should be a cell"),
    ("players=3 tokens=trap@10,2E", "tokens: 'trap@10,2E' is not between"),
    ("players=3 tokens=trap@1,6S", "tokens: 'trap@1,6S' is not between"),
    ("players=3 tokens=trap@1,2E;troll0@1,2E", "tokens: 'troll0@1,2E' is not between"),
    ("players=3 tokens=troll3@1,2E", "tokens=3: seats are 0 to 2"),
    ("players=3 tokens=troll0@1,2E;troll0@1,2S", "tokens: seat 0 can have only one troll at a time (L5.4)"),
    # by seat
    ("players=3 looked=m0/-", "looked names 2 seats, but there are 3 players"),
    ("players=3 looked=m4/-/-", "looked: 'm4' should look like m0m3t2d4: mines, treasures, dwarfs"),
    ("players=3 looked=d1m0/-/-", "looked: 'd1m0' should look like m0m3t2d4: mines, treasures, dwarfs"),
    ("players=3 looked=t3/-/-", "looked: there is no t3"),
    ("players=3 looked=d5/-/-", "looked: there is no d5"),
    ("players=3 hands=NS", "hands names 1 seats, but there are 3 players"),
    ("players=3 discarded=NS/-", "discarded names 2 seats, but there are 3 players"),
    # cards
    ("players=3 hands=SN/-/-", "hands: 'SN' is not a card"),
    ("players=3 hands=NSW/-/-", "hands: 'NSW' is not a card"),
    ("players=3 hands=222NS/-/-", "hands: '222NS' is not a card"),
    ("players=3 hands=NS-gold/-/-", "hands: 'NS-gold' is not a card"),
    ("players=3 discarded=map/-/-", "discarded: 'map' is not a card"),
    ("players=3 hands=NS/-/- played=x", "played: 'x' is not a card"),
    ("players=3 hands=NS/-/- pile=x", "pile: 'x' is not a card"),
    ("players=3 hands=4NS/-/-", "too many of NS"),
    ("players=3 hands=NS/-/- played=3NS", "too many of NS"),
    ("players=3 hands=NS/-/- pile=3NS", "too many of NS"),
    ("players=3 hands=NS/-/- discarded=2NS/NS/-", "too many of NS"),
    ("players=3 hands=NS-tree/-/- table=NS-tree+axe@1,3", "too many of NS-tree"),
    ("players=3 hands=NES/-/- table=NSW@2,2;NES@3,2;NES@4,2;NES@5,2", "too many of NES"),
    ("players=3 hands=2troll/-/- tokens=troll1@1,2E", "too many of troll"),
    ("players=3 hands=NS-lake/-/- played=NS-lake", "too many of NS-lake"),
]


@pytest.mark.parametrize(("text", "said"), WRONG, ids=[text[:100] for text, _ in WRONG])
def test_a_wrong_field_is_refused_by_its_name(text, said):
    assert said in refused(f"lost-mines {text}")


# What the fields say together must hold too, so that the position can be played on.

ALL_PLAYED = "3NESW-camp,NESW-pit,4NES,4NEW,3NS,2EW,5NE,4NW,3axe,3boat,3rope,3trap,2troll,3storm,2infoMT"
PLAYED = f"{ALL_PLAYED},2infoMD,2infoTD,NES-rocks,NES-tree,NEW-rocks,NEW-lake,NS-rocks"

UNPLAYABLE = [
    ("players=3 hands=NS/-/- starter=-", "starter"),
    ("players=3 phase=first starter=0 dwarfs=-,-,- mines=-,-,-,-", "starter"),
    ("players=3 turn=- hands=NS/-/-", "turn"),
    ("players=3 phase=draw due=1 turn=-", "turn"),
    ("players=3 phase=mines turn=1 mines=-,-,-,-", "turn"),
    ("players=3 phase=over rounds=1", "ending"),
    ("players=3 hands=NS/-/- ending=cards", "ending"),
    # what has been dealt before this phase, and what has not
    ("players=3 hands=NS/-/- dwarfs=bL,-,yL", "dwarfs"),
    ("players=3 phase=dwarfs turn=1 dwarfs=bL,yL,- mines=-,-,-,-", "dwarfs"),
    ("players=3 phase=first dwarfs=bL,-,- mines=-,-,-,-", "dwarfs"),
    ("players=3 phase=dwarfs turn=1 dwarfs=bL,-,-", "mines"),
    ("players=3 phase=mines", "mines"),
    ("players=3 phase=mines mines=gold,-,gems,-", "mines"),
    ("players=3 hands=NS/-/- mines=gold,gems,silver,-", "mines"),
    ("players=3 phase=mines mines=gold,-,-,- treasures=gold3", "treasures"),
    ("players=3 hands=NS/-/- treasures=gold3,gold2", "treasures: 3 must be laid out"),
    ("players=3 phase=treasures treasures=gold3,gold2,gold4", "treasures: not possible in this phase"),
    ("players=3 phase=hands table=EW@2,2", "table"),
    ("players=3 phase=hands tokens=trap@1,2E", "table"),
    ("players=3 phase=hands tokens=troll0@0,0E", "table"),
    ("players=3 phase=draw due=2 hands=4NE/-/-", "due"),
    ("players=3 phase=hands mines=GOLD:NES,gems,silver,dragon", "table"),
    ("players=3 phase=hands treasures=gold3>0,gold2,gold4", "table"),
    ("players=3 phase=hands played=axe", "played"),
    ("players=3 phase=hands discarded=axe/-/-", "played"),
    ("players=3 phase=hands turn=1", "hands"),
    ("players=3 phase=hands hands=5NE/-/-", "hands"),
    ("players=3 phase=hands hands=4NE/axe/-", "hands"),
    ("players=3 phase=treasures treasures=gold3 hands=NS/-/-", "hands"),
    ("players=3 hands=5NE,axe/-/-", "hands"),
    (f"players=9 hands=5NE/{NINE}", "hands"),
    ("players=3", "hands: it is the turn of seat 0"),
    ("players=3 turn=1 hands=NS/-/-", "hands: it is the turn of seat 1"),
    (f"players=3 hands=NESW/-/- discarded=NS-tree,NS-lake/-/- played={PLAYED}", "pile"),
    # where dwarfs can stand
    ("players=3 hands=NS/-/- at=2,2/1,4/1,2", "at: there is no face-up card at 2,2"),
    ("players=3 hands=NS/-/- at=9,2/1,4/1,2", "at: there is no face-up card at 9,2"),
    ("players=3 hands=NS/-/- table=EW-tree@2,2 at=2,2/1,4/1,2", "at: no dwarf can be on the obstacle at 2,2 (L4.4)"),
    ("players=3 hands=NS/-/- table=EW-rocks@2,2 at=2,2/1,4/2,2", "at: only one dwarf at a time can be at 2,2 (L4.5)"),
    ("players=3 hands=NS/-/- table=EW-lake+boat@2,2 at=2,2/1,4/2,2", "at: only one dwarf at a time"),
    # what each phase presupposes
    ("players=3 hands=NS/-/- treasures=gold3>0,gold2>1,gold4>1", "treasures"),
    ("players=3 phase=vote hands=NS/-/- turn=1", "caller"),
    ("players=3 phase=vote hands=NS/-/- turn=1 voted=1 caller=1", "caller"),
    ("players=3 phase=vote hands=NS/-/- turn=1 caller=0", "caller"),
    ("players=3 phase=walk due=1 caller=1", "caller"),
    ("players=3 hands=NS/-/- mines=GOLD:?,gems,silver,dragon", "mines"),
    ("players=3 phase=turn_mine due=1 table=EW@8,0 at=8,0/1,4/1,2 walk=9,0<W", "mines"),
    ("players=3 phase=walk", "due"),
    ("players=3 phase=draw", "due"),
    ("players=3 phase=take at=9,2/1,4/1,2 mines=gems,GOLD:NES,silver,dragon treasures=gold3,gold2,gold4", "due"),
    ("players=3 phase=loss due=1 hands=NS/-/- table=EW@2,2 walk=2,2", "walk"),
    ("players=3 phase=loss due=1 hands=NS/-/- table=EW@2,2 walk=2,2!2", "walk"),
    ("players=3 phase=loss due=1 hands=NS/-/-", "walk"),
    ("players=3 phase=loss due=1 hands=NS/-/- walk=2,2!1", "walk: there is no card there"),
    (
        "players=3 phase=loss due=1 hands=NS/-/- walk=9,0!1",
        "walk: name the side by which the dwarf enters a face-down mine",
    ),
    (
        "players=3 phase=loss due=1 hands=NS/-/- table=EW@2,2 walk=2,2<W!1",
        "walk: name the side by which the dwarf enters a face-down mine",
    ),
    ("players=3 phase=turn_mine due=1 mines=GOLD:?,gems,silver,dragon at=9,0/1,4/1,2", "at"),
    ("players=3 phase=turn_mine due=1 mines=GOLD:?,gems,silver,dragon walk=9,0<W", "walk"),
    ("players=3 phase=turn_mine due=1 mines=GOLD:?,gems,silver,dragon at=9,0/1,4/1,2 walk=9,0", "walk"),
    ("players=3 phase=turn_mine due=1 mines=GOLD:?,gems,silver,dragon at=9,0/1,4/1,2 walk=9,0<W!1", "walk"),
    ("players=3 phase=take due=1 treasures=gold3,gold2,gold4", "treasures"),
    ("players=3 phase=take due=1 at=9,2/1,4/1,2 mines=gold,GEMS:NESW,silver,dragon", "treasures"),
    (
        "players=3 phase=take due=1 at=9,2/1,4/1,2 mines=gems,GOLD:NES,silver,dragon treasures=gold3,gems3,gems4",
        "treasures",
    ),
    ("players=3 phase=draw due=1 pile=-", "pile"),
    # what nobody can have seen or won yet
    ("players=3 phase=hands looked=m0/-/-", "looked"),
    ("players=3 phase=hands looked=t0/-/-", "looked"),
    ("players=3 phase=hands looked=d1/-/-", "looked"),
    ("players=3 rounds=3 round=2 hands=NS/-/- points=28/0/0", "points"),
]


@pytest.mark.parametrize(("text", "field"), UNPLAYABLE, ids=[text[:100] for text, _ in UNPLAYABLE])
def test_a_position_that_cannot_be_played_on_is_refused(text, field):
    assert field in refused(f"lost-mines {text}")


@pytest.mark.parametrize(
    "text",
    [
        # a walk of five from a campfire, with tokens at its sides
        "hands=NS/-/- table=NESW-camp@2,2 at=2,2/2,2/2,2 tokens=troll0@1,2E;troll1@2,1S;trap@2,2S",
        # tokens that are beside no card
        "hands=NS/-/- tokens=trap@5,5E;trap@5,5S;trap@0,0S",
        # more points than anybody can have
        "hands=NS/-/- points=999/999/999",
        "hands=NS/-/- points=999/0/0 until_alone rounds=1 round=99",
        # a turn without a card behind it
        "hands=NS/-/- due=2",
        "hands=4NE/-/- phase=draw due=2",
        "hands=5NE/-/- phase=draw due=2",
        "hands=5NE/-/- phase=walk due=2",
        # something looked at that is not dealt yet
        "phase=first dwarfs=-,-,- mines=-,-,-,- looked=m0/-/-",
        "phase=mines mines=gold,-,-,- looked=m3/-/-",
        "phase=treasures looked=t2/-/-",
        "phase=dwarfs turn=1 dwarfs=bL,-,- mines=-,-,-,- looked=d2/-/-",
        # a caller though no vote was called
        "hands=NS/-/- caller=1",
        # a vote while nobody has cards
        "phase=vote turn=1 caller=0 voted=1",
        "phase=vote turn=1 caller=0 voted=1 hands=-/NS/NS pile=-",
        # the dragon's holder, though no mine is open
        "hands=NS/-/- dragon=2",
        # all who play are out
        "phase=walk due=1 pile=-",
        "phase=walk due=1 pile=2NE at=9,2/1,4/1,2 mines=gold,GEMS:NESW,silver,dragon treasures=gems3,gems4,gold4",
    ],
)
def test_a_position_at_the_edge_of_what_can_be_is_refused_or_can_be_played(player, text):
    for seed in range(3):
        assert player.ask("lost-mines", f"lost-mines players=3 {OWN_BOX} {text}", seed) in ("refused", "played")


@pytest.mark.parametrize(
    ("mine", "side", "faces"),
    [
        ("GEMS", "W", ["NESW"]),  # looks the same both ways
        ("GOLD", "N", ["NES", "NSW"]),
        ("GOLD", "W", ["NSW"]),
        ("SILVER", "S", ["ESW"]),
        ("SILVER", "E", ["NEW", "ESW"]),
        ("DRAGON", "N", ["NE"]),
    ],
)
def test_L6_3_a_mine_is_turned_only_in_ways_that_differ_and_keep_the_way_it_was_entered(mine, side, faces):
    rest = ",".join(name for name in box.MINES if name != mine.lower())
    text = f"phase=turn_mine due=1 mines={mine}:?,{rest} at=9,0/1,4/1,2 walk=9,0<{side}"
    assert [action.face for action in position(text).legal()] == faces


# Actions and draws


@pytest.mark.parametrize("token", ["trap@0,2S", "trap@0,2E", "troll1@0,2S", "trap@10,2S"])
def test_L5_3_tokens_at_the_rim_are_written_where_they_are(token):
    state = position(f"hands=EW/-/- table=NESW@0,2;NES@10,2 tokens={token}")
    assert f"tokens={token}" in str(state)
    assert str(State.parse(str(state))) == str(state)
