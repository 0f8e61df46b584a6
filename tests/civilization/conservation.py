"""Rules 2: every piece of the box is somewhere, once, at every moment of a game."""

from __future__ import annotations

from collections import Counter
from typing import Any

from civitas.games.civilization.pieces import CONSTANTS, FAMILIES, MARKET_RESOURCES, Building, Wonder
from civitas.games.civilization.pieces_cards import (
    EVENT_CARDS,
    PERSON_KINDS,
    PERSONS,
    TOKENS,
    UNIT_CARDS,
    Person,
    PersonKind,
    Token,
)
from civitas.games.civilization.pieces_map import CITY_STATES, TILES, CityState
from civitas.games.civilization.rules.setup import answers_to_investing, playable_wonders
from civitas.games.civilization.state import SETUP, CivilizationState
from civitas.games.civilization.state_player import CAPITAL, CITY

BRIEF = {"turn_limit": 20}
"""The contract's games end after so many turns."""


def check(state: CivilizationState) -> None:
    """Count everything."""
    _once(_units(state), UNIT_CARDS)
    _once(_events(state), EVENT_CARDS)
    invests = bool(state.variant["investments"])
    _once(_persons(state), [one for one in PERSONS if invests or not answers_to_investing(one)])
    _once(_tokens(state), TOKENS)
    _once(_city_states(state), CITY_STATES)
    neutral = [tile for tile in state.tiles if tile in TILES]
    _once([*neutral, *state.tiles_out], TILES)
    _once(_wonders(state), playable_wonders(state.variant))
    _tokens_of_the_market(state)
    _map(state)


def _once(found: list[Any], box: Any) -> None:
    counts = Counter(map(id, found))
    names = {id(piece): repr(piece) for piece in (*found, *box)}
    wrong = [(names[key], counts[key]) for key in {*counts, *map(id, box)} if counts[key] != 1]
    assert not wrong, wrong
    assert len(found) == len(box)


def _units(state: CivilizationState) -> list[Any]:
    found = [card for pile in (*state.units, *state.unit_discards) for card in pile]
    found += [card for player in state.players for card in player.units]
    battle = state.battle
    if battle is not None:
        for side in (0, 1):
            found += [*battle.hands[side], *battle.killed[side], *battle.aside[side]]
            found += [fighter.card for front in battle.fronts if (fighter := front.units[side]) is not None]
    return found


def _events(state: CivilizationState) -> list[Any]:
    found = [card for pile in (*state.events, *state.event_discards) for card in pile]
    return found + [card for player in state.players for card in player.hand]


def _persons(state: CivilizationState) -> list[Any]:
    found: list[Any] = [*state.persons, *state.person_discards]
    for player in state.players:
        found += [*player.persons, *player.shown]
        found += [card for row in player.rows for card in row if isinstance(card, Person)]
    return found


def _tokens(state: CivilizationState) -> list[Any]:
    found: list[Any] = [*state.huts, *state.villages, *state.tokens_gone]
    found += [marker for marker in state.markers if isinstance(marker, Token)]
    return found + [token for player in state.players for token in player.tokens]


def _city_states(state: CivilizationState) -> list[Any]:
    lying = [marker for marker in state.markers if isinstance(marker, CityState)]
    assert sorted(state.city_squares) == [at for at, one in enumerate(state.markers) if isinstance(one, CityState)]
    return [*state.city_states, *state.city_states_gone, *lying]


def _wonders(state: CivilizationState) -> list[Any]:
    built = [one for one in state.built if isinstance(one, Wonder)]
    held = [wonder for player in state.players for wonder in (*player.wonders, *player.obsolete)]
    if state.phase == SETUP:
        built = held
    assert sorted(map(str, built)) == sorted(map(str, held))
    return [*state.wonders, *state.wonder_deck, *state.wonders_out, *state.wonders_gone, *built]


def _tokens_of_the_market(state: CivilizationState) -> None:
    two = len(state.players) == 2
    for family in FAMILIES:
        lying = [one for one in state.built if isinstance(one, Building) and one.family == family.index]
        assert len(lying) + state.supply[family.index] == (family.two_players if two else family.full), family
    for kind in PERSON_KINDS:
        reserve = sum(player.reserve[kind.index] for player in state.players)
        lying = [one for one in state.built if one is kind]
        assert len(lying) + reserve + state.person_tokens[kind.index] == kind.count, kind
    for resource in MARKET_RESOURCES:
        held = sum(player.stock[resource.index] for player in state.players)
        whole = CONSTANTS.market_tokens_per_player * len(state.players)
        assert held + state.market[resource.index] == whole, resource


def _map(state: CivilizationState) -> None:
    """Figures, cities and what lies in their outskirts agree with the squares."""
    for at in state.layout.squares:
        mask = sum(player.bit for player in state.players if at in player.at)
        assert state.standing[at] == mask, at
        built = state.built[at]
        assert built is None or (state.city_at(at) is not None and state.centre_at(at) is None), at
        assert not (isinstance(built, (Building, PersonKind, Wonder)) and state.markers[at] is not None), at
    for number, city in enumerate(state.cities):
        if city is not None:
            assert city.number == number
            assert all(state.land[at] == number for at in (*city.centres, *city.outskirts))
    for player in state.players:
        assert 0 <= player.trade <= CONSTANTS.trade_dial
        assert player.culture >= 0
        assert min(player.coins) >= 0
        cities = [city for city in state.cities_of(player.seat) if city.kind == CITY]
        if player.at:
            assert len(cities) + player.city_tokens == CONSTANTS.city_tokens
        assert CAPITAL not in [city.kind for city in cities]
