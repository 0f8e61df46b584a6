"""The start of turn phase (rules 5, 8.3): founding, governments, investing, gathering, great persons, abilities."""

from __future__ import annotations

from civitas.games.civilization.atlas import SPOTS
from civitas.games.civilization.options import (
    ASSIGN,
    ASSIGN_CITY,
    COIN_AT,
    END,
    FOUND,
    FOUND_BY_ARMY,
    GOVERN,
    GROW,
    INVEST,
    PLACE,
    SOT_MAIN,
    TARGET_COIN,
    About,
    At,
    Power,
    ordered,
)
from civitas.games.civilization.pieces import ANARCHY, Government, Investment
from civitas.games.civilization.pieces_cards import PersonKind
from civitas.games.civilization.pieces_map import CityState
from civitas.games.civilization.rules.cities import expansions, found, grow, sites
from civitas.games.civilization.rules.culture import invest, place_person, reserved_kinds
from civitas.games.civilization.rules.goods import coin_places, lose_coin
from civitas.games.civilization.rules.ground import icons_at, resource_at, touch_player
from civitas.games.civilization.rules.learning import set_government
from civitas.games.civilization.rules.numbers import is_unlocked, unlocked_governments
from civitas.games.civilization.rules.placing import person_squares
from civitas.games.civilization.rules.reacting import AGAIN, ask_openly, find, perform, usable
from civitas.games.civilization.rules.sweep import settle
from civitas.games.civilization.rules.windows import START_OF_TURN, Use, value
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import City, Player
from civitas.kernel.decisions import Flow, ask
from civitas.kit.pieces import Option


def governments(state: CivilizationState, player: Player) -> list[Government]:
    """Rules 5.6: the governments to which the player may change now."""
    if player.changed:
        return []
    if value(state, player, "anarchy_immune") or (player.government is ANARCHY and player.anarchy < state.turn):
        return [one for one in unlocked_governments(state, player) if one is not player.government]
    if player.government is ANARCHY:
        return []
    direct = [one for one in player.direct if one is not player.government and is_unlocked(state, player, one)]
    return [*direct, ANARCHY]


def gather_squares(state: CivilizationState, player: Player) -> list[int]:
    """Rules 8.3: squares with an own gatherer that give something to another city than they lie by."""
    first = 0 if value(state, player, "armies_gather") else player.armies
    taken = [at for at, _ in player.gather]
    return [
        at
        for at in dict.fromkeys(player.at[first:])
        if at >= 0 and at not in taken and _gives(state, at) and gather_cities(state, player, at)
    ]


def _gives(state: CivilizationState, at: int) -> bool:
    icons = icons_at(state, at)
    marker = state.markers[at]
    reaped = resource_at(state, at) is not None or (isinstance(marker, CityState) and marker.harvest)
    return bool(icons.production or icons.trade or icons.culture or reaped)


def gather_cities(state: CivilizationState, player: Player, at: int) -> list[City]:
    """The cities to which the square can be assigned; where it counts already is no change."""
    cities = state.cities_of(player.seat)
    capital_already = isinstance(state.markers[at], CityState)
    return [city for city in cities if state.land[at] != city.number and not (capital_already and city.is_capital)]


def assign(state: CivilizationState, player: Player, at: int) -> Flow[None]:
    """Rules 8.3: a figure gathers its square for a city until the end of the turn."""
    spots = [SPOTS[city.centres[0]] for city in gather_cities(state, player, at)]
    spot = yield from ask(ASSIGN_CITY, player.seat, ordered(ASSIGN_CITY, spots), SPOTS[at])
    player.gather = (*player.gather, (at, state.land[spot.at]))
    for city in state.cities_of(player.seat):
        city.yields = None
    touch_player(state, player)
    state.say("assigns", player=player.seat, at=SPOTS[at], city=spot)


def can_invest(state: CivilizationState, player: Player) -> bool:
    """Rules 12.5: once a turn, with an own coin token."""
    return bool(state.variant["investments"]) and not player.invested and any(player.coins)


def _invest(state: CivilizationState, player: Player, card: Investment) -> Flow[None]:
    """Rules 12.5: a coin token is discarded for an investment token."""
    coins = [COIN_AT[player.seat, place.index] for place in coin_places(player)]
    coin = yield from ask(TARGET_COIN, player.seat, coins, card)
    player.invested = True
    lose_coin(state, player, coin.place.index, card)
    yield from invest(state, player, card)


def begin(state: CivilizationState, player: Player) -> Flow[bool]:
    """Rules 5.1 to 5.5: one choice of a player's start of turn; False when he ends it."""
    uses = usable(state, player, START_OF_TURN)
    options: list[Option] = [use.option for use in uses]
    options.extend([(FOUND_BY_ARMY if army else FOUND)[at] for at, army in sites(state, player)])
    options.extend([GOVERN[one.index] for one in governments(state, player)])
    if can_invest(state, player):
        options.extend(INVEST)
    options.extend([ASSIGN[at] for at in gather_squares(state, player)])
    if any(player.reserve) and person_squares(state, player):
        options.extend([PLACE[kind.index] for kind in reserved_kinds(player)])
    if player.growing and expansions(state, player):
        options.append(GROW)
    options.append(END)
    answer = yield from ask_openly(state, SOT_MAIN, player.seat, ordered(SOT_MAIN, options))
    if answer is AGAIN or answer is None:
        return True
    if answer is END:
        yield from _end(state, player)
        return False
    if isinstance(answer, Power):
        yield from perform(state, player, find(uses, answer))
    elif answer is GROW:
        yield from grow(state, player)
    elif isinstance(answer, At):
        if answer.verb == "assign":
            yield from assign(state, player, answer.spot.at)
        else:
            yield from found(state, player, answer.spot.at, answer.verb == "found_by_army")
    elif isinstance(answer, About):
        yield from _about(state, player, answer.thing)
    yield from settle(state)
    return True


def _about(state: CivilizationState, player: Player, thing: object) -> Flow[None]:
    if isinstance(thing, Government):
        player.changed = True
        set_government(state, player, thing)
    elif isinstance(thing, Investment):
        yield from _invest(state, player, thing)
    elif isinstance(thing, PersonKind):
        yield from place_person(state, player, thing)


def _end(state: CivilizationState, player: Player) -> Flow[None]:
    """Rules 5.5a, 6.2: compulsory growth, then the pure gains that were not taken; direct chances are over."""
    if player.growing:
        yield from grow(state, player)
    uses = [use for use in usable(state, player, START_OF_TURN) if use.automatic and use.source not in player.persons]
    for use in sorted(uses, key=_place):
        if use in usable(state, player, START_OF_TURN):
            yield from perform(state, player, use)
    player.direct = ()
    player.due = tuple([one for one in player.due if one[1] > state.turn])
    yield from settle(state)


def _place(use: Use) -> int:
    return use.automatic
