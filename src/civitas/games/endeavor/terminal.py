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
from civitas.games.endeavor.view import DeckView, PlayerView, RegionView, TileView, View
from civitas.words import Says, Who

COLOURS: Final = ("red", "blue", "magenta", "green", "yellow")
_LETTERS: Final = {"industry": "I", "culture": "C", "finance": "F", "politics": "P"}
_ACTIONS: Final = {"occupy": "oc", "attack": "at", "payment": "pa", "draw": "dr", "ship": "sh"}
_SCORE: Final = {
    "cities": "cities",
    "lines": "connections",
    "tracks": "tracks",
    "cards": "cards",
    "governor": "governor_space",
    "university": "university",
    "harbor": "population",
    "slavery": "slavery",
}
"""The parts of a score as the board calls them, and as the view does."""


def draw(view: View, w: Says) -> RenderableType:
    """The whole table; everything is open."""
    parts: list[RenderableType] = [_heading(view, w), Text(_legend(w), style="dim")]
    parts.append(Columns([_region(view, region, w) for region in view.regions], padding=(0, 2)))
    parts += [_decks(view, w), _players(view, w), _boards(view, w), _stock(view)]
    if view.action is not None:
        parts.append(_action(view, w))
    return Group(*parts)


def _legend(w: Says) -> str:
    signs = [f"{short} {w(f'sign.{name}')}" for name, short in (_LETTERS | _ACTIONS).items()]
    return w("legend", signs=[*signs, f"· {w('sign.taken')}", f"² {w('sign.glory')}"])


def _seat(seat: int, w: Says) -> Text:
    return Text(w("seat", seat=Who(seat)), style=COLOURS[seat])


def _disc(seat: int) -> Text:
    return Text(f"●{seat}", style=COLOURS[seat])


def _heading(view: View, w: Says) -> Text:
    facts = [w("round", n=view.round, all=view.rounds), w("crown", seat=Who(view.crown))]
    facts += [w("the_end")] if view.over else [w(f"phase.{view.phase}"), w("turn", seat=Who(view.turn))]
    line = Text.assemble(("Endeavor", "bold"), f" · {' · '.join(facts)}")
    for seat, colour in enumerate(COLOURS):
        line.highlight_words([w("seat", seat=Who(seat))], colour)
    return line


def _token(view: View, name: str) -> Text:
    """A token in two letters: brown ones by status, blue ones by action."""
    if not name:
        return Text("·", style="dim")
    token = view.token(name)
    if token.status:
        return Text(_LETTERS.get(token.status, token.status[:1]), style="bold dark_orange3")
    return Text(_ACTIONS.get(token.action, token.action[:2]), style="bold cyan")


def _region(view: View, region: RegionView, w: Says) -> Table:
    """A region: its track, its cities with their connections, everybody's strength."""
    state = w("region.open") if region.open else w("region.to_open", n=len(region.spaces) - region.next + 1)
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
        beside = Text.assemble(f"{w('region.beside')} ", beside) if any(region.beside) else Text()
        table.add_row(w("region.track"), track, beside)
    for place in region.cities:
        city = view.city(place)
        mark = _disc(city.seat) if city.seat is not None else _token(view, city.token)
        name = Text(city.title + ("²" if city.glory > 1 else ""), style="" if city.open else "dim")
        table.add_row(name, mark, _lines(view, place))
    if any(region.strength):
        strong = [Text(f"{number}", style=COLOURS[seat]) for seat, number in enumerate(region.strength)]
        table.add_row(w("region.strength"), Text(" ").join(strong), "")
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


def _decks(view: View, w: Says) -> Table:
    table = Table(title=w("decks.title"), title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("deck", "top", "below", "strong"):
        table.add_column(w(f"decks.{heading}"))
    for deck in view.decks:
        top, below = _pile(deck, w)
        strong = Text(" ").join(_disc(seat) for seat in deck.strong)
        table.add_row(deck.title, top, below, strong, style="" if deck.open else "dim")
    return table


def _pile(deck: DeckView, w: Says) -> tuple[Text, Text]:
    if not deck.cards:
        return Text(w("decks.empty"), style="dim"), Text()
    short = []
    for card in deck.cards[1:]:
        glory = f"+{card.glory}" if card.glory else ""
        short.append(f"{card.value}[{_icons(card.icons)}{glory}]")
    return _card(deck.cards[0]), Text(" ".join(short))


def _players(view: View, w: Says) -> Table:
    table = Table(title=w("players.title"), title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    tracks = [track.title for track in view.players[0].tracks]
    for heading in ("", w("players.harbor"), w("players.supply"), *tracks, w("players.cards"), w("players.glory"), ""):
        table.add_column(heading)
    for player in view.players:
        tracks = []
        for track in player.tracks:
            more = f" ({w('players.next', n=track.next_level)})" if track.next_level is not None else ""
            tracks.append(f"{track.level}: {track.value}{more}")
        table.add_row(
            _seat(player.seat, w),
            str(player.harbor),
            str(max(0, player.supply)),
            *tracks,
            w("players.counted", n=player.counted, limit=player.limit),
            f"{player.score.total} ({_score(player, w)})",
            w("players.passed") if player.passed else "",
        )
    return table


def _score(player: PlayerView, w: Says) -> str:
    parts = {name: getattr(player.score, part) for name, part in _SCORE.items()}
    return " ".join(f"{w(f'score.{name}')} {number}" for name, number in parts.items() if number) or w("score.nothing")


def _boards(view: View, w: Says) -> Table:
    table = Table(title=w("boards.title"), title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("")
    for heading in ("buildings", "tokens", "cards", "face_down"):
        table.add_column(w(f"boards.{heading}"))
    for player in view.players:
        buildings = Text(", ").join(_tile(tile, player.seat) for tile in player.buildings)
        names = {token.id: token.title for token in view.tokens}
        tokens = ", ".join(f"{number} {names[kind]}" for kind, number in player.tokens.items())
        cards = Text(" ").join(_held(card, player, w) for card in player.cards)
        down = Text(" ").join(_card(card) for card in player.face_down)
        table.add_row(_seat(player.seat, w), buildings, tokens, cards, down)
    return table


def _tile(tile: TileView, seat: int) -> Text:
    mark = f" ●{seat}" if tile.used else ""
    return Text(tile.title + mark, style=COLOURS[seat] if tile.used else "" if tile.activation else "dim")


def _held(card: CardView, player: PlayerView, w: Says) -> Text:
    text = _card(card)
    return Text.assemble(text, (f" ({w('boards.governor')})", "dim")) if card.id == player.governor else text


def _stock(view: View) -> Text:
    levels: dict[int, list[str]] = {}
    for one in view.stock:
        levels.setdefault(one.building.level, []).append(f"{one.building.title} {one.left}")
    return Text(" · ".join(f"{level}: {', '.join(names)}" for level, names in levels.items()), style="dim")


def _action(view: View, w: Says) -> Text:
    action = view.action
    assert action is not None
    either = [w(f"sign.{part}") for part in dict.fromkeys(action.parts)]
    parts = w("action.or", parts=either) if either else w("action.payments", n=view.payments)
    told = w("action.uses", seat=Who(action.seat), title=action.title, parts=parts)
    return Text(told + (f", {w('action.bound', what=action.bound)}" if action.bound else ""), style="bold yellow")
