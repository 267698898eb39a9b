"""Tables, their logs, commands, secrets, records and links."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes everything."""
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_table(
        "log",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(64)),
        sa.Column("entry", sa.Text, nullable=False),
    )
    op.create_table(
        "commands",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("answer", sa.Text, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(16)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.create_index("records_at", "records", ["at"])
    op.create_table(
        "links",
        sa.Column("link", sa.String(64), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drops everything."""
    for table in ("links", "records", "secrets", "commands", "log", "tables"):
        op.drop_table(table)
