"""The questions of set-up, start of turn, trade and research, and those that cards ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from civitas.games.civilization.city_names import city_name
from civitas.games.civilization.faces import FACES
from civitas.games.civilization.prompt_buttons import (
    ARROWS,
    ROMAN,
    amounts,
    cause_title,
    ends,
    face_of,
    groups,
    is_power,
    is_square,
    me_of,
    power,
    powers,
    prompt,
    round_about,
    shortly,
    square_name,
    square_note,
    squares,
    title_of,
)
from civitas.games.civilization.seen import PlayerView, View
from civitas.kernel.decisions import Decision
from civitas.words import Button, Message, Prompt, Text, Who, say, shown

RESOURCES = ("incense", "iron", "silk", "wheat", "spy", "uranium")


def _civ(view: View, decision: Decision) -> Prompt:
    buttons: list[Button] = []
    for text in decision.texts:
        tech, government = shown(FACES[f"civilization-{text}"]).signs
        note = say("setup.civ.note", tech=title_of(tech), government=shown(FACES[f"government-{government}"]).title)
        buttons.append(Button(text, shown(FACES[f"civilization-{text}"]).title, note))
    return prompt("setup.civ", groups(("", buttons)), "3.1")


def _policies(name: str, rule: str) -> Callable[[View, Decision], Prompt]:
    def tell(view: View, decision: Decision) -> Prompt:
        buttons: list[Button] = []
        for text in decision.texts:
            if ">" in text:
                old, _, new = text.partition(">")
                faces = shown(FACES[f"policy-{old}"]), shown(FACES[f"policy-{new}"])
                label = say("switch", old=faces[0].title, new=faces[1].title)
                buttons.append(Button(text, label, shortly(faces[1].texts[0].text)))
            elif f"policy-{text}" in FACES:
                face = shown(FACES[f"policy-{text}"])
                buttons.append(Button(text, face.title, shortly(face.texts[0].text)))
        last = ends(decision.texts, {"pass": (say("pass"), "")})
        return prompt(name, groups(("", buttons), ("", last)), rule)

    return tell


def _capital(view: View, decision: Decision) -> Prompt:
    me = me_of(view, decision.seat)
    buttons: list[Button] = [
        Button(text, square_name(text), say("gives", amounts=amounts(round_about(view, text))))
        for text in decision.texts
    ]
    return prompt("setup.capital", groups(("", buttons)), "3.2", name=city_name(me.civ, 0))


def _squares(name: str, rule: str, last: str = "") -> Callable[[View, Decision], Prompt]:
    def tell(view: View, decision: Decision) -> Prompt:
        labels = {decision.kind.no: (say(last), "")} if last and decision.kind.no else {}
        found = groups(("", squares(view, decision.texts)), ("", ends(decision.texts, labels)))
        because = cause_title(view, decision.cause)
        return prompt(
            name, found, rule, say("because", title=because) if f"{name}.why" not in _WHYS and because else None
        )

    return tell


def _start(view: View, decision: Decision) -> Prompt:
    me = me_of(view, decision.seat)
    texts = decision.texts
    found: list[Button] = []
    governments: list[Button] = []
    invest: list[Button] = []
    assign: list[Button] = []
    place: list[Button] = []
    for text in texts:
        verb, _, what = text.partition(":")
        if verb == "found":
            note = say("gives", amounts=amounts(round_about(view, what)))
            found.append(Button(text, say("found", square=square_name(what)), note))
        elif verb == "govern":
            face = shown(FACES[f"government-{what}"])
            governments.append(Button(text, face.title, shortly(face.texts[0].text)))
        elif verb == "invest":
            n = me.investments.get(what, 0)
            note = say("invest.note", n=n, more=n + 1)
            invest.append(Button(text, shown(FACES[f"investment-{what}"]).title, note))
        elif verb == "assign":
            square = view.square(what)
            gives: Text = "" if square is None else amounts(square.gives)
            assign.append(Button(text, say("assign", square=square_name(what)), gives))
        elif verb == "place":
            face = shown(FACES[f"people-{what}"])
            place.append(Button(text, face.title, amounts(face.icons)))
    grow = ends(texts, {"grow": (say("grow"), say("grow.note"))})
    rest = [text for text in texts if is_power(text)]
    last = ends(texts, {"end": (say("sot.end"), say("sot.end.note"))})
    refusals = []
    if not found and me.cities >= me.city_maximum:
        refusals.append(say("no.cities", n=me.cities, all=me.city_maximum))
    return prompt(
        "sot.main",
        groups(
            (say("group.found"), found),
            ("", grow),
            (say("group.government"), governments),
            (say("group.invest"), invest),
            (say("group.assign"), assign),
            (say("group.place"), place),
            *powers(rest),
            ("", last),
        ),
        "5.1",
        refusals=refusals,
    )


def _assign(view: View, decision: Decision) -> Prompt:
    buttons = [Button(text, city.name) for text in decision.texts if (city := view.city(text)) is not None]
    where = next((square.title for square in view.squares if square is decision.cause), "")
    return prompt("sot.assign", groups(("", buttons)), "8.3", square=where or say("nothing"))


def _direct(view: View, decision: Decision) -> Prompt:
    me = me_of(view, decision.seat)
    labels: dict[str, tuple[Text, Text]] = {
        "change": (say("gov.change"), cause_title(view, decision.cause)),
        "keep": (say("gov.keep", title=shown(FACES[f"government-{me.government}"]).title), ""),
    }
    return prompt("gov.direct", groups(("", ends(decision.texts, labels))), "5.6")


def _trade(view: View, decision: Decision) -> Prompt:
    me = me_of(view, decision.seat)
    offers: list[Button] = []
    for text in decision.texts:
        if text.startswith("propose:"):
            other = view.players[int(text[-1])]
            note = say("propose.note", trade=other.trade, culture=other.culture)
            offers.append(Button(text, say("propose", who=Who(other.seat)), note))
    rest = [text for text in decision.texts if is_power(text)]
    last = ends(decision.texts, {"pass": (say("pass"), say("trade.pass.note"))})
    return prompt("trade.main", groups(("", offers), *powers(rest), ("", last)), "6.9, 16.6", n=me.offers)


def _thing(name: str) -> Text:
    """An item of an offer in words."""
    if name.startswith("event_"):
        return say("item.event", level=ROMAN[int(name[-1])])
    return title_of(name)


def _compose(view: View, decision: Decision) -> Prompt:
    offer = view.offer
    partner = 0 if offer is None else offer.partner
    rows: dict[str, list[Button]] = {}
    for text in decision.texts:
        side, _, rest = text.partition(":")
        if side not in ("give", "ask"):
            continue
        thing, _, number = rest.partition(":")
        hidden = side == "give" and (thing.startswith(("hut_", "village_")) or f"event-{thing}" in FACES)
        note = say("item.hidden", who=Who(partner)) if hidden else ""
        rows.setdefault(f"group.{side}.{thing}" if number else f"group.{side}", []).append(
            Button(text, number or _thing(thing), note)
        )
    named = [(say(name), buttons) for name, buttons in rows.items()]
    send = ends(decision.texts, {"send": (say("send"), say("send.note", who=Who(partner)))})
    drop = ends(decision.texts, {"drop": (say("drop"), say("drop.note"))})
    return prompt("trade.compose", groups(("", send), *named, ("", drop)), "6.9, 16.6")


def _answer(view: View, decision: Decision) -> Prompt:
    offer = view.offer
    give = ask = say("nothing")
    proposer = 0
    if offer is not None:
        proposer = offer.proposer
        give, ask = _list(offer.give), _list(offer.ask)
    labels = {
        "accept": (say("accept"), say("accept.note", give=give, ask=ask)),
        "decline": (say("decline"), say("decline.note")),
    }
    found = groups(("", ends(decision.texts, labels)))
    return prompt("trade.answer", found, "6.9, 13.4", who=Who(proposer), give=give, ask=ask)


def _list(items: dict[str, int]) -> Message:
    parts = [
        say("item.times", n=number, thing=_thing(name)) if number > 1 else _thing(name)
        for name, number in items.items()
    ]
    return say("note", parts=parts) if parts else say("nothing")


def _things(name: str, rule: str, last: str = "", **labels: str) -> Callable[[View, Decision], Prompt]:
    """A question whose answers are pieces of the box, by their names."""

    def tell(view: View, decision: Decision) -> Prompt:
        me = me_of(view, decision.seat)
        words = {decision.kind.no: (say(last or "none"), "")} if decision.kind.no else {}
        buttons = [_piece(view, me, text) for text in decision.texts if text not in words]
        because = cause_title(view, decision.cause)
        why = (
            say("because", title=because)
            if because
            else say(f"{name}.why", n=me.hand_limit.total)
            if name in _WHYS
            else ""
        )
        return prompt(name, groups(("", buttons), ("", ends(decision.texts, words))), rule, why)

    return tell


_WHYS = {
    "trade.pick", "hut.choice", "build.free", "unit.type", "gp.keep", "event.keep", "hand.discard", "gov.fallback",
    "bt.barbarians", "setup.figure", "setup.wonder_square", "found.move", "found.hut", "metropolis.square", "gp.place",
}  # fmt: skip
"""The questions that always say why."""


def _piece(view: View, me: PlayerView, text: str) -> Button:
    if is_power(text):
        return power(text)
    if is_square(text):
        return Button(text, square_name(text), square_note(view.square(text)))
    face = face_of(text)
    if face is not None and face.kind == "unit":
        rank = next((force.rank for force in me.forces if force.type == text), 1)
        return Button(text, face.title, say("unit.note", rank=ROMAN[max(rank, 1)], n=view.market.units[text]))
    if face is not None:
        texts = [one.text for one in face.texts]
        note = amounts(face.icons) if face.icons and not texts else shortly(texts[0]) if texts else ""
        return Button(text, face.title, note)
    return Button(text, title_of(text))


def _players(view: View, decision: Decision) -> Prompt:
    buttons = [Button(text, say("name", what=Who(int(text)))) for text in decision.texts if text.isdigit()]
    return _target(view, decision, buttons)


def _numbers(view: View, decision: Decision) -> Prompt:
    roman = decision.kind.name == "target.level"
    buttons = [
        Button(text, say("level", level=ROMAN[int(text)]) if roman else text)
        for text in decision.texts
        if text.isdigit()
    ]
    return _target(view, decision, buttons, "" if roman else say("target.number"))


def _coins(view: View, decision: Decision) -> Prompt:
    buttons: list[Button] = []
    for text in decision.texts:
        seat, _, place = text.partition(":")
        if place:
            buttons.append(Button(text, say("coin.at", who=Who(int(seat)), place=title_of(place))))
    return _target(view, decision, buttons)


def _victims(view: View, decision: Decision) -> Prompt:
    buttons: list[Button] = []
    for text in decision.texts:
        seat, _, figure = text.partition(":")
        if figure:
            buttons.append(Button(text, say("victim", who=Who(int(seat)), figure=say(f"figure.{figure}"))))
    return _target(view, decision, buttons)


def _modes(view: View, decision: Decision) -> Prompt:
    buttons = [Button(text, say(f"mode.{text}")) for text in decision.texts if text != decision.kind.no]
    return _target(view, decision, buttons)


def _steps(view: View, decision: Decision) -> Prompt:
    buttons = [Button(text, say(f"way.{text}", arrow=ARROWS[text])) for text in decision.texts if text in ARROWS]
    return _target(view, decision, buttons)


def _places(view: View, decision: Decision) -> Prompt:
    buttons: list[Button] = []
    for text in decision.texts:
        if is_square(text):
            city = view.city(text)
            square = view.square(text)
            token = shown(FACES[square.token]).title if square is not None and "-" in square.token else ""
            label = f"{city.name}, {square_name(text)}" if city is not None else square_name(text)
            buttons.append(Button(text, label, token or square_note(square)))
    return _target(view, decision, buttons)


def _pieces(view: View, decision: Decision) -> Prompt:
    me = me_of(view, decision.seat)
    return _target(view, decision, [_piece(view, me, text) for text in decision.texts if text != decision.kind.no])


_LAST = {"none": "none", "done": "done", "stop": "stop"}


def _target(view: View, decision: Decision, buttons: Sequence[Button], title: Text = "") -> Prompt:
    """A choice of a card or ability: what asks stands beside it."""
    because = cause_title(view, decision.cause)
    no = decision.kind.no
    last = ends(decision.texts, {no: (say(_LAST[no]), "")}) if no in _LAST else []
    why = say("because", title=because) if because else ""
    return prompt(decision.kind.name, groups((title, buttons), ("", last)), "4.5", why)


def _pay(view: View, decision: Decision) -> Prompt:
    me = me_of(view, decision.seat)
    buttons: list[Button] = []
    for text in decision.texts:
        if text in RESOURCES:
            have = me.resources.get(text, 0)
            note = say("pay.market.note", n=have, less=have - 1) if have else ""
            buttons.append(Button(text, say("pay.market", resource=text.capitalize()), note))
        elif text.startswith(("hut_", "village_")):
            resource = text.partition("_")[2]
            buttons.append(Button(text, say("pay.token", resource=resource.capitalize()), say("pay.token.note")))
        elif text != decision.kind.no:
            buttons.append(power(text))
    last = ends(decision.texts, {"back": (say("back"), "")})
    title = cause_title(view, decision.cause) or say("nothing")
    return prompt("pay.resource", groups(("", buttons), ("", last)), "8.2", title=title)


def _windows(name: str, rule: str, passing: str = "pass") -> Callable[[View, Decision], Prompt]:
    """A question whether to use one of the powers that may act now."""

    def tell(view: View, decision: Decision) -> Prompt:
        rest = [text for text in decision.texts if is_power(text)]
        last = ends(decision.texts, {decision.kind.no: (say(passing), "")} if decision.kind.no else {})
        because = cause_title(view, decision.cause)
        why = say("react.cause", title=because) if because and name == "react" else None
        return prompt(name, groups(*powers(rest), ("", last)), rule, why)

    return tell


def _any_time(view: View, decision: Decision) -> Prompt:
    found = groups(("", [power(text) for text in decision.texts]))
    return Prompt(say("any_time.sentence"), found, say("any_time.why"), "4.4")


def _consent(view: View, decision: Decision) -> Prompt:
    labels: dict[str, tuple[Text, Text]] = {
        "allow": (say("allow"), cause_title(view, decision.cause)),
        "refuse": (say("refuse"), ""),
    }
    return prompt("consent", groups(("", ends(decision.texts, labels))), "14.9")


def by_level(view: View, decision: Decision, me: PlayerView) -> list[tuple[Text, list[Button]]]:
    """Techs in groups, the highest level first."""
    found: list[tuple[Text, list[Button]]] = []
    for level in range(len(me.prices), 0, -1):
        buttons: list[Button] = []
        for text in decision.texts:
            face = shown(FACES.get(f"tech-{text}"))
            if face is not None and face.level == level:
                buttons.append(Button(text, face.title))
        found.append((say("level.price", level=ROMAN[level], n=me.prices[level - 1]), buttons))
    return found


def _commit(view: View, decision: Decision) -> Prompt:
    me = me_of(view, decision.seat)
    coins = min(me.coins.total, me.trade)
    last = ends(decision.texts, {"none": (say("rs.none"), say("rs.none.note", trade=me.trade))})
    refusals = []
    for row in range(2, len(me.prices) + 1):
        if row not in me.free_rows:
            refusals.append(say("no.place", row=ROMAN[row], below=ROMAN[row - 1]))
            break
    for level, price in enumerate(me.prices, 1):
        if price > me.trade:
            refusals.append(say("no.trade", level=ROMAN[level], n=price, trade=me.trade))
            break
    return prompt(
        "rs.commit", groups(*by_level(view, decision, me), ("", last)), "11.1, 11.2",
        refusals=refusals, trade=me.trade, coins=coins,
    )  # fmt: skip


def _learn(name: str, rule: str) -> Callable[[View, Decision], Prompt]:
    def tell(view: View, decision: Decision) -> Prompt:
        me = me_of(view, decision.seat)
        last = ends(decision.texts, {decision.kind.no: (say(decision.kind.no), "")})
        return prompt(name, groups(*by_level(view, decision, me), ("", last)), rule)

    return tell


def _newton(view: View, decision: Decision) -> Prompt:
    buttons = [Button(text, say("row", row=ROMAN[int(text[-1])])) for text in decision.texts if text.startswith("row:")]
    return prompt("rs.newton", groups(("", buttons), ("", ends(decision.texts, {"no": (say("no"), "")}))), "14.73")


def _tesla(view: View, decision: Decision) -> Prompt:
    buttons = [power(text) for text in decision.texts if is_power(text)]
    return prompt("rs.tesla", groups(("", buttons), ("", ends(decision.texts, {"no": (say("no"), "")}))), "14.73")


TELLERS: dict[str, Callable[[View, Decision], Prompt]] = {
    "setup.civ": _civ,
    "setup.policy": _policies("setup.policy", "3.2, 5.7"),
    "setup.capital": _capital,
    "setup.figure": _squares("setup.figure", "3.2"),
    "setup.wonder_square": _squares("setup.wonder_square", "3.2"),
    "phase.start": _windows("phase.start", "4.4"),
    "any_time": _any_time,
    "sot.main": _start,
    "sot.assign": _assign,
    "found.move": _squares("found.move", "6.1"),
    "found.hut": _squares("found.hut", "6.1", "pass"),
    "metropolis.square": _squares("metropolis.square", "6.2"),
    "gov.direct": _direct,
    "gov.fallback": _things("gov.fallback", "5.6"),
    "policy.adopt": _policies("policy.adopt", "5.7"),
    "policy.return": _policies("policy.return", "5.7"),
    "policy.switch": _policies("policy.switch", "5.7"),
    "trade.main": _trade,
    "trade.compose": _compose,
    "trade.answer": _answer,
    "trade.pick": _things("trade.pick", "16.6"),
    "target.player": _players,
    "target.square": _places,
    "target.city": _places,
    "target.building": _places,
    "target.tech": _pieces,
    "target.coin": _coins,
    "target.resource": _pieces,
    "target.unit": _pieces,
    "target.number": _numbers,
    "target.level": _numbers,
    "target.step": _steps,
    "target.wonder": _pieces,
    "target.figure": _victims,
    "target.mode": _modes,
    "target.investment": _pieces,
    "target.event": _pieces,
    "target.terrain": _pieces,
    "pay.resource": _pay,
    "consent": _consent,
    "react": _windows("react", "4.5", "react.pass"),
    "mv.interrupt": _windows("mv.interrupt", "4.6"),
    "hut.choice": _things("hut.choice", "14.89", "nothing.button"),
    "unit.type": _things("unit.type", "7.5"),
    "gp.keep": _things("gp.keep", "9.4"),
    "gp.place": _squares("gp.place", "9.3", "reserve"),
    "event.keep": _things("event.keep", "14.50"),
    "hand.discard": _things("hand.discard", "9.2"),
    "learn.tech": _learn("learn.tech", "11.4"),
    "teach.back": _learn("teach.back", "14.46"),
    "rs.switch": _policies("rs.switch", "11.2"),
    "rs.newton": _newton,
    "rs.commit": _commit,
    "rs.tesla": _tesla,
    "rs.second": _learn("rs.second", "14.73"),
}
"""How each question is told, by its kind."""
