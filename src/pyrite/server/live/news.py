"""What workers send each other about a table. All of it can get lost, because the database has everything."""

import msgspec

from pyrite.server.messages import Done, Line


class LogReached(msgspec.Struct, frozen=True, tag="reached"):
    """The log of the table has come to a number."""

    seq: int
    at: int  # when it was saved, by the fleet's clock
    trace: str = ""  # of the command that led to it, if traces are on
    mark: int | None = None  # of the entry of that number


class WorkerPresence(msgspec.Struct, frozen=True, tag="present"):
    """Who of those who play or host is connected to a worker, and how many watch there."""

    worker: str
    here: tuple[str, ...] = ()
    watching: int = 0
    reading_round: int = 0
    reading: tuple[str, ...] = ()  # the end of that round, or the role that was dealt then
    looking: tuple[str, ...] = ()  # those of them who look at the role
    is_frozen: bool = False  # the table, at this worker


class GalleryLine(msgspec.Struct, frozen=True, tag="gallery"):
    """A spectator's line, with the command that said it; it is not stored."""

    line: Line
    who: str
    done: Done


class MutesChanged(msgspec.Struct, frozen=True, tag="mutes"):
    """Somebody does not want to hear somebody else, or does again; the store knows whom."""


class AddressBanned(msgspec.Struct, frozen=True, tag="address"):
    """Newcomers from an address are kept out for a while."""

    address: str


class WorkerAlive(msgspec.Struct, frozen=True, tag="alive"):
    """A worker has renewed its lease; sent to all, since a worker without the database cannot read it there."""

    worker: str


News = WorkerAlive | LogReached | WorkerPresence | GalleryLine | MutesChanged | AddressBanned

_ENCODER = msgspec.msgpack.Encoder()
_DECODER: msgspec.msgpack.Decoder[News] = msgspec.msgpack.Decoder(News)


def pack(news: News) -> bytes:
    """News as bytes."""
    return _ENCODER.encode(news)


def unpack(data: bytes) -> News:
    """News from bytes; msgspec.DecodeError for what another version says and this one does not know."""
    return _DECODER.decode(data)
