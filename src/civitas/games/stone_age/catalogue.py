"""Every card and tile for the card browser."""

from __future__ import annotations

from civitas.games.stone_age.pieces import CARDS, PROFESSIONS, RESOURCES, SYMBOLS, TILES, Card, Tile, amounts
from civitas.games.stone_age.view import CARD_VIEWS, TILE_VIEWS
from civitas.games.stone_age.words import LOWER, SYMBOL, UPPER
from civitas.words import CardText, Entry


def catalogue() -> tuple[Entry, ...]:
    """The 36 cards, green and sand, and the 28 tiles."""
    return (*map(_card, CARDS), *map(_tile, TILES))


def _card(card: Card) -> Entry:
    upper = UPPER[card.upper].format(n=card.amount, good=card.resource)
    if card.symbol >= 0:
        group, lower, text = "Civilization cards, green", SYMBOLS[card.symbol], SYMBOL
    else:
        group, lower = "Civilization cards, sand", f"{PROFESSIONS[card.profession]} ×{card.multiplier}"
        text = LOWER[card.profession].format(n=card.multiplier)
    facts = {"Upper half": card.title.partition(": ")[2], "Lower half": lower}
    words = (CardText(f"{card.id}-upper", upper), CardText(f"{card.id}-lower", text))
    return Entry(card.id, card.title, group, facts, f"{upper} {text}", CARD_VIEWS[card.index], words)


def _tile(tile: Tile) -> Entry:
    price, face = tile.price, TILE_VIEWS[tile.index]
    if price.cost is not None:
        points = sum(n * RESOURCES[at].value for at, n in enumerate(price.cost))
        facts = {"Cost": amounts(price.cost), "Points": str(points)}
        return Entry(tile.id, tile.title, "Buildings, fixed", facts, "Pay exactly these resources (8.2).", face)
    values = sorted(resource.value for resource in RESOURCES)
    if price.kinds:
        # One of each kind, and the rest of the cheapest or dearest of them.
        least = sum(values[: price.kinds]) + (price.least - price.kinds) * values[0]
        most = sum(values[-price.kinds :]) + (price.least - price.kinds) * values[-1]
        kinds = "exactly 1 kind" if price.kinds == 1 else f"exactly {price.kinds} kinds"
        facts = {"Cost": f"{price.least} resources of {kinds}", "Points": _range(least, most)}
        text = "Pay exactly so many resources of exactly so many kinds; the points are their values (8.3)."
        return Entry(tile.id, tile.title, "Buildings, choice", facts, text, face)
    facts = {
        "Cost": f"{price.least} to {price.most} resources of any kinds",
        "Points": _range(price.least * values[0], price.most * values[-1]),
    }
    text = "Pay as many resources as you like, within these numbers; the points are their values (8.4)."
    return Entry(tile.id, tile.title, "Buildings, open", facts, text, face)


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} to {most}"
