"""How the server is set: where it listens and stores, and how much of anything it takes."""

import tomllib
from pathlib import Path

import msgspec
import platformdirs


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often something may be done: `burst` at once, then `each` of them in `seconds`."""

    burst: int
    each: float
    seconds: float = 1.0


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much of anything the server takes from one address, identity or connection."""

    message_bytes: int = 16_384
    record_bytes: int = 1_000_000
    commands: Rate = Rate(30, 10)  # of a connection, or of an identity over HTTP
    lines: Rate = Rate(6, 1)  # of chat and phrases, of an identity
    requests: Rate = Rate(120, 20)  # over HTTP, of an address
    wrong_guesses: Rate = Rate(20, 20, 60)  # of codes and links, of an address
    new_tables: Rate = Rate(30, 30, 3_600)  # of an identity
    new_tables_of_address: Rate = Rate(120, 120, 3_600)
    records: Rate = Rate(20, 60, 3_600)  # uploaded, of an address
    looks_back: Rate = Rate(10, 20, 60)  # at what was played at a table, of an identity
    tables: int = 20_000  # in memory
    entries: int = 20_000  # in the log of a table; then nothing but moves is taken
    connections: int = 20_000
    connections_of_identity: int = 50
    connections_of_address: int = 2_000
    waiting_messages: int = 256  # to a viewer who does not read; then the connection ends
    link_seconds: int = 3_600  # how long a one-time link lives


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be set about a server."""

    host: str = "0.0.0.0"
    port: int = 8420
    database: str = ""  # an address such as postgresql+asyncpg://…; empty: a SQLite file in the user's data folder
    hosts: tuple[str, ...] = ()  # the names the server answers to; none: to all
    thinkers: int = 1  # processes in which bots think
    bot_seconds: float = 0.6  # the longest that a bot thinks about a decision
    finished_minutes: int = 30  # how long a finished table without viewers stays in memory
    idle_minutes: int = 30  # the same of an unfinished one
    unstarted_days: float = 7  # after which a table that never began is removed
    abandoned_days: float = 30  # after which a game that nobody goes on with ends, and opens its secrets
    ping_seconds: float = 20.0
    limits: Limits = Limits()

    @property
    def database_url(self) -> str:
        """Where the store is."""
        return self.database or default_database()


def read_settings(text: str) -> ServerSettings:
    r"""Settings from the text of a TOML file; ValueError says what is wrong with it.

    >>> read_settings("[limits.commands]\nburst = 60\neach = 20").limits.commands
    Rate(burst=60, each=20.0, seconds=1.0)
    """
    return msgspec.convert(tomllib.loads(text), ServerSettings)


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    return f"sqlite+aiosqlite:///{Path(platformdirs.user_data_dir('pyrite')) / 'tables.db'}"


def database_url(text: str) -> str:
    """The address of a database from what a person typed: an address, or the path of a SQLite file."""
    scheme, separator, rest = text.partition("://")
    if not separator:
        return f"sqlite+aiosqlite:///{Path(text).absolute()}"
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return f"{drivers.get(scheme, scheme)}://{rest}"
