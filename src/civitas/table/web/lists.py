"""Tables, games and people as pages list them."""

from __future__ import annotations

from typing import Any

import civitas
from civitas.kernel.rules import Rules, Value, Variant
from civitas.languages import language
from civitas.languages.words import Words
from civitas.table.look import pages
from civitas.table.look.words import bots, words
from civitas.table.store.records import SeatRecord, TableRecord
from civitas.table.web import showing
from civitas.table.web.identity import owns


def variant(rules: Rules[Any], one: Variant) -> pages.HouseRule:
    """A house rule as people ask for it."""
    house = Words(language(rules), f"house-{one.name}")
    question = house.get("", one.name.replace("_", " ").capitalize())
    answers = [_answer(house, value) for value in one.values]
    return pages.HouseRule(one.name, house.get("-how"), list(one.values), one.default, question, answers)


def _answer(house: Words, value: Value) -> str:
    """A value in words: the game's own, or the same as for any house rule."""
    key = f"-{value}".lower()
    if isinstance(value, bool):
        return house.get(key, words("new.on" if value else "new.off"))
    return house.get(key, str(value).replace("_", " "))


def about(rules: Rules[Any]) -> pages.Introduction:
    """What the lobby says of a game."""
    return pages.Introduction(Words(language(rules)).get("blurb"), rules.about.minutes, rules.about.weight)


def title(rules: Rules[Any]) -> pages.Title:
    """A game as the lobby shows it."""
    return pages.Title(
        game=rules.name,
        title=rules.title,
        about=about(rules),
        seats=list(rules.seats),
        variants=[variant(rules, one) for one in rules.variants],
        version=rules.version,
    )


def games() -> list[pages.Title]:
    """All installed games, the lightest first."""
    found = [title(rules) for rules in civitas.titles().values()]
    return sorted(found, key=lambda game: (game.about.weight, game.title))


def bot_list() -> list[pages.Bot]:
    """All bots."""
    return [pages.Bot(name, said, words(f"bots.{name}_how")) for name, said in bots().items()]


def people(table: TableRecord, seats: list[SeatRecord], who: str) -> list[pages.Person]:
    """Who sits at a table, and how they stand if it is over."""
    scores = table.outcome.get("scores", [])
    ranks = table.outcome.get("ranks", [])
    rules = civitas.titles().get(table.game)
    said = Words(language(rules)) if rules is not None else words
    found = []
    for seat in seats:
        mine = owns(seat, who)
        score = scores[seat.seat] if seat.seat < len(scores) else None
        found.append(
            pages.Person(
                seat=seat.seat,
                name=seat.called,
                kind="you" if mine else showing.kind(seat, None),
                asked=table.status == "running" and seat.seat in table.turn and (mine or seat.seat not in table.quiet),
                score=score,
                rank=ranks[seat.seat] if seat.seat < len(ranks) else None,
                bot=bots().get(seat.bot, "") if seat.played_by_bot else "",
                points="" if score is None else _points(score, said),
            )
        )
    return found


def _points(score: int, said: Words) -> str:
    """A score in words, as the game says it if it has a word of its own."""
    text = said("result.score", n=score) if "result.score" in said else words("lobby.points", n=score)
    return text.replace("-", "−")


def row(table: TableRecord, seats: list[SeatRecord], who: str, names: dict[str, str]) -> pages.Listed:
    """A table in a list."""
    mine = [seat.seat for seat in seats if owns(seat, who) and not seat.stand_in]
    asked = [seat for seat in mine if table.status == "running" and not table.paused and seat in table.turn]
    owned = [seat.seat for seat in seats if owns(seat, who)]
    open_seat = next((seat.seat for seat in seats if seat.free and seat.kind == "open"), None)
    if table.status == "over":
        url = f"/t/{table.id}/look/{table.number}"
    elif owned:
        url = f"/t/{table.id}/{(asked or owned)[0]}"
    else:
        url = f"/t/{table.id}/watch"
    return pages.Listed(
        table=table.id,
        name=table.name,
        game=table.game,
        title=names.get(table.game, table.game),
        url=url,
        people=tuple(people(table, seats, who)),
        your_turn=bool(asked),
        status=table.status,
        # While a game runs, how many choices there were may tell of quiet ones.
        number=table.number if table.status != "running" else 0,
        updated=showing.iso(table.updated),
        host=bool(who) and table.host == who,
        open_seat=open_seat if table.status == "running" else None,
        spectators=table.spectators,
    )


def rows(found: list[tuple[TableRecord, list[SeatRecord]]], who: str) -> list[pages.Listed]:
    """Tables in a list."""
    names = {name: rules.title for name, rules in civitas.titles().items()}
    return [row(table, seats, who, names) for table, seats in found]
