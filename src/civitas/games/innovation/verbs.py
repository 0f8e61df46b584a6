"""The verbs of the game: what cards do, one elementary step each (rules 5).

Each verb moves its card, keeps who knows what, counts changes for the share bonus, writes the chronicle and makes the
checks that rules 5.1 ask for after every step; nothing else in the game does any of this.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn, TypeAlias

from civitas.games.innovation.pieces import (
    AGES,
    CLOCK,
    COLORS,
    FIELD,
    ICONS,
    RIGHT,
    SPLAYS,
    UNSPLAYED,
    Card,
    Color,
    Icon,
    Special,
)
from civitas.games.innovation.state import (
    BOARD,
    EVERYBODY_KNOWS,
    PLACES,
    SCORE,
    SPECTATOR,
    Frame,
    Happening,
    InnovationState,
    Pile,
    Place,
    Player,
    Zone,
)
from civitas.kernel.chronicle import EVERYBODY, only
from civitas.kernel.decisions import GameOver

Verb: TypeAlias = Callable[[InnovationState, Player, Card, Place, bool], None]
"""Meld, tuck, score or return: who does it, which card, from where, and whether all can follow that very card."""

_SPECTATORS: Final = 1 << 62


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
    _tell(state, "draw", me.seat, card)
    if state.touched:
        settle(state)
    return card


def draw_many(state: InnovationState, me: Player, value: int, times: int) -> None:
    """Draw so many cards of that value, one after the other."""
    for _ in range(times):
        draw(state, me, value)


def draw_and(state: InnovationState, me: Player, verb: Verb, value: int, times: int = 1) -> Card | None:
    """Rules 5.5: draw a card and meld, tuck or score that very card; so many times. Returns the last one."""
    card = None
    for _ in range(times):
        card = draw(state, me, value)
        verb(state, me, card, me.hand, True)
    return card


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
    _tell(state, "meld", me.seat, card, PLACES[zone.sort])
    settle(state)


def tuck(state: InnovationState, me: Player, card: Card, source: Place, traced: bool = False) -> None:
    """Rules 5.3: put the card at the bottom of my pile of its colour; it counts for Monument."""
    zone = _zone(source, card)
    _leave(state, card, zone)
    _lay(state, card, me.piles[card.at], bottom=True)
    me.tucked += 1
    _tell(state, "tuck", me.seat, card, PLACES[zone.sort])
    settle(state)


def score(state: InnovationState, me: Player, card: Card, source: Place, traced: bool = False) -> None:
    """Rules 5.6: put the card face down into my score pile; it counts for Monument."""
    zone = _zone(source, card)
    _slip(state, [card], zone, 1 << me.seat, traced)
    _leave(state, card, zone)
    _lay(state, card, me.score)
    me.scored += 1
    state.touched |= 1 << me.seat
    _tell(state, "score", me.seat, card, PLACES[zone.sort])
    settle(state)


def return_(state: InnovationState, me: Player, card: Card, source: Place, traced: bool = False) -> None:
    """Rules 5.7: put the card face down at the bottom of its supply pile."""
    zone = _zone(source, card)
    _slip(state, [card], zone, 0, traced)
    _leave(state, card, zone)
    state.supply[card.age].insert(0, card)
    state.changes += 1
    _tell(state, "return", me.seat, card, PLACES[zone.sort], zone.seat)
    if state.touched:
        settle(state)


def transfer(
    state: InnovationState, card: Card, source: Place, target: Place, group: Sequence[Card] = (), traced: bool = False
) -> None:
    """Rules 5.8: move the card from one player's zone to another's; `group` are all cards that move there with it."""
    zone = _zone(source, card)
    goal = _zone(target, card)
    if goal.sort != BOARD:
        _slip(state, group or [card], zone, 1 << goal.seat, traced)
    _leave(state, card, zone)
    _lay(state, card, goal)
    _tell(state, "transfer", zone.seat, card, PLACES[zone.sort], goal.seat, PLACES[goal.sort])
    if state.touched:
        settle(state)


def transfer_all(state: InnovationState, cards: Sequence[Card], source: Place, target: Place) -> None:
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
        _tell(state, "exchange", zone.seat, card, PLACES[zone.sort], other.seat, PLACES[other.sort])
    for card in theirs:
        _tell(state, "exchange", other.seat, card, PLACES[other.sort], zone.seat, PLACES[zone.sort])
    if state.touched:
        settle(state)


def reveal(state: InnovationState, me: Player, card: Card) -> None:
    """Rules 5.11: show the card to all; it stays where it is."""
    state.known[card.number] = EVERYBODY_KNOWS
    state.changes += 1
    if state.band:
        state.band[-1].revealed.append(card)
    _tell(state, "reveal", me.seat, card)


def show_hand(state: InnovationState, me: Player) -> None:
    """Rules 9.6: show the hand to all as a proof. It is no change; an empty hand shows nothing."""
    cards = in_order(me.hand.cards)
    if cards:
        for card in cards:
            state.known[card.number] = EVERYBODY_KNOWS
        _note(state, Happening(0, 0, "show", me.seat, cards, EVERYBODY_KNOWS))
        if state.log is not None:
            state.log.say("show", cause=cause(state), seat=me.seat, cards=tuple(cards))


def splay(state: InnovationState, me: Player, color: Color, direction: int) -> bool:
    """Rules 5.10: splay the pile of that colour, if that changes anything."""
    pile = me.piles[color.number]
    if not can_splay(pile, direction):
        return False
    pile.splay = direction
    _recount(state, pile)
    state.changes += 1
    _note(state, Happening(0, 0, "splay", me.seat, [], EVERYBODY_KNOWS, color.name, -1, SPLAYS[direction]))
    if state.log is not None:
        state.log.say("splay", cause=cause(state), seat=me.seat, color=color, direction=SPLAYS[direction])
    settle(state)
    return True


def can_splay(pile: Pile, direction: int) -> bool:
    """Rules 5.10: whether splaying the pile in that direction would change it."""
    return len(pile.cards) > 1 and pile.splay != direction


def rearrange(state: InnovationState, me: Player, color: Color, cards: list[Card]) -> None:
    """Rules 5.14: put the pile into this order, given from top to bottom; the splay stays."""
    pile = me.piles[color.number]
    cards.reverse()
    if pile.cards != cards:
        pile.cards = cards
        _recount(state, pile)
        state.changes += 1
        _note(state, Happening(0, 0, "rearrange", me.seat, [], EVERYBODY_KNOWS, color.name))
        if state.log is not None:
            state.log.say("rearrange", cause=cause(state), seat=me.seat, color=color)
        settle(state)


def remove_everything(state: InnovationState) -> None:
    """Rules 5.12, 9.5: put all hands, boards and score piles out of the game, in one single step."""
    for player in state.players:
        for zone in (player.hand, player.score, *player.piles):
            state.removed.extend(zone.cards)
            zone.cards.clear()
        for pile in player.piles:
            pile.splay = UNSPLAYED
            pile.icons = 0
        player.points = 0
        player.icons = 0
    state.changes += 1
    _note(state, Happening(0, 0, "remove", -1, [], EVERYBODY_KNOWS))
    if state.log is not None:
        state.log.say("remove", cause=cause(state))


def name(state: InnovationState, me: Player, what: str) -> None:
    """Name a colour or a value, aloud. It is no change."""
    state.band[-1].named.append(what)
    if state.log is not None:
        state.log.say("name", cause=cause(state), seat=me.seat, what=what)


def claim(state: InnovationState, me: Player, special: Special) -> None:
    """Rules 5.15, 7.6: take a special achievement, if it is still available."""
    if special in state.specials:
        state.specials.remove(special)
        me.specials.append(special)
        state.changes += 1
        _note(state, Happening(0, 0, "claim", me.seat, [], EVERYBODY_KNOWS, special.id))
        if state.log is not None:
            state.log.say("claim", cause=cause(state), seat=me.seat, special=special)
        check_goal(state, me)


def win(state: InnovationState, me: Player) -> NoReturn:
    """Rules 8.3: the player wins the game by the effect of the card being resolved."""
    finish(state, me.seat, "effect")


def win_alone(state: InnovationState, merits: Sequence[int]) -> None:
    """Rules 8.3: the single player with the highest merit wins; if two or more tie for it, nothing happens."""
    best = max(merits)
    winners = [player for player in state.players if merits[player.seat] == best]
    if len(winners) == 1:
        win(state, winners[0])


def finish(state: InnovationState, winner: int, reason: str) -> NoReturn:
    """Rules 8: the game ends at once; without a winner the scores decide."""
    if state.log is not None:
        if winner < 0:
            state.log.say("end_score", cause=cause(state))
        else:
            state.log.say(f"end_{reason}", cause=cause(state), seat=winner, card=cause(state))
    state.winner = winner
    state.band.clear()
    state.touched = 0
    state.changes = 0
    raise GameOver(reason)


def settle(state: InnovationState) -> None:
    """Rules 5.1, 7.4: check special achievements for all whose board or counters changed, the turn's player first."""
    touched = state.touched
    state.touched = 0
    for player in clockwise(state, state.turn) if touched & (touched - 1) else state.players:
        if touched >> player.seat & 1:
            met = [special for special in state.specials if CONDITIONS[special.number](state, player)]
            for special in met:
                claim(state, player, special)
            check_goal(state, player)


def check_goal(state: InnovationState, player: Player) -> None:
    """Rules 8.1, 10.4: who (or whose team) has enough achievements has won."""
    if total_achievements(state, player) >= state.goal:
        finish(state, player.seat, "achievements")


def total_achievements(state: InnovationState, player: Player) -> int:
    """The achievements of a player, with those of his partner in the team game (rules 10.4)."""
    total = player.achievements()
    if state.teams:
        total += state.players[partner(player.seat)].achievements()
    return total


_EMPIRE_STEP: Final = sum((1 << (FIELD - 1)) - 3 << icon.shift for icon in ICONS)
_EMPIRE_BITS: Final = sum(1 << (FIELD - 1) << icon.shift for icon in ICONS)


def _is_monument(state: InnovationState, player: Player) -> bool:
    if state.variant["monument_combined"]:
        return player.tucked + player.scored >= 6
    return player.tucked >= 6 or player.scored >= 6


def _is_empire(state: InnovationState, player: Player) -> bool:
    # Adding 512 - 3 to each count carries into its highest bit just where there are three or more.
    return (player.icons + _EMPIRE_STEP) & _EMPIRE_BITS == _EMPIRE_BITS


def _is_world(state: InnovationState, player: Player) -> bool:
    return player.icons >> CLOCK.shift >= 12


def _is_wonder(state: InnovationState, player: Player) -> bool:
    return min([pile.splay for pile in player.piles]) >= RIGHT


def _is_universe(state: InnovationState, player: Player) -> bool:
    return len([pile for pile in player.piles if pile.cards and pile.cards[-1].age >= 8]) == len(COLORS)


CONDITIONS: Final[tuple[Callable[[InnovationState, Player], bool], ...]] = (
    _is_monument,
    _is_empire,
    _is_world,
    _is_wonder,
    _is_universe,
)
"""Rules 7.2: the conditions of the special achievements, by their numbers."""


def clockwise(state: InnovationState, seat: int) -> list[Player]:
    """All players in seat order, beginning with that seat."""
    return state.players[seat:] + state.players[:seat]


def partner(seat: int) -> int:
    """Rules 10.4: partners sit opposite."""
    return (seat + 2) % 4


def others(state: InnovationState, me: Player) -> list[Player]:
    """Rules 2.14: my opponents, clockwise from me; a partner is none of them."""
    seat = me.seat
    rest = state.players[seat + 1 :] + state.players[:seat]
    if state.teams:
        del rest[1]
    return rest


def with_icon(cards: Sequence[Card], icon: Icon) -> list[Card]:
    """Those of the cards that have the icon."""
    return [card for card in cards if icon in card.icons]


def without_icon(cards: Sequence[Card], icon: Icon) -> list[Card]:
    """Those of the cards that do not have the icon."""
    return [card for card in cards if icon not in card.icons]


def valued(cards: Sequence[Card], low: int, high: int) -> list[Card]:
    """Those of the cards whose value lies between two values, these included."""
    return [card for card in cards if low <= card.age <= high]


def not_colored(cards: Sequence[Card], color: Color) -> list[Card]:
    """Those of the cards that do not have the colour."""
    return [card for card in cards if card.color is not color]


def highest_value(cards: Sequence[Card]) -> int:
    """The highest value among the cards; 0 without any (rules 2.11)."""
    return max([card.age for card in cards], default=0)


def highest(cards: Sequence[Card]) -> list[Card]:
    """Rules 2.10: all the highest of the cards."""
    value = highest_value(cards)
    return [card for card in cards if card.age == value]


def lowest(cards: Sequence[Card]) -> list[Card]:
    """Rules 2.10: all the lowest of the cards."""
    value = min([card.age for card in cards], default=0)
    return [card for card in cards if card.age == value]


def different_values(cards: Sequence[Card]) -> int:
    """R15: how many different values the cards have."""
    return len({card.age for card in cards})


def number_of(card: Card) -> int:
    """The key of the canonical order."""
    return card.number


def in_order(cards: Sequence[Card]) -> list[Card]:
    """The cards in the canonical order: by value, then by name."""
    return sorted(cards, key=number_of)


def splayed(me: Player, direction: int) -> list[Color]:
    """The colours of my board that are splayed in that direction."""
    return [color for color in COLORS if me.piles[color.number].splay == direction]


def cause(state: InnovationState) -> Card | None:
    """The card being resolved."""
    return state.band[-1].card if state.band else None


def frame(state: InnovationState) -> Frame:
    """What is known about the card being resolved."""
    return state.band[-1]


def _zone(place: Place, card: Card) -> Zone:
    return place if isinstance(place, Zone) else place[card.at]


def _slip(state: InnovationState, group: Sequence[Card], zone: Zone, seers: int, traced: bool) -> None:
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
    """Take the card out of a player's zone."""
    zone.cards.remove(card)
    if isinstance(zone, Pile):
        if len(zone.cards) < 2:
            zone.splay = UNSPLAYED
        _recount(state, zone)
    elif zone.sort == SCORE:
        state.players[zone.seat].points -= card.age


def _lay(state: InnovationState, card: Card, zone: Zone, bottom: bool = False) -> None:
    """Put the card into a player's zone: on a board for all to see."""
    state.changes += 1
    if bottom:
        zone.cards.insert(0, card)
    else:
        zone.cards.append(card)
    if isinstance(zone, Pile):
        state.known[card.number] = EVERYBODY_KNOWS
        _recount(state, zone)
    elif zone.sort == SCORE:
        state.players[zone.seat].points += card.age


def _recount(state: InnovationState, pile: Pile) -> None:
    icons = pile.count()
    state.players[pile.seat].icons += icons - pile.icons
    pile.icons = icons
    state.touched |= 1 << pile.seat


def _tell(
    state: InnovationState, verb: str, seat: int, card: Card, place: str = "", to: int = -1, into: str = ""
) -> None:
    """Record what happened to a card, by name for those who know it now and by value for the rest."""
    seen = state.known[card.number]
    if state.band:
        frame = state.band[-1]
        frame.happenings.append(Happening(frame.effect, frame.executing, verb, seat, [card], seen, place, to, into))
    log = state.log
    if log is not None:
        because = cause(state)
        words: dict[str, Any] = {"seat": seat, "place": place, "other": to, "into": into}
        readers = EVERYBODY if seen == EVERYBODY_KNOWS else _readers(seen)
        log.say(verb, because, readers, card=card, **words)
        if readers != EVERYBODY:
            log.say(f"{verb}_unseen", because, ~readers, card=card.age, **words)


def _note(state: InnovationState, happening: Happening) -> None:
    if state.band:
        frame = state.band[-1]
        happening.effect = frame.effect
        happening.who = frame.executing
        frame.happenings.append(happening)


def _readers(known: int) -> int:
    seats = only(*[seat for seat in range(SPECTATOR) if known >> seat & 1])
    return seats | _SPECTATORS if known >> SPECTATOR & 1 else seats
