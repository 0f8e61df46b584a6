"""What aggressions and wars have in common: who may be attacked, pacts that end by it (rules 6.3, 6.4)."""

from __future__ import annotations

from civitas.games.through_the_ages.pieces import Card
from civitas.games.through_the_ages.rules.cards.aggressions import target_refusal
from civitas.games.through_the_ages.rules.play import military_actions, remove_pact
from civitas.games.through_the_ages.rules.prices import attack_price
from civitas.games.through_the_ages.rules.refusals import FINE
from civitas.games.through_the_ages.rules.totals import attack_strengths, pact_power
from civitas.games.through_the_ages.state import Player, TtaState


def attack_refusal(state: TtaState, player: Player, card: Card, rival: Player) -> str:
    """Why an aggression or a war against a rival is not possible."""
    if player.power("never_attacks"):
        return "peaceful_leader"
    if attack_price(card, rival) > military_actions(player):
        return "attack_price"
    for pact in state.pacts:
        if pact.piece.type.no_attack and pact.has(player.seat) and pact.has(rival.seat):
            return "pact_forbids"
    if card.group == "war":
        if state.last_round and state.round >= state.last_round:
            return "last_round"
        return "protected" if pact_power(state, rival, "cannot_be_declared_war_on") else FINE
    mine, theirs = attack_strengths(state, player, rival)
    return "too_strong" if mine <= theirs else target_refusal(card, rival)


def attackable(state: TtaState, player: Player, card: Card) -> list[Player]:
    """The rivals against whom the card can be played, by seat."""
    if card.price > military_actions(player):
        return []
    return [one for one in state.active() if one is not player and not attack_refusal(state, player, card, one)]


def end_pacts_by_attack(state: TtaState, player: Player, rival: Player) -> None:
    """Rules 6.3 (3), 6.4 (2): pacts between both that end on an attack are removed."""
    for pact in state.pacts[:]:
        if pact.piece.type.ends_on_attack and pact.has(player.seat) and pact.has(rival.seat):
            remove_pact(state, pact)
