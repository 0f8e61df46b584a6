"""Prices (rules 23.12), each with its parts."""

from __future__ import annotations

from civitas.games.through_the_ages.pieces import (
    CONSTRUCTION,
    LIBRARY,
    POPULATION_PRICE,
    ROW,
    THEATER,
    Card,
)
from civitas.games.through_the_ages.rules.counts import workers_of
from civitas.games.through_the_ages.rules.totals import side_of
from civitas.games.through_the_ages.state import LEADER_REPLACED, Player, TtaState


class Price:
    """A price being reckoned: each discount leaves at least 0; `parts` are told to whoever asks."""

    __slots__ = ("parts", "value")

    def __init__(self, value: int, source: str = "printed", is_told: bool = True) -> None:
        self.value: int = value
        self.parts: list[tuple[str, int]] | None = [(source, value)] if is_told else None

    def add(self, source: str, by: int) -> None:
        """Make it dearer or cheaper."""
        after = max(0, self.value + by)
        if self.parts is not None and after != self.value:
            self.parts.append((source, after - self.value))
        self.value = after


def take_price(state: TtaState, player: Player, at: int, is_told: bool = False) -> Price:
    """The civil actions for the card on a space of the row, counted from 0 (rules 7.3, 7.4)."""
    price = Price(ROW[at], "space", is_told)
    card = state.row[at]
    assert card is not None
    leader = player.leader
    if card.group == "wonder":
        if player.wonders and not player.power("no_wonder_surcharge"):
            price.add("wonders", len(player.wonders))
        if player.marks & LEADER_REPLACED:
            price.add(card.id, -card.power("discount_after_replacing_leader"))
    elif card.group == "leader" and leader is not None:
        price.add(leader.id, -leader.power("leader_discount"))
    return price


def take_cost(state: TtaState, player: Player, at: int) -> int:
    """The civil actions for the card on a space of the row; only leaders and wonders change what the space says."""
    card = state.row[at]
    assert card is not None
    if card.group == "leader" and player.leader is not None:
        return take_price(state, player, at).value
    if card.group == "wonder" and (player.wonders or player.marks & LEADER_REPLACED):
        return take_price(state, player, at).value
    return ROW[at]


def population_price(player: Player, discount: int = 0, source: str = "", is_told: bool = False) -> Price:
    """The food for one more population; a discount of an ordering card comes last."""
    price = Price(POPULATION_PRICE[player.yellow_bank], "bank", is_told)
    if player.leader is not None:
        price.add(player.leader.id, -player.leader.power("population_discount"))
    if discount:
        price.add(source, -discount)
    return price


def population_cost(player: Player, discount: int = 0) -> int:
    """The food for one more population."""
    price = POPULATION_PRICE[player.yellow_bank]
    if discount or player.leader is not None:
        price = max(0, price - player.power("population_discount") - discount)
    return price


def modified_price(player: Player, card: Card, is_told: bool = False) -> Price:
    """Rules 23.12, m(card): the resources for a building or unit, with all that is permanent."""
    price = Price(card.resources, "printed", is_told)
    if card.is_urban:
        construction = player.specials[CONSTRUCTION]
        if construction is not None:
            price.add(construction.id, -construction.urban_discount[card.age])
        if player.leader is not None and is_paired(player, card):
            price.add(player.leader.id, -player.leader.power("pair_resource_discount"))
    return price


def is_paired(player: Player, card: Card) -> bool:
    """Rules 20.63, Shakespeare: a theater while a library has a worker, a library while a theater has one."""
    if card.type == THEATER:
        return workers_of(player, LIBRARY) > 0
    return card.type == LIBRARY and workers_of(player, THEATER) > 0


def _may_be_paired(player: Player, card: Card) -> bool:
    """Whether a leader can change what a technology costs: they know theaters and libraries alone."""
    return player.leader is not None and (card.type == THEATER or card.type == LIBRARY)


def has_discounts(player: Player) -> bool:
    """Whether anything in play makes buildings cheaper than what is printed on them."""
    leader = player.leader
    is_paired = leader is not None and "pair_resource_discount" in leader.powers
    return is_paired or player.specials[CONSTRUCTION] is not None


def building_cost(player: Player, card: Card) -> int:
    """The resources for a building or unit, without cards that order it."""
    return modified_price(player, card).value if card.is_urban and has_discounts(player) else card.resources


def upgrade_price(player: Player, old: Card, new: Card, is_told: bool = False) -> Price:
    """Rules 7.7: the difference of the modified prices."""
    price = modified_price(player, new, is_told)
    price.add(old.id, -building_cost(player, old))
    return price


def upgrade_cost(player: Player, old: Card, new: Card) -> int:
    """The resources for an upgrade, without cards that order it."""
    return max(0, building_cost(player, new) - building_cost(player, old))


def stages_cost(player: Player, count: int) -> int:
    """Rules 7.10: the resources for the next stages of the unfinished wonder."""
    wonder = player.wonder
    assert wonder is not None
    return sum(wonder.stages[player.stages : player.stages + count])


def science_price(
    state: TtaState, player: Player, card: Card, is_revolution: bool, discount: int = 0, is_told: bool = False
) -> Price:
    """Rules 23.12, 20.65: the science for a technology, before Churchill's science."""
    price = Price(card.revolution if is_revolution else card.science, "printed", is_told)
    leader = player.leader
    if leader is not None and card.type >= 0:
        if card.type == THEATER:
            price.add(leader.id, -leader.power("theater_science_discount"))
        if is_paired(player, card):
            price.add(leader.id, -leader.power("pair_science_discount"))
    for pact in state.pacts:
        if pact.has(player.seat):
            price.add(pact.piece.type.id, -side_of(pact, player.seat).powers.get("technology_science_discount", 0))
    if discount:
        price.add("event", -discount)
    return price


def science_saved(state: TtaState, player: Player) -> int:
    """The most science that what is in play can save on any technology."""
    leader = player.leader
    saved = 0 if leader is None else leader.power("theater_science_discount") + leader.power("pair_science_discount")
    for pact in state.pacts:
        if pact.has(player.seat):
            saved += side_of(pact, player.seat).powers.get("technology_science_discount", 0)
    return saved


def science_cost(state: TtaState, player: Player, card: Card, is_revolution: bool, discount: int = 0) -> int:
    """The science for a technology, before Churchill's science."""
    if not state.pacts and not _may_be_paired(player, card):
        return max(0, (card.revolution if is_revolution else card.science) - discount)
    return science_price(state, player, card, is_revolution, discount).value


def attack_price(card: Card, rival: Player) -> int:
    """The military actions for an aggression or a war against a rival."""
    return card.price * max(1, rival.power("attack_price_factor"))
