"""Run the alembic migrations on the given connection."""

from alembic import context

from pyrite.server.store.schema import METADATA


def run() -> None:
    """Runs those that are missing."""
    connection = context.config.attributes["connection"]
    context.configure(
        connection=connection, target_metadata=METADATA, render_as_batch=True, transaction_per_migration=True
    )
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # alembic runs this file; an import only reads it
    run()
