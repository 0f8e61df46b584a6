"""The table drawn in text, for the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from civitas.games.endeavor.faces import CardView
from civitas.games.endeavor.state import PHASE_TITLES
from civitas.games.endeavor.view import DeckView, PlayerView, RegionView, TileView, View

COLOURS: Final = ("red", "blue", "magenta", "green", "yellow")
_LETTERS: Final = {"industry": "I", "culture": "C", "finance": "F", "politics": "P"}
_ACTIONS: Final = {"occupy": "oc", "attack": "at", "payment": "pa", "draw": "dr", "ship": "sh"}
_LEGEND: Final = "Tokens: " + ", ".join(
    [f"{short} {name}" for name, short in (_LETTERS | _ACTIONS).items()] + ["· taken", "² two glory"]
)


def draw(view: View) -> RenderableType:
    """The whole table; everything is open."""
    parts: list[RenderableType] = [_heading(view), Text(_LEGEND, style="dim")]
    parts.append(Columns([_region(view, region) for region in view.regions], padding=(0, 2)))
    parts += [_decks(view), _players(view), _boards(view), _stock(view)]
    if view.action is not None:
        parts.append(_action(view))
    return Group(*parts)


def _seat(seat: int) -> Text:
    return Text(f"Seat {seat}", style=COLOURS[seat])


def _disc(seat: int) -> Text:
    return Text(f"●{seat}", style=COLOURS[seat])


def _heading(view: View) -> Text:
    line = Text.assemble(("Endeavor", "bold"), f" · round {view.round} of {view.rounds} · crown ", _seat(view.crown))
    if view.over:
        line.append(" · the end")
    else:
        line.append_text(Text.assemble(f" · {PHASE_TITLES[view.phase]} · turn of ", _seat(view.turn)))
    return line


def _token(view: View, name: str) -> Text:
    """A token in two letters: brown ones by status, blue ones by action."""
    if not name:
        return Text("·", style="dim")
    token = view.token(name)
    if token.status:
        return Text(_LETTERS.get(token.status, token.status[:1]), style="bold dark_orange3")
    return Text(_ACTIONS.get(token.action, token.action[:2]), style="bold cyan")


def _region(view: View, region: RegionView) -> Table:
    """A region: its track, its cities with their connections, everybody's strength."""
    state = "open" if region.open else f"{len(region.spaces) - region.next + 1} to open"
    title = Text.assemble((region.title, "bold"), (f" ({state})", "green" if region.open else "dim"))
    table = Table(title=title, title_justify="left", box=None, show_header=False, padding=(0, 1, 0, 0))
    for _ in range(3):
        table.add_column()
    if region.spaces:
        track = Text(" ").join(
            _disc(space.seat) if space.seat is not None else _token(view, space.token) for space in region.spaces
        )
        beside = Text(" ").join(
            Text(f"●{seat}×{number}", style=COLOURS[seat]) for seat, number in enumerate(region.beside) if number
        )
        table.add_row("track", track, Text.assemble("beside ", beside) if any(region.beside) else "")
    for place in region.cities:
        city = view.city(place)
        mark = _disc(city.seat) if city.seat is not None else _token(view, city.token)
        name = Text(city.title + ("²" if city.glory > 1 else ""), style="" if city.open else "dim")
        table.add_row(name, mark, _lines(view, place))
    if any(region.strength):
        strong = [Text(f"{number}", style=COLOURS[seat]) for seat, number in enumerate(region.strength)]
        table.add_row("strength", Text(" ").join(strong), "")
    return table


def _lines(view: View, place: str) -> Text:
    """The connections of a city: the other city, with the token or the holder of both."""
    parts = []
    for link in view.connections:
        if place in link.cities:
            other = view.city(link.cities[0] if link.cities[1] == place else link.cities[1])
            mark = _disc(link.seat) if link.seat is not None else _token(view, link.token)
            parts.append(Text.assemble((f"–{other.title} ", "dim"), mark))
    return Text(" ").join(parts)


def _icons(icons: Mapping[str, int]) -> str:
    return "".join(_LETTERS.get(status, status[:1]) * number for status, number in icons.items())


def _card(card: CardView) -> Text:
    number = "G" if card.value is None else str(card.value)
    glory = f"+{card.glory}" if card.glory else ""
    deck = card.deck.removeprefix("deck_")
    return Text(f"{deck} {number}[{_icons(card.icons)}{glory}]")


def _decks(view: View) -> Table:
    table = Table(title="Decks, top card first", title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("Deck", "Top", "Below", "Strong enough"):
        table.add_column(heading)
    for deck in view.decks:
        top, below = _pile(deck)
        strong = Text(" ").join(_disc(seat) for seat in deck.strong)
        table.add_row(deck.title, top, below, strong, style="" if deck.open else "dim")
    return table


def _pile(deck: DeckView) -> tuple[Text, Text]:
    if not deck.cards:
        return Text("empty", style="dim"), Text()
    short = []
    for card in deck.cards[1:]:
        glory = f"+{card.glory}" if card.glory else ""
        short.append(f"{card.value}[{_icons(card.icons)}{glory}]")
    return _card(deck.cards[0]), Text(" ".join(short))


def _players(view: View) -> Table:
    table = Table(title="Players", title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("", "Harbor", "Supply", *(track.title for track in view.players[0].tracks), "Cards", "Glory", ""):
        table.add_column(heading)
    for player in view.players:
        tracks = []
        for track in player.tracks:
            more = f" (next at {track.next_level})" if track.next_level is not None else ""
            tracks.append(f"{track.level}: {track.value}{more}")
        table.add_row(
            _seat(player.seat),
            str(player.harbor),
            str(max(0, player.supply)),
            *tracks,
            f"{player.counted} of {player.limit}",
            f"{player.score.total} ({_score(player)})",
            "passed" if player.passed else "",
        )
    return table


def _score(player: PlayerView) -> str:
    score = player.score
    lines = {
        "cities": score.cities,
        "lines": score.connections,
        "tracks": score.tracks,
        "cards": score.cards,
        "governor": score.governor_space,
        "university": score.university,
        "harbor": score.population,
        "slavery": score.slavery,
    }
    return " ".join(f"{name} {number}" for name, number in lines.items() if number) or "nothing"


def _boards(view: View) -> Table:
    table = Table(title="Boards (● used)", title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("", "Buildings", "Tokens", "Cards", "Face down"):
        table.add_column(heading)
    for player in view.players:
        buildings = Text(", ").join(_tile(tile, player.seat) for tile in player.buildings)
        names = {token.id: token.title for token in view.tokens}
        tokens = ", ".join(f"{number} {names[kind]}" for kind, number in player.tokens.items())
        cards = Text(" ").join(_held(card, player) for card in player.cards)
        down = Text(" ").join(_card(card) for card in player.face_down)
        table.add_row(_seat(player.seat), buildings, tokens, cards, down)
    return table


def _tile(tile: TileView, seat: int) -> Text:
    mark = f" ●{seat}" if tile.used else ""
    return Text(tile.title + mark, style=COLOURS[seat] if tile.used else "" if tile.activation else "dim")


def _held(card: CardView, player: PlayerView) -> Text:
    text = _card(card)
    return Text.assemble(text, (" (governor space)", "dim")) if card.id == player.governor else text


def _stock(view: View) -> Text:
    levels: dict[int, list[str]] = {}
    for one in view.stock:
        levels.setdefault(one.building.level, []).append(f"{one.building.title} {one.left}")
    return Text(" · ".join(f"{level}: {', '.join(names)}" for level, names in levels.items()), style="dim")


def _action(view: View) -> Text:
    action = view.action
    assert action is not None
    parts = " or ".join(dict.fromkeys(action.parts)) or f"{view.payments} payments"
    bound = f", bound to {action.bound}" if action.bound else ""
    return Text(f"Seat {action.seat} uses {action.title}: {parts}{bound}", style="bold yellow")
