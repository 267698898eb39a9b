"""A game step by step: lines of `Moment`, as a seat, a spectator or everyone together sees it."""

import gzip
from collections.abc import Iterator, Sequence
from io import BytesIO

import msgspec
from msgspec import UNSET, UnsetType

from pyrite.core.interned import BaseDraw
from pyrite.game import AnyGame, Event, Options
from pyrite.match import AnyMatch, replay
from pyrite.record import Step
from pyrite.server.errors import Declined
from pyrite.server.messages import Code, Moment

SCREEN = "none"  # given as a seat: the view of a spectator, also for people who hold seats
EVERYONE = "all"  # given as a seat: everything that any seat knows, once a game is over

MOST_BYTES = 64_000_000  # of all lines, before they are packed
LEVEL = 5  # of compression

Lines = Iterator[bytes]

_ENCODER = msgspec.json.Encoder()


def eyes_asked(eyes: str | None, players: int) -> int | str | None:
    """Whose view is shown: a seat's, a spectator's (None), or everyone's together."""
    if eyes in (None, SCREEN):
        return None
    if eyes == EVERYONE:
        return EVERYONE
    seat = int(str(eyes))
    if seat >= players:
        raise Declined(Code.NO_SUCH_SEAT, f"the seats are 0 to {players - 1}")
    return seat


def moments(
    a_game: AnyGame, options: Options, steps: Sequence[Step], eyes: int | str | None, *, is_over: bool
) -> Iterator[bytes]:
    """The deal and every decision, each with its draws; while a game is running, decisions are left out."""
    decisions = sum(not isinstance(step, BaseDraw) for step in steps)
    for number, (match, action, happened) in enumerate(replay(a_game, options, steps)):
        yield _moment(match, number, decisions, action if is_over else None, happened, eyes)


def _moment(
    match: AnyMatch, number: int, steps: int, action: str | None, happened: Sequence[Event], eyes: int | str | None
) -> bytes:
    seat = eyes if isinstance(eyes, int) else None
    hands: tuple[tuple[str, ...], ...] | UnsetType = UNSET
    if eyes == EVERYONE:
        view = match.game.open_view(match.state)
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


def joined(lines: Lines, *, is_packed: bool) -> bytes:
    """All lines; they repeat so much that compression makes them 30 times smaller."""
    written, made = BytesIO(), 0
    packer = gzip.GzipFile(fileobj=written, mode="wb", compresslevel=LEVEL, mtime=0) if is_packed else None
    for line in lines:
        made += len(line)
        if made > MOST_BYTES:
            raise Declined(Code.TOO_LARGE, "this game is too long to be replayed here")
        (packer or written).write(line + b"\n")
    if packer is not None:
        packer.close()
    return written.getvalue()
