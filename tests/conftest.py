"""What holds for all tests: a rerun gives the same, and what can't be said is an error."""

from __future__ import annotations

from hypothesis import settings

from civitas import languages

settings.register_profile("civitas", derandomize=True, database=None, deadline=None)
settings.load_profile("civitas")
languages.STRICT = True
