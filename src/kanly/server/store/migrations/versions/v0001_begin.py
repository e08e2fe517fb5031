"""Persons, rooms, choices, chat and records: the first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("login", sa.String(80), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "cookies",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("cookies_by_person", "cookies", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(100), primary_key=True),
        sa.Column("person", sa.String(40)),
        sa.Column("login", sa.String(80)),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("doc", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("salt", sa.String(80), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("lease", sa.String(40)),
        sa.Column("until", sa.BigInteger),
    )
    op.create_index("rooms_in_the_open", "rooms", ["public", "status", "created"])
    op.create_index("rooms_due", "rooms", ["status", "due"])
    op.create_table(
        "seats",
        sa.Column("room", sa.String(40), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("persons.id")),
        sa.Column("token", sa.String(64)),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "choices",
        sa.Column("room", sa.String(40), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("choice", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("room", sa.String(40), sa.ForeignKey("rooms.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("to", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("chat_by_room", "chat", ["room", "at"])
    op.create_table(
        "records",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("persons.id")),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    names = ("records", "chat", "choices", "seats", "rooms")
    for name in (*names, "challenges", "passkeys", "cookies", "persons"):
        op.drop_table(name)
