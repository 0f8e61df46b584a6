"""When people were last at their tables, what happened there beside the game, and who opened which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add who is there, what is told of them, and what a table was opened with."""
    op.add_column("tables", sa.Column("absent", sa.Integer, nullable=False, server_default="5"))
    op.add_column("tables", sa.Column("brought", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("client", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("thoughts", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_client", "tables", ["client"])
    op.add_column("seats", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("detail", sa.String(80), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_notices_table", ondelete="CASCADE"),
    )
    op.create_index("ix_notices_table", "notices", ["table"])
