"""The game at a table: beginning it, playing a step and what chance draws after it, pausing."""

from collections.abc import Callable

import msgspec

from pyrite import __version__, fairness, record
from pyrite.core.illegal import IllegalAction
from pyrite.game import AnyState
from pyrite.server.errors import Declined
from pyrite.server.messages import (
    BotSeated,
    Close,
    Closed,
    Code,
    Contribute,
    Pause,
    Paused,
    Play,
    Resume,
    Resumed,
    Returned,
    Reveal,
    Sitter,
    Start,
    Status,
    Why,
)
from pyrite.server.tables import entries as log
from pyrite.server.tables.request import (
    TableDecision,
    expect_gathering,
    expect_host,
    expect_level,
    expect_underway,
    held_by,
)
from pyrite.server.tables.seats import BOT_NAMES
from pyrite.server.tables.table import Table


class Chance:
    """The secrets of a table: one of the whole game, or of older games one of each round."""

    def __init__(
        self,
        secrets: dict[int, bytes],
        make_secret: Callable[[], bytes],
        contributions: tuple[record.Contribution, ...] = (),
    ) -> None:
        """Those there are, by round, with that of the game under fairness.GAME; and what the players add."""
        self.secrets = secrets
        self.new: dict[int, bytes] = {}
        self.contributions = contributions
        self._make_secret = make_secret

    def of_game(self) -> bytes:
        """The secret of the whole game, fixed when it is first asked for."""
        return self._secret(fairness.GAME)

    def secret(self, a_round: int) -> bytes:
        """The secret of a round."""
        if fairness.GAME in self.secrets:
            return fairness.round_secret(self.of_game(), a_round, self.contributions)
        return self._secret(a_round)

    def _secret(self, number: int) -> bytes:
        if number not in self.secrets:
            self.new[number] = self.secrets[number] = self._make_secret()
        return self.secrets[number]

    def commitment(self, table: Table, a_round: int) -> str:
        """What is shown at the deal of a round."""
        if fairness.GAME in self.secrets:
            return fairness.round_commitment(table.code, table.setup, a_round, self.secret(a_round))
        return fairness.commitment(self.secret(a_round))

    def draw(self, state: AnyState, drawn: Callable[[int], int]) -> tuple[str, ...]:
        """Lets chance draw until somebody has to decide; `drawn` says how many draws a round has had."""
        draws: list[str] = []
        a_round, number = state.round, drawn(state.round)
        while state.tickets():
            if state.round != a_round:
                a_round, number = state.round, 0
            draw = fairness.drawn(state, self.secret(a_round), number)
            state.draw(draw)
            draws.append(draw.text)
            number += 1
        return tuple(draws)


class CommandContext(msgspec.Struct):
    """What a command needs in addition to the table."""

    chance: Chance
    bank: int | None = None  # what is left to the seat that acts
    hashed: str | None = None  # the new password of the table, if one is set
    knows_password: bool = False  # whether the password that was said is right


def start(table: Table, who: str, command: Start, asked: CommandContext) -> TableDecision:
    """Begins the game, empty seats filled with bots if asked for."""
    expect_host(table, who)
    expect_gathering(table)
    empty = [number for number, seat in enumerate(table.seats) if seat.sitter is Sitter.NOBODY]
    if empty and command.fill is None:
        raise Declined(Code.SEATS_EMPTY, f"{len(empty)} of {len(table.seats)} seats are empty")
    entries: list[tuple[str | None, log.Entry]] = []
    if command.fill is not None:
        level = expect_level(table.game, command.fill)
        taken = {seat.name for seat in table.seats}
        names = [name for name in BOT_NAMES if name not in taken]
        entries = [(None, BotSeated(number, level, name)) for number, name in zip(empty, names, strict=False)]
    entries += [(who, entry) for entry in begin(table, asked.chance)]
    return TableDecision(entries)


def begin(table: Table, chance: Chance) -> list[log.Entry]:
    """Fixes the secret of the game, and deals unless players have promised randomness, which is waited for."""
    promised = table.promised
    sealed = log.Sealed(fairness.game_commitment(table.code, table.setup, promised, chance.of_game()))
    return [sealed] if promised else [sealed, deal(table, chance)]


def contribute(table: Table, who: str, command: Contribute) -> TableDecision:
    """A person promises randomness for the deal."""
    expect_gathering(table)
    seat = held_by(table, who, command)
    promise = table.contributions.get(seat)
    if promise is not None and promise.commitment == command.commitment:
        return TableDecision([])
    return TableDecision([(who, log.Contributed(seat=seat, commitment=command.commitment))])


def reveal(table: Table, who: str, command: Reveal, asked: CommandContext) -> TableDecision:
    """A person reveals what they promised; with the last one the cards are dealt."""
    seat = held_by(table, who, command)
    promise = table.contributions.get(seat)
    if not table.waits_for_reveals or promise is None:
        raise Declined(Code.BAD_REVEAL, "there is nothing to reveal now")
    if fairness.entropy_commitment(command.reveal) != promise.commitment:
        raise Declined(Code.BAD_REVEAL, "this does not match the promise")
    if promise.reveal is not None:
        return TableDecision([])
    revealed = msgspec.structs.replace(promise, reveal=command.reveal)
    asked.chance.contributions = tuple([revealed if one.seat == seat else one for one in table.promised])
    decided = TableDecision([(who, log.Revealed(seat=seat, reveal=command.reveal))])
    if all(one.reveal is not None for one in asked.chance.contributions):
        decided.entries.append((None, deal(table, asked.chance)))
    return decided


def deal(table: Table, chance: Chance) -> log.Begun:
    """The deal of a new game."""
    state = table.game.new_state(table.options)
    draws = chance.draw(state, lambda a_round: 0)
    return log.Begun(
        rules=__version__,
        version=record.VERSION,
        commitment=chance.commitment(table, 1),
        draws=draws,
        revision=table.options.rule_revision,
    )


def play(table: Table, who: str, command: Play, asked: CommandContext) -> TableDecision:
    """A step of a person; one for whom a bot has played takes the seat back by it."""
    seat = _seat_to_act(table, who, command)
    decided = step(table, seat, command.action, asked)
    if table.seats[seat].bot is not None:
        decided.entries.insert(0, (who, Returned(seat)))
    return decided


def why(table: Table, who: str, command: Why) -> TableDecision:
    """Declined with the rule that forbids an action; nothing changes, also if the action is legal."""
    _seat_to_act(table, who, command)
    _played(table, command.action)
    return TableDecision([])


def _seat_to_act(table: Table, who: str, command: Play | Why) -> int:
    """The seat to act, if it is the asker's and nothing has happened that they have not seen."""
    expect_underway(table)
    seats = table.seats_of(who)
    if command.seat is None and len(seats) > 1 and table.turn in seats:
        seat = table.turn
    else:
        seat = held_by(table, who, command)
    assert seat is not None
    if not table.last_step <= command.expect <= table.seq:
        raise Declined(Code.STALE, "the game has moved on; look again")
    if table.status is Status.PAUSED:
        raise Declined(Code.IS_PAUSED, "the game is paused")
    if table.turn != seat:
        raise Declined(Code.NOT_YOUR_TURN, f"it is seat {table.turn}'s turn")
    return seat


def _played(table: Table, text: str) -> AnyState:
    """A copy of the position after an action; Declined if there is no such action or a rule forbids it."""
    assert table.match is not None
    state = table.match.state.copy()
    try:
        state.play(table.game.parse_action(text))
    except IllegalAction as error:
        raise Declined(Code.ILLEGAL, error.reason, error.rule) from None
    except ValueError as error:
        raise Declined(Code.NO_SUCH_ACTION, str(error)) from None
    return state


def step(table: Table, seat: int, text: str, asked: CommandContext) -> TableDecision:
    """An action of the seat to act, checked and drawn out on a copy of the position."""
    assert table.match is not None
    state = _played(table, text)
    before = table.match.state.round
    draws = asked.chance.draw(state, table.draws_of)
    commitment = None
    if state.round != before and draws:
        commitment = asked.chance.commitment(table, state.round)
    entry = log.Step(seat=seat, action=text, draws=draws, bank=asked.bank, commitment=commitment)
    return TableDecision([(table.seats[seat].who, entry)], over=state.is_over)


def close(table: Table, who: str, command: Close) -> TableDecision:
    """Ends a running game as it is."""
    expect_host(table, who)
    expect_underway(table)
    return TableDecision([(who, Closed())], over=True)


def pause(table: Table, who: str, command: Pause) -> TableDecision:
    """Stops the game."""
    expect_host(table, who)
    expect_underway(table)
    if table.status is Status.PAUSED:
        raise Declined(Code.IS_PAUSED, "the game is already paused")
    return TableDecision([(who, Paused())])


def resume(table: Table, who: str, command: Resume) -> TableDecision:
    """Resumes the game after a pause."""
    expect_host(table, who)
    expect_underway(table)
    if table.status is not Status.PAUSED:
        raise Declined(Code.NOT_PAUSED, "the game is not paused")
    return TableDecision([(who, Resumed())])
