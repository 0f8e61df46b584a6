"""The table drawn in text, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from civitas.games.stone_age.view import CARD_VIEWS, TILE_VIEWS, PlayerView, StackView, TileView, View
from civitas.words import Says, Who

COLOURS: Final = ("red", "blue", "green", "yellow")
GOODS: Final = ("wood", "clay", "stone", "gold")
NUMBERS: Final = ("points", "food", *GOODS, "home", "figures", "farm", "built")
WORTH: Final = ("total", "track", "green", "farmers", "toolmakers", "builders", "shamans", "resources")
_CARDS: Final = {card.id: card for card in CARD_VIEWS}
_TILES: Final = {tile.id: tile for tile in TILE_VIEWS}


def draw(view: View, w: Says) -> RenderableType:
    """The whole table as the view's seat sees it."""
    parts: list[RenderableType] = [_heading(view, w), _board(view, w), _players(view, w)]
    if view.me is not None:
        parts.append(_own(view.me, w))
    parts += [Text(line, style="bold yellow") for line in _now(view, w)]
    return Group(*parts)


def _heading(view: View, w: Says) -> RenderableType:
    when = w("the_end") if view.over else w("round", n=view.round, phase=w(f"phase.{view.phase}"))
    facts = [when, w("start", seat=Who(view.start))]
    if not view.over:
        facts.append(w("turn", seat=Who(view.turn)))
    line = Text.assemble(("Stone Age", "bold"), f" · {' · '.join(facts)}")
    for seat, colour in enumerate(COLOURS):
        line.highlight_words([w("seat", seat=Who(seat))], colour)
    return line


def _board(view: View, w: Says) -> RenderableType:
    """The places with the figures on them; beside the cards and buildings, what lies there."""
    lies = {f"card_{at + 1}": card.title if card else "–" for at, card in enumerate(view.row)}
    prices = {f"card_{at + 1}": w("price.any", n=at + 1) for at in range(len(view.row))}
    for at, stack in enumerate(view.stacks):
        lies[f"building_{at + 1}"] = _top(stack, w)
        prices[f"building_{at + 1}"] = w("price.left", n=stack.height)
    plain = Table(title=w("places.title"), title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    plain.add_column(w("places.place"))
    plain.add_column(w("places.figures"))
    offers = Table(title=w("places.offers", n=view.deck), title_justify="left", box=SIMPLE_HEAD)
    offers.padding = (0, 1, 0, 0)
    for heading in (w("places.place"), w("places.offer"), w("places.cost"), ""):
        offers.add_column(heading)
    for place in view.places:
        figures = _figures(place.figures, place.rings)
        style = "dim" if place.closed else ""
        if place.id in lies:
            offers.add_row(place.title, lies[place.id], prices[place.id], figures, style=style)
        else:
            plain.add_row(place.title, figures, style=style)
    return Columns([plain, offers], padding=(0, 1))


def _figures(figures: Iterable[int], rings: int) -> Text:
    """Figures as coloured seat numbers, then the free rings as dots."""
    marks = Text()
    taken = 0
    for seat, count in enumerate(figures):
        marks.append(str(seat) * count, style=f"bold {COLOURS[seat]}")
        taken += count
    marks.append("·" * max(0, rings - taken), style="dim")
    return marks


def _top(stack: StackView, w: Says) -> str:
    return _tile(stack.top, w) if stack.top is not None else "–"


def _goods(goods: Mapping[str, int], w: Says) -> str:
    return ", ".join([w("amount", n=count, what=w(f"good.{good}")) for good, count in goods.items()])


def _tile(tile: TileView, w: Says) -> str:
    if tile.kind == "fixed":
        return w("tile.fixed", n=tile.points, goods=_goods(tile.cost, w))
    many = str(tile.least) if tile.least == tile.most else f"{tile.least}-{tile.most}"
    return w("tile.of", many=many, n=tile.kinds)


def _players(view: View, w: Says) -> RenderableType:
    table = Table(title=w("players.title"), title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(w("players.seat"))
    for number in NUMBERS:
        table.add_column(w(f"players.{number}"), justify="right")
    for heading in (w("players.tools"), w("players.cards")):
        table.add_column(heading)
    for player in view.players:
        mark = "→" if player.seat == view.turn and not view.over else " "
        figures = (player.home, player.figures)
        numbers = (player.score, player.food, *player.goods, *figures, player.agriculture, len(player.buildings))
        table.add_row(
            Text(f"{mark} {player.seat}", style=f"bold {COLOURS[player.seat]}"),
            *map(str, numbers),
            _tools(player),
            _cards(player, w),
        )
    return table


def _tools(player: PlayerView) -> str:
    """Tool tiles by value, used ones in brackets."""
    return " ".join(f"({value})" if used else str(value) for value, used in player.tools if value) or "–"


def _cards(player: PlayerView, w: Says) -> str:
    kept = [w("players.open", card=_CARDS[name]) for name in player.kept]
    return "; ".join([str(player.card_count), *kept])


def _own(me: PlayerView, w: Says) -> RenderableType:
    """What only the viewer knows: the cards and what they are worth so far."""
    lines = []
    hand = [*(me.cards or ()), *(me.secret or ())]
    if hand:
        lines.append(w("own.cards", cards=[_CARDS[name] for name in hand]))
    if me.buildings:
        lines.append(w("own.buildings", tiles=[_tile(_TILES[name], w) for name in me.buildings]))
    if me.totals is not None:
        lines.append(w("own.worth", **{part: getattr(me.totals, part) for part in WORTH}))
    if me.food_after < 0:
        lines.append(w("own.short", n=-me.food_after))
    return Panel(
        "\n".join(lines), title=w("seat", seat=Who(me.seat)), title_align="left", border_style=COLOURS[me.seat]
    )


def _now(view: View, w: Says) -> list[str]:
    """What lies in the middle of the table: a roll, a market, a payment, a limited supply."""
    lines = []
    if view.roll is not None:
        roll = view.roll
        gain = w("amount", n=roll.total // roll.divisor, what=w(f"good.{roll.gain}"))
        rolled = {"title": roll.title, "dice": _numbers(roll.dice), "total": roll.total, "gain": gain}
        lines.append(w("now.tools", **rolled, tools=_numbers(roll.added)) if roll.added else w("now.roll", **rolled))
    if view.market is not None:
        lines.append(w("now.market", dice=_numbers(view.market.dice)))
    if view.payment is not None:
        laid = (view.payment.wood, view.payment.clay, view.payment.stone, view.payment.gold)
        paid = {good: n for n, good in zip(laid, GOODS, strict=True) if n}
        lines.append(w("now.paid", goods=_goods(paid, w)))
    if view.supply is not None:
        lines.append(w("now.supply", goods=_goods(view.supply, w)))
    return lines


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))
