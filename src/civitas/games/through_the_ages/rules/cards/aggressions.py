"""What aggressions do (rules 6.3), a family at a time: the same attack of several ages differs only in its numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from civitas.games.through_the_ages.options import ANNEX, INFILTRATE, LEADER, PLUNDER, RAID, SPLIT, WONDER
from civitas.games.through_the_ages.pieces import AGES, CARDS, Card
from civitas.games.through_the_ages.rules.building import destroy
from civitas.games.through_the_ages.rules.play import (
    exchange_tokens,
    insort,
    remove_leader,
    remove_unfinished_wonder,
    settle_actions,
)
from civitas.games.through_the_ages.rules.refusals import FINE
from civitas.games.through_the_ages.rules.tokens import (
    change_culture,
    change_science,
    gain_food,
    gain_resources,
    lose_food,
    lose_population,
    lose_resources,
)
from civitas.games.through_the_ages.state import BY_AGGRESSIONS, Player, TtaState
from civitas.kernel.decisions import Flow, ask

Effect: TypeAlias = Callable[[TtaState, Player, Player, Card], Flow[None] | None]
Condition: TypeAlias = Callable[[Player], str]

AGGRESSIONS: Final[dict[str, Effect]] = {}
CONDITIONS: Final[dict[str, Condition]] = {}


def target_refusal(card: Card, rival: Player) -> str:
    """Rules 20.17: why an aggression can't be played against this rival, whatever the strengths."""
    condition = CONDITIONS.get(card.family)
    return FINE if condition is None else condition(rival)


def _aggression(family: str, text: str, effect: Effect, condition: Condition | None = None) -> None:
    """Declare a family; {braces} in its text are the numbers of each card."""
    AGGRESSIONS[family] = effect
    if condition is not None:
        CONDITIONS[family] = condition
    for card in CARDS:
        if card.family == family and card.group == "aggression":
            levels = " and one of level ".join([f"{AGES[level]} or lower" for level in card.levels])
            card.text = text.format(**card.powers, levels=levels)


def _enslave(state: TtaState, attacker: Player, rival: Player, card: Card) -> Flow[None]:
    """Rules 14.4: the rival loses population, then the attacker gains."""
    for _ in range(card.power("population")):
        yield from lose_population(state, rival, card)
    gain_resources(attacker, card.power("resources"))
    gain_food(attacker, card.power("food"))


_aggression(
    "enslave",
    "The rival loses {population} population. You gain {resources} resources and {food} food.",
    _enslave,
)


def _plunder(state: TtaState, attacker: Player, rival: Player, card: Card) -> Flow[None]:
    """Rules 20.71: as much as possible; food before resources."""
    total = min(card.power("amount"), rival.food + rival.resources)
    least, most = max(0, total - rival.resources), min(total, rival.food)
    option = yield from ask(PLUNDER, attacker.seat, SPLIT[least : most + 1], card)
    food = option.number
    lose_food(rival, food)
    gain_food(attacker, food)
    lose_resources(rival, total - food)
    gain_resources(attacker, total - food)
    if state.log:
        state.log.say("plunders", card, seat=attacker.seat, food=food, resources=total - food, rival=rival.seat)


_aggression(
    "plunder",
    "The rival loses food and resources worth {amount} together, as you choose; you gain as much of each.",
    _plunder,
)


def _raid(state: TtaState, attacker: Player, rival: Player, card: Card) -> Flow[None]:
    """Rules 20.19, 20.70: the lower limit first; half of the summed printed prices, rounded up once."""
    prices = 0
    for level in card.levels:
        cards = [one for one in rival.buildings if one.is_urban and one.age <= level and rival.workers[one.at]]
        if cards:
            chosen = yield from ask(RAID, attacker.seat, cards, card)
            destroy(state, rival, chosen)
            prices += chosen.resources
            if state.log:
                state.log.say("razes", card, seat=attacker.seat, card=chosen, rival=rival.seat)
    gain_resources(attacker, (prices + 1) // 2)


_aggression(
    "raid",
    "Destroy an urban building of the rival of level {levels}. You gain half of the printed costs, rounded up, in "
    "resources.",
    _raid,
)


def _has_colony(rival: Player) -> str:
    return FINE if rival.colonies else "no_colony"


def _annex(state: TtaState, attacker: Player, rival: Player, card: Card) -> Flow[None]:
    """Rules 10.5, 20.49: the permanent effect moves with the colony."""
    colony = yield from ask(ANNEX, attacker.seat, rival.colonies[:], card)
    rival.colonies.remove(colony)
    insort(attacker.colonies, colony)
    settle_actions(state, rival)
    yield from exchange_tokens(state, rival, colony.in_play, None, colony)
    settle_actions(state, attacker)
    yield from exchange_tokens(state, attacker, None, colony.in_play, colony)
    if state.log:
        state.log.say("annexes", card, seat=attacker.seat, card=colony, rival=rival.seat)


_aggression("annex", "Take one colony of the rival, with its permanent effect.", _annex, _has_colony)


def _has_leader_or_wonder(rival: Player) -> str:
    return "no_leader_or_wonder" if rival.leader is None and rival.wonder is None else FINE


def _infiltrate(state: TtaState, attacker: Player, rival: Player, card: Card) -> Flow[None]:
    """Rules 20.17: culture by the level of what is removed."""
    options = [LEADER] if rival.leader is not None else []
    if rival.wonder is not None:
        options.append(WONDER)
    option = yield from ask(INFILTRATE, attacker.seat, options, card)
    removed = rival.leader if option is LEADER else rival.wonder
    assert removed is not None
    if option is LEADER:
        remove_leader(state, rival)
    else:
        remove_unfinished_wonder(state, rival)
    gained = change_culture(attacker, removed.age * card.power("culture_per_level"), BY_AGGRESSIONS)
    if state.log:
        state.log.say("infiltrates", card, seat=attacker.seat, card=removed, rival=rival.seat, amount=gained)


_aggression(
    "infiltrate",
    "Remove the rival's leader or unfinished wonder. You gain {culture_per_level} culture for each of its levels.",
    _infiltrate,
    _has_leader_or_wonder,
)


def _spy(state: TtaState, attacker: Player, rival: Player, card: Card) -> None:
    """Rules 16: at most what the rival has."""
    taken = change_science(rival, -card.power("amount"))
    change_science(attacker, taken)
    if state.log:
        state.log.say("spoils", card, seat=attacker.seat, amount=taken, what="science", rival=rival.seat)


_aggression("spy", "The rival loses up to {amount} science; you gain as much.", _spy)


def _intervene(state: TtaState, attacker: Player, rival: Player, card: Card) -> None:
    """Rules 16: at most what the rival has."""
    taken = change_culture(rival, -card.power("amount"), BY_AGGRESSIONS)
    change_culture(attacker, taken, BY_AGGRESSIONS)
    if state.log:
        state.log.say("spoils", card, seat=attacker.seat, amount=taken, what="culture", rival=rival.seat)


_aggression("armed_intervention", "The rival loses up to {amount} culture; you gain as much.", _intervene)
