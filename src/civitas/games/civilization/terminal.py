"""The table drawn in text, for the terminal: the map in characters with its legend, players, market, battle."""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from civitas.games.civilization.atlas import square_title
from civitas.games.civilization.faces import FACES, ROMAN
from civitas.games.civilization.seen import BattleView, PlayerView, SideView, SquareView, View
from civitas.words import Says, Who, shown

COLOURS: Final = ("red", "green", "blue", "white", "magenta")
_GROUND: Final = {
    "grassland": ('"', "green"),
    "forest": ("♠", "dark_green"),
    "mountain": ("^", "grey62"),
    "desert": (".", "yellow3"),
    "water": ("~", "deep_sky_blue3"),
}
_MARKS: Final = {
    "incense": "i", "iron": "r", "silk": "s", "wheat": "w", "culture": "c", "coin": "o", "hut": "'", "village": "'",
}  # fmt: skip
_TOKENS: Final = {"building": "b", "wonder": "W", "people": "P", "city_state": "S", "relic": "R"}
_COLUMNS: Final = ("track", "techs", "coins", "bonus", "trade", "culture", "resources", "tokens", "units", "cards")


def draw(view: View, w: Says) -> RenderableType:
    """The whole table as the view's seat sees it."""
    parts: list[RenderableType] = [_heading(view, w), _map(view), Text(w("legend"), style="dim")]
    if view.battle is not None:
        parts.append(_battle(view.battle, w))
    parts += [_players(view, w), _cities(view, w), _market(view, w)]
    if view.mine is not None:
        parts.append(_mine(view.mine, w))
    return Group(*parts)


def _seat(seat: int, w: Says) -> Text:
    return Text(w("seat", seat=Who(seat)), style=COLOURS[seat])


def _heading(view: View, w: Says) -> Text:
    facts = [w("turn", n=view.turn), w(f"phase.{view.phase}"), w("first", seat=Who(view.first))]
    if view.acting is not None:
        facts.append(w("acting", seat=Who(view.acting)))
    line = Text.assemble(("Civilization", "bold"), f" · {' · '.join(facts)}")
    for seat, colour in enumerate(COLOURS):
        line.highlight_words([w("seat", seat=Who(seat))], colour)
    return line


def _map(view: View) -> Text:
    """A square is three characters: the ground, what lies on it, who stands there."""
    squares = {(square.x, square.y): square for square in view.squares}
    dark = {(tile.x + x, tile.y + y) for tile in view.unexplored for x in range(4) for y in range(4)}
    text = Text("    " + "".join(f"{square_title(x, 0)[:-1]:<3}" for x in range(view.width)) + "\n", style="dim")
    for y in range(view.height):
        text.append(f"{y + 1:>3} ", style="dim")
        for x in range(view.width):
            if (x, y) in squares:
                text.append_text(_square(view, squares[x, y]))
            else:
                text.append(" ? " if (x, y) in dark else "   ", style="dim")
        text.append("\n")
    return text


def _square(view: View, square: SquareView) -> Text:
    ground, colour = _GROUND[square.terrain]
    if square.seat is not None:
        colour = f"{colour} on grey15"
    text = Text(ground, style=colour)
    if square.centre and square.seat is not None:
        city = view.city(square.city)
        text.append("#" if city is not None and city.kind == "city" else "@", style=f"bold {COLOURS[square.seat]}")
    elif square.token in ("hut", "village"):
        text.append(square.token[0], style="bold dark_orange3")
    elif square.token:
        text.append(_TOKENS[square.token.partition("-")[0]], style="bold")
    else:
        text.append(_MARKS.get(square.mark, " "), style="cyan")
    figures = square.figures
    if figures is None:
        text.append(" ")
    else:
        letter = "A" if figures.armies else "a"
        number = figures.armies + figures.scouts
        text.append(letter if number == 1 else str(number), style=f"bold reverse {COLOURS[figures.seat]}")
    return text


def _title(kind: str, name: str) -> str:
    return shown(FACES[f"{kind}-{name}"]).title if name else ""


def _players(view: View, w: Says) -> Table:
    table = Table("", "", *[w(f"column.{name}") for name in _COLUMNS], box=SIMPLE_HEAD)
    for one in view.players:
        units = " ".join(f"{force.number}{force.type[0]}{ROMAN[force.rank]}" for force in one.forces if force.number)
        resources = " ".join(f"{number} {name}" for name, number in one.resources.items() if number)
        backs = " ".join(ROMAN[level] for level in one.event_backs)
        table.add_row(
            _seat(one.seat, w), f"{_title('civilization', one.civ)}, {_title('government', one.government)}",
            f"{one.space}/21", f"{len(one.techs)} ({ROMAN[one.highest]})", f"{one.coins.total}/15",
            f"+{one.bonus.total}", str(one.trade), str(one.culture), resources, str(one.tokens), units,
            f"{backs} {one.person_backs or ''}".strip(),
        )  # fmt: skip
    return table


def _cities(view: View, w: Says) -> Table:
    facts = [w(f"city.{name}") for name in ("square", "production", "trade", "arts", "marks")]
    table = Table(w("city.name"), "", *facts, box=SIMPLE_HEAD)
    for city in view.cities:
        marks = [w(f"city.{mark}") for mark, there in (("walls", city.walls), ("program", city.program)) if there]
        marks += [city.marker] if city.marker else []
        table.add_row(
            Text(city.name, style=COLOURS[city.seat]), city.kind, square_title(city.x, city.y),
            str(city.production.total), str(city.trade), str(city.arts.total), ", ".join(marks),
        )  # fmt: skip
    return table


def _market(view: View, w: Says) -> Text:
    market = view.market
    wonders = ", ".join(_title("wonder", name) for name in market.wonders)
    resources = ", ".join(f"{name} {number}" for name, number in market.resources.items())
    buildings = ", ".join(f"{one.family.replace('_', ' ')} {one.left}" for one in market.supply)
    units = ", ".join(f"{name} {number}" for name, number in market.units.items())
    lines = [
        w("market.wonders", wonders=wonders, n=market.wonder_deck),
        w("market.resources", resources=resources),
        w("market.buildings", buildings=buildings),
        w("market.units", units=units, events=" ".join(map(str, market.events)), n=market.persons),
    ]
    return Text("\n".join(lines))


def _mine(me: PlayerView, w: Says) -> Text:
    techs = ", ".join(_title("tech", one.id) if f"tech-{one.id}" in FACES else one.id for one in me.techs)
    units = ", ".join(f"{one.title} {one.strength}/{one.health}" for one in me.units)
    cards = ", ".join([_title("event", name) for name in me.events] + [_title("person", one.id) for one in me.persons])
    policies = ", ".join(_title("policy", name) for name in me.policies)
    tokens = ", ".join(name.replace("_", " ") for name in me.known_tokens)
    owned = {"techs": techs, "units": units, "cards": cards, "policies": policies, "tokens": tokens}
    lines = [f"{w(f'mine.{what}')} {named}" for what, named in owned.items()]
    limits = w("mine.limits", speed=me.speed.total, stacking=me.stacking.total, cards=me.hand_limit.total)
    return Text("\n".join([*lines, limits]))


def _battle(battle: BattleView, w: Says) -> Table:
    table = Table(w("battle.title", step=battle.step), w("battle.attacker"), w("battle.defender"), box=SIMPLE_HEAD)
    table.add_row(w("battle.who"), _side(battle.attacker, w), _side(battle.defender, w))
    for number, front in enumerate(battle.fronts, 1):
        cells = []
        for unit in (front.attacker, front.defender):
            left = "" if unit is None else f"{unit.title} {unit.strength}/{unit.health - unit.wounds}"
            cells.append(left)
        table.add_row(w("battle.front", n=number), *cells)
    table.add_row(w("battle.hand"), *(_hand(side, w) for side in battle.sides))
    table.add_row(w("battle.bonus"), *(str(side.bonus.total) for side in battle.sides))
    return table


def _side(side: SideView, w: Says) -> Text:
    return Text(w("battle.barbarians")) if side.seat is None else _seat(side.seat, w)


def _hand(side: SideView, w: Says) -> str:
    known = ", ".join(f"{unit.title} {unit.strength}/{unit.health}" for unit in side.hand)
    return known or w("battle.hidden", n=side.in_hand)
