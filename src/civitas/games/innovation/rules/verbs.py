"""The verbs of the game: what cards do, one elementary step each (rules 5).

Each verb moves its card, keeps who knows what, counts changes for the share bonus, writes the chronicle and makes the
checks that rules 5.1 ask for after every step; nothing else in the game does any of this.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from civitas.games.innovation.pieces import AGES, SPLAYS, UNSPLAYED, Card, Color
from civitas.games.innovation.rules.achieving import finish, settle
from civitas.games.innovation.rules.looking import can_splay, cause, in_order
from civitas.games.innovation.rules.telling import note, tell
from civitas.games.innovation.state import (
    BOARD,
    EVERYBODY_KNOWS,
    PLACES,
    SCORE,
    InnovationState,
    Pile,
    Place,
    Player,
    Zone,
)

Verb: TypeAlias = Callable[[InnovationState, Player, Card, Place, bool], None]
"""Meld, tuck, score or return: who does it, which card, from where, and whether all can follow that very card."""


def draw(state: InnovationState, me: Player, value: int) -> Card:
    """Rules 5.4: draw a card of that value or, where piles are empty, of the next higher; above 10 the game ends."""
    supply = state.supply
    if value < 1:
        value = 1
    while value <= AGES and not supply[value]:
        value += 1
    if value > AGES:
        finish(state, -1, "score")
    card = supply[value].pop()
    state.known[card.number] |= 1 << me.seat
    me.hand.cards.append(card)
    state.changes += 1
    tell(state, "draw", me.seat, card)
    if state.touched:
        settle(state)
    return card


def draw_many(state: InnovationState, me: Player, value: int, times: int) -> None:
    """Draw so many cards of that value, one after the other."""
    for _ in range(times):
        draw(state, me, value)


def draw_and(state: InnovationState, me: Player, verb: Verb, value: int) -> Card:
    """Rules 5.5: draw a card and meld, tuck or score that very card."""
    card = draw(state, me, value)
    verb(state, me, card, me.hand, True)
    return card


def draw_and_many(state: InnovationState, me: Player, verb: Verb, value: int, times: int) -> None:
    """Draw and meld, tuck or score so many cards of that value, one after the other."""
    for _ in range(times):
        draw_and(state, me, verb, value)


def draw_and_reveal(state: InnovationState, me: Player, value: int) -> Card:
    """Rules 5.5: draw a card and show it to all; it is in the hand."""
    card = draw(state, me, value)
    reveal(state, me, card)
    return card


def meld(state: InnovationState, me: Player, card: Card, source: Place, traced: bool = False) -> None:
    """Rules 5.2: put the card on top of my pile of its colour."""
    zone = _zone(source, card)
    _leave(state, card, zone)
    _lay(state, card, me.piles[card.at])
    tell(state, "meld", me.seat, card, PLACES[zone.sort])
    settle(state)


def tuck(state: InnovationState, me: Player, card: Card, source: Place, traced: bool = False) -> None:
    """Rules 5.3: put the card at the bottom of my pile of its colour; it counts for Monument."""
    zone = _zone(source, card)
    _leave(state, card, zone)
    _lay(state, card, me.piles[card.at], bottom=True)
    me.tucked += 1
    tell(state, "tuck", me.seat, card, PLACES[zone.sort])
    settle(state)


def score(state: InnovationState, me: Player, card: Card, source: Place, traced: bool = False) -> None:
    """Rules 5.6: put the card face down into my score pile; it counts for Monument."""
    zone = _zone(source, card)
    _slip(state, [card], zone, 1 << me.seat, traced)
    _leave(state, card, zone)
    _lay(state, card, me.score)
    me.scored += 1
    state.touched |= 1 << me.seat
    tell(state, "score", me.seat, card, PLACES[zone.sort])
    settle(state)


def return_(state: InnovationState, me: Player, card: Card, source: Place, traced: bool = False) -> None:
    """Rules 5.7: put the card face down at the bottom of its supply pile."""
    zone = _zone(source, card)
    _slip(state, [card], zone, 0, traced)
    _leave(state, card, zone)
    state.supply[card.age].insert(0, card)
    state.changes += 1
    tell(state, "return", me.seat, card, PLACES[zone.sort], zone.seat)
    if state.touched:
        settle(state)


def transfer(
    state: InnovationState,
    card: Card,
    source: Place,
    target: Place,
    group: list[Card] | None = None,
    traced: bool = False,
) -> None:
    """Rules 5.8: move the card from one player's zone to another's; `group` are all cards that move there with it."""
    zone = _zone(source, card)
    goal = _zone(target, card)
    if goal.sort != BOARD:
        _slip(state, group or [card], zone, 1 << goal.seat, traced)
    _leave(state, card, zone)
    _lay(state, card, goal)
    tell(state, "transfer", zone.seat, card, PLACES[zone.sort], goal.seat, PLACES[goal.sort])
    if state.touched:
        settle(state)


def transfer_all(state: InnovationState, cards: list[Card], source: Place, target: Place) -> None:
    """Rules 5.1, 5.8: move these cards one after the other."""
    for card in cards:
        transfer(state, card, source, target, cards)


def exchange(state: InnovationState, ours: list[Card], zone: Zone, theirs: list[Card], other: Zone) -> None:
    """Rules 5.9: two groups of cards from hands or score piles change places in one step."""
    seers = 1 << zone.seat | 1 << other.seat
    _slip(state, ours, zone, seers, False)
    _slip(state, theirs, other, seers, False)
    for card in ours:
        _leave(state, card, zone)
    for card in theirs:
        _leave(state, card, other)
        _lay(state, card, zone)
    for card in ours:
        _lay(state, card, other)
    for card in ours:
        tell(state, "exchange", zone.seat, card, PLACES[zone.sort], other.seat, PLACES[other.sort])
    for card in theirs:
        tell(state, "exchange", other.seat, card, PLACES[other.sort], zone.seat, PLACES[zone.sort])
    if state.touched:
        settle(state)


def reveal(state: InnovationState, me: Player, card: Card) -> None:
    """Rules 5.11: show the card to all; it stays where it is."""
    state.known[card.number] = EVERYBODY_KNOWS
    state.changes += 1
    if state.band:
        state.band[-1].revealed += (card,)
    tell(state, "reveal", me.seat, card)


def show_hand(state: InnovationState, me: Player) -> None:
    """Rules 9.6: show the hand to all as a proof. It is no change; an empty hand shows nothing."""
    cards = in_order(me.hand.cards)
    if cards:
        for card in cards:
            state.known[card.number] = EVERYBODY_KNOWS
        note(state, "show", me.seat, tuple(cards))
        if state.log is not None:
            state.log.say("show", cause=cause(state), seat=me.seat, cards=tuple(cards))


def splay(state: InnovationState, me: Player, color: Color, direction: int) -> bool:
    """Rules 5.10: splay the pile of that colour, if that changes anything."""
    pile = me.piles[color.number]
    if not can_splay(pile, direction):
        return False
    _repile(state, pile, color.number, pile.cards, direction)
    state.changes += 1
    note(state, "splay", me.seat, (), color.id, SPLAYS[direction])
    if state.log is not None:
        state.log.say("splay", cause=cause(state), seat=me.seat, color=color, direction=SPLAYS[direction])
    settle(state)
    return True


def rearrange(state: InnovationState, me: Player, color: Color, cards: list[Card]) -> None:
    """Rules 5.14, 9.4: put the pile into this order, given from top to bottom; the splay stays.

    Only the owner may look at covered cards. Of two or more the others no longer know which lies where.
    """
    pile = me.piles[color.number]
    cards.reverse()
    if pile.cards != cards:
        _repile(state, pile, color.number, cards, pile.splay)
        if len(cards) > 2 and not state.variant["covered_cards_public"]:
            me.has_secret_order = True
            for card in cards[:-1]:
                state.known[card.number] = 1 << me.seat
        state.changes += 1
        note(state, "rearrange", me.seat, (), color.id)
        if state.log is not None:
            state.log.say("rearrange", cause=cause(state), seat=me.seat, color=color)
        settle(state)


def remove_everything(state: InnovationState) -> None:
    """Rules 5.12, 9.5: put all hands, boards and score piles out of the game, in one single step."""
    for player in state.players:
        for pile in player.piles:
            for card in pile.cards:
                state.known[card.number] = EVERYBODY_KNOWS
        for zone in (player.hand, player.score, *player.piles):
            state.removed.extend(zone.cards)
        player.hand.cards.clear()
        player.score.cards.clear()
        player.piles = [Pile([], player.seat) for _ in player.piles]
        player.points = 0
        player.icons = 0
    state.changes += 1
    note(state, "remove", -1, ())
    if state.log is not None:
        state.log.say("remove", cause=cause(state))


def name(state: InnovationState, me: Player, what: str) -> None:
    """Name a colour or a value, aloud. It is no change."""
    state.band[-1].named += (what,)
    if state.log is not None:
        state.log.say("name", cause=cause(state), seat=me.seat, what=what)


def _zone(place: Place, card: Card) -> Zone:
    return place if isinstance(place, Zone) else place[card.at]


def _slip(state: InnovationState, group: list[Card], zone: Zone, seers: int, traced: bool) -> None:
    """Rules 9.5, 9.8: cards are about to leave a hand or score pile for a place where only `seers` see them.

    Whoever does not see it can't tell which of the zone's cards of that value went, unless all of them did: he loses
    track of them. `traced` says that all can follow the very card, as when it was just drawn or shown.
    """
    known = state.known
    if zone.sort == BOARD:
        return
    if not traced:
        cards = zone.cards
        for card in group:
            age = card.age
            for peer in cards:
                if peer.age == age and peer not in group:
                    _lose_track(state, zone, age, seers | 1 << zone.seat)
                    break
    for card in group:
        known[card.number] |= seers


def _lose_track(state: InnovationState, zone: Zone, age: int, seers: int) -> None:
    for card in zone.cards:
        if card.age == age:
            state.known[card.number] &= seers


def _leave(state: InnovationState, card: Card, zone: Zone) -> None:
    """Take the card out of a player's zone, from a board for all to see; a pile of one card is no longer splayed
    (5.10).
    """
    if isinstance(zone, Pile):
        state.known[card.number] = EVERYBODY_KNOWS
        left = [other for other in zone.cards if other is not card]
        _repile(state, zone, card.at, left, zone.splay if len(left) > 1 else UNSPLAYED)
        return
    zone.cards.remove(card)
    if zone.sort == SCORE:
        state.players[zone.seat].points -= card.age


def _lay(state: InnovationState, card: Card, zone: Zone, bottom: bool = False) -> None:
    """Put the card into a player's zone: on a board for all to see."""
    state.changes += 1
    if isinstance(zone, Pile):
        state.known[card.number] = EVERYBODY_KNOWS
        _repile(state, zone, card.at, [card, *zone.cards] if bottom else [*zone.cards, card], zone.splay)
        return
    zone.cards.append(card)
    if zone.sort == SCORE:
        state.players[zone.seat].points += card.age


def _repile(state: InnovationState, old: Pile, at: int, cards: list[Card], splay: int) -> None:
    """Replace a pile by another one, and keep the icons counted. Piles never change, so that states share them.

    The top card is seen by all, also where it was one of the covered cards before.
    """
    if cards:
        state.known[cards[-1].number] = EVERYBODY_KNOWS
    pile = Pile(cards, old.seat, splay)
    pile.icons = pile.count()
    player = state.players[old.seat]
    player.piles[at] = pile
    player.icons += pile.icons - old.icons
    state.touched |= 1 << old.seat
