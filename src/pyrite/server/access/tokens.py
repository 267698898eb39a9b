"""Which identity a token belongs to, and the change of tokens when somebody logs out everywhere."""

import asyncio

from pyrite.server.access.identity import Headers, digest, next_token, token_in
from pyrite.server.access.visitors import Visitor
from pyrite.server.errors import Declined
from pyrite.server.messages import Code
from pyrite.server.store.store import Store


class Tokens:
    """The tokens of a server.

    A person keeps one identity, whatever token they have: their seats, the tables that banned them and all limits are
    known by it. It is the SHA-256 of their first token.
    """

    def __init__(self, store: Store) -> None:
        """`start` reads which tokens were replaced."""
        self._store = store
        self._identities: dict[str, str | None] = {}  # by the SHA-256 of a token; None: no longer valid
        self._lock = asyncio.Lock()

    async def start(self) -> None:
        """Reads which tokens were replaced before the server was started."""
        self._identities = await self._store.identities()

    async def read_again(self) -> set[str]:
        """Reads what other workers have changed; the identities whose tokens were replaced or are no longer valid."""
        before, self._identities = self._identities, await self._store.identities()
        return {before.get(token) or token for token, _ in self._identities.items() - before.items()}

    def who_is(self, token: str) -> str | None:
        """The identity of a token; None if its person has logged out everywhere since."""
        hashed = digest(token)
        return self._identities.get(hashed, hashed)

    def who_asks(self, headers: Headers) -> str | None:
        """The identity behind a request; None without a valid token."""
        token = token_in(headers)
        return None if token is None else self.who_is(token)

    def visitor(self, headers: Headers, address: str) -> Visitor:
        """The sender of a request from an address."""
        return Visitor(self.who_asks(headers), address)

    async def replace(self, token: str, command: str) -> tuple[str, str]:
        """Another token for the same identity, and that identity; the same command gets the same token again."""
        new = next_token(token, command)
        async with self._lock:
            who = self.who_is(token)
            if who is not None:
                await self._store.replace_token(digest(token), digest(new), who)
                self._identities |= {digest(token): None, digest(new): who}
        repeated = self._identities.get(digest(new))
        if repeated is None:
            raise Declined(Code.NO_TOKEN, "this token is no longer valid")
        return new, repeated

    async def end(self, token: str) -> None:
        """Makes all tokens of an identity invalid: its person has deleted their data."""
        async with self._lock:
            who = self.who_is(token)
            if who is None:
                return
            ended = {digest(token), *(one for one, known in self._identities.items() if known == who)}
            await self._store.end_tokens(sorted(ended))
            self._identities |= dict.fromkeys(ended)
