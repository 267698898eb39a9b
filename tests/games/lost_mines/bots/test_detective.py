"""The detective of The Lost Mines: positions where the right move is plain, whole games, and views only."""

import random
from typing import Any

import pytest

import pyrite
from pyrite import engine
from pyrite.arena.contest import Contest
from pyrite.arena.deals import is_second, lay_out
from pyrite.bots.personalities import PERSONALITIES
from pyrite.games.lost_mines.bots import detective, digger
from pyrite.games.lost_mines.bots.knowledge import evidence
from pyrite.games.lost_mines.rules.view import View
from pyrite.match import Match
from tests.games.lost_mines.rules.forest import ROAD, position
from tests.games.lost_mines.twin import twin
from tests.games.random_games import random_match

ALL_BUT_LAST = ROAD.rpartition(";")[0]  # up to (7,2)
OPEN = "mines=gold,GEMS:NESW,silver,dragon treasures=gems4,gems5,gold2"


def chosen(text, seeds=4, **given):
    """What it does, whatever its seed."""
    state = position(text)
    view = state.view(state.turn)
    return {str(detective.choose(view, random.Random(seed), None, **given)) for seed in range(seeds)}


def play(seed, players, choosers=(detective.choose,), **options):
    match = pyrite.new("lost-mines", seed=seed, players=players, rounds=1, **options)
    dice = [random.Random(f"{seed}/{seat}") for seat in range(players)]
    while (seat := match.turn) is not None:
        view = match.view(seat)
        choose = choosers[seat % len(choosers)]
        match.play(view.legal[0] if len(view.legal) == 1 else choose(view, dice[seat], None))
    return match


@pytest.mark.parametrize("dwarfs", ["bL,yL,yS", "bO,yL,yS", "bS,yL,yO"])
def test_it_walks_into_an_open_mine_and_takes_treasure(dwarfs):
    text = f"phase=walk due=1 dwarfs={dwarfs} {OPEN} table={ROAD} at=7,2/1,4/1,4 hands=NE/NE/NE"
    assert chosen(text) == {"walk@9,2"}


def test_it_stays_in_a_mine_as_long_as_there_is_something_to_take():
    text = f"phase=walk due=1 dwarfs=bO,yL,yS {OPEN} table={ROAD} at=9,2/1,4/1,4 hands=NE/NE/NE"
    assert chosen(text) == {"stay"}


def test_it_leaves_a_mine_that_is_empty():
    empty = OPEN.replace("gems4", "gems4>1").replace("gems5", "gems5>1")
    text = f"phase=walk due=1 dwarfs=bO,yL,yS {empty} table={ROAD};NS@9,1 at=9,2/1,4/1,4 looked=m0/-/- hands=NE/NE/NE"
    assert chosen(text) == {"walk@9,0<S"}


def test_it_lays_the_card_that_opens_the_way_to_the_treasure():
    # Two turns are left: time for both gems, but only if the way is already open.
    text = f"dwarfs=bO,yL,yS {OPEN} table={ALL_BUT_LAST} at=7,2/1,4/1,4 hands=NESW,NS/NE/NE pile=-"
    assert chosen(text) == {"NESW@8,2"}


def test_it_bridges_the_obstacle_before_the_treasure():
    road = ROAD.replace("NESW@8,2", "EW-tree@8,2")
    # Two turns are left: time for both gems, but only if it bridges first.
    text = f"dwarfs=bO,yL,yS {OPEN} table={road} at=7,2/1,4/1,4 hands=NS,axe/NE/NE pile=-"
    assert chosen(text) == {"axe@8,2"}


def test_it_takes_the_treasure_it_knows_to_be_the_best():
    text = f"phase=take due=1 dwarfs=bL,yL,yS {OPEN} looked=t0t1/-/- table={ROAD} at=9,2/1,4/1,4 hands=NE/NE/NE"
    assert chosen(text) == {"take:1"}


def test_it_does_not_go_where_the_dragon_is_known_to_be():
    hidden = "mines=gold,dragon,silver,gems treasures=gems4>1,silver1,silver2 looked=m1/-/-"
    text = f"phase=walk due=1 dwarfs=bL,yL,yS {hidden} table={ROAD} at=8,2/1,4/1,4 hands=NE/NE/NE"
    assert not any(action.startswith("walk@9,2") for action in chosen(text))


def test_it_stops_a_rival_who_is_about_to_take_the_treasure():
    text = f"dwarfs=bO,yO,yS looked=d1d2/-/- {OPEN} table={ROAD} at=1,2/7,2/1,4 hands=storm,NE,NS/NE/NE"
    assert chosen(text) == {"storm@8,2"}


def test_it_lets_a_friend_pass():
    # Seat 1 is the other clan's saboteur, and so scores with blue (L7.4).
    text = f"dwarfs=bL,yS,yL looked=d1d2/-/- {OPEN} table={ROAD} at=1,2/7,2/1,4 hands=storm,troll,NS/NE/NE"
    assert not any(action.startswith(("storm", "troll@8,2", "troll@7,2")) for action in chosen(text))


def test_it_votes_to_continue_while_there_is_something_to_get():
    text = f"phase=vote caller=1 voted=1 turn=0 dwarfs=bL,yL,yS {OPEN} table={ROAD} at=7,2/1,4/1,4 hands=NE/NE/NE"
    assert chosen(text) == {"no"}


def test_it_votes_to_end_when_nothing_can_be_reached_any_more():
    walls = "NS@8,2;EW@9,1;EW@9,3;NS@10,2"
    taken = "mines=gold,gems,silver,dragon looked=m0m1m2m3/-/- treasures=gems4,gems5,gems3"
    text = f"phase=vote caller=1 voted=1 turn=0 dwarfs=bL,yL,yS {taken} table={walls} hands=NE/NE/NE pile=-"
    assert chosen(text) == {"yes"}


def test_it_calls_no_vote_at_the_start():
    assert "vote" not in chosen("dwarfs=bL,yL,yS hands=axe,boat,rope/NE/NE")


# The budget


def decisions(seed):
    """Some decisions of a round played at random, each with at least four actions to compare."""
    match = pyrite.new("lost-mines", seed=seed, players=5, rounds=1)
    dice = random.Random(seed)
    found: list[View] = []
    while (seat := match.turn) is not None and len(found) < 24:
        view = match.view(seat)
        if len(view.legal) >= 4 and view.phase in ("turn", "walk"):
            found.append(view)
        match.play(dice.choice(view.legal))
    return found[::6]


def ratings(view, rng, budget):
    return detective.ratings(view, rng, budget, 0.0, evidence.counted())


def error_of(ratings, truth):
    """How far ratings are from the truth on average, as differences between actions: only these decide."""
    shift = sum(truth) / len(truth) - sum(ratings) / len(ratings)
    return sum(abs(rate + shift - true) for rate, true in zip(ratings, truth, strict=True)) / len(truth)


@pytest.mark.once
def test_with_a_larger_budget_its_ratings_are_closer_to_those_of_a_long_search():
    quick = thorough = 0.0
    for view in decisions("budget"):
        runs = [ratings(view, random.Random(f"truth/{run}"), 1000.0) for run in range(6)]
        truth = [sum(rates) / len(runs) for rates in zip(*runs, strict=True)]
        for seed in range(3):
            quick += error_of(ratings(view, random.Random(seed), None), truth)
            thorough += error_of(ratings(view, random.Random(seed), 12.0), truth)
    assert 0 < thorough < 0.5 * quick


def test_a_budget_below_a_second_changes_nothing_and_the_same_budget_gives_the_same_ratings():
    view = decisions("budget")[0]
    usual = ratings(view, random.Random(1), None)
    assert ratings(view, random.Random(1), 0.5) == usual
    longer = ratings(view, random.Random(1), 3.0)
    assert longer != usual
    assert ratings(view, random.Random(1), 3.9) == longer


@pytest.mark.once
@pytest.mark.parametrize("name", PERSONALITIES)
def test_every_character_plays_on_legally(name):
    def choose(view, rng, budget):
        return detective.choose(view, rng, budget, PERSONALITIES[name])

    assert play(3, 6, (choose,)).state.is_over


def test_it_does_the_same_whatever_it_cannot_know():
    match = random_match({"players": 5, "rounds": 1}, 5, eager=0.7, game="lost-mines")
    rng = random.Random(1)
    compared = 0
    for until in rng.sample(range(20, len(match.steps)), 12):
        again = replayed(match, match.steps[:until])
        seat = again.turn
        if seat is None:
            continue
        other = replayed(match, twin(match.record(), seat, until, rng))
        choices = [detective.choose(one.view(seat), random.Random(1), None) for one in (again, other)]
        assert choices[0] is choices[1]
        assert detective.suspicion(again.view(seat)) == detective.suspicion(other.view(seat))
        compared += again.state != other.state
    assert compared > 3


def replayed(match, steps):
    again = Match(match.game, match.options)
    for step in steps:
        again.take_step(step)
    return again


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.skipif(engine.build() != "compiled", reason="takes minutes on the interpreted engine")
@pytest.mark.long
def test_it_wins_more_points_than_the_digger_on_the_same_deals():
    """As the arena seats them: whole sides by one bot, every deal played both ways."""
    contest = Contest(game="lost-mines", a="detective", b="digger", seed=3)
    more = 0
    for deal in range(100):
        for letters in ((detective.choose, digger.choose), (digger.choose, detective.choose)):
            table: Any = lay_out(contest, 4 + deal % 4, deal)
            seated = [letters[second] for second in is_second(table)]
            dice = [random.Random(f"{deal}/{seat}") for seat in range(len(seated))]
            while (seat := table.turn) is not None:
                view = table.view(seat)
                table.play(view.legal[0] if len(view.legal) == 1 else seated[seat](view, dice[seat], None))
            signs = [1 if choose is detective.choose else -1 for choose in seated]
            more += sum(sign * won for sign, won in zip(signs, table.scores, strict=True))
    assert more > 0


@pytest.mark.once
def test_a_certain_treasure_in_reach_is_taken():
    """A dwarf that can walk to a treasure it knows of does so, no matter for whom it plays."""
    chances = 0
    for seed in range(4):
        match = pyrite.new("lost-mines", players=6, rounds=1, seed=f"certain {seed}")
        bots = [pyrite.bot("detective", seed=seat) for seat in range(6)]
        while match.turn is not None:
            view = match.view(match.turn)
            action = bots[match.turn].act(view)
            if view.phase == "walk":
                own = view.dwarfs[match.turn].cell
                left = {one.kind for one in view.treasures if one.taken_by is None}
                certain = {(mine.x, mine.y) for mine in view.mines if mine.holds in left}
                ends = {one: own if one.verb.value == "stay" else one.cell for one in view.legal}
                if certain & set(ends.values()):
                    chances += 1
                    assert ends[action] in certain
            match.play(action)
    assert chances > 8


def test_the_card_that_opens_a_mine_with_treasure_is_laid():
    """The last card of the way is worth more than any other when the treasure behind it is known."""
    text = f"turn=0 {OPEN} looked=t0t1/-/- table={ALL_BUT_LAST} at=7,2/1,4/1,4 hands=NESW,trap,axe/NE/NE"
    assert chosen(text) == {"NESW@8,2"}
