"""A game step by step: lines of `Moment`, through the eyes of a seat, of a spectator or of everyone together."""

import gzip
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import msgspec
from litestar import Response
from msgspec import UNSET, UnsetType

from pyrite.game import Game
from pyrite.match import Match, retold
from pyrite.server.errors import Declined
from pyrite.server.wire.gateway import SCREEN
from pyrite.server.wire.identity import Headers, header
from pyrite.server.wire.messages import Code, Moment

EVERYONE = "all"  # as a seat: all eyes together, once a game is over

_ENCODER = msgspec.json.Encoder()


def eyes_asked(eyes: str | None, players: int) -> int | str | None:
    """Through whose eyes: a seat, None for a spectator's, or everyone's."""
    if eyes in (None, SCREEN):
        return None
    if eyes == EVERYONE:
        return EVERYONE
    seat = int(str(eyes))
    if seat >= players:
        raise Declined(Code.NO_SUCH_SEAT, f"the seats are 0 to {players - 1}")
    return seat


def moments(a_game: Game, options: Any, steps: Sequence[Any], eyes: int | str | None, *, is_over: bool) -> list[bytes]:
    """The deal and every decision, each with the draws behind it; while a game goes on, what was decided stays out."""
    decisions = sum(not isinstance(step, a_game.draw) for step in steps)
    return [
        _moment(match, number, decisions, action if is_over else None, happened, eyes)
        for number, (match, action, happened) in enumerate(retold(a_game, options, steps))
    ]


def _moment(
    match: Match, number: int, steps: int, action: str | None, happened: Sequence[Any], eyes: int | str | None
) -> bytes:
    seat = eyes if isinstance(eyes, int) else None
    hands: tuple[tuple[str, ...], ...] | UnsetType = UNSET
    if eyes == EVERYONE:
        package = import_module(f"{type(match.state).__module__.rpartition('.')[0]}.open_view")
        view = package.opened(match.state)
        hands = tuple([match.state.view(one).hand for one in range(match.options.players)])
    else:
        view = match.state.view(seat)
    events = [event for event in happened if eyes == EVERYONE or event.is_for(seat)]
    moment = Moment(
        step=number,
        steps=steps,
        seat=seat,
        action=action,
        view=msgspec.Raw(view.to_json()),
        events=msgspec.Raw(_ENCODER.encode(events)),
        hands=hands,
    )
    return _ENCODER.encode(moment)


def answer(lines: Sequence[bytes], headers: Headers) -> Response[bytes]:
    """Lines of JSON; much is the same from line to line, so that packed they are a thirtieth."""
    body = b"\n".join(lines) + b"\n"
    told = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" in (header(headers, b"accept-encoding") or ""):
        body = gzip.compress(body, 5, mtime=0)
        told["content-encoding"] = "gzip"
    return Response(body, media_type="application/x-ndjson", headers=told)
