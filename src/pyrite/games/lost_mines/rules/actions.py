"""Actions and draws as interned objects with a short text form that round-trips.

    NSW-tree@3,4    lay a path so that these sides are open, with what it shows
    axe@4,2         bridge the fallen tree there (boat: lake, rope: pit)
    trap@4,2E       a trap on the joint between (4,2) and its eastern neighbour; troll@4,2S  a troll, southern joint
    storm@4,2       remove the path card there
    infoMT>mine0    look at the first mine; infoTD>treasure2  a treasure, by its slot; infoMD>dwarf3  seat 3's dwarf
    discard:NES     discard a card; discard:NES,axe  two
    vote, yes, no   call a vote on ending the round, answer it
    stay            do not move
    walk@5,2!1      walk there and lose one card to traps; walk@9,2<W  onto a face-down mine, coming in by its west side
    turn:NES        lay the mine just stepped on so; take:2  take the treasure in slot 2

The draws of chance: ``first:3``, ``dwarf:blue-loyal``, ``mine:gems``, ``treasure:gold3``, ``card:NES``, ``lost:NES``.
"""

import re
from collections.abc import Callable

from pyrite.core import grid, interned
from pyrite.core.illegal import IllegalAction
from pyrite.core.require import require
from pyrite.games.lost_mines.rules import box, codes
from pyrite.games.lost_mines.rules.words import Character, Clan, Phase, Refusal, Seen, Verb

KIND = {name: kind for kind, name in enumerate(box.KINDS)}
CLANS = tuple(clan.name.lower() for clan in Clan)
CHARACTERS = tuple(character.name.lower() for character in Character)
TOOLS = ("axe", "boat", "rope")
INFOS = ("infoMT", "infoMD", "infoTD")
EXAMPLES = (
    "NSW-tree@3,4 axe@4,2 trap@4,2E troll@4,2S storm@4,2 infoMT>treasure2 discard:NES,axe vote yes stay "
    "walk@5,2!1 walk@9,2<W turn:NES take:2"
)

_ACTIONS: dict[int, "Action"] = {}


class Action(interned.BaseAction):
    """One thing a seat can decide to do; two equal actions are the same object.

    >>> action = Action.parse("NSW-tree@3,4")
    >>> action.verb.value, action.card, action.face, action.x, action.y
    ('lay', 'NES-tree', 'NSW', 3, 4)
    >>> Action.parse(str(action)) is action
    True
    """

    __slots__ = ("card", "cards", "face", "losses", "seat", "seen", "side", "slot", "verb", "x", "y")

    verb: Verb
    card: str | None  # the kind of card it takes from the hand
    cards: tuple[str, ...]  # all of them: two may be discarded together
    face: str | None  # how a path or a mine is laid
    x: int | None
    y: int | None
    side: str | None  # of a joint, E or S; of a mine, the one it is entered by
    seen: Seen | None  # what is looked at
    slot: int | None  # of a treasure
    seat: int | None  # whose dwarf is looked at
    losses: int | None  # cards lost to traps

    def __init__(self, code: int) -> None:
        """Use `Action.of` or `Action.parse`, which give every action once."""
        self.code = code
        self.card = self.face = self.x = self.y = self.side = self.seen = self.slot = self.seat = self.losses = None
        self.cards = ()
        if code < codes.DISCARD:
            self._with_card(code)
            self.cards = (str(self.card),)
        elif code < codes.VOTE:
            self._discarding(code - codes.DISCARD)
        elif code < codes.WALK:
            self.verb = (Verb.VOTE, Verb.YES, Verb.NO, Verb.STAY)[code - codes.VOTE]
            self.text = self.verb.value
        else:
            self._moving(code)

    def _at(self, cell: int) -> str:
        self.x, self.y = cell & 15, cell >> 4
        return f"@{self.x},{self.y}"

    def _with_card(self, code: int) -> None:
        if code < codes.TOOL:
            face, feature = code & 15, code // 16 % 6
            self.verb, self.face = Verb.LAY, grid.openings(face)
            self.card = box.KINDS[codes.SHAPE_OF[face] * 6 + feature]
            shown = f"-{box.FEATURES[feature]}" if feature else ""
            self.text = self.face + shown + self._at(code // 96)
        elif code < codes.TRAP:
            self.verb, self.card = Verb.TOOL, TOOLS[(code - codes.TOOL) % 3]
            self.text = self.card + self._at((code - codes.TOOL) // 3)
        elif code < codes.STORM:
            self.verb = Verb.TRAP if code < codes.TROLL else Verb.TROLL
            joint = code - (codes.TRAP if code < codes.TROLL else codes.TROLL)
            self.card, self.side = self.verb.value, "ES"[joint & 1]
            self.text = self.card + self._at(joint >> 1) + self.side
        elif code < codes.LOOK:
            self.verb, self.card = Verb.STORM, "storm"
            self.text = self.card + self._at(code - codes.STORM)
        else:
            self._looking(*divmod(code - codes.LOOK, 32))

    def _looking(self, info: int, target: int) -> None:
        self.verb, self.card = Verb.LOOK, INFOS[info]
        if target < 4:
            self.seen, self.slot = Seen.MINE, target
            self.text = f"{self.card}>mine{target}"
        elif target < 13:
            self.seen, self.slot = Seen.TREASURE, target - 4
            self.text = f"{self.card}>treasure{self.slot}"
        else:
            self.seen, self.seat = Seen.DWARF, target - 13
            self.text = f"{self.card}>dwarf{self.seat}"

    def _discarding(self, what: int) -> None:
        self.verb = Verb.DISCARD
        kinds = [what % codes.KINDS] if what < codes.KINDS else [what % codes.KINDS, what // codes.KINDS - 1]
        self.cards = tuple(box.KINDS[kind] for kind in kinds)
        self.card = self.cards[0]
        self.text = "discard:" + ",".join(self.cards)

    def _moving(self, code: int) -> None:
        if code < codes.TURN:
            walk = code - codes.WALK
            side, self.losses = walk // 6 % 5, walk % 6
            self.verb, self.side = Verb.WALK, "NESW"[side - 1] if side else None
            entered = f"<{self.side}" if self.side else ""
            self.text = "walk" + self._at(walk // 30) + entered + (f"!{self.losses}" if self.losses else "")
        elif code < codes.TAKE:
            self.verb, self.face = Verb.TURN, grid.openings(code - codes.TURN)
            self.text = f"turn:{self.face}"
        else:
            self.verb, self.slot = Verb.TAKE, code - codes.TAKE
            self.text = f"take:{self.slot}"

    @property
    def cell(self) -> tuple[int, int]:
        """The cell it is played to, as x and y; ValueError if it has none."""
        return require(self.x), require(self.y)

    @staticmethod
    def of(code: int) -> "Action":
        """The action with this number."""
        action = _ACTIONS.get(code)
        if action is None:
            if not is_action(code):
                raise ValueError(f"{code} is not the number of an action")
            action = _ACTIONS[code] = Action(code)
        return action

    @classmethod
    def parse(cls, text: str) -> "Action":
        """The action with this text; ValueError if there is none."""
        if text in _WORDS:
            return Action.of(_WORDS[text])
        for pattern, code_of in _FORMS:
            match = pattern.fullmatch(text)
            code = code_of(*match.groups()) if match else None
            if code is not None and is_action(code):
                return Action.of(code)
        raise ValueError(f"{text[:60]!r} is not an action; examples: {EXAMPLES}")


def is_action(code: int) -> bool:
    """Whether there is an action with this number."""
    if not 0 <= code < codes.ACTIONS:
        return False
    if code < codes.TOOL:
        return codes.SHAPE_OF[code & 15] >= 0
    if codes.LOOK <= code < codes.DISCARD:
        return (code - codes.LOOK) % 32 < 22
    if codes.DISCARD + codes.KINDS <= code < codes.VOTE:
        return (code - codes.DISCARD) % codes.KINDS <= (code - codes.DISCARD) // codes.KINDS - 1
    if codes.TURN <= code < codes.TAKE:
        return codes.SHAPE_OF[code - codes.TURN] >= 0
    return True


_WORDS = {"vote": codes.VOTE, "yes": codes.YES, "no": codes.NO, "stay": codes.STAY}


def _cell(text: str, x: str, y: str) -> int:
    if int(x) > 15 or int(y) > 15:
        raise IllegalAction(text, Refusal.OFF_BOARD.rule, Refusal.OFF_BOARD.reason)
    return int(y) * 16 + int(x)


def _face(text: str) -> int | None:
    try:
        face = grid.face_of(text)
    except ValueError:
        return None
    return face if face < 16 and codes.SHAPE_OF[face] >= 0 else None


def _lay_code(sides: str, shown: str | None, x: str, y: str) -> int | None:
    face = _face(sides)
    feature = box.FEATURES.index(shown) if shown in box.FEATURES[1:] else 0 if shown is None else None
    if face is None or feature is None:
        return None
    return codes.LAY + (_cell(f"{sides}@{x},{y}", x, y) * 6 + feature) * 16 + face


def _tool_code(tool: str, x: str, y: str) -> int:
    return codes.TOOL + _cell(f"{tool}@{x},{y}", x, y) * 3 + TOOLS.index(tool)


def _token_code(token: str, x: str, y: str, side: str) -> int:
    joint = _cell(f"{token}@{x},{y}{side}", x, y) * 2 + "ES".index(side)
    return (codes.TRAP if token == "trap" else codes.TROLL) + joint


def _storm_code(x: str, y: str) -> int:
    return codes.STORM + _cell(f"storm@{x},{y}", x, y)


def _look_code(info: str, seen: str, which: str) -> int | None:
    first, most = {"mine": (0, 4), "treasure": (4, 9), "dwarf": (13, 9)}[seen]
    return codes.LOOK + INFOS.index(info) * 32 + first + int(which) if int(which) < most else None


def _discard_code(one: str, other: str | None) -> int | None:
    if one not in KIND or (other is not None and other not in KIND):
        return None
    return codes.DISCARD + KIND[one] + (codes.KINDS * (1 + KIND[other]) if other is not None else 0)


def _walk_code(x: str, y: str, side: str | None, losses: str | None) -> int:
    entered = "NESW".index(side) + 1 if side else 0
    return codes.WALK + (_cell(f"walk@{x},{y}", x, y) * 5 + entered) * 6 + int(losses or 0)


def _turn_code(sides: str) -> int | None:
    face = _face(sides)
    return None if face is None else codes.TURN + face


def _take_code(slot: str) -> int:
    return codes.TAKE + int(slot)


_NUMBER = r"(0|[1-9]\d?)"
_FORMS: tuple[tuple[re.Pattern[str], Callable[..., int | None]], ...] = tuple(
    (re.compile(form, re.ASCII), code_of)
    for form, code_of in (
        (rf"([NESW]+)(?:-([a-z]+))?@{_NUMBER},{_NUMBER}", _lay_code),
        (rf"(axe|boat|rope)@{_NUMBER},{_NUMBER}", _tool_code),
        (rf"(trap|troll)@{_NUMBER},{_NUMBER}([ES])", _token_code),
        (rf"storm@{_NUMBER},{_NUMBER}", _storm_code),
        (r"(infoMT|infoMD|infoTD)>(mine|treasure|dwarf)(\d)", _look_code),
        (r"discard:([\w-]+)(?:,([\w-]+))?", _discard_code),
        (rf"walk@{_NUMBER},{_NUMBER}(?:<([NESW]))?(?:!([1-5]))?", _walk_code),
        (r"turn:([NESW]+)", _turn_code),
        (r"take:([0-8])", _take_code),
    )
)


class Draw(interned.BaseDraw):
    """One thing chance can draw; two equal draws are the same object.

    >>> Draw.parse("treasure:gold3")
    Draw('treasure:gold3')
    """

    __slots__ = ()

    EXAMPLES = "first:3 dwarf:blue-loyal mine:gems treasure:gold3 card:NES lost:NES"


Draw.declare(
    {
        "first": {seat: str(seat) for seat in range(9)},
        "dwarf": {clan * 3 + one: f"{CLANS[clan]}-{CHARACTERS[one]}" for clan in range(2) for one in range(3)},
        "mine": dict(enumerate(box.MINES)),
        "treasure": {kind * 9 + v - 1: f"{box.TREASURES[kind]}{v}" for kind in range(3) for v in range(1, 10)},
        "card": dict(enumerate(box.KINDS)),
        "lost": dict(enumerate(box.KINDS)),
    }
)

DRAWN_IN = {
    int(Phase.FIRST): "first",
    int(Phase.DWARFS): "dwarf",
    int(Phase.MINES): "mine",
    int(Phase.TREASURES): "treasure",
    int(Phase.HANDS): "card",
    int(Phase.LOSS): "lost",
    int(Phase.DRAW): "card",
}
