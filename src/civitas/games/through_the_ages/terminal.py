"""The table drawn in text, for the terminal."""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from civitas.games.through_the_ages.faces import AGES, PRODUCTION, UNITS, URBAN, CardView
from civitas.games.through_the_ages.seen import PlayerView, View
from civitas.words import Says, Who

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
COLUMNS: Final = (
    "culture", "science", "strength", "happy", "food", "resources", "actions", "workers", "banks", "hands",
)  # fmt: skip


def draw(view: View, w: Says) -> RenderableType:
    """The whole table, as far as the reader may see it."""
    parts: list[RenderableType] = [
        _heading(view, w),
        _row(view, w),
        _events(view, w),
        _numbers(view, w),
        _play(view, w),
    ]
    parts.append(_technologies(view, w))
    me = view.me
    if me is not None:
        parts.append(_hand(me, w))
    if view.resolution is not None:
        parts.append(_resolution(view, w))
    if view.forecast is not None:
        parts.append(_forecast(view, w))
    if view.impacts:
        parts.append(_impacts(view, w))
    return Group(*parts)


def _seat(seat: int, w: Says) -> Text:
    return Text(w("seat", seat=Who(seat)), style=COLOURS[seat])


def _heading(view: View, w: Says) -> Text:
    facts = [w("age", age=view.age), w("round", n=view.round)]
    if view.over:
        facts.append(w("the_end"))
    else:
        if view.last_round:
            facts[-1] = w("round_last", n=view.round)
        facts += [w(f"phase.{view.phase}"), w("turn", seat=Who(view.turn))]
    line = Text.assemble(("Through the Ages", "bold"), f" · {' · '.join(facts)}")
    for seat, colour in enumerate(COLOURS):
        line.highlight_words([w("seat", seat=Who(seat))], colour)
    return line


def _card(card: CardView) -> Text:
    return Text(f"{card.title} {card.age}", style=FAMILIES.get(card.family, ""))


def _row(view: View, w: Says) -> Text:
    line = Text(f"{w('row.title')} ")
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
    return line.append(w("row.deck", n=view.civil_left), style="dim")


def _events(view: View, w: Says) -> Text:
    later = " ".join(view.future_events) or w("none")
    line = Text(f"{w('events.now', ages=' '.join(view.current_events))} · {w('events.later', ages=later)}")
    if view.known_event is not None:
        line.append(f" · {w('events.next', card=view.known_event)}")
    if view.tactics:
        tactics = [f"{one.card.title} {''.join(str(seat) for seat in one.seats)}".strip() for one in view.tactics]
        line.append(f" · {w('events.tactics', tactics=tactics)}")
    return line.append(f" · {w('events.deck', n=view.military_left)}", style="dim")


def _numbers(view: View, w: Says) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("", *[w(f"column.{name}") for name in COLUMNS]):
        table.add_column(heading)
    for one in view.players:
        if one.out:
            table.add_row(_seat(one.seat, w), w("numbers.resigned"))
            continue
        happy = w("numbers.of", n=one.happiness.value, all=one.needed)
        table.add_row(
            _seat(one.seat, w),
            f"{one.culture} {one.culture_rate.value:+d}",
            f"{one.science} {one.science_rate.value:+d}",
            str(one.strength.value),
            Text(happy, style="red" if one.unhappy else ""),
            f"{one.food.stored} {one.food.made.value:+d} −{one.food.lost}",
            f"{one.resources.stored} {one.resources.made.value:+d} −{one.resources.lost}",
            f"{one.civil.left}/{one.civil.total.value} {one.military.left}/{one.military.total.value}",
            w("numbers.unused", n=one.unused),
            w("numbers.banks", yellow=one.yellow.tokens, blue=one.blue.tokens),
            f"{one.civil_count}/{one.civil_limit}, {' '.join(one.military_backs) or '0'}/{one.military_limit}",
        )
    return table


def _play(view: View, w: Says) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    for one in view.players:
        if one.out:
            continue
        cards = [one.leader, one.government, *one.specials]
        line = Text(", ").join([_card(card) for card in cards if card is not None])
        for wonder in one.wonders:
            line.append(", ").append_text(_card(wonder.card)).append(f" ({w('play.ruin')})" if wonder.ruin else "")
        if one.unfinished is not None:
            wonder = one.unfinished
            line.append(", ").append_text(_card(wonder.card))
            line.append(f" {w('play.stages', n=wonder.built, all=len(wonder.card.stages))}")
        for colony in one.colonies:
            line.append(f", {colony.title} {colony.age}")
        if one.tactic is not None:
            line.append(f", {one.tactic.card.title} +{one.tactic.adds}")
        for pact in one.pacts:
            line.append(f", {w('play.pact', card=pact.card, seat=Who(pact.partner))}")
        for war in one.wars:
            if war.by == one.seat:
                line.append(f", {w('play.war', card=war.card, seat=Who(war.against))}")
        for seat, colour in enumerate(COLOURS):
            line.highlight_words([w("seat", seat=Who(seat))], colour)
        table.add_row(_seat(one.seat, w), line)
    return table


def _technologies(view: View, w: Says) -> Table:
    """Workers by kind and level, with blue tokens after a point."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("")
    kinds = (*PRODUCTION, *URBAN, *UNITS)
    for kind in kinds:
        table.add_column(w(f"kind.{kind}"))
    for one in view.players:
        if not one.out:
            table.add_row(_seat(one.seat, w), *[_levels(one, kind) for kind in kinds])
    return table


def _levels(player: PlayerView, kind: str) -> str:
    told = []
    for cell in sorted(player.cells, key=lambda cell: cell.card.level):
        if cell.card.kind == kind:
            tokens = f"·{cell.tokens}" if cell.tokens else ""
            told.append(f"{AGES[cell.card.level]}{cell.workers}{tokens}")
    return " ".join(told)


def _hand(me: PlayerView, w: Says) -> Text:
    line = Text(f"{w('hand.title')} ")
    line.append_text(
        Text(", ").join([_card(held.card) for held in me.civil_hand]) if me.civil_hand else Text(w("none"))
    )
    military = ", ".join([f"{card.title} {card.age}" for card in me.military_hand])
    return line.append(f" · {w('hand.military', cards=military or w('none'))}")


def _resolution(view: View, w: Says) -> Text:
    now = view.resolution
    assert now is not None
    facts = [w("resolution.by", card=now.card, seat=Who(now.by))]
    if now.against is not None:
        facts = [w("resolution.against", card=now.card, seat=Who(now.by), other=Who(now.against))]
    if now.needed:
        facts.append(w("numbers.of", n=now.reached, all=now.needed))
    if now.bid:
        facts.append(w("resolution.bid", n=now.bid))
    facts += [w(f"resolution.{part.status}", seat=Who(part.seat)) for part in now.parts]
    line = Text(" · ".join(facts))
    line.highlight_words([now.card.title], "bold yellow")
    for seat, colour in enumerate(COLOURS):
        line.highlight_words([w("seat", seat=Who(seat))], colour)
    return line


def _forecast(view: View, w: Says) -> Text:
    ahead = view.forecast
    assert ahead is not None
    pairs = {"culture": ahead.culture, "science": ahead.science, "food": ahead.food, "resources": ahead.resources}
    changes = [f"{w(f'forecast.{name}')} {old} → {new}" for name, (old, new) in pairs.items()]
    line = Text(w("forecast.title", changes=changes), style="dim")
    if ahead.uprising:
        line.append(f" · {w('forecast.uprising')}", style="red")
    if ahead.corruption:
        line.append(f" · {w('forecast.corruption', n=ahead.corruption)}", style="red")
    if ahead.missing:
        line.append(f" · {w('forecast.missing', n=ahead.missing)}", style="red")
    return line


def _impacts(view: View, w: Says) -> Table:
    table = Table(title=w("impacts"), title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("")
    for one in view.players:
        table.add_column(w("seat", seat=Who(one.seat)))
    for impact in view.impacts:
        table.add_row(impact.card.title, *[str(value) for value in impact.values])
    return table
