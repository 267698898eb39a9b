"""How the server is set: where it listens and stores, and how much of anything it takes."""

import ipaddress
import tomllib
from enum import Enum
from pathlib import Path

import msgspec
import platformdirs


class Audience(Enum):
    """Who may read something."""

    NOBODY = "nobody"
    LOCAL = "local"  # programs on the same machine
    EVERYONE = "everyone"


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often something may be done: `burst` in one go, then `each` of them in `seconds`."""

    burst: int
    each: float
    seconds: float = 1.0


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much of anything the server takes from one address, identity or connection."""

    message_bytes: int = 16_384
    record_bytes: int = 250_000
    commands: Rate = Rate(30, 10)  # of a connection, or of an identity over HTTP
    commands_of_address: Rate = Rate(900, 300)  # weighted by cost
    lines: Rate = Rate(6, 1)  # of chat and phrases, of an identity
    requests: Rate = Rate(400, 40)  # over HTTP, of an address, weighted by cost
    wrong_guesses: Rate = Rate(20, 6, 60)  # of codes and links, of an identity, or of an address without one
    new_identities: Rate = Rate(120, 240, 3_600)  # that an address brings along
    new_tables: Rate = Rate(30, 30, 3_600)  # of an identity
    new_tables_of_address: Rate = Rate(300, 300, 3_600)
    records: Rate = Rate(20, 60, 3_600)  # uploaded, of an address
    looks_back: Rate = Rate(10, 20, 60)  # at what was played at a table, of an identity
    work: Rate = Rate(40, 20, 60)  # replays and hindsight of an identity, in units of 10 kB of records
    work_of_address: Rate = Rate(200, 60, 60)
    jobs: int = 200  # replays, or games read in hindsight, that are worked on or wait
    jobs_of_address: int = 40  # each of ten friends asks for the replay that they have just seen end
    tables: int = 20_000  # in memory
    entries: int = 20_000  # in the log of a table; then only moves, votes and the host's commands are taken
    entries_of_seat: int = 800  # of chat, phrases, names, votes and links before the game, and as many in it
    spectators_lines: Rate = Rate(10, 1)  # of chat, of all spectators of a table together
    own_data: Rate = Rate(10, 10, 3_600)  # downloads and deletions of an identity
    hints: Rate = Rate(10, 20, 60)  # that an identity asks for
    reports: Rate = Rate(5, 5, 3_600)  # to the operator, of an identity
    passwords: Rate = Rate(5, 5, 60)  # tried or set by an identity
    passwords_of_table: Rate = Rate(60, 60, 60)
    connections: int = 20_000  # and at most 7 of 10 files that the process may open
    connections_of_identity: int = 50
    connections_of_address: int = 1_000  # and at most a quarter of all connections
    header_seconds: float = 10.0  # for the headers of a request, from the beginning or the answer before
    body_seconds: float = 60.0  # for a whole request
    send_seconds: float = 10.0  # without reading; then the connection ends
    waiting_messages: int = 256  # to a viewer who does not read; then the connection ends
    waiting_bytes: int = 1_000_000  # the same
    link_seconds: int = 3_600  # how long a one-time link lives


# What an open server on the internet needs: less for each visitor, still enough for thirty people at one address.
PUBLIC = Limits(
    record_bytes=150_000,
    commands_of_address=Rate(600, 200),
    requests=Rate(300, 30),
    new_identities=Rate(60, 120, 3_600),
    new_tables=Rate(10, 10, 3_600),
    new_tables_of_address=Rate(100, 100, 3_600),
    records=Rate(5, 20, 3_600),
    work=Rate(20, 10, 60),
    work_of_address=Rate(100, 30, 60),
    tables=5_000,
    connections_of_address=400,
    connections_of_identity=20,
)


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be set about a server."""

    host: str = "0.0.0.0"
    port: int = 8420
    database: str = ""  # an address such as postgresql+asyncpg://…; empty: a SQLite file in the user's data folder
    bus: str = ""  # the address of NATS, nats://…, for many workers on one PostgreSQL; empty: one server alone
    hosts: tuple[str, ...] = ()  # the names the server answers to; none: to addresses and local names
    proxies: tuple[str, ...] = ()  # addresses or networks of proxies whose X-Forwarded-For is believed
    metrics: Audience = Audience.LOCAL  # who may read /metrics
    metrics_networks: tuple[str, ...] = ()  # addresses or networks that may read it too, not through a proxy
    thinkers: int = 1  # processes in which bots think
    bot_seconds: float = 0.6  # the longest that a bot thinks about a decision
    finished_minutes: int = 30  # how long a finished table without viewers stays in memory
    idle_minutes: int = 30  # the same of an unfinished one
    unstarted_days: float = 7  # after which a table that never began is removed
    abandoned_days: float = 30  # after which a game that nobody continues ends, and opens its secrets
    ping_seconds: float = 20.0
    traces: bool = False  # spans by OpenTelemetry, and their ids in the log; needs the extra `telemetry`
    admin: Audience = Audience.LOCAL  # who may see /admin, with the secret
    admin_secret_file: str = ""  # holds that secret; empty: it is in the environment, as PYRITE_ADMIN_SECRET
    public: bool = False  # on the open internet: stricter limits, and nothing that is unsafe there
    limits: Limits = Limits()

    def __post_init__(self) -> None:
        """ValueError for networks that are none."""
        for network in self.metrics_networks:
            ipaddress.ip_network(network, strict=False)

    @property
    def database_url(self) -> str:
        """Where the store is."""
        return self.database or default_database()


def read_settings(text: str, *, public: bool = False) -> ServerSettings:
    r"""Settings from the text of a TOML file; ValueError says what is wrong with it.

    >>> read_settings("[limits.commands]\nburst = 60\neach = 20").limits.commands
    Rate(burst=60, each=20.0, seconds=1.0)
    """
    data = tomllib.loads(text)
    if public:
        data["public"] = True
    if data.get("public") is True and isinstance(data.get("limits", {}), dict):
        data["limits"] = {**msgspec.to_builtins(PUBLIC), **data.get("limits", {})}
    return msgspec.convert(data, ServerSettings)


class UnsafeSetting(Exception):
    """A setting that is not safe on the open internet: which one, and what it is set to."""

    def __init__(self, what: str, value: str = "") -> None:
        """`what` is the last part of the key of a text, `cli-public-WHAT`."""
        super().__init__(what, value)
        self.what = what
        self.value = value


WIDEST = 8  # bits that a network of one's own has in common at least


def expect_public(settings: ServerSettings) -> None:
    """Unsafe for a server on the open internet with a setting that is not safe there."""
    if not settings.hosts:
        raise UnsafeSetting("name")
    if not settings.proxies:
        raise UnsafeSetting("proxy")
    networks = [ipaddress.ip_network(proxy, strict=False) for proxy in settings.proxies]
    for network in networks:
        if network.prefixlen < WIDEST:
            raise UnsafeSetting("any-proxy", str(network))
    is_for_all = settings.host not in ("localhost", "::1") and not settings.host.startswith("127.")
    if is_for_all and all(network.is_loopback for network in networks):
        raise UnsafeSetting("host")
    readers = [ipaddress.ip_network(one, strict=False) for one in settings.metrics_networks]
    if settings.metrics is Audience.EVERYONE or any(one.prefixlen < WIDEST for one in readers):
        raise UnsafeSetting("metrics")
    wider = [name for name in Limits.__struct_fields__ if _is_wider(settings.limits, Limits(), name)]
    if wider:
        raise UnsafeSetting("limits", ", ".join(wider))


def _is_wider(limits: Limits, ordinary: Limits, name: str) -> bool:
    given, usual = getattr(limits, name), getattr(ordinary, name)
    if isinstance(given, Rate):
        return bool(given.burst > usual.burst or given.each / given.seconds > usual.each / usual.seconds)
    return bool(given > usual)


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
