"""Cards that come into play and leave it, military cards that are drawn and discarded, actions that are spent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from civitas.games.through_the_ages.pieces import LAB, LAST_AGE, Card, Piece, Side
from civitas.games.through_the_ages.rules.counts import levels_of
from civitas.games.through_the_ages.rules.tokens import change_culture, gain_yellow, lose_blue, lose_yellow
from civitas.games.through_the_ages.rules.totals import civil_total, military_total
from civitas.games.through_the_ages.state import BY_LEADERS, BY_WONDERS, Pact, Player, TtaState
from civitas.kernel.chronicle import but, only
from civitas.kernel.decisions import Flow

Completion: TypeAlias = Callable[[TtaState, Player, Card], int]
"""The culture that a wonder gives at once when it is completed."""
COMPLETIONS: Final[dict[str, Completion]] = {}


def insort(cards: list[Card], card: Card) -> None:
    """Put a card into a list that is sorted by id."""
    at = len(cards)
    while at and cards[at - 1].number > card.number:
        at -= 1
    cards.insert(at, card)


def settle_actions(state: TtaState, player: Player, keeps_civil: bool = False, keeps_military: bool = False) -> None:
    """Rules 13.6: totals have changed; new tokens are available unless they count as spent, lost ones spent first."""
    civil = civil_total(state, player)
    more = civil - player.civil_total
    if more > 0 and not keeps_civil:
        player.civil += more
    player.civil_total = civil
    player.civil = min(player.civil, civil)
    military = military_total(state, player)
    more = military - player.military_total
    if more > 0 and not keeps_military:
        player.military += more
    player.military_total = military
    player.military = min(player.military, military)
    player.is_stale = True


def exchange_tokens(state: TtaState, player: Player, old: Side | None, new: Side | None, cause: Card) -> Flow[None]:
    """Rules 14.3, 13.6: the token symbols of a card that leaves and of its successor, settled as one difference."""
    blue = (0 if new is None else new.blue) - (0 if old is None else old.blue)
    yellow = (0 if new is None else new.yellow) - (0 if old is None else old.yellow)
    if yellow > 0:
        gain_yellow(player, yellow)
    elif yellow:
        lose_yellow(player, -yellow)
    if blue > 0:
        player.blue_bank += blue
    elif blue:
        yield from lose_blue(state, player, -blue, cause)


def remove_leader(state: TtaState, player: Player) -> None:
    """The leader leaves play: his pools are lost (rules 20.59), Bill Gates gives his culture."""
    leader = player.leader
    assert leader is not None
    parting = leader.power("parting_culture_per_lab_level") * levels_of(player, LAB)
    if parting:
        change_culture(player, parting, BY_LEADERS)
        if state.log:
            state.log.say("culture", leader, seat=player.seat, amount=parting)
    player.leader = None
    player.pool = 0
    player.pool_science = 0
    state.gone.append(leader)
    settle_actions(state, player)


def remove_unfinished_wonder(state: TtaState, player: Player) -> None:
    """An unfinished wonder leaves the game; its blue tokens return to the bank."""
    assert player.wonder is not None
    player.blue_bank += player.stages
    state.gone.append(player.wonder)
    player.wonder = None
    player.stages = 0


def complete_wonder(state: TtaState, player: Player) -> Flow[None]:
    """Rules 7.10, 20.75: tokens back to the bank, the wonder upright, what it provides, then culture at once."""
    wonder = player.wonder
    assert wonder is not None
    player.blue_bank += player.stages
    player.stages = 0
    player.wonder = None
    insort(player.wonders, wonder)
    settle_actions(state, player)
    yield from exchange_tokens(state, player, None, wonder.in_play, wonder)
    refresh_partners(state, player)
    if state.log:
        state.log.say("completed", wonder, seat=player.seat, wonder=wonder)
    if wonder.id in COMPLETIONS:
        gained = COMPLETIONS[wonder.id](state, player, wonder)
        change_culture(player, gained, BY_WONDERS)
        if state.log:
            state.log.say("culture", wonder, seat=player.seat, amount=gained)


def refresh_partners(state: TtaState, player: Player) -> None:
    """What partners have by a pact may depend on this player's wonders."""
    for pact in state.pacts:
        if pact.has(player.seat):
            state.players[pact.other(player.seat)].is_stale = True


def remove_pact(state: TtaState, pact: Pact) -> None:
    """Rules 6.6: a pact ends; its card is seen by all on its way to the discard pile (11.4)."""
    state.pacts.remove(pact)
    discard(state, pact.piece, -1)
    for seat in (pact.owner, pact.partner):
        settle_actions(state, state.players[seat])
    if state.log:
        state.log.say("pact_ends", pact.piece.type, card=pact.piece.type, seats=[pact.owner, pact.partner])


def discard(state: TtaState, piece: Piece, eyes: int) -> None:
    """Rules 11.4: a military card goes face down to the discard pile of its age; `eyes` are the seats that know it."""
    state.discards[piece.age].append(piece)
    state.discard_eyes[piece.age].append(eyes)


def take_from_hand(player: Player, card: Card) -> Piece:
    """A copy of a military card leaves the hand; one that others have not seen first."""
    found: Piece | None = None
    for piece in player.military_hand:
        if piece.type is card and (found is None or found in player.shown):
            found = piece
    assert found is not None
    player.military_hand.remove(found)
    if found in player.shown:
        player.shown.remove(found)
    return found


def discard_unseen(state: TtaState, player: Player, card: Card) -> None:
    """Rules 18.4: discard a card from hand face down: only its owner knows which.

    Whoever had seen a card of that age in this hand can't be sure any more that it is still there.
    """
    piece = take_from_hand(player, card)
    player.shown = [shown for shown in player.shown if shown.age != piece.age]
    discard(state, piece, 1 << player.seat)


def military_types(player: Player) -> list[Card]:
    """The different military cards in hand, by id."""
    cards: list[Card] = []
    for piece in player.military_hand:
        if piece.type not in cards:
            insort(cards, piece.type)
    return cards


def draw_military(state: TtaState, player: Player, count: int) -> int:
    """Rules 8.5: draw from the deck of the current age; when it is empty its discard pile becomes the new deck."""
    if state.age == 0 or state.age == LAST_AGE:
        return 0
    deck = state.military_decks[state.age]
    drawn: list[Piece] = []
    for _ in range(count):
        if not deck:
            reshuffle(state)
            if not deck:
                break
        drawn.append(deck.pop())
        if not deck:
            reshuffle(state)
    player.military_hand += drawn
    if drawn and state.log:
        state.log.say("draws", to=but(player.seat), seat=player.seat, count=len(drawn))
        state.log.say("draws_cards", to=only(player.seat), seat=player.seat, cards=drawn)
    return len(drawn)


def reshuffle(state: TtaState) -> None:
    """Rules 8.5: the discard pile of the current age becomes a new deck."""
    pile = state.discards[state.age]
    if pile:
        state.military_decks[state.age].extend(pile)
        pile.clear()
        state.discard_eyes[state.age].clear()
        state.chance.shuffle(state.military_decks[state.age])
        if state.log:
            state.log.say("reshuffled")


def civil_actions(player: Player) -> int:
    """Rules 23.10: civil actions that can be spent."""
    return player.civil + player.extra_civil


def military_actions(player: Player) -> int:
    """Rules 23.10: military actions that can be spent."""
    return player.military + player.extra_military


def spend_civil(player: Player, count: int) -> None:
    """Spend civil actions, extra ones of this turn first."""
    if player.extra_civil:
        extra = min(count, player.extra_civil)
        player.extra_civil -= extra
        count -= extra
    player.civil -= count


def spend_military(player: Player, count: int) -> None:
    """Spend military actions, extra ones of this turn first."""
    if player.extra_military:
        extra = min(count, player.extra_military)
        player.extra_military -= extra
        count -= extra
    player.military -= count


def regain_civil(player: Player, count: int) -> None:
    """Rules 13.8: spent civil actions become available again."""
    player.civil = min(player.civil_total, player.civil + count)
