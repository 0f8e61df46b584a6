"""Icons, tokens and cards: gaining and losing them, governors, the card limit (rules 3, 8.4, 8.7, 9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.games.endeavor.options import DISCARD, DISCARDS, ENTHRONES, GOVERNOR
from civitas.games.endeavor.pieces import (
    FREE_GOVERNORS,
    FREE_SLAVERY_CARDS,
    GOVERNORS,
    LAST_SPACE,
    POLITICS,
    SLAVERY,
    STATUSES,
    Card,
    Icons,
    Region,
    Status,
    Token,
)
from civitas.games.endeavor.state import NOBODY, EndeavorState, Player
from civitas.kernel.decisions import Flow, ask, may

_SEAL: Final = dict(zip(GOVERNORS, ENTHRONES, strict=True))


def value(player: Player, status: Status) -> int:
    """Rules 3.3: what the player's level in a status gives."""
    level = player.levels[status.index]
    return status.gives[level if level < LAST_SPACE else LAST_SPACE]


def add_icons(state: EndeavorState, player: Player, icons: Icons, sign: int) -> None:
    """Rules 3.1: icons count at once, and are subtracted at once."""
    for at, number in icons.pairs:
        before = player.levels[at]
        player.levels[at] = before + sign * number
        if state.log is not None:
            after = player.levels[at]
            state.log.say("level", seat=player.seat, status=STATUSES[at], before=before, after=after)


def gain_token(state: EndeavorState, player: Player, token: Token | None, place: object) -> None:
    """Rules 8.7: a token goes to the harbor; a brown one raises its status."""
    if token is None:
        return
    player.tokens[token.index] += 1
    if state.log is not None:
        state.log.say("token", seat=player.seat, token=token, place=place)
    if token.action is None:
        add_icons(state, player, token.icons, 1)
    else:
        player.blue += 1


def insert(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """A card put among others, which lie in the order of the data: within a deck that is by value."""
    at = len(cards)
    while at and cards[at - 1].index > card.index:
        at -= 1
    return (*cards[:at], card, *cards[at:])


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards but that one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def take_card(state: EndeavorState, player: Player, card: Card) -> None:
    """Rules 8.6: a card is laid face up before the player and its icons count."""
    player.cards = insert(player.cards, card)
    add_icons(state, player, card.icons, 1)


def leader(track: tuple[int, ...]) -> int:
    """Rules 8.1.1: the seat with the most markers on a track, in a tie the one nearest to the deck."""
    best = NOBODY
    most = 0
    # From the deck's end: the first seat to be met wins a tie.
    for seat in reversed(track):
        ships = track.count(seat)
        if ships > most:
            best, most = seat, ships
    return best


def award_governor(state: EndeavorState, region: Region) -> Player:
    """Rules 8.1.1: the governor of a region that has just opened goes to the leader of its track."""
    track = state.tracks[region.index]
    player = state.players[leader(track)]
    for deck in region.decks:
        pile = state.decks[deck.index]
        if pile and pile[0].governor:
            card = pile[0]
            state.decks[deck.index] = pile[1:]
            if state.log is not None:
                ships = track.count(player.seat)
                state.log.say("governor", seat=player.seat, card=card, ships=ships, region=region)
            take_card(state, player, card)
    return player


def abolish(state: EndeavorState, taker: Player) -> list[Player]:
    """Rules 8.6.1: all held slavery cards turn face down, the rest of their deck leaves the game.

    Returns the players who have passed and are now over their limit (R32).
    """
    pile = state.decks[SLAVERY.index]
    if state.log is not None:
        state.log.say("abolition", seat=taker.seat, cards=len(pile))
    for card in pile:
        state.removed = insert(state.removed, card)
    state.decks[SLAVERY.index] = ()
    over: list[Player] = []
    seats = len(state.players)
    for offset in range(seats):
        player = state.players[(taker.seat + offset) % seats]
        for card in player.cards:
            if card.slavery:
                turn_down(state, player, card)
        if player.passed and counted(player) > value(player, POLITICS):
            over.append(player)
    return over


def turn_down(state: EndeavorState, player: Player, card: Card) -> None:
    """Rules 9.4: a slavery card that is given up lies face down beside the board."""
    player.cards = without(player.cards, card)
    player.face_down = insert(player.face_down, card)
    if state.log is not None:
        state.log.say("turn_down", seat=player.seat, card=card)
    add_icons(state, player, card.icons, -1)


def counted(player: Player) -> int:
    """Rules 9.2: the cards that count against the limit."""
    number = len(player.cards)
    slavery = 0
    for card in player.cards:
        if card.slavery:
            slavery += 1
    number -= slavery if slavery < FREE_SLAVERY_CARDS else FREE_SLAVERY_CARDS
    if player.governor is not None:
        number -= FREE_GOVERNORS
    return number


def settle(state: EndeavorState, player: Player, cause: object = None) -> Flow[None]:
    """Rules 9.2 to 9.6 and R29: name the occupant of the governor space, discard while over the limit."""
    state.settling = player.seat
    while True:
        governors = [_SEAL[card] for card in player.cards if card.governor]
        if governors:
            named = yield from may(GOVERNOR, player.seat, governors, cause)
            player.governor = None if named is None else named.card
            if state.log is not None and named is not None:
                state.log.say("enthrone", seat=player.seat, card=named.card)
            elif state.log is not None:
                state.log.say("leave_empty", seat=player.seat)
        if counted(player) <= value(player, POLITICS):
            break
        given = yield from ask(DISCARD, player.seat, [DISCARDS[card.index] for card in player.cards], cause)
        discard(state, player, given.card)
    state.settling = NOBODY


def settle_all(state: EndeavorState, players: Sequence[Player], cause: object) -> Flow[None]:
    """Rules 9.6 and R30: players who have passed settle at once, before anything else happens."""
    for player in players:
        yield from settle(state, player, cause)


def discard(state: EndeavorState, player: Player, card: Card) -> None:
    """Rules 9.4: assets go back into their decks by value, slavery cards face down, governors out of the game."""
    if card.slavery:
        turn_down(state, player, card)
        return
    player.cards = without(player.cards, card)
    if card is player.governor:
        player.governor = None
    if card.governor:
        state.removed = insert(state.removed, card)
    else:
        state.decks[card.deck.index] = insert(state.decks[card.deck.index], card)
    if state.log is not None:
        state.log.say("retire" if card.governor else "discard", seat=player.seat, card=card, deck=card.deck)
    add_icons(state, player, card.icons, -1)
