"""What is never created or lost: cards, tiles, figures, and with a limited supply resources."""

from __future__ import annotations

from collections import Counter

from civitas.games.stone_age.pieces import CARDS, FIGURES_MAX, PLACES, TILES
from civitas.games.stone_age.state import StoneAgeState


def check(state: StoneAgeState) -> None:
    """Assert that every piece of the box lies in exactly one place, and that kept counts are right."""
    cards = Counter(card for card in state.row if card is not None) + Counter(state.deck)
    tiles = Counter(state.unused) + Counter(tile for stack in state.stacks for tile in stack)
    for player in state.players:
        cards += Counter(player.cards) + Counter(player.kept) + Counter(player.secret)
        tiles += Counter(player.tiles)
        assert player.figures <= FIGURES_MAX
        assert player.idle + sum(player.at) == player.figures
        assert player.idle >= 0
        assert [place for place in PLACES if player.out & place.bit] == [p for p in PLACES if player.at[p.index]]
        assert min(player.goods) >= 0
        assert player.food >= 0
    assert cards == Counter(CARDS)
    assert tiles == Counter(TILES)
    for place in PLACES:
        figures = [player.at[place.index] for player in state.players]
        assert not place.rings or sum(figures) <= place.rings
        if place.group == "resource" and state.phase == "place":
            assert state.free[place.slot] == place.rings - sum(figures)
            assert state.visitors[place.slot] == sum(1 for n in figures if n)
    if state.house.tokens is not None:
        for at, tokens in enumerate(state.house.tokens):
            assert sum(player.goods[at] for player in state.players) <= tokens
