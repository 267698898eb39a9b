"""Actions and draws as interned objects with a short text form that round-trips.

    NSW@3,-1      lay a tunnel so that these sides are open (small letters: a dead end)
    breakL>4      break the lantern of seat 4          mendL>4, mendLC>4L   mend it, the second with a double repair
    rockfall@4,1  remove the tunnel that is there    map>top              look at the top goal
    pass:NES      pass by discarding this card         bonus2@4,1           lay the extra card with two nuggets
    take:3        keep a nugget card of value 3        stop, stay           stop with the extra nuggets, or play on

The draws of chance: ``first:3``, ``role:miner``, ``goal:gold``, ``card:NES``, ``nugget:2``.
"""

import re
from collections.abc import Callable

from pyrite.core import grid, interned
from pyrite.core.illegal import IllegalAction
from pyrite.core.require import require
from pyrite.games.saboteur.rules import cards, codes
from pyrite.games.saboteur.rules.words import Goal, Phase, Refusal, Role, Tool, Verb

GOALS = tuple(goal.name.lower() for goal in Goal)
ROLES = tuple(role.name.lower() for role in Role)
TREASURES = tuple(cards.TREASURES)
KIND = {name: kind for kind, name in enumerate(cards.KINDS)}
MEND_TEXTS = ("mendP>", "mendL>", "mendC>", "mendPL>P", "mendPL>L", "mendPC>P", "mendPC>C", "mendLC>L", "mendLC>C")

_ACTIONS: dict[int, "Action"] = {}


class Action(interned.BaseAction):
    """One thing a seat can decide to do; two equal actions are the same object.

    >>> action = Action.parse("NSW@3,-1")
    >>> action.verb.value, action.card, action.face, action.x, action.y
    ('lay', 'NES', 'NSW', 3, -1)
    >>> Action.parse(str(action)) is action
    True
    """

    __slots__ = ("card", "face", "goal", "seat", "tool", "value", "verb", "x", "y")

    verb: Verb
    card: str | None  # the kind of card it takes from the hand
    face: str | None  # how a tunnel is laid
    x: int | None
    y: int | None
    seat: int | None  # at whom
    tool: Tool | None
    goal: Goal | None
    value: int | None  # of a nugget card, or the nuggets an extra card shows

    def __init__(self, code: int) -> None:
        """Use `Action.of` or `Action.parse`, which give every action once."""
        self.code = code
        self.card = self.face = self.x = self.y = self.seat = self.tool = self.goal = self.value = None
        if code < codes.PASS:
            self._at_cell(code)
        elif code < codes.TAKE:
            self._with_card(code)
        elif code < codes.STOP:
            self.verb, self.value = Verb.TAKE, code - codes.TAKE + 1
            self.text = f"take:{self.value}"
        else:
            self.verb = Verb.STOP if code == codes.STOP else Verb.STAY
            self.text = self.verb.value

    def _at_cell(self, code: int) -> None:
        if code < codes.ROCKFALL:
            self.verb, cell, face = Verb.LAY, code >> 5, code & 31
            self.card, self.face = cards.KINDS[codes.KIND_OF[face]], grid.openings(face)
            what = self.face
        elif code < codes.BONUS:
            self.verb, cell = Verb.ROCKFALL, code - codes.ROCKFALL
            what = self.card = cards.ROCKFALL
        else:
            self.verb, cell = Verb.BONUS, (code - codes.BONUS) % codes.CELLS
            self.value = (code - codes.BONUS) // codes.CELLS + 1
            what = f"bonus{self.value}"
        self.x, self.y = codes.cell_x(cell), codes.cell_y(cell)
        self.text = f"{what}@{self.x},{self.y}"

    def _with_card(self, code: int) -> None:
        if code < codes.BREAK:
            self.verb, self.card = Verb.PASS, cards.KINDS[code - codes.PASS]
            self.text = f"pass:{self.card}"
        elif code < codes.MEND:
            tool, self.seat = divmod(code - codes.BREAK, codes.SEATS)
            self.verb, self.tool, self.card = Verb.BREAK, Tool(tool), cards.KINDS[codes.BREAKS + tool]
            self.text = f"{self.card}>{self.seat}"
        elif code < codes.MAP:
            which, self.seat = divmod(code - codes.MEND, codes.SEATS)
            self.verb, self.tool = Verb.MEND, Tool(codes.MENDED_TOOL[which])
            self.card, _, tool_named = MEND_TEXTS[which].partition(">")
            self.text = f"{self.card}>{self.seat}{tool_named}"
        else:
            self.verb, self.goal, self.card = Verb.MAP, Goal(code - codes.MAP), cards.MAP
            self.text = f"map>{GOALS[self.goal]}"

    @property
    def cell(self) -> tuple[int, int]:
        """The cell it is played to, as x and y; ValueError if it has none."""
        return require(self.x), require(self.y)

    @staticmethod
    def of(code: int) -> "Action":
        """The action with this number."""
        action = _ACTIONS.get(code)
        if action is None:
            if not 0 <= code < codes.ACTIONS or (code < codes.ROCKFALL and codes.KIND_OF[code & 31] < 0):
                raise ValueError(f"{code} is not the number of an action")
            action = _ACTIONS[code] = Action(code)
        return action

    @classmethod
    def parse(cls, text: str) -> "Action":
        """The action with this text; ValueError if there is none."""
        if text in ("stop", "stay"):
            return Action.of(codes.STOP if text == "stop" else codes.STAY)
        for pattern, code_of in _FORMS:
            match = pattern.fullmatch(text)
            code = code_of(*match.groups()) if match else None
            if code is not None:
                return Action.of(code)
        raise ValueError(f"{text[:60]!r} is not an action; examples: {EXAMPLES}")


EXAMPLES = "NSW@3,-1 breakL>4 mendLC>4L rockfall@4,1 map>top pass:NES bonus2@4,1 take:3 stop stay"


def _cell(text: str, x: str, y: str) -> int:
    column, row = int(x), int(y)
    if not (codes.LEFT <= column <= codes.RIGHT and codes.TOP <= row <= codes.BOTTOM):
        raise IllegalAction(f"{text}@{x},{y}", Refusal.NOT_BESIDE.rule, Refusal.NOT_BESIDE.reason)
    return codes.cell_of(column, row)


def _lay_code(face_text: str, x: str, y: str) -> int | None:
    try:
        face = grid.face_of(face_text)
    except ValueError:
        return None
    if codes.KIND_OF[face] < 0:
        return None
    return codes.LAY + _cell(face_text, x, y) * 32 + face


def _rockfall_code(x: str, y: str) -> int:
    return codes.ROCKFALL + _cell("rockfall", x, y)


def _bonus_code(value: str, x: str, y: str) -> int:
    return codes.BONUS + (int(value) - 1) * codes.CELLS + _cell(f"bonus{value}", x, y)


def _break_code(tool: str, seat: str) -> int:
    return codes.BREAK + cards.TOOLS.index(tool) * codes.SEATS + int(seat)


def _mend_code(card: str, seat: str, tool: str) -> int | None:
    text = f"{card}>{tool}"
    return codes.MEND + MEND_TEXTS.index(text) * codes.SEATS + int(seat) if text in MEND_TEXTS else None


def _map_code(goal: str) -> int | None:
    return codes.MAP + GOALS.index(goal) if goal in GOALS else None


def _pass_code(kind: str) -> int | None:
    return codes.PASS + KIND[kind] if kind in KIND else None


def _take_code(value: str) -> int:
    return codes.TAKE + int(value) - 1


_FORMS: tuple[tuple[re.Pattern[str], Callable[..., int | None]], ...] = (
    (re.compile(r"([NESWnesw]+)@(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})", re.ASCII), _lay_code),
    (re.compile(r"rockfall@(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})", re.ASCII), _rockfall_code),
    (re.compile(r"bonus([123])@(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})", re.ASCII), _bonus_code),
    (re.compile(r"break([PLC])>(\d)", re.ASCII), _break_code),
    (re.compile(r"(mend[PLC]+)>(\d)([PLC]?)", re.ASCII), _mend_code),
    (re.compile(r"map>([a-z]+)", re.ASCII), _map_code),
    (re.compile(r"pass:(\w+)", re.ASCII), _pass_code),
    (re.compile(r"take:([123])", re.ASCII), _take_code),
)


class Draw(interned.BaseDraw):
    """One thing chance can draw; two equal draws are the same object.

    >>> Draw.parse("card:NES")
    Draw('card:NES')
    """

    __slots__ = ()

    EXAMPLES = "first:3 role:miner goal:gold card:NES nugget:2"


Draw.declare(
    {
        "first": {seat: str(seat) for seat in range(10)},
        "role": dict(enumerate(ROLES)),
        "goal": dict(enumerate(TREASURES)),
        "card": dict(enumerate(cards.KINDS)),
        "nugget": {value: str(value) for value in cards.NUGGETS},
    }
)

DRAWN_IN = {
    int(Phase.FIRST): "first",
    int(Phase.ROLES): "role",
    int(Phase.GOALS): "goal",
    int(Phase.HANDS): "card",
    int(Phase.DRAW): "card",
    int(Phase.CLAIM): "nugget",
    int(Phase.POOL): "nugget",
}
