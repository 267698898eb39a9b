"""The tables of the database."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("status", String(16), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

LOG = Table(
    "log",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("who", String(64)),
    Column("entry", Text, nullable=False),
    Column("mark", BigInteger),  # random, of the append that wrote it; none: from before there were marks
)
Index("log_who", LOG.c.who, sqlite_where=LOG.c.who.is_not(None), postgresql_where=LOG.c.who.is_not(None))

COMMANDS = Table(
    "commands",
    METADATA,
    Column("code", String(16), primary_key=True),  # empty for the making of a table
    Column("who", String(64), primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("answer", Text, nullable=False),
)

SECRETS = Table(
    "secrets",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),
)

RECORDS = Table(
    "records",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("code", String(16)),  # the table it was played at; none for an uploaded one
    Column("at", BigInteger, nullable=False),
    Column("names", Text, nullable=False),
    Column("record", Text, nullable=False),
    Index("records_at", "at"),
)

HINDSIGHTS = Table(
    "hindsights",
    METADATA,
    Column("record", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("told", Text, nullable=False),
)

LINKS = Table(
    "links",
    METADATA,
    Column("link", String(64), primary_key=True),  # its SHA-256
    Column("code", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
)

MUTES = Table(  # they are not in the log, so that nobody can fill it with them
    "mutes",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("target", Integer, primary_key=True, autoincrement=False),  # whom the person in `seat` does not hear
    Column("muted", Boolean, nullable=False),  # false: hears again, against what an old log says
)

FEEDBACK = Table(  # what people say about a game after it, for the host
    "feedback",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("fun", Boolean),  # none: not answered
    Column("fooled_by", Integer),  # a seat; none: nobody, or not answered
)

TOKENS = Table(  # of people who logged out everywhere; the SHA-256 of any other token is its identity
    "tokens",
    METADATA,
    Column("token", String(64), primary_key=True),  # its SHA-256
    Column("who", String(64)),  # the identity; none: the token is no longer valid
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("code", String(16), nullable=False),  # the table it happened at
    Column("who", String(64), nullable=False),  # the identity that reports
    Column("about", String(64)),  # the identity that is reported, if a person held the seat
    Column("seat", Integer),
    Column("name", Text, nullable=False),  # as it was at the table
    Column("reason", Text, nullable=False),
)

BANS = Table(
    "bans",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # "identity" or "address"
    Column("value", String(64), nullable=False),
    Column("until", BigInteger),  # none: permanently
    Column("at", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
)

SERVER_STATE = Table(  # the time of the last health check, the announcement, maintenance
    "server_state",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

WORKERS = Table(  # of a fleet
    "workers",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("lease", BigInteger, nullable=False),  # until when it counts as alive, by the database's clock
    Column("has_bus", Boolean, nullable=False),
    Column("version", String(32), nullable=False),
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("worker", String(16), primary_key=True),
    Column("here", Text, nullable=False),  # who of those who play or host is connected there, and how many watch
)

SUMMARIES = Table(  # the list of tables of a fleet; a single server has it in memory
    "summaries",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("seq", Integer, nullable=False),  # the entry after which it was written
    Column("is_open", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("last", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("summary", Text, nullable=False),
    Index("summaries_listed", "is_open", "status", "created"),
    Index("summaries_quiet", "status", "last"),
)

HOLDERS = Table(  # who holds seats at which tables
    "holders",
    METADATA,
    Column("who", String(64), primary_key=True),
    Column("code", String(16), primary_key=True),
    Index("holders_code", "code"),
)
