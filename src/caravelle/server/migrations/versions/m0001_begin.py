"""The first tables: persons, games with their seats and decisions, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.String(24)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "person",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("link", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "game",
        sa.Column("id", ID, primary_key=True),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("content", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("maker", ID, nullable=False, index=True),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("has_advice", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False, index=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("is_started", sa.Boolean, nullable=False),
        sa.Column("is_over", sa.Boolean, nullable=False),
        sa.Column("actor", sa.Integer),
        sa.Column("waits_for_bot", sa.Boolean, nullable=False, index=True),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("winners", sa.Text, nullable=False),
    )
    op.create_table(
        "seat",
        sa.Column("game", ID, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", ID, index=True),
        sa.Column("level", sa.String(20)),
        sa.Column("name", sa.String(40)),
    )
    op.create_table(
        "decision",
        sa.Column("game", ID, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("notation", sa.String(80), nullable=False),
        sa.Column("person", ID),
        sa.Column("revision", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("game", ID, nullable=False, index=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", ID),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Remove the tables."""
    for name in ("chat", "decision", "seat", "game", "person"):
        op.drop_table(name)
