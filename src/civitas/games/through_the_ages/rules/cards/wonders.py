"""Wonders that give their culture when they are completed (rules 7.10, 23.13)."""

from __future__ import annotations

from civitas.games.through_the_ages.pieces import (
    ARENA,
    CULTURE,
    LAB,
    LIBRARY,
    SCIENCE,
    STRENGTH,
    TEMPLE,
    THEATER,
    Card,
)
from civitas.games.through_the_ages.rules.play import COMPLETIONS
from civitas.games.through_the_ages.rules.totals import urban_output
from civitas.games.through_the_ages.state import Player, TtaState


def fast_food_chains(state: TtaState, player: Player, wonder: Card) -> int:
    """2 culture for each worker on farms and mines, 1 for each on urban buildings and military units."""
    producers = sum([player.workers[card.at] for card in player.buildings if not card.is_urban])
    others = sum([player.workers[card.at] for card in [*player.buildings, *player.units]]) - producers
    return producers * wonder.power("culture_per_farm_or_mine") + others * wonder.power("culture_per_urban_or_unit")


def first_space_flight(state: TtaState, player: Player, wonder: Card) -> int:
    """Culture equal to the levels of all technologies in play."""
    cards = [*player.buildings, *player.units, player.government]
    levels = sum([card.age for card in cards]) + sum([card.age for card in player.specials if card is not None])
    return levels * wonder.power("culture_per_technology_level")


def hollywood(state: TtaState, player: Player, wonder: Card) -> int:
    """Twice the culture that theaters and libraries produce."""
    return wonder.power("times_theaters_and_libraries") * urban_output(state, player, (LIBRARY, THEATER), (CULTURE,))


def internet(state: TtaState, player: Player, wonder: Card) -> int:
    """The culture, science and strength of all urban buildings."""
    output = urban_output(state, player, (LAB, TEMPLE, LIBRARY, THEATER, ARENA), (SCIENCE, CULTURE, STRENGTH))
    return wonder.power("times_urban_output") * output


COMPLETIONS["fast_food_chains"] = fast_food_chains
COMPLETIONS["first_space_flight"] = first_space_flight
COMPLETIONS["hollywood"] = hollywood
COMPLETIONS["internet"] = internet
