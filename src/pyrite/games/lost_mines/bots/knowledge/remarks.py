"""What a bot says in The Lost Mines: only what everyone sees, its own hand, and what follows from that (L5.2).

All characters say the same kinds of things at about the same moments, so that no phrase gives a character away. A
saboteur or selfish dwarf that lies wants paths built where they help its clan least, and names players of its clan
earlier than others would.
"""

import random
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from pyrite.bots.levels import Remark, Suspect
from pyrite.bots.personalities import Personality
from pyrite.core.require import require
from pyrite.games.lost_mines.bots.knowledge import roles
from pyrite.games.lost_mines.bots.knowledge.chronicle import (
    CLAN,
    MINES,
    OTHER,
    OWN,
    Chronicle,
    ChronicleEntry,
    chronicle_of,
    shares,
    worths,
)
from pyrite.games.lost_mines.bots.knowledge.roles import LOYAL
from pyrite.games.lost_mines.rules.actions import Action
from pyrite.games.lost_mines.rules.view import View
from pyrite.games.lost_mines.rules.words import Verb

TOOL_FOR = {"tree": "axe", "lake": "boat", "pit": "rope"}
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
SUSPECTED = 0.15  # somebody is named at a chance lower by this, because several roles are hidden
FRAMED = 0.2  # lower by this much as well for somebody who lies
SHOWN = 0.05  # deeds must have changed a chance by this much before anybody is named
TRUSTED = 0.7  # a loyal dwarf is called trusted from this chance on
BLOCKED = -0.02  # a change of a clan's share of all treasure that is worth a complaint
ASTRAY = -0.01  # the same for the share of a dwarf that walks
HEADING = 0.02  # how much nearer to a mine one has walked before one says so
MOST_PLANS = 2  # how often in a round one says where one goes
WAY_LEFT = 0.6  # a mine of which a clan can hope for more than this needs no more paths
ACCUSES = ("suspect", "blocks_us", "where_to")


def worth_saying(view: View, thought: Suspect[View], personality: Personality, rng: random.Random) -> Iterator[Remark]:
    """What this seat could say now, the most important first; who is not loyal decides at random whether it lies."""
    if view.seat is None:
        return
    lies = view.role != LOYAL and rng.random() < personality.lying
    chronicle = chronicle_of(view)
    yield from _answers(view)
    if chronicle is not None:
        yield from _complaints(view, chronicle)
        yield from _opinions(view, thought, personality, {entry.seat for entry in chronicle.entries}, lies)
    yield from _needs(view)
    if chronicle is not None:
        yield from _plans(view, chronicle, lies)


def agrees(remark: Remark, action: Action) -> bool:
    """Whether somebody who is about to do this can say that: who ends the round wants nothing built.

    >>> agrees(Remark("build_to", ("2",)), Action.parse("vote"))
    False
    """
    return not (remark.phrase in ("build_to", "i_go_to", "need") and action.verb is Verb.VOTE)


def _answers(view: View) -> Iterator[Remark]:
    """An answer to an accusation."""
    about = (require(view.seat),)
    if any(one.round == view.round and one.phrase in ACCUSES and one.args == about for one in view.talk):
        yield Remark("i_am_loyal", (), 2)


def _complaints(view: View, chronicle: Chronicle) -> Iterator[Remark]:
    """Who blocked the own clan or walked away from treasure since the own last turn."""
    seat = require(view.seat)
    own = view.dwarfs[seat].clan
    said = {(one.phrase, one.args) for one in view.talk if one.round == view.round}
    for entry in _since_own_turn(chronicle, seat):
        gains = shares(entry, entry.holds)
        is_ours = view.dwarfs[entry.seat].clan == own
        ours = gains[OWN] + gains[CLAN] if is_ours else gains[OTHER]
        remark = None
        if entry.kind in ("trap", "troll", "storm") and ours < BLOCKED:
            remark = Remark("blocks_us", (entry.seat,), 2)
        elif entry.kind == "walk" and gains[OWN] < ASTRAY and not (entry.to_mine or entry.to_hidden):
            remark = Remark("where_to", (entry.seat,), 1)
        if remark is not None and (remark.phrase, remark.args) not in said:
            yield remark


def _since_own_turn(chronicle: Chronicle, seat: int) -> list[ChronicleEntry]:
    """What the others have done since this seat acted last."""
    found: list[ChronicleEntry] = []
    for entry in reversed(chronicle.entries):
        if entry.seat == seat:
            break
        found.append(entry)
    return found


def _needs(view: View) -> Iterator[Remark]:
    """The tools that would bridge an obstacle next to the own dwarf, unless they are in the own hand."""
    own = view.dwarfs[require(view.seat)]
    if own.x is None or own.y is None:
        return
    around = {(own.x + x, own.y + y) for x, y in STEPS}
    for card in view.board:
        tool = TOOL_FOR.get(card.feature) if card.what == "path" else None
        if (card.x, card.y) in around and tool is not None and tool not in view.hand:
            yield Remark("need", (tool,), 2)


class MineGoal(NamedTuple):
    """A mine as a goal: its number, and what each clan can hope for there."""

    mine: int
    worth: float
    ours: float
    theirs: float


def _plans(view: View, chronicle: Chronicle, lies: bool) -> Iterator[Remark]:
    """Where the own dwarf has gone, and where paths should be built, by what everyone knows."""
    seat = require(view.seat)
    said = {(one.phrase, one.args) for one in view.talk if one.round == view.round}
    walked = [
        sum([entry.gains[mine][OWN] for entry in chronicle.entries if entry.seat == seat and entry.kind == "walk"])
        for mine in MINES
    ]
    goals = list(_goals(view, chronicle))
    open_mines = [goal.mine for goal in goals]
    best = max(open_mines, key=lambda mine: walked[mine], default=None)
    told = sum(one.seat == seat and one.round == view.round and one.phrase == "i_go_to" for one in view.talk)
    if best is not None and walked[best] > HEADING and told < MOST_PLANS:
        yield Remark("i_go_to", (str(best + 1),), 1)
    unfinished = [goal for goal in goals if goal.ours < WAY_LEFT]
    if unfinished:
        sign = -1 if lies else 1
        wanted = max(unfinished, key=lambda goal: goal.worth * (0.05 + sign * (goal.ours - goal.theirs)))
        remark = Remark("build_to", (str(wanted.mine + 1),), 1)
        if (remark.phrase, remark.args) not in said:
            yield remark


def _goals(view: View, chronicle: Chronicle) -> Iterator[MineGoal]:
    """The mines that may hold treasure, as everyone knows them."""
    seat = require(view.seat)
    holds = [mine.holds if mine.face_up else None for mine in view.mines]
    for mine, (worth, hopes) in enumerate(zip(worths(chronicle.left_now(), holds), chronicle.hopes(seat), strict=True)):
        if worth > 0:
            yield MineGoal(mine, worth, hopes[OWN] + hopes[CLAN], hopes[OTHER])


def _opinions(
    view: View, thought: Suspect[View], personality: Personality, acted: set[int], lies: bool
) -> Iterator[Remark]:
    """Which of those who have acted do not play for their own clan, and which certainly do."""
    own = view.dwarfs[require(view.seat)].clan
    blind = without_looks(view)
    by_cards = {one.seat: one.chances[LOYAL] for one in roles.suspicion(blind)}
    loyal = {one.seat: one.chances[LOYAL] for one in thought(blind) if one.seat in acted}
    for seat in sorted(loyal, key=lambda one: loyal[one]):
        framed = FRAMED if lies and view.dwarfs[seat].clan == own else 0.0
        has_shown_it = loyal[seat] < by_cards[seat] - SHOWN
        if has_shown_it and loyal[seat] <= 1 - personality.sure + SUSPECTED + framed:
            yield Remark("suspect", (seat,), 2)
    praised = sum(one.seat == view.seat and one.round == view.round and one.phrase == "trust" for one in view.talk)
    if praised < personality.praises:
        for seat in sorted(loyal, key=lambda one: -loyal[one]):
            if loyal[seat] >= TRUSTED and loyal[seat] > by_cards[seat] + SHOWN:
                yield Remark("trust", (seat,))


def without_looks(view: View) -> View:
    """The view without everything that information cards have shown its seat (L5.2)."""
    replace = msgspec.structs.replace
    blind = replace(
        view,
        mines=tuple(mine if mine.face_up else replace(mine, holds=None) for mine in view.mines),
        dwarfs=tuple(
            dwarf if seat == view.seat else replace(dwarf, character=None) for seat, dwarf in enumerate(view.dwarfs)
        ),
    )
    return blind.with_events(view.events)  # of which the judgement reads only what everybody has seen
