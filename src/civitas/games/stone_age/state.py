"""What lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from civitas.games.stone_age.pieces import BOX, HARVESTS, PLACES, SITES, START_FIGURES, START_FOOD, Card, Place, Tile
from civitas.games.stone_age.tools import NO_TOOLS, Tools
from civitas.kernel.chance import Chance
from civitas.kernel.rules import State, Value

NOTHING: Final = (0, 0, 0, 0)


class House:
    """What the number of seats and the house rules fix for a whole game; shared by all its states.

    `closed` has a bit for each place that this number of players does not use.
    """

    __slots__ = (
        "any_at_once",
        "closed",
        "flat_hunger",
        "forbid_useless",
        "hunt_repeat",
        "max_players",
        "open_cards",
        "seats",
        "tokens",
        "village_open",
    )

    def __init__(self, seats: int, variant: Mapping[str, Value]) -> None:
        self.seats: int = seats
        self.village_open: int = BOX.village_open[seats]
        self.max_players: int = BOX.places[HARVESTS[0].index].max_players[seats]
        self.closed: int = 0
        for site in SITES:
            if seats < BOX.places[site.index].from_players:
                self.closed |= site.bit
        self.flat_hunger: bool = variant["starvation"] == "flat_10"
        self.hunt_repeat: bool = variant["hunt_repeat"] is True
        self.forbid_useless: bool = variant["useless_placement"] == "forbid"
        self.open_cards: bool = variant["open_cards"] is True
        self.any_at_once: bool = variant["any_resources_timing"] == "immediately"
        self.tokens: list[int] | None = BOX.supplies.get(str(variant["resource_supply"]))


class Player:
    """One player's board and cards. `idle` counts the figures at home, `out` has a bit for each place with own figures.

    `cards` lie face down, `kept` face up until used; `secret` was drawn unseen by the others.
    """

    __slots__ = (
        "agriculture",
        "at",
        "cards",
        "figures",
        "food",
        "goods",
        "idle",
        "kept",
        "out",
        "score",
        "seat",
        "secret",
        "tiles",
        "tools",
    )

    def __init__(
        self,
        seat: int,
        goods: list[int],
        food: int,
        figures: int,
        idle: int,
        agriculture: int,
        score: int,
        tools: Tools,
        at: list[int],
        out: int,
        cards: list[Card],
        kept: list[Card],
        secret: list[Card],
        tiles: list[Tile],
    ) -> None:
        self.seat: int = seat
        self.goods: list[int] = goods
        self.food: int = food
        self.figures: int = figures
        self.idle: int = idle
        self.agriculture: int = agriculture
        self.score: int = score
        self.tools: Tools = tools
        self.at: list[int] = at
        self.out: int = out
        self.cards: list[Card] = cards
        self.kept: list[Card] = kept
        self.secret: list[Card] = secret
        self.tiles: list[Tile] = tiles

    @staticmethod
    def fresh(seat: int) -> Player:
        """Rules 2.3: a player before the first round."""
        figures = START_FIGURES
        return Player(
            seat, [0, 0, 0, 0], START_FOOD, figures, figures, 0, 0, NO_TOOLS, [0] * len(PLACES), 0, [], [], [], []
        )

    def copy(self) -> Player:
        """An independent player board."""
        return Player(
            self.seat,
            self.goods[:],
            self.food,
            self.figures,
            self.idle,
            self.agriculture,
            self.score,
            self.tools,
            self.at[:],
            self.out,
            self.cards[:],
            self.kept[:],
            self.secret[:],
            self.tiles[:],
        )


class StoneAgeState(State):
    """The whole table. The top of the deck and of each stack is the last of its list.

    `phase` is "place", "act", "feed" or "end" (the end of the round), `turn` the seat whose figures, actions or feeding
    come next. `free` and `visitors` count rings and players at the four resource places, `closed` has a bit for each
    place where nobody can place any more. The fields from `place` on are scratch: what a chooser must see in the middle
    of an action, and empty between two.
    """

    __slots__ = (
        "added",
        "card",
        "closed",
        "deck",
        "dice",
        "free",
        "house",
        "laid",
        "missing",
        "phase",
        "picker",
        "place",
        "players",
        "round",
        "row",
        "stacks",
        "start",
        "turn",
        "unused",
        "visitors",
    )

    def __init__(
        self,
        chance: Chance,
        variant: Mapping[str, Value],
        house: House,
        players: list[Player],
        row: list[Card | None],
        deck: list[Card],
        stacks: list[list[Tile]],
        unused: list[Tile],
        phase: str,
        number: int,
        start: int,
        turn: int,
        free: list[int],
        visitors: list[int],
        closed: int,
    ) -> None:
        super().__init__(chance, variant)
        self.house: House = house
        self.players: list[Player] = players
        self.row: list[Card | None] = row
        self.deck: list[Card] = deck
        self.stacks: list[list[Tile]] = stacks
        self.unused: list[Tile] = unused
        self.phase: str = phase
        self.round: int = number
        self.start: int = start
        self.turn: int = turn
        self.free: list[int] = free
        self.visitors: list[int] = visitors
        self.closed: int = closed
        self.place: Place | None = None
        self.card: Card | None = None
        self.dice: tuple[int, ...] = ()
        self.added: tuple[int, ...] = ()
        self.laid: tuple[int, int, int, int] = NOTHING
        self.picker: int = -1
        self.missing: int = 0

    def copy(self) -> StoneAgeState:
        """An independent table that plays on alike; made between two actions, when there is no scratch."""
        twin = StoneAgeState(
            self.chance.copy(),
            self.variant,
            self.house,
            [player.copy() for player in self.players],
            self.row[:],
            self.deck[:],
            [stack[:] for stack in self.stacks],
            self.unused[:],
            self.phase,
            self.round,
            self.start,
            self.turn,
            self.free[:],
            self.visitors[:],
            self.closed,
        )
        twin.ended = self.ended
        return twin
