"""Resolving a card (rules 6): who takes part, the effects in their order, the share bonus, cards executed alone."""

from __future__ import annotations

from civitas.games.innovation.icons import FIELD_MASK
from civitas.games.innovation.pieces import Card
from civitas.games.innovation.rules.looking import partner
from civitas.games.innovation.rules.verbs import draw, draw_and, meld
from civitas.games.innovation.state import Frame, InnovationState, Player
from civitas.kernel.decisions import Flow


def dogma(state: InnovationState, actor: Player, card: Card) -> Flow[None]:
    """Rules 6.1-6.8: count icons once, carry out every effect with all who take part, then the share bonus."""
    frame = Frame(card, actor.seat, False)
    shift = card.icon.shift
    frame.counts = [player.icons >> shift & FIELD_MASK for player in state.players]
    mine = frame.counts[actor.seat]
    mate = state.players[partner(actor.seat)] if state.teams else None
    sharers = frame.sharers
    victims = frame.victims
    for player in state.players[actor.seat + 1 :] + state.players[: actor.seat]:
        if frame.counts[player.seat] >= mine:
            sharers.append(player)
        elif player is not mate:
            victims.append(player)
    state.band.append(frame)
    if state.log is not None:
        state.log.say("dogma", cause=card, seat=actor.seat, card=card)
        if sharers and card.has_share:
            state.log.say("dogma_shared", cause=card, seats=tuple([player.seat for player in sharers]))
        if victims and card.has_demand:
            state.log.say("dogma_demanded", cause=card, seats=tuple([player.seat for player in victims]))
    for effect in card.effects:
        frame.effect = effect.number
        if effect.is_demand:
            for victim in victims:
                _begin(frame, victim)
                before = state.changes
                flow = effect.run(state, actor, victim)
                if flow is not None:
                    yield from flow
                if state.changes != before:
                    frame.due = True
                if frame.is_over:
                    break
        else:
            for sharer in sharers:
                _begin(frame, sharer)
                before = state.changes
                flow = effect.run(state, sharer)
                if flow is not None:
                    yield from flow
                if state.changes != before and sharer is not mate:
                    frame.bonus = True
            _begin(frame, actor)
            flow = effect.run(state, actor)
            if flow is not None:
                yield from flow
        if frame.is_over:
            break
    if frame.bonus and not frame.is_over:
        frame.effect = len(card.effects) + 1
        _begin(frame, actor)
        if state.log is not None:
            state.log.say("bonus", cause=card, seat=actor.seat)
        draw(state, actor, actor.top_value())
    state.band.pop()


def execute_alone(state: InnovationState, me: Player, card: Card) -> Flow[None]:
    """Rules 6.9: I execute each effect of the card that is not a demand, for myself alone."""
    frame = Frame(card, me.seat, True)
    state.band.append(frame)
    if state.log is not None:
        state.log.say("alone", cause=card, seat=me.seat, card=card)
    for effect in card.effects:
        if not effect.is_demand:
            frame.effect = effect.number
            _begin(frame, me)
            flow = effect.run(state, me)
            if flow is not None:
                yield from flow
    state.band.pop()


def meld_and_execute(state: InnovationState, me: Player, value: int) -> Flow[None]:
    """I draw and meld a card of that value, then execute it for myself alone."""
    yield from execute_alone(state, me, draw_and(state, me, meld, value))


def _begin(frame: Frame, player: Player) -> None:
    """Another player begins the effect: what was revealed or named before is over."""
    frame.executing = player.seat
    frame.limit = 0
    if frame.revealed or frame.named:
        frame.revealed = ()
        frame.named = ()
