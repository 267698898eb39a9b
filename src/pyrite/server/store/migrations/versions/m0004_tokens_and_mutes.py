"""Replaced tokens, and personal mutes."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Creates their tables."""
    op.create_table(
        "tokens",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("who", sa.String(64)),
    )
    op.create_table(
        "mutes",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("target", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("muted", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    """Drops them."""
    for table in ("mutes", "tokens"):
        op.drop_table(table)
