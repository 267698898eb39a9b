"""Answers to the commands at a table: the same command id gets the same answer, from whichever server it is asked."""

from collections import OrderedDict

import msgspec

from pyrite.server.messages import Done, RefusalReason
from pyrite.server.store.store import Store

MOST = 200  # of the last answers that are kept in memory

_DONE = msgspec.json.Decoder(Done)


class Answers:
    """The last answers of one table in memory, also those that are not stored; older ones come from the store."""

    def __init__(self, code: str, store: Store) -> None:
        """None given yet."""
        self._code = code
        self._store = store
        self._recent: OrderedDict[tuple[str, str], Done | RefusalReason] = OrderedDict()

    def remember(self, who: str, command: str, answer: Done | RefusalReason) -> None:
        """Keeps an answer for a while."""
        self._recent[who, command] = answer
        if len(self._recent) > MOST:
            self._recent.popitem(last=False)

    def recent(self, who: str, command: str) -> Done | RefusalReason | None:
        """An answer that was given not long ago."""
        return self._recent.get((who, command))

    async def stored(self, who: str, command: str) -> Done | None:
        """The answer that was saved with the effect of a command.

        Asked only when a command would be refused, would change nothing, or cannot be saved: a command that can be
        saved has no answer yet, since its answer is saved with it, once.
        """
        found = await self._store.answer(self._code, who, command)
        return None if found is None else _DONE.decode(found)
