"""What a seat sees: everything that lies open, its own cards, and what the present question is about."""

from __future__ import annotations

import msgspec

from civitas.games.stone_age.pieces import BOX, CARDS, PLACES, RESOURCES, TILES, Card, Tile
from civitas.games.stone_age.rules.gains import supply
from civitas.games.stone_age.rules.scoring import all_cards, outcome, parts
from civitas.games.stone_age.state import NOTHING, Player, StoneAgeState

_SYMBOL_IDS = tuple(fact.id for fact in BOX.symbols)
_PROFESSION_IDS = tuple(fact.id for fact in BOX.professions)


class CardView(msgspec.Struct, frozen=True):
    """A civilization card that lies open: both halves."""

    id: str
    title: str
    upper: str
    amount: int
    resource: str
    symbol: str
    profession: str
    multiplier: int


class TileView(msgspec.Struct, frozen=True):
    """A building tile that lies open. `cost` and `points` are for fixed tiles, the rest for the others."""

    id: str
    title: str
    kind: str
    cost: dict[str, int]
    points: int
    least: int
    most: int
    kinds: int


class StackView(msgspec.Struct, frozen=True):
    """A stack of buildings: the top tile and how many there are with it."""

    top: TileView | None
    height: int


class Totals(msgspec.Struct, frozen=True):
    """The score as it would be, or is, after final scoring, part by part."""

    track: int
    green: int
    farmers: int
    toolmakers: int
    builders: int
    shamans: int
    resources: int
    total: int


class PlayerView(msgspec.Struct, frozen=True):
    """One player's board.

    `cards` are the bought cards that lie face down, `secret` those drawn unseen; null where the viewer may not look.
    `tools` are pairs (value, used). `totals` is there for one's own seat, and for all when the game is over.
    """

    seat: int
    score: int
    wood: int
    clay: int
    stone: int
    gold: int
    food: int
    figures: int
    home: int
    agriculture: int
    tools: tuple[tuple[int, bool], ...]
    at: dict[str, int]
    buildings: tuple[str, ...]
    kept: tuple[str, ...]
    card_count: int
    cards: tuple[str, ...] | None
    secret: tuple[str, ...] | None
    totals: Totals | None

    @property
    def goods(self) -> tuple[int, int, int, int]:
        """Wood, clay, stone and gold."""
        return self.wood, self.clay, self.stone, self.gold

    @property
    def tool_total(self) -> int:
        """The number of tools."""
        return sum(value for value, _ in self.tools)

    @property
    def food_after(self) -> int:
        """What would be left if all were fed now, with this round's income; negative: what would be missing."""
        return self.food + self.agriculture - self.figures


class RollView(msgspec.Struct, frozen=True):
    """A roll on the table: for which place or card, the dice, the tools added so far, what the total is divided by."""

    seat: int
    cause: str
    title: str
    gain: str
    divisor: int
    dice: tuple[int, ...]
    added: tuple[int, ...]
    total: int


class MarketView(msgspec.Struct, frozen=True):
    """A market: the dice still there, who takes next, and who takes after (in order)."""

    card: str
    dice: tuple[int, ...]
    picker: int
    order: tuple[int, ...]


class PaymentView(msgspec.Struct, frozen=True):
    """What a seat has laid aside in a payment that is not yet whole; `missing` is the food that it is to replace."""

    seat: int
    missing: int
    wood: int
    clay: int
    stone: int
    gold: int


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the board: figures by seat, rings in all (0: no limit), and whether nobody can place there now."""

    id: str
    title: str
    group: str
    figures: tuple[int, ...]
    rings: int
    closed: bool


class View(msgspec.Struct, frozen=True):
    """The table as one seat (null: a spectator) sees it.

    `turn` is the seat whose placement, actions or feeding it is, `resolving` the place being resolved, `closed` are,
    while figures are placed, the places where nobody can place any more in this round. `supply` is there when it is
    limited. When the game is over, `reason`, `scores` and `ranks` say how.
    """

    seat: int | None
    round: int
    phase: str
    turn: int
    start: int
    players: tuple[PlayerView, ...]
    row: tuple[CardView | None, ...]
    deck: int
    stacks: tuple[StackView, ...]
    closed: tuple[str, ...]
    resolving: str
    roll: RollView | None
    market: MarketView | None
    payment: PaymentView | None
    supply: dict[str, int] | None
    over: bool
    reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    house: dict[str, bool | int | str]

    @property
    def me(self) -> PlayerView | None:
        """The viewer's own board."""
        return None if self.seat is None else self.players[self.seat]

    @property
    def places(self) -> tuple[PlaceView, ...]:
        """The places that this number of players uses, with the figures there."""
        return tuple(
            PlaceView(
                place.id,
                place.title,
                place.group,
                tuple(player.at.get(place.id, 0) for player in self.players),
                place.rings,
                place.id in self.closed,
            )
            for place in PLACES
            if place.group != "building" or place.slot < len(self.stacks)
        )


def _card_view(card: Card) -> CardView:
    return CardView(
        card.id,
        card.title,
        card.upper,
        card.amount,
        card.resource.id if card.resource is not None else "",
        _SYMBOL_IDS[card.symbol] if card.symbol >= 0 else "",
        _PROFESSION_IDS[card.profession] if card.profession >= 0 else "",
        card.multiplier,
    )


def _tile_view(tile: Tile) -> TileView:
    price = tile.price
    cost = dict(zip((resource.id for resource in RESOURCES), price.cost or NOTHING, strict=True))
    points = sum(resource.value * cost[resource.id] for resource in RESOURCES)
    cost = {name: n for name, n in cost.items() if n}
    return TileView(tile.id, tile.title, tile.kind, cost, points, price.least, price.most, price.kinds)


CARD_VIEWS = tuple(_card_view(card) for card in CARDS)
"""Every card as it looks when it lies open."""
TILE_VIEWS = tuple(_tile_view(tile) for tile in TILES)
"""Every tile as it looks when it lies open."""


def view(state: StoneAgeState, seat: int | None) -> View:
    """Rules 14: the table as that seat may see it."""
    over = bool(state.ended)
    result = outcome(state) if over else None
    house = state.house
    return View(
        seat,
        state.round,
        state.phase,
        state.turn,
        state.start,
        tuple([_player(player, seat, over, house.open_cards) for player in state.players]),
        tuple([CARD_VIEWS[card.index] if card is not None else None for card in state.row]),
        len(state.deck),
        tuple([StackView(TILE_VIEWS[stack[-1].index] if stack else None, len(stack)) for stack in state.stacks]),
        _closed(state.closed) if state.phase == "place" else (),
        state.place.id if state.place is not None else "",
        _roll(state) if state.dice and state.picker < 0 else None,
        _market(state) if state.picker >= 0 else None,
        PaymentView(state.turn, state.missing, *state.laid) if state.missing or state.laid != NOTHING else None,
        {resource.id: supply(state, resource) for resource in RESOURCES} if house.tokens is not None else None,
        over,
        state.ended,
        result.scores if result is not None else (),
        result.ranks if result is not None else (),
        dict(state.variant),
    )


def _player(player: Player, seat: int | None, over: bool, open_cards: bool) -> PlayerView:
    mine = over or player.seat == seat
    wood, clay, stone, gold = player.goods
    out = player.out
    return PlayerView(
        player.seat,
        player.score,
        wood,
        clay,
        stone,
        gold,
        player.food,
        player.figures,
        player.idle,
        player.agriculture,
        player.tools.tiles,
        {place.id: player.at[place.index] for place in PLACES if out & place.bit} if out else {},
        tuple([tile.id for tile in player.tiles]),
        tuple([card.id for card in player.kept]),
        len(player.cards) + len(player.secret),
        tuple([card.id for card in player.cards]) if mine or open_cards else None,
        tuple([card.id for card in player.secret]) if mine else None,
        _totals(player) if mine else None,
    )


def _totals(player: Player) -> Totals:
    green, farmers, toolmakers, builders, shamans, resources = points = parts(player, all_cards(player))
    total = player.score + sum(points)
    return Totals(player.score, green, farmers, toolmakers, builders, shamans, resources, total)


def _closed(bits: int) -> tuple[str, ...]:
    return tuple([place.id for place in PLACES if bits & place.bit]) if bits else ()


def _roll(state: StoneAgeState) -> RollView:
    card = state.card
    place = state.place
    assert place is not None
    if card is not None:
        assert card.resource is not None
        cause, title, gain, divisor = card.id, card.title, card.resource.id, card.resource.value
    else:
        gain = "food" if place.resource is None else place.resource.id
        cause, title, divisor = place.id, place.title, place.divisor
    total = sum(state.dice) + sum(state.added)
    return RollView(state.turn, cause, title, gain, divisor, state.dice, state.added, total)


def _market(state: StoneAgeState) -> MarketView:
    seats = len(state.players)
    card = state.card
    assert card is not None
    order = tuple([(state.picker + at) % seats for at in range(len(state.dice))])
    return MarketView(card.id, state.dice, state.picker, order)
