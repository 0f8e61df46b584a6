"""Events of age I."""

from __future__ import annotations

from civitas.games.through_the_ages.options import AMOUNT, DESTRUCTION, SPLIT
from civitas.games.through_the_ages.pieces import Card
from civitas.games.through_the_ages.rules.building import destroy
from civitas.games.through_the_ages.rules.events import (
    by_culture,
    event,
    everybody,
    one_by_one,
    strongest,
    two_strongest,
    two_weakest,
    weakest,
)
from civitas.games.through_the_ages.rules.production import produce_food, produce_resources
from civitas.games.through_the_ages.rules.tokens import (
    change_culture,
    change_science,
    gain_food,
    gain_population,
    gain_resources,
    gain_yellow,
    lose_food,
    lose_population,
    lose_resources,
    lose_yellow,
)
from civitas.games.through_the_ages.rules.totals import culture_rating, discontent, happiness, science_rating
from civitas.games.through_the_ages.state import BY_EVENTS, Player, TtaState
from civitas.kernel.decisions import Flow, ask


def lose_populations(state: TtaState, card: Card, players: list[Player], counts: list[int]) -> Flow[None]:
    """Rules 14.4: these players lose so much population, one player after the other."""
    for at, player in enumerate(one_by_one(state, players)):
        for _ in range(counts[at]):
            yield from lose_population(state, player, card)


def _barbarians(state: TtaState, card: Card) -> Flow[None]:
    """Rules 9.2: one civilization with the most culture, if it is among the two weakest."""
    richest = by_culture(state)[0]
    victims = [richest] if richest in two_weakest(state) else []
    yield from lose_populations(state, card, victims, [card.power("population")])


event(
    "barbarians",
    "The civilization with the most culture loses {population} population if it is one of the two weakest.",
    _barbarians,
)


def _border_conflict(state: TtaState, card: Card) -> Flow[None]:
    """Rules 20.45: nothing for a civilization without buildings."""
    winner, loser = strongest(state), weakest(state)
    for player in one_by_one(state, [loser]):
        for _ in range(card.power("buildings")):
            cards = [one for one in player.buildings if player.workers[one.at]]
            if cards:
                destroy(state, player, (yield from ask(DESTRUCTION, player.seat, cards, card)))
    gain_resources(winner, card.power("resources"))


event(
    "border_conflict",
    "The weakest civilization destroys one of its farms, mines or urban buildings. The strongest gains {resources} "
    "resources.",
    _border_conflict,
)


def _crusades(state: TtaState, card: Card) -> None:
    """Rules 9.4: by the strength rating."""
    winner, loser = strongest(state), weakest(state)
    change_culture(winner, card.power("culture"), BY_EVENTS)
    change_culture(loser, -card.power("culture"), BY_EVENTS)


event("crusades", "The strongest civilization gains {culture} culture, the weakest loses {culture} culture.", _crusades)


def _cultural_influence(state: TtaState, card: Card) -> None:
    """Rules 9.4: culture by the rating."""
    for player in everybody(state):
        change_culture(player, culture_rating(state, player), BY_EVENTS)


event("cultural_influence", "Each civilization gains culture equal to its culture rating.", _cultural_influence)


def _foray(state: TtaState, card: Card) -> Flow[None]:
    """Rules 20.72: food first; what does not fit into the blue bank is lost."""
    amount = card.power("amount")
    for player in one_by_one(state, two_strongest(state)):
        option = yield from ask(AMOUNT, player.seat, SPLIT[: amount + 1], card)
        gain_food(player, option.number)
        gain_resources(player, amount - option.number)


event("foray", "Each of the two strongest civilizations gains food and resources, {amount} together.", _foray)


def _good_harvest(state: TtaState, card: Card) -> None:
    """Rules 20.61: as in production, with pacts."""
    for player in everybody(state):
        produce_food(state, player)


event("good_harvest", "Each civilization produces food; nothing is eaten.", _good_harvest)


def _immigration(state: TtaState, card: Card) -> None:
    """Rules 9.2: all who are tied are concerned."""
    most = max([happiness(state, player) for player in everybody(state)])
    for player in [player for player in everybody(state) if happiness(state, player) == most]:
        gain_population(player, card.power("population"))


event("immigration", "All civilizations with the most happy faces gain {population} population.", _immigration)


def _new_deposits(state: TtaState, card: Card) -> None:
    """Rules 20.61: as in production, with Railroad, Bill Gates and pacts."""
    for player in everybody(state):
        produce_resources(state, player)


event("new_deposits", "Each civilization produces resources; there is no corruption.", _new_deposits)


def _pestilence(state: TtaState, card: Card) -> Flow[None]:
    """Rules 14.4."""
    players = everybody(state)
    yield from lose_populations(state, card, players, [card.power("population")] * len(players))


event("pestilence", "Each civilization loses {population} population.", _pestilence)


def _raiders(state: TtaState, card: Card) -> Flow[None]:
    """Rules 20.72: as far as owned, food first."""
    for player in one_by_one(state, two_weakest(state)):
        total = min(card.power("amount"), player.food + player.resources)
        least, most = max(0, total - player.resources), min(total, player.food)
        option = yield from ask(AMOUNT, player.seat, SPLIT[least : most + 1], card)
        lose_food(player, option.number)
        lose_resources(player, total - option.number)


event("raiders", "Each of the two weakest civilizations loses food and resources, {amount} together.", _raiders)


def _rats(state: TtaState, card: Card) -> None:
    """Rules 15.4."""
    for player in everybody(state):
        lose_food(player, player.food)


event("rats", "Each civilization loses all its food.", _rats)


def _rebellion(state: TtaState, card: Card) -> None:
    """Rules 20.30: who is not on turn starts the next own turn with fewer actions."""
    each = card.power("civil_actions_per_discontent")
    for player in everybody(state):
        player.civil = max(0, player.civil - each * discontent(state, player))


event(
    "rebellion",
    "Each civilization spends {civil_actions_per_discontent} civil actions for each of its discontent workers.",
    _rebellion,
)


def _reign_of_terror(state: TtaState, card: Card) -> Flow[None]:
    """Rules 14.4."""
    yield from lose_populations(state, card, [weakest(state)], [card.power("population")])


event("reign_of_terror", "The weakest civilization loses {population} population.", _reign_of_terror)


def _scientific_breakthrough(state: TtaState, card: Card) -> None:
    """Rules 9.4: science by the rating."""
    for player in everybody(state):
        change_science(player, science_rating(state, player))


event(
    "scientific_breakthrough", "Each civilization gains science equal to its science rating.", _scientific_breakthrough
)


def _uncertain_borders(state: TtaState, card: Card) -> None:
    """Rules 14.3: from bank to bank."""
    winner, loser = strongest(state), weakest(state)
    gain_yellow(winner, lose_yellow(loser, card.power("yellow_tokens")))


event(
    "uncertain_borders",
    "The strongest civilization takes {yellow_tokens} yellow token from the bank of the weakest into its own.",
    _uncertain_borders,
)
