"""Nothing is made and nothing is lost: every card and special achievement lies in one place."""

from __future__ import annotations

from civitas.games.innovation.icons import ICONS
from civitas.games.innovation.pieces import SPECIALS, VISIBLE
from civitas.games.innovation.rules.cards import CARDS
from civitas.games.innovation.state import InnovationState, Player


def check(state: InnovationState) -> None:
    """All 105 cards and 5 special achievements are in exactly one place; icons, points and splays are as recounted."""
    cards = [card for pile in state.supply for card in pile] + state.middle + state.removed
    specials = list(state.specials)
    for player in state.players:
        cards += player.hand.cards + player.score.cards + player.trophies
        specials += player.specials
        for number, pile in enumerate(player.piles):
            assert all(card.color.number == number for card in pile.cards)
            assert len(pile.cards) > 1 or not pile.splay
            cards += pile.cards
        assert player.points == sum(card.age for card in player.score.cards)
        assert {icon.id: player.count(icon) for icon in ICONS} == recounted(player)
    assert sorted(card.number for card in cards) == list(range(len(CARDS)))
    assert sorted(special.number for special in specials) == list(range(len(SPECIALS)))
    assert all(card.age == age for age, pile in enumerate(state.supply) for card in pile)


def recounted(player: Player) -> dict[str, int]:
    """The visible icons, counted slot by slot (rules 2.12)."""
    counts = {icon.id: 0 for icon in ICONS}
    for pile in player.piles:
        for at, card in enumerate(reversed(pile.cards)):
            for number, slot in enumerate(card.slots):
                if slot is not None and (at == 0 or number in VISIBLE[pile.splay]):
                    counts[slot.id] += 1
    return counts
