"""What came of each choice, and what each seat saw of finished games: for new versions of rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("choices", sa.Column("trace", sa.String(16)))
    op.create_table(
        "replays",
        sa.Column("room", sa.String(40), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("replays")
    with op.batch_alter_table("choices") as choices:
        choices.drop_column("trace")
