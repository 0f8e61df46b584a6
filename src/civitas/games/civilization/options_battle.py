"""The questions of a battle and of its loot (rules 10.6 to 10.8), each with every answer that it can ever have."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.civilization.options import NUMBERS, POWERS, About, Number, Power
from civitas.games.civilization.pieces import COIN_PLACES, LAND_UNITS, MARKET_RESOURCES, UnitType
from civitas.games.civilization.pieces_cards import EVENT_LEVELS, UNIT_CARDS
from civitas.kernel.decisions import Kind
from civitas.kit.pieces import Option

MOST_FRONTS: Final = 30


class Face(Option):
    """A unit by what its card shows; copies look alike."""

    __slots__ = ("index",)

    def __init__(self, text: str, index: int) -> None:
        super().__init__(text)
        self.index: int = index


class Play(Option):
    """Play a unit: on a new front (0) or against the unit on a front."""

    __slots__ = ("face", "front")

    def __init__(self, face: Face, front: int) -> None:
        super().__init__(f"{face}:{front or 'new'}")
        self.face: Face = face
        self.front: int = front


LOOT_TRADE: Final = Option("trade")
LOOT_CULTURE: Final = Option("culture")
LOOT_TOKEN: Final = Option("token")
LOOT_TECH: Final = Option("tech")
LOOT_EVENT: Final = Option("event")
UNIT_FACES: Final[tuple[Face, ...]] = tuple(
    [Face(text, at) for at, text in enumerate(dict.fromkeys([card.id for card in UNIT_CARDS]))]
)
FACE: Final[dict[str, Face]] = {face.text: face for face in UNIT_FACES}
PLAYS: Final[dict[tuple[int, int], Play]] = {
    (face.index, front): Play(face, front) for face in UNIT_FACES for front in range(MOST_FRONTS + 1)
}
LOOT_RESOURCE: Final[tuple[About, ...]] = tuple([About("resource", one) for one in MARKET_RESOURCES])
LOOT_COIN: Final[tuple[About, ...]] = tuple([About("discard_coin", place) for place in COIN_PLACES])
STEAL_COIN: Final[tuple[About, ...]] = tuple([About("take_coin", place) for place in COIN_PLACES])
BT_BARBARIANS: Final[Kind[UnitType]] = Kind("bt.barbarians", "Choose another barbarian", LAND_UNITS)
BT_PREPARE: Final[Kind[Power]] = Kind("bt.prepare", "Before the hands are drawn", POWERS, no="pass", quiet=True)
BT_START: Final[Kind[Power]] = Kind("bt.start", "Before the first unit", POWERS, no="pass", quiet=True)
BT_WINDOW: Final[Kind[Power]] = Kind("bt.window", "Use a battle ability", POWERS, no="pass", quiet=True)
BT_PLAY: Final[Kind[Play]] = Kind("bt.play", "Play a unit", PLAYS.values())
BT_WOUND: Final[Kind[Number]] = Kind("bt.wound", "Put a wound on a unit", NUMBERS[1 : MOST_FRONTS + 1], no="stop")
BT_HEAL: Final[Kind[Number]] = Kind("bt.heal", "Take a wound from a unit", NUMBERS[1 : MOST_FRONTS + 1], no="stop")
BT_SAVE: Final[Kind[Any]] = Kind("bt.save", "Save a killed unit", [*UNIT_FACES, *POWERS], no="none", quiet=True)
BT_LOOT: Final[Kind[Option]] = Kind(
    "bt.loot",
    "Take loot",
    [
        LOOT_TRADE,
        LOOT_CULTURE,
        *LOOT_RESOURCE,
        LOOT_TOKEN,
        *LOOT_COIN,
        LOOT_TECH,
        LOOT_EVENT,
        *[About("event", level) for level in range(1, EVENT_LEVELS + 1)],
        *STEAL_COIN,
    ],
    no="stop",
)
LOOT_LEVEL: Final[tuple[Any, ...]] = tuple([BT_LOOT.option(f"event:{level}") for level in range(1, EVENT_LEVELS + 1)])

BATTLE_KINDS: Final[tuple[Kind[Any], ...]] = (
    BT_BARBARIANS, BT_PREPARE, BT_START, BT_WINDOW, BT_PLAY, BT_WOUND, BT_HEAL, BT_SAVE, BT_LOOT,
)  # fmt: skip
