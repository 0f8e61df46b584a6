"""Rules 5.5a: the order in which pure gains that were not taken are applied at the end of a start of turn."""

from __future__ import annotations

from typing import Final

from civitas.games.civilization.pieces import GOVERNMENT, POLICY, WONDER, Source
from civitas.games.civilization.pieces_cards import PERSON

_ORDER: Final[tuple[Source, ...]] = (
    WONDER["the_colossus"],
    WONDER["stonehenge"],
    WONDER["the_louvre"],
    WONDER["big_ben"],
    WONDER["panama_canal"],
    GOVERNMENT["democracy"],
    GOVERNMENT["fundamentalism"],
    POLICY["expansionism"],
    POLICY["pacifism"],
    PERSON["lorenzo_de_medici"],
    PERSON["alan_turing"],
    PERSON["jim_henson"],
    WONDER["sydney_opera_house"],
)
AUTOMATIC: Final[dict[Source, int]] = {source: at + 1 for at, source in enumerate(_ORDER)}
