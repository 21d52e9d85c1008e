"""The tables of the database, as the newest migration leaves them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

ID = String(24)

PERSON = Table(
    "person",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("link", Integer, nullable=False),  # raised when older private links stop working
    Column("made", Float, nullable=False),
)

GAME = Table(
    "game",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("title", String(40), nullable=False),  # which game is played
    Column("rules", Integer, nullable=False),
    Column("content", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", BigInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("maker", ID, nullable=False, index=True),
    Column("is_public", Boolean, nullable=False),
    Column("has_advice", Boolean, nullable=False),
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("revision", Integer, nullable=False),  # raised by every change
    Column("length", Integer, nullable=False),  # of the journal
    Column("is_started", Boolean, nullable=False),
    Column("is_over", Boolean, nullable=False),
    Column("actor", Integer),  # the seat that decides
    Column("waits_for_bot", Boolean, nullable=False, index=True),
    Column("round", Integer, nullable=False),
    Column("winners", Text, nullable=False),  # JSON: the sides that have won
)

SEAT = Table(
    "seat",
    METADATA,
    Column("game", ID, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, open
    Column("person", ID, index=True),
    Column("level", String(20)),  # of a bot
    Column("name", String(40)),  # of a person
)

DECISION = Table(
    "decision",
    METADATA,
    Column("game", ID, primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1
    Column("seat", Integer, nullable=False),
    Column("notation", String(80), nullable=False),
    Column("person", ID),  # who decided; nobody where a bot did
    Column("revision", Integer, nullable=False),  # of the game, when it was written
    sqlite_with_rowid=False,
)

CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game", ID, nullable=False, index=True),
    Column("kind", String(16), nullable=False),  # said, or a notice: joined, left, ...
    Column("person", ID),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
