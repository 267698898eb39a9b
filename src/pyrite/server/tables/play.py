"""The game at a table: beginning it, playing a step and what chance draws behind it, pausing."""

from collections.abc import Callable
from typing import Any

import msgspec

from pyrite import __version__, fairness, record
from pyrite.core.illegal import IllegalAction
from pyrite.server.errors import Declined
from pyrite.server.tables import entries as log
from pyrite.server.tables.request import (
    Decided,
    expect_gathering,
    expect_host,
    expect_level,
    expect_underway,
    held_by,
)
from pyrite.server.tables.seats import BOT_NAMES
from pyrite.server.tables.table import Table
from pyrite.server.wire.messages import (
    BotSeated,
    Code,
    Pause,
    Paused,
    Play,
    Resume,
    Resumed,
    Returned,
    Sitter,
    Start,
    Status,
)


class Chance:
    """The secrets of a table's rounds; the next round gets a new one when its first card is drawn."""

    def __init__(self, secrets: dict[int, bytes], make_secret: Callable[[], bytes]) -> None:
        """Those there are, by round, and what makes a new one."""
        self.secrets = secrets
        self.new: dict[int, bytes] = {}
        self._make_secret = make_secret

    def secret(self, a_round: int) -> bytes:
        """The secret of a round."""
        if a_round not in self.secrets:
            self.new[a_round] = self.secrets[a_round] = self._make_secret()
        return self.secrets[a_round]

    def draw(self, state: Any, drawn: Callable[[int], int]) -> tuple[str, ...]:
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


class Asked(msgspec.Struct):
    """What a step needs beside the table: chance, and what is left in the bank of the seat that acts."""

    chance: Chance
    bank: int | None = None


def start(table: Table, who: str, command: Start, asked: Asked) -> Decided:
    """Begins the game, empty seats filled with bots if asked for."""
    expect_host(table, who)
    expect_gathering(table)
    empty = [number for number, seat in enumerate(table.seats) if seat.sitter is Sitter.NOBODY]
    if empty and command.fill is None:
        raise Declined(Code.SEATS_EMPTY, f"{len(empty)} of {len(table.seats)} seats are empty")
    entries: list[tuple[str | None, log.Entry]] = []
    if command.fill is not None:
        level = expect_level(command.fill)
        taken = {seat.name for seat in table.seats}
        names = [name for name in BOT_NAMES if name not in taken]
        entries = [(None, BotSeated(number, level, name)) for number, name in zip(empty, names, strict=False)]
    return Decided([*entries, (who, begin(table.game.new_state(table.options), asked.chance))])


def begin(state: Any, chance: Chance) -> log.Begun:
    """The deal of a new game."""
    draws = chance.draw(state, lambda a_round: 0)
    commitment = fairness.commitment(chance.secret(1))
    return log.Begun(
        rules=__version__,
        version=record.VERSION,
        commitment=commitment,
        draws=draws,
        revision=state.options.rule_revision,
    )


def play(table: Table, who: str, command: Play, asked: Asked) -> Decided:
    """A step of a person; one for whom a bot has played takes the seat back by it."""
    expect_underway(table)
    seats = table.seats_of(who)
    if command.seat is None and len(seats) > 1 and table.turn in seats:
        seat = table.turn
    else:
        seat = held_by(table, who, command)
    assert seat is not None
    if not table.last_step <= command.expect <= table.seq:
        raise Declined(Code.STALE, "the game has gone on since; look again")
    if table.status is Status.PAUSED:
        raise Declined(Code.IS_PAUSED, "the game is paused")
    if table.turn != seat:
        raise Declined(Code.NOT_YOUR_TURN, f"it is the turn of seat {table.turn}")
    decided = step(table, seat, command.action, asked)
    if table.seats[seat].bot is not None:
        decided.entries.insert(0, (who, Returned(seat)))
    return decided


def step(table: Table, seat: int, text: str, asked: Asked) -> Decided:
    """An action of the seat to act, checked and drawn out on a copy of the position."""
    assert table.match is not None
    state = table.match.state.copy()
    try:
        state.play(table.game.action.parse(text))
    except IllegalAction as error:
        raise Declined(Code.ILLEGAL, error.reason, error.rule) from None
    except ValueError as error:
        raise Declined(Code.NO_SUCH_ACTION, str(error)) from None
    before = table.match.state.round
    draws = asked.chance.draw(state, table.draws_of)
    commitment = None
    if state.round != before and draws:
        commitment = fairness.commitment(asked.chance.secret(state.round))
    entry = log.Step(seat=seat, action=text, draws=draws, bank=asked.bank, commitment=commitment)
    return Decided([(table.seats[seat].who, entry)], over=state.is_over)


def pause(table: Table, who: str, command: Pause) -> Decided:
    """Stops the game."""
    expect_host(table, who)
    expect_underway(table)
    if table.status is Status.PAUSED:
        raise Declined(Code.IS_PAUSED, "the game is paused already")
    return Decided([(who, Paused())])


def resume(table: Table, who: str, command: Resume) -> Decided:
    """Goes on."""
    expect_host(table, who)
    expect_underway(table)
    if table.status is not Status.PAUSED:
        raise Declined(Code.NOT_PAUSED, "the game is not paused")
    return Decided([(who, Resumed())])
