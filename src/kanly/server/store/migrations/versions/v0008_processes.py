"""The processes that serve the database, and a place to find out whether it can be written to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("secret", sa.String(80), nullable=False),
        sa.Column("draining", sa.Boolean, nullable=False),
    )
    op.create_table(
        "checks",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("rooms_by_lease", "rooms", ["lease"])


def downgrade() -> None:
    op.drop_index("rooms_by_lease", "rooms")
    op.drop_table("checks")
    op.drop_table("processes")
