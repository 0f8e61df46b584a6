"""What everybody sees: the whole table, since nothing is hidden (rules 11)."""

from __future__ import annotations

import msgspec

from civitas.games.endeavor.faces import (
    BUILDING_VIEWS,
    CARD_VIEWS,
    THRESHOLDS,
    TOKEN_VIEWS,
    BuildingView,
    CardView,
    TokenView,
)
from civitas.games.endeavor.pieces import (
    BUILDING_SPACES,
    BUILDINGS,
    CARD_SPACES,
    CITIES,
    CONNECTIONS,
    DECKS,
    EMPTY_GOVERNOR_SPACE_GLORY,
    FREE_SLAVERY_CARDS,
    GLORY_SPACES,
    LAST_SPACE,
    POLITICS,
    REGIONS,
    ROUNDS,
    SLAVERY_GLORY,
    STATUSES,
    TOKENS,
    Connection,
    Region,
    Status,
    Token,
)
from civitas.games.endeavor.rules.cards import counted, leader, value
from civitas.games.endeavor.rules.scoring import Score, scores
from civitas.games.endeavor.state import ACTION, NOBODY, EndeavorState, Player
from civitas.kernel.rules import rank


class StockView(msgspec.Struct, frozen=True):
    """A building type with the tiles that are left of it."""

    building: BuildingView
    left: int


class CityView(msgspec.Struct, frozen=True):
    """A city: who holds it, or the token (its type) that lies there. `open`: its region is open."""

    id: str
    title: str
    region: str
    glory: int
    open: bool
    seat: int | None
    token: str


class ConnectionView(msgspec.Struct, frozen=True):
    """A line between two cities: its token as long as nobody has held both, and who holds both now."""

    id: str
    title: str
    cities: tuple[str, str]
    seat: int | None
    token: str


class SpaceView(msgspec.Struct, frozen=True):
    """A shipping space: whose marker, or which token, lies there."""

    id: str
    number: int
    seat: int | None
    token: str


class RegionView(msgspec.Struct, frozen=True):
    """A region: its track, the markers beside it by seat, everybody's strength.

    `next` is the number of the space that is shipped to next (0: the track is full, or there is none), `leader` the
    seat with the best claim to the governor of a closed region.
    """

    id: str
    title: str
    open: bool
    home: bool
    spaces: tuple[SpaceView, ...]
    next: int
    beside: tuple[int, ...]
    strength: tuple[int, ...]
    leader: int | None
    cities: tuple[str, ...]
    decks: tuple[str, ...]


class DeckView(msgspec.Struct, frozen=True):
    """A deck, its cards from top to bottom; `strong` are the seats that could draw the top card now."""

    id: str
    title: str
    region: str
    slavery: bool
    open: bool
    cards: tuple[CardView, ...]
    strong: tuple[int, ...]


class TrackView(msgspec.Struct, frozen=True):
    """A status track: true level, where the marker stands, what the level gives, when it gives more, what it scores."""

    id: str
    title: str
    governs: str
    level: int
    marker: int
    value: int
    next_level: int | None
    next_value: int | None
    glory: int


class TileView(msgspec.Struct, frozen=True):
    """A building on a player's board; `used`: a marker lies on its activation space."""

    id: str
    title: str
    building: BuildingView
    activation: bool
    used: bool


class ScoreView(msgspec.Struct, frozen=True):
    """The glory that a player has if the game ends now, line by line."""

    cities: int
    connections: int
    tracks: int
    cards: int
    governor_space: int
    university: int
    population: int
    slavery: int
    total: int


class LossView(msgspec.Struct, frozen=True):
    """What giving up a held card does at once: the tracks, counted cards, limit and glory after it.

    `goes` says where the card ends: deck, face_down or away.
    """

    card: CardView
    tracks: tuple[TrackView, ...]
    counted: int
    limit: int
    glory: int
    goes: str


class PlayerView(msgspec.Struct, frozen=True):
    """One player's board.

    `supply` may fall below 0 when substitutes are in use; `on_buildings` and `on_board` count the other markers.
    `tokens` are the tokens in the harbor by type. `counted` cards stand against `limit`. `governor` lies on the
    governor space.
    """

    seat: int
    passed: bool
    harbor: int
    supply: int
    on_buildings: int
    on_board: int
    tracks: tuple[TrackView, ...]
    buildings: tuple[TileView, ...]
    free_spaces: int
    tokens: dict[str, int]
    cards: tuple[CardView, ...]
    governor: str
    face_down: tuple[CardView, ...]
    counted: int
    limit: int
    cities: tuple[str, ...]
    connections: tuple[str, ...]
    score: ScoreView
    rank: int

    def track(self, status: str) -> TrackView:
        """The track of a status."""
        return next(track for track in self.tracks if track.id == status)

    def loss(self, name: str) -> LossView:
        """What giving up that card would do (rules 9.2 to 9.4, and 10 for the glory)."""
        card = next(card for card in self.cards if card.id == name)
        tracks = tuple(
            [_track(status, self.track(status.id).level - card.icons.get(status.id, 0)) for status in STATUSES]
        )
        slavery = card.kind == "slavery"
        enthroned = name == self.governor
        free = slavery and sum(held.kind == "slavery" for held in self.cards) <= FREE_SLAVERY_CARDS
        glory = self.score.total - card.glory - sum(track.glory for track in self.tracks)
        glory += sum(track.glory for track in tracks) + (SLAVERY_GLORY if slavery else 0)
        glory += EMPTY_GOVERNOR_SPACE_GLORY if enthroned else 0
        goes = "face_down" if slavery else "away" if card.kind == "governor" else "deck"
        counted = self.counted - (0 if free or enthroned else 1)
        return LossView(card, tracks, counted, tracks[POLITICS.index].value, glory, goes)


class ActionView(msgspec.Struct, frozen=True):
    """The action in hand: the building (as its tile) or token in use, the parts left, the place they are bound to."""

    seat: int
    source: str
    title: str
    token: bool
    parts: tuple[str, ...]
    bound: str


class View(msgspec.Struct, frozen=True):
    """The table. `seat` is who looks (null: a spectator), and the only thing in which views differ.

    `turn` is whose build, salary or turn it is, `settling` the seat that is settling its cards, which may be another.
    `payments`: how many markers the seat that is asked still takes back, in its salary or by a Payment.
    `repeated`: how many positions the repetition guard remembers. When the game is over, `ranks` say how it ended.
    """

    seat: int | None
    round: int
    rounds: int
    phase: str
    crown: int
    turn: int
    settling: int | None
    payments: int
    action: ActionView | None
    regions: tuple[RegionView, ...]
    cities: tuple[CityView, ...]
    connections: tuple[ConnectionView, ...]
    decks: tuple[DeckView, ...]
    removed: tuple[CardView, ...]
    stock: tuple[StockView, ...]
    tokens: tuple[TokenView, ...]
    spent: dict[str, int]
    players: tuple[PlayerView, ...]
    repeated: int
    over: bool
    reason: str
    ranks: tuple[int, ...]
    house: dict[str, bool | int | str]

    @property
    def me(self) -> PlayerView | None:
        """The viewer's own board."""
        return None if self.seat is None else self.players[self.seat]

    @property
    def card_spaces(self) -> int:
        """How many cards a player board has room for."""
        return CARD_SPACES

    @property
    def last_space(self) -> int:
        """The last space of a status track."""
        return LAST_SPACE

    @property
    def glory_spaces(self) -> tuple[int, ...]:
        """The spaces of a status track that score."""
        return GLORY_SPACES

    @property
    def thresholds(self) -> dict[str, tuple[int, ...]]:
        """By status: the levels at which its track gives more than just before."""
        return THRESHOLDS

    def city(self, name: str) -> CityView:
        """The city of that name."""
        return next(city for city in self.cities if city.id == name)

    def region(self, name: str) -> RegionView:
        """The region of that name."""
        return next(region for region in self.regions if region.id == name)

    def deck(self, name: str) -> DeckView:
        """The deck of that name."""
        return next(deck for deck in self.decks if deck.id == name)

    def token(self, name: str) -> TokenView:
        """The type of token of that name."""
        return next(token for token in self.tokens if token.id == name)


def view(state: EndeavorState, seat: int | None) -> View:
    """The table as everybody sees it, for that seat."""
    totals = scores(state)
    over = bool(state.ended)
    return View(
        seat,
        state.round,
        ROUNDS,
        state.phase,
        state.crown,
        state.turn,
        None if state.settling == NOBODY else state.settling,
        state.payments,
        _action(state),
        tuple([_region(state, region) for region in REGIONS]),
        _cities(state),
        _connections(state),
        _decks(state),
        tuple([CARD_VIEWS[card.index] for card in state.removed]),
        tuple([StockView(BUILDING_VIEWS[b.index], state.stock[b.index]) for b in BUILDINGS if b.copies]),
        TOKEN_VIEWS,
        {token.id: state.spent[token.index] for token in TOKENS if state.spent[token.index]},
        tuple([_player(state, player, place) for player, place in zip(state.players, rank(totals), strict=True)]),
        len(state.seen),
        over,
        state.ended,
        tuple(rank(totals)) if over else (),
        dict(state.variant),
    )


def _lies(token: Token | None) -> str:
    return "" if token is None else token.id


def _whose(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _region(state: EndeavorState, region: Region) -> RegionView:
    at = region.index
    track = state.tracks[at]
    filled = len(track)
    spaces = []
    for number in range(1, region.spaces + 1):
        taken = number <= filled
        token = "" if taken else _lies(state.layout[region.sea + number - 1])
        spaces.append(SpaceView(region.space_id(number), number, track[number - 1] if taken else None, token))
    is_open = region in state.open
    return RegionView(
        region.id,
        region.title,
        is_open,
        region.home,
        tuple(spaces),
        0 if filled == region.spaces else filled + 1,
        tuple([player.beside[at] for player in state.players]),
        tuple([player.strength[at] for player in state.players]),
        None if is_open or not track else leader(track),
        tuple([city.id for city in region.cities]),
        tuple([deck.id for deck in region.decks]),
    )


def _cities(state: EndeavorState) -> tuple[CityView, ...]:
    views = []
    for city in CITIES:
        holder = state.holders[city.index]
        token = _lies(state.layout[city.index]) if holder == NOBODY else ""
        region = city.region
        views.append(CityView(city.id, city.title, region.id, city.glory, region in state.open, _whose(holder), token))
    return tuple(views)


def _connections(state: EndeavorState) -> tuple[ConnectionView, ...]:
    views = []
    for link in CONNECTIONS:
        one, other = link.cities
        token = "" if state.joined & link.bit else _lies(state.layout[link.space])
        views.append(ConnectionView(link.id, link.title, (one.id, other.id), _whose(_controller(state, link)), token))
    return tuple(views)


def _controller(state: EndeavorState, link: Connection) -> int:
    """Rules 8.4: who occupies both cities of a connection."""
    one, other = link.cities
    holder = state.holders[one.index]
    return holder if holder == state.holders[other.index] else NOBODY


def _decks(state: EndeavorState) -> tuple[DeckView, ...]:
    views = []
    for deck in DECKS:
        pile = state.decks[deck.index]
        at = deck.region.index
        is_open = deck.region in state.open
        strong: list[int] = []
        if pile and is_open:
            strong = [player.seat for player in state.players if player.strength[at] >= pile[0].value]
        cards = tuple([CARD_VIEWS[card.index] for card in pile])
        views.append(DeckView(deck.id, deck.title, deck.region.id, deck.slavery, is_open, cards, tuple(strong)))
    return tuple(views)


def _track(status: Status, level: int) -> TrackView:
    marker = min(level, LAST_SPACE)
    gives = status.gives[marker]
    next_level = next((space for space in THRESHOLDS[status.id] if space > level), None)
    next_value = None if next_level is None else status.gives[next_level]
    glory = status.slides[marker]
    return TrackView(status.id, status.title, status.governs, level, marker, gives, next_level, next_value, glory)


def _score(state: EndeavorState, player: Player) -> ScoreView:
    score = Score(state, player)
    return ScoreView(
        score.cities,
        score.connections,
        score.tracks,
        score.cards,
        score.governor_space,
        score.university,
        score.population,
        score.slavery,
        score.total,
    )


def _player(state: EndeavorState, player: Player, place: int) -> PlayerView:
    used = player.used
    seat = player.seat
    return PlayerView(
        seat,
        player.passed and state.phase == ACTION,
        player.harbor,
        player.supply,
        used.bit_count(),
        sum(player.strength),
        tuple([_track(status, player.levels[status.index]) for status in STATUSES]),
        tuple(
            [
                TileView(
                    tile.id, tile.title, BUILDING_VIEWS[tile.building.index], bool(tile.mask), bool(used & tile.bit)
                )
                for tile in player.tiles
            ]
        ),
        BUILDING_SPACES + 1 - len(player.tiles),
        {token.id: player.tokens[token.index] for token in TOKENS if player.tokens[token.index]},
        tuple([CARD_VIEWS[card.index] for card in player.cards]),
        "" if player.governor is None else player.governor.id,
        tuple([CARD_VIEWS[card.index] for card in player.face_down]),
        counted(player),
        value(player, POLITICS),
        tuple([city.id for city in CITIES if state.holders[city.index] == seat]),
        tuple([link.id for link in CONNECTIONS if _controller(state, link) == seat]),
        _score(state, player),
        place,
    )


def _action(state: EndeavorState) -> ActionView | None:
    using = state.using
    if using is None:
        return None
    return ActionView(
        state.turn,
        using.id,
        using.title,
        isinstance(using, Token),
        tuple([part.id for part in state.parts]),
        "" if state.bound is None else state.bound.id,
    )
