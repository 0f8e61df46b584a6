"""What the game is made of: icons, colours, splays, cards with their effects, special achievements."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from civitas.kernel.decisions import Flow

if TYPE_CHECKING:
    from civitas.games.innovation.state import InnovationState, Player

    Demand: TypeAlias = Callable[[InnovationState, Player, Player], Flow[None] | None]
    """An effect that the activating player (first) demands of a victim (second)."""
    Share: TypeAlias = Callable[[InnovationState, Player], Flow[None] | None]
    """An effect that each sharing player executes for himself."""

AGES: Final = 10
FIELD: Final = 10
FIELD_MASK: Final = (1 << FIELD) - 1


class Icon:
    """One of the six icons. Counts of all six are packed in one number, `shift` says where this icon's count stands."""

    __slots__ = ("name", "shift", "title")

    def __init__(self, name: str, number: int) -> None:
        self.name: str = name
        self.title: str = name
        self.shift: int = number * FIELD

    def __str__(self) -> str:
        return self.name


CASTLE: Final = Icon("castle", 0)
CROWN: Final = Icon("crown", 1)
LEAF: Final = Icon("leaf", 2)
LIGHTBULB: Final = Icon("lightbulb", 3)
FACTORY: Final = Icon("factory", 4)
CLOCK: Final = Icon("clock", 5)
ICONS: Final = (CASTLE, CROWN, LEAF, LIGHTBULB, FACTORY, CLOCK)
HEX: Final = None
"""The picture slot of a card, which holds no icon."""


class Color:
    """One of the five colours; `number` is the place of its pile on a board."""

    __slots__ = ("name", "number", "title")

    def __init__(self, name: str, number: int) -> None:
        self.name: str = name
        self.title: str = name
        self.number: int = number

    def __str__(self) -> str:
        return self.name


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


class Card:
    """One of the 105 cards. `full` packs the icons of all its slots, `parts` those that each splay leaves visible."""

    __slots__ = ("age", "at", "color", "effects", "full", "icon", "icons", "id", "number", "parts", "slots", "title")

    def __init__(self, title: str, age: int, color: Color, slots: tuple[Icon | None, ...], icon: Icon) -> None:
        self.id: str = title.lower().replace(".", "").replace(" ", "_")
        self.title: str = title
        self.age: int = age
        self.color: Color = color
        self.at: int = color.number
        self.slots: tuple[Icon | None, ...] = slots
        self.icon: Icon = icon
        self.icons: tuple[Icon, ...] = tuple(slot for slot in slots if slot is not None)
        self.full: int = _pack(slots)
        self.parts: tuple[int, ...] = tuple(_pack([slots[at] for at in visible]) for visible in VISIBLE)
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

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return f"Card({self.id})"


def _pack(slots: Any) -> int:
    packed = 0
    for slot in slots:
        if slot is not None:
            packed += 1 << slot.shift
    return packed


class Special:
    """A special achievement: its name, its condition in words, and the card that can also grant it."""

    __slots__ = ("condition", "granted_by", "id", "number", "title")

    def __init__(self, title: str, number: int, condition: str, granted_by: str) -> None:
        self.id: str = title.lower()
        self.title: str = title
        self.number: int = number
        self.condition: str = condition
        self.granted_by: str = granted_by

    def __str__(self) -> str:
        return self.id


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


def demand(card: Card) -> Callable[[Demand], Demand]:
    """Declare the card's next effect, a demand; its words are the docstring."""

    def declare(run: Demand) -> Demand:
        add_effect(card, True, run.__doc__ or "", run)
        return run

    return declare


def share(card: Card) -> Callable[[Share], Share]:
    """Declare the card's next effect, one that is shared; its words are the docstring."""

    def declare(run: Share) -> Share:
        add_effect(card, False, run.__doc__ or "", run)
        return run

    return declare


def add_effect(card: Card, is_demand: bool, text: str, run: Callable[..., Flow[Any] | None]) -> None:
    """Add an effect to the card, after those that it has."""
    card.effects.append(Effect(len(card.effects) + 1, is_demand, " ".join(text.split()), run))
