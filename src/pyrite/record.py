"""A game as text: setup, every draw and every action; write, read, replay. docs/record.md describes it."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

import msgspec

from pyrite.core.illegal import IllegalAction
from pyrite.core.interned import BaseDraw, Interned
from pyrite.core.text_fields import OptionValue
from pyrite.game import A, AnyGame, AnyState, E, Game, O, Options, S, V, game

VERSION = 1
HEADER = f"pyrite {VERSION}"
LONGEST_LINE = 10_000
UNMARKED = 1  # the revision of the rules that a record without a mark was played by


class RecordError(ValueError):
    """A record that cannot be read; `line` is where, `rule` the number of the rule of `game` that it breaks, if any."""

    def __init__(self, line: int, reason: str, rule: str | None = None, game: str = "") -> None:
        """For a line, counted from 1."""
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.rule = rule
        self.game = game


class RoundFairness(msgspec.Struct, frozen=True):
    """Where the chance of a round came from, in hexadecimal: what its deal showed, and the secret opened since."""

    commitment: str
    secret: str

    def __post_init__(self) -> None:
        """Refuses what is not 32 bytes in small hexadecimal digits; whether the two belong together is not asked."""
        for name, digits in (("commitment", self.commitment), ("secret", self.secret)):
            _expect_digits(name, digits)


Step: TypeAlias = Interned | BaseDraw  # an action, or a draw


class Contribution(msgspec.Struct, frozen=True):
    """What a player added to the chance of a game: shown as a commitment before the deal, then revealed, or not."""

    seat: int
    commitment: str
    reveal: str | None = None

    def __post_init__(self) -> None:
        """Refuses what is not 32 bytes in small hexadecimal digits."""
        _expect_digits("commitment", self.commitment)
        if self.reveal is not None:
            _expect_digits("reveal", self.reveal)


class Seal(msgspec.Struct, frozen=True):
    """Where the chance of a whole game came from: the commitment to its secret, and what the players added."""

    table: str  # its code
    commitment: str
    secret: str
    contributions: tuple[Contribution, ...] = ()  # by seat

    def __post_init__(self) -> None:
        """Refuses what is not 32 bytes in small hexadecimal digits, and a code that is none."""
        _expect(bool(re.fullmatch("[A-Za-z0-9-]{1,16}", self.table, re.ASCII)), "a table has a code of 1 to 16 letters")
        _expect_digits("commitment", self.commitment)
        _expect_digits("secret", self.secret)


class Contents(msgspec.Struct, frozen=True):
    """Everything in a record."""

    game: AnyGame
    options: Options
    steps: list[Step]
    fair: dict[int, RoundFairness]  # by round: where its chance came from, as far as the record says
    seal: Seal | None


def write(
    a_game: Game[O, S, A, V, E],
    options: O,
    steps: Sequence[A | BaseDraw],
    fair: Mapping[int, RoundFairness] | None = None,
    seal: Seal | None = None,
) -> str:
    """A game as text, a deal and every move on a line of its own; steps are all draws and actions in order.

    `fair` says by round where its chance came from, `seal` where that of the whole game did.
    """
    state = a_game.new_state(options)
    written = _write_steps(state, steps, fair or {})
    lines = [HEADER, write_setup(a_game.name, options), *_write_seal(seal), *written, _closing(state)]
    return "\n".join(lines) + "\n"


def write_setup(name: str, options: Options) -> str:
    """The game and its options, as the second line of a record."""
    return f"{name} {write_options(options)}"


def _write_seal(seal: Seal | None) -> Iterator[str]:
    if seal is not None:
        yield f"seal {seal.table} {seal.commitment} {seal.secret}"
        for one in seal.contributions:
            yield f"entropy {one.seat} {one.commitment} {one.reveal or '-'}"


def write_options(options: Options) -> str:
    """The options that differ from the book's: ``players=5 name=value flag``."""
    revision = options.rule_revision
    mark = [] if revision == UNMARKED else [f"revision={revision}"]
    changed = (name if value is True else f"{name}={value}" for name, value in options.changed().items())
    return " ".join([f"players={options.players}", *mark, *changed])


def _write_steps(state: AnyState, steps: Sequence[Step], fair: Mapping[int, RoundFairness]) -> Iterator[str]:
    """Plays the steps, to know who acted and for whom chance drew."""
    line, told_round = "", 0
    for step in steps:
        if not isinstance(step, BaseDraw):
            yield from filter(None, [line])
            line = f"{state.turn} {step.text}"
            state.play(step)
            continue
        if state.is_dealing and not line.startswith("deal"):
            yield from filter(None, [line])
            line = "deal"
        if state.round != told_round:
            told_round = state.round
            yield f"round {told_round}"
            if told_round in fair:
                yield f"fair {fair[told_round].commitment} {fair[told_round].secret}"
        line = _write_draw(line, state, step)
        state.draw(step)
    yield from filter(None, [line])


def _closing(state: AnyState) -> str:
    """The last line of a record, by which a reader knows that nothing is cut off."""
    if state.is_over:
        return "scores " + " ".join(map(str, state.scores))
    return "deals" if state.turn is None else f"turn {state.turn}"


def _write_draw(line: str, state: AnyState, draw: BaseDraw) -> str:
    """A draw after a move as ``+NES``; in a deal as ``card=NES,NS/map,...``, a slash before a new hand."""
    if not state.is_dealing:
        return f"{line} +{draw.name}"
    if line.split(" ")[-1].partition("=")[0] != draw.what:
        return f"{line} {draw.what}={draw.name}"
    return f"{line}{'/' if state.begins_hand else ','}{draw.name}"


def read(text: str) -> tuple[AnyGame, Options, list[Step]]:
    """The game, the options and the steps of a record, all of them legal; RecordError names what is wrong."""
    contents = read_contents(text)
    return contents.game, contents.options, contents.steps


def read_contents(text: str) -> Contents:
    """What `read` gives, and where chance came from."""
    if not isinstance(text, str):
        raise TypeError(f"a record is a text, not {type(text).__name__}")
    lines = _lines(text)
    number, first = next(lines, (1, ""))
    if first != HEADER:
        known = re.fullmatch(r"pyrite \d+", first)
        trouble = f"this is {first}, but only {HEADER} can be read" if known else f"a record must start with {HEADER!r}"
        raise RecordError(number, trouble)
    number, setup = next(lines, (number + 1, ""))
    replay = _Replay(*_read_setup(number, setup))
    for number, line in lines:
        if replay.is_closed:
            raise RecordError(number, "there must be nothing after the closing line")
        replay.read_line(number, line)
    if not replay.is_closed:
        raise RecordError(number + 1, "the record is cut off: it must end with a line 'scores', 'turn' or 'deals'")
    return Contents(replay.game, replay.options, replay.steps, replay.fair, replay.seal)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something; a line that begins with # is a remark."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise RecordError(number, f"a line may have at most {LONGEST_LINE} characters")
        if line.strip() and not line.startswith("#"):
            yield number, " ".join(line.split())


def _read_setup(number: int, line: str) -> tuple[AnyGame, Options]:
    name, *words = line.split(" ")
    given: dict[str, OptionValue] = {}
    try:
        a_game = game(name)
        for word in words:
            option, equals, value = word.partition("=")
            if option in given:
                raise ValueError(f"{option} is given twice")
            given[option] = (int(value) if re.fullmatch(r"\d{1,9}", value, re.ASCII) else value) if equals else True
        options = a_game.options_from(given)
        return a_game, options if "revision" in given else a_game.at_revision(options, UNMARKED)
    except ValueError as error:
        raise RecordError(number, str(error)) from None


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise ValueError(otherwise)


def _expect_digits(name: str, digits: str) -> None:
    _expect(bool(re.fullmatch("[0-9a-f]{64}", digits)), f"a {name} has 64 digits of 0 to 9 and a to f")


class _Replay:
    """A record being read: what its lines say so far, played."""

    def __init__(self, a_game: AnyGame, options: Options) -> None:
        self.game = a_game
        self.options = options
        self.state = a_game.new_state(options)
        self.steps: list[Step] = []
        self.fair: dict[int, RoundFairness] = {}
        self.seal: Seal | None = None
        self.told_round = 0
        self.round_began_at = 0  # how many steps had been taken
        self.is_closed = False

    def read_line(self, number: int, line: str) -> None:
        """Plays one line."""
        word, _, rest = line.partition(" ")
        try:
            if word in ("scores", "turn", "deals"):
                end = _closing(self.state)
                _expect(line == end, f"the moves lead to {end!r}, not to {line!r}")
                self.is_closed = True
                return
            if word == "round":
                _expect(self.told_round < self.state.round, f"round {self.told_round} isn't over yet")
                _expect(rest == str(self.state.round), f"this is round {self.state.round}")
                self.told_round += 1
                self.round_began_at = len(self.steps)
                return
            if word in ("seal", "entropy"):
                self._read_seal(word, rest.split(" "))
                return
            _expect(self.told_round == self.state.round, f"a line 'round {self.state.round}' must come first")
            if word == "fair":
                self._read_fair(rest)
            elif word == "deal":
                self._read_deal(rest)
            else:
                self._read_move(word, rest)
        except IllegalAction as error:
            raise RecordError(number, str(error), error.rule, self.game.name) from None
        except ValueError as error:
            raise RecordError(number, str(error)) from None

    def _draw(self, text: str) -> None:
        draw = self.game.parse_draw(text)
        self.state.draw(draw)
        self.steps.append(draw)

    def _read_seal(self, word: str, words: list[str]) -> None:
        _expect(self.told_round == 0, f"a line '{word}' must come before the first round")
        _expect(len(words) == 3, f"a line '{word}' needs three more words")
        if word == "seal":
            _expect(self.seal is None, "the game already has a line 'seal'")
            self.seal = Seal(words[0], words[1], words[2])
            return
        seats = [str(seat) for seat in range(self.options.players)]
        if self.seal is None:
            raise ValueError("a line 'seal' must come first")
        last = max([one.seat for one in self.seal.contributions], default=-1)
        _expect(words[0] in seats and int(words[0]) > last, "lines 'entropy' must name seats, the lowest first")
        added = Contribution(int(words[0]), words[1], None if words[2] == "-" else words[2])
        self.seal = msgspec.structs.replace(self.seal, contributions=(*self.seal.contributions, added))

    def _read_fair(self, text: str) -> None:
        _expect(self.round_began_at == len(self.steps), "a line 'fair' must come right after its line 'round'")
        _expect(self.told_round not in self.fair, f"round {self.told_round} already has a line 'fair'")
        commitment, _, secret = text.partition(" ")
        self.fair[self.told_round] = RoundFairness(commitment, secret)

    def _read_deal(self, text: str) -> None:
        for word in text.split(" "):
            what, equals, names = word.partition("=")
            _expect(bool(equals and names), f"{word!r} should look like role=NAME,NAME")
            for name in re.split("[,/]", names):
                _expect(self.state.is_dealing, f"{what}:{name}: nothing is dealt here")
                self._draw(f"{what}:{name}")

    def _read_move(self, seat: str, text: str) -> None:
        action_text, *draws = text.split(" ")
        _expect(
            bool(re.fullmatch(r"\d", seat, re.ASCII) and text), f"{seat!r} should be a seat, followed by its action"
        )
        _expect(not self.state.is_over, "the game is over")
        _expect(self.state.turn is not None, f"a {self.state.drawn_what} must be drawn first")
        _expect(seat == str(self.state.turn), f"it is the turn of seat {self.state.turn}, not {seat}")
        action = self.game.parse_action(action_text)
        self.state.play(action)
        self.steps.append(action)
        for draw in draws:
            _expect(draw.startswith("+"), f"{draw!r} should be a draw, such as +NES")
            _expect(self.state.drawn_what != "" and not self.state.is_dealing, f"{draw}: nothing is drawn here")
            self._draw(f"{self.state.drawn_what}:{draw[1:]}")
