"""What can be said about an action in a few numbers: the input of the detective's policy.

Every legal action of a turn is a row with a number for each of NAMES; most are 0. The weights of these numbers are
learned, separately for miners and saboteurs. The classes below declare each feature once, by name.
"""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from pyrite.core.require import require
from pyrite.games.saboteur.bots.knowledge import digging_value, sabotage_value
from pyrite.games.saboteur.bots.knowledge.evidence import EVEN, Evidence, change, named, situation, trust
from pyrite.games.saboteur.bots.knowledge.goals import potential
from pyrite.games.saboteur.bots.knowledge.outlook import Prospect
from pyrite.games.saboteur.bots.knowledge.roles import prior
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.words import Verb

DOINGS = ("lay", "rockfall", "break", "mend", "mend_oneself", "map", "pass")
TIMES = ("", "_near", "_last", "_late", "_crowd", "_exposed")  # each doing alone, and by what the moment is like


class General(NamedTuple):
    """Features of any action."""

    rule_of_thumb: float  # what the digger thinks of it
    seen: float  # how much suspicion it would raise, in log-odds
    seen_near: float
    seen_hidden: float  # the same while nobody suspects the player


class Lay(NamedTuple):
    """Features of laying a tunnel or a dead end."""

    gain: float  # the change of the potential
    gain_near: float
    gain_last: float
    gain_far: float
    gain_late: float
    gain_for_all: float  # the same by what everyone knows of the goals
    steps: float  # by how many cards the gold gets nearer
    steps_near: float
    cheaper: float  # the same, counting the cards that may still come
    cheaper_near: float
    dead_end: float
    dead_end_near: float
    openings: float
    card_use: float  # what the card would be worth to a miner later
    card_use_far: float
    reaches_gold: float
    reaches_unknown: float
    harms: float
    harms_near: float
    cuts_off: float
    idle: float  # whether it changes nothing
    idle_near: float
    more_ways: float
    leaves_one: float  # whether one card more reaches a goal that may be the gold
    leaves_one_suspect: float  # how suspect the next seat is then
    leaves_two: float


class Fall(NamedTuple):
    """Features of a rockfall."""

    fall_gain: float
    fall_gain_near: float
    fall_gain_last: float
    fall_harms: float
    fall_idle: float


class Break(NamedTuple):
    """Features of breaking a tool."""

    break_suspect: float = 0.0
    break_suspect_near: float = 0.0
    break_sure: float = 0.0
    break_surest: float = 0.0
    break_again: float = 0.0  # how many tools of that seat are broken already
    break_soon: float = 0.0  # how soon that seat acts
    break_soon_near: float = 0.0
    break_soon_last: float = 0.0
    break_suspect_soon: float = 0.0
    break_able: float = 0.0  # how suspect a seat is that has no broken tool


class Mend(NamedTuple):
    """Features of mending somebody else's tool."""

    mend_trust: float
    mend_trust_near: float
    mend_frees: float  # how much that seat is trusted if it was its last broken tool
    mend_soon: float
    mend_sure: float
    mend_thrift: float  # whether the card can mend only this tool


class MendOneself(NamedTuple):
    """Features of mending one's own tool."""

    mend_oneself_frees: float
    mend_oneself_thrift: float


class Map(NamedTuple):
    """Features of looking at a goal."""

    map_known: float
    map_news: float
    map_far: float


class Pass(NamedTuple):
    """Features of discarding a card."""

    pass_use: float  # what the card would be worth to a miner later
    pass_use_near: float
    pass_dead_end: float
    pass_break: float
    pass_mend: float
    pass_map: float
    pass_rockfall: float
    pass_hampered: float
    pass_spare: float  # whether there is another one in the hand
    pass_own_repair: float  # whether it could mend one's own tool
    pass_gain: float  # the best that laying the card would gain


Features = General | Lay | Fall | Break | Mend | MendOneself | Map | Pass

GROUPS: tuple[type[Features], ...] = (General, Lay, Fall, Break, Mend, MendOneself, Map, Pass)
NAMES = (
    *(f"{doing}{time}" for doing in DOINGS for time in TIMES),
    *(name for group in GROUPS for name in group._fields),
)
PLACE = {name: place for place, name in enumerate(NAMES)}

STYLE = sabotage_value.SabotageStyle()
NEAR = 3  # up to this many cards the gold is near,
LAST = 1  # up to this many it is at the last card,
FAR_OFF = 6  # and from this many on it is far
CUT_OFF = 12  # what the ground says of a goal that cannot be reached
SCALE = 10.0  # on changes of the potential, so that all numbers are of about the same size
SUREST = 0.85  # the chance at which a seat is almost certainly a saboteur
MOST_SEEN = 3.0  # the limit of `seen`
OWN_TOOLS = 9.0  # for `break_again`: nobody breaks their own tools

Row = list[float]


class Decision:
    """A turn as rows of numbers, one for each legal action."""

    def __init__(self, outlook: Prospect, evidence: Evidence) -> None:
        """What the seat of the outlook can do, and how it would look to the others."""
        view = outlook.view
        self.outlook = outlook
        self.evidence = evidence
        self.seat = view.seat or 0
        self.near = float(outlook.nearest <= NEAR)
        self.last = float(outlook.nearest <= LAST)
        self.far = float(outlook.nearest >= FAR_OFF)
        turns_left = (view.pile + sum(view.hand_sizes)) / view.options.players
        self.late = min(1.0, outlook.nearest / max(1.0, turns_left))
        self.hampered = outlook.tools_broken(self.seat) > 0
        self.exposed = _exposed(evidence, self.seat, prior(view.options))
        self._best_gains: dict[str, float] = {}  # by card
        self._seen_before: dict[str, float] = {}
        self._situation = situation(outlook.public_nearest, self.hampered)
        self._times = (1.0, self.near, self.last, self.late, view.options.players / 10 - 0.5, self.exposed)
        is_saboteur = view.role == "saboteur"
        thumb = sabotage_value.values(outlook, STYLE) if is_saboteur else digging_value.values(outlook)
        self.rows = [self._row(action, value) for action, value in zip(view.legal, thumb, strict=True)]

    def _row(self, action: Action, thumb: float) -> Row:
        doing, write = _WRITERS[action.verb]
        if action.verb is Verb.MEND and action.seat == self.seat:
            doing, write = "mend_oneself", Decision._mend_oneself
        features, seen = write(self, action)
        row = [0.0] * len(NAMES)
        row[_TIMED[doing]] = self._times
        row[_PLACES[type(features)]] = features
        row[_PLACES[General]] = General(
            rule_of_thumb=max(-1.0, thumb) * SCALE,
            seen=seen,
            seen_near=seen * self.near,
            seen_hidden=seen * (1 - self.exposed),
        )
        return row

    def _lay(self, action: Action) -> tuple[Lay, float]:
        outlook = self.outlook
        card = require(action.card)
        gain = outlook.if_laid(action) * SCALE
        is_dead = card in cards.DEAD_ENDS
        steps = self._steps(outlook.distances, outlook.last_distances)
        cheaper = self._steps(outlook.costs, outlook.last_costs)
        for_all = potential(outlook.public_gold, outlook.last_costs) - outlook.public_now
        nearest = outlook.last_nearest
        use = digging_value.usefulness(outlook, card)
        even = EVEN * outlook.now * SCALE
        harms = float(gain < -even)
        idle = float(abs(gain) <= even)
        near = self.near
        reaches_gold, reaches_unknown = self._reaches(outlook.last_distances)
        self._best_gains[card] = max(gain, self._best_gains.get(card, 0.0))
        features = Lay(
            gain=gain,
            gain_near=gain * near,
            gain_last=gain * self.last,
            gain_far=gain * self.far,
            gain_late=gain * self.late,
            gain_for_all=for_all * SCALE,
            steps=steps,
            steps_near=steps * near,
            cheaper=cheaper,
            cheaper_near=cheaper * near,
            dead_end=float(is_dead),
            dead_end_near=is_dead * near,
            openings=0.0 if is_dead else len(require(action.face)) / 4,
            card_use=use,
            card_use_far=use * self.far,
            reaches_gold=reaches_gold,
            reaches_unknown=reaches_unknown,
            harms=harms,
            harms_near=harms * near,
            cuts_off=float(nearest >= CUT_OFF > outlook.nearest),
            idle=idle,
            idle_near=idle * near,
            more_ways=(sum(outlook.last_ways) - sum(outlook.ways)) / 4,
            leaves_one=float(nearest == 1),
            leaves_one_suspect=outlook.suspect((self.seat + 1) % len(outlook.suspects)) if nearest == 1 else 0.0,
            leaves_two=float(nearest == 2),
        )
        return features, self._seen(named("laid", change(for_all, outlook.public_now), is_dead))

    def _steps(self, before: Sequence[float], after: Sequence[float]) -> float:
        """By how much nearer the gold is, on average over the goals it may be."""
        return sum(
            chance * max(-3.0, min(3.0, was - now))
            for chance, was, now in zip(self.outlook.gold, before, after, strict=True)
        )

    def _reaches(self, after: Sequence[int]) -> tuple[float, float]:
        """Whether a goal is reached that is certainly the gold, and the chance that another goal reached is."""
        sure = unknown = 0.0
        for chance, before, now in zip(self.outlook.gold, self.outlook.distances, after, strict=True):
            if before and not now and chance:
                sure, unknown = (1.0, unknown) if chance > 0.99 else (sure, unknown + chance)
        return sure, unknown

    def _rockfall(self, action: Action) -> tuple[Fall, float]:
        outlook = self.outlook
        gain = outlook.if_fallen(action) * SCALE
        for_all = potential(outlook.public_gold, outlook.last_costs) - outlook.public_now
        even = EVEN * outlook.now * SCALE
        features = Fall(
            fall_gain=gain,
            fall_gain_near=gain * self.near,
            fall_gain_last=gain * self.last,
            fall_harms=float(gain < -even),
            fall_idle=float(abs(gain) <= even),
        )
        return features, self._seen(named("rockfall", change(for_all, outlook.public_now)))

    def _break(self, action: Action) -> tuple[Break, float]:
        seat = require(action.seat)
        if seat == self.seat:
            return Break(break_again=OWN_TOOLS), 0.0
        chance = self.outlook.suspect(seat)
        suspect, soon = chance - 0.5, self._soon(seat)
        broken = self.outlook.tools_broken(seat)
        features = Break(
            break_suspect=suspect,
            break_suspect_near=suspect * self.near,
            break_sure=float(chance > digging_value.SURE),
            break_surest=float(chance > SUREST),
            break_again=float(broken),
            break_soon=soon,
            break_soon_near=soon * self.near,
            break_soon_last=soon * self.last,
            break_suspect_soon=suspect * soon,
            break_able=suspect * (not broken),
        )
        return features, self._seen(named("broke", target=self._trust(seat)))

    def _mend(self, action: Action) -> tuple[Mend, float]:
        seat = require(action.seat)
        trusted = 0.5 - self.outlook.suspect(seat)
        features = Mend(
            mend_trust=trusted,
            mend_trust_near=trusted * self.near,
            mend_frees=trusted * (self.outlook.tools_broken(seat) == 1),
            mend_soon=trusted * self._soon(seat),
            mend_sure=float(trusted > 0.3),
            mend_thrift=float(action.card in digging_value.SINGLE_MENDS),
        )
        return features, self._seen(named("mended", target=self._trust(seat)))

    def _mend_oneself(self, action: Action) -> tuple[MendOneself, float]:
        features = MendOneself(
            mend_oneself_frees=float(self.outlook.tools_broken(self.seat) == 1),
            mend_oneself_thrift=float(action.card in digging_value.SINGLE_MENDS),
        )
        return features, self._seen(named("mended", target="oneself"))

    def _map(self, action: Action) -> tuple[Map, float]:
        goal = require(action.goal)
        known = self.outlook.knows_gold or self.outlook.view.goals[goal].treasure is not None
        chance = self.outlook.gold[goal]
        features = Map(
            map_known=float(known),
            map_news=0.0 if known else 4 * chance * (1 - chance),
            map_far=self.far * (not known),
        )
        return features, self._seen(named("looked"))

    def _pass(self, action: Action) -> tuple[Pass, float]:
        card = require(action.card)
        use = digging_value.usefulness(self.outlook, card)
        broken = self.outlook.view.broken[self.seat]
        is_mend = card in cards.MENDS
        features = Pass(
            pass_use=use,
            pass_use_near=use * self.near,
            pass_dead_end=float(card in cards.DEAD_ENDS),
            pass_break=float(card in cards.BREAKS),
            pass_mend=float(is_mend),
            pass_map=float(card == cards.MAP),
            pass_rockfall=float(card == cards.ROCKFALL),
            pass_hampered=float(self.hampered),
            pass_spare=float(self.outlook.view.hand.count(card) > 1),
            pass_own_repair=float(is_mend and any(tool in broken for tool in card)),
            pass_gain=self._best_gains.get(card, 0.0),
        )
        return features, self._seen("passed")

    def _soon(self, seat: int) -> float:
        """How soon a seat acts: 1 for the next one, less for each turn before."""
        return 1 - self.outlook.turns_until(seat) / self.outlook.view.options.players

    def _trust(self, seat: int) -> str:
        return trust(self.evidence.grudges.leaning(seat))

    def _seen(self, deed: str) -> float:
        """How much suspicion a deed would raise, in log-odds, in the context that `evidence` counts it in."""
        seen = self._seen_before.get(deed)
        if seen is None:
            shift = self.evidence.shift(self.seat, f"{self._situation}: {deed}")
            seen = self._seen_before[deed] = max(-MOST_SEEN, min(MOST_SEEN, shift))
        return seen


def _exposed(evidence: Evidence, seat: int, chance: float) -> float:
    """How likely the others think a seat is a saboteur."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, evidence.log_odds[seat] + math.log(chance / (1 - chance))))))


def _slice(first: str, length: int) -> slice:
    return slice(PLACE[first], PLACE[first] + length)


_TIMED = {doing: _slice(doing, len(TIMES)) for doing in DOINGS}
_PLACES: dict[type[Features], slice] = {group: _slice(group._fields[0], len(group._fields)) for group in GROUPS}

_WRITERS: dict[Verb, tuple[str, Callable[[Decision, Action], tuple[Features, float]]]] = {
    Verb.LAY: ("lay", Decision._lay),
    Verb.ROCKFALL: ("rockfall", Decision._rockfall),
    Verb.BREAK: ("break", Decision._break),
    Verb.MEND: ("mend", Decision._mend),
    Verb.MAP: ("map", Decision._map),
    Verb.PASS: ("pass", Decision._pass),
}
