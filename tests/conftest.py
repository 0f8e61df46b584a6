"""What holds for all tests: a rerun gives the same."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("civitas", derandomize=True, database=None, deadline=None)
settings.load_profile("civitas")
