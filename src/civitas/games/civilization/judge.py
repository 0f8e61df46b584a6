"""How a bot values a position: everything in points, what is under way included, against the best of the others.

The numbers are experience, not rules: what a space of the track, a tech, a coin or a city tends to be worth.
"""

from __future__ import annotations

from math import exp
from typing import Final

from civitas.games.civilization.pieces import CONSTANTS, FACTS, LEVELS, SPACE_FLIGHT
from civitas.games.civilization.pieces_cards import UnitCard
from civitas.games.civilization.rules.battle import bonus_parts, points, rank_of
from civitas.games.civilization.rules.cities import can_found, is_site
from civitas.games.civilization.rules.learning import has_place
from civitas.games.civilization.rules.numbers import coins, tech_price, total, yields
from civitas.games.civilization.rules.research import TYPICAL, Plan
from civitas.games.civilization.state import MANAGEMENT, MOVEMENT, SETUP, START, TRADE, CivilizationState
from civitas.games.civilization.state_battle import Battle
from civitas.games.civilization.state_player import NOBODY, Player
from civitas.kit.facts import weights

_SPREAD: Final = 60.0
_SPACE: Final = 18.0
_CULTURE: Final = 1.7
_TRADE: Final = 0.5
"""Trade up to the price of the best tech that fits; what is beyond it is worth a fifth."""
_LEVEL: Final = 7.0
_PYRAMID: Final = LEVELS * (LEVELS + 1) // 2
"""The cards of the smallest pyramid with a card in its highest row."""
_COIN: Final = 6.0
_CITY: Final = 22.0
_ICONS: Final = (1.2, 1.6, 4.0)
"""What production, trade and culture are worth that a city gives every turn."""
_WONDER: Final = 6.0
_PERSON: Final = 4.0
_IDLE: Final = 3.0
"""What a great person loses while its token waits in the reserve."""
_DALLYING: Final = 30.0
"""Tokens that come from the reserve may send others back to it, again and again: a start of turn must end."""
_CARD: Final = 3.0
_RESOURCE: Final = 2.0
_UNIT: Final = 1.2
_UNITS: Final = 8
_ARMY: Final = 2.0
_SCOUT: Final = 4.0
_SITE: Final = 10.0
_INVESTMENT: Final = 5.0
_POLICY: Final = 1.0
_WALLS: Final = 2.0
_ACTION: Final = 3.0
"""A city that has not acted yet; a figure that has not moved is worth a tenth of it."""
_NEAR: Final = 60.0
"""Being one step before a victory; the half way to it is worth an eighth."""
_VICTORY: Final = 300.0
"""A victory that nothing but another one can forestall, and a capital that is fought for."""
_RAZED: Final = 35.0
_ROUT: Final = 8.0
"""What a city, and what an army is worth that is fought for."""
_DOUBT: Final = 5.0
"""A lead of so many points in a battle wins it about three times out of four."""
_FIGHTING: Final = 0.6
"""What a card in a battle hand is worth, of its health and strength."""

FEATURES: Final = ("culture", "riches", "techs", "trade", "wonders", "cards", "army", "cities", "figures", "battle")
_WEIGHTS: Final = weights("civitas.games.civilization", FEATURES)


def judge(state: CivilizationState, seat: int) -> float:
    """From 0 (lost) to 1 (won): how far the seat is ahead of the best of the others, or behind."""
    if state.phase == SETUP or len(state.players) < len(state.order):
        return 1.0 / len(state.order)
    worths = [worth(state, player) for player in state.players]
    best = max([value for at, value in enumerate(worths) if at != seat])
    return 1.0 / (1.0 + exp(min(50.0, (best - worths[seat]) / _SPREAD)))


def judges(state: CivilizationState) -> list[float]:
    """Every seat's chance to win."""
    if state.phase == SETUP or len(state.players) < len(state.order):
        return [1.0 / len(state.order)] * len(state.order)
    return _WEIGHTS.shares([features(state, player) for player in state.players])


def reasons(state: CivilizationState, seat: int) -> dict[str, float]:
    """What a seat's prospects are made of; nothing before everybody has a nation."""
    if state.phase == SETUP or len(state.players) < len(state.order):
        return {}
    return _WEIGHTS.reasons(features(state, state.players[seat]))


def worth(state: CivilizationState, player: Player) -> float:
    """All that a player has, in points."""
    return sum(features(state, player))


def features(state: CivilizationState, player: Player) -> list[float]:
    """What all that a player has is made of, each in points; what he commits himself to counts as done."""
    plan: Plan | None = state.plans.get(player.seat)
    purse = coins(state, player)
    trade = player.trade
    techs = _POLICY * len(player.policies)
    heights = [len(row) for row in player.rows]
    if plan is not None and plan.tech is not None:
        heights[(plan.row or plan.tech.level) - 1] += 1
        purse += plan.tech.coin
        if plan.tech is SPACE_FLIGHT:
            techs += _VICTORY
        if plan.second is not None:
            heights[(plan.second_row or plan.second.level) - 1] += 1
            purse += plan.second.coin
        trade = min(trade, purse)
    steps = 0
    for row, height in enumerate(heights, 1):
        techs += _LEVEL * row * height
        steps += min(height, LEVELS + 1 - row)
    techs += _NEAR * (steps / _PYRAMID) ** 3
    culture = _SPACE * player.track + _CULTURE * player.culture + _NEAR * (player.track / FACTS.track.spaces) ** 3
    riches = _COIN * purse + _NEAR * min(1.0, purse / CONSTANTS.economic_victory_coins) ** 3
    useful = min(trade, _best_price(state, player))
    return [
        culture,
        riches + _INVESTMENT * sum(player.investments),
        techs,
        _TRADE * (useful + (trade - useful) / 5),
        _WONDER * len(player.wonders) + _persons(state, player),
        _CARD * len(player.hand) + _RESOURCE * (sum(player.stock) + len(player.tokens)),
        _UNIT * min(_UNITS, len(player.units)),
        _cities(state, player),
        _figures(state, player),
        _battle(state, player),
    ]


def _persons(state: CivilizationState, player: Player) -> float:
    """The great persons of a player, best on the map."""
    total = _PERSON * (len(player.persons) + len(player.shown)) - _IDLE * sum(player.reserve)
    if state.placing is not None and state.phase == START and state.acting == player.seat:
        total -= _DALLYING
    return total


def _best_price(state: CivilizationState, player: Player) -> int:
    """What the highest tech costs that the pyramid has a place for."""
    return max([tech_price(state, player, tech) for tech in TYPICAL if has_place(player.rows, tech.level)])


def _battle(state: CivilizationState, player: Player) -> float:
    """What the player may win or lose in a battle in progress, by how it stands."""
    battle = state.battle
    if battle is None or battle.winner != NOBODY:
        return 0.0
    side = battle.side_of(player.seat)
    if side == NOBODY:
        return 0.0
    lead = (_might(state, battle, side) - _might(state, battle, 1 - side)) / _DOUBT
    at_stake = _ROUT
    if battle.city != NOBODY:
        city = state.cities[battle.city]
        if city is not None:
            at_stake = _VICTORY if city.is_capital else _RAZED
    return at_stake * (1.0 / (1.0 + exp(min(50.0, -lead))) - 0.5)


def _might(state: CivilizationState, battle: Battle, side: int) -> float:
    """What a side has on the fronts and in hand, with its combat bonus."""
    if battle.number:
        found = float(points(battle, side))
    else:
        found = float(total(bonus_parts(state, battle, side)))
    cards: list[UnitCard] = battle.hands[side]
    if not battle.drawn[side] and side != battle.barbarian:
        cards = state.players[battle.seats[side]].units[: CONSTANTS.battle_hand]
    for card in cards:
        found += _FIGHTING * (card.strength + card.health + 2 * (rank_of(state, battle, side, card) - 1))
    return found


def _cities(state: CivilizationState, player: Player) -> float:
    """The cities with what they give every turn, and the actions that they have still before them."""
    total = 0.0
    waiting = _is_waiting(state, player, MANAGEMENT)
    for city in state.cities_of(player.seat):
        gives = yields(state, city)
        total += _CITY + _ICONS[0] * gives[0] + _ICONS[1] * gives[1] + _ICONS[2] * gives[2]
        total += _WALLS * city.walls + _ACTION * (city.program + bool(city.marker)) / 2
        if waiting:
            total += _ACTION * ((not city.taken) + city.extra + city.freed)
    return total


def _figures(state: CivilizationState, player: Player) -> float:
    """The figures on the map; a scout on a site for a city is half a city."""
    total = 0.0
    waiting = _is_waiting(state, player, MOVEMENT)
    settling = can_found(state, player)
    for figure, at in enumerate(player.at):
        if at < 0:
            continue
        if figure < player.armies:
            total += _ARMY
        else:
            total += _SCOUT
            if settling and is_site(state, player, at):
                total += _SITE
                settling = False
        if waiting and not player.moved >> figure & 1:
            total += _ACTION / 10
    return total


def _is_waiting(state: CivilizationState, player: Player, phase: str) -> bool:
    """Whether the player's part of that phase is still to be ended this turn."""
    if state.phase == phase:
        return state.stage == 0 or state.order.index(player.seat) >= state.part
    return state.phase in (START, TRADE) or (phase == MOVEMENT and state.phase == MANAGEMENT)
