"""What people agree on at a table: waiting bots, clocks, pauses, takebacks, rematches; who has left a seat, and why."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns, with what holds at tables that are older."""
    for column in (
        sa.Column("patience", sa.Integer, nullable=False, server_default="3"),
        sa.Column("clock", sa.Text, nullable=False, server_default="{}"),
        sa.Column("deadlines", sa.Text, nullable=False, server_default="{}"),
        sa.Column("paused", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("wish", sa.Text, nullable=False, server_default="{}"),
        sa.Column("rematch", sa.String(24), nullable=False, server_default=""),
    ):
        op.add_column("tables", column)
    for column in (
        sa.Column("left", sa.String(16), nullable=False, server_default=""),
        sa.Column("missed", sa.Integer, nullable=False, server_default="0"),
    ):
        op.add_column("seats", column)
