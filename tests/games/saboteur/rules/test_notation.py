"""Saboteur as text: what a position leaves out, and how wrong texts are refused."""

import pytest

from pyrite import engine
from pyrite.games.saboteur.rules.state import State

INTERPRETED = engine.build() == "interpreted"


def test_equal_positions_are_equal_and_others_are_not():
    state = State.parse("saboteur players=3 hands=NS/-/-")
    assert state == State.parse("saboteur hands=NS/-/- players=3 round=1 turn=0 goals=ne,gold,nw")
    assert state != State.parse("saboteur players=3 hands=EW/-/-")
    assert state != State.parse("saboteur players=3 rounds=2 hands=NS/-/-")
    assert state != str(state)
    assert eval(repr(state), {"State": State}) == state


def test_what_a_pile_leaves_out_is_in_the_discard():
    state = State.parse("saboteur players=3 hands=NS/-/- pile=2NS,map")
    assert state.pile_size == 3
    assert "discard=5NESW,5NES,5NEW,NS,3EW,5NE,4NW," in str(state)
    assert State.parse("saboteur players=3 hands=NS/-/- pile=-").pile_size == 0
    assert State.parse(str(state)) == state


# Wrong positions, one test for each thing that notation checks


def refused(text: str) -> str:
    with pytest.raises(ValueError, match=r".") as caught:
        State.parse(text)
    assert type(caught.value) is ValueError
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        # the list of fields
        ("players=3 players=3", "players is given twice"),
        ("players=3 round=1 round=1", "round is given twice"),
        ("players=3 maps=1 maps=1", "maps is given twice"),
        ("players=3 colour=red", "'colour=red' is not a field"),
        ("players=3 hands", "'hands' is not a field"),
        ("players=3 hands=", "'hands=' is not a field"),
        ("players=3 =", "'=' is not a field"),
        ("hands=NS/-/-", "players=... is missing"),
        # options
        ("players", "players must be a whole number from 3 to"),
        ("players=2", "players must be a whole number from 3 to"),
        ("players=11", "players must be a whole number from 3 to"),
        ("players=x", "players=x should be a number"),
        ("players=-3", "players=-3 should be a number"),
        ("players=\u0663", "should be a number"),
        ("players=3000000000000", "should be a number"),
        ("players=3 edition=latest", "edition must be 'revised' or 'classic', not 'latest'"),
        ("players=3 edition", "edition must be 'revised' or 'classic', not True"),
        ("players=3 rounds=0", "rounds must be a whole number from 1 to 99, not 0"),
        ("players=3 rounds=100", "rounds must be a whole number from 1 to 99, not 100"),
        ("players=3 maps=7", "maps must be a whole number from 0 to 6, not 7 (S10.2)"),
        ("players=3 first=3", "first must be a whole number from 0 to 2, not 3"),
        ("players=3 bonus_nuggets=1", "bonus_nuggets must be True or False, not 1"),
        ("players=3 all_saboteurs=yes", "all_saboteurs=yes"),
        # where the game stands
        ("players=3 round=0", "round=0 is not one of 3"),
        ("players=3 round=4", "round=4 is not one of 3"),
        ("players=3 round=two", "round=two should be a number"),
        ("players=3 round=-1", "round=-1 should be a number"),
        ("players=3 phase=play", "phase=play should be one of first, roles"),
        ("players=3 starter=3", "starter=3: seats are 0 to 2"),
        ("players=3 turn=3", "turn=3: seats are 0 to 2"),
        ("players=3 turn=me", "turn=me should be a number"),
        ("players=3 tunnel=3", "tunnel=3: seats are 0 to 2"),
        ("players=3 card=9", "card=9: seats are 0 to 2"),
        ("players=3 ending=draw", "ending=draw should be one of none, miners"),
        # roles and goals
        ("players=3 roles=MM", "roles=MM should have one letter"),
        ("players=3 roles=MMMM", "roles=MMMM should have one letter"),
        ("players=3 roles=mms", "roles=mms should have one letter"),
        ("players=3 roles=MSS", "roles=MSS: the pool has 1 saboteurs and 3 miners"),
        ("players=3 all_saboteurs roles=MMM", "roles=MMM: the pool has 1 saboteurs and 2 miners"),
        ("players=3 goals=gold,ne", "goals=gold,ne should name three"),
        ("players=3 goals=gold,ne,nw,ne", "should name three"),
        ("players=3 goals=gold,ne,es", "goals: 'es' should be gold, ne, nw"),
        (
            "players=3 goals=gold,gold,ne",
            "goals=gold,gold,ne: there must be one gold, one stone NE and one stone NW (S1.3)",
        ),
        (
            "players=3 goals=gold,NE,SW",
            "goals=gold,NE,SW: there must be one gold, one stone NE and one stone NW (S1.3)",
        ),
        # the table
        ("players=3 table=NS", "table: '' should be a cell"),
        ("players=3 table=NS@1", "table: '1' should be a cell"),
        ("players=3 table=NS@1,x", "table: '1,x' should be a cell"),
        ("players=3 table=NS@1,\u0660", "should be a cell"),
        ("players=3 table=NS@49,0", "table: no card can be at 49,0"),
        ("players=3 table=NS@0,-49", "table: no card can be at 0,-49"),
        ("players=3 table=NS@0,1;NS@0,1", "table: there are two cards at 0,1"),
        ("players=3 table=NS@0,0", "table: there are two cards at 0,0"),
        ("players=3 table=NS@8,2", "table: there are two cards at 8,2"),
        ("players=3 bonus_nuggets bonus=1@4,1 table=NS@4,1", "table: there are two cards at 4,1"),
        ("players=3 table=SN@0,1", "table: 'SN'"),
        ("players=3 table=@0,1", "table: ''"),
        ("players=3 table=map@0,1", "table: 'map'"),
        ("players=3 table=Ns@0,1", "table: 'Ns'"),
        ("players=3 table=N@0,1", "table: 'N'"),
        ("players=3 table=W@0,1", "table: 'W'"),
        ("players=3 last=here", "last: 'here' should be a cell"),
        # by seat
        ("players=3 broken=P/-", "broken names 2 seats, but there are 3 players"),
        ("players=3 looked=-/-/-/-", "looked names 4 seats, but there are 3 players"),
        ("players=3 hands=NS", "hands names 1 seats, but there are 3 players"),
        ("players=3 passed=NS/-", "passed names 2 seats, but there are 3 players"),
        ("players=3 broken=LP/-/-", "broken: 'LP' should be some of PLC"),
        ("players=3 broken=PP/-/-", "broken: 'PP' should be some of PLC"),
        ("players=3 broken=X/-/-", "broken: 'X' should be some of PLC"),
        ("players=3 looked=mt/-/-", "looked: 'mt' should be some of tmb"),
        # cards
        ("players=3 hands=SN/-/-", "hands: 'SN' is not a card"),
        ("players=3 hands=222NS/-/-", "hands: '222NS' is not a card"),
        ("players=3 hands=NS;NS/-/-", "hands: 'NS;NS' is not a card"),
        ("players=3 hands=\u0662NS/-/-", "hands: '\u0662NS' is not a card"),
        ("players=3 passed=gold/-/-", "passed: 'gold' is not a card"),
        ("players=3 hands=NS/-/- discard=x", "discard: 'x' is not a card"),
        ("players=3 hands=NS/-/- pile=x", "pile: 'x' is not a card"),
        ("players=3 hands=5NS/-/-", "too many of NS"),
        ("players=3 hands=n/n/-", "too many of n "),
        ("players=3 hands=NS/-/- table=NS@0,1;NS@0,2;NS@0,3;NS@0,-1", "too many of NS"),
        ("players=3 hands=NS/-/- table=SW@1,0;NE@2,0 discard=4NE", "too many of NE"),
        ("players=4 hands=breakL/-/-/- broken=L/L/L/-", "too many of breakL"),
        ("players=3 maps=1 hands=2map/-/-", "too many of map"),
        ("players=3 hands=NS/-/- pile=4NS", "too many of NS"),
        ("players=3 hands=5NES,2NEW/-/-", "hands: with 3 players nobody holds more than 6"),
        ("players=10 hands=5NES/-/-/-/-/-/-/-/-/-", "hands: with 10 players nobody holds more than 4"),
        # the extra nuggets
        ("players=3 bonus=2@4,1", "bonus needs the option bonus_nuggets"),
        ("players=3 left=12", "left needs the option bonus_nuggets"),
        ("players=3 claim=stopped", "claim needs the option bonus_nuggets"),
        ("players=3 claimer=1", "claimer needs the option bonus_nuggets"),
        ("players=3 bonus_nuggets left=21", "left=21 should be some of 123"),
        ("players=3 bonus_nuggets left=4", "left=4 should be some of 123"),
        ("players=3 bonus_nuggets bonus=4@4,1", "bonus=4@4,1 should look like 2@4,1 and not be among left="),
        ("players=3 bonus_nuggets bonus=2", "bonus=2 should look like 2@4,1 and not be among left="),
        ("players=3 bonus_nuggets left=12 bonus=2@4,1", "not be among left=12"),
        ("players=3 bonus_nuggets bonus=2@4", "bonus: '4' should be a cell"),
        ("players=3 bonus_nuggets bonus=2@4,1 claim=maybe", "claim=maybe should be one of none, at_once"),
        ("players=3 bonus_nuggets bonus=2@4,1 claim=stopped claimer=3", "claimer=3: seats are 0 to 2"),
        (
            "players=3 bonus_nuggets bonus=2@4,1 claim=stopped",
            "claim and claimer must be given together, with a bonus on the table",
        ),
        (
            "players=3 bonus_nuggets bonus=2@4,1 claimer=1",
            "claim and claimer must be given together, with a bonus on the table",
        ),
        ("players=3 bonus_nuggets claim=stopped claimer=1", "with a bonus on the table"),
        # nuggets
        ("players=3 hands=NS/-/- ledger=1p021/3", "ledger: round 1 has not ended, so nobody is paid for it yet"),
        ("players=3 hands=NS/-/- ledger=1s0", "ledger: '1s0' should be round"),
        ("players=3 hands=NS/-/- ledger=1x01", "ledger: '1x01' should be round"),
        ("players=3 hands=NS/-/- ledger=1s04", "ledger: '1s04' should be round"),
        ("players=3 hands=NS/-/- ledger=1s31", "ledger: '1s31' should be round"),
        ("players=3 hands=NS/-/- ledger=2s01", "ledger: '2s01' should be round"),
        ("players=3 hands=NS/-/- ledger=0s01", "ledger: '0s01' should be round"),
        ("players=3 hands=NS/-/- ledger=1s01,", "ledger: '' should be round"),
        ("players=3 hands=NS/-/- ledger=" + ",".join(["1s01"] * 40), "ledger: there can be at most 39 entries"),
        ("players=3 hands=NS/-/- ledger=1s012", "ledger: '1s012' should name one nugget card"),
        ("players=3 hands=NS/-/- ledger=1b0-", "ledger: '1b0-' should name one nugget card"),
        ("players=3 hands=NS/-/- ledger=1s03/3", "ledger: '1s03/3' should name one nugget card"),
        ("players=3 hands=NS/-/- ledger=1p013/4", "ledger: '1p013/4': no saboteur is paid like this (S7.4)"),
        ("players=3 hands=NS/-/- ledger=1p033", "ledger: '1p033': no saboteur is paid like this (S7.4)"),
        ("players=3 hands=NS/-/- ledger=1p031/3", "ledger: '1p031/3': no saboteur is paid like this (S7.4)"),
        ("players=3 hands=NS/-/- ledger=1p03/5", "ledger: '1p03/5' should be round"),
        ("players=3 hands=NS/-/- ledger=" + ",".join(["1s01"] * 17), "too many nugget cards of value 1"),
        ("players=3 hands=NS/-/- ledger=" + ",".join(["1s03"] * 5), "too many nugget cards of value 3"),
        ("players=3 phase=pick pool=21", "pool=21 should be the values"),
        ("players=3 phase=pick pool=124", "pool=124 should be the values"),
        ("players=3 phase=pick pool=33333", "too many nugget cards of value 3"),
        # somebody must be able to act
        ("players=3", "hands: it is the turn of seat 0"),
        ("players=3 turn=1 hands=NS/-/-", "hands: it is the turn of seat 1"),
        ("players=3 turn=- hands=NS/-/-", "turn: in phase=turn it must be a seat, not -"),
        ("players=3 phase=pick", "ending: only miners share"),
        ("players=3 phase=bonus", "left: there is no extra card"),
        ("players=3 phase=draw pile=-", "pile: there is no card to draw"),
        ("players=3 phase=goals goals=gold,ne,nw", "goals: they must be dealt from top to bottom"),
    ],
)
def test_a_wrong_field_is_refused_by_its_name(text, said):
    assert said in refused(f"saboteur {text}")


# Positions that no game can reach and that could not be played on: what the fields say together must hold too.


UNPLAYABLE = [
    # somebody has to be there for whom chance draws, and who begins
    ("players=3 phase=draw turn=-", "turn"),
    ("players=3 phase=hands turn=-", "turn"),
    ("players=3 phase=roles roles=--- goals=-,-,- turn=-", "turn"),
    ("players=3 phase=pick ending=miners tunnel=0 last=1,0 table=EW@1,0 pool=12 turn=-", "turn"),
    ("players=3 phase=hands starter=-", "starter"),
    ("players=3 hands=NS/NS/NS starter=-", "starter"),
    # what has been dealt before this phase, and what has not
    ("players=3 hands=NS/NS/NS roles=---", "roles"),
    ("players=3 hands=NS/NS/NS roles=M-M", "roles"),
    ("players=3 phase=roles turn=1 roles=--- goals=-,-,-", "roles"),
    ("players=3 phase=roles roles=MMS goals=-,-,-", "roles"),
    ("players=3 phase=roles roles=---", "goals"),
    ("players=3 phase=roles roles=--- goals=gold,-,-", "goals: there are none in this phase"),
    ("players=3 phase=first roles=--- goals=-,-,- starter=- turn=- hands=NS/-/-", "hands"),
    ("players=3 hands=2map/NS/NS goals=-,-,-", "goals"),
    ("players=3 hands=2map/NS/NS goals=gold,-,ne", "goals"),
    ("players=3 phase=goals turn=- goals=-,-,ne", "goals"),
    ("players=3 phase=first starter=- turn=- roles=--- goals=-,-,- looked=b/m/m", "looked"),
    ("players=3 phase=goals turn=- goals=gold,-,- looked=-/b/-", "looked"),
    ("players=3 phase=hands hands=-/-/- looked=t/-/-", "looked"),
    ("players=3 phase=hands hands=-/-/- passed=NS/-/-", "table"),
    ("players=3 phase=hands hands=-/-/- discard=NS", "table"),
    ("players=3 phase=hands hands=-/-/- broken=P/-/-", "table"),
    ("players=3 phase=hands hands=-/-/- table=EW@1,0", "table"),
    ("players=3 hands=NS/-/- table=EW@20,0", "so many tunnels still to place"),
    ("players=3 hands=NS/-/- table=NS@0,-20", "so many tunnels still to place"),
    # 60 columns or rows with the tunnels left to lay, or a card 48 away
    ("players=3 hands=NS/-/- pile=NE table=NS@0,-29;NS@0,30", "so many tunnels still to place"),
    ("players=3 hands=NS/-/- pile=NE table=NS@-29,0;NS@30,0", "so many tunnels still to place"),
    ("players=3 hands=NS/-/- pile=NE table=NS@0,-47", "so many tunnels still to place"),
    ("players=3 phase=hands turn=1", "hands"),
    ("players=3 phase=hands turn=1 hands=2NS,2NES,2NE/6map/-", "hands"),
    ("players=3 phase=hands pile=NS", "pile"),
    ("players=3 phase=draw hands=6map/NS/NS", "hands"),
    # sharing comes after the miners' win, to sharers, from who laid the last tunnel
    ("players=3 phase=pool tunnel=0 card=0 last=1,0 table=EW@1,0", "ending"),
    ("players=3 phase=pick pool=12 tunnel=0 card=0 last=1,0 table=EW@1,0", "ending"),
    ("players=3 phase=over", "ending"),
    ("players=3 hands=NS/NS/NS ending=miners", "ending"),
    ("players=3 phase=pool ending=miners", "tunnel"),
    ("players=3 phase=pool ending=miners roles=--- tunnel=0 card=0 last=1,0 table=EW@1,0", "roles"),
    ("players=3 phase=pick ending=miners roles=--- pool=12 tunnel=0 card=0 last=1,0 table=EW@1,0", "roles"),
    ("players=3 phase=pick ending=miners pool=1 tunnel=0 card=0 last=1,0 table=EW@1,0", "pool"),
    ("players=3 hands=NS/NS/NS pool=12", "pool"),
    (
        "players=10 edition=classic phase=pool ending=miners pool=111111111 tunnel=0 card=0 last=1,0 table=EW@1,0",
        "pool: all cards to share have been drawn",
    ),
    (
        "players=3 bonus_nuggets left=13 bonus=2@4,1 claim=stopped claimer=0 ledger=1b02 hands=-/-/- "
        "phase=pick ending=miners pool=12 tunnel=1 card=1 last=1,0 table=EW@1,0",
        "turn: seat 0 does not share",
    ),
    # the extra nuggets
    ("players=3 bonus_nuggets phase=claim", "claim"),
    ("players=3 bonus_nuggets phase=stop hands=NS/NS/NS", "claim"),
    ("players=3 bonus_nuggets phase=stop hands=NS/NS/NS bonus=2@4,1 claim=at_once claimer=1", "claimer"),
    ("players=3 bonus_nuggets phase=claim hands=NS/NS/NS bonus=2@4,1 claim=at_once claimer=1", "claimer"),
    ("players=3 bonus_nuggets phase=claim left=23 bonus=1@4,1 claim=at_once claimer=0 ledger=1b01", "ledger"),
    (
        "players=3 bonus_nuggets phase=stop hands=NS/NS/NS bonus=2@4,1 claim=plays_on claimer=0",
        "no player can stop now",
    ),
    ("players=3 bonus_nuggets hands=NS/NS/NS bonus=2@4,1 claim=at_once claimer=0", "must first decide whether to stop"),
    ("players=3 round=2 hands=NS/NS/NS ledger=1p03/3,1p13/3", "paid more than 1 saboteurs (S1.2)"),
    ("players=3 bonus_nuggets hands=NS/NS/NS bonus=2@0,0", "bonus"),
    ("players=3 bonus_nuggets hands=NS/NS/NS bonus=2@8,0", "bonus"),
    ("players=3 bonus_nuggets hands=NS/NS/NS bonus=2@-40,0", "bonus"),
    ("players=3 bonus_nuggets phase=bonus left=12 bonus=3@4,1", "bonus"),
    ("players=3 bonus_nuggets phase=bonus left=12 table=NS@4,1", "table"),
    # the grid is a torus of 64 by 64
    ("players=3 edition=classic hands=NS/NS/- table=NS@-32,5;NS@32,5", "table"),
    ("players=3 edition=classic hands=NS/NS/- table=NS@5,-32;NS@5,32", "table"),
    # six nugget cards at most go back, so that the ledger always has room
    ("players=3 bonus_nuggets rounds=4 round=4 hands=NS/NS/NS ledger=" + ",".join(["1r01"] * 64), "ledger"),
    ("players=3 rounds=4 round=4 hands=NS/NS/NS ledger=" + ",".join(["1p0-/4"] * 64), "ledger"),
    ("players=3 hands=NS/NS/NS ledger=1b01", "ledger"),
]


@pytest.mark.parametrize(("text", "field"), UNPLAYABLE, ids=[text[:70] for text, _ in UNPLAYABLE])
def test_a_position_that_cannot_be_played_on_is_refused(text, field):
    assert field in refused(f"saboteur {text}")


@pytest.mark.parametrize("paid", ["1p02", "1p021", "1p03", "1p022", "1p031"])
def test_S7_4_a_payment_in_full_need_not_say_its_worth(paid):
    text = "saboteur players=3 round=2 hands=NS/NS/NS ledger={}"
    in_full = State.parse(text.format(f"{paid}/{sum(map(int, paid[3:]))}"))
    assert State.parse(text.format(paid)) == in_full


def test_S7_4_five_payments_may_have_been_empty():
    paid = "1p02/2,1p1-/2,1p2-/2,1p3-/2,2p03/3,2p1-/3,2p2-/3"
    text = f"players=10 round=3 hands=NS{'/-' * 9} ledger={paid}"
    assert f"ledger={paid}" in str(State.parse(f"saboteur {text}"))
    assert "too many empty payments" in refused(f"saboteur {text},2p3-/3")


@pytest.mark.parametrize(
    "text",
    [
        # a seat that has stopped and yet has cards and the turn
        "players=3 bonus_nuggets hands=NS/-/- bonus=2@4,1 claim=stopped claimer=0",
        # a card as far out as can be, and tunnels to lay still further
        "players=3 edition=classic hands=NS/NS/NS table=NS@0,-40",
        "players=3 edition=classic hands=NS/NS/NS table=NS@0,40",
        "players=3 edition=classic hands=NS/NS/NS table=NS@-40,0",
        "players=3 edition=classic hands=NS/NS/NS table=NS@41,0",
        "players=3 edition=classic hands=NS/-/- pile=- table=NS@48,0",
        "players=3 edition=classic hands=NS/-/- pile=- table=NS@0,-48",
    ],
)
def test_a_position_at_the_edge_of_what_can_be_is_refused_or_can_be_played(player, text):
    for seed in range(5):
        assert player.ask("saboteur", f"saboteur {text}", seed) in ("refused", "played")


# Actions and draws
