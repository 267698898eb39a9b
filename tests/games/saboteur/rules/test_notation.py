"""Positions, actions and draws as text: they round-trip at every step, and a wrong text is refused by name."""

import copy
import json
import os
import pickle
import random
import re
import select
import subprocess
import sys
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyrite import IllegalAction, engine
from pyrite.games.saboteur.rules import cards, notation
from pyrite.games.saboteur.rules.actions import Action, Draw
from pyrite.games.saboteur.rules.options import Options
from pyrite.games.saboteur.rules.state import State
from pyrite.games.saboteur.rules.words import Phase

INTERPRETED = engine.build() == "interpreted"

SETUPS: list[dict] = [
    *({"players": players, "rounds": 2} for players in range(3, 11)),
    *({"players": players, "rounds": 2, "edition": "classic"} for players in range(3, 11)),
    {"players": 4, "rounds": 2, "first": 3},
    {"players": 5, "rounds": 2, "sabotaged_unpaid": True},
    {"players": 3, "rounds": 4, "bonus_nuggets": True},
    {"players": 5, "rounds": 3, "bonus_nuggets": True, "edition": "classic"},
    {"players": 7, "rounds": 2, "all_saboteurs": True},
    {"players": 5, "rounds": 1, "maps": 0},
    {"players": 5, "rounds": 99, "maps": 3, "first": 0},
]
MOST_STEPS = 500  # of a game with so many rounds


def dig(rng: random.Random, legal: list[Action]) -> Action:
    """Mostly digs towards the goals, so that games have picks, claims and all endings; sometimes does anything."""
    lays = [action for action in legal if action.verb.value == "lay" and str(action.face).isupper()]
    if lays and rng.random() < 0.8:
        return max(lays, key=lambda action: (action.x or 0) - abs(action.y or 0) / 4 + rng.random())
    return rng.choice(legal)


def walk(number: int) -> Iterator[State]:
    """The state of a game of one of the setups before every step, and at its end."""
    rng = random.Random(number)
    state = State.new(Options(**SETUPS[number % len(SETUPS)]))
    for _ in range(MOST_STEPS):
        yield state
        if state.is_over:
            return
        if state.turn is None:
            state.draw(state.drawn_by(rng.randrange(state.tickets())))
        else:
            state.play(dig(rng, state.legal()))


FIELDS = (
    *("players", "revised", "rounds", "maps", "given_first", "sabotaged_unpaid", "bonus_nuggets", "all_saboteurs"),
    *("round", "phase", "seat", "first", "ending", "role", "broken", "looked", "hand", "passed", "hand_size"),
    *("pile", "pile_size", "discard", "goal", "face_up", "last_tunnel", "last_card", "supply", "pool", "nuggets"),
    *("ledger", "entries", "bonus_left", "bonus", "bonus_x", "bonus_y", "claimer", "claim", "shown"),
)


def innards(state: State) -> dict[str, object]:
    """Every number of a position; where the last card lies counts only once one was laid."""
    numbers = {name: getattr(state, name) for name in FIELDS}
    numbers["role"] = numbers["role"][: state.players]
    numbers["ledger"] = numbers["ledger"][: state.entries]
    if state.last_tunnel >= 0:
        numbers["laid"] = state.laid_x, state.laid_y
    return numbers


def assert_same(again: State, state: State, everything: bool = True) -> None:
    assert str(again) == str(state)
    assert again == state
    assert hash(again) == hash(state)
    assert innards(again) == innards(state)
    assert again.legal() == state.legal()
    assert again.chance() == state.chance()
    if everything:
        for seat in (None, *range(state.players)):
            assert again.view(seat) == state.view(seat)


# Round trips


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_the_text_of_a_position_gives_it_back_at_every_step(number):
    for step, state in enumerate(walk(number)):
        if INTERPRETED and step % 7:
            continue
        again = State.parse(str(state))
        assert_same(again, state, everything=step % 3 == 0)


@pytest.mark.parametrize("number", [0, 10, 18, 19])
def test_a_position_that_was_read_plays_on_like_the_one_that_was_written(number):
    for step, state in enumerate(walk(number)):
        if step % 40 or state.is_over:
            continue
        one, other = state.copy(), State.parse(str(state))
        rng = random.Random(step)
        for _ in range(15):
            if one.is_over:
                break
            if one.turn is None:
                draw = one.drawn_by(rng.randrange(one.tickets()))
                assert list(one.draw(draw)) == list(other.draw(draw))
            else:
                action = dig(rng, one.legal())
                assert list(one.play(action)) == list(other.play(action))
        assert_same(other, one)


@pytest.mark.parametrize("number", [0, 18, 19, 21])
def test_pickles_and_copies_are_equal_and_go_their_own_way(number):
    for step, state in enumerate(walk(number)):
        if step % 25:
            continue
        text = str(state)
        for again in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state), state.copy()):
            assert_same(again, state)
            if again.turn is not None:
                again.play(again.legal()[0])
            elif not again.is_over:
                again.draw(again.chance()[0][0])
            else:
                continue
            assert str(again) != text
        assert str(state) == text


def test_the_games_above_write_every_field_but_the_pile():
    written = {
        word.partition("=")[0] for number in range(len(SETUPS)) for state in walk(number) for word in words(state)
    }
    assert set(notation.FIELDS) - {"pile"} <= written
    assert set(notation.OPTIONS) <= written


def words(state: State) -> list[str]:
    return str(state).split()[1:]


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


@pytest.mark.parametrize("text", ["", " ", "chess players=3", "players=3", "Saboteur players=3", "\x00", "lost_mines"])
def test_a_position_begins_with_its_game(text):
    assert "begins with the word 'saboteur'" in refused(text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        # the list of fields
        ("players=3 players=3", "players is said twice"),
        ("players=3 round=1 round=1", "round is said twice"),
        ("players=3 maps=1 maps=1", "maps is said twice"),
        ("players=3 colour=red", "'colour=red' is no field"),
        ("players=3 hands", "'hands' is no field"),
        ("players=3 hands=", "'hands=' is no field"),
        ("players=3 =", "'=' is no field"),
        ("hands=NS/-/-", "players=... is missing"),
        # options
        ("players", "players is True"),
        ("players=2", "players is 2"),
        ("players=11", "players is 11"),
        ("players=x", "players=x should be a number"),
        ("players=-3", "players=-3 should be a number"),
        ("players=\u0663", "should be a number"),
        ("players=3000000000000", "should be a number"),
        ("players=3 edition=latest", "edition is 'latest'"),
        ("players=3 edition", "edition is True"),
        ("players=3 rounds=0", "rounds is 0"),
        ("players=3 rounds=100", "rounds is 100"),
        ("players=3 maps=7", "maps is 7"),
        ("players=3 first=3", "first is 3"),
        ("players=3 bonus_nuggets=1", "bonus_nuggets is 1"),
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
        ("players=3 goals=gold,gold,ne", "goals=gold,gold,ne: there is one gold"),
        ("players=3 goals=gold,NE,SW", "goals=gold,NE,SW: there is one gold"),
        # the table
        ("players=3 table=NS", "table: '' should be a cell"),
        ("players=3 table=NS@1", "table: '1' should be a cell"),
        ("players=3 table=NS@1,x", "table: '1,x' should be a cell"),
        ("players=3 table=NS@1,\u0660", "should be a cell"),
        ("players=3 table=NS@49,0", "table: no card can lie at 49,0"),
        ("players=3 table=NS@0,-49", "table: no card can lie at 0,-49"),
        ("players=3 table=NS@0,1;NS@0,1", "table: two cards lie at 0,1"),
        ("players=3 table=NS@0,0", "table: two cards lie at 0,0"),
        ("players=3 table=NS@8,2", "table: two cards lie at 8,2"),
        ("players=3 bonus_nuggets bonus=1@4,1 table=NS@4,1", "table: two cards lie at 4,1"),
        ("players=3 table=SN@0,1", "table: 'SN'"),
        ("players=3 table=@0,1", "table: ''"),
        ("players=3 table=map@0,1", "table: 'map'"),
        ("players=3 table=Ns@0,1", "table: 'Ns'"),
        ("players=3 table=N@0,1", "table: 'N'"),
        ("players=3 table=W@0,1", "table: 'W'"),
        ("players=3 last=here", "last: 'here' should be a cell"),
        # by seat
        ("players=3 broken=P/-", "broken names 2 seats, but 3 play"),
        ("players=3 looked=-/-/-/-", "looked names 4 seats, but 3 play"),
        ("players=3 hands=NS", "hands names 1 seats, but 3 play"),
        ("players=3 passed=NS/-", "passed names 2 seats, but 3 play"),
        ("players=3 broken=LP/-/-", "broken: 'LP' should be some of PLC"),
        ("players=3 broken=PP/-/-", "broken: 'PP' should be some of PLC"),
        ("players=3 broken=X/-/-", "broken: 'X' should be some of PLC"),
        ("players=3 looked=mt/-/-", "looked: 'mt' should be some of tmb"),
        # cards
        ("players=3 hands=SN/-/-", "hands: 'SN' is no card"),
        ("players=3 hands=222NS/-/-", "hands: '222NS' is no card"),
        ("players=3 hands=NS;NS/-/-", "hands: 'NS;NS' is no card"),
        ("players=3 hands=\u0662NS/-/-", "hands: '\u0662NS' is no card"),
        ("players=3 passed=gold/-/-", "passed: 'gold' is no card"),
        ("players=3 hands=NS/-/- discard=x", "discard: 'x' is no card"),
        ("players=3 hands=NS/-/- pile=x", "pile: 'x' is no card"),
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
        ("players=3 bonus_nuggets bonus=4@4,1", "bonus=4@4,1 should be such as"),
        ("players=3 bonus_nuggets bonus=2", "bonus=2 should be such as"),
        ("players=3 bonus_nuggets left=12 bonus=2@4,1", "not among left=12"),
        ("players=3 bonus_nuggets bonus=2@4", "bonus: '4' should be a cell"),
        ("players=3 bonus_nuggets bonus=2@4,1 claim=maybe", "claim=maybe should be one of none, at_once"),
        ("players=3 bonus_nuggets bonus=2@4,1 claim=stopped claimer=3", "claimer=3: seats are 0 to 2"),
        ("players=3 bonus_nuggets bonus=2@4,1 claim=stopped", "claim and claimer go together"),
        ("players=3 bonus_nuggets bonus=2@4,1 claimer=1", "claim and claimer go together"),
        ("players=3 bonus_nuggets claim=stopped claimer=1", "with a bonus on the table"),
        # nuggets
        ("players=3 hands=NS/-/- ledger=1s0", "ledger: '1s0' should be round"),
        ("players=3 hands=NS/-/- ledger=1x01", "ledger: '1x01' should be round"),
        ("players=3 hands=NS/-/- ledger=1s04", "ledger: '1s04' should be round"),
        ("players=3 hands=NS/-/- ledger=1s31", "ledger: '1s31' should be round"),
        ("players=3 hands=NS/-/- ledger=2s01", "ledger: '2s01' should be round"),
        ("players=3 hands=NS/-/- ledger=0s01", "ledger: '0s01' should be round"),
        ("players=3 hands=NS/-/- ledger=1s01,", "ledger: '' should be round"),
        ("players=3 hands=NS/-/- ledger=" + ",".join(["1s01"] * 40), "ledger: there are at most 39"),
        ("players=3 hands=NS/-/- ledger=1s012", "ledger: '1s012' should name one nugget card"),
        ("players=3 hands=NS/-/- ledger=1b0-", "ledger: '1b0-' should name one nugget card"),
        ("players=3 hands=NS/-/- ledger=1s03/3", "ledger: '1s03/3' should name one nugget card"),
        ("players=3 hands=NS/-/- ledger=1p013/4", "ledger: '1p013/4': no saboteur is paid so"),
        ("players=3 hands=NS/-/- ledger=1p033", "ledger: '1p033': no saboteur is paid so"),
        ("players=3 hands=NS/-/- ledger=1p031/3", "ledger: '1p031/3': no saboteur is paid so"),
        ("players=3 hands=NS/-/- ledger=1p03/5", "ledger: '1p03/5' should be round"),
        ("players=3 hands=NS/-/- ledger=" + ",".join(["1s01"] * 17), "too many nugget cards of value 1"),
        ("players=3 hands=NS/-/- ledger=" + ",".join(["1s03"] * 5), "too many nugget cards of value 3"),
        ("players=3 phase=pick pool=21", "pool=21 should be the values"),
        ("players=3 phase=pick pool=124", "pool=124 should be the values"),
        ("players=3 phase=pick pool=33333", "too many nugget cards of value 3"),
        # somebody must be able to act
        ("players=3", "hands: it is the turn of seat 0"),
        ("players=3 turn=1 hands=NS/-/-", "hands: it is the turn of seat 1"),
        ("players=3 turn=- hands=NS/-/-", "turn: in phase=turn it is a seat"),
        ("players=3 phase=pick", "ending: only miners share"),
        ("players=3 phase=bonus", "left: there is no extra card"),
        ("players=3 phase=draw pile=-", "pile: there is no card to draw"),
        ("players=3 phase=goals goals=gold,ne,nw", "goals: they are dealt from top to bottom"),
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
    ("players=3 phase=first roles=--- goals=-,-,- starter=- turn=- hands=NS/-/-", "hands"),
    ("players=3 hands=2map/NS/NS goals=-,-,-", "goals"),
    ("players=3 hands=2map/NS/NS goals=gold,-,ne", "goals"),
    ("players=3 phase=goals turn=- goals=-,-,ne", "goals"),
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
    # the extra nuggets
    ("players=3 bonus_nuggets phase=claim", "claim"),
    ("players=3 bonus_nuggets phase=stop hands=NS/NS/NS", "claim"),
    ("players=3 bonus_nuggets phase=stop hands=NS/NS/NS bonus=2@4,1 claim=at_once claimer=1", "claimer"),
    ("players=3 bonus_nuggets phase=claim hands=NS/NS/NS bonus=2@4,1 claim=at_once claimer=1", "claimer"),
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


# Mutated positions, played on in a process of their own: a loop without end or a crash is a failed test, no more.


PLAYER = """
import json, random, sys
from pyrite.core.illegal import IllegalAction
from pyrite.games.saboteur.rules.state import State

def play_on(text, seed):
    try:
        state = State.parse(text)
    except ValueError:
        return "refused"
    rng, began = random.Random(seed), state.round
    for step in range(400):
        done = state.is_over or state.round != began
        if done or step % 6 < 2:
            again = State.parse(str(state))
            if str(again) != str(state) or again.legal() != state.legal():
                return f"{state} does not round-trip"
        if step % 20 == 0:
            for seat in (None, *range(state.players)):
                state.view(seat).to_json()
        if done:
            return "played"
        if state.turn is None:
            if not state.tickets():
                return f"nobody can act: {state}"
            state.draw(state.drawn_by(rng.randrange(state.tickets())))
        elif legal := state.legal():
            state.play(rng.choice(legal))
        else:
            return f"nothing is legal: {state}"
    return f"the round does not end: {state}"

for line in sys.stdin:
    try:
        answer = play_on(*json.loads(line))
    except Exception as error:
        answer = f"{type(error).__name__}: {error}"
    print(json.dumps(answer), flush=True)
"""


class Player:
    """A process that reads positions and plays them on; started anew when it hangs or dies."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[str] | None = None

    def ask(self, text: str, seed: int) -> str:
        if self.process is None:
            self.process = self._start()
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([text, seed]), file=self.process.stdin, flush=True)
        if not select.select([self.process.stdout], [], [], 3)[0]:
            self.close()
            return "it plays without end"
        if answer := self.process.stdout.readline():
            return json.loads(answer)
        code = self.process.wait()
        self.close()
        return f"the process died with code {code}"

    @staticmethod
    def _start() -> subprocess.Popen[str]:
        env = os.environ | {"PYRITE_ENGINE": "python" if INTERPRETED else "compiled", "PYTHONIOENCODING": "utf-8"}
        return subprocess.Popen(
            [sys.executable, "-c", PLAYER], env=env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def close(self) -> None:
        if self.process is None:
            return
        self.process.kill()
        self.process.communicate()
        self.process = None


@pytest.fixture(scope="module")
def player() -> Iterator[Player]:
    playing = Player()
    yield playing
    playing.close()


@cache
def corpus() -> tuple[str, ...]:
    """Positions of all phases, from games of few players."""
    found = {}
    for number in (0, 8, 18, 19):
        for step, state in enumerate(walk(number)):
            if step % 11 == 0 or state.phase not in (Phase.HANDS, Phase.TURN, Phase.DRAW):
                found[number, state.phase, step % 2] = str(state)
    return tuple(sorted(found.values()))


ALPHABET = "NESWneswMSPLCtmb@,;-/=0123456789_ spbr"
VALUES = {
    "phase": [phase.name.lower() for phase in Phase],
    "ending": ["none", "miners", "saboteurs", "nobody"],
    "claim": ["none", "at_once", "next_turn", "plays_on", "stopped"],
    **{name: ["-", "0", "1", "2"] for name in ("starter", "turn", "tunnel", "card", "claimer")},
    "round": ["1", "2"],
}


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """The text of a position in which fields and characters were dropped, replaced, or taken from another position."""
    text = draw(st.sampled_from(corpus()))
    for _ in range(draw(st.integers(1, 3))):
        fields = text.split(" ")
        place = draw(st.integers(1, len(fields) - 1)) if len(fields) > 1 else 0
        how = draw(st.sampled_from(["drop", "other", "value", "character"]))
        if how == "drop":
            del fields[place]
        elif how == "other":
            other = draw(st.sampled_from(draw(st.sampled_from(corpus())).split(" ")[1:]))
            fields = [word for word in fields if word.partition("=")[0] != other.partition("=")[0]] + [other]
        elif how == "value":
            name = draw(st.sampled_from(sorted(VALUES)))
            fields = [word for word in fields if word.partition("=")[0] != name]
            fields.append(f"{name}={draw(st.sampled_from(VALUES[name]))}")
        else:
            word = fields[place]
            at = draw(st.integers(0, len(word)))
            fields[place] = word[:at] + draw(st.text(ALPHABET, max_size=2)) + word[at + draw(st.integers(0, 2)) :]
        text = " ".join(fields)
    return text


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
        assert player.ask(f"saboteur {text}", seed) in ("refused", "played")


@settings(
    max_examples=40 if INTERPRETED else 200,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
@given(text=mutated(), seed=st.integers(0, 3))
def test_a_mutated_position_is_refused_or_can_be_played_to_the_end_of_its_round(player, text, seed):
    assert player.ask(text, seed) in ("refused", "played")


@settings(max_examples=200, deadline=None, database=None)
@given(st.text(max_size=100) | st.text(ALPHABET, max_size=100).map("saboteur players=3 ".__add__))
def test_any_text_at_all_is_a_position_or_refused(text):
    try:
        state = State.parse(text)
    except ValueError:
        return
    assert State.parse(str(state)) == state


def test_the_corpus_has_every_phase():
    phases = {match[1] if (match := re.search(r"phase=(\w+)", text)) else "turn" for text in corpus()}
    assert phases == set(VALUES["phase"])


def test_positions_as_games_write_them_can_be_played_to_the_end_of_their_round(player):
    for text in corpus():
        assert player.ask(text, 0) == "played"


# Actions and draws


CELLS = 97 * 97  # as far as a card can lie
FACES = 26  # 16 kinds of tunnel, 10 of which look different when turned
OTHERS = 27 + 3 * 10 + 9 * 10 + 3 + 3 + 2  # pass, break, mend, map, take, stop and stay
NUMBERS = CELLS * (32 + 1 + 3) + OTHERS  # a face has 32 numbers; then rockfall and the extra cards


def test_every_action_has_a_text_of_its_own_that_gives_it_back():
    texts = set()
    for code in range(NUMBERS):
        try:
            action = Action.of(code)
        except ValueError:
            continue
        assert Action.parse(action.text) is action
        assert action.code == code
        texts.add(action.text)
    assert len(texts) == CELLS * (FACES + 1 + 3) + OTHERS


@pytest.mark.parametrize("code", [-1, NUMBERS, NUMBERS + 1, 10**9, 0, 1, 16])
def test_a_number_that_is_no_action_is_refused(code):
    with pytest.raises(ValueError, match=f"{code} is not the number of an action"):
        Action.of(code)


ACTIONS = (
    "NSW@3,-1 nsw@-48,48 rockfall@4,1 bonus2@4,1 breakL>4 mendL>9 mendLC>4L map>top pass:NES pass:map take:3 stop stay"
)


@pytest.mark.parametrize("text", ACTIONS.split())
def test_equal_actions_are_one_object_also_when_copied_or_pickled(text):
    action = Action.parse(text)
    assert str(action) == action.text == text
    assert repr(action) == f"Action({text!r})"
    assert Action.parse(text) is action
    assert Action.of(action.code) is action
    assert pickle.loads(pickle.dumps(action)) is action
    assert copy.copy(action) is action
    assert copy.deepcopy([action])[0] is action


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "NSW", "NSW@", "NSW@3", "NSW@3,", "NSW@3,-1 ", " NSW@3,-1", "NSW@3, -1", "NSW@3,-1\n", "WSN@3,-1"),
        *("NNS@1,0", "Nsw@1,0", "N@1,0", "S@1,0", "NSW@03,0", "NSW@-0,0", "NSW@+3,0", "NSW@3.0,0", "NSW@\u0663,0"),
        *("NSW@99999999999,0", "rockfall", "rockfall@x,0", "bonus0@4,1", "bonus4@4,1", "bonus@4,1", "breakX>1"),
        *("break>1", "breakL>10", "breakL>", "breakL>\u0661", "mendL>1L", "mendLC>1", "mendLC>1P", "mendCL>1L"),
        *(
            "map>",
            "map>left",
            "map>TOP",
            "pass:",
            "pass:SN",
            "pass:NSW",
            "pass:gold",
            "take:0",
            "take:4",
            "take:",
            "take:12",
        ),
        *("Stop", "stop ", "stay:1", "card:NES", "NSW@3,-1@", "\x00", "NS\x00@1,0", "N" * 10_000 + "@1,0"),
    ],
)
def test_a_text_that_is_no_action_is_refused(text):
    with pytest.raises(ValueError, match="is not an action; examples"):
        Action.parse(text)


@pytest.mark.parametrize("text", ["NS@49,0", "NS@0,49", "NS@-49,0", "NS@0,-49", "rockfall@9999,0", "bonus1@0,-9999"])
def test_a_cell_that_no_card_can_reach_is_against_the_rule_of_cells(text):
    with pytest.raises(IllegalAction, match=r"S4\.1") as caught:
        Action.parse(text)
    assert caught.value.action == text


@settings(max_examples=300, deadline=None, database=None)
@given(st.text(max_size=20) | st.text(ALPHABET + "breakmendrockfallpass:take>", max_size=14))
def test_any_text_at_all_is_an_action_or_refused(text):
    try:
        action = Action.parse(text)
    except ValueError:
        return
    assert action.text == text


DRAWS = [
    *(f"first:{seat}" for seat in range(10)),
    *("role:miner", "role:saboteur", "goal:gold", "goal:NE", "goal:NW", "nugget:1", "nugget:2", "nugget:3"),
    *(f"card:{kind}" for kind in cards.KINDS),
]


@pytest.mark.parametrize("text", DRAWS)
def test_equal_draws_are_one_object_also_when_copied_or_pickled(text):
    draw = Draw.parse(text)
    assert str(draw) == draw.text == text
    assert repr(draw) == f"Draw({text!r})"
    assert draw.what == text.partition(":")[0]
    assert Draw.of(draw.what, draw.outcome) is draw
    assert pickle.loads(pickle.dumps(draw)) is draw
    assert copy.copy(draw) is draw
    assert copy.deepcopy([draw])[0] is draw


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "first",
            "first:",
            "first:10",
            "first:-1",
            "first:\u0661",
            "role:dwarf",
            "role:Miner",
            "goal:stone",
            "goal:ne",
        ),
        *(
            "card:SN",
            "card:NSW",
            "card:",
            "card:NES ",
            " card:NES",
            "nugget:0",
            "nugget:4",
            "NES",
            "take:1",
            "card=NES",
        ),
    ],
)
def test_a_text_that_is_no_draw_is_refused(text):
    with pytest.raises(ValueError, match="is not a draw; examples"):
        Draw.parse(text)


@pytest.mark.parametrize(
    ("what", "outcome"), [("first", 10), ("role", 2), ("goal", 3), ("card", 27), ("nugget", 0), ("", 0)]
)
def test_a_draw_of_a_number_that_is_none_is_refused(what, outcome):
    with pytest.raises(ValueError, match="is not a draw"):
        Draw.of(what, outcome)


@pytest.mark.parametrize("number", [0, 18, 20])
def test_a_draw_that_cannot_come_is_refused_and_changes_nothing(number):
    for step, state in enumerate(walk(number)):
        if step % 9:
            continue
        before = str(state)
        possible = {draw.text for draw, _ in state.chance()}
        for text in DRAWS:
            if text not in possible:
                with pytest.raises(IllegalAction, match=r"S3\.2"):
                    state.draw(Draw.parse(text))
        assert str(state) == before
