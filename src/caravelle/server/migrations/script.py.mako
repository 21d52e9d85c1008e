"""${message}."""

import sqlalchemy as sa
from alembic import op

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}


def upgrade() -> None:
    """What changes."""
    ${upgrades if upgrades else "pass"}


def downgrade() -> None:
    """How it was."""
    ${downgrades if downgrades else "pass"}
