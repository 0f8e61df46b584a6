"""The table drawn in text, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from civitas.games.innovation.view import CardView, FrameView, HappeningView, PileView, PlayerView, View
from civitas.games.innovation.words import unseen

SEATS: Final = ("red", "blue", "green", "yellow")
INK: Final = {"blue": "bright_blue", "red": "bright_red", "green": "green", "yellow": "yellow", "purple": "magenta"}
ICONS: Final = {"castle": "♜", "crown": "♛", "leaf": "♣", "lightbulb": "☼", "factory": "⚙", "clock": "◷", "": "·"}
ARROWS: Final = {"none": "", "left": "←", "right": "→", "up": "↑"}
MARKS: Final = {"shares": "+", "victim": "!", "none": "-", "actor": ""}
STATUS: Final = {"done": "✓", "now": "▶", "next": "·"}


def draw(view: View) -> RenderableType:
    """The whole table as the view's seat sees it."""
    parts: list[RenderableType] = [_heading(view), _ages(view), _specials(view)]
    parts += [_player(view, player) for player in view.players]
    parts += [_frame(frame, depth) for depth, frame in enumerate(view.band)]
    parts.append(Text("  ".join(f"{sign} {name}" for name, sign in ICONS.items() if name), style="dim"))
    return Group(*parts)


def _heading(view: View) -> Text:
    if view.over:
        winner = f", seat {view.winner} wins" if view.winner is not None else ""
        return Text(f"Innovation · the game is over ({view.over}){winner}", style="bold")
    if view.phase == "setup":
        return Text("Innovation · set-up: everybody melds a card", style="bold")
    return Text(
        f"Innovation · turn {view.number}: seat {view.turn}, action {view.action} of {view.actions} · "
        f"{view.goal} achievements win",
        style="bold",
    )


def _ages(view: View) -> RenderableType:
    table = Table(box=None, padding=(0, 1))
    table.add_column("age")
    for age in view.ages:
        table.add_column(str(age.age), justify="right")
    table.add_row("supply", *[str(age.supply) for age in view.ages])
    claims = ["free" if age.is_available else f"s{age.owner}" if age.owner is not None else "" for age in view.ages]
    table.add_row("achievement", *claims)
    return table


def _specials(view: View) -> Text:
    owners = [f"{one.title}: {'free' if one.owner is None else f'seat {one.owner}'}" for one in view.specials]
    return Text(" · ".join(owners), style="dim")


def _player(view: View, player: PlayerView) -> RenderableType:
    rows: list[RenderableType] = [
        Text("   ".join(f"{ICONS[name]} {count}" for name, count in player.icons.items())),
        _board(player.piles),
        _cards("hand", player.hand, player.hand_values),
        _cards("score", player.score, player.score_values),
    ]
    if player.tucked or player.scored:
        rows.append(Text(f"this turn: {player.tucked} tucked, {player.scored} scored"))
    won = ", ".join([*map(str, player.ages), *player.specials]) or "none"
    title = f"seat {player.seat}{' (you)' if player.seat == view.seat else ''}"
    subtitle = f"{player.points} points · achievements ({player.achievements}): {won}"
    style = "bold" if view.turn == player.seat and view.phase == "play" else ""
    return Panel(Group(*rows), title=Text(title, style=SEATS[player.seat]), subtitle=subtitle, style=style)


def _board(piles: Iterable[PileView]) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0))
    cells = []
    for pile in piles:
        if pile.top is not None:
            table.add_column(f"{pile.color} {pile.size}{ARROWS[pile.splay]}", header_style=INK[pile.color])
            cells.append(_pile(pile, pile.top))
    table.add_row(*cells)
    return table if cells else Text("no cards on the board", style="dim")


def _pile(pile: PileView, top: CardView) -> Text:
    text = Text(f"{top.age} {top.title}", style=INK[pile.color])
    text.append(f"\n{''.join(ICONS[slot] for slot in top.slots)} dogma {ICONS[top.icon]}")
    if pile.strips:
        text.append("\n" + " ".join("".join(ICONS[slot] for slot in strip) for strip in pile.strips), style="dim")
    roles = [f"{seat}{MARKS[role]}" for seat, role in enumerate(pile.forecast) if MARKS[role]]
    text.append("\n" + " ".join(roles), style="dim")
    return text


def _cards(word: str, cards: Sequence[CardView] | None, values: Sequence[int]) -> Text:
    text = Text(f"{word}: ")
    if cards is None:
        backs = [f"{value}×{len(list(group))}" for value, group in groupby(values)]
        text.append(" ".join(backs) or "none")
    else:
        for card in cards:
            text.append(f"{card.age} {card.title}", style=INK[card.color]).append("  ")
        if not cards:
            text.append("none")
    return text


def _frame(frame: FrameView, depth: int) -> RenderableType:
    text = Text()
    if frame.is_alone:
        text.append(f"executed by seat {frame.actor} alone\n")
    else:
        counts = ", ".join(f"seat {seat}: {count}" for seat, count in enumerate(frame.counts))
        text.append(f"used by seat {frame.actor} · {ICONS[frame.card.icon]} {counts}\n")
    for effect in frame.effects:
        kind = "demand" if effect.is_demand else "share"
        text.append(f"{STATUS[effect.status]} {effect.number} ({kind}) {effect.text}\n")
        for part in effect.parts:
            told = "; ".join(_told(one) for one in part.happenings)
            text.append(f"    {STATUS[part.status]} seat {part.seat}: {told}\n", style=SEATS[part.seat])
    if frame.named:
        text.append(f"named: {', '.join(frame.named)}\n")
    if frame.revealed:
        text.append(f"revealed: {', '.join(card.title for card in frame.revealed)}\n")
    if frame.bonus:
        text.append(f"seat {frame.actor} will draw, because others have shared\n")
    text.rstrip()
    return Panel(text, title=f"{'  ' * depth}{frame.card.title}")


def _told(one: HappeningView) -> str:
    known = len(one.cards) == len(one.values)
    cards = ", ".join([card.title for card in one.cards] if known else [unseen(value) for value in one.values])
    to = f" to seat {one.to}’s {one.into}" if one.to is not None and one.into else f" {one.into}" if one.into else ""
    return f"{one.verb} {cards or one.place}{to}"
