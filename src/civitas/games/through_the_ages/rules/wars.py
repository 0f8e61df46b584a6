"""Wars: declared in one turn, resolved at the start of the next (rules 5.3, 6.4)."""

from __future__ import annotations

from civitas.games.through_the_ages.options import FIRST_WAR, WAR, Option
from civitas.games.through_the_ages.pieces import Card
from civitas.games.through_the_ages.rules.attacks import end_pacts_by_attack
from civitas.games.through_the_ages.rules.cards.wars import WARS
from civitas.games.through_the_ages.rules.play import discard, spend_military, take_from_hand
from civitas.games.through_the_ages.rules.prices import attack_price
from civitas.games.through_the_ages.rules.totals import war_strengths
from civitas.games.through_the_ages.state import Player, Resolution, TtaState, War
from civitas.kernel.decisions import Flow, ask


def declare(state: TtaState, player: Player, card: Card, rival: Player) -> None:
    """Rules 6.4: pay, end pacts, and lay the card in front of you until your next turn."""
    spend_military(player, attack_price(card, rival))
    end_pacts_by_attack(state, player, rival)
    player.wars.append(War(take_from_hand(player, card), rival.seat))
    if state.log:
        state.log.say("declares", card, seat=player.seat, card=card, rival=rival.seat)


def resolve_wars(state: TtaState, player: Player) -> Flow[None]:
    """Rules 5.3, 5.3.5: all wars declared in the previous turn, in the order that the declarer chooses."""
    while player.wars:
        war = player.wars[0]
        if len(player.wars) > 1:
            chosen = yield from ask(FIRST_WAR, player.seat, war_options(player))
            war = next(one for one in player.wars if WAR[(one.piece.type, one.target)] is chosen)
        player.wars.remove(war)
        yield from _resolve(state, player, war)


def war_options(player: Player) -> list[Option]:
    """The declared wars as options, in the order of the domain; two equal ones are one option."""
    options: list[Option] = []
    for war in player.wars:
        option = WAR[(war.piece.type, war.target)]
        if option not in options:
            options.append(option)
    options.sort(key=lambda option: FIRST_WAR.index[option])
    return options


def _resolve(state: TtaState, player: Player, war: War) -> Flow[None]:
    """Rules 5.3.1, 5.3.2: the stronger side wins by the difference; equal strength has no effect."""
    card = war.piece.type
    target = state.players[war.target]
    mine, theirs = war_strengths(state, player, target)
    state.resolving = resolving = Resolution(card, player.seat, "war")
    resolving.piece = war.piece
    resolving.target = target.seat
    resolving.strengths = (mine, theirs)
    if state.log:
        state.log.say("war", card, card=card, seat=player.seat, rival=target.seat, mine=mine, theirs=theirs)
    if mine != theirs:
        victor, loser = (player, target) if mine > theirs else (target, player)
        resolving.left = abs(mine - theirs)
        resolving.order = [loser.seat, victor.seat]
        resolving.done.append(loser.seat)
        resolving.now = victor.seat
        done = WARS[card.id](state, victor, loser, resolving)
        if done is not None:
            yield from done
    state.resolving = None
    discard(state, war.piece, -1)
