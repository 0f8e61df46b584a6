"""What lies on the table in Endeavor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from civitas.games.endeavor.pieces import (
    BUILDINGS,
    CITIES,
    DECKS,
    MARKERS,
    PRINTED,
    REGIONS,
    START_LEVEL,
    STATUSES,
    TOKENS,
    Action,
    Card,
    Deck,
    Region,
    Tile,
    Token,
)
from civitas.kernel.chance import Chance
from civitas.kernel.rules import State, Value

BUILD: Final = "build"
GROWTH: Final = "growth"
SALARY: Final = "salary"
ACTION: Final = "action"
PHASE_TITLES: Final = {BUILD: "Build", GROWTH: "Growth", SALARY: "Salary", ACTION: "Action"}

NOBODY: Final = -1


class Player:
    """One seat's board, pieces and cards.

    `levels` are the true status levels; `used` has the bit of every tile that carries a marker; `blue` counts the blue
    tokens of `tokens`; `strength` counts the markers in each region and `holdings` those of them that are in cities.
    Tiles and cards lie in the data's order. What seldom changes is a tuple, so that copies share it.
    """

    __slots__ = (
        "beside",
        "blue",
        "cards",
        "face_down",
        "governor",
        "harbor",
        "holdings",
        "levels",
        "passed",
        "seat",
        "strength",
        "supply",
        "tiles",
        "tokens",
        "used",
    )

    def __init__(
        self,
        seat: int,
        levels: list[int],
        tiles: tuple[Tile, ...],
        tokens: list[int],
        cards: tuple[Card, ...],
        face_down: tuple[Card, ...],
        strength: list[int],
        holdings: list[int],
        beside: tuple[int, ...],
    ) -> None:
        self.seat: int = seat
        self.supply: int = MARKERS
        self.harbor: int = 0
        self.used: int = 0
        self.blue: int = 0
        self.passed: bool = False
        self.governor: Card | None = None
        self.levels: list[int] = levels
        self.tiles: tuple[Tile, ...] = tiles
        self.tokens: list[int] = tokens
        self.cards: tuple[Card, ...] = cards
        self.face_down: tuple[Card, ...] = face_down
        self.strength: list[int] = strength
        self.holdings: list[int] = holdings
        self.beside: tuple[int, ...] = beside

    def copy(self) -> Player:
        """An equal player that changes independently."""
        twin = Player(
            self.seat,
            self.levels[:],
            self.tiles,
            self.tokens[:],
            self.cards,
            self.face_down,
            self.strength[:],
            self.holdings[:],
            self.beside,
        )
        twin.supply = self.supply
        twin.harbor = self.harbor
        twin.used = self.used
        twin.blue = self.blue
        twin.passed = self.passed
        twin.governor = self.governor
        return twin


def new_player(seat: int) -> Player:
    """Rules 2.4: a player before the game, all markers in the supply."""
    return Player(
        seat,
        [START_LEVEL] * len(STATUSES),
        (PRINTED,),
        [0] * len(TOKENS),
        (),
        (),
        [0] * len(REGIONS),
        [0] * len(REGIONS),
        (0,) * len(REGIONS),
    )


class EndeavorState(State):
    """The whole table; nothing of it is hidden.

    `layout` holds the token that lies, or lay, on every space. The token of a city is gone once somebody holds the
    city, that of a shipping space once somebody ships there; `joined` has the bit of every connection whose token is
    gone. `seen` remembers what the repetition guard compares with (R13), empty unless Payments follow each other.
    """

    def __init__(
        self,
        chance: Chance,
        variant: Mapping[str, Value],
        players: list[Player],
        layout: Sequence[Token | None],
        holders: list[int],
        tracks: list[tuple[int, ...]],
        opened: tuple[Region, ...],
        empty: list[int],
        decks: list[tuple[Card, ...]],
        removed: tuple[Card, ...],
        stock: list[int],
        spent: list[int],
        seen: list[tuple[int, ...]],
    ) -> None:
        super().__init__(chance, variant)
        self.round: int = 1
        self.phase: str = BUILD
        self.crown: int = 0
        self.turn: int = 0
        self.joined: int = 0
        self.players: list[Player] = players
        self.layout: Sequence[Token | None] = layout
        self.holders: list[int] = holders
        self.tracks: list[tuple[int, ...]] = tracks
        self.open: tuple[Region, ...] = opened
        self.empty: list[int] = empty
        self.decks: list[tuple[Card, ...]] = decks
        self.removed: tuple[Card, ...] = removed
        self.stock: list[int] = stock
        self.spent: list[int] = spent
        self.seen: list[tuple[int, ...]] = seen
        # Scratch of an action in hand, empty at every rest: what is used, the parts that are left, the region or deck
        # that they are bound to, the payments that are left, the seat that settles its cards.
        self.using: Tile | Token | None = None
        self.parts: Sequence[Action] = ()
        self.bound: Region | Deck | None = None
        self.payments: int = 0
        self.settling: int = NOBODY

    def copy(self) -> EndeavorState:
        """An independent table at a rest, so without the scratch of an action."""
        twin = EndeavorState(
            self.chance.copy(),
            self.variant,
            [player.copy() for player in self.players],
            self.layout,
            self.holders[:],
            self.tracks[:],
            self.open,
            self.empty[:],
            self.decks[:],
            self.removed,
            self.stock[:],
            self.spent[:],
            self.seen[:],
        )
        twin.round = self.round
        twin.phase = self.phase
        twin.crown = self.crown
        twin.turn = self.turn
        twin.joined = self.joined
        twin.ended = self.ended
        return twin


def new_state(seats: int, variant: Mapping[str, Value], chance: Chance) -> EndeavorState:
    """Rules 2.2 to 2.6: the table with decks and tiles put out, and no tokens on the board yet."""
    return EndeavorState(
        chance,
        variant,
        [new_player(seat) for seat in range(seats)],
        (),
        [NOBODY] * len(CITIES),
        [()] * len(REGIONS),
        tuple(region for region in REGIONS if region.home),
        [len(region.cities) for region in REGIONS],
        [deck.order for deck in DECKS],
        (),
        [building.copies for building in BUILDINGS],
        [0] * len(TOKENS),
        [],
    )
