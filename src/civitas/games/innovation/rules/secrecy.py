"""What each seat does not know (rules 9)."""

from __future__ import annotations

from typing import Any

from civitas.games.innovation.pieces import AGES, VISIBLE, Card
from civitas.games.innovation.state import SPECTATOR, InnovationState, Pile, Player
from civitas.kernel.chance import Chance
from civitas.kernel.rules import Slot


def hidden(state: InnovationState, seat: int | None) -> list[list[Slot]]:
    """Rules 9: the cards that a seat can't place, by age, for cards of one age have equal backs."""
    bit = 1 << (SPECTATOR if seat is None else seat)
    known = state.known
    pools: list[list[Slot]] = [[] for _ in range(AGES + 1)]
    zones: list[list[Card]] = [*state.supply, state.middle, state.removed]
    for player in state.players:
        zones += (player.hand.cards, player.score.cards, player.trophies)
    for cards in zones:
        for at, card in enumerate(cards):
            if not known[card.number] & bit:
                pools[card.age].append((cards, at))
    for player in state.players:
        if player.has_secret_order:
            pools += _covered(state, player, bit)
    return [pool for pool in pools if pool]


def redealt(state: InnovationState, swap: dict[Card, Card], seat: int | None, chance: Chance | None) -> None:
    """Rules 9.8: who knew the card that lay in a place knows the card that lies there now."""
    known = state.known[:]
    for before, now in swap.items():
        state.known[now.number] = known[before.number]


def glance(state: InnovationState, seat: int | None) -> list[Any]:
    """Rules 9: what lies open, own cards, the values of others' cards, and how far the cards being resolved are."""
    seen: list[Any] = [state.turn, state.actions, len(state.middle), len(state.removed)]
    seen += [len(pile) for pile in state.supply]
    for player in state.players:
        seen += (player.points, player.icons, player.tucked, player.scored, player.specials)
        seen.append([card.age for card in player.trophies])
        is_mine = player.seat == seat
        for cards in (player.hand.cards, player.score.cards):
            seen.append(cards if is_mine else [card.age for card in cards])
        for pile in player.piles:
            seen.append(pile.splay)
            seen.append(pile.cards if is_mine or not player.has_secret_order else _shown(pile))
    for frame in state.band:
        seen += (frame.card, frame.effect, frame.executing, frame.bonus, frame.doing, frame.limit, frame.named)
        seen += (len(frame.happenings), len(frame.chosen), frame.chosen if seat == frame.executing else None)
    return seen


def _shown(pile: Pile) -> list[Any]:
    """Rules 9.4: what others see of a pile whose order is a secret."""
    cards = pile.cards
    return [*cards[-1:], *[card.slots[slot] for card in cards[:-1] for slot in VISIBLE[pile.splay]], len(cards)]


def _covered(state: InnovationState, owner: Player, bit: int) -> list[list[Slot]]:
    """Rules 9.4: covered cards that the owner has rearranged; any two that show the same slots can be mistaken."""
    alike: dict[tuple[object, ...], list[Slot]] = {}
    for pile in owner.piles:
        cards = pile.cards
        for at in range(len(cards) - 1):
            card = cards[at]
            if not state.known[card.number] & bit:
                shown = (card.at, *[card.slots[slot] for slot in VISIBLE[pile.splay]])
                alike.setdefault(shown, []).append((cards, at))
    return [slots for slots in alike.values() if len(slots) > 1]
