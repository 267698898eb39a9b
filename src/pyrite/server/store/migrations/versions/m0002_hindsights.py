"""What finished games show in hindsight, worked out once."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes their table."""
    op.create_table(
        "hindsights",
        sa.Column("record", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("told", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drops it."""
    op.drop_table("hindsights")
