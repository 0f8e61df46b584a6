"""What each seat does not know (rules 9)."""

from __future__ import annotations

from collections.abc import Mapping

from civitas.games.innovation.pieces import AGES, VISIBLE, Card
from civitas.games.innovation.state import SPECTATOR, InnovationState, Player
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


def redealt(state: InnovationState, swap: Mapping[Card, Card], seat: int | None, chance: Chance) -> None:
    """Rules 9.8: who knew the card that lay in a place knows the card that lies there now."""
    known = state.known[:]
    for before, now in swap.items():
        state.known[now.number] = known[before.number]


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
