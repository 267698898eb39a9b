"""The addresses to share, the free port, and the QR code."""

import errno
import ipaddress
import re
import socket
import sys
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
import segno

from pyrite.server.operations import addresses
from pyrite.server.operations.addresses import AddressScope

pytestmark = pytest.mark.once


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which somebody listens, with a free one behind it."""
    for _ in range(50):
        with closing(addresses.bind("127.0.0.1", 0)) as listening:
            port: int = listening.getsockname()[1]
            try:
                addresses._listening("127.0.0.1", port + 1).close()
            except OSError:
                continue
            yield port
            return
    pytest.fail("no two free ports beside each other")


# Ports


def test_a_free_port_is_taken_as_wanted(taken):
    with closing(addresses.bind("127.0.0.1", taken + 1)) as listening:
        assert listening.getsockname() == ("127.0.0.1", taken + 1)
        with closing(socket.create_connection(("127.0.0.1", taken + 1), timeout=2)):
            pass


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_instead_of_a_port_in_use_the_next_free_one_is_taken(taken, host):
    with closing(addresses.bind(host, taken)) as listening:
        assert taken < listening.getsockname()[1] <= taken + addresses.PORTS_TRIED


def test_port_0_is_any():
    with closing(addresses.bind("127.0.0.1", 0)) as listening:
        assert listening.getsockname()[1] > 0


def test_a_port_just_left_can_be_taken_again():
    """After a restart connections of the old server may still linger."""
    first = addresses.bind("127.0.0.1", 0)
    port = first.getsockname()[1]
    with closing(socket.create_connection(("127.0.0.1", port), timeout=2)) as caller:
        there, _ = first.accept()
        there.close()
        first.close()
        with closing(addresses.bind("127.0.0.1", port)) as again:
            assert again.getsockname()[1] == port
        caller.settimeout(2)


def test_a_host_that_is_not_ours_is_an_error():
    with pytest.raises(OSError, match="assign") as caught:
        addresses.bind("203.0.113.7", 8420)
    assert caught.value.errno == errno.EADDRNOTAVAIL


def test_the_last_ports_are_not_passed(monkeypatch):
    tried = []

    def refuse(host: str, port: int) -> Any:
        tried.append(port)
        raise OSError(errno.EADDRINUSE, "in use")

    monkeypatch.setattr(addresses, "_listening", refuse)
    with pytest.raises(OSError, match="there is no free port from 65534 on"):
        addresses.bind("127.0.0.1", 65_534)
    assert tried == [65_534, 65_535]


# Addresses


def test_localhost_comes_first_then_the_network():
    result = addresses.addresses("0.0.0.0", 8420)
    assert result[0].url == "http://localhost:8420/"
    assert [address.where for address in result] == [AddressScope.HERE, *[AddressScope.NETWORK] * (len(result) - 1)]
    assert [address.url for address in result[1:]][: len(addresses.network_addresses())] == [
        f"http://{one}:8420/" for one in addresses.network_addresses()
    ]


@pytest.mark.parametrize(
    ("host", "url", "where"),
    [
        ("127.0.0.1", "http://127.0.0.1:8420/", AddressScope.HERE),
        ("localhost", "http://localhost:8420/", AddressScope.HERE),
        ("::1", "http://[::1]:8420/", AddressScope.HERE),
        ("192.168.1.20", "http://192.168.1.20:8420/", AddressScope.NETWORK),
    ],
)
def test_a_server_on_one_address_has_that_one(host, url, where):
    assert addresses.addresses(host, 8420) == [addresses.Address(url, where)]


def test_port_80_needs_no_number():
    assert addresses.addresses("192.168.1.20", 80)[0].url == "http://192.168.1.20/"


def test_the_machines_own_addresses_are_found_once_each_and_can_be_bound():
    found = addresses.network_addresses()
    assert len(set(found)) == len(found)
    for text in found:
        assert not ipaddress.IPv4Address(text).is_loopback
        addresses.bind(text, 0).close()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not tell their interfaces")
def test_every_interface_is_asked_but_those_between_programs(monkeypatch):
    loopback = next(pair for pair in socket.if_nameindex() if pair[1] == "lo")
    monkeypatch.setattr(socket, "if_nameindex", lambda: [loopback, (98, "docker0"), (99, "nowhere9")])
    assert list(addresses._of_interfaces()) == ["127.0.0.1"]


@pytest.mark.parametrize("text", ["127.0.0.1", "127.8.8.8", "169.254.3.4", "0.0.0.0", "224.0.0.251"])
def test_addresses_that_nobody_else_can_use_are_left_out(text, monkeypatch):
    monkeypatch.setattr(addresses, "_spoken_from", lambda: iter([text, "192.168.1.20", "192.168.1.20"]))
    monkeypatch.setattr(addresses, "_of_interfaces", lambda: iter([text, "10.0.0.3"]))
    assert addresses.network_addresses() == ["192.168.1.20", "10.0.0.3"]


def test_a_machine_without_a_network_still_has_localhost(monkeypatch):
    monkeypatch.setattr(addresses, "_spoken_from", lambda: iter(()))
    monkeypatch.setattr(addresses, "_of_interfaces", lambda: iter(()))
    monkeypatch.setattr(addresses, "local_name", lambda: None)
    assert [address.url for address in addresses.addresses("0.0.0.0", 8420)] == ["http://localhost:8420/"]


@pytest.mark.parametrize(
    ("host_name", "result"),
    [("Kitchen.home", "kitchen.local"), ("kitchen", "kitchen.local"), ("localhost", None), ("my_pc", None), ("", None)],
)
def test_the_local_name_is_announced_where_something_answers_to_it(host_name, result, monkeypatch, tmp_path):
    monkeypatch.setattr(socket, "gethostname", lambda: host_name)
    monkeypatch.setattr(addresses, "AVAHI", tmp_path)
    assert addresses.local_name() == result
    monkeypatch.setattr(addresses, "AVAHI", tmp_path / "nothing")
    monkeypatch.setattr(sys, "platform", "linux")
    assert addresses.local_name() is None


def test_nobody_is_contacted(monkeypatch):
    """No name is looked up, and no socket is connected that would send something."""
    connect = socket.socket.connect

    def watched(self: socket.socket, address: Any) -> None:
        assert self.type == socket.SOCK_DGRAM
        connect(self, address)

    monkeypatch.setattr(socket.socket, "connect", watched)
    for name in ("getaddrinfo", "gethostbyname", "gethostbyname_ex", "getfqdn", "gethostbyaddr"):
        monkeypatch.setattr(socket, name, lambda *_: pytest.fail("a name was looked up"))
    assert addresses.addresses("0.0.0.0", 8420)


# The code


def modules(code: str) -> list[list[int]]:
    """The modules that a QR code in a terminal shows, dark ones as 1."""
    halves = {"█": (0, 0), "▄": (1, 0), "▀": (0, 1), " ": (1, 1)}  # what is not drawn white is dark
    rows: list[list[int]] = []
    for line in code.split("\n"):
        found = re.fullmatch("\x1b\\[97;40m([ ▀▄█]+)\x1b\\[0m", line)
        assert found, "every line says its colours and takes them back"
        for half in (0, 1):
            rows.append([halves[sign][half] for sign in found[1]])
    return rows[:-1]  # a code has an odd number of rows: below the last one there is half a line


@pytest.mark.parametrize("text", ["http://192.168.1.20:8420/", "http://192.168.1.20:8420/t/ABCDEF", "x" * 120])
def test_the_code_in_the_terminal_is_the_code_with_its_quiet_zone(text):
    shown = modules(addresses.qr(text))
    wanted = [[int(bool(one)) for one in row] for row in segno.make(text, error="m", micro=False).matrix]
    size = len(wanted)
    assert [row[4 : 4 + size] for row in shown[4 : 4 + size]] == wanted
    assert not any(any(row) for row in (*shown[:4], *shown[4 + size :]))
    assert not any(any(row[:4] + row[4 + size :]) for row in shown)
    assert all(len(row) == size + 8 for row in shown)


def test_an_address_at_home_makes_a_code_that_fits_a_small_terminal():
    lines = addresses.qr("http://192.168.100.200:8420/t/ABCDEF").split("\n")
    assert len(lines) <= 20
    assert len(re.sub("\x1b\\[[0-9;]*m", "", lines[0])) <= 40


def test_the_fixed_addresses_are_those_of_no_machine_or_of_private_networks():
    for text in addresses.FAR_AWAY:
        assert ipaddress.IPv4Address(text).is_private
