"""Twins of a game of Saboteur: other games that look the same to one seat.

`twin` changes what the seat cannot know at a step: other roles, goals it did not look at, cards in other hands, cards
others passed away, the order of the pile, nuggets others picked. It works on the steps alone and never looks at a view,
so that comparing views afterwards can fail. `tests.games.lost_mines.twin` does the same for The Lost Mines.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from pyrite import load
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.actions import Action, Draw
from pyrite.games.saboteur.rules.state import State
from pyrite.games.saboteur.rules.words import Phase, Verb
from pyrite.match import Match

Changes = dict[int, Any]  # the number of a step, and what is there instead


@dataclass
class CardInHand:
    """A card that somebody was dealt or drew, until it is seen or goes away unseen."""

    drawn_at: int
    kind: str
    gone_at: int | None = None


def deal_again(
    unseen: Sequence[CardInHand], pile: Sequence[str], rng: random.Random
) -> Iterator[tuple[CardInHand, str]]:
    """Another kind for each unseen card, out of all of them and the pile."""
    kinds = [card.kind for card in unseen] + list(pile)
    rng.shuffle(kinds)
    return zip(unseen, kinds, strict=False)


def kinds_of(counts: Iterable[int], kinds: Sequence[str]) -> list[str]:
    """Cards one by one, from their counts."""
    return [kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count)]


@dataclass
class Round:
    """What happened in one round, by the numbers of its steps."""

    roles: dict[int, tuple[int, str]] = field(default_factory=dict)  # by seat: step, role
    goals: list[tuple[int, str]] = field(default_factory=list)
    seen_goals: set[int] = field(default_factory=set)  # by the viewer: looked at, or turned up
    hands: dict[int, list[CardInHand]] = field(default_factory=dict)  # cards nobody has seen but their seats
    passed: list[CardInHand] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    roles_shown: bool = False
    pool: list[tuple[int, int]] = field(default_factory=list)  # step, value
    picks: list[tuple[int | None, int, int]] = field(default_factory=list)  # step if a decision, seat, value


def twin(record: str, seat: int | None, until: int, rng: random.Random) -> list[Any]:
    """The first steps of a legal game that differs from the record only in what the seat cannot know after them."""
    match = load(record)
    steps = match.steps[:until]
    rounds, end = _follow(match, steps, seat)
    is_looking = viewer_picks(end, seat)
    for with_nuggets in (True, True, True, False):
        supply = [value + 1 for value, count in enumerate(end.supply) for _ in range(count)]
        changes: Changes = {}
        for one in rounds:
            changes |= _other_roles(match, one, seat, rng)
            changes |= _other_goals(one, rng)
            changes |= _other_cards(one, rng)
            if with_nuggets and not end.is_over:
                changes |= _other_nuggets(one, seat, is_looking and one is rounds[-1], supply, rng)
        other = [changes.get(number, step) for number, step in enumerate(steps)]
        if _pays_alike(match, steps, other):
            return other
    raise AssertionError("without touching nuggets a twin is always legal")


def viewer_picks(state: State, seat: int | None) -> bool:
    """Whether the seat is looking at the pool right now."""
    return state.turn is not None and state.turn == seat and state.phase == Phase.PICK


def _follow(match: Match, steps: list[Any], viewer: int | None) -> tuple[list[Round], State]:
    """Replays the steps and notes who got what, and what became of it."""
    state: Any = match.game.new_state(match.options)
    rounds = [Round()]
    for number, step in enumerate(steps):
        before = state.copy()
        here = rounds[-1]
        events = state.draw(step) if isinstance(step, Draw) else state.play(step)
        if isinstance(step, Draw):
            _note_draw(here, before, number, step, viewer)
        else:
            _note_action(here, before, number, step, viewer)
        for event in events:
            if event.kind == "revealed":
                here.seen_goals.add(("top", "middle", "bottom").index(event.goal))
            elif event.kind == "role_shown":
                here.roles_shown = True
            elif event.kind == "your_pick":
                is_decided = isinstance(step, Action) and step.verb is Verb.TAKE and event.seat == before.turn
                here.picks.append((number if is_decided else None, event.seat, event.value))
        here.pile = kinds_of(state.pile, cards.KINDS)
        if state.round != before.round:
            here.pile = kinds_of(before.pile, cards.KINDS)  # no step that ends a round draws from it
            rounds.append(Round())
    return rounds, state


def _note_draw(here: Round, before: State, number: int, draw: Draw, viewer: int | None) -> None:
    name = draw.text.partition(":")[2]
    if draw.what == "role" and before.seat != viewer:
        here.roles[before.seat] = (number, name)
    elif draw.what == "role":
        here.roles[before.seat] = (-1, name)
    elif draw.what == "goal":
        here.goals.append((number, name))
    elif draw.what == "card" and before.seat != viewer:
        here.hands.setdefault(before.seat, []).append(CardInHand(number, name))
    elif draw.what == "nugget" and before.drawn_what == "nugget" and before.ending:
        here.pool.append((number, int(name)))


def _note_action(here: Round, before: State, number: int, action: Action, viewer: int | None) -> None:
    if action.verb is Verb.MAP and before.seat == viewer and action.goal is not None:
        here.seen_goals.add(int(action.goal))
    if action.card is None or before.seat == viewer:
        return
    hand = here.hands[before.seat]
    card = next(card for card in hand if card.kind == action.card)
    hand.remove(card)
    if action.verb is Verb.PASS:
        card.gone_at = number
        here.passed.append(card)


def _other_roles(match: Match, here: Round, viewer: int | None, rng: random.Random) -> Changes:
    """Other roles for the others, out of the same pool; none once they are face up."""
    if here.roles_shown:
        return {}
    players = match.options.players
    miners = cards.MINERS[players] - match.options.all_saboteurs
    left = ["miner"] * miners + ["saboteur"] * cards.SABOTEURS[players]
    if viewer in here.roles:
        left.remove(here.roles[viewer][1])
    rng.shuffle(left)
    others = [number for seat, (number, _) in here.roles.items() if seat != viewer]
    return {number: Draw.parse(f"role:{role}") for number, role in zip(others, left, strict=False)}


def _other_goals(here: Round, rng: random.Random) -> Changes:
    unseen = [goal for goal in range(len(here.goals)) if goal not in here.seen_goals]
    faces = [here.goals[goal][1] for goal in unseen]
    faces += [face for face in cards.TREASURES if face not in [name for _, name in here.goals]]
    rng.shuffle(faces)
    return {here.goals[goal][0]: Draw.parse(f"goal:{face}") for goal, face in zip(unseen, faces, strict=False)}


def _other_cards(here: Round, rng: random.Random) -> Changes:
    """Other cards in the other hands and under the discards, out of all that the seat has not seen."""
    unseen = [card for hand in here.hands.values() for card in hand] + here.passed
    changes: Changes = {}
    for card, kind in deal_again(unseen, here.pile, rng):
        changes[card.drawn_at] = Draw.parse(f"card:{kind}")
        if card.gone_at is not None:
            changes[card.gone_at] = Action.parse(f"pass:{kind}")
    return changes


def _other_nuggets(here: Round, viewer: int | None, is_looking: bool, supply: list[int], rng: random.Random) -> Changes:
    """Other picks for the others: between two looks of the viewer their sum is known, before the first it is not."""
    values = [value for _, _, value in here.picks]
    rest = _remaining_pool(here)
    runs = _runs_of_others(here, viewer)
    for number, run in enumerate(runs):
        bag = [values[place] for place in run]
        ends_in_pool = number == len(runs) - 1 and not is_looking
        if ends_in_pool:
            bag += rest
        seen, unseen = len(bag), number == 0
        bag += supply if unseen else []
        rng.shuffle(bag)
        if unseen:
            supply[:] = bag[seen:]
        for place in run:
            values[place] = bag.pop(0)
        if ends_in_pool:
            rest = [bag.pop(0) for _ in rest]
    pool = values + rest
    rng.shuffle(pool)
    changes: Changes = {}
    for (at, _), value in zip(here.pool, pool, strict=True):
        changes[at] = Draw.parse(f"nugget:{value}")
    for (decided_at, _, _), value in zip(here.picks, values, strict=True):
        if decided_at is not None:
            changes[decided_at] = Action.parse(f"take:{value}")
    return changes


def _remaining_pool(here: Round) -> list[int]:
    left = Counter(value for _, value in here.pool) - Counter(value for _, _, value in here.picks)
    return list(left.elements())


def _runs_of_others(here: Round, viewer: int | None) -> list[list[int]]:
    """The picks of others, in runs that the viewer's own picks part."""
    runs: list[list[int]] = [[]]
    for place, (_, seat, _) in enumerate(here.picks):
        if seat == viewer:
            runs.append([])
        else:
            runs[-1].append(place)
    return runs


def _pays_alike(match: Match, steps: list[Any], other: list[Any]) -> bool:
    """Whether the other game is legal and pays the saboteurs the same cards, which everybody sees."""
    try:
        return _paid(match, steps) == _paid(match, other)
    except ValueError:
        return False


def _paid(match: Match, steps: list[Any]) -> list[Any]:
    state: Any = match.game.new_state(match.options)
    paid = []
    for step in steps:
        events = state.draw(step) if isinstance(step, Draw) else state.play(step)
        paid += [event for event in events if event.kind == "paid"]
    return paid
