"""When each browser came last, and what it is; who said what: for accounts and for hosts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("cookies", sa.Column("seen", sa.BigInteger))
    op.add_column("cookies", sa.Column("agent", sa.String(60)))
    op.add_column("chat", sa.Column("person", sa.String(40)))


def downgrade() -> None:
    with op.batch_alter_table("chat") as chat:
        chat.drop_column("person")
    with op.batch_alter_table("cookies") as cookies:
        cookies.drop_column("agent")
        cookies.drop_column("seen")
