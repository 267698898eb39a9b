"""Rate limits: token buckets by identity or address."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from pyrite.server.errors import Declined
from pyrite.server.messages import Code
from pyrite.server.settings import Limits, Rate

MOST_BUCKETS = 50_000
MOST_SEEN = 50_000  # identities


class Bucket(msgspec.Struct):
    """What is left, and when it was counted."""

    left: float
    at: int

    def refill(self, rate: Rate, now: int) -> None:
        """Adds what has grown since."""
        self.left = min(rate.burst, self.left + (now - self.at) / 1000 * rate.each / rate.seconds)
        self.at = now


class Limiter:
    """The buckets of everything that is limited."""

    def __init__(self, now: Callable[[], int]) -> None:
        """With a clock in milliseconds."""
        self._now = now
        self._buckets: dict[tuple[str, str], tuple[Bucket, Rate]] = {}

    def expect(self, what: str, key: str, rate: Rate, cost: float = 1) -> None:
        """Declined when it may not be done now; what is expensive needs more of the budget, at most all of it."""
        bucket, needed = self._bucket(what, key, rate), min(cost, rate.burst)
        if bucket.left < needed:
            seconds = (needed - bucket.left) * rate.seconds / rate.each
            raise Declined(Code.TOO_FAST, f"too many {what}; try again in {max(1, round(seconds))} s")

    def take(self, what: str, key: str, rate: Rate, cost: float = 1) -> None:
        """Does it once more; Declined when there was too much of it."""
        self.expect(what, key, rate, cost)
        self._bucket(what, key, rate).left -= min(cost, rate.burst)

    def _bucket(self, what: str, key: str, rate: Rate) -> Bucket:
        now = self._now()
        found = self._buckets.get((what, key))
        if found is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget_full(now)
            found = self._buckets[what, key] = (Bucket(rate.burst, now), rate)
        found[0].refill(rate, now)
        return found[0]

    def _forget_full(self, now: int) -> None:
        """Forget idle ones; if all are active, forget the oldest half."""
        for bucket, rate in self._buckets.values():
            bucket.refill(rate, now)
        busy = {key: found for key, found in self._buckets.items() if found[0].left < found[1].burst}
        if len(busy) >= MOST_BUCKETS:
            busy = dict(list(busy.items())[MOST_BUCKETS // 2 :])
        self._buckets = busy


class Newcomers:
    """Identities that have been seen, so that each address can bring only so many new ones.

    Anybody can invent an identity. Limits by identity would mean nothing if an address could use one after another.
    """

    def __init__(self, limiter: Limiter, rate: Rate) -> None:
        """Nobody has been seen."""
        self._limiter = limiter
        self._rate = rate
        self._seen: OrderedDict[str, str] = OrderedDict()  # the last address of each identity

    def admit(self, address: str, who: str | None) -> None:
        """Declined for a new identity from an address that has brought too many."""
        if who is None:
            return
        if who not in self._seen:
            self._limiter.take("new visitors", address, self._rate)
            if len(self._seen) >= MOST_SEEN:
                self._seen.popitem(last=False)
        self._seen[who] = address
        self._seen.move_to_end(who)

    def address_of(self, who: str | None) -> str | None:
        """The address that an identity was last seen at, since the server was started."""
        return None if who is None else self._seen.get(who)


class ConnectionCounts:
    """How many connections there are, by address and by identity."""

    def __init__(self, limits: Limits) -> None:
        """No connections yet."""
        self._limits = limits
        self._by_address: Counter[str] = Counter()
        self._by_identity: Counter[str] = Counter()

    def expect_room(self, address: str, who: str | None) -> None:
        """Declined when there are too many already."""
        counts = (
            (self._by_address.total(), self._limits.connections),
            (self._by_address[address], self._limits.connections_of_address),
            (0 if who is None else self._by_identity[who], self._limits.connections_of_identity),
        )
        if any(count >= most for count, most in counts):
            raise Declined(Code.TOO_MANY, "too many connections")

    @contextmanager
    def joined(self, address: str, who: str | None) -> Iterator[None]:
        """Counts a connection for as long as it lasts."""
        places = [(self._by_address, address)] + ([] if who is None else [(self._by_identity, who)])
        for counter, key in places:
            counter[key] += 1
        try:
            yield
        finally:
            for counter, key in places:
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]
