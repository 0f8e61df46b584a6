"""The sums that hold on every table of Endeavor, at every decision."""

from __future__ import annotations

from civitas.games.endeavor.pieces import (
    BLUE_TOKENS,
    BUILDINGS,
    CARDS,
    CITIES,
    CONNECTIONS,
    MARKERS,
    PRINTED,
    REGIONS,
    STATUSES,
    TOKENS,
)
from civitas.games.endeavor.state import NOBODY, EndeavorState, Player


def check(state: EndeavorState) -> None:
    """Tokens, cards, tiles and markers add up, and every kept count is what a recount gives."""
    _tokens(state)
    _cards(state)
    _tiles(state)
    _board(state)
    for player in state.players:
        _markers(state, player)
        _levels(player)


def _tokens(state: EndeavorState) -> None:
    counts = list(state.spent)
    for player in state.players:
        for at, number in enumerate(player.tokens):
            assert number >= 0
            counts[at] += number
        assert player.blue == sum(player.tokens[token.index] for token in BLUE_TOKENS)
    lying = [state.layout[city.index] for city in CITIES if state.holders[city.index] == NOBODY]
    lying += [state.layout[link.space] for link in CONNECTIONS if not state.joined & link.bit]
    for region in REGIONS:
        lying += state.layout[region.sea + len(state.tracks[region.index]) : region.sea + region.spaces]
    for token in lying:
        if token is not None:
            counts[token.index] += 1
    assert counts == [token.count for token in TOKENS]


def _cards(state: EndeavorState) -> None:
    cards = [*state.removed]
    for pile in state.decks:
        assert [card.value for card in pile] == sorted(card.value for card in pile)
        cards += pile
    for player in state.players:
        assert list(player.cards) == sorted(player.cards, key=lambda card: card.index)
        assert all(card.slavery for card in player.face_down)
        assert player.governor is None or (player.governor in player.cards and player.governor.governor)
        cards += player.cards + player.face_down
    assert sorted(cards, key=lambda card: card.index) == list(CARDS)


def _tiles(state: EndeavorState) -> None:
    for building in BUILDINGS:
        if building is PRINTED.building:
            assert all(player.tiles[0] is PRINTED for player in state.players)
            continue
        built = sum(tile.building is building for player in state.players for tile in player.tiles)
        assert built + state.stock[building.index] == building.copies
        for player in state.players:
            mine = [tile for tile in player.tiles if tile.building is building]
            assert tuple(mine) == building.tiles[: len(mine)]
    for player in state.players:
        assert list(player.tiles) == sorted(player.tiles, key=lambda tile: tile.index)
        assert player.used & ~sum(tile.bit for tile in player.tiles if tile.mask) == 0


def _board(state: EndeavorState) -> None:
    for region in REGIONS:
        assert len(state.tracks[region.index]) <= region.spaces
        assert (region in state.open) == (len(state.tracks[region.index]) == region.spaces)
        assert state.empty[region.index] == sum(state.holders[city.index] == NOBODY for city in region.cities)
        for city in region.cities:
            assert region in state.open or state.holders[city.index] == NOBODY
    for link in CONNECTIONS:
        one, other = link.cities
        if state.holders[one.index] == state.holders[other.index] != NOBODY:
            assert state.joined & link.bit


def _markers(state: EndeavorState, player: Player) -> None:
    on_board = 0
    for region in REGIONS:
        at = region.index
        cities = sum(state.holders[city.index] == player.seat for city in region.cities)
        ships = state.tracks[at].count(player.seat) + player.beside[at]
        assert player.holdings[at] == cities
        assert player.strength[at] == cities + ships
        on_board += cities + ships
    assert player.harbor >= 0
    assert player.supply + player.harbor + player.used.bit_count() + on_board == MARKERS


def _levels(player: Player) -> None:
    levels = [0] * len(STATUSES)
    for tile in player.tiles:
        for at, number in tile.building.icons.pairs:
            levels[at] += number
    for card in player.cards:
        for at, number in card.icons.pairs:
            levels[at] += number
    for token in TOKENS:
        for at, number in token.icons.pairs:
            levels[at] += number * player.tokens[token.index]
    assert player.levels == levels
