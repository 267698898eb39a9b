"""Marks each entry of a log, so that an append can prove which entry it follows.

It only adds a column. PostgreSQL makes up the marks of what workers of the version before write. Entries that were
there already get none, so nothing is rewritten.
"""

import time

import sqlalchemy as sa
from alembic import op
from sqlalchemy.exc import DBAPIError

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

LOCK_NOT_AVAILABLE = "55P03"  # what PostgreSQL calls it
PAUSE = 0.2  # seconds between two tries
ADD = (
    "alter table log add column if not exists mark bigint,"
    " alter column mark set default floor(random() * 4611686018427387904)::bigint"
)


def upgrade() -> None:
    """Adds the column. Those who write wait for it, so it waits for a long question of somebody else only briefly."""
    if op.get_bind().dialect.name == "sqlite":
        op.add_column("log", sa.Column("mark", sa.BigInteger))
        return
    with op.get_context().autocommit_block():
        op.execute("set lock_timeout = '300ms'")
        while not _try_to_add():
            time.sleep(PAUSE)
        op.execute("reset lock_timeout")


def _try_to_add() -> bool:
    try:
        op.execute(ADD)
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", "") != LOCK_NOT_AVAILABLE:
            raise
        return False
    return True


def downgrade() -> None:
    """Drops it."""
    op.drop_column("log", "mark")
