"""Twins of a game of The Lost Mines: other games that look the same to one seat.

`twin` changes what the seat cannot know at a step (L8): characters of others, each out of its clan's pool, mines that
are face down, values of treasures, cards in other hands, cards that others discarded or lost to traps, and with them
the pile and the ten cards put aside. Like `tests.games.saboteur.twin` it works on the steps alone and never looks at a
view.
"""

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from pyrite import load
from pyrite.games.lost_mines.rules import box as boxes
from pyrite.games.lost_mines.rules.actions import Action, Draw
from pyrite.games.lost_mines.rules.state import State
from pyrite.games.lost_mines.rules.words import Seen, Verb
from pyrite.match import Match
from tests.games.saboteur.twin import CardInHand, Changes, deal_again, kinds_of

CHARACTERS = ("loyal", "selfish", "saboteur")


@dataclass
class Dealt:
    """Something that chance dealt face down at a step, and whether the viewer has seen its face."""

    at: int
    name: str  # as the draw says it
    seen: bool = False


@dataclass
class Round:
    """What happened in one round, by the numbers of its steps."""

    dwarfs: list[Dealt] = field(default_factory=list)  # by seat, such as "blue-loyal"
    mines: list[Dealt] = field(default_factory=list)
    treasures: list[Dealt] = field(default_factory=list)  # by slot, such as "gold3"
    taken: set[int] = field(default_factory=set)  # slots, by anybody
    hands: dict[int, list[CardInHand]] = field(default_factory=dict)  # of the others
    gone: list[CardInHand] = field(default_factory=list)  # what they discarded or lost
    stock: list[str] = field(default_factory=list)  # the pile and the ten put aside


def twin(record: str, viewer: int | None, until: int, rng: random.Random) -> list[Any]:
    """The first steps of a legal game that differs from the record only in what the viewer cannot know after them."""
    match: Any = load(record)
    steps = match.steps[:until]
    changes: Changes = {}
    for here in _follow(match, steps, viewer):
        changes |= _other_characters(here, match.options.players, rng)
        changes |= _other_mines(here, rng)
        changes |= _other_values(here, match.options.box, rng)
        changes |= _other_cards(here, steps, rng)
    return [changes.get(number, step) for number, step in enumerate(steps)]


def _follow(match: Match, steps: list[Any], viewer: int | None) -> list[Round]:
    """Replays the steps and notes who got what, and what became of it."""
    state: Any = match.game.new_state(match.options)
    rounds = [Round()]
    for number, step in enumerate(steps):
        before = state.copy()
        here = rounds[-1]
        if isinstance(step, Draw):
            events = state.draw(step)
            _note_draw(here, before, number, step, viewer)
        else:
            events = state.play(step)
            _note_action(here, before, number, step, viewer)
        for event in events:
            _note_event(here, event, viewer)
        here.stock = kinds_of(state.stock, boxes.KINDS)
        if state.round != before.round:
            here.stock = kinds_of(before.stock, boxes.KINDS)  # no step that ends a round draws from it
            rounds.append(Round())
    return rounds


def _note_draw(here: Round, before: State, number: int, draw: Draw, viewer: int | None) -> None:
    name = draw.text.partition(":")[2]
    if draw.what == "dwarf":
        here.dwarfs.append(Dealt(number, name, seen=before.seat == viewer))
    elif draw.what == "mine":
        here.mines.append(Dealt(number, name))
    elif draw.what == "treasure":
        here.treasures.append(Dealt(number, name))
    elif draw.what == "card" and before.seat != viewer:
        here.hands.setdefault(before.seat, []).append(CardInHand(number, name))
    elif draw.what == "lost" and before.seat != viewer:
        _leave(here, before.seat, name, number)


def _note_action(here: Round, before: State, number: int, action: Action, viewer: int | None) -> None:
    """What the viewer looks at it knows; what others play it sees, what they discard it does not."""
    if before.seat == viewer and action.verb is Verb.LOOK:
        which = action.slot if action.seat is None else action.seat
        assert which is not None
        rows = {Seen.MINE: here.mines, Seen.TREASURE: here.treasures, Seen.DWARF: here.dwarfs}
        rows[action.seen or Seen.MINE][which].seen = True
    if before.seat != viewer:
        for kind in action.cards:
            _leave(here, before.seat, kind, number if action.verb is Verb.DISCARD else None)


def _leave(here: Round, seat: int, kind: str, unseen_at: int | None) -> None:
    """A card leaves the hand of another seat; with a step, unseen."""
    hand = here.hands[seat]
    card = next(card for card in hand if card.kind == kind)
    hand.remove(card)
    if unseen_at is not None:
        card.gone_at = unseen_at
        here.gone.append(card)


def _note_event(here: Round, event: Any, viewer: int | None) -> None:
    """What everybody sees when it happens: mines turned up, treasures taken, and what a round's end shows (L7.3)."""
    if event.kind == "revealed":
        here.mines[event.which].seen = True
    elif event.kind == "took":
        here.taken.add(event.which)
        here.treasures[event.which].seen |= event.seat == viewer
    elif event.kind == "round_ended":
        for dwarf in here.dwarfs:
            dwarf.seen = True
        for slot in here.taken:
            here.treasures[slot].seen = True


def _other_characters(here: Round, players: int, rng: random.Random) -> Changes:
    """Other characters out of the pool of each clan; the clans are public (L1.2)."""
    changes: Changes = {}
    loyal = 1 if players < 5 else 2 if players < 7 else 3
    for clan in ("blue", "yellow"):
        cards = Counter({f"{clan}-{one}": loyal if one == "loyal" else 1 for one in CHARACTERS})
        mine = [dwarf for dwarf in here.dwarfs if dwarf.name.startswith(clan)]
        changes |= _deal(mine, cards, "dwarf", rng)
    return changes


def _other_mines(here: Round, rng: random.Random) -> Changes:
    return _deal(here.mines, Counter(boxes.MINES), "mine", rng)


def _other_values(here: Round, box: boxes.Box, rng: random.Random) -> Changes:
    """Other values, also out of the treasures put aside; the kinds are public (L2.2)."""
    changes: Changes = {}
    for kind, values in zip(boxes.TREASURES, box.treasures, strict=True):
        mine = [treasure for treasure in here.treasures if treasure.name.startswith(kind)]
        changes |= _deal(mine, Counter(f"{kind}{value}" for value in values), "treasure", rng)
    return changes


def _deal(dealt: list[Dealt], cards: Counter[str], what: str, rng: random.Random) -> Changes:
    """Deals the cards again that the viewer has not seen."""
    left = list((cards - Counter(one.name for one in dealt if one.seen)).elements())
    rng.shuffle(left)
    hidden = [one for one in dealt if not one.seen]
    return {one.at: Draw.parse(f"{what}:{name}") for one, name in zip(hidden, left, strict=False)}


def _other_cards(here: Round, steps: list[Any], rng: random.Random) -> Changes:
    """Other cards in the other hands, discarded and lost by others, out of all that the viewer never saw."""
    unseen = [card for hand in here.hands.values() for card in hand] + here.gone
    changes: Changes = {}
    gone: dict[int, list[str]] = {}
    for card, kind in deal_again(unseen, here.stock, rng):
        changes[card.drawn_at] = Draw.parse(f"card:{kind}")
        if card.gone_at is not None:
            gone.setdefault(card.gone_at, []).append(kind)
    for number, kinds in gone.items():
        if isinstance(steps[number], Draw):
            changes[number] = Draw.parse(f"lost:{kinds[0]}")
        else:
            changes[number] = Action.parse("discard:" + ",".join(sorted(kinds, key=boxes.KINDS.index)))
    return changes
