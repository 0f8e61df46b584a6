"""Several devices of one person, links that bring further ones, and where a person can be called."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the tables; whoever has one browser only stands in none of them."""
    op.create_table(
        "devices",
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("device", name="pk_devices"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "links",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
        sa.Column("nonce", sa.String(24), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_links"),
        sa.UniqueConstraint("link", name="uq_links_link"),
    )
    op.create_table(
        "bells",
        sa.Column("bell", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("subscription", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("bell", name="pk_bells"),
    )
    op.create_index("ix_bells_person", "bells", ["person"])
