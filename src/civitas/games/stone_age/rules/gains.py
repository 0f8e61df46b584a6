"""What a player gains, each kind in one place: cut to its maximum, and told in the chronicle."""

from __future__ import annotations

from civitas.games.stone_age.options import Cash
from civitas.games.stone_age.pieces import AGRICULTURE_MAX, FIGURES_MAX, RESOURCES, TOOLS_MAX, Resource
from civitas.games.stone_age.state import Player, StoneAgeState


def supply(state: StoneAgeState, resource: Resource) -> int:
    """Rules 15.3: how many tokens of a resource are left in a limited supply."""
    tokens = state.house.tokens
    assert tokens is not None
    return tokens[resource.index] - sum(player.goods[resource.index] for player in state.players)


def gain_goods(state: StoneAgeState, player: Player, resource: Resource, amount: int, cause: object) -> None:
    """Take resources; with a limited supply no more than there are (15.3)."""
    if state.house.tokens is not None:
        amount = min(amount, supply(state, resource))
    player.goods[resource.index] += amount
    if state.log is not None:
        state.log.say("gain", seat=player.seat, amount=amount, what=resource.id, cause=cause)


def gain_food(state: StoneAgeState, player: Player, amount: int, cause: object) -> None:
    """Take food."""
    player.food += amount
    if state.log is not None:
        state.log.say("gain", seat=player.seat, amount=amount, what="food", cause=cause)


def gain_points(state: StoneAgeState, player: Player, amount: int, cause: object) -> None:
    """Score at once."""
    player.score += amount
    if state.log is not None:
        state.log.say("points", seat=player.seat, amount=amount, score=player.score, cause=cause)


def gain_tool(state: StoneAgeState, player: Player, cause: object) -> None:
    """Rules 9.1: one tool more; at twelve it is lost."""
    before = player.tools
    player.tools = before.raised
    if state.log is not None:
        if before.total == TOOLS_MAX:
            state.log.say("lost_tool", seat=player.seat, cause=cause)
        else:
            state.log.say("tool", seat=player.seat, before=before.total, tools=player.tools.total, cause=cause)


def gain_agriculture(state: StoneAgeState, player: Player, cause: object) -> None:
    """Rules 6.7: one step on the agriculture track; at its end it is lost."""
    if player.agriculture < AGRICULTURE_MAX:
        player.agriculture += 1
        if state.log is not None:
            state.log.say(
                "agriculture", seat=player.seat, before=player.agriculture - 1, steps=player.agriculture, cause=cause
            )
    elif state.log is not None:
        state.log.say("lost_agriculture", seat=player.seat, cause=cause)


def gain_figure(state: StoneAgeState, player: Player, cause: object) -> None:
    """Rules 6.6: a figure from the supply; it stays at home this round. With ten figures nothing happens."""
    if player.figures < FIGURES_MAX:
        player.figures += 1
        player.idle += 1
        if state.log is not None:
            state.log.say("figure", seat=player.seat, figures=player.figures, cause=cause)
    elif state.log is not None:
        state.log.say("lost_figure", seat=player.seat, cause=cause)


def cash_in(state: StoneAgeState, player: Player, pair: Cash) -> None:
    """Rules 7.4: take the two resources; the card goes face down."""
    card = next(card for card in player.kept if card.upper == "any_resources")
    player.kept.remove(card)
    player.cards.append(card)
    player.goods[pair.first.index] += 1
    player.goods[pair.second.index] += 1
    if state.log is not None:
        state.log.say("cash", seat=player.seat, card=card, first=pair.first.id, second=pair.second.id, cause=card)


def pay_goods(state: StoneAgeState, player: Player, paid: tuple[int, int, int, int]) -> None:
    """Give resources back to the supply."""
    for resource in RESOURCES:
        player.goods[resource.index] -= paid[resource.index]
