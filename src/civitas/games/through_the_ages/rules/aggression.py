"""Playing an aggression, and the defence against it (rules 6.3)."""

from __future__ import annotations

from civitas.games.through_the_ages.options import DEFENCE, DEFEND, DISCARD, NO_DEFENCE, Option
from civitas.games.through_the_ages.pieces import DISCARD_DEFENSE, Card, Piece
from civitas.games.through_the_ages.rules.attacks import end_pacts_by_attack
from civitas.games.through_the_ages.rules.cards.aggressions import AGGRESSIONS
from civitas.games.through_the_ages.rules.play import (
    discard,
    discard_unseen,
    insort,
    spend_military,
    take_from_hand,
)
from civitas.games.through_the_ages.rules.prices import attack_price
from civitas.games.through_the_ages.rules.totals import attack_strengths
from civitas.games.through_the_ages.state import Player, Resolution, TtaState
from civitas.kernel.decisions import Flow, ask


def attack(state: TtaState, player: Player, card: Card, rival: Player) -> Flow[None]:
    """Rules 6.3: pay, end pacts, let the rival defend, carry the card out unless the defence holds."""
    spend_military(player, attack_price(card, rival))
    mine, theirs = attack_strengths(state, player, rival)
    state.resolving = resolving = Resolution(card, player.seat, "aggression")
    resolving.piece = take_from_hand(player, card)
    resolving.target = rival.seat
    resolving.strengths = (mine, theirs)
    resolving.need = mine - theirs
    resolving.order = [rival.seat, player.seat]
    if state.log:
        state.log.say("attacks", card, seat=player.seat, card=card, rival=rival.seat, mine=mine, theirs=theirs)
    end_pacts_by_attack(state, player, rival)
    is_held = yield from _defend(state, rival, resolving)
    resolving.done.append(rival.seat)
    resolving.now = player.seat
    if not is_held:
        done = AGGRESSIONS[card.family](state, player, rival, card)
        if done is not None:
            yield from done
    piece = resolving.piece
    state.resolving = None
    discard(state, piece, -1)


def _defend(state: TtaState, rival: Player, resolving: Resolution) -> Flow[bool]:
    """Rules 6.3 (4), 20.73: card by card until the strength is reached, or nothing at all."""
    if not rival.military_hand:
        return False
    resolving.now = rival.seat
    resolving.limit = rival.military_total
    while resolving.need > 0:
        options = defence_options(rival, resolving)
        option = yield from ask(DEFENCE, rival.seat, options, resolving.card, openly=True)
        if option is NO_DEFENCE:
            if state.log:
                state.log.say("no_defence", resolving.card, seat=rival.seat)
            return False
        card = option.card
        assert card is not None
        as_bonus = option.verb == "defend"
        resolving.chosen.append(next(p for p in rival.military_hand if p.type is card and p not in resolving.chosen))
        resolving.as_bonus.append(as_bonus)
        resolving.need -= card.defense if as_bonus else DISCARD_DEFENSE
        resolving.limit -= 1
    _use_cards(state, rival, resolving)
    return True


def free_pieces(player: Player, resolving: Resolution) -> list[Piece]:
    """The military cards in hand that are not yet committed."""
    return [piece for piece in player.military_hand if piece not in resolving.chosen]


def defence_options(rival: Player, resolving: Resolution) -> list[Option]:
    """Rules 20.73: cards with which the strength can still be reached; no defence only before the first."""
    pieces = free_pieces(rival, resolving)
    cards: list[Card] = []
    for piece in pieces:
        if piece.type not in cards:
            insort(cards, piece.type)
    options: list[Option] = []
    if resolving.limit > 0:
        need, limit = resolving.need, resolving.limit - 1
        bonus = [card for card in cards if card.defense]
        options += [DEFEND[card] for card in bonus if _reaches(pieces, card, need - card.defense, limit)]
        options += [DISCARD[card] for card in cards if _reaches(pieces, card, need - DISCARD_DEFENSE, limit)]
    if not resolving.chosen:
        options.append(NO_DEFENCE)
    return options


def _reaches(pieces: list[Piece], used: Card, need: int, limit: int) -> bool:
    """Whether the other cards, so many at most, can add what is needed."""
    if need <= 0:
        return True
    values = [max(DISCARD_DEFENSE, piece.type.defense) for piece in pieces]
    values.remove(max(DISCARD_DEFENSE, used.defense))
    values.sort(reverse=True)
    return sum(values[:limit]) >= need


def _use_cards(state: TtaState, rival: Player, resolving: Resolution) -> None:
    """Rules 6.3 (5), 18.4: bonus cards used for their value are shown, others are not."""
    shown: list[Card] = []
    hidden = 0
    for at, piece in enumerate(resolving.chosen):
        if resolving.as_bonus[at]:
            rival.military_hand.remove(piece)
            discard(state, piece, -1)
            shown.append(piece.type)
        else:
            discard_unseen(state, rival, piece.type)
            hidden += 1
    if state.log:
        state.log.say("defends", resolving.card, seat=rival.seat, cards=shown, hidden=hidden)
