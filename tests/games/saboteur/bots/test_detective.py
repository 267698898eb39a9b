"""The detective: what it does, what it believes and what it is worth."""

import random

import msgspec
import pytest

import pyrite
from pyrite import engine
from pyrite.bots import words_of
from pyrite.bots.personalities import PERSONALITIES
from pyrite.core.require import require
from pyrite.core.views import SpokenPhrase
from pyrite.games.saboteur.bots import detective
from pyrite.games.saboteur.bots.knowledge import digging_value, hiding, styles
from pyrite.games.saboteur.bots.knowledge.features import CUT_OFF, NAMES, PLACE, Decision
from pyrite.games.saboteur.bots.knowledge.goals import gold_chances
from pyrite.games.saboteur.bots.knowledge.ground import FACES, Ground
from pyrite.games.saboteur.bots.knowledge.outlook import Outlook, Prospect
from pyrite.games.saboteur.bots.knowledge.policy import default_weights, scores
from pyrite.games.saboteur.bots.knowledge.reading import Reading
from pyrite.games.saboteur.bots.knowledge.roles import saboteur_chances
from pyrite.games.saboteur.bots.knowledge.turn import Turn
from tests.games.saboteur.rules.table import position

ROAD = ";".join(f"EW@{x},0" for x in range(1, 4)) + ";" + ";".join(f"NESW@{x},0" for x in range(4, 7))


def played(seed, players=5, turns=40):
    """A match some turns old, everybody a digger."""
    match = pyrite.new("saboteur", players=players, seed=seed, rounds=1)
    bots = [pyrite.bot("digger", seed=seat) for seat in range(players)]
    for _ in range(turns):
        if match.turn is None or match.view(match.turn).phase != "turn":
            break
        match.play(bots[match.turn].act(match.view(match.turn)))
    return match


def chosen(text):
    state = position(text)
    return {str(pyrite.bot("detective", seed=seed).act(state.view(state.turn))) for seed in range(4)}


# What it does where the right move is plain.


def test_a_miner_lays_the_card_that_reaches_the_gold():
    text = f"turn=0 roles=MMS looked=m// goals=ne,gold,nw table={ROAD} hands=NES,NEW,ne,map,breakP,NS/map/map"
    assert chosen(text) <= {"NEW@7,0", "ESW@7,0", "NSW@7,0"}


def test_a_miner_clears_a_dead_end_out_of_the_way():
    text = f"turn=0 roles=MMS looked=m// goals=ne,gold,nw table={ROAD};ew@7,0 hands=rockfall,ne,nw/map/map"
    assert chosen(text) == {"rockfall@7,0"}


def test_a_miner_never_lays_a_dead_end_on_the_only_way():
    text = "turn=0 roles=MMS looked=m// goals=ne,gold,nw hands=ew,nesw,rockfall/map/map table=EW@1,0"
    assert all("@2,0" not in action and not action.startswith("rockfall") for action in chosen(text))


def test_a_saboteur_blocks_when_the_gold_is_near():
    text = f"turn=0 roles=SMM looked=m// goals=ne,gold,nw table={ROAD} hands=ew,NEW/map/map"
    assert chosen(text) == {"ew@7,0"}


@pytest.mark.parametrize("personality", PERSONALITIES.values(), ids=str)
def test_nobody_breaks_their_own_tools(personality):
    matches = [match for seed in range(6) if (match := played(seed, turns=20)).turn is not None]
    assert len(matches) >= 3
    for seed, match in enumerate(matches):
        action = detective.choose(match.view(match.turn), random.Random(seed), None, personality)
        assert not (action.verb.value == "break" and action.seat == match.turn)


# What it believes.


@pytest.mark.parametrize("players", [3, 5, 7, 10])
def test_beliefs_add_up_and_never_contradict_what_is_known(players):
    looked = 0
    for seed in range(4):
        match = played(seed, players)
        for seat in range(players):
            view = match.view(seat)
            reading = Reading(view)
            assert sum(reading.gold) == pytest.approx(1)
            for goal, chance in zip(view.goals, reading.gold, strict=True):
                if goal.treasure is not None:
                    assert chance == (goal.treasure == "gold")
                    looked += 1
            for suspects in (reading.suspects, reading.counted):
                assert all(0 <= chance <= 1 for chance in suspects)
                for role, chance in zip(view.roles, suspects, strict=True):
                    assert role is None or chance == (role == "saboteur")
    assert looked


def test_what_is_said_counts():
    result = next(
        (view, goal)
        for view in (played(seed, turns=12).view(seat) for seed in range(9) for seat in range(5))
        for goal in view.goals
        if max(gold_chances(view)) < 1 and goal.treasure is None and set(goal.looked_by) - {view.seat}
    )
    view, goal = result
    before = Reading(view).gold
    speaker = next(seat for seat in goal.looked_by if seat != view.seat)
    said = view.with_talk([SpokenPhrase(speaker, view.round, "goal_is_gold", (goal.name,))])
    place = view.goals.index(goal)
    assert Reading(said).gold[place] != pytest.approx(before[place])


def compare_turn(view):
    """Compare a turn from compiled code with what Python makes of the same view."""
    reading = Reading(view)
    decision = Decision(Prospect(view, reading.counted, reading.gold), reading.evidence)
    turn = Turn(view)
    assert turn.gold == pytest.approx(reading.gold, abs=1e-9)
    assert turn.suspects[: view.options.players] == pytest.approx(reading.counted, abs=1e-9)
    assert turn.judged == reading.suspects
    assert turn.nearest == decision.outlook.nearest
    for row, expected in zip(turn.rows, decision.rows, strict=True):
        assert row[: len(NAMES)] == pytest.approx([max(-10.0, min(10.0, value)) for value in expected], abs=1e-7)
    assert scores(default_weights(view.role), turn.rows) == pytest.approx(
        scores(default_weights(view.role), decision.rows), abs=1e-4
    )


@pytest.mark.once
def test_compiled_code_believes_and_counts_what_python_does_with_talk_and_without():
    compared = 0
    for seed in range(3):
        match = pyrite.new("saboteur", players=5 + seed, seed=f"turns {seed}", rounds=1)
        bots = [pyrite.bot("digger:loud", seed=seat) for seat in range(5 + seed)]
        said: list[SpokenPhrase] = []
        while match.turn is not None and match.view(match.turn).phase == "turn":
            view = match.view(match.turn).with_talk(said)
            compare_turn(view)
            compared += bool(said)
            words = words_of(bots[match.turn], view)
            said += [words] if words is not None else []
            match.play(bots[match.turn].act(view))
    assert compared > 60


@pytest.mark.parametrize(
    "text",
    [
        f"turn=0 roles=MMS looked=m// goals=ne,gold,nw table={ROAD} hands=NES,NEW,ne,map,breakP,NS/map/map",
        f"turn=2 roles=MMS goals=ne,gold,nw table={ROAD} hands=map/map/ew,NES,rockfall,map,NS,NEW",
    ],
)
def test_compiled_code_sees_the_cards_of_a_position(text):
    state = position(text)
    compare_turn(state.view(state.turn))


def prices_of(turn, personality):
    return hiding.prices([row[PLACE["seen"]] for row in turn.rows], turn.log_odds, turn.nearest, personality)


def openings(count=12):
    """The first turns of saboteurs, at tables of five."""
    found = []
    for seed in range(count):
        match = pyrite.new("saboteur", players=5, seed=f"opening {seed}", rounds=1, all_saboteurs=True)
        for _ in range(5):
            if match.view(match.turn).role == "saboteur":
                found.append(match.view(match.turn))
            match.play(pyrite.bot("digger", seed=seed).act(match.view(match.turn)))
    return found


@pytest.mark.once
def test_suspicion_costs_the_stealthy_more_and_the_bold_nothing():
    dearer = 0
    for view in openings():
        prices = {name: prices_of(Turn(view), one) for name, one in PERSONALITIES.items()}
        assert set(prices["loud"]) == {0.0}
        assert all(sly >= plain >= 0 for sly, plain in zip(prices["sly"], prices["plain"], strict=True))
        dearer += max(prices["sly"]) > max(prices["plain"])
    assert dearer > 10


def test_hiding_ends_when_the_gold_is_near():
    text = f"turn=2 roles=MMS goals=ne,gold,nw table={ROAD} hands=map/map/ew,NES,rockfall,map,NS,NEW"
    state = position(text)
    turn = Turn(state.view(2))
    assert turn.nearest <= 2
    assert set(prices_of(turn, PERSONALITIES["sly"])) == {0.0}


def test_hiding_fades_after_the_first_laps_at_small_tables():
    plain, sly = PERSONALITIES["plain"], PERSONALITIES["sly"]
    few, crowd = detective.leeway(5, plain), detective.leeway(7, plain)
    early, later, late = (hiding.prices([2.0], 0.0, 9, plain, few, laps)[0] for laps in (2, 3.5, 5))
    assert early > later > late == 0
    assert hiding.prices([2.0], 0.0, 9, plain, crowd, 5)[0] > 0
    assert hiding.prices([2.0], 2.0, 9, plain, few)[0] == 0, "a plain saboteur has resigned"
    assert hiding.prices([2.0], 2.0, 9, sly, detective.leeway(5, sly))[0] > 0
    assert detective.leeway(5, sly).price > few.price == detective.leeway(7, sly).price
    assert hiding.prices([2.0], 2.0, 9, plain, crowd)[0] > 0


def test_laps_are_counted_by_the_cards_that_are_gone():
    match = pyrite.new("saboteur", players=5, seed=1, rounds=1)
    assert detective.laps(match.view(0)) == 0
    for _ in range(10):
        match.play(pyrite.bot("digger", seed=1).act(match.view(match.turn)))
    assert detective.laps(match.view(0)) == 2


@pytest.mark.once
def test_a_plain_saboteur_opens_with_a_move_that_a_miner_could_make():
    """Less often than its first version does it open with what speaks loudly against it."""
    loud = {"detective": 0, "detective@1": 0}
    for view in openings(20):
        rows = Turn(view).rows
        for name in loud:
            action = pyrite.bot(name, seed=1).act(view)
            loud[name] += rows[view.legal.index(action)][PLACE["seen"]] > 1
    assert loud["detective"] < 0.6 * loud["detective@1"]


@pytest.mark.once
def test_the_same_deal_is_not_the_same_game():
    several = [len({pyrite.bot("detective", seed=seed).act(one) for seed in range(12)}) for one in openings(6)]
    assert max(several) > 1


@pytest.mark.once
def test_no_move_of_a_miner_looks_foolish():
    seen = 0
    for seed in range(6):
        match = pyrite.new("saboteur", players=5, seed=f"foolish {seed}", rounds=1)
        bots = [pyrite.bot("detective", seed=seat) for seat in range(5)]
        while match.turn is not None and match.view(match.turn).phase == "turn":
            view = match.view(match.turn)
            action = bots[match.turn].act(view)
            turn = Turn(view)
            if view.role == "miner" and action.verb.value == "map":
                goals = [one.goal for one in view.legal if one.verb.value == "map"]
                assert turn.news[require(action.goal)] > max(turn.news[require(goal)] for goal in goals) - 0.05
                seen += 1
            elif view.role == "miner" and action.verb.value == "mend" and action.seat != view.seat:
                assert turn.judged[require(action.seat)] < 0.8
                seen += 1
            elif view.role == "miner" and action.verb.value == "lay" and action.cell[0] <= 0:
                assert turn.rows[view.legal.index(action)][PLACE["gain"]] > 0
            match.play(action)
    assert seen > 10


def test_styles_hide_as_they_should():
    match = pyrite.new("saboteur", players=5, seed=7, rounds=1)
    view = match.view(match.turn)
    outlook = Outlook(view, saboteur_chances(view, [0.0] * 5))
    rng = random.Random(1)
    assert {styles.choose(style, outlook, rng) for style in styles.NAMES} <= set(view.legal)
    sleeping = styles.choose("sleeper", outlook, random.Random(1))
    assert sleeping == styles.best(view.legal, digging_value.values(outlook), random.Random(1))


def test_a_goal_that_cannot_be_reached_is_as_far_as_the_features_say():
    ground = Ground()
    ground.lay(1, 0, FACES["ew"])
    for x, y in ((0, 1), (0, -1), (-1, 0)):
        ground.lay(x, y, FACES["nesw"])
    assert ground.distances() == (CUT_OFF,) * 3


# What it says.


def test_reasons_are_data_that_the_page_can_read():
    match = played(5)
    view = match.view(0)
    for one in detective.suspicion(view):
        assert msgspec.json.decode(msgspec.json.encode(one), type=type(one)) == one
        assert len(one.reasons) <= 3
        for reason in one.reasons:
            event = view.events[reason.event]
            assert one.seat in (event.seat, event.target)


# What it is worth.


@pytest.mark.once
@pytest.mark.skipif(engine.build() != "compiled", reason="takes minutes on the interpreted engine")
@pytest.mark.parametrize(("deals", "at_least"), [(30, 3), pytest.param(60, 6, marks=pytest.mark.long)])
@pytest.mark.parametrize("sabotages", [pytest.param("random", marks=pytest.mark.long), "digger@1"])
def test_its_miners_reach_the_gold_more_often_than_the_first_diggers_on_the_same_deals(sabotages, deals, at_least):
    """To three miners and two saboteurs; of 60 deals, thousands of deals say 12 and 17 more."""
    won = {"detective": 0, "digger@1": 0}
    for digs in won:
        for deal in range(deals):
            match = pyrite.new("saboteur", players=5, rounds=1, all_saboteurs=True, seed=f"worth/{deal}")
            roles = [match.state.view(seat).role for seat in range(5)]
            bots = [pyrite.bot(digs if role == "miner" else sabotages, seed=seat) for seat, role in enumerate(roles)]
            while match.turn is not None and match.state.view(match.turn).phase == "turn":
                match.play(bots[match.turn].act(match.view(match.turn)))
            won[digs] += any(event.kind == "revealed" and event.treasure == "gold" for event in match.events(None))
    assert won["detective"] >= won["digger@1"] + at_least
