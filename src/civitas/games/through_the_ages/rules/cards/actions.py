"""Action cards (rules 7.13), a family at a time: cards of one family differ only in their numbers.

A family says for what a card can be played now (its targets, which are asked for if there are several) and what it
does. The civil action for the card is paid between both (ruling 20.79).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from civitas.games.through_the_ages.options import (
    FOOD,
    POPULATION,
    RESOURCES,
    STAGE,
    Option,
)
from civitas.games.through_the_ages.pieces import CARDS, Card
from civitas.games.through_the_ages.rules.building import (
    build,
    build_stages,
    buildable,
    increase_population,
    population_refusal,
    stages_refusal,
    theater_upgrades,
    upgrade,
    upgrades,
)
from civitas.games.through_the_ages.rules.developing import develop, developments, revolutions
from civitas.games.through_the_ages.rules.play import civil_actions
from civitas.games.through_the_ages.rules.tokens import change_culture, change_science, earn, means
from civitas.games.through_the_ages.rules.totals import strength
from civitas.games.through_the_ages.state import BACH_USED, BY_CARDS, Player, TtaState
from civitas.kernel.decisions import Flow

Targets: TypeAlias = Callable[[TtaState, Player, Card], list[Option]]
Effect: TypeAlias = Callable[[TtaState, Player, Card, Option | None], Flow[None] | None]


class Family:
    """A family of action cards: whether it needs a target, which there are, and what it does."""

    __slots__ = ("effect", "targets")

    def __init__(self, targets: Targets | None, effect: Effect) -> None:
        self.targets: Targets | None = targets
        self.effect: Effect = effect


FAMILIES: Final[dict[str, Family]] = {}


def _family(name: str, text: str, targets: Targets | None, effect: Effect) -> None:
    """Declare a family; {braces} in its text are the numbers of each card."""
    FAMILIES[name] = Family(targets, effect)
    for card in CARDS:
        if card.family == name and card.group == "action":
            few, three, four = card.by_seats
            less, pool = _resources(card.power("discount")), _resources(card.power("military_resources"))
            seats = {"two_players": few, "three_players": three, "four_players": four}
            card.text = text.format(**card.powers, **seats, less=less, pool=pool)


def _resources(count: int) -> str:
    return "1 resource" if count == 1 else f"{count} resources"


def _production_targets(state: TtaState, player: Player, card: Card) -> list[Option]:
    """Rules 7.13: farms and mines to build or upgrade."""
    have = means(state, player, False) + card.power("discount")
    cards = [one for one in player.buildings if not one.is_urban]
    return buildable(player, cards, have) + upgrades(player, cards, have)


def _urban_targets(state: TtaState, player: Player, card: Card) -> list[Option]:
    """Rules 7.13, 20.10: urban buildings to build or upgrade."""
    have = means(state, player, False) + card.power("discount")
    cards = [one for one in player.buildings if one.is_urban]
    return buildable(player, cards, have) + upgrades(player, cards, have) + _bach_targets(player, have)


def _upgrade_targets(state: TtaState, player: Player, card: Card) -> list[Option]:
    """Rules 7.13, 20.10: any upgrade of a farm, mine or urban building."""
    have = means(state, player, False) + card.power("discount")
    return upgrades(player, player.buildings, have) + _bach_targets(player, have)


def _bach_targets(player: Player, have: int) -> list[Option]:
    if not player.power("upgrades_to_theater") or player.marks & BACH_USED:
        return []
    return theater_upgrades(player, have)


def _construct(state: TtaState, player: Player, card: Card, target: Option | None) -> Flow[None]:
    """Build or upgrade for less."""
    assert target is not None
    assert target.card is not None
    less = card.power("discount")
    if target.other is None:
        yield from build(state, player, target.card, less)
    else:
        if target.verb == "bach":
            player.marks |= BACH_USED
        yield from upgrade(state, player, target.card, target.other, less)


_family("rich_land", "Build or upgrade one farm or mine for {less} less.", _production_targets, _construct)
_family("urban_growth", "Build or upgrade one urban building for {less} less.", _urban_targets, _construct)
_family(
    "efficient_upgrade",
    "Upgrade one farm, mine or urban building for {less} less.",
    _upgrade_targets,
    _construct,
)


def _stage_targets(state: TtaState, player: Player, card: Card) -> list[Option]:
    have = means(state, player, False) + card.power("discount")
    return [] if stages_refusal(player, 1, have) else [STAGE[0]]


def _engineer(state: TtaState, player: Player, card: Card, target: Option | None) -> Flow[None]:
    """Rules 23.10: exactly one stage, whatever construction technology is in play."""
    yield from build_stages(state, player, 1, card.power("discount"))


_family(
    "engineering_genius",
    "Build exactly one stage of your wonder for {less} less.",
    _stage_targets,
    _engineer,
)


def _population_targets(state: TtaState, player: Player, card: Card) -> list[Option]:
    return [] if population_refusal(state, player) else [POPULATION]


def _be_frugal(state: TtaState, player: Player, card: Card, target: Option | None) -> Flow[None]:
    """Rules 20.39: the food comes after the payment."""
    yield from increase_population(state, player)
    yield from earn(state, player, card.power("food"), True)


_family("frugality", "Increase your population; then gain {food} food.", _population_targets, _be_frugal)


def _develop_targets(state: TtaState, player: Player, card: Card) -> list[Option]:
    """Rules 7.12: a revolution costs all civil actions instead of the one for this card."""
    return (developments(state, player) if civil_actions(player) else []) + revolutions(state, player)


def _break_through(state: TtaState, player: Player, card: Card, target: Option | None) -> Flow[None]:
    """Rules 20.39: the science comes after the payment."""
    assert target is not None
    assert target.card is not None
    yield from develop(state, player, target.card, target.verb == "revolution")
    change_science(player, card.power("science"))


_family("breakthrough", "Develop a technology; then gain {science} science.", _develop_targets, _break_through)


def _reserve_targets(state: TtaState, player: Player, card: Card) -> list[Option]:
    return [FOOD, RESOURCES]


def _reserve(state: TtaState, player: Player, card: Card, target: Option | None) -> Flow[None]:
    """Rules 20.18: the player chooses one kind."""
    is_food = target is FOOD
    yield from earn(state, player, card.power("food" if is_food else "resources"), is_food)


_family("reserves", "Gain {food} food or {resources} resources.", _reserve_targets, _reserve)


def _gain(state: TtaState, player: Player, card: Card, target: Option | None) -> Flow[None]:
    """Rules 20.53, 20.58: gains in printed order, as far as the blue bank goes."""
    change_science(player, card.power("science"))
    change_culture(player, card.power("culture"), BY_CARDS)
    if card.power("resources"):
        yield from earn(state, player, card.power("resources"), False)
    if card.power("food"):
        yield from earn(state, player, card.power("food"), True)


_family("revolutionary_idea", "Gain {science} science.", None, _gain)
_family("stockpile", "Gain {resources} resource and {food} food.", None, _gain)
_family("cultural_heritage", "Gain {science} science and {culture} culture.", None, _gain)


def _be_patriotic(state: TtaState, player: Player, card: Card, target: Option | None) -> None:
    """Rules 20.40, 20.57: an extra military action and a pool, both of this turn."""
    player.extra_military += card.power("military_actions")
    player.card_pool += card.power("military_resources")


_family(
    "patriotism",
    "In this turn: {military_actions} more military action, {pool} for military units.",
    None,
    _be_patriotic,
)


def _arm(state: TtaState, player: Player, card: Card, target: Option | None) -> None:
    """Rules 20.40: a pool for this turn, by the rivals who are stronger now."""
    mine = strength(state, player)
    stronger = sum([1 for rival in state.rivals(player) if strength(state, rival) > mine])
    player.card_pool += stronger * card.by_seats[len(state.active()) - 2]


_NATIONAL: Final = (
    "In this turn: {two_players} / {three_players} / {four_players} resources (2 / 3 / 4 players) for military units "
    "for each civilization that is stronger than yours."
)
_family("wave_of_nationalism", _NATIONAL, None, _arm)
_family("military_build_up", _NATIONAL, None, _arm)


def _endow(state: TtaState, player: Player, card: Card, target: Option | None) -> None:
    """Rules 19: culture for each rival with more of it."""
    richer = sum([1 for rival in state.rivals(player) if rival.culture > player.culture])
    change_culture(player, richer * card.by_seats[len(state.active()) - 2], BY_CARDS)


_family(
    "endowment_for_the_arts",
    "Gain {two_players} / {three_players} / {four_players} culture (2 / 3 / 4 players) for each civilization with "
    "more culture than yours.",
    None,
    _endow,
)


def playable(state: TtaState, player: Player, card: Card) -> bool:
    """Rules 7.13, 20.79: whether a card in hand, not of this turn, has a target that can be paid."""
    targets = FAMILIES[card.family].targets
    if targets is not None:
        found = targets(state, player, card)
        if not civil_actions(player):
            # Without a civil action only a revolution that military actions pay for is possible (ruling 20.9).
            return any(option.verb == "revolution" for option in found)
        return bool(found)
    return civil_actions(player) > 0
