"""Limits: who may do how much, what refills, and what is forgotten when there is too much to remember."""

import pytest

from pyrite.server.access import rate_limits
from pyrite.server.access.rate_limits import Limiter, Newcomers
from pyrite.server.errors import Declined
from pyrite.server.settings import Rate

RATE = Rate(burst=2, each=1, seconds=10)


class Clock:
    """A clock that is set by hand, in milliseconds."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_burst_is_allowed_then_one_in_each_interval(clock):
    limiter = Limiter(clock)
    limiter.take("moves", "ann", RATE)
    limiter.take("moves", "ann", RATE)
    with pytest.raises(Declined, match="too many moves; try again in 10 s"):
        limiter.take("moves", "ann", RATE)
    limiter.take("moves", "bob", RATE)  # others have their own
    clock.now = 10_000
    limiter.take("moves", "ann", RATE)
    with pytest.raises(Declined):
        limiter.take("moves", "ann", RATE)


def test_those_who_have_been_quiet_are_forgotten_first(clock, monkeypatch):
    monkeypatch.setattr(rate_limits, "MOST_BUCKETS", 3)
    limiter = Limiter(clock)
    for who in ("ann", "bob", "cid"):
        limiter.take("moves", who, RATE, cost=2)
    clock.now = 20_000  # all buckets are full again
    limiter.take("moves", "dora", RATE, cost=2)
    assert {key for _, key in limiter._buckets} == {"dora"}
    with pytest.raises(Declined):
        limiter.take("moves", "dora", RATE)


def test_if_everybody_is_busy_the_oldest_half_is_forgotten(clock, monkeypatch):
    monkeypatch.setattr(rate_limits, "MOST_BUCKETS", 4)
    limiter = Limiter(clock)
    for who in ("ann", "bob", "cid", "dora", "eve"):
        limiter.take("moves", who, RATE, cost=2)
    assert [key for _, key in limiter._buckets] == ["cid", "dora", "eve"]
    limiter.take("moves", "ann", RATE)  # nothing is remembered against them
    with pytest.raises(Declined):
        limiter.take("moves", "eve", RATE)


def test_an_address_brings_only_so_many_new_identities(clock, monkeypatch):
    monkeypatch.setattr(rate_limits, "MOST_SEEN", 2)
    newcomers = Newcomers(Limiter(clock), RATE)
    newcomers.admit("10.0.0.1", None)  # a visitor without an identity
    newcomers.admit("10.0.0.1", "ann")
    newcomers.admit("10.0.0.1", "bob")
    newcomers.admit("10.0.0.1", "ann")  # who was seen before is not new
    with pytest.raises(Declined, match="new visitors"):
        newcomers.admit("10.0.0.1", "cid")
    newcomers.admit("10.0.0.2", "cid")
    assert newcomers.address_of("bob") is None  # the one not seen for longest is forgotten
    assert newcomers.address_of("ann") == "10.0.0.1"
    assert newcomers.address_of("cid") == "10.0.0.2"
    assert newcomers.address_of(None) is None
