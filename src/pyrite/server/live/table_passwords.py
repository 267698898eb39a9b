"""Passwords of tables, hashed in a thread: a hash takes long on purpose, and must not hold up others."""

import asyncio
from typing import TYPE_CHECKING

from pyrite.server.messages import ChangeSettings, Enter
from pyrite.server.tables.passwords import hash_password, is_password
from pyrite.server.tables.play import CommandContext

if TYPE_CHECKING:
    from pyrite.server.live.live_table import LiveTable


async def work_out(live: "LiveTable", who: str, command: Enter | ChangeSettings, asked: CommandContext) -> None:
    """Hashes the password that a command sets, or checks the one that it says; Declined if that happens too often."""
    limiter, limits, table = live.live_tables.limiter, live.live_tables.settings.limits, live.table
    if isinstance(command, Enter) and table.password is not None:
        limiter.take("passwords", who, limits.passwords)
        limiter.take("passwords", table.code, limits.passwords_of_table)
        asked.knows_password = await asyncio.to_thread(is_password, command.password, table.password)
    elif isinstance(command, ChangeSettings) and isinstance(command.change.password, str) and table.host == who:
        limiter.take("passwords", who, limits.passwords)
        asked.hashed = await asyncio.to_thread(hash_password, command.change.password)
