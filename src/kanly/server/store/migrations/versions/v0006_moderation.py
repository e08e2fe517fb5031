"""Blocks, reports, bans, announcements and the audit log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(40), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("blocked", sa.String(40), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("room", sa.String(40), nullable=False),
        sa.Column("reporter", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
    )
    op.create_index("reports_by_person", "reports", ["person"])
    op.create_table(
        "bans",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40)),
        sa.Column("network", sa.String(50)),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("what", sa.String(40), nullable=False),
        sa.Column("room", sa.String(40)),
        sa.Column("person", sa.String(40)),
        sa.Column("detail", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("audit", "notices", "bans", "reports", "blocks"):
        op.drop_table(name)
