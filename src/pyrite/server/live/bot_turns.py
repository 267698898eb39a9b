"""The bots' turns at a table: each thinks in a worker process, and moves at the table's pace."""

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING

from pyrite.game import AnyView
from pyrite.match import AnyMatch
from pyrite.server.bots.worker import BotAnswer
from pyrite.server.errors import Declined
from pyrite.server.live.readers import OPENING
from pyrite.server.messages import Sitter
from pyrite.server.operations.metrics import log as server_log
from pyrite.server.store.errors import NotSaved
from pyrite.server.tables import chat, play
from pyrite.server.tables.play import CommandContext

if TYPE_CHECKING:
    from pyrite.server.live.live_table import LiveTable

RETRY = 1_000  # milliseconds until what could not be saved is tried again
SHARE_OF_PACE = 0.6  # of the pace may be used for thinking, so that it shows nothing of the thinking


def is_beginning(match: AnyMatch) -> bool:
    """Whether there have been fewer than two decisions for each player."""
    decisions = (step for step in match.steps if not isinstance(step, match.game.draw))
    return sum(1 for _ in decisions) < 2 * match.options.players


class BotTurns:
    """The bot whose turn it is at one table."""

    def __init__(self, live: "LiveTable") -> None:
        """Nobody thinks yet."""
        self._live = live
        self._thinking: asyncio.Task[None] | None = None
        self._thinks_about: tuple[AnyMatch, int] | None = None  # the game, and the step after which a bot moves
        self._round = 0  # the one that is played
        self._round_opens = 0  # when bots may move in it: pages say before that somebody looks at the end of the last
        self._changed = asyncio.Event()  # something at the table, perhaps the pace, while a bot waits to move
        self._seed = secrets.token_hex(16)

    def think(self) -> None:
        """Lets the bot whose turn it is think, unless it does already."""
        table = self._live.table
        if table.match is not None:
            self._note_round(table.match)
        if table.match is None or table.turn is None or table.seats[table.turn].bot is None:
            return
        if not table.is_running or not self._moves() or not self._live.is_ours:
            return
        if self._is_thinking_about(table.match, table.last_step):
            self._changed.set()
            return
        self._thinks_about = table.match, table.last_step
        self._thinking = self._live.live_tables.spawn(self._play(table.turn, table.match, table.last_step))

    def _note_round(self, match: AnyMatch) -> None:
        a_round = match.state.round
        if self._round and a_round > self._round:
            self._round_opens = self._live.live_tables.time.now() + OPENING
        self._round = a_round

    def _is_thinking_about(self, match: AnyMatch, step: int) -> bool:
        if self._thinks_about is None or self._thinking is None or self._thinking.done():
            return False
        return self._thinks_about[0] is match and self._thinks_about[1] == step

    async def _play(self, seat: int, match: AnyMatch, step: int) -> None:
        """A bot's move: thought out within the pace, shown at the pace."""
        level = self._live.table.seats[seat].bot
        assert level is not None
        pace = self._live.table.settings.pace
        budget = self._live.live_tables.settings.bot_seconds
        if pace:
            budget = min(budget, SHARE_OF_PACE * pace / 1000)
        view = self.seen_by(seat, match)
        began = self._live.live_tables.time.now()
        thought = await self._live.live_tables.think(level, f"{self._seed}/{step}", view, budget)
        self._live.live_tables.figures.bot_seconds.observe((self._live.live_tables.time.now() - began) / 1000)
        while self._may_play(seat, match, step):
            self._changed.clear()
            attendance = self._live.attendance
            due = max(self._live.table.since, attendance.awake_since) + self._live.table.settings.pace
            due = max(due, attendance.readers.opened_at, self._round_opens)
            if due > self._live.live_tables.time.now():
                await self._live.live_tables.wait_until(due, self._changed)
            elif await self._play_now(seat, match, step, thought):
                return
            else:
                await self._live.live_tables.wait_until(self._live.live_tables.time.now() + RETRY)

    def seen_by(self, seat: int, match: AnyMatch) -> AnyView:
        """What a bot sees; at the beginning of a gentle game without what it could do against people."""
        table, view = self._live.table, match.view(seat)
        if table.settings.gentle and is_beginning(match):
            people = [number for number, held in enumerate(table.seats) if held.sitter is Sitter.PERSON]
            view = table.game.sparing(view, people)
        return view.with_talk(tuple(table.said))

    def _moves(self) -> bool:
        return self._live.attendance.is_moving(self._live.table)

    def _may_play(self, seat: int, match: AnyMatch, step: int) -> bool:
        """Whether it is still the bot's turn. A table that was read again has another match."""
        live = self._live
        is_going_on = live.is_ours and not live.is_removed and not live.live_tables.is_stopping and self._moves()
        is_due = live.table.is_running and live.table.match is match and live.table.last_step == step
        return is_going_on and is_due and live.table.seats[seat].bot is not None

    async def _play_now(self, seat: int, match: AnyMatch, step: int, thought: BotAnswer) -> bool:
        """Says and plays it; False if it could not be saved."""
        async with self._live.lock:
            self._thinking = None  # the next bot's turn may come with it
            try:
                await self._live.attempt(lambda: self._append(seat, match, step, thought))
            except NotSaved:
                return False
            except Declined:
                server_log.exception("a bot's action was refused")
                return False
        return True

    async def _append(self, seat: int, match: AnyMatch, step: int, thought: BotAnswer) -> None:
        if not self._may_play(seat, match, step):
            return
        asked = CommandContext(self._live.chance())
        decided = play.step(self._live.table, seat, thought.action, asked)
        if self._live.table.spent[seat] < self._live.live_tables.settings.limits.entries_of_seat:
            decided.entries[:0] = chat.say_as_bot(self._live.table, seat, thought.phrase, thought.args)
        await self._live.append(decided, asked.chance)

    async def stop(self) -> None:
        """Ends the thinking."""
        if self._thinking is not None:
            self._thinking.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self._thinking
