"""Bots from outside: who owns them, and to which tables they are invited."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("persons", sa.Column("owner", sa.String(40)))
    op.create_index("persons_by_owner", "persons", ["owner"])
    op.create_table(
        "invitations",
        sa.Column("room", sa.String(40), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("invitations_by_person", "invitations", ["person"])


def downgrade() -> None:
    op.drop_table("invitations")
    op.drop_index("persons_by_owner", "persons")
    op.drop_column("persons", "owner")
