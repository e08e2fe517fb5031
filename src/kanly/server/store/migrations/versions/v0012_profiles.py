"""Ratings and deals in results, deals that several people play, and profiles that may be public."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0009"

NEW = ("rated", "points", "doubt", "deal")


def upgrade() -> None:
    op.add_column(
        "persons", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column(
        "results", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("results", sa.Column("points", sa.Float))
    op.add_column("results", sa.Column("doubt", sa.Float))
    op.add_column("results", sa.Column("deal", sa.String(40)))
    op.create_index("results_to_rate", "results", ["rated", "points"])
    op.create_index("results_by_deal", "results", ["deal"])
    op.create_table(
        "deals",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("day", sa.String(10)),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("bots", sa.Text, nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("person", sa.String(40), sa.ForeignKey("persons.id")),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("game", "day"),
    )
    op.create_table(
        "entries",
        sa.Column("deal", sa.String(40), sa.ForeignKey("deals.id"), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("room", sa.String(40), sa.ForeignKey("rooms.id"), nullable=False),
    )
    op.create_index("entries_by_room", "entries", ["room"])


def downgrade() -> None:
    op.drop_table("entries")
    op.drop_table("deals")
    op.drop_index("results_by_deal", "results")
    op.drop_index("results_to_rate", "results")
    for name in NEW:
        op.drop_column("results", name)
    op.drop_column("persons", "public")
