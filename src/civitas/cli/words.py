"""What the command line says by itself; the sentences of games come from their own folders."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from civitas.languages import COMMON, ENGLISH, Language
from civitas.languages.words import Words

words: Final = Words(Language(ENGLISH, [COMMON / ENGLISH, Path(__file__).parent / "languages" / ENGLISH]))
"""The command line's own texts."""
