"""What deeds say about characters: read once or at once, from public events alone, and better than the cards alone."""

import random

import msgspec
import pytest

import pyrite
from pyrite.arena.beliefs import Belief, judge
from pyrite.core.require import require
from pyrite.games.lost_mines.bots import LEVELS
from pyrite.games.lost_mines.bots.knowledge import judgement, roles
from pyrite.games.lost_mines.bots.knowledge.chronicle import MINES, RecentChronicles, chronicle_of, shares
from pyrite.games.lost_mines.rules.view import View

pytestmark = pytest.mark.once


def views(seed: str, level: str = "digger", players: int = 5, every: int = 7):
    """What each seat sees now and then in a round."""
    match = pyrite.new("lost-mines", players=players, rounds=1, seed=seed)
    bots = [pyrite.bot(level, seed=f"{seed}/{seat}") for seat in range(players)]
    moves = 0
    while match.turn is not None:
        moves += 1
        match.play(bots[match.turn].act(match.view(match.turn)))
        if moves % every == 0 and match.view(None).ending == "none":
            yield match, [match.view(seat) for seat in range(players)]


def test_a_round_read_on_and_a_round_read_at_once_have_the_same_entries():
    read_on = RecentChronicles(4)
    for _, seen in views("read on"):
        at_once = RecentChronicles(1).of(seen[1])
        assert require(read_on.of(seen[1])).entries == require(at_once).entries
        copied = msgspec.structs.replace(seen[1]).with_events(tuple(seen[1].events))
        assert judgement.suspicion(seen[1]) == judgement.suspicion(copied)


def test_everybody_reads_the_same_entries_whatever_they_have_looked_at():
    for _, seen in views("all the same"):
        rows = [[entry._replace(event=0) for entry in require(chronicle_of(view)).entries] for view in seen]
        assert all(row == rows[0] for row in rows)


def test_numbers_of_a_row_are_small_and_as_many_as_their_names():
    for _, seen in views("rows"):
        for view in seen[:2]:
            known = [mine.holds for mine in view.mines]
            for entry in require(chronicle_of(view)).entries:
                row = judgement.row(entry, known)
                assert len(row) == len(judgement.NAMES)
                assert all(-2 <= number <= 3 for number in row)
                assert sum(abs(one) for one in shares(entry, known)) < 4
    assert len(MINES) == 4


def test_deeds_tell_saboteurs_from_others_better_than_cards():
    by_deeds, by_cards = Belief(), Belief()
    for seed in range(20):
        for match, seen in views(f"better {seed}", every=20):
            for view in seen:
                for thoughts, belief in ((judgement.suspicion(view), by_deeds), (roles.suspicion(view), by_cards)):
                    for one in thoughts:
                        if view.dwarfs[one.seat].character is None:
                            belief.add(one.chances["saboteur"], match.view(one.seat).role == "saboteur")
    deeds, cards = require(judge(by_deeds)), require(judge(by_cards))
    assert require(deeds.auc) > require(cards.auc) + 0.1
    assert deeds.log_loss < cards.log_loss


def test_chances_add_up_and_reasons_are_deeds_of_the_seat():
    with_reasons = 0
    for _, seen in views("reasons"):
        for view in seen:
            for one in judgement.suspicion(view):
                assert sum(one.chances.values()) == pytest.approx(1)
                assert len(one.reasons) <= judgement.MOST_REASONS
                assert all(view.events[reason.event].seat == one.seat for reason in one.reasons)
                with_reasons += bool(one.reasons)
    assert with_reasons > 50


def test_without_events_the_cards_decide():
    view = View.sample(pyrite.new("lost-mines", players=5, seed=3).view(0), random.Random(1)).view(0)
    assert judgement.suspicion(view) == roles.suspicion(view)


def test_weights_for_other_numbers_are_refused(monkeypatch):
    monkeypatch.setattr(judgement, "NAMES", judgement.NAMES[1:])
    judgement.fitted.cache_clear()
    with pytest.raises(ValueError, match="fit it again"):
        judgement.fitted()
    monkeypatch.undo()
    judgement.fitted.cache_clear()
    assert judgement.fitted().names == judgement.NAMES


def test_detective_and_foreman_judge_alike():
    view = next(views("alike"))[1][0]
    assert LEVELS["detective"].suspicion(view) == LEVELS["foreman"].suspicion(view) == judgement.suspicion(view)
