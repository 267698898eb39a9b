"""What many workers share: their leases, who is connected where, and the list of tables.

It only adds tables, so workers of the version before can write while it runs and after it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Creates their tables."""
    op.create_table(
        "workers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("lease", sa.BigInteger, nullable=False),
        sa.Column("has_bus", sa.Boolean, nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("worker", sa.String(16), primary_key=True),
        sa.Column("here", sa.Text, nullable=False),
    )
    op.create_table(
        "summaries",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("summaries_listed", "summaries", ["is_open", "status", "created"])
    op.create_index("summaries_quiet", "summaries", ["status", "last"])
    op.create_table(
        "holders",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("code", sa.String(16), primary_key=True),
    )
    op.create_index("holders_code", "holders", ["code"])


def downgrade() -> None:
    """Drops them."""
    for table in ("holders", "summaries", "presence", "workers"):
        op.drop_table(table)
