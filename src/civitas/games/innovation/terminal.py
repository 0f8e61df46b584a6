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
from civitas.words import Says

SEATS: Final = ("red", "blue", "green", "yellow")
INK: Final = {"blue": "bright_blue", "red": "bright_red", "green": "green", "yellow": "yellow", "purple": "magenta"}
ICONS: Final = {"castle": "♜", "crown": "♛", "leaf": "♣", "lightbulb": "☼", "factory": "⚙", "clock": "◷", "": "·"}
ARROWS: Final = {"none": "", "left": "←", "right": "→", "up": "↑"}
MARKS: Final = {"shares": "+", "victim": "!", "none": "-", "actor": ""}
STATUS: Final = {"done": "✓", "now": "▶", "next": "·"}


def draw(view: View, w: Says) -> RenderableType:
    """The whole table as the view's seat sees it."""
    parts: list[RenderableType] = [_heading(view, w), _ages(view, w), _specials(view, w)]
    parts += [_player(view, player, w) for player in view.players]
    parts += [_frame(frame, depth, w) for depth, frame in enumerate(view.band)]
    parts.append(Text("  ".join(f"{sign} {w(f'icon.{name}')}" for name, sign in ICONS.items() if name), style="dim"))
    return Group(*parts)


def _seat(seat: int, w: Says) -> str:
    return w("seat", n=seat)


def _heading(view: View, w: Says) -> Text:
    if view.over:
        told = w("over", why=view.over)
        if view.winner is not None:
            told = w("won", why=view.over, seat=_seat(view.winner, w))
    elif view.phase == "setup":
        told = w("setup")
    else:
        turn = w("turn", n=view.number, seat=_seat(view.turn, w), action=view.action, all=view.actions)
        told = f"{turn} · {w('goal', n=view.goal)}"
    return Text(f"Innovation · {told}", style="bold")


def _ages(view: View, w: Says) -> RenderableType:
    table = Table(box=None, padding=(0, 1))
    table.add_column(w("ages.age"))
    for age in view.ages:
        table.add_column(str(age.age), justify="right")
    table.add_row(w("ages.supply"), *[str(age.supply) for age in view.ages])
    owners = [w("ages.owner", n=age.owner) if age.owner is not None else "" for age in view.ages]
    claims = [w("free") if age.is_available else owner for age, owner in zip(view.ages, owners, strict=True)]
    table.add_row(w("ages.achievement"), *claims)
    return table


def _specials(view: View, w: Says) -> Text:
    owners = [w("free") if one.owner is None else _seat(one.owner, w) for one in view.specials]
    told = [f"{one.title}: {owner}" for one, owner in zip(view.specials, owners, strict=True)]
    return Text(" · ".join(told), style="dim")


def _player(view: View, player: PlayerView, w: Says) -> RenderableType:
    rows: list[RenderableType] = [
        Text("   ".join(f"{ICONS[name]} {count}" for name, count in player.icons.items())),
        _board(player.piles, w),
        _cards(w("player.hand"), player.hand, player.hand_values, w),
        _cards(w("player.score"), player.score, player.score_values, w),
    ]
    if player.tucked or player.scored:
        rows.append(Text(w("player.this_turn", tucked=player.tucked, scored=player.scored)))
    won = ", ".join([*map(str, player.ages), *player.specials]) or w("none")
    title = _seat(player.seat, w)
    title = w("player.you", seat=title) if player.seat == view.seat else title
    subtitle = w("player.points", points=player.points, n=player.achievements, won=won)
    style = "bold" if view.turn == player.seat and view.phase == "play" else ""
    return Panel(Group(*rows), title=Text(title, style=SEATS[player.seat]), subtitle=subtitle, style=style)


def _board(piles: Iterable[PileView], w: Says) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0))
    cells = []
    for pile in piles:
        if pile.top is not None:
            table.add_column(
                f"{w(f'color.{pile.color}')} {pile.size}{ARROWS[pile.splay]}", header_style=INK[pile.color]
            )
            cells.append(_pile(pile, pile.top, w))
    table.add_row(*cells)
    return table if cells else Text(w("no_cards"), style="dim")


def _pile(pile: PileView, top: CardView, w: Says) -> Text:
    text = Text(f"{top.age} {top.title}", style=INK[pile.color])
    text.append(f"\n{''.join(ICONS[slot] for slot in top.slots)} {w('dogma')} {ICONS[top.icon]}")
    if pile.strips:
        text.append("\n" + " ".join("".join(ICONS[slot] for slot in strip) for strip in pile.strips), style="dim")
    roles = [f"{seat}{MARKS[role]}" for seat, role in enumerate(pile.forecast) if MARKS[role]]
    text.append("\n" + " ".join(roles), style="dim")
    return text


def _cards(word: str, cards: Sequence[CardView] | None, values: Sequence[int], w: Says) -> Text:
    text = Text(f"{word}: ")
    if cards is None:
        backs = [f"{value}×{len(list(group))}" for value, group in groupby(values)]
        text.append(" ".join(backs) or w("none"))
    else:
        for card in cards:
            text.append(f"{card.age} {card.title}", style=INK[card.color]).append("  ")
        if not cards:
            text.append(w("none"))
    return text


def _frame(frame: FrameView, depth: int, w: Says) -> RenderableType:
    text = Text()
    actor = _seat(frame.actor, w)
    if frame.is_alone:
        text.append(f"{w('frame.alone', seat=actor)}\n")
    else:
        counts = ", ".join(f"{_seat(seat, w)}: {count}" for seat, count in enumerate(frame.counts))
        text.append(f"{w('frame.used', seat=actor)} · {ICONS[frame.card.icon]} {counts}\n")
    for effect in frame.effects:
        kind = w("frame.demand" if effect.is_demand else "frame.share")
        text.append(f"{STATUS[effect.status]} {effect.number} ({kind}) {effect.text}\n")
        for part in effect.parts:
            told = "; ".join(_told(one, w) for one in part.happenings)
            seat = _seat(part.seat, w)
            text.append(f"    {STATUS[part.status]} {seat}: {told}\n", style=SEATS[part.seat])
    if frame.named:
        text.append(f"{w('frame.named', what=', '.join(frame.named))}\n")
    if frame.revealed:
        text.append(f"{w('frame.revealed', cards=frame.revealed)}\n")
    if frame.bonus:
        text.append(f"{w('frame.bonus', seat=actor)}\n")
    text.rstrip()
    return Panel(text, title=f"{'  ' * depth}{frame.card.title}")


def _told(one: HappeningView, w: Says) -> str:
    known = len(one.cards) == len(one.values)
    cards = ", ".join([card.title for card in one.cards] if known else [w("unseen", n=value) for value in one.values])
    told = f"{w(f'verb.{one.verb}')} {cards or one.place}"
    if one.to is not None and one.into:
        return f"{told} {w('frame.to', seat=_seat(one.to, w), place=one.into)}"
    return f"{told} {one.into}" if one.into else told
