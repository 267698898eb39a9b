"""Table talk: miners tell the truth, saboteurs lie where it pays, nobody floods, and the forest keeps its secrets."""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

import pyrite
from pyrite.bots import PERSONALITIES, words_of
from pyrite.core.require import require
from pyrite.core.views import SpokenPhrase
from pyrite.game import GAMES
from pyrite.games.saboteur.bots.knowledge import claims, remarks
from pyrite.games.saboteur.bots.knowledge.goals import gold_chances
from pyrite.match import Match
from pyrite.server.tables import phrases
from tests.games.lost_mines.bots.views import random_views
from tests.games.twins import TWINS

FOREST_PHRASES = (*("hello", "need", "suspect", "trust", "i_go_to", "build_to", "where_to", "blocks_us", "i_am_loyal"),)
DONE = ("laid", "bridged", "trap_set", "troll_set", "storm", "looked", "discarded", "walked", "stayed")
GOALS = ("top", "middle", "bottom")
pytestmark = pytest.mark.once  # talk depends on views, which are the same on both engines


def talked(game: str, level: str, seed: str, players: int = 5) -> tuple[Match, list[tuple[Any, SpokenPhrase]]]:
    """A round in which everybody talks: the match, and everything said with the view it was said from."""
    match = pyrite.new(game, players=players, rounds=1, seed=seed)
    bots = [pyrite.bot(level, seed=f"{seed}/{seat}") for seat in range(players)]
    said: list[tuple[Any, SpokenPhrase]] = []
    while match.turn is not None:
        view = match.view(match.turn).with_talk(tuple(one for _, one in said))
        words = words_of(bots[match.turn], view)
        if words is not None:
            said.append((view, words))
        match.play(bots[match.turn].act(view))
    return match, said


@pytest.fixture(scope="module")
def rounds() -> list[tuple[Match, list[tuple[Any, SpokenPhrase]]]]:
    """Rounds of Saboteur with much talk."""
    return [talked("saboteur", level, f"talk {seed}") for level in ("digger:loud", "digger:sly") for seed in range(14)]


def test_whatever_is_said_can_be_said_by_people_too(rounds):
    everything = [(match, words) for match, said in rounds for _, words in said]
    assert len(everything) > 100
    for match, words in everything:
        phrases.check(GAMES["saboteur"], words.phrase, words.args, match.options.players)
    assert {"goal_is_gold", "goal_is_stone", "mend_my", "suspect"} <= {words.phrase for _, words in everything}


def test_miners_tell_the_truth(rounds):
    found = deduced = 0
    for _, said in rounds:
        for view, words in said:
            if view.role != "miner":
                continue
            if words.phrase in (claims.GOLD, claims.STONE):
                place = GOALS.index(words.args[0])
                assert claims.knows(view, view.seat, place), "seen, or deduced from the other two"
                assert gold_chances(view)[place] == (words.phrase == claims.GOLD)
                found += 1
                deduced += view.seat not in view.goals[place].looked_by
            if words.phrase == "mend_my":
                assert words.args[0][0].upper() in view.broken[view.seat]
    assert found > 10
    assert deduced


def test_saboteurs_lie_only_where_nobody_else_can_know_better(rounds):
    lies = 0
    for _, said in rounds:
        for view, words in said:
            if view.role != "saboteur" or words.phrase not in (claims.GOLD, claims.STONE):
                continue
            place = GOALS.index(words.args[0])
            goal = view.goals[place]
            assert claims.knows(view, view.seat, place), "everyone sees who has looked where"
            assert not goal.face_up
            if gold_chances(view)[place] != (words.phrase == claims.GOLD):
                assert goal.looked_by == (view.seat,)
                lies += 1
    assert lies > 3


def test_nobody_says_anything_twice_in_a_round_nor_out_of_turn(rounds):
    for _, said in rounds:
        words = [(one.seat, one.phrase, one.args) for _, one in said]
        assert len(words) == len(set(words))
        assert all(view.turn == view.seat == one.seat for view, one in said)


def test_no_phrase_gives_a_role_away():
    """Both roles weighed equally, no phrase that is said often tells a miner from a saboteur in four cases of five."""
    said: Counter[tuple[str, str]] = Counter()
    seats: Counter[str] = Counter()
    for seed in range(8):
        match, words = talked("saboteur", "detective:loud", f"pure {seed}")
        roles = [match.view(seat).role for seat in range(5)]
        seats.update(roles)
        said.update((one.phrase, roles[one.seat]) for _, one in words)
    often = [phrase for phrase in {phrase for phrase, _ in said} if sum(said[phrase, role] for role in seats) >= 20]
    assert len(often) >= 4
    for phrase in often:
        rates = [said[phrase, role] / seats[role] for role in seats]
        assert max(rates) / sum(rates) < 0.8, phrase


def test_an_accused_miner_answers():
    view = next(
        match.view(seat)
        for match in (pyrite.new("saboteur", players=5, seed=seed) for seed in range(9))
        for seat in (match.turn,)
        if match.view(seat).role == "miner" and not any(card == "map" for card in match.view(seat).hand)
    )
    assert "i_am_miner" not in {one.phrase for one in remarked(view)}
    own = require(view.seat)
    view.with_talk([SpokenPhrase((own + 1) % 5, 1, "suspect", (own,))])
    assert "i_am_miner" in {one.phrase for one in remarked(view)}


def test_nobody_praises_whom_they_hit_or_accuses_whom_they_repair():
    """A bot that has decided says nothing that its move contradicts."""
    met = 0
    for seed in range(6):
        match = pyrite.new("saboteur", players=5, rounds=1, seed=f"word and deed {seed}")
        bots = [pyrite.bot("digger:sly", seed=f"{seed}/{seat}") for seat in range(5)]
        said: list[SpokenPhrase] = []
        while match.turn is not None:
            view = match.view(match.turn).with_talk(tuple(said))
            action = bots[match.turn].act(view)
            words = words_of(bots[match.turn], view)
            if words is not None:
                said.append(words)
                aimed = action.seat is not None and action.verb.value in ("break", "mend")
                if aimed and words.phrase in ("trust", *claims.ACCUSES):
                    met += 1
                    is_praise = words.phrase == "trust"
                    assert words.args != (action.seat,) or is_praise == (action.verb.value == "mend")
            match.play(action)
    assert met > 3


def test_nobody_begs_when_all_is_lost(rounds):
    """Who is almost certainly found out neither asks for help nor claims to be a miner."""
    asked = 0
    for _, said in rounds:
        for view, words in said:
            if words.phrase in ("mend_my", "i_am_miner"):
                assert remarks.standing(view) < remarks.LOST
                asked += 1
    assert asked > 20


def remarked(view):
    suspicion = pyrite.bot("detective", seed=1).suspicion
    return list(remarks.worth_saying(view, suspicion, PERSONALITIES["plain"], random.Random(1)))


def test_the_loud_talk_more_than_the_cautious():
    loud, cautious = (
        sum(len(talked("saboteur", f"digger:{mood}", f"much {seed}")[1]) for seed in range(6))
        for mood in ("loud", "cautious")
    )
    assert loud > 2 * cautious


def test_one_who_plays_at_random_is_silent():
    assert talked("saboteur", "random:loud", "silence")[1] == []


def test_what_is_said_does_not_change_what_is_played():
    match, said = talked("saboteur", "novice:loud", "beside")
    assert said
    bots = [pyrite.bot("novice:loud", seed=f"beside/{seat}") for seat in range(5)]
    again = pyrite.new("saboteur", players=5, rounds=1, seed="beside")
    while again.turn is not None:
        again.play(bots[again.turn].act(again.view(again.turn)))
    assert again.record() == match.record()


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_says_the_same_whatever_it_cannot_know(name):
    """The state behind the view is another one; what is said is not."""
    twins = TWINS[name]
    match, said = talked(name, "digger:loud", "twins", 4)
    talk = tuple(one for _, one in said)[:3]
    rng = random.Random(1)
    compared = spoken = 0
    for until in rng.sample(range(30, len(match.steps)), 16):
        again, other = Match(match.game, match.options), Match(match.game, match.options)
        for step in match.steps[:until]:
            again.take_step(step)
        if (seat := again.turn) is None:
            continue
        for step in twins(match.record(), seat, until, rng):
            other.take_step(step)
        for seed in range(4):
            ours, theirs = (
                words_of(pyrite.bot("digger:loud", seed=seed), one.view(seat).with_talk(talk)) for one in (again, other)
            )
            assert ours == theirs
            spoken += ours is not None
        compared += again.state != other.state
    assert compared > 3
    assert spoken


def test_L5_2_in_the_forest_nothing_is_said_that_was_looked_at():
    """The same is said by one who has looked and by one who has not; and no phrase names a player or a mine."""
    spoken = 0
    for view in random_views(14, every=3):
        if view.phase != "turn":
            continue
        blind = msgspec.structs.replace(
            view,
            mines=tuple(msgspec.structs.replace(mine, holds=None, looked_by=()) for mine in view.mines),
            treasures=tuple(msgspec.structs.replace(one, value=None, looked_by=()) for one in view.treasures),
            dwarfs=tuple(
                one if seat == view.seat else msgspec.structs.replace(one, character=None, looked_by=())
                for seat, one in enumerate(view.dwarfs)
            ),
        )
        for level in GAMES["lost-mines"].levels():
            said = words_of(pyrite.bot(f"{level}:loud", seed=3), view)
            assert said == words_of(pyrite.bot(f"{level}:loud", seed=3), blind)
            if said is not None:
                phrases.check(GAMES["lost-mines"], said.phrase, said.args, view.options.players)
                assert said.phrase in FOREST_PHRASES
                spoken += 1
    assert spoken > 5


def test_L5_2_what_is_said_in_a_round_does_not_depend_on_what_was_looked_at():
    """The same view with other mines behind those that were looked at, and the same words."""
    compared = 0
    match = pyrite.new("lost-mines", players=5, rounds=1, seed="looks")
    bots = [pyrite.bot("detective", seed=f"looks/{seat}") for seat in range(5)]
    while match.turn is not None:
        view = match.view(match.turn)
        if view.phase == "turn":
            mines = tuple(one if one.face_up else msgspec.structs.replace(one, holds=None) for one in view.mines)
            blind = msgspec.structs.replace(view, mines=mines).with_events(view.events)
            ours, theirs = (words_of(pyrite.bot("detective:loud", seed=4), one) for one in (view, blind))
            assert ours == theirs
            compared += ours is not None and view.mines != mines
        match.play(bots[match.turn].act(view))
    assert compared > 2


@pytest.fixture(scope="module")
def forest_rounds() -> list[tuple[Match, list[tuple[Any, SpokenPhrase]]]]:
    """Rounds of The Lost Mines with much talk."""
    return [talked("lost-mines", "detective:loud", f"forest {seed}") for seed in range(8)]


def test_in_the_forest_bots_say_where_they_go_whom_they_suspect_and_answer(forest_rounds):
    said = [one for _, some in forest_rounds for _, one in some]
    assert {"i_go_to", "build_to", "suspect", "blocks_us", "i_am_loyal"} <= {one.phrase for one in said}
    for one in said:
        phrases.check(GAMES["lost-mines"], one.phrase, one.args, 5)


def test_in_the_forest_nobody_is_named_before_they_have_done_anything(forest_rounds):
    for _, said in forest_rounds:
        for view, one in said:
            if one.phrase in ("suspect", "trust", "blocks_us", "where_to"):
                assert any(event.seat == one.args[0] and event.kind in DONE for event in view.events)


def test_in_the_forest_no_phrase_gives_a_character_away(forest_rounds):
    """All characters weighed equally, no phrase that is said often tells one of them in four cases of five."""
    said: Counter[tuple[str, str]] = Counter()
    seats: Counter[str] = Counter()
    for match, words in forest_rounds:
        roles = [match.view(seat).role for seat in range(5)]
        seats.update(roles)
        said.update((one.phrase, roles[one.seat]) for _, one in words)
    often = [phrase for phrase in {phrase for phrase, _ in said} if sum(said[phrase, role] for role in seats) >= 20]
    assert len(often) >= 4
    for phrase in often:
        rates = [said[phrase, role] / seats[role] for role in seats]
        assert max(rates) / sum(rates) < 0.8, phrase


# Weighing


def listening(*said: SpokenPhrase, looked: dict[str, tuple[int, ...]], known: dict[str, str] | None = None) -> Any:
    """Seat 0's view of a table with five players at which this was said."""
    view = pyrite.new("saboteur", players=5, seed=7).view(0)
    goals = tuple(
        msgspec.structs.replace(goal, looked_by=looked.get(goal.name, ()), treasure=(known or {}).get(goal.name))
        for goal in view.goals
    )
    return msgspec.structs.replace(view, goals=goals).with_talk(said)


EVEN = [0.0, 0.3, 0.3, 0.3, 0.3]


def test_who_is_trusted_is_believed_more():
    view = listening(SpokenPhrase(1, 1, claims.GOLD, ("top",)), looked={"top": (1,)})
    trusted = claims.weigh(view, [0, 0.05, 0.3, 0.3, 0.3]).gold
    doubted = claims.weigh(view, [0, 0.6, 0.3, 0.3, 0.3]).gold
    distrusted = claims.weigh(view, [0, 0.99, 0.3, 0.3, 0.3]).gold
    assert trusted[0] > 0.8 > doubted[0] > 1 / 3 > distrusted[0]
    for gold in (trusted, doubted, distrusted):
        assert sum(gold) == pytest.approx(1)
        assert gold[1] == pytest.approx(gold[2])


def test_the_gold_is_believed_less_where_nobody_else_has_looked():
    said = SpokenPhrase(1, 1, claims.GOLD, ("top",))
    alone = claims.weigh(listening(said, looked={"top": (1,)}), EVEN).gold
    checked = claims.weigh(listening(said, looked={"top": (1, 2)}), EVEN).gold
    assert 1 / 3 < alone[0] < checked[0]


def test_even_quiet_players_mostly_say_where_the_gold_is():
    found: Counter[str | None] = Counter()
    for seed in range(60):
        match = pyrite.new("saboteur", players=5, rounds=1, seed=seed)
        if match.view(match.turn).role == "miner":
            goals = [
                msgspec.structs.replace(goal, treasure="gold", looked_by=(match.turn,)) if place == 0 else goal
                for place, goal in enumerate(match.view(match.turn).goals)
            ]
            view = msgspec.structs.replace(match.view(match.turn), goals=tuple(goals))
            words = words_of(pyrite.bot("detective:cautious", seed=seed), view)
            found[words.phrase if words else None] += 1
    assert found["goal_is_gold"] > found[None] > 0


def test_a_stone_speaks_for_the_two_others():
    gold = claims.weigh(listening(SpokenPhrase(1, 1, claims.STONE, ("top",)), looked={"top": (1,)}), EVEN).gold
    assert gold[0] < 0.2
    assert gold[1] == gold[2] > 0.4


def test_contradictions_cost_both_their_trust_and_leave_the_goal_open():
    said = (SpokenPhrase(1, 1, claims.GOLD, ("top",)), SpokenPhrase(2, 1, claims.STONE, ("top",)))
    weighed = claims.weigh(listening(*said, looked={"top": (1, 2)}), EVEN)
    assert 0.15 < weighed.gold[0] < 0.45
    assert weighed.log_odds[1] > 0
    assert weighed.log_odds[2] > 0
    assert weighed.log_odds[3] == weighed.log_odds[4] == 0


def test_a_lie_that_the_viewer_can_see_through_speaks_against_its_speaker_and_the_truth_for_them():
    known = {"top": "NE"}
    lied = claims.weigh(listening(SpokenPhrase(1, 1, claims.GOLD, ("top",)), looked={"top": (0, 1)}, known=known), EVEN)
    assert lied.gold[0] == 0
    assert lied.log_odds[1] > 2
    honest = claims.weigh(
        listening(SpokenPhrase(1, 1, claims.STONE, ("top",)), looked={"top": (0, 1)}, known=known), EVEN
    )
    assert honest.log_odds[1] < -0.1


def test_who_has_not_looked_tells_nothing_of_the_goal_and_is_trusted_less():
    weighed = claims.weigh(listening(SpokenPhrase(1, 1, claims.GOLD, ("top",)), looked={}), EVEN)
    assert weighed.gold == pytest.approx([1 / 3] * 3)
    assert weighed.log_odds[1] > 0


def test_what_was_said_in_another_round_or_by_oneself_counts_for_nothing():
    said = (
        SpokenPhrase(1, 2, claims.GOLD, ("top",)),
        SpokenPhrase(0, 1, claims.GOLD, ("top",)),
        SpokenPhrase(0, 1, "suspect", (2,)),
    )
    weighed = claims.weigh(listening(*said, looked={"top": (0, 1)}), EVEN)
    assert weighed.gold == pytest.approx([1 / 3] * 3)
    assert weighed.log_odds == [0.0] * 5


def test_an_accusation_counts_once_and_as_far_as_its_speaker_is_trusted():
    once = claims.weigh(listening(SpokenPhrase(1, 1, "suspect", (2,)), looked={}), EVEN).log_odds
    twice = claims.weigh(listening(*[SpokenPhrase(1, 1, "suspect", (2,))] * 2, looked={}), EVEN).log_odds
    by_another = claims.weigh(
        listening(SpokenPhrase(1, 1, "suspect", (2,)), looked={}), [0, 0.9, 0.3, 0.3, 0.3]
    ).log_odds
    assert once[2] == twice[2] > 0 > by_another[2]


def test_beliefs_of_before_are_kept_where_nothing_is_said():
    gold = claims.weigh(listening(looked={}), EVEN, [0.5, 0.3, 0.2]).gold
    assert gold == pytest.approx([0.5, 0.3, 0.2])
