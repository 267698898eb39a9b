"""What can be said of an action in a few numbers: the ground on which the detective's policy is learned.

Every legal action of a turn is a row with a number for each of NAMES; most are 0. What the numbers weigh is learned,
for miners and saboteurs apart.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any

from pyrite.games.saboteur.bots.knowledge import digging_value, sabotage_value
from pyrite.games.saboteur.bots.knowledge.evidence import EVEN, Evidence, change, named, situation, trust
from pyrite.games.saboteur.bots.knowledge.goals import potential
from pyrite.games.saboteur.bots.knowledge.outlook import Prospect
from pyrite.games.saboteur.bots.knowledge.roles import prior
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.words import Verb

DOINGS = ("lay", "rockfall", "break", "mend", "mend_oneself", "map", "pass")
TIMES = ("", "_near", "_last", "_late", "_crowd", "_exposed")  # each doing alone, and by what the moment is like
SPECIAL = (
    "rule_of_thumb",  # what the digger thinks of it
    *("seen", "seen_near", "seen_hidden"),  # how much it would speak against oneself; while nobody suspects one
    *("gain", "gain_near", "gain_last", "gain_far", "gain_late", "gain_for_all", "steps", "steps_near"),
    *("cheaper", "cheaper_near"),
    *("dead_end", "dead_end_near", "openings", "card_use", "card_use_far"),
    *("reaches_gold", "reaches_unknown", "harms", "harms_near", "cuts_off", "idle", "idle_near", "more_ways"),
    *("leaves_one", "leaves_one_suspect", "leaves_two"),
    *("fall_gain", "fall_gain_near", "fall_gain_last", "fall_harms", "fall_idle"),
    *("break_suspect", "break_suspect_near", "break_sure", "break_surest", "break_again", "break_soon"),
    *("break_soon_near", "break_soon_last", "break_suspect_soon", "break_able"),
    *("mend_trust", "mend_trust_near", "mend_frees", "mend_soon", "mend_sure", "mend_thrift"),
    *("mend_oneself_frees", "mend_oneself_thrift"),
    *("map_known", "map_news", "map_far"),
    *("pass_use", "pass_use_near", "pass_dead_end", "pass_break", "pass_mend", "pass_map", "pass_rockfall"),
    *("pass_hampered", "pass_spare", "pass_own_repair", "pass_gain"),
)
NAMES = (*(f"{doing}{time}" for doing in DOINGS for time in TIMES), *SPECIAL)
PLACE = {name: place for place, name in enumerate(NAMES)}

STYLE = sabotage_value.Style()
NEAR = 3
LAST = 1
FAR_OFF = 6
CUT_OFF = 12  # what the ground says of a goal that cannot be reached
SCALE = 10.0  # of changes in the potential, so that all numbers are of a size
SUREST = 0.85
MOST_SEEN = 3.0

Row = list[float]


class Decision:
    """A turn as rows of numbers, one for each legal action."""

    def __init__(self, outlook: Prospect, evidence: Evidence) -> None:
        """What the seat of the outlook can do, and how it would look."""
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

    def _row(self, action: Any, thumb: float) -> Row:
        row = [0.0] * len(NAMES)
        row[_THUMB] = max(-1.0, thumb) * SCALE
        doing, write = _WRITERS[action.verb]
        if action.verb is Verb.MEND and action.seat == self.seat:
            doing, write = DOINGS.index("mend_oneself"), Decision._mend_oneself
        first = doing * len(TIMES)
        row[first : first + len(TIMES)] = self._times
        seen = write(self, row, action)
        row[_SEEN] = seen
        row[_SEEN + 1] = seen * self.near
        row[_SEEN + 2] = seen * (1 - self.exposed)
        return row

    def _lay(self, row: Row, action: Any) -> float:
        outlook = self.outlook
        gain = outlook.if_laid(action) * SCALE
        after = outlook.last_distances
        is_dead = action.card in cards.DEAD_ENDS
        steps = self._steps(outlook.distances, after)
        for_all = potential(outlook.public_gold, outlook.last_costs) - outlook.public_now
        nearest = outlook.last_nearest
        use = digging_value.usefulness(outlook, action.card)
        even = EVEN * outlook.now * SCALE
        harms = float(gain < -even)
        idle = float(abs(gain) <= even)
        near = self.near
        cheaper = self._steps(outlook.costs, outlook.last_costs)
        self._best_gains[action.card] = max(gain, self._best_gains.get(action.card, 0.0))
        row[_GAIN : _GAIN + 10] = (
            *(gain, gain * near, gain * self.last, gain * self.far, gain * self.late, for_all * SCALE),
            *(steps, steps * near, cheaper, cheaper * near),
        )
        row[_DEAD_END : _DEAD_END + 5] = (
            *(float(is_dead), is_dead * near, 0.0 if is_dead else len(action.face) / 4, use, use * self.far),
        )
        row[_REACHES : _REACHES + 8] = (
            *self._reaches(after),
            *(harms, harms * near, float(nearest >= CUT_OFF > outlook.nearest), idle, idle * near),
            (sum(outlook.last_ways) - sum(outlook.ways)) / 4,
        )
        if nearest == 1:
            next_suspect = outlook.suspect((self.seat + 1) % len(outlook.suspects))
            row[_LEAVES : _LEAVES + 2] = (1.0, next_suspect)
        row[_LEAVES + 2] = float(nearest == 2)
        return self._seen(named("laid", change(for_all, outlook.public_now), is_dead))

    def _steps(self, before: Sequence[float], after: Sequence[float]) -> float:
        """By how much less far the gold is, to be expected."""
        return sum(
            chance * max(-3.0, min(3.0, was - now))
            for chance, was, now in zip(self.outlook.gold, before, after, strict=True)
        )

    def _reaches(self, after: Sequence[int]) -> tuple[float, float]:
        """Whether a goal is reached that is the gold, and the chance that one not known is."""
        sure = unknown = 0.0
        for chance, before, now in zip(self.outlook.gold, self.outlook.distances, after, strict=True):
            if before and not now and chance:
                sure, unknown = (1.0, unknown) if chance > 0.99 else (sure, unknown + chance)
        return sure, unknown

    def _rockfall(self, row: Row, action: Any) -> float:
        outlook = self.outlook
        gain = outlook.if_fallen(action) * SCALE
        for_all = potential(outlook.public_gold, outlook.last_costs) - outlook.public_now
        even = EVEN * outlook.now * SCALE
        row[_FALL : _FALL + 5] = (
            *(gain, gain * self.near, gain * self.last, float(gain < -even), float(abs(gain) <= even)),
        )
        return self._seen(named("rockfall", change(for_all, outlook.public_now)))

    def _break(self, row: Row, action: Any) -> float:
        if action.seat == self.seat:
            row[_BREAK + 4] = 9.0  # nobody breaks their own tools
            return 0.0
        chance = self.outlook.suspect(action.seat)
        suspect, soon = chance - 0.5, self._soon(action.seat)
        broken = self.outlook.tools_broken(action.seat)
        row[_BREAK : _BREAK + 10] = (
            *(suspect, suspect * self.near, float(chance > digging_value.SURE), float(chance > SUREST)),
            *(float(broken), soon, soon * self.near, soon * self.last, suspect * soon, suspect * (not broken)),
        )
        return self._seen(named("broke", target=self._trust(action.seat)))

    def _mend(self, row: Row, action: Any) -> float:
        trusted = 0.5 - self.outlook.suspect(action.seat)
        row[_MEND : _MEND + 6] = (
            *(trusted, trusted * self.near, trusted * (self.outlook.tools_broken(action.seat) == 1)),
            *(
                trusted * self._soon(action.seat),
                float(trusted > 0.3),
                float(action.card in digging_value.SINGLE_MENDS),
            ),
        )
        return self._seen(named("mended", target=self._trust(action.seat)))

    def _mend_oneself(self, row: Row, action: Any) -> float:
        row[_MEND + 6] = float(self.outlook.tools_broken(self.seat) == 1)
        row[_MEND + 7] = float(action.card in digging_value.SINGLE_MENDS)
        return self._seen(named("mended", target="oneself"))

    def _map(self, row: Row, action: Any) -> float:
        known = self.outlook.knows_gold or self.outlook.view.goals[action.goal].treasure is not None
        chance = self.outlook.gold[action.goal]
        row[_MAP : _MAP + 3] = (float(known), 0.0 if known else 4 * chance * (1 - chance), self.far * (not known))
        return self._seen(named("looked"))

    def _pass(self, row: Row, action: Any) -> float:
        card = action.card
        use = digging_value.usefulness(self.outlook, card)
        broken = self.outlook.view.broken[self.seat]
        is_mend = card in cards.MENDS
        row[_PASS : _PASS + 11] = (
            *(use, use * self.near, float(card in cards.DEAD_ENDS), float(card in cards.BREAKS), float(is_mend)),
            *(float(card == cards.MAP), float(card == cards.ROCKFALL), float(self.hampered)),
            *(float(self.outlook.view.hand.count(card) > 1), float(is_mend and any(tool in broken for tool in card))),
            self._best_gains.get(card, 0.0),
        )
        return self._seen("passed")

    def _soon(self, seat: int) -> float:
        return 1 - self.outlook.turns_until(seat) / self.outlook.view.options.players

    def _trust(self, seat: int) -> str:
        return trust(self.evidence.grudges.leaning(seat))

    def _seen(self, deed: str) -> float:
        """How much a deed would speak against oneself, in log-odds, in the context that `evidence` counts it in."""
        seen = self._seen_before.get(deed)
        if seen is None:
            shift = self.evidence.shift(self.seat, f"{self._situation}: {deed}")
            seen = self._seen_before[deed] = max(-MOST_SEEN, min(MOST_SEEN, shift))
        return seen


def _exposed(evidence: Evidence, seat: int, chance: float) -> float:
    """How likely others hold a seat for a saboteur."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, evidence.log_odds[seat] + math.log(chance / (1 - chance))))))


_THUMB = PLACE["rule_of_thumb"]
_SEEN = PLACE["seen"]
_GAIN = PLACE["gain"]
_DEAD_END = PLACE["dead_end"]
_REACHES = PLACE["reaches_gold"]
_LEAVES = PLACE["leaves_one"]
_FALL = PLACE["fall_gain"]
_BREAK = PLACE["break_suspect"]
_MEND = PLACE["mend_trust"]
_MAP = PLACE["map_known"]
_PASS = PLACE["pass_use"]

_WRITERS: dict[Verb, tuple[int, Callable[[Decision, Row, Any], float]]] = {
    Verb.LAY: (DOINGS.index("lay"), Decision._lay),
    Verb.ROCKFALL: (DOINGS.index("rockfall"), Decision._rockfall),
    Verb.BREAK: (DOINGS.index("break"), Decision._break),
    Verb.MEND: (DOINGS.index("mend"), Decision._mend),
    Verb.MAP: (DOINGS.index("map"), Decision._map),
    Verb.PASS: (DOINGS.index("pass"), Decision._pass),
}
