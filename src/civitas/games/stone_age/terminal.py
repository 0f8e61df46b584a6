"""The table drawn in text, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from civitas.games.stone_age.view import CARD_VIEWS, TILE_VIEWS, PlayerView, StackView, TileView, View

COLOURS: Final = ("red", "blue", "green", "yellow")
GOODS: Final = ("wood", "clay", "stone", "gold")
_CARDS: Final = {card.id: card for card in CARD_VIEWS}
_TILES: Final = {tile.id: tile for tile in TILE_VIEWS}


def draw(view: View) -> RenderableType:
    """The whole table as the view's seat sees it."""
    parts: list[RenderableType] = [_heading(view), _board(view), _players(view)]
    if view.me is not None:
        parts.append(_own(view.me))
    parts += [Text(line, style="bold yellow") for line in _now(view)]
    return Group(*parts)


def _seat(seat: int) -> Text:
    return Text(f"Seat {seat}", style=COLOURS[seat])


def _heading(view: View) -> RenderableType:
    when = "the end" if view.over else f"round {view.round}, {view.phase}"
    line = Text.assemble(("Stone Age", "bold"), f" · {when} · start player ", _seat(view.start))
    if not view.over:
        line.append_text(Text.assemble(" · turn of ", _seat(view.turn)))
    return line


def _board(view: View) -> RenderableType:
    """The places with the figures on them; beside the cards and buildings, what lies there."""
    lies = {f"card_{at + 1}": card.title if card else "–" for at, card in enumerate(view.row)}
    prices = {f"card_{at + 1}": f"{at + 1} any" for at in range(len(view.row))}
    for at, stack in enumerate(view.stacks):
        lies[f"building_{at + 1}"] = _top(stack)
        prices[f"building_{at + 1}"] = f"{stack.height} left"
    plain = Table(title="Places", title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    plain.add_column("Place")
    plain.add_column("Figures")
    offers = Table(title=f"Cards (deck {view.deck}) and buildings", title_justify="left", box=SIMPLE_HEAD)
    offers.padding = (0, 1, 0, 0)
    for heading in ("Place", "Offer", "Cost", ""):
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


def _top(stack: StackView) -> str:
    return _tile(stack.top) if stack.top is not None else "–"


def _tile(tile: TileView) -> str:
    if tile.kind == "fixed":
        return f"{tile.points} points for {', '.join(f'{count} {good}' for good, count in tile.cost.items())}"
    many = str(tile.least) if tile.least == tile.most else f"{tile.least}-{tile.most}"
    kinds = "any kind" if not tile.kinds else "1 kind" if tile.kinds == 1 else f"{tile.kinds} kinds"
    return f"{many} of {kinds}"


def _players(view: View) -> RenderableType:
    table = Table(title="Players (→ whose turn it is)", title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("Seat")
    for heading in ("Pts", "Food", "Wood", "Clay", "Stone", "Gold", "Home", "of", "Farm", "Built"):
        table.add_column(heading, justify="right")
    for heading in ("Tools", "Cards"):
        table.add_column(heading)
    for player in view.players:
        mark = "→" if player.seat == view.turn and not view.over else " "
        figures = (player.home, player.figures)
        numbers = (player.score, player.food, *player.goods, *figures, player.agriculture, len(player.buildings))
        table.add_row(
            Text(f"{mark} {player.seat}", style=f"bold {COLOURS[player.seat]}"),
            *map(str, numbers),
            _tools(player),
            _cards(player),
        )
    return table


def _tools(player: PlayerView) -> str:
    """Tool tiles by value, used ones in brackets."""
    return " ".join(f"({value})" if used else str(value) for value, used in player.tools if value) or "–"


def _cards(player: PlayerView) -> str:
    kept = [_CARDS[name].title for name in player.kept]
    return "; ".join([str(player.card_count), *(f"open: {title}" for title in kept)])


def _own(me: PlayerView) -> RenderableType:
    """What only the viewer knows: the cards and what they are worth so far."""
    lines = []
    hand = [*(me.cards or ()), *(me.secret or ())]
    if hand:
        lines.append("Cards: " + " · ".join(_CARDS[name].title for name in hand))
    if me.buildings:
        lines.append("Buildings: " + " · ".join(_tile(_TILES[name]) for name in me.buildings))
    if me.totals is not None:
        worth = me.totals
        lines.append(
            f"If it ended now: {worth.total} = track {worth.track} + symbols {worth.green} + farmers {worth.farmers}"
            f" + tool makers {worth.toolmakers} + builders {worth.builders} + shamans {worth.shamans}"
            f" + resources {worth.resources}"
        )
    if me.food_after < 0:
        lines.append(f"Fed now, you would be {-me.food_after} food short.")
    return Panel("\n".join(lines), title=f"Seat {me.seat}", title_align="left", border_style=COLOURS[me.seat])


def _now(view: View) -> list[str]:
    """What lies in the middle of the table: a roll, a market, a payment, a limited supply."""
    lines = []
    if view.roll is not None:
        roll = view.roll
        tools = f" + tools {' '.join(map(str, roll.added))}" if roll.added else ""
        dice = " ".join(map(str, roll.dice))
        lines.append(f"Roll for {roll.title}: {dice}{tools} = {roll.total}, {roll.total // roll.divisor} {roll.gain}")
    if view.market is not None:
        lines.append(f"Market dice: {' '.join(map(str, view.market.dice))}")
    if view.payment is not None:
        laid = (view.payment.wood, view.payment.clay, view.payment.stone, view.payment.gold)
        lines.append("Laid aside: " + ", ".join(f"{n} {good}" for n, good in zip(laid, GOODS, strict=True) if n))
    if view.supply is not None:
        lines.append("Supply: " + ", ".join(f"{count} {good}" for good, count in view.supply.items()))
    return lines
