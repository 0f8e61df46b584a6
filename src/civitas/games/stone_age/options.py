"""Every question that players are asked, with all the answers that it can ever have."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.stone_age.pieces import (
    BOX,
    CARDS,
    FIGURES_MAX,
    PLACES,
    RESOURCE,
    RESOURCES,
    TOOL_VALUES,
    Place,
    Resource,
)
from civitas.kernel.decisions import Kind
from civitas.kit.pieces import Option


class Placement(Option):
    """The choice to put so many figures on a place."""

    __slots__ = ("figures", "place")

    def __init__(self, place: Place, figures: int) -> None:
        super().__init__(f"{place.id}:{figures}")
        self.place: Place = place
        self.figures: int = figures


class Cash(Option):
    """The choice to take these two resources for the two-resources card."""

    __slots__ = ("first", "second")

    def __init__(self, first: Resource, second: Resource) -> None:
        super().__init__(f"cash:{first.id}+{second.id}")
        self.first: Resource = first
        self.second: Resource = second


class Extra(Option):
    """The choice to add a tool tile, or a one-use tool, of that value to a roll."""

    __slots__ = ("once", "value")

    def __init__(self, value: int, once: bool) -> None:
        super().__init__(f"one_use:{value}" if once else f"tool:{value}")
        self.value: int = value
        self.once: bool = once


class Die(Option):
    """The choice of a die that lies in the market, and what it brings."""

    __slots__ = ("face", "gain", "resource")

    def __init__(self, face: int, gain: str, resource: Resource | None) -> None:
        super().__init__(f"die:{face}")
        self.face: int = face
        self.gain: str = gain
        self.resource: Resource | None = resource


TOOL_CHOICES: Final[tuple[Extra, ...]] = tuple(Extra(value, False) for value in range(1, TOOL_VALUES + 1))
ONCE_CHOICES: Final[tuple[Extra, ...]] = tuple(
    Extra(value, True) for value in sorted(card.amount for card in CARDS if card.upper == "one_use_tool")
)
DICE: Final[tuple[Die, ...]] = tuple(Die(face, gain, RESOURCE.get(gain)) for face, gain in sorted(BOX.market.items()))
CASHES: Final[tuple[Cash, ...]] = tuple(
    Cash(first, second) for first in RESOURCES for second in RESOURCES if first.index <= second.index
)
PLACEMENTS: Final[tuple[tuple[Placement, ...], ...]] = tuple(
    tuple(Placement(place, n) for n in range(place.least, (fact.max or FIGURES_MAX) + 1))
    for place, fact in zip(PLACES, BOX.places, strict=True)
)

PLACING: Final[Kind[Placement]] = Kind("place", "Place figures", [one for row in PLACEMENTS for one in row])
RESOLVING: Final[Kind[Any]] = Kind("resolve", "Resolve a place", [*PLACES, *CASHES])
TOOL: Final[Kind[Extra]] = Kind("tool", "Add tools to the roll", [*TOOL_CHOICES, *ONCE_CHOICES], no="done")
MARKET: Final[Kind[Die]] = Kind("market", "Take a die", DICE)
PAYING: Final[Kind[Any]] = Kind("pay", "Pay, or decline", [*RESOURCES, *CASHES], no="decline")
PIECE: Final[Kind[Resource]] = Kind("piece", "Pay on", RESOURCES, no="done")
FEEDING: Final[Kind[Any]] = Kind("feed", "Pay resources for missing food", [*RESOURCES, *CASHES], no="done")
CASHING: Final[Kind[Cash]] = Kind("cash", "Take two resources", CASHES)
KINDS: Final[tuple[Kind[Any], ...]] = (PLACING, RESOLVING, TOOL, MARKET, PAYING, PIECE, FEEDING, CASHING)
