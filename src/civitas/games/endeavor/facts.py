"""The data file of Endeavor: its form, and the checks that a corrected file must pass.

Every number of the board, the tiles, the tokens, the cards and the scoring stands in `components.json`, one entry a
line, each with its confidence: `seed` (stated by the rulebook), `multi` (two or more sources), `single` (one source),
`recon` (reconstructed). A `conf_<field>` speaks of that field alone.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

import msgspec

from civitas.kit.facts import components, equal, insist, known
from civitas.kit.facts import decode as read

Conf = Literal["seed", "multi", "single", "recon"]
Count = Annotated[int, msgspec.Meta(ge=0)]
Icons = dict[str, Annotated[int, msgspec.Meta(ge=1)]]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    conf: Conf


class Meta(_Strict, frozen=True):
    """What the box says."""

    id: str
    name: str
    edition: str
    players_min: Count
    players_max: Count
    rounds: Count
    setup_varies_with_player_count: bool
    random_elements: list[str]
    hidden_information: str


class HouseRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reading of the rules that a table can choose."""

    id: str
    values: list[str]
    default: str


class StatusKind(_Strict, frozen=True):
    """One of the four statuses."""

    id: str
    name: str
    symbol: str
    governs: str


class TrackSpaces(_Strict, frozen=True):
    """The spaces of every status track."""

    first_space: Count
    last_space: Count
    start_space: Count


class StatusTrack(_Strict, frozen=True):
    """What the levels of one status give: `level_min[i]` is the lowest level that gives `values[i]`."""

    id: str
    level_min: list[Count]
    values: list[Count]
    meaning: str
    conf_thresholds: Conf | None = None


class GlorySpaces(_Strict, frozen=True):
    """The spaces of a track to which markers slide down in the final scoring."""

    spaces: list[Count]


class PlayerBoard(_Strict, frozen=True):
    """The board of one player."""

    copies: Count
    printed_building: str
    building_spaces: Count
    card_spaces: Count
    governor_spaces: Count
    harbor: bool


class Colour(_Strict, frozen=True):
    """The colour of a set of player pieces."""

    id: str
    name: str


class Markers(_Strict, frozen=True):
    """Population markers."""

    per_player: Count
    total: Count
    limited: bool = True


class ScoreTokens(_Strict, frozen=True):
    """Counters of the final scoring."""

    count: Count
    sides: list[Count]
    use: str


class Crown(_Strict, frozen=True):
    """The start player's marker."""

    count: Count
    name: str


class Action(_Strict, frozen=True):
    """What a building or blue token lets a player do."""

    id: str
    name: str
    kind: Literal["simple", "choose_one", "one_or_both"]
    population_from_harbor: Count | None = None
    parts: list[str] = []
    order: Literal["", "any"] = ""
    constraint: Literal["", "same_region", "same_deck"] = ""


class Building(_Strict, frozen=True):
    """A building type, or the building that is printed on every player board (no copies)."""

    id: str
    name: str
    level: Count
    copies: Count
    icons: Icons
    glory: Count
    action: str | None
    activation_space: bool
    conf_name: Conf | None = None
    conf_level: Conf | None = None
    conf_copies: Conf | None = None
    conf_icons: Conf | None = None
    conf_icon_kind: Conf | None = None
    conf_glory: Conf | None = None
    conf_action: Conf | None = None


class BuildingRules(_Strict, frozen=True):
    """Limits of building, and what one Payment icon pays."""

    max_level_5_per_player: Count
    same_type_may_be_built_again: bool
    payment_icons_per_payment_action: Count


class Token(_Strict, frozen=True):
    """A type of trade token."""

    id: str
    name: str
    background: Literal["brown", "blue"]
    kind: Literal["status", "action"]
    icons: Icons
    action: str | None
    count: Count


class TokenRules(_Strict, frozen=True):
    """Where trade tokens lie at the start."""

    total: Count
    placed_one_on_each: list[str]
    left_over_after_setup: Count
    back_side: str


class Region(_Strict, frozen=True):
    """A region of the board."""

    id: str
    name: str
    open_at_start: bool
    automatic_presence: bool
    shipping_spaces: Count
    decks: list[str]
    conf_shipping_spaces: Conf | None = None


class City(_Strict, frozen=True):
    """A city of the board."""

    id: str
    name: str
    region: str
    glory: Count
    conf_region: Conf | None = None


class Connection(_Strict, frozen=True):
    """A line that joins two cities."""

    id: str
    cities: tuple[str, str]


class ConnectionRules(_Strict, frozen=True):
    """What every connection carries and scores."""

    trade_tokens_each: Count
    glory_each: Count


class BoardTotals(_Strict, frozen=True):
    """How many spaces the board has."""

    cities: Count
    connections: Count
    shipping_spaces: Count
    all_spaces: Count
    conf_all_spaces: Conf | None = None


class Deck(_Strict, frozen=True):
    """A deck of asset cards, `order` from top to bottom."""

    id: str
    name: str
    region: str
    slavery: bool
    order: list[str]


class Card(_Strict, frozen=True):
    """An asset card; a governor has no value."""

    id: str
    deck: str
    name: str
    kind: Literal["asset", "slavery", "governor", "abolition"]
    value: Count | None
    icons: Icons
    glory: Count
    conf_icons: Conf | None = None
    conf_glory: Conf | None = None


class CardRules(_Strict, frozen=True):
    """What the card limit leaves out."""

    limit_from: str
    free_slavery_cards: Count
    free_governor_on_governor_space: Count


class Score(_Strict, frozen=True):
    """A line of the final scoring; no points: they are printed on the pieces."""

    id: str
    points: int | None
    note: str
    markers: Count | None = None


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole data file."""

    meta: Meta
    options: list[HouseRule]
    status_kinds: list[StatusKind]
    track_spaces: TrackSpaces
    status_tracks: list[StatusTrack]
    glory_spaces: GlorySpaces
    player_board: PlayerBoard
    player_colours: list[Colour]
    population_markers: Markers
    status_markers: Markers
    large_score_tokens: ScoreTokens
    start_player_marker: Crown
    actions: list[Action]
    buildings: list[Building]
    building_rules: BuildingRules
    trade_tokens: list[Token]
    trade_token_rules: TokenRules
    regions: list[Region]
    cities: list[City]
    connections: list[Connection]
    connection_rules: ConnectionRules
    board_totals: BoardTotals
    decks: list[Deck]
    cards: list[Card]
    card_rules: CardRules
    scoring: list[Score]


def load() -> Facts:
    """The data file that comes with the game."""
    return decode(components(__package__))


def decode(data: bytes | str) -> Facts:
    """The facts of a data file, checked, or BadData."""
    facts = read(data, Facts)
    _check_names(facts)
    _check_pieces(facts)
    _check_board(facts)
    _check_cards(facts)
    _check_scoring(facts)
    return facts


def _check_names(facts: Facts) -> None:
    """Every id is unique in the whole file; the tracks name their status."""
    groups = (
        facts.status_kinds, facts.player_colours, facts.actions, facts.buildings, facts.trade_tokens,
        facts.regions, facts.cities, facts.connections, facts.decks, facts.cards, facts.scoring, facts.options,
    )  # fmt: skip
    times = Counter(entry.id for group in groups for entry in group)
    for name, count in times.items():
        insist(count == 1, name, f"this id stands {count} times in the file.")
    statuses = [kind.id for kind in facts.status_kinds]
    equal("status_tracks", "the list of statuses", [track.id for track in facts.status_tracks], statuses)
    for option in facts.options:
        insist(option.default in option.values, option.id, f"the default “{option.default}” is none of its values.")
    pieces: list[Building | Token | Card] = [*facts.buildings, *facts.trade_tokens, *facts.cards]
    for piece in pieces:
        for status in piece.icons:
            known(piece.id, "the status", status, statuses)


def _check_pieces(facts: Facts) -> None:
    """Tracks rise, actions have parts, buildings and tokens have their actions, counts add up."""
    spaces = facts.track_spaces
    for track in facts.status_tracks:
        equal(track.id, "the number of values", len(track.values), len(track.level_min))
        equal(track.id, "the first level", track.level_min[:1], [spaces.first_space])
        for name, numbers in (("level_min", track.level_min), ("values", track.values)):
            insist(numbers == sorted(set(numbers)), track.id, f"{name} must rise.")
    glory = facts.glory_spaces.spaces
    insist(glory == sorted(set(glory)), "glory_spaces", "the spaces must rise.")
    insist(glory[:1] == [0] and glory[-1] <= spaces.last_space, "glory_spaces", "they run from 0 to the last space.")
    simple = {action.id for action in facts.actions if action.kind == "simple"}
    equal("actions", "the set of simple actions", simple, {"ship", "occupy", "attack", "payment", "draw"})
    for action in facts.actions:
        if action.kind == "simple":
            insist(action.population_from_harbor is not None, action.id, "it needs population_from_harbor.")
        else:
            equal(action.id, "the number of parts", len(action.parts), 2)
            for part in action.parts:
                known(action.id, "the simple action", part, simple)
        together = action.kind == "one_or_both"
        insist(bool(action.constraint) == together, action.id, "one_or_both, and only it, needs a constraint.")
    actions = {action.id for action in facts.actions}
    pieces: list[Building | Token] = [*facts.buildings, *facts.trade_tokens]
    for piece in pieces:
        if piece.action is not None:
            known(piece.id, "the action", piece.action, actions)
    for building in facts.buildings:
        has = building.action is not None
        equal(building.id, "activation_space", building.activation_space, has)
    printed = [building.id for building in facts.buildings if building.copies == 0]
    equal("player_board", "the list of buildings without copies", printed, [facts.player_board.printed_building])
    for token in facts.trade_tokens:
        status = token.kind == "status"
        equal(token.id, "background", token.background, "brown" if status else "blue")
        insist(bool(token.icons) == status, token.id, "a status token shows an icon, an action token none.")
        insist((token.action is None) == status, token.id, "an action token has an action, a status token none.")
    rules = facts.trade_token_rules
    equal("trade_tokens", "the sum of the counts", sum(t.count for t in facts.trade_tokens), rules.total)
    seats = facts.meta.players_max
    equal("player_board", "copies", facts.player_board.copies, seats)
    equal("player_colours", "the number of colours", len(facts.player_colours), seats)
    for name, markers in (("population_markers", facts.population_markers), ("status_markers", facts.status_markers)):
        equal(name, "total", markers.total, seats * markers.per_player)
    unlimited = not facts.population_markers.limited
    insist(unlimited, "population_markers", "the rules let substitutes be used when markers run out (1.6).")
    equal("status_markers", "per_player", facts.status_markers.per_player, len(facts.status_kinds))
    equal("player_board", "building_spaces", facts.player_board.building_spaces, facts.meta.rounds)
    rebuild = facts.building_rules.same_type_may_be_built_again
    insist(rebuild, "building_rules", "the rules let a player build a type again (5.2).")
    below = sum(building.copies for building in facts.buildings if building.level < 5)
    enough = seats * facts.meta.rounds
    insist(below >= enough, "buildings", f"{below} tiles below level 5 are too few for {enough} builds.")


def _check_board(facts: Facts) -> None:
    """Cities, connections and shipping spaces take all tokens; everything lies in a region that exists."""
    regions = {region.id: region for region in facts.regions}
    for city in facts.cities:
        known(city.id, "the region", city.region, regions)
    cities = {city.id for city in facts.cities}
    pairs: set[frozenset[str]] = set()
    for connection in facts.connections:
        for name in connection.cities:
            known(connection.id, "the city", name, cities)
        pair = frozenset(connection.cities)
        insist(len(pair) == 2, connection.id, "it joins a city with itself.")
        insist(pair not in pairs, connection.id, "another connection joins the same cities.")
        pairs.add(pair)
    for region in facts.regions:
        insist(
            region.open_at_start == (region.shipping_spaces == 0),
            region.id,
            "a region is open at the start if it has no shipping spaces, and closed if it has.",
        )
        insist(any(city.region == region.id for city in facts.cities), region.id, "it has no city.")
    totals = facts.board_totals
    equal("board_totals", "cities", totals.cities, len(facts.cities))
    equal("board_totals", "connections", totals.connections, len(facts.connections))
    equal("board_totals", "shipping_spaces", totals.shipping_spaces, sum(r.shipping_spaces for r in facts.regions))
    spaces = totals.cities + totals.connections + totals.shipping_spaces
    equal("board_totals", "all_spaces", totals.all_spaces, spaces)
    equal("connection_rules", "trade_tokens_each", facts.connection_rules.trade_tokens_each, 1)
    left = facts.trade_token_rules.left_over_after_setup
    equal("trade_token_rules", "total", facts.trade_token_rules.total, spaces + left)


def _check_cards(facts: Facts) -> None:
    """Every card lies in the order of its own deck, by value, the governor on top of an overseas deck."""
    decks = {deck.id: deck for deck in facts.decks}
    regions = {region.id: region for region in facts.regions}
    for region in facts.regions:
        for name in region.decks:
            known(region.id, "the deck", name, decks)
            equal(name, "region", decks[name].region, region.id)
    placed = Counter(name for region in facts.regions for name in region.decks)
    for deck in facts.decks:
        equal(deck.id, "the number of places on the board", placed[deck.id], 1)
        own = sorted((c for c in facts.cards if c.deck == deck.id), key=lambda c: -1 if c.value is None else c.value)
        equal(deck.id, "order", deck.order, [card.id for card in own])
        values = [card.value for card in own]
        insist(len(set(values)) == len(values), deck.id, "two of its cards have the same value.")
        governors = 0 if regions[deck.region].open_at_start else 1
        equal(deck.id, "the number of governors", sum(card.kind == "governor" for card in own), governors)
    for card in facts.cards:
        known(card.id, "the deck", card.deck, decks)
        equal(card.id, "the kind says slavery", card.kind == "slavery", decks[card.deck].slavery)
        insist((card.value is None) == (card.kind == "governor"), card.id, "governors, and only they, have no value.")
    equal("decks", "the number of slavery decks", sum(deck.slavery for deck in facts.decks), 1)
    known("card_rules", "the status", facts.card_rules.limit_from, {kind.id for kind in facts.status_kinds})
    limit = max(value for t in facts.status_tracks if t.id == facts.card_rules.limit_from for value in t.values)
    equal("player_board", "card_spaces", facts.player_board.card_spaces, limit)
    equal("player_board", "governor_spaces", facts.player_board.governor_spaces, 1)


_LINES = ("cities", "connections", "tracks", "cards", "governor_space_empty", "university", "population", "slavery")


def _check_scoring(facts: Facts) -> None:
    """The lines of the scoring are those that the rules know, and agree with what is printed on the pieces."""
    lines = {line.id: line for line in facts.scoring}
    equal("scoring", "the list of lines", list(lines), [f"score_{name}" for name in _LINES])
    for name in ("score_connections", "score_governor_space_empty", "score_population", "score_slavery"):
        insist(lines[name].points is not None, name, "it needs points.")
    insist(bool(lines["score_population"].markers), "score_population", "it needs markers, at least 1.")
    equal("score_connections", "points", lines["score_connections"].points, facts.connection_rules.glory_each)
    university = next((building.glory for building in facts.buildings if building.id == "university"), None)
    equal("score_university", "points", lines["score_university"].points, university)
