"""How players choose inside an effect: one card, several cards in turn, a colour, a player (rules 6.6, 6.11, 13.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.games.innovation.icons import Icon
from civitas.games.innovation.options import BACK, BACKS, BRANCH, CARD, CARDS, COLOR, CONFIRM, SEAT, SEAT_ANSWERS, VALUE
from civitas.games.innovation.pieces import COLORS, SPLAYS, Card, Color
from civitas.games.innovation.rules.looking import can_splay, cause, frame, highest, in_order
from civitas.games.innovation.rules.verbs import Verb, meld, name, return_, score, splay, transfer, transfer_all, tuck
from civitas.games.innovation.state import InnovationState, Place, Player, Zone
from civitas.kernel.decisions import Flow, ask, may

DOING: Final[dict[Verb, str]] = {meld: "meld", tuck: "tuck", score: "score", return_: "return_"}
"""What a choice is for, by the verb that follows it."""


def pick(state: InnovationState, me: Player, cards: list[Card], doing: str) -> Flow[Card | None]:
    """I must choose one of these cards; None only if there is none."""
    if len(cards) > 1:
        frame(state).doing = doing
        return (yield from ask(CARD, me.seat, in_order(cards), cause(state)))
    return cards[0] if cards else None


def may_pick(
    state: InnovationState, me: Player, cards: list[Card], doing: str, openly: bool = False
) -> Flow[Card | None]:
    """I may choose one of these cards. Rules 9.7: `openly` asks also when I could only decline."""
    if cards or openly:
        frame(state).doing = doing
        return (yield from may(CARD, me.seat, in_order(cards), cause(state), openly=True))
    return None


def one(
    state: InnovationState, me: Player, verb: Verb, source: Place, cards: list[Card] | None = None
) -> Flow[Card | None]:
    """I must meld, tuck, score or return one of these cards, if there is any; which one is my choice."""
    cards = _from(source, cards)
    if not cards:
        return None
    card = cards[0] if len(cards) == 1 else (yield from pick(state, me, cards, DOING[verb]))
    if card is not None:
        verb(state, me, card, source, False)
    return card


def may_one(
    state: InnovationState,
    me: Player,
    verb: Verb,
    source: Place,
    cards: list[Card] | None = None,
    openly: bool = False,
) -> Flow[Card | None]:
    """I may meld, tuck, score or return one of these cards."""
    card = yield from may_pick(state, me, _from(source, cards), DOING[verb], openly)
    if card is not None:
        verb(state, me, card, source, False)
    return card


def up_to(
    state: InnovationState,
    me: Player,
    verb: Verb,
    source: Zone,
    most: int = 105,
    least: int = 0,
    of: list[Card] | None = None,
) -> Flow[list[Card]]:
    """I meld, tuck, score or return cards, one after the other, until I have had enough of it.

    With `of` only these cards will do; then I am asked as long as I have any card, for declining and being unable must
    look the same (rules 9.7).
    """
    done: list[Card] = []
    current = frame(state)
    current.limit = most
    while len(done) < most and source.cards:
        cards = source.cards if of is None else [card for card in source.cards if card in of]
        if verb is return_ or verb is score:
            cards = _canonical(cards, done, 1)
        if len(done) < least:
            card: Card | None = yield from pick(state, me, cards, DOING[verb])
        elif cards or of is not None:
            current.doing = DOING[verb]
            card = yield from may(CARDS, me.seat, in_order(cards), cause(state), openly=True)
        else:
            card = yield from may(CARDS, me.seat, [], cause(state))
        if card is None:
            break
        verb(state, me, card, source, False)
        done.append(card)
    return done


def every(
    state: InnovationState,
    me: Player,
    verb: Verb,
    source: Place,
    cards: list[Card] | None = None,
    number: int = 105,
    optional: bool = False,
) -> Flow[list[Card]]:
    """I must meld, tuck, score or return all of these cards, or so many of them, in an order of my choice.

    If it is optional I may decline, but not stop on the way. The order is asked only where it matters (rules 13.3):
    cards of different values from a hand or score pile go back to different piles.
    """
    left = list(_from(source, cards))
    needed = min(number, len(left))
    frame(state).limit = needed
    done: list[Card] = []
    is_ordered = verb is meld or verb is tuck or not isinstance(source, Zone)
    # Where all cards of a zone are scored, everybody can follow each of them.
    traced = verb is score and isinstance(source, Zone) and needed == len(source.cards)
    while len(done) < needed:
        offered = left if is_ordered else _canonical(left, done, needed - len(done))
        if optional and not done:
            card = yield from may_pick(state, me, offered, DOING[verb])
            if card is None:
                break
        elif verb is score and not is_ordered and len(_following(left, done)) == needed - len(done):
            card = offered[0]
        else:
            card = yield from pick(state, me, offered, DOING[verb])
        assert card is not None
        verb(state, me, card, source, traced)
        left.remove(card)
        done.append(card)
    return done


def _canonical(cards: list[Card], done: Sequence[Card], needed: int) -> list[Card]:
    """The cards that may come next where only the order of cards of one value has a meaning: values never fall.

    So many cards must still come; a card is left out if too few would remain after it.
    """
    following = _following(cards, done)
    if needed == 1:
        return following
    return [card for card in following if sum(other.age >= card.age for other in following) >= needed]


def _following(cards: list[Card], done: Sequence[Card]) -> list[Card]:
    lowest_age = done[-1].age if done else 0
    return [card for card in cards if card.age >= lowest_age]


def choose_several(state: InnovationState, me: Player, cards: list[Card], number: int, doing: str) -> Flow[list[Card]]:
    """I must choose so many of these cards (all, if there are fewer); they stay where they are."""
    left = list(cards)
    current = frame(state)
    current.limit = min(number, len(left))
    while len(current.chosen) < current.limit:
        needed = current.limit - len(current.chosen)
        following = _following(left, current.chosen)
        if len(following) == needed:
            current.chosen += tuple(following)
            break
        offered = _canonical(left, current.chosen, needed)
        card = yield from ask(CARD, me.seat, in_order(offered), _doing(state, doing))
        left.remove(card)
        current.chosen += (card,)
    return _chosen(state)


def choose_highest(
    state: InnovationState, me: Player, cards: list[Card], number: int, doing: str, is_ordered: bool = False
) -> Flow[list[Card]]:
    """Rules 2.10, 5.16: the so many highest of the cards, in descending value; among equals I choose.

    From a board the order of equals matters too (`is_ordered`), for icons change between the steps.
    """
    left = list(cards)
    current = frame(state)
    current.limit = min(number, len(left))
    while len(current.chosen) < current.limit:
        equals = highest(left)
        if not is_ordered and len(equals) <= current.limit - len(current.chosen):
            picked = equals
        else:
            picked = [(yield from ask(CARD, me.seat, in_order(equals), _doing(state, doing)))]
        current.chosen += tuple(picked)
        left = [card for card in left if card not in picked]
    return _chosen(state)


def choose_order(state: InnovationState, me: Player, cards: list[Card]) -> Flow[list[Card]]:
    """I choose an order for these cards, from the top down."""
    left = list(cards)
    current = frame(state)
    current.limit = len(left)
    while left:
        card = yield from ask(CARD, me.seat, in_order(left), _doing(state, "order"))
        left.remove(card)
        current.chosen += (card,)
    return _chosen(state)


def _doing(state: InnovationState, doing: str) -> Card | None:
    frame(state).doing = doing
    return cause(state)


def _chosen(state: InnovationState) -> list[Card]:
    current = frame(state)
    chosen = current.chosen
    current.chosen = ()
    return list(chosen)


def give(state: InnovationState, chooser: Player, cards: list[Card], source: Place, target: Place) -> Flow[Card | None]:
    """Transfer one of these cards, of the chooser's choice; None if there is none."""
    if not cards:
        return None
    card = cards[0] if len(cards) == 1 else (yield from pick(state, chooser, cards, "transfer"))
    if card is not None:
        transfer(state, card, source, target)
    return card


def give_several(
    state: InnovationState, chooser: Player, cards: list[Card], number: int, source: Place, target: Place
) -> Flow[list[Card]]:
    """Transfer so many of these cards, of the chooser's choice; all of them if there are fewer."""
    chosen = yield from choose_several(state, chooser, cards, number, "transfer")
    transfer_all(state, chosen, source, target)
    return chosen


def may_splay(
    state: InnovationState, me: Player, direction: int, colors: Sequence[Color] = COLORS
) -> Flow[Color | None]:
    """I may splay one of these colours in that direction. R62: only what would change is offered."""
    options = [color for color in colors if can_splay(me.piles[color.number], direction)]
    if not options:
        return None
    frame(state).doing = "splay " + SPLAYS[direction]
    color = yield from may(COLOR, me.seat, options, cause(state))
    if color is not None:
        splay(state, me, color, direction)
    return color


def confirm(state: InnovationState, me: Player, doing: str) -> Flow[bool]:
    """I may do it or not."""
    answer = yield from ask(CONFIRM, me.seat, ("yes", "no"), _doing(state, doing))
    return answer == "yes"


def choose_color(state: InnovationState, me: Player, colors: Sequence[Color]) -> Flow[Color]:
    """I must name one of these colours."""
    color = yield from ask(COLOR, me.seat, colors, _doing(state, "name"))
    name(state, me, color.id)
    return color


def choose_two_colors(state: InnovationState, me: Player) -> Flow[tuple[Color, Color]]:
    """I must name two colours; in the order of the colours, since theirs has no meaning."""
    frame(state).limit = 2
    first = yield from choose_color(state, me, COLORS[:-1])
    frame(state).limit = 1
    second = yield from choose_color(state, me, COLORS[first.number + 1 :])
    return first, second


def may_choose_color(state: InnovationState, me: Player, colors: Sequence[Color], doing: str) -> Flow[Color | None]:
    """I may choose one of these colours."""
    if not colors:
        return None
    return (yield from may(COLOR, me.seat, colors, _doing(state, doing)))


def choose_value(state: InnovationState, me: Player) -> Flow[int]:
    """I must name a value."""
    value: int = yield from ask(VALUE, me.seat, VALUE.domain, _doing(state, "name"))
    name(state, me, str(value))
    return value


def choose_player(
    state: InnovationState, me: Player, players: Sequence[Player], doing: str, optional: bool = False
) -> Flow[Player | None]:
    """I choose one of these players; None if there is none, or if I decline."""
    options = [SEAT_ANSWERS[seat] for seat in sorted([player.seat for player in players])]
    if not options:
        return None
    if optional:
        answer = yield from may(SEAT, me.seat, options, _doing(state, doing))
    else:
        answer = yield from ask(SEAT, me.seat, options, _doing(state, doing))
    return None if answer is None else state.players[answer.seat]


def pick_top(
    state: InnovationState, me: Player, players: Sequence[Player], doing: str, icon: Icon | None = None
) -> Flow[tuple[Player, Card] | None]:
    """I must choose a top card, with that icon, from the boards of these players; whose it is, and the card.

    The card being resolved is none of them.
    """
    owners = {card: player for player in players for card in player.tops(icon) if card is not state.band[-1].card}
    card = yield from pick(state, me, list(owners), doing)
    return None if card is None else (owners[card], card)


def pick_unseen(
    state: InnovationState, me: Player, players: Sequence[Player], doing: str
) -> Flow[tuple[Player, Card] | None]:
    """Rules 6.11: I name an owner and a value among these players' score piles; the card is random among them."""
    options = [
        back
        for back in BACKS
        for player in players
        if player.seat == back.seat and any(card.age == back.value for card in player.score.cards)
    ]
    if not options:
        return None
    back = yield from ask(BACK, me.seat, options, _doing(state, doing))
    owner = state.players[back.seat]
    cards = [card for card in owner.score.cards if card.age == back.value]
    return owner, cards[state.chance.below(len(cards)) if len(cards) > 1 else 0]


def choose_branch(state: InnovationState, me: Player) -> Flow[str | None]:
    """I may choose one of two."""
    return (yield from may(BRANCH, me.seat, ("score", "draw"), _doing(state, "choose")))


def _from(source: Place, cards: list[Card] | None) -> list[Card]:
    if cards is not None:
        return cards
    assert isinstance(source, Zone)
    return source.cards
