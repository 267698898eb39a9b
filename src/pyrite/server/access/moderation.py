"""What the operator decides while the server runs: bans, an announcement, maintenance mode."""

import ipaddress
from collections.abc import Callable

from pyrite.server.access.visitors import IPV6_SITE, Visitor
from pyrite.server.errors import Declined
from pyrite.server.messages import Code
from pyrite.server.store.moderation import Ban, BanKind, ModerationStore
from pyrite.server.store.store import Store

LONGEST_ANNOUNCEMENT = 300

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Moderation:
    """The decisions of the operator, kept in the store and known in memory."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        """`start` reads what was decided before."""
        self.announcement = ""
        self.is_maintained = False
        self.bans: list[Ban] = []
        self.stored = ModerationStore(store)
        self._store = store
        self._now = now
        self._identities: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []

    async def start(self) -> None:
        """Reads what was decided before the server was started."""
        self.announcement = await self._store.state("announcement") or ""
        self.is_maintained = await self._store.state("maintenance") == "on"
        await self._read_bans()

    async def _read_bans(self) -> None:
        self.bans = [ban for ban in await self.stored.bans() if ban.until is None or ban.until > self._now()]
        self._identities = {ban.value: ban for ban in self.bans if ban.kind is BanKind.IDENTITY}
        self._networks = [(network_of(ban.value), ban) for ban in self.bans if ban.kind is BanKind.ADDRESS]

    def is_banned(self, who: str) -> bool:
        """Whether an identity is banned."""
        return who in self._identities

    def expect_welcome(self, visitor: Visitor) -> None:
        """Raise Declined for banned people."""
        bans = [self._identities[visitor.who]] if visitor.who in self._identities else []
        if self._networks:
            bans += self._bans_of_address(visitor.address)
        if any(ban.until is None or ban.until > self._now() for ban in bans):
            raise Declined(Code.BANNED, "the operator of this server has banned you")

    def _bans_of_address(self, address: str) -> list[Ban]:
        """Visitors from IPv6 are known by their /64 network."""
        try:
            found = ipaddress.ip_network(address)
        except ValueError:
            return []
        return [ban for network, ban in self._networks if network.overlaps(found)]

    def expect_open(self) -> None:
        """Raise Declined while the server accepts no new tables."""
        if self.is_maintained:
            raise Declined(Code.MAINTENANCE, "the server is under maintenance; new tables can be created later")

    async def announce(self, text: str) -> None:
        """Shows everyone a line; an empty one takes it away."""
        text = " ".join(text.split())[:LONGEST_ANNOUNCEMENT]
        await self._store.set_state("announcement", text)
        self.announcement = text

    async def maintain(self, *, is_on: bool) -> None:
        """Takes no new tables, or takes them again."""
        await self._store.set_state("maintenance", "on" if is_on else "off")
        self.is_maintained = is_on

    async def ban(self, kind: BanKind, value: str, days: float | None, reason: str) -> None:
        """Bans an identity or an address, for some days or permanently; ValueError if it is neither."""
        value = str(network_of(value)) if kind is BanKind.ADDRESS else _identity(value)
        until = None if days is None else self._now() + round(days * 24 * 3_600_000)
        await self.stored.ban(Ban(kind=kind, value=value, until=until, at=self._now(), reason=reason[:300]))
        await self._read_bans()

    async def lift(self, ban: int) -> None:
        """Ends a ban."""
        await self.stored.lift(ban)
        await self._read_bans()


def network_of(text: str) -> Network:
    """An address or a network; an IPv6 address means the customer's whole /64.

    >>> network_of("2001:db8::1"), network_of("192.0.2.1"), network_of("192.0.2.0/24")
    (IPv6Network('2001:db8::/64'), IPv4Network('192.0.2.1/32'), IPv4Network('192.0.2.0/24'))
    """
    text = text.strip()
    if ":" in text and "/" not in text:
        text = f"{text}/{IPV6_SITE}"
    return ipaddress.ip_network(text, strict=False)


def _identity(text: str) -> str:
    text = text.strip().lower()
    if len(text) != 64 or any(letter not in "0123456789abcdef" for letter in text):
        raise ValueError("an identity has 64 hexadecimal digits")
    return text
