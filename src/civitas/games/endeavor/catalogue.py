"""The card browser's entries: buildings, tokens and cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from civitas.games.endeavor.faces import BUILDING_VIEWS, CARD_VIEWS, TOKEN_VIEWS, CardView
from civitas.games.endeavor.pieces import ACTIONS, ATTACK, DECKS, SLAVERY_GLORY, STATUSES
from civitas.games.endeavor.words import icons_text
from civitas.words import Entry

_DECKS = {deck.id: deck.title for deck in DECKS}
_ACTIONS = {action.id: action.title for action in ACTIONS}
_STATUSES = {status.id: status.title for status in STATUSES}
_EFFECT = {
    "ship": "Put a marker on the next space of a shipping track and take its token; beside a full track there is none.",
    "occupy": "Put a marker in an empty city of an open region where you are present and take its token.",
    "attack": f"Give {ATTACK.cost} markers to take a city from another player in an open region where you are present.",
    "payment": "Take markers back from your other buildings, as many as your finance pays.",
    "draw": "Take the top card of a deck in an open region where your strength is at least its value.",
    "ship_or_draw": "Ship or draw.",
    "occupy_or_draw": "Occupy or draw.",
    "occupy_or_attack": "Occupy or attack.",
    "occupy_and_ship": "Occupy, ship, or both in the same region, in either order.",
    "ship_and_ship": "Ship once, or twice to the same region.",
    "draw_and_draw": "Draw once, or twice from the same deck.",
}
_KINDS = {
    "asset": "",
    "slavery": f"One held slavery card does not count against the limit. Given up it lies face down ({SLAVERY_GLORY}).",
    "governor": "Goes to the most markers on the track when the region opens. On the governor space it does not count.",
    "abolition": (
        f"When it is taken, everybody turns all held slavery cards face down ({SLAVERY_GLORY} glory each) and the "
        "slavery deck leaves the game."
    ),
}


def catalogue() -> Sequence[Entry]:
    """Every building, token and card."""
    return (*_buildings(), *_tokens(), *_cards())


def _facts(*pairs: tuple[str, object]) -> dict[str, str]:
    return {label: str(fact) for label, fact in pairs if fact not in ("", None)}


def _buildings() -> Iterator[Entry]:
    for one in BUILDING_VIEWS:
        facts = _facts(
            ("Level", one.level or "printed on every board"),
            ("Tiles", one.copies or ""),
            ("Icons", icons_text(one.icons)),
            ("Glory", one.glory or ""),
            ("Action", one.action_title),
        )
        yield Entry(one.id, one.title, "Buildings", facts, _EFFECT.get(one.action, ""), one)


def _tokens() -> Iterator[Entry]:
    for one in TOKEN_VIEWS:
        facts = _facts(
            ("Colour", one.colour),
            ("Tokens", one.count),
            ("Raises", _STATUSES.get(one.status, "")),
            ("Action", _ACTIONS.get(one.action, "")),
        )
        yield Entry(one.id, one.title, "Trade tokens", facts, _EFFECT.get(one.action, ""), one)


def _cards() -> Iterator[Entry]:
    for one in CARD_VIEWS:
        yield Entry(one.id, one.title, f"Cards: {_DECKS[one.deck]}", _card_facts(one), _KINDS[one.kind], one)


def _card_facts(card: CardView) -> dict[str, str]:
    return _facts(
        ("Value", "governor" if card.value is None else card.value),
        ("Icons", icons_text(card.icons)),
        ("Glory", card.glory or ""),
    )
