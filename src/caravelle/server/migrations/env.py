"""What Alembic runs for every migration: on the connection that the server has opened."""

from alembic import context

from caravelle.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=False,  # the transaction is the caller's
    render_as_batch=True,
)
context.run_migrations()
