"""Finds what one person has written, for the export and the deletion of their data.

It only adds an index, so workers of the version before can write while it runs and after it.
"""

from alembic import op
from sqlalchemy import text

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Creates the index."""
    of_people = text("who IS NOT NULL")
    if op.get_bind().dialect.name == "sqlite":
        op.create_index("log_who", "log", ["who"], sqlite_where=of_people)
        return
    with op.get_context().autocommit_block():  # others can write while it is built
        op.drop_index("log_who", "log", if_exists=True, postgresql_concurrently=True)  # unfinished, from a failed try
        op.create_index("log_who", "log", ["who"], postgresql_where=of_people, postgresql_concurrently=True)


def downgrade() -> None:
    """Drops it."""
    op.drop_index("log_who", "log")
