"""Stores what people say about a game after it.

It only adds a table, so workers of the version before can write while it runs and after it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Creates the table."""
    op.create_table(
        "feedback",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("fun", sa.Boolean),
        sa.Column("fooled_by", sa.Integer),
    )


def downgrade() -> None:
    """Drops it."""
    op.drop_table("feedback")
