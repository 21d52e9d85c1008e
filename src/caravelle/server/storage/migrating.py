"""Migrations: a database of an older version is brought up to date when it is opened."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, text

FOLDER = Path(__file__).parents[1] / "migrations"
LOCK = 7_301_996_114  # any number, the same in all our processes


def migrate(engine: Engine) -> None:
    """Bring the schema up to date; of several processes that start at once only one does it."""
    with engine.execution_options(is_writing=True).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        command.upgrade(_config(connection), "head")


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config
