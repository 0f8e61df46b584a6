"""What lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from civitas.games.innovation.icons import FIELD_MASK, Icon
from civitas.games.innovation.pieces import UNSPLAYED, Card, Color, Special
from civitas.kernel.chance import Chance
from civitas.kernel.rules import State, Value

HAND: Final = 0
SCORE: Final = 1
BOARD: Final = 2
PLACES: Final = ("hand", "score pile", "board")

SPECTATOR: Final = 4
ARRANGED: Final = 1 << 8
"""Among the touched seats: a position was arranged, so that all is to be checked."""
EVERYBODY_KNOWS: Final = (1 << (SPECTATOR + 1)) - 1


class Zone:
    """A player's hand or score pile, or (as a Pile) one colour of the board: cards, and whose they are."""

    __slots__ = ("cards", "seat", "sort")

    def __init__(self, cards: list[Card], seat: int, sort: int) -> None:
        self.cards: list[Card] = cards
        self.seat: int = seat
        self.sort: int = sort

    def having(self, icon: Icon) -> list[Card]:
        """The cards with that icon, visible or not (rules 2.13)."""
        return [card for card in self.cards if icon in card.icons]

    def valued(self, low: int, high: int = 0) -> list[Card]:
        """The cards of that value, or from one value to another."""
        return [card for card in self.cards if low <= card.age <= (high or low)]


class Pile(Zone):
    """The cards of one colour on a board, from the bottom card to the top card, with the icons that they show.

    A pile is never changed, only replaced: copies of a state share it.
    """

    __slots__ = ("icons", "splay")

    def __init__(self, cards: list[Card], seat: int, splay: int = UNSPLAYED) -> None:
        self.cards = cards
        self.seat = seat
        self.sort = BOARD
        self.splay: int = splay
        self.icons: int = 0

    def twin(self) -> Pile:
        """The same pile with cards of its own."""
        twin = Pile(self.cards[:], self.seat, self.splay)
        twin.icons = self.icons
        return twin

    def count(self) -> int:
        """Rules 2.12: the icons that the pile shows, packed."""
        cards = self.cards
        if not cards:
            return 0
        icons = cards[-1].full
        if self.splay:
            for at in range(len(cards) - 1):
                icons += cards[at].parts[self.splay]
        return icons


Place: TypeAlias = Zone | list[Pile]
"""Where cards come from or go to: a hand or score pile, or a board, on which a card's colour says where it lies."""


class Player:
    """One seat: hand, score pile, board, achievements, and what is counted for them.

    `points` and `icons` are kept up to date by the one function that moves cards. `has_secret_order` says that the
    order of a pile may be the player's secret (rules 9.4): such cards can be dealt anew, so copies do not share them.
    """

    __slots__ = (
        "hand",
        "has_secret_order",
        "icons",
        "piles",
        "points",
        "score",
        "scored",
        "seat",
        "specials",
        "trophies",
        "tucked",
    )

    def __init__(
        self, seat: int, hand: Zone, score: Zone, piles: list[Pile], trophies: list[Card], specials: list[Special]
    ) -> None:
        self.seat: int = seat
        self.hand: Zone = hand
        self.score: Zone = score
        self.piles: list[Pile] = piles
        self.trophies: list[Card] = trophies
        self.specials: list[Special] = specials
        self.points: int = 0
        self.icons: int = 0
        self.tucked: int = 0
        self.scored: int = 0
        self.has_secret_order: bool = False

    @staticmethod
    def empty(seat: int) -> Player:
        """A player who has nothing."""
        return Player(seat, Zone([], seat, HAND), Zone([], seat, SCORE), [Pile([], seat) for _ in range(5)], [], [])

    def copy(self) -> Player:
        """An independent player."""
        seat = self.seat
        twin = Player(
            seat,
            Zone(self.hand.cards[:], seat, HAND),
            Zone(self.score.cards[:], seat, SCORE),
            [pile.twin() for pile in self.piles] if self.has_secret_order else self.piles[:],
            self.trophies[:],
            self.specials[:],
        )
        twin.points = self.points
        twin.icons = self.icons
        twin.tucked = self.tucked
        twin.scored = self.scored
        twin.has_secret_order = self.has_secret_order
        return twin

    def count(self, icon: Icon) -> int:
        """Rules 2.12: how many icons of that kind are visible on the board."""
        return self.icons >> icon.shift & FIELD_MASK

    def tops(self, icon: Icon | None = None, but: Color | None = None, without: Icon | None = None) -> list[Card]:
        """Rules 2.8: the top cards in the order of the colours: with an icon, without one, but for a colour."""
        tops = [pile.cards[-1] for pile in self.piles if pile.cards]
        if icon is None and but is None and without is None:
            return tops
        return [
            card
            for card in tops
            if (icon is None or icon in card.icons)
            and (without is None or without not in card.icons)
            and card.color is not but
        ]

    def pile(self, color: Color) -> list[Card]:
        """The cards of a colour, from the bottom card to the top card."""
        return self.piles[color.number].cards

    def top(self, color: Color) -> Card | None:
        """The top card of a colour."""
        cards = self.piles[color.number].cards
        return cards[-1] if cards else None

    def bottom(self, color: Color) -> Card | None:
        """The bottom card of a colour."""
        cards = self.piles[color.number].cards
        return cards[0] if cards else None

    def beneath(self, card: Card) -> list[Card]:
        """The cards beneath one on the board, from above; where it has just left the board, those it lay upon."""
        cards = self.piles[card.at].cards
        return cards[-2::-1] if cards and cards[-1] is card else cards[::-1]

    def top_value(self) -> int:
        """The highest value among the top cards; 0 without any (rules 2.11)."""
        value = 0
        for pile in self.piles:
            if pile.cards and pile.cards[-1].age > value:
                value = pile.cards[-1].age
        return value

    def colors(self) -> int:
        """How many colours are on the board."""
        return sum(1 for pile in self.piles if pile.cards)

    def achievements(self) -> int:
        """How many achievements of both kinds the player has."""
        return len(self.trophies) + len(self.specials)


Happening: TypeAlias = tuple[int, int, str, int, tuple[Card, ...], int, str, int, str]
"""Something that happened while a card was resolved, for the view to tell.

The number of the effect and the seat that executes it; a verb and whose board, hand or doing it is about; the cards,
and who knew them when it happened; then words: where from, which seat to (or -1) and where to, or a colour and its
splay, or what was named or claimed.
"""


class Frame:
    """A card being resolved (rules 6): who uses it, who takes part, how far it has come, what has happened.

    A card that is executed for one player alone (rules 6.9) lies as a further frame upon the one that called it. `due`
    says whether the demand has moved a card from any victim (rules 6.7), `returned` names who
    returned each card due to Democracy.
    """

    __slots__ = (
        "actor",
        "bonus",
        "card",
        "chosen",
        "counts",
        "doing",
        "due",
        "effect",
        "executing",
        "happenings",
        "is_alone",
        "is_over",
        "limit",
        "named",
        "returned",
        "revealed",
        "sharers",
        "victims",
    )

    def __init__(self, card: Card, actor: int, is_alone: bool) -> None:
        self.card: Card = card
        self.actor: int = actor
        self.is_alone: bool = is_alone
        self.counts: list[int] = []
        self.sharers: list[Player] = []
        self.victims: list[Player] = []
        self.effect: int = 0
        self.executing: int = actor
        self.due: bool = False
        self.bonus: bool = False
        self.is_over: bool = False
        self.doing: str = ""
        self.limit: int = 0
        self.chosen: tuple[Card, ...] = ()
        self.named: tuple[str, ...] = ()
        self.revealed: tuple[Card, ...] = ()
        self.returned: tuple[int, ...] = ()
        self.happenings: list[Happening] = []


class InnovationState(State):
    """The whole table.

    `known` says for each card, by its number, who knows where it is: a bit for each seat and one for the spectators.
    `touched` are the seats whose board or counters changed since special achievements were last checked; `changes`
    counts what rules 6.8 call a change. `band` holds the cards being resolved and is empty at every rest.
    """

    __slots__ = (
        "actions",
        "band",
        "changes",
        "goal",
        "is_setup",
        "known",
        "middle",
        "players",
        "removed",
        "specials",
        "supply",
        "teams",
        "touched",
        "turn",
        "turns",
        "winner",
    )

    def __init__(
        self,
        chance: Chance,
        variant: Mapping[str, Value],
        players: list[Player],
        supply: list[list[Card]],
        specials: list[Special],
        known: list[int],
    ) -> None:
        super().__init__(chance, variant)
        self.players: list[Player] = players
        self.supply: list[list[Card]] = supply
        self.specials: list[Special] = specials
        self.known: list[int] = known
        self.middle: list[Card] = []
        self.removed: list[Card] = []
        self.is_setup: bool = True
        self.turn: int = 0
        self.turns: int = 0
        self.actions: int = 0
        self.goal: int = 0
        self.teams: bool = False
        self.winner: int = -1
        self.touched: int = 0
        self.changes: int = 0
        self.band: list[Frame] = []

    def copy(self) -> InnovationState:
        """An independent state that plays on alike."""
        twin = InnovationState(
            self.chance.copy(),
            self.variant,
            [player.copy() for player in self.players],
            [pile[:] for pile in self.supply],
            self.specials[:],
            self.known[:],
        )
        twin.ended = self.ended
        twin.middle = self.middle[:]
        twin.removed = self.removed[:]
        twin.is_setup = self.is_setup
        twin.turn = self.turn
        twin.turns = self.turns
        twin.actions = self.actions
        twin.goal = self.goal
        twin.teams = self.teams
        twin.winner = self.winner
        twin.touched = self.touched
        return twin
