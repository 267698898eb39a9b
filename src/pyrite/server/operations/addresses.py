"""Where other devices find the table: the addresses of this machine, a free port, and a QR code for the terminal.

Nobody is contacted to find out: the machine is asked about itself alone. The interfaces are read by ioctl: a few
lines, so not worth another dependency.
"""

import contextlib
import errno
import io
import ipaddress
import re
import socket
import struct
import sys
from collections.abc import Iterator
from enum import Enum
from pathlib import Path

import msgspec
import segno

PORTS_TRIED = 100
BACKLOG = 2048
SEND_BUFFER = 256 * 1024  # bytes
WHITE_ON_BLACK = "\x1b[97;40m"  # explicitly, so that a QR code does not depend on the terminal's own colours
PLAIN = "\x1b[0m"
# One in every network that homes use, and one in none: what the machine would speak to them from.
FAR_AWAY = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
BETWEEN_PROGRAMS = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "podman", "cni", "lxc")  # no phone gets there
ADDRESS_OF_INTERFACE = 0x8915  # SIOCGIFADDR of Linux
AVAHI = Path("/run/avahi-daemon/socket")


class AddressScope(Enum):
    """The machines that can use an address."""

    HERE = "on this machine"
    NETWORK = "in the same network"


class Address(msgspec.Struct, frozen=True):
    """An address to share, and the people it works for."""

    url: str
    where: AddressScope


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens on the first free port from the wanted one on; OSError when the host is none of ours."""
    for tried in range(port, min(port + PORTS_TRIED, 65_536) if port else 1):
        try:
            return _listening(host, tried)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
    raise OSError(errno.EADDRINUSE, f"there is no free port from {port} on")


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Without its protocol said, asyncio would leave the connections to Nagle's algorithm: 40 ms between two messages.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Bounds what the system keeps for a viewer who does not read; accepted connections inherit it.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except BaseException:
        listening.close()
        raise
    return listening


def addresses(host: str, port: int) -> list[Address]:
    """The addresses of a server that listens there, the shortest way first."""
    if host not in ("", "0.0.0.0", "::"):
        where = AddressScope.HERE if host in ("localhost", "::1") or host.startswith("127.") else AddressScope.NETWORK
        return [Address(_url(host, port), where)]
    names = [*network_addresses(), *filter(None, [local_name()])]
    return [
        Address(_url("localhost", port), AddressScope.HERE),
        *(Address(_url(name, port), AddressScope.NETWORK) for name in names),
    ]


def _url(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}/" if port == 80 else f"http://{shown}:{port}/"


def network_addresses() -> list[str]:
    """The IPv4 addresses of this machine that others in its network can use, the one it mostly uses first."""
    found = [*_spoken_from(), *_of_interfaces()]
    return list(dict.fromkeys(text for text in found if _is_shared(text)))


def _is_shared(text: str) -> bool:
    address = ipaddress.IPv4Address(text)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast)


def _spoken_from() -> Iterator[str]:
    """The addresses from which datagrams would be sent; connecting such a socket sends nothing."""
    for far in FAR_AWAY:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as speaking, contextlib.suppress(OSError):
            speaking.connect((far, 9))
            yield speaking.getsockname()[0]


def _of_interfaces() -> Iterator[str]:
    """The address of each network interface; on Linux only."""
    if sys.platform != "linux":
        return
    import fcntl  # not on every system

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            if name.startswith(BETWEEN_PROGRAMS):
                continue
            with contextlib.suppress(OSError):  # an interface without an address
                answer = fcntl.ioctl(asking.fileno(), ADDRESS_OF_INTERFACE, struct.pack("256s", name.encode()[:15]))
                yield socket.inet_ntoa(answer[20:24])


def local_name() -> str | None:
    """The name by which machines of the same network find this one, if something here answers to it."""
    name = socket.gethostname().partition(".")[0].lower()
    answers = sys.platform == "darwin" or AVAHI.exists()
    return f"{name}.local" if answers and re.fullmatch("[a-z0-9-]{1,63}", name) and name != "localhost" else None


def qr(text: str) -> str:
    """A QR code for a terminal, in the same colours on dark and light ones, two rows of modules to a line."""
    drawn = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(out=drawn, compact=True)
    return "\n".join(f"{WHITE_ON_BLACK}{line}{PLAIN}" for line in drawn.getvalue().splitlines())
