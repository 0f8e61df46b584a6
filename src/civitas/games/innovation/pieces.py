"""What is in the box: colours, cards with their effects, special achievements; and how piles are splayed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from civitas.games.innovation.icons import Icon, pack
from civitas.kernel.decisions import Flow
from civitas.kit.pieces import Piece

AGES: Final = 10


class Color(Piece):
    """One of the five colours; `number` is the place of its pile on a board."""

    __slots__ = ("number",)

    def __init__(self, name: str, number: int) -> None:
        super().__init__(name, name)
        self.number: int = number


BLUE: Final = Color("blue", 0)
RED: Final = Color("red", 1)
GREEN: Final = Color("green", 2)
YELLOW: Final = Color("yellow", 3)
PURPLE: Final = Color("purple", 4)
COLORS: Final = (BLUE, RED, GREEN, YELLOW, PURPLE)

UNSPLAYED: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
UP: Final = 3
SPLAYS: Final = ("none", "left", "right", "up")
VISIBLE: Final = ((), (3,), (0, 1), (1, 2, 3))
"""Rules 2.12: the slots of a covered card that each splay shows, in the order TL, BL, BM, BR."""


class Effect:
    """One dogma effect: its card, whether it is a demand, its words and what it does."""

    __slots__ = ("is_demand", "number", "run", "text")

    def __init__(self, number: int, is_demand: bool, text: str, run: Callable[..., Flow[Any] | None]) -> None:
        self.number: int = number
        self.is_demand: bool = is_demand
        self.text: str = text
        self.run: Callable[..., Flow[Any] | None] = run


class Card(Piece):
    """One of the 105 cards. `full` packs the icons of all its slots, `parts` those that each splay leaves visible."""

    __slots__ = ("age", "at", "color", "effects", "full", "icon", "icons", "number", "parts", "slots")

    def __init__(self, title: str, age: int, color: Color, slots: tuple[Icon | None, ...], icon: Icon) -> None:
        super().__init__(title.lower().replace(".", "").replace(" ", "_"), title)
        self.age: int = age
        self.color: Color = color
        self.at: int = color.number
        self.slots: tuple[Icon | None, ...] = slots
        self.icon: Icon = icon
        self.icons: tuple[Icon, ...] = tuple(slot for slot in slots if slot is not None)
        self.full: int = pack(slots)
        self.parts: tuple[int, ...] = tuple(pack([slots[at] for at in visible]) for visible in VISIBLE)
        self.effects: list[Effect] = []
        self.number: int = -1

    def has(self, icon: Icon) -> bool:
        """Rules 2.13: whether the icon is in one of its slots, visible or not."""
        return icon in self.icons

    @property
    def has_demand(self) -> bool:
        """Whether one of its effects is a demand."""
        return any(effect.is_demand for effect in self.effects)

    @property
    def has_share(self) -> bool:
        """Whether one of its effects is shared."""
        return any(not effect.is_demand for effect in self.effects)


class Special(Piece):
    """A special achievement: its name, its condition in words, and the card that can also grant it."""

    __slots__ = ("condition", "granted_by", "number")

    def __init__(self, title: str, number: int, condition: str, granted_by: str) -> None:
        super().__init__(title.lower(), title)
        self.number: int = number
        self.condition: str = condition
        self.granted_by: str = granted_by


MONUMENT: Final = Special("Monument", 0, "Tuck six cards, or score six cards, in one turn.", "Masonry")
EMPIRE: Final = Special("Empire", 1, "Show three or more icons of each of the six kinds.", "Construction")
WORLD: Final = Special("World", 2, "Show twelve or more clocks.", "Translation")
WONDER: Final = Special("Wonder", 3, "Have all five colours, each splayed up or right.", "Invention")
UNIVERSE: Final = Special("Universe", 4, "Have five top cards, each of value 8 or higher.", "Astronomy")
SPECIALS: Final = (MONUMENT, EMPIRE, WORLD, WONDER, UNIVERSE)

DECLARED: Final[list[Card]] = []
"""Every card, in the order of declaration: by age, then by name."""


def card(
    title: str,
    age: int,
    color: Color,
    top_left: Icon | None,
    bottom_left: Icon | None,
    bottom_middle: Icon | None,
    bottom_right: Icon | None,
    icon: Icon,
) -> Card:
    """Declare a card: name, age, colour, its four slots, its dogma icon."""
    declared = Card(title, age, color, (top_left, bottom_left, bottom_middle, bottom_right), icon)
    declared.number = len(DECLARED)
    DECLARED.append(declared)
    return declared
