"""The questions of city management (rules 7)."""

from __future__ import annotations

from collections.abc import Callable

from civitas.games.civilization.faces import FACES, ROMAN
from civitas.games.civilization.prompt_buttons import (
    amounts,
    cause_title,
    city_of,
    ends,
    groups,
    is_power,
    is_square,
    me_of,
    power,
    powers,
    prompt,
    square_name,
    squares,
    title_of,
)
from civitas.games.civilization.seen import CityView, PlayerView, View
from civitas.kernel.decisions import Decision
from civitas.words import Button, Message, Prompt, Text, say, shown


def _main(view: View, decision: Decision) -> Prompt:
    me = me_of(view, decision.seat)
    texts = decision.texts
    mine = view.cities_of(decision.seat)
    rows: list[tuple[Text, list[Button]]] = []
    idle = []
    for city in mine:
        if f"act:{city.id}" in texts:
            idle.append(city.name)
            rows.append((_sum(city), [_row(view, me, city, kind) for kind in city.kinds] or [_whole(city)]))
    track = _track(view, me) if "advance" in texts else []
    rest = [text for text in texts if is_power(text)]
    note = say("cm.end.note", names=idle) if idle else say("cm.end.done")
    last = ends(texts, {"end": (say("cm.end"), note)})
    done = [city.name for city in mine if city.name not in idle]
    refusals = [say("no.acted", names=done)] if done else []
    blocked = [square.title for square in view.squares if square.blockaded and square.seat == decision.seat]
    if blocked:
        refusals.append(say("no.blockade", squares=blocked))
    return prompt(
        "cm.main", groups(*rows, (_track_title(me, track), track), *powers(rest), ("", last)), "7.1, 7.14",
        refusals=refusals, left=len(idle), all=len(mine),
    )  # fmt: skip


def _sum(city: CityView) -> Message:
    """A city's heading: its name, and how its production comes about."""
    parts = " + ".join(str(part.amount) for part in city.production.parts) or "0"
    total = city.production.total
    return say(
        "city.title", name=city.name, sum=say("city.sum", parts=parts, total=total) if parts != str(total) else total
    )


def _whole(city: CityView) -> Button:
    note = say("act.note", production=city.production.total, arts=city.arts.total)
    return Button(f"act:{city.id}", say("act", name=city.name), note)


def _row(view: View, me: PlayerView, city: CityView, kind: str) -> Button:
    """One action of a city, chosen together with the city; a single legal kind is not asked for."""
    button = kind_button(me, city, kind)
    text = f"act:{city.id}" if len(city.kinds) == 1 else f"act:{city.id} {kind}"
    return Button(text, button.label, button.note)


def kind_button(me: PlayerView, city: CityView | None, kind: str) -> Button:
    """The button of a city action, with its result."""
    if is_power(kind):
        return power(kind)
    note: Text = ""
    if city is not None:
        if kind == "build":
            note = say("kind.build.note", n=city.production.total + city.rush)
        elif kind == "arts":
            note = say("kind.arts.note", culture=me.culture, more=me.culture + city.arts.total)
        elif kind == "harvest":
            kinds = sorted({resource for _, resource in city.harvest})
            one = len(kinds) == 1
            note = say("kind.harvest.one", resource=kinds[0]) if one else say("kind.harvest.many", n=len(kinds))
        elif kind == "program":
            near = city.production.parts[0].amount if city.production.parts else 0
            note = say("kind.program.note", n=city.production.total, more=city.production.total + near)
        elif kind == "free_building":
            note = say("kind.free_building.note")
    return Button(kind, say(f"kind.{kind}"), note)


def _track(view: View, me: PlayerView) -> list[Button]:
    """Rules 7.14: a button a number of spaces, up to those that the player can pay for at once."""
    furthest = _furthest(view, me)
    if furthest < 2:
        return [Button("advance", say("advance"), _track_note("advance.note", me))]
    buttons: list[Button] = []
    for number in range(1, furthest + 1):
        # Whoever can pay for no further space is not asked whether to stop.
        names = ["advance", *["enter"] * number, *["stop"] * (number < furthest)]
        buttons.append(Button(" ".join(names), str(number), say("advance.to", space=me.space + number)))
    return buttons


def _track_title(me: PlayerView, track: list[Button]) -> Message:
    return _track_note("group.track.price", me) if len(track) > 1 else say("group.track")


def _track_note(name: str, me: PlayerView) -> Message:
    culture, trade = me.space_costs[_section(me.space + 1)]
    return say(f"{name}.trade" if trade else name, space=me.space, culture=culture, trade=trade)


def _furthest(view: View, me: PlayerView) -> int:
    """How many spaces in a row the player can pay for."""
    culture = trade = number = 0
    for space in range(me.space + 1, len(view.track)):
        price = me.space_costs[_section(space)]
        culture, trade = culture + price[0], trade + price[1]
        if culture > me.culture or trade > me.trade:
            break
        number += 1
    return number


def _section(space: int) -> int:
    return min((space - 1) // 7, 2)


def _kind(view: View, decision: Decision) -> Prompt:
    me = me_of(view, decision.seat)
    city = city_of(view, decision.cause)
    buttons = [kind_button(me, city, text) for text in decision.texts]
    name = cause_title(view, decision.cause) or say("city.unnamed")
    return prompt(
        "cm.kind", groups(("", buttons)), "7.1", name=name,
        production=0 if city is None else city.production.total, arts=0 if city is None else city.arts.total,
    )  # fmt: skip


def _items(name: str, rule: str, last: str = "") -> Callable[[View, Decision], Prompt]:
    def tell(view: View, decision: Decision) -> Prompt:
        city = city_of(view, decision.cause)
        prices = {} if city is None else {item.id: item for item in city.items}
        found: dict[str, list[Button]] = {"figures": [], "buildings": [], "wonders": []}
        for text in decision.texts:
            if text == decision.kind.no:
                continue
            item = prices.get(text)
            note: Text = ""
            if item is not None and name == "cm.item":
                word = "item.rush" if item.rush else "item.price"
                note = say(word, n=item.price, trade=item.rush)
            elif f"building-{text}" in FACES:
                note = amounts(shown(FACES[f"building-{text}"]).icons)
            where = (
                "wonders" if f"wonder-{text}" in FACES else "buildings" if f"building-{text}" in FACES else "figures"
            )
            found[where].append(Button(text, title_of(text), note))
        words = {decision.kind.no: (say(last), "")} if decision.kind.no else {}
        dear = [item.title for item in prices.values() if item.reason == "production"]
        return prompt(
            name,
            groups(
                (say("group.figures"), found["figures"]),
                (say("group.buildings"), found["buildings"]),
                (say("group.wonders"), found["wonders"]),
                ("", ends(decision.texts, words)),
            ),
            rule,
            say("because", title=cause_title(view, decision.cause)) if city is None and decision.cause else None,
            refusals=[say("no.production", names=dear)] if dear and name == "cm.item" else (),
            name=cause_title(view, decision.cause) or say("city.unnamed"),
            production=0 if city is None else city.production.total,
        )

    return tell


def _square(view: View, decision: Decision) -> Prompt:
    found = groups(("", squares(view, decision.texts)))
    name = cause_title(view, decision.cause) or say("city.unnamed")
    if view.placing in FACES:
        return prompt("cm.placed", found, "7.6", name=name, what=shown(FACES[view.placing]).title)
    return prompt("cm.square", found, "7.6", name=name)


def _free_square(view: View, decision: Decision) -> Prompt:
    because = cause_title(view, decision.cause)
    found = groups(("", squares(view, decision.texts)))
    return prompt("build.square", found, "14.68", say("because", title=because) if because else "")


def _extra(view: View, decision: Decision) -> Prompt:
    labels = {
        "caravan": (say("extra.caravan"), say("extra.caravan.note")),
        "second_item": (say("extra.second_item"), say("extra.second_item.note")),
    }
    buttons = ends(decision.texts, labels) + [power(text) for text in decision.texts if is_power(text)]
    last = ends(decision.texts, {"no": (say("no"), "")})
    name = cause_title(view, decision.cause) or say("city.unnamed.first")
    return prompt("cm.extra", groups(("", buttons), ("", last)), "7.3, 7.13", name=name)


def _harvest(view: View, decision: Decision) -> Prompt:
    buttons: list[Button] = []
    for text in decision.texts:
        square, _, resource = text.partition(":")
        if is_square(square):
            n = view.market.resources.get(resource, 0)
            label = say("reap", resource=resource.capitalize(), square=square_name(square))
            buttons.append(Button(text, label, say("reap.note", n=n, less=n - 1)))
    last = ends(decision.texts, {"no": (say("no"), "")})
    name = cause_title(view, decision.cause) or say("city.unnamed")
    return prompt("cm.harvest", groups(("", buttons), ("", last)), "7.11", name=name)


def _advance(view: View, decision: Decision) -> Prompt:
    me = me_of(view, decision.seat)
    space = min(me.space + view.steps + 1, len(view.track) - 1)
    reward = view.track[space]
    note = say(f"enter.{reward.reward}", level=ROMAN[max(reward.section, 1)])
    labels: dict[str, tuple[Text, Text]] = {
        "enter": (say("enter", n=space), note),
        "jump": (say("jump"), say("jump.note")),
        "stop": (say("stop"), ""),
    }
    culture, trade = me.space_costs[_section(space)]
    why = say("cm.advance.why.trade" if trade else "cm.advance.why", culture=culture, trade=trade)
    return prompt("cm.advance", groups(("", ends(decision.texts, labels))), "7.14, 9.1", why)


TELLERS: dict[str, Callable[[View, Decision], Prompt]] = {
    "cm.main": _main,
    "cm.kind": _kind,
    "cm.item": _items("cm.item", "7.3"),
    "cm.square": _square,
    "cm.extra": _extra,
    "cm.harvest": _harvest,
    "cm.advance": _advance,
    "build.free": _items("build.free", "14.68", "decline"),
    "build.square": _free_square,
    "build.item": _items("build.item", "14.68", "decline"),
}
"""How each question is told, by its kind."""
