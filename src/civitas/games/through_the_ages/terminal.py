"""The table drawn in text, for the terminal."""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from civitas.games.through_the_ages.faces import AGES, KINDS, PRODUCTION, UNITS, URBAN, CardView
from civitas.games.through_the_ages.seen import PlayerView, View

COLOURS: Final = ("red", "green", "blue", "white")
FAMILIES: Final = {
    "production": "dark_orange3",
    "urban": "grey66",
    "unit": "red",
    "special": "dodger_blue2",
    "government": "orange3",
    "leader": "green",
    "wonder": "magenta",
    "action": "yellow",
}
"""The colours of civil cards."""


def draw(view: View) -> RenderableType:
    """The whole table, as far as the reader may see it."""
    parts: list[RenderableType] = [_heading(view), _row(view), _events(view), _numbers(view), _play(view)]
    parts.append(_technologies(view))
    me = view.me
    if me is not None:
        parts.append(_hand(me))
    if view.resolution is not None:
        parts.append(_resolution(view))
    if view.forecast is not None:
        parts.append(_forecast(view))
    if view.impacts:
        parts.append(_impacts(view))
    return Group(*parts)


def _seat(seat: int) -> Text:
    return Text(f"Seat {seat}", style=COLOURS[seat])


def _heading(view: View) -> Text:
    line = Text.assemble(("Through the Ages", "bold"), f" · age {view.age} · round {view.round}")
    if view.over:
        return line.append(" · the end")
    if view.last_round:
        line.append(" (the last)")
    return line.append_text(Text.assemble(f" · {view.phase} · turn of ", _seat(view.turn)))


def _card(card: CardView) -> Text:
    return Text(f"{card.title} {card.age}", style=FAMILIES.get(card.family, ""))


def _row(view: View) -> Text:
    line = Text("Row: ")
    step = 0
    for space in view.row:
        if space.step != step:
            step = space.step
            line.append(f"[{step}] ", style="bold")
        if space.card is None:
            line.append("– ")
            continue
        line.append(f"{space.number} ").append_text(_card(space.card))
        if space.price is not None and space.price.value != space.step:
            line.append(f" ({space.price.value})")
        line.append(", ")
    return line.append(f"deck {view.civil_left}", style="dim")


def _events(view: View) -> Text:
    line = Text(f"Events now {' '.join(view.current_events)} · later {' '.join(view.future_events) or 'none'}")
    if view.known_event is not None:
        line.append(f" · next: {view.known_event.title}")
    if view.tactics:
        tactics = [f"{one.card.title} {''.join(str(seat) for seat in one.seats)}".strip() for one in view.tactics]
        line.append(f" · common tactics: {', '.join(tactics)}")
    return line.append(f" · military deck {view.military_left}", style="dim")


def _numbers(view: View) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    headings = "Culture Science Strength Happy Food Resources Actions Workers Banks Hands"
    for heading in ("", *headings.split()):
        table.add_column(heading)
    for one in view.players:
        if one.out:
            table.add_row(_seat(one.seat), "resigned")
            continue
        happy = f"{one.happiness.value} of {one.needed}"
        table.add_row(
            _seat(one.seat),
            f"{one.culture} {one.culture_rate.value:+d}",
            f"{one.science} {one.science_rate.value:+d}",
            str(one.strength.value),
            Text(happy, style="red" if one.unhappy else ""),
            f"{one.food.stored} {one.food.made.value:+d} −{one.food.lost}",
            f"{one.resources.stored} {one.resources.made.value:+d} −{one.resources.lost}",
            f"{one.civil.left}/{one.civil.total.value} {one.military.left}/{one.military.total.value}",
            f"{one.unused} unused",
            f"{one.yellow.tokens} yellow, {one.blue.tokens} blue",
            f"{one.civil_count}/{one.civil_limit}, {' '.join(one.military_backs) or '0'}/{one.military_limit}",
        )
    return table


def _play(view: View) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    for one in view.players:
        if one.out:
            continue
        cards = [one.leader, one.government, *one.specials]
        line = Text(", ").join([_card(card) for card in cards if card is not None])
        for wonder in one.wonders:
            line.append(", ").append_text(_card(wonder.card)).append(" (ruin)" if wonder.ruin else "")
        if one.unfinished is not None:
            wonder = one.unfinished
            line.append(", ").append_text(_card(wonder.card))
            line.append(f" {wonder.built} of {len(wonder.card.stages)} stages")
        for colony in one.colonies:
            line.append(f", {colony.title} {colony.age}")
        if one.tactic is not None:
            line.append(f", {one.tactic.card.title} +{one.tactic.adds}")
        for pact in one.pacts:
            line.append(f", {pact.card.title} with ").append_text(_seat(pact.partner))
        for war in one.wars:
            if war.by == one.seat:
                line.append(f", {war.card.title} on ").append_text(_seat(war.against))
        table.add_row(_seat(one.seat), line)
    return table


def _technologies(view: View) -> Table:
    """Workers by kind and level, with blue tokens after a point."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("")
    kinds = (*PRODUCTION, *URBAN, *UNITS)
    for kind in kinds:
        table.add_column(KINDS[kind])
    for one in view.players:
        if not one.out:
            table.add_row(_seat(one.seat), *[_levels(one, kind) for kind in kinds])
    return table


def _levels(player: PlayerView, kind: str) -> str:
    told = []
    for cell in sorted(player.cells, key=lambda cell: cell.card.level):
        if cell.card.kind == kind:
            tokens = f"·{cell.tokens}" if cell.tokens else ""
            told.append(f"{AGES[cell.card.level]}{cell.workers}{tokens}")
    return " ".join(told)


def _hand(me: PlayerView) -> Text:
    line = Text("Hand: ")
    line.append_text(Text(", ").join([_card(held.card) for held in me.civil_hand]) if me.civil_hand else Text("none"))
    military = ", ".join([f"{card.title} {card.age}" for card in me.military_hand])
    return line.append(f" · military: {military or 'none'}")


def _resolution(view: View) -> Text:
    now = view.resolution
    assert now is not None
    line = Text.assemble((now.card.title, "bold yellow"), " by ", _seat(now.by))
    if now.against is not None:
        line.append(" against ").append_text(_seat(now.against))
    if now.needed:
        line.append(f" · {now.reached} of {now.needed}")
    if now.bid:
        line.append(f" · bid {now.bid}")
    for part in now.parts:
        line.append(" · ").append_text(_seat(part.seat)).append(f" {part.status}")
    return line


def _forecast(view: View) -> Text:
    ahead = view.forecast
    assert ahead is not None
    pairs = (
        ("culture", ahead.culture),
        ("science", ahead.science),
        ("food", ahead.food),
        ("resources", ahead.resources),
    )
    line = Text("End of turn: " + ", ".join([f"{name} {old} → {new}" for name, (old, new) in pairs]), style="dim")
    if ahead.uprising:
        line.append(" · uprising!", style="red")
    if ahead.corruption:
        line.append(f" · corruption {ahead.corruption}", style="red")
    if ahead.missing:
        line.append(f" · {ahead.missing} food missing", style="red")
    return line


def _impacts(view: View) -> Table:
    table = Table(title="Impacts", title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("")
    for one in view.players:
        table.add_column(f"Seat {one.seat}")
    for impact in view.impacts:
        table.add_row(impact.card.title, *[str(value) for value in impact.values])
    return table
