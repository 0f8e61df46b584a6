"""The set-up (rules 3): decks, market and map, the choice of civilizations, and each player's first pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from civitas.games.civilization.atlas import NOWHERE, SIDE, SPOTS
from civitas.games.civilization.options import (
    PAIRS,
    SETUP_CAPITAL,
    SETUP_CIV,
    SETUP_FIGURE,
    SETUP_POLICY,
    SETUP_WONDER,
    Pair,
    ordered,
)
from civitas.games.civilization.pieces import (
    CONSTANTS,
    FACTS,
    FAMILIES,
    MARKET_RESOURCES,
    UNIT_TYPE,
    WATER,
    WONDERS,
    Wonder,
)
from civitas.games.civilization.pieces_cards import EVENT_CARDS, PERSON_KINDS, PERSONS, TOKENS, UNIT_CARDS, Token
from civitas.games.civilization.pieces_map import CITY_STATES, CIVILIZATIONS, TILES, Civilization
from civitas.games.civilization.rules.building import wonder_slots
from civitas.games.civilization.rules.cities import capital_of, put_city
from civitas.games.civilization.rules.culture import gain_person
from civitas.games.civilization.rules.decks import EVERYBODY, gain_unit
from civitas.games.civilization.rules.exploring import lay_tile
from civitas.games.civilization.rules.figures import may_stand, put, spare
from civitas.games.civilization.rules.goods import take_resource
from civitas.games.civilization.rules.ground import touch_player
from civitas.games.civilization.rules.learning import enter_tech
from civitas.games.civilization.rules.numbers import TRADE, yields
from civitas.games.civilization.rules.placing import put_wonder, refill_wonders, wonder_squares
from civitas.games.civilization.rules.sweep import free_policies
from civitas.games.civilization.rules.windows import DECLARED, INVESTED, is_two_player
from civitas.games.civilization.state import CivilizationState, new_state
from civitas.games.civilization.state_player import CAPITAL, CITIES, METROPOLIS, Player, new_player
from civitas.kernel.chance import Chance
from civitas.kernel.decisions import Flow, ask, together
from civitas.kernel.rules import Value

_OUTER = (0, SIDE - 1)


def setup(seats: int, variant: Mapping[str, Value], chance: Chance) -> CivilizationState:
    """Rules 3.1: everything that needs no choice."""
    state = new_state(seats, variant, chance)
    state.players = [new_player(seat, CIVILIZATIONS[0]) for seat in range(seats)]
    civilizations = playable(variant)
    chance.shuffle(civilizations)
    drawn = CONSTANTS.civilizations_drawn
    state.choices = [civilizations[seat * drawn : (seat + 1) * drawn] for seat in range(seats)]
    state.civilizations = civilizations[seats * drawn :]
    if variant["first_player"] == "random":
        state.first = chance.below(seats)
    _stock(state)
    _shuffle_decks(state)
    _lay_map(state)
    return state


def playable(variant: Mapping[str, Value]) -> list[Civilization]:
    """Rules 1.7: the civilizations that the modules leave in the draw."""
    found = list(CIVILIZATIONS)
    if not variant["social_policies"]:
        found = [one for one in found if not one.standing.get("policies")]
    if not variant["investments"]:
        found = [one for one in found if not answers_to_investing(one)]
    return found


def answers_to_investing(source: object) -> bool:
    """Whether a source only makes sense with investments: it answers to them."""
    powers = DECLARED.get(source)
    return powers is not None and any(moment == INVESTED for moment, _ in powers.triggers)


def _stock(state: CivilizationState) -> None:
    """Rules 3.1, 3.3: market, building tokens, great person tokens."""
    two = is_two_player(state)
    for family in FAMILIES:
        state.supply[family.index] = family.two_players if two else family.full
    for resource in MARKET_RESOURCES:
        state.market[resource.index] = CONSTANTS.market_tokens_per_player * len(state.players)
    for kind in PERSON_KINDS:
        state.person_tokens[kind.index] = kind.count


def token_piles(variant: Mapping[str, Value], two: bool) -> tuple[list[Token], list[Token], list[Token]]:
    """Rules 3.1, 3.3: hut and village tokens, and those that two players take out."""
    removed: list[Token] = []
    if two and variant["two_player_token_removal"]:
        for village, counts in (
            (False, FACTS.two_players.huts_removed),
            (True, FACTS.two_players.villages_removed),
        ):
            for name, count in counts.items():
                held = [token for token in TOKENS if token.village == village and token.kind.name == name]
                removed.extend(held[:count])
    left = [token for token in TOKENS if token not in removed]
    return [one for one in left if not one.village], [one for one in left if one.village], removed


def playable_wonders(variant: Mapping[str, Value]) -> list[Wonder]:
    """Rules 1.7: the wonders that the modules leave in the box."""
    found = list(WONDERS)
    return found if variant["investments"] else [one for one in found if not answers_to_investing(one)]


def _shuffle_decks(state: CivilizationState) -> None:
    """Rules 3.1: the decks of units, wonders, events and great persons, the piles of tokens."""
    chance, variant = state.chance, state.variant
    for unit in UNIT_CARDS:
        state.units[unit.type.index].append(unit)
    for card in EVENT_CARDS:
        state.events[card.level - 1].append(card)
    for units in state.units:
        chance.shuffle(units)
    for events in state.events:
        chance.shuffle(events)
    persons = list(PERSONS)
    if not variant["investments"]:
        persons = [one for one in persons if not answers_to_investing(one)]
    chance.shuffle(persons)
    state.persons = persons
    two = is_two_player(state)
    each = FACTS.two_players.wonders_per_age if two else CONSTANTS.wonders_per_age
    wonders = playable_wonders(variant)
    for age in sorted({one.age for one in wonders}, reverse=True):
        pile = [one for one in wonders if one.age == age]
        chance.shuffle(pile)
        state.wonder_deck.extend(pile[:each])
        state.wonders_out.extend(pile[each:])
    state.huts, state.villages, removed = token_piles(variant, two)
    chance.shuffle(state.huts)
    chance.shuffle(state.villages)
    for token in removed:
        state.seen[token.key] = EVERYBODY
    state.tokens_gone = removed
    state.city_states = list(CITY_STATES)
    chance.shuffle(state.city_states)


def _lay_map(state: CivilizationState) -> None:
    """Rules 3.1: neutral tiles face down on all slots but the homes."""
    tiles = list(TILES)
    state.chance.shuffle(tiles)
    homes = [slot for slot, _ in state.layout.homes]
    for slot in range(len(state.layout.slots)):
        if slot not in homes:
            state.tiles[slot] = tiles.pop()
    state.tiles_out = tiles


def choose_civilizations(state: CivilizationState) -> Flow[None]:
    """Rules 3.1: each player keeps one of two, secretly; or all choose freely, openly in seat order."""
    chosen: dict[int, Civilization] = {}
    if state.variant["civilization_choice"] == "free":
        left = [one for drawn in state.choices for one in drawn] + state.civilizations
        for seat in range(len(state.players)):
            chosen[seat] = yield from ask(SETUP_CIV, seat, ordered(SETUP_CIV, left))
            left.remove(chosen[seat])
    else:
        options = {seat: ordered(SETUP_CIV, drawn) for seat, drawn in enumerate(state.choices)}
        chosen = yield from together(SETUP_CIV, options)
    state.choices = []
    state.civilizations = []
    for seat, civ in sorted(chosen.items()):
        state.players[seat] = new_player(seat, civ)
        slot, turn = state.layout.homes[seat]
        state.tiles[slot] = civ.home
        lay_tile(state, slot, turn)
        state.say("civilization", player=seat, civilization=civ)
    for player in state.players:
        if player.civ.setup.wonder:
            # Its card is taken before the market is filled; the token follows in the player's own set-up.
            player.wonders = (state.wonder_deck.pop(),)
    refill_wonders(state, wonder_slots(state))


def set_up_player(state: CivilizationState, player: Player) -> Flow[None]:
    """Rules 3.2: tech, policy, units, capital, figures, what the sheet says, the dials."""
    civ = player.civ
    begin_sheet(state, player)
    if state.variant["social_policies"]:
        for _ in range(civ.setup.policies):
            policy = yield from ask(SETUP_POLICY, player.seat, free_policies(player))
            player.policies = (*player.policies, policy)
            state.say("policy", player=player.seat, policy=policy)
    for unit, count in CONSTANTS.starting_units.items():
        for _ in range(count + civ.setup.units.get(UNIT_TYPE[unit].index, 0)):
            gain_unit(state, player, UNIT_TYPE[unit])
    yield from _place_capital(state, player)
    for army in [True] * civ.setup.start_armies + [False] * civ.setup.start_scouts:
        yield from _place_figure(state, player, army)
    yield from _place_wonder(state, player)
    for resource in civ.setup.resources:
        take_resource(state, player, resource, civ)
    for _ in range(civ.setup.great_people):
        yield from gain_person(state, player, civ)
    touch_player(state, player)
    # Icons alone: what a wonder adds is collected in the trade phase.
    player.trade = yields(state, capital_of(state, player))[TRADE]


def begin_sheet(state: CivilizationState, player: Player) -> None:
    """Rules 3.2, 3.1: figures and city tokens, the starting tech in the bottom row, the starting government."""
    setup_of = player.civ.setup
    player.armies = setup_of.armies
    player.at = [NOWHERE] * (setup_of.armies + setup_of.scouts)
    player.city_tokens = CONSTANTS.city_tokens
    player.government = player.civ.government
    enter_tech(state, player, player.civ.starting_tech, 1)


def capital_squares(state: CivilizationState, player: Player) -> list[Any]:
    """Rules 3.2: the central squares of the home tile that are no water; for a metropolis pairs of them."""
    slot, _ = state.layout.homes[player.seat]
    squares = state.layout.squares_of(slot)
    inner = [at for n, at in enumerate(squares) if n // SIDE not in _OUTER and n % SIDE not in _OUTER]
    land = []
    for at in inner:
        cell = state.cells[at]
        if cell is not None and cell.terrain != WATER:
            land.append(at)
    if not player.civ.setup.metropolis:
        return ordered(SETUP_CAPITAL, [SPOTS[at] for at in land])
    return ordered(SETUP_CAPITAL, [pair for key, pair in PAIRS.items() if key[0] in land and key[1] in land])


def _place_capital(state: CivilizationState, player: Player) -> Flow[None]:
    answer = yield from ask(SETUP_CAPITAL, player.seat, capital_squares(state, player))
    if isinstance(answer, Pair):
        centres = (answer.spots[0].at, answer.spots[1].at)
        city = put_city(state, player.seat * CITIES, METROPOLIS, centres)
    else:
        city = put_city(state, player.seat * CITIES, CAPITAL, (answer.at,))
    city.walls = player.civ.setup.walls
    state.say("capital", player=player.seat, at=SPOTS[city.centres[0]])


def _place_figure(state: CivilizationState, player: Player, army: bool) -> Flow[None]:
    city = capital_of(state, player)
    spots = []
    for at in city.outskirts:
        cell = state.cells[at]
        if cell is not None and cell.terrain != WATER and may_stand(state, player, at):
            spots.append(SPOTS[at])
    spot = yield from ask(SETUP_FIGURE, player.seat, spots, "army" if army else "scout")
    put(state, player, spare(player, army), spot.at)


def _place_wonder(state: CivilizationState, player: Player) -> Flow[None]:
    """Rules 3.1, 3.2: the Egyptians' wonder; it is not built in the sense of other powers (14.66)."""
    if not player.civ.setup.wonder:
        return
    wonder = player.wonders[0]
    spots = [SPOTS[at] for at in wonder_squares(state, capital_of(state, player))]
    spot = yield from ask(SETUP_WONDER, player.seat, spots, wonder)
    player.wonders = ()
    put_wonder(state, player, wonder, spot.at)
    state.say("builds", player=player.seat, what=wonder, at=spot)


__all__ = [
    "begin_sheet",
    "capital_squares",
    "choose_civilizations",
    "playable",
    "playable_wonders",
    "set_up_player",
    "setup",
    "token_piles",
]
