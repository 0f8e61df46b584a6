"""How a bot values a position: everything in points, what is under way included, against the others.

A point is a little more than one trade. The numbers are experience, not rules. Each of the four victories is a
road: what was paid for it counts, and the more the nearer its end is. What only pays in turns to come (cities and what
they give) counts less the nearer anybody is to the end of his road. Figures and units have rooms of their own
(`judge_map`, `judge_war`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from civitas.games.civilization.judge_map import Sights, figures
from civitas.games.civilization.judge_war import army, conquest, fight
from civitas.games.civilization.pieces import BUILDINGS, CONSTANTS, FACTS, LEVELS, SPACE_FLIGHT, TECHS, Tech
from civitas.games.civilization.rules.learning import has_place
from civitas.games.civilization.rules.numbers import coins, space_price, tech_price, yields
from civitas.games.civilization.rules.research import TYPICAL, Plan
from civitas.games.civilization.rules.windows import value
from civitas.games.civilization.state import MANAGEMENT, MOVEMENT, SETUP, START, TRADE, CivilizationState
from civitas.games.civilization.state_player import Player
from civitas.kit.facts import weights

_SPREAD: Final = 60.0
_CULTURE: Final = 1.6
_TRADE: Final = 0.8
"""A culture token, and trade up to what the best tech costs that the pyramid needs; more is worth a third."""
_RIPE: Final = 5.0
"""Enough trade for a tech that the pyramid needs: it will be researched."""
_GAIN: Final = 1.25
"""What is paid for a space of the track or for a tech is worth so much more there."""
_USED: Final = 0.7
"""How much of what a tech is good for is ever used."""
_SPARE: Final = 0.4
"""What a tech is worth, of its price, that the pyramid does not need."""
_GOAL: Final = 90.0
"""The end of a road; the half of it is worth an eighth."""
_COIN: Final = 6.0
_INVESTMENT: Final = 5.0
_VICTORY: Final = 300.0
"""A victory that nothing but another one can forestall."""
_CITY: Final = 24.0
_CROWD: Final = 14.0
"""A second action of the capital, and the one that Anarchy takes."""
_ICONS: Final = (1.8, 3.6, 4.5)
"""What production, trade and culture are worth that a city gives every turn."""
_HEAVY: Final = 12
"""More production than this buys little."""
_ACTION: Final = 2.5
"""A city that has not acted yet."""
_WALLS: Final = 2.0
_WONDER: Final = 8.0
_PERSON: Final = 6.0
_IDLE: Final = 4.0
"""What a great person loses while its token waits in the reserve."""
_DALLYING: Final = 30.0
"""Tokens that come from the reserve may send others back to it, again and again: a start of turn must end."""
_OFFER: Final = 15.0
"""What an offer costs that was made this turn, sent or not: seldom is there one that both like, and whoever searches
would go on talking only to put off what the others do next."""
_CARD: Final = 3.0
_RESOURCE: Final = 2.5
_TOKEN: Final = 4.0
_POLICY: Final = 1.0

FEATURES: Final = (
    "culture",
    "riches",
    "techs",
    "trade",
    "offers",
    "income",
    "actions",
    "wonders",
    "cards",
    "army",
    "conquest",
    "map",
    "battle",
)
_WEIGHTS: Final = weights("civitas.games.civilization", FEATURES)


def _use_of(tech: Tech) -> float:
    """What a tech is good for beside its place in the pyramid."""
    found = 1.5 * len(tech.abilities) + 1.5 * sum(tech.ranks) + tech.culture_hand
    found += 3.0 * bool(tech.coin_slots) + 2.0 * bool(tech.government_id) + 8.0 * bool(tech.max_cities)
    found += 1.0 * tech.travel_speed + 1.0 * bool(tech.stacking_limit) + 4.0 * tech.standing.get("metropolis", 0)
    for building in BUILDINGS:
        if building.id == tech.building_id:
            icons = building.icons
            found += icons.production + 1.5 * icons.trade + 2.0 * icons.culture
    return _USED * found


_USES: Final[list[float]] = [_use_of(tech) for tech in TECHS]
_PRICES: Final[list[int]] = list(CONSTANTS.tech_cost)
_NEEDED: Final[list[int]] = [LEVELS - row for row in range(LEVELS)]
"""How many techs of each row the smallest pyramid has that carries one in the highest."""
_PYRAMID: Final[float] = float(sum([_PRICES[row] * _NEEDED[row] for row in range(LEVELS - 1)]))


def _track() -> list[float]:
    """What the way to each space of the track costs, in points."""
    found = [0.0]
    for section in FACTS.track.sections:
        for _ in range(section.first, section.last + 1):
            found.append(found[-1] + _CULTURE * section.culture + _TRADE * section.trade)
    return found


_WAY: Final[list[float]] = _track()
_SPACES: Final[int] = FACTS.track.spaces


def judge(state: CivilizationState, seat: int) -> float:
    """From 0 (lost) to 1 (won): how far the seat is ahead of the best of the others, or behind."""
    if state.phase == SETUP or len(state.players) < len(state.order):
        return 1.0 / len(state.order)
    worths = [sum(one) for one in prospects(state)]
    best = max([one for at, one in enumerate(worths) if at != seat])
    return 1.0 / (1.0 + exp(min(50.0, (best - worths[seat]) / _SPREAD)))


def judges(state: CivilizationState) -> list[float]:
    """Every seat's chance to win."""
    if state.phase == SETUP or len(state.players) < len(state.order):
        return [1.0 / len(state.order)] * len(state.order)
    return _WEIGHTS.shares(prospects(state))


def reasons(state: CivilizationState, seat: int) -> dict[str, float]:
    """What a seat's prospects are made of; nothing before everybody has a nation."""
    if state.phase == SETUP or len(state.players) < len(state.order):
        return {}
    return _WEIGHTS.reasons(prospects(state)[seat])


def prospects(state: CivilizationState) -> list[list[float]]:
    """What all that each player has is made of, by features."""
    roads = [Roads(state, player) for player in state.players]
    left = 1.2 - max([road.furthest for road in roads])
    sights = Sights(state)
    return [_features(state, player, roads[at], left, sights) for at, player in enumerate(state.players)]


class Roads:
    """How far a player has come on the roads to the victories by culture, techs and coins; plans count as done."""

    __slots__ = ("furthest", "purse", "pyramid", "riches", "techs", "track", "trade")

    def __init__(self, state: CivilizationState, player: Player) -> None:
        plan: Plan | None = state.plans.get(player.seat)
        self.purse: int = coins(state, player)
        self.trade: int = player.trade
        self.techs: float = 0.0
        heights = [len(row) for row in player.rows]
        for tech in player.techs:
            self.techs += _USES[tech.index]
        if plan is not None and plan.tech is not None:
            heights[(plan.row or plan.tech.level) - 1] += 1
            self.purse += plan.tech.coin
            self.techs += _VICTORY if plan.tech is SPACE_FLIGHT else _USES[plan.tech.index]
            if plan.second is not None:
                heights[(plan.second_row or plan.second.level) - 1] += 1
                self.purse += plan.second.coin
                self.techs += _USES[plan.second.index]
            self.trade = min(self.trade, self.purse)
        paid = 0
        for row, height in enumerate(heights):
            needed = min(height, _NEEDED[row])
            paid += _PRICES[row] * needed
            self.techs += _PRICES[row] * _TRADE * (_GAIN * needed + _SPARE * (height - needed))
        self.pyramid: float = min(1.0, paid / _PYRAMID)
        self.track: float = _WAY[min(player.track, _SPACES)] / _WAY[_SPACES]
        self.riches: float = min(1.0, self.purse / CONSTANTS.economic_victory_coins)
        self.furthest: float = max(self.pyramid, self.track, self.riches)


def _features(state: CivilizationState, player: Player, roads: Roads, left: float, sights: Sights) -> list[float]:
    """What all that a player has is made of, each in points; `left` is how much of the game is to come."""
    least, most = _prices(state, player)
    useful = min(roads.trade, most)
    return [
        _GAIN * _WAY[min(player.track, _SPACES)] + _GOAL * roads.track**3 + _CULTURE * player.culture,
        _COIN * roads.purse + _GOAL * roads.riches**3 + _INVESTMENT * sum(player.investments),
        roads.techs + _GOAL * roads.pyramid**3,
        _TRADE * (useful + (roads.trade - useful) / 3) + _RIPE * (roads.trade >= least),
        -_OFFER * _offers(state, player),
        left * _income(state, player),
        _actions(state, player),
        left * _WONDER * len(player.wonders) + _persons(state, player),
        _CARD * len(player.hand) + _RESOURCE * sum(player.stock) + _TOKEN * len(player.tokens),
        army(player),
        conquest(state, player),
        figures(state, player, sights, _is_waiting(state, player, MOVEMENT)),
        fight(state, player),
    ]


def _offers(state: CivilizationState, player: Player) -> int:
    """How many offers the player has made since trade was collected, the one that he is wording included."""
    made = int(state.variant["negotiation_offer_limit"]) - player.offers + player.drops
    offer = state.offer
    return made + 1 if offer is not None and not offer.sent and offer.proposer == player.seat else made


def _persons(state: CivilizationState, player: Player) -> float:
    """The great persons of a player, best on the map."""
    found = _PERSON * (len(player.persons) + len(player.shown)) - _IDLE * sum(player.reserve)
    if state.placing is not None and state.phase == START and state.acting == player.seat:
        found -= _DALLYING
    return found


def _prices(state: CivilizationState, player: Player) -> tuple[int, int]:
    """What the cheapest tech costs that the pyramid needs and has a place for, and the dearest thing to save for.

    That is such a tech, or a space of the track.
    """
    least = CONSTANTS.trade_dial + 1
    most = space_price(state, player, player.track + 1)[1]
    for row, tech in enumerate(TYPICAL):
        if len(player.rows[row]) < _NEEDED[row] and has_place(player.rows, tech.level):
            price = tech_price(state, player, tech)
            least = min(least, price)
            most = max(most, price)
    return least, most


def _income(state: CivilizationState, player: Player) -> float:
    """The cities with what they give every turn."""
    found = _POLICY * len(player.policies)
    production = value(state, player, "city_production")
    for city in state.cities_of(player.seat):
        gives = yields(state, city)
        made = gives[0] + production
        found += _CITY + _ICONS[0] * (min(made, _HEAVY) + max(0, made - _HEAVY) / 4)
        found += _ICONS[1] * gives[1] + _ICONS[2] * gives[2] + _WALLS * city.walls
    found += _CROWD * (value(state, player, "capital_actions") - value(state, player, "capital_idle"))
    numbers = player.government.numbers
    return found + _ICONS[1] * numbers.get("trade", 0) + _ICONS[2] * numbers.get("culture", 0)


def _actions(state: CivilizationState, player: Player) -> float:
    """What cities have prepared, and the actions that they have still before them."""
    found = 0.0
    waiting = _is_waiting(state, player, MANAGEMENT)
    for city in state.cities_of(player.seat):
        found += _ACTION * (city.program + bool(city.marker)) / 2
        if waiting:
            found += _ACTION * ((not city.taken) + city.extra + city.freed)
    return found


def _is_waiting(state: CivilizationState, player: Player, phase: str) -> bool:
    """Whether the player's part of that phase is still to be ended this turn."""
    if state.phase == phase:
        return state.stage == 0 or state.order.index(player.seat) >= state.part
    return state.phase in (START, TRADE) or (phase == MOVEMENT and state.phase == MANAGEMENT)
