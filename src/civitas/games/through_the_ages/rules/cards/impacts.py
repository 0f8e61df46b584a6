"""Events of age III: each values a civilization; what is left of them in the decks is scored at the end (17.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from civitas.games.through_the_ages.pieces import ARENA, BY_ID, INFANTRY, LAB, SCIENCE, STRENGTH, UNITS, URBAN, Card
from civitas.games.through_the_ages.rules.counts import workers_of
from civitas.games.through_the_ages.rules.events import EVENTS
from civitas.games.through_the_ages.rules.tokens import change_culture
from civitas.games.through_the_ages.rules.totals import (
    consumption,
    culture_rating,
    discontent,
    food_of_farms,
    food_production,
    happiness,
    ratings,
    resource_production,
    resources_of_mines,
    science_rating,
)
from civitas.games.through_the_ages.state import BY_IMPACTS, Player, Scoring, TtaState

Value: TypeAlias = Callable[[TtaState, Player, Card], int]
IMPACTS: Final[dict[str, Value]] = {}


def impact_values(state: TtaState, card: Card) -> list[int]:
    """What an impact would give each seat now; nothing to those who resigned."""
    value = IMPACTS[card.id]
    return [0 if player.resigned else value(state, player, card) for player in state.players]


def score_impact(state: TtaState, card: Card, is_final: bool) -> None:
    """Rules 9.7, 17.3: everybody gains (or loses) what the impact gives."""
    values = impact_values(state, card)
    for player in state.active():
        change_culture(player, values[player.seat], BY_IMPACTS)
    state.impacts.append(Scoring(card, values, is_final))
    if state.log:
        for player in state.active():
            state.log.say("impact", card, seat=player.seat, amount=values[player.seat], card=card)


def _revealed(state: TtaState, card: Card) -> None:
    score_impact(state, card, False)


def _impact(id_: str, text: str, value: Value) -> None:
    card = BY_ID[id_]
    card.text = text.format(**card.powers)
    IMPACTS[id_] = value
    EVENTS[id_] = _revealed


def _agriculture(state: TtaState, player: Player, card: Card) -> int:
    """Rules 20.41: farms alone, for both parts."""
    food = food_of_farms(player)
    return food * card.power("per_food") + (card.power("above_consumption") if food > consumption(player) else 0)


_impact(
    "impact_of_agriculture",
    "{per_food} culture for each food that your farms produce, and {above_consumption} more if that is more than you "
    "consume.",
    _agriculture,
)


def _levels(player: Player, cards: list[Card]) -> int:
    return sum([player.workers[card.at] * card.age for card in cards])


def _architecture(state: TtaState, player: Player, card: Card) -> int:
    """Rules 11.1: levels of all workers on urban cards."""
    return card.power("per_level") * _levels(player, [one for one in player.buildings if one.is_urban])


_impact("impact_of_architecture", "{per_level} culture for each level of your urban buildings.", _architecture)


def _balance(state: TtaState, player: Player, card: Card) -> int:
    """Rules 23.11: the smallest of four productions."""
    return card.power("times") * min(
        science_rating(state, player),
        culture_rating(state, player),
        food_production(state, player),
        resource_production(state, player),
    )


_impact(
    "impact_of_balance",
    "{times} times the smallest of your productions of science, culture, food and resources.",
    _balance,
)


def _colonies(state: TtaState, player: Player, card: Card) -> int:
    """Rules 10.4."""
    return card.power("per_colony") * len(player.colonies)


_impact("impact_of_colonies", "{per_colony} culture for each of your colonies.", _colonies)


def _competition(state: TtaState, player: Player, card: Card) -> int:
    """Rules 11.1: levels of all workers on units and arenas."""
    arenas = [one for one in player.buildings if one.type == ARENA]
    return card.power("per_level") * _levels(player, [*player.units, *arenas])


_impact("impact_of_competition", "{per_level} culture for each level of your units and arenas.", _competition)


def _government(state: TtaState, player: Player, card: Card) -> int:
    """Rules 13.5: by the totals."""
    return (
        card.power("per_civil_action") * player.civil_total + card.power("per_military_action") * player.military_total
    )


_impact(
    "impact_of_government",
    "{per_civil_action} culture for each of your civil actions, {per_military_action} for each military action.",
    _government,
)


def _happiness(state: TtaState, player: Player, card: Card) -> int:
    """Rules 13.4, 14.6."""
    faces = min(card.power("most"), card.power("per_face") * happiness(state, player))
    return faces - card.power("per_discontent") * discontent(state, player)


_impact(
    "impact_of_happiness",
    "{per_face} culture for each happy face, at most {most}; −{per_discontent} for each discontent worker.",
    _happiness,
)


def _industry(state: TtaState, player: Player, card: Card) -> int:
    """Rules 23.11: mines with the Railroad, no pacts, no labs."""
    return card.power("per_resource") * resources_of_mines(player)


_impact("impact_of_industry", "{per_resource} culture for each resource that your mines produce.", _industry)


def _population(state: TtaState, player: Player, card: Card) -> int:
    """Rules 20.29: all workers, unused ones too, without the discontent."""
    content = player.unused + sum(player.workers) - discontent(state, player)
    return card.power("per_worker") * max(0, content - card.power("beyond"))


_impact("impact_of_population", "{per_worker} culture for each content worker beyond the first {beyond}.", _population)


def _progress(state: TtaState, player: Player, card: Card) -> int:
    """Rules 11.1."""
    specials = sum([one.age for one in player.specials if one is not None])
    return card.power("per_level") * (player.government.age + specials)


_impact(
    "impact_of_progress",
    "{per_level} culture for each level of your government and special technologies.",
    _progress,
)


def _ranked(state: TtaState, player: Player, card: Card, stat: int) -> int:
    """Rules 9.2: culture by rank; of a tie who comes next in turn counts as higher."""
    players = state.clockwise(state.turn)
    players.sort(key=lambda other: -ratings(state, other)[stat])
    return card.ranks[len(players) - 2][players.index(player)]


def _science(state: TtaState, player: Player, card: Card) -> int:
    """Rules 19."""
    return _ranked(state, player, card, SCIENCE)


def _strength(state: TtaState, player: Player, card: Card) -> int:
    """Rules 19."""
    return _ranked(state, player, card, STRENGTH)


_impact("impact_of_science", "Culture by rank of the science rating.", _science)
_impact("impact_of_strength", "Culture by rank of the strength rating.", _strength)


def _technology(state: TtaState, player: Player, card: Card) -> int:
    """Rules 11.1: workers are not needed."""
    cards = [*player.buildings, *player.units, player.government, *[one for one in player.specials if one is not None]]
    return card.power("per_technology") * sum([1 for one in cards if one.age == card.power("level")])


_impact("impact_of_technology", "{per_technology} culture for each of your technologies of level III.", _technology)


def _variety(state: TtaState, player: Player, card: Card) -> int:
    """Types of units and urban buildings with a worker, special technologies in play."""
    types = [*range(LAB, LAB + len(URBAN)), *range(INFANTRY, INFANTRY + len(UNITS))]
    present = sum([1 for at in types if workers_of(player, at)])
    return card.power("per_type") * (present + sum([1 for one in player.specials if one is not None]))


_impact(
    "impact_of_variety",
    "{per_type} culture for each type of your military units and urban buildings and each special technology.",
    _variety,
)


def _wonders(state: TtaState, player: Player, card: Card) -> int:
    """Rules 20.14: ruins count at their age."""
    return sum([card.by_age[wonder.age] for wonder in player.wonders])


_impact("impact_of_wonders", "Culture for each completed wonder: 5, 4, 3 or 2 by its age.", _wonders)
