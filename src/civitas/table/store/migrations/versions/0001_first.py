"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make tables, seats, choices, positions and chat."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("hotseat", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("turn", sa.String(40), nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_updated", "tables", ["status", "updated"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("stand_in", sa.Boolean, nullable=False),
        sa.Column("holder", sa.String(64), nullable=True),
        sa.Column("invitation", sa.String(64), nullable=True),
        sa.Column("nonce", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table", ondelete="CASCADE"),
        sa.UniqueConstraint("invitation", name="uq_seats_invitation"),
    )
    op.create_index("ix_seats_holder", "seats", ["holder"])
    op.create_table(
        "choices",
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("carried", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_choices"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_choices_table", ondelete="CASCADE"),
    )
    op.create_table(
        "positions",
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_positions"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_positions_table", ondelete="CASCADE"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table", ondelete="CASCADE"),
    )
    op.create_index("ix_chat_table", "chat", ["table"])
