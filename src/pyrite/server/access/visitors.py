"""The visitor behind a request: the address, whether it is local, and whether another site caused it."""

import functools
import ipaddress

import msgspec
from litestar.types import Scope

from pyrite.server.access.identity import Headers, header
from pyrite.server.errors import Declined
from pyrite.server.messages import Code

IPV6_SITE = 64  # bits: one customer usually has all addresses with the same first 64
# Endings that nobody can register: another site cannot point such a name at this machine (DNS rebinding).
PRIVATE_ENDINGS = (".localhost", ".local", ".lan", ".internal", ".home.arpa", ".test")
SECURE = {"http": "http", "ws": "http", "https": "https", "wss": "https"}


class Visitor(msgspec.Struct, frozen=True):
    """The identity behind a request, if any, and its address."""

    who: str | None
    address: str


def address_of(scope: Scope) -> str:
    """The address that limits count by: an IPv4 address, or the /64 network of an IPv6 address."""
    client = scope.get("client")
    return site_of(client[0]) if client else "unknown"


@functools.lru_cache(maxsize=4_096)
def site_of(address: str) -> str:
    """The address or network by which a visitor is counted.

    >>> site_of("2001:db8::1") == site_of("2001:db8::2:1")
    True
    >>> site_of("::ffff:192.0.2.1")
    '192.0.2.1'
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if found.version == 6:
        if found.ipv4_mapped is None:
            return str(ipaddress.ip_network((found, IPV6_SITE), strict=False))
        found = found.ipv4_mapped
    return str(found)


def is_in(address: str, networks: tuple[str, ...]) -> bool:
    """Whether an address is one of these, which are addresses or networks.

    >>> is_in("::ffff:10.1.2.3", ("10.0.0.0/8",))
    True
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    plain = (found.version == 6 and found.ipv4_mapped) or found
    return any(plain in ipaddress.ip_network(network, strict=False) for network in networks)


def is_loopback(name: str) -> bool:
    """Whether a host name or an address means this machine."""
    try:
        return ipaddress.ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def is_local(scope: Scope) -> bool:
    """Whether the request comes from this machine: not through a proxy, and by a name of this machine."""
    return is_loopback(direct_address(scope)) and is_loopback(host_name(scope["headers"]))


def is_direct_from(scope: Scope, networks: tuple[str, ...]) -> bool:
    """Whether the request comes from one of these networks, not through a proxy."""
    return is_in(direct_address(scope), networks)


def direct_address(scope: Scope) -> str:
    """The sender's address; empty if the request came through a proxy, whatever address it names."""
    client = scope.get("client")
    names = {name for name, _ in scope["headers"]}
    is_forwarded = bool(names & {b"x-forwarded-for", b"forwarded", b"via"})
    return "" if is_forwarded or client is None else client[0]


def host_name(headers: Headers) -> str:
    """The name in the Host header, in small letters and without its port."""
    asked = (header(headers, b"host") or "").rpartition("@")[2].lower()
    name, colon, port = asked.rpartition(":")
    return name if colon and port.isdigit() else asked


def expect_host_name(names: tuple[str, ...], scope: Scope) -> None:
    """Declined when the server is asked by a name that it does not answer to.

    Without names given, it answers to addresses and to names that only a local network can define.
    """
    asked = host_name(scope["headers"])
    if asked in names or header(scope["headers"], b"host") in names:
        return
    if not names and is_private(asked):
        return
    if is_local(scope):
        return
    raise Declined(Code.FOREIGN_ORIGIN, "unknown host name; the operator can add it with --name")


def is_private(name: str) -> bool:
    """Whether a name cannot belong to another site: an address, a name without a dot, or a local ending."""
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return "." not in name.rstrip(".") or name.rstrip(".").endswith(PRIVATE_ENDINGS)
    return True


def is_same_origin(headers: Headers, scheme: str) -> bool:
    """Whether a request comes from a page of this server, or from a program, which sends no origin."""
    origin = header(headers, b"origin")
    if origin is None:
        return True
    said, separator, host = origin.partition("://")
    is_same_host = host.lower() == (header(headers, b"host") or "").lower()
    return bool(separator) and said == SECURE.get(scheme) and is_same_host


def is_cross_site(headers: Headers) -> bool:
    """Whether a browser says that a page of another site loads this, other than by following a link."""
    site, mode = header(headers, b"sec-fetch-site"), header(headers, b"sec-fetch-mode")
    return site == "cross-site" and mode != "navigate"
