"""Taking cards from the row (rules 7.3, 7.4)."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.options import TAKE, Option
from civitas.games.through_the_ages.pieces import ROW, Card
from civitas.games.through_the_ages.rules.play import insort
from civitas.games.through_the_ages.rules.prices import take_cost
from civitas.games.through_the_ages.rules.refusals import FINE
from civitas.games.through_the_ages.rules.tokens import change_science
from civitas.games.through_the_ages.rules.totals import civil_hand_limit
from civitas.games.through_the_ages.state import LEADER_REPLACED, Player, TtaState

_WITHIN: Final[list[int]] = [sum([price <= means for price in ROW]) for means in range(ROW[-1])]
"""How many spaces of the row, from the first on, so many civil actions pay for without any discount."""


def take_refusal(state: TtaState, player: Player, at: int, means: int, is_full: bool) -> str:
    """Why the card on a space, counted from 0, can't be taken with so many civil actions."""
    card = state.row[at]
    if card is None:
        return "no_card"
    if card.bit:
        if is_full:
            return "hand_full"
        if (player.technologies | player.hand_technologies) & card.bit:
            return "technology_owned"
        return FINE if ROW[at] <= means else "civil_actions"
    group = card.group
    if group == "wonder":
        if player.wonder is not None:
            return "unfinished_wonder"
    elif is_full:
        return "hand_full"
    elif group == "leader":
        if player.leader_ages >> card.age & 1:
            return "leader_age_taken"
    else:
        return FINE if ROW[at] <= means else "civil_actions"
    return FINE if take_cost(state, player, at) <= means else "civil_actions"


def is_hand_full(player: Player) -> bool:
    """Rules 7.3 a; no limit is below the civil actions."""
    return len(player.hand) >= player.civil_total and len(player.hand) >= civil_hand_limit(player)


def takeable(state: TtaState, player: Player, means: int) -> list[Option]:
    """The cards of the row that the player may take with so many civil actions, by their spaces."""
    options: list[Option] = []
    spaces = len(ROW)
    if means < ROW[-1] and not player.marks & LEADER_REPLACED and not player.power("leader_discount"):
        spaces = _WITHIN[means]
    is_full = spaces > 0 and is_hand_full(player)
    if is_full and player.wonder is not None:
        return options
    owned = player.technologies | player.hand_technologies
    for at, card in enumerate(state.row[:spaces]):
        if card is None:
            continue
        if card.bit or card.group == "action":
            # What technologies and action cards cost depends on nothing but their space.
            if not is_full and not card.bit & owned and ROW[at] <= means:
                options.append(TAKE[at])
        elif not take_refusal(state, player, at, means, is_full):
            options.append(TAKE[at])
    return options


def take(state: TtaState, player: Player, at: int, is_fresh: bool) -> Card:
    """Put the card into the hand, or a wonder into play; what it costs has been paid."""
    card = state.row[at]
    assert card is not None
    state.row[at] = None
    if card.group == "wonder":
        player.wonder = card
        player.stages = 0
    else:
        insort(player.hand, card)
        player.hand_technologies |= card.bit
        if card.group == "leader":
            player.leader_ages |= 1 << card.age
        elif card.group == "action" and is_fresh:
            player.fresh.append(card)
        elif card.bit:
            change_science(player, player.power("science_per_technology_taken"))
    if state.log:
        state.log.say("takes", card, seat=player.seat, card=card, space=at + 1)
    return card
