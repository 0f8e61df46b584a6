"""The questions of the Action Phase and of the end of a turn (rules 7 and 8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from civitas.games.through_the_ages.faces import KINDS, CardView
from civitas.games.through_the_ages.prompt_buttons import (
    Teller,
    about_cards,
    brings,
    cause_of,
    cell_of,
    discards,
    face_of,
    gather,
    grouped,
    notes,
    stored,
    worth,
)
from civitas.games.through_the_ages.seen import PlayerView, View
from civitas.games.through_the_ages.view_words import count, gives
from civitas.kernel.decisions import Decision
from civitas.words import Button, Message, Prompt, Text, say


def _act(view: View, me: PlayerView, decision: Decision) -> Prompt:
    rooms: list[tuple[Text, list[Button]]] = []
    for option in decision.options:
        gather(rooms, *ACTS[option.verb](view, me, option))
    civil = say("civil_left", n=me.civil.left)
    military = say("military_left", n=me.military.left)
    if view.round == 1:
        sentence = say("act_first", civil=civil)
    elif not me.civil.left and not me.military.left:
        sentence = say("act_none")
    else:
        sentence = say("act", civil=civil, military=military)
    groups = grouped(*sorted(rooms, key=lambda room: _place(room[0])))
    return Prompt(sentence, groups, say("act_why"), "7.1, 7.2", tuple(_act_refusals(view, me, decision.texts)))


_DOORS: Final = ("door_row", "door_build", "door_hand", "door_army", "door_destroy", "end_group")
_IN_BUILD: Final = (say("worker"), KINDS["wonder"], *KINDS.values())


def _place(title: Text) -> tuple[int, int]:
    """Where a group stands: by its door, then by what it is about."""
    assert isinstance(title, Message)
    what = next(iter(title.args.values()), None)
    return _DOORS.index(title.id), _IN_BUILD.index(what) if what in _IN_BUILD else len(_IN_BUILD)


Placed: TypeAlias = tuple[Message, Button]
Act: TypeAlias = Callable[[View, PlayerView, Any], Placed]


def _take(view: View, me: PlayerView, option: Any) -> Placed:
    space = view.space(option.number)
    assert space.card is not None
    assert space.price is not None
    price = space.price.value
    words = say("price", n=price) if price else say("free")
    card = space.card
    note = notes(KINDS[card.kind], brings(card), space.price.how)
    return say("door_row", price=words), Button(option.text, card.title, note)


def _population(view: View, me: PlayerView, option: Any) -> Placed:
    price = me.yellow.price
    note = say("grow_note", price=price.value if price else 0, eaten=me.yellow.then_eaten, needed=me.yellow.then_needed)
    return say("door_build", kind=say("worker")), Button(option.text, say("grow"), note)


def _ocean(view: View, me: PlayerView, option: Any) -> Placed:
    return say("door_build", kind=say("worker")), Button(option.text, say("ocean"), say("ocean_note"))


def _door_of(card: CardView) -> Message:
    return say("door_army" if card.family == "unit" else "door_build", kind=KINDS[card.kind])


def _build(view: View, me: PlayerView, option: Any) -> Placed:
    cell = cell_of(me, option.card)
    price = cell.price.value if cell.price else cell.card.resources
    name = "unit_note" if cell.card.family == "unit" else "build_note"
    return _door_of(cell.card), Button(option.text, cell.card.title, say(name, price=price, gives=brings(cell.card)))


def _difference(old: CardView, new: CardView) -> str:
    """What a worker on the new card gives more, or less, than on the old one."""
    kinds = list(dict.fromkeys([*old.worker, *new.worker]))
    changes = [(kind, new.worker.get(kind, 0) - old.worker.get(kind, 0)) for kind in kinds]
    return ", ".join([f"{'+' if by > 0 else ''}{count(by, kind)}" for kind, by in changes if by])


def _upgrade_price(me: PlayerView, old: str, new: str) -> int:
    cell = me.cell(old)
    ways = cell.upgrades if cell is not None else ()
    return next((way.price.value for way in ways if way.to == new), 0)


def _upgrade(view: View, me: PlayerView, option: Any) -> Placed:
    old, new = face_of(option.card), face_of(option.other)
    note = say("upgrade_note", price=_upgrade_price(me, old.id, new.id), gives=_difference(old, new))
    return _door_of(new), Button(option.text, say("upgrade", old=old.title, new=new.title), note)


def _bach(view: View, me: PlayerView, option: Any) -> Placed:
    old, new = face_of(option.card), face_of(option.other)
    label = say("bach", old=old.title, new=new.title)
    return _door_of(new), Button(option.text, label, _difference(old, new))


def _destroy(view: View, me: PlayerView, option: Any) -> Placed:
    card = face_of(option.card)
    note = say("destroy_note", gives=gives({kind: -number for kind, number in card.worker.items()}))
    return say("door_destroy", what=say("destroy_building")), Button(option.text, card.title, note)


def _disband(view: View, me: PlayerView, option: Any) -> Placed:
    card = face_of(option.card)
    note = say("disband_note", gives=gives({kind: -number for kind, number in card.worker.items()}))
    return say("door_destroy", what=say("disband_unit")), Button(option.text, card.title, note)


def _lead(view: View, me: PlayerView, option: Any) -> Placed:
    replaced = "" if me.leader is None else say("leader_replaces", title=me.leader.title)
    note = notes(say("leader_note"), replaced)
    return say("door_hand", what=say("play_leader")), Button(option.text, face_of(option.card).title, note)


def _stages(view: View, me: PlayerView, option: Any) -> Placed:
    wonder = me.unfinished
    assert wonder is not None
    price = me.stages[option.number - 1].value
    done = wonder.built + option.number == len(wonder.card.stages)
    note = say("stages_done" if done else "stages_note", price=price, title=wonder.card.title)
    return say("door_build", kind=KINDS["wonder"]), Button(option.text, say("stages", n=option.number), note)


def _develop(view: View, me: PlayerView, option: Any) -> Placed:
    card = face_of(option.card)
    held = me.held(card.id)
    price = held.price.value if held and held.price else card.science
    if card.family == "government":
        changed = say("government_note", price=price, gives=gives(card.provides))
        return say("door_hand", what=say("change_government")), Button(option.text, card.title, changed)
    note = notes(say("develop_note", price=price, left=max(0, me.science - price)), gives(card.provides))
    return say("door_hand", what=say("develop")), Button(option.text, card.title, note)


def _revolution(view: View, me: PlayerView, option: Any) -> Placed:
    card = face_of(option.card)
    held = me.held(card.id)
    price = held.revolution.value if held and held.revolution else card.revolution
    what = count(me.civil.total.value, "civil_actions")
    note = say("revolution_note", price=price, what=what, gives=gives(card.provides))
    return say("door_hand", what=say("change_government")), Button(
        option.text, say("revolution", title=card.title), note
    )


def _play(view: View, me: PlayerView, option: Any) -> Placed:
    card = face_of(option.card)
    return say("door_hand", what=say("play_action")), Button(option.text, card.title, card.text or say("action_note"))


def _tactic(view: View, me: PlayerView, option: Any) -> Placed:
    card = face_of(option.card)
    copied = option.verb == "copy"
    with_it = next((one.strength for one in view.tactics if one.card.id == card.id), None)
    after = me.tactic_strengths.get(card.id, with_it)
    price = view.tactic_prices[1 if copied else 0]
    note = say("tactic_note", price=price, old=me.strength.value, new=after if after is not None else "?")
    label = say("copy_tactic" if copied else "play_tactic", title=card.title)
    return say("door_army", kind=KINDS["tactic"]), Button(option.text, label, note)


def _barbarossa(view: View, me: PlayerView, option: Any) -> Placed:
    label = say("barbarossa", title=face_of(option.card).title)
    return say("door_army", kind=KINDS["leader"]), Button(option.text, label, say("barbarossa_note"))


def _ability(door: str) -> Act:
    """An ability that is told by its name alone."""

    def placed(view: View, me: PlayerView, option: Any) -> Placed:
        title = say("door_" + door, **{"kind" if door == "army" else "what": KINDS["leader"]})
        return title, Button(option.text, say(option.text), say(option.text + "_note"))

    return placed


def _end(view: View, me: PlayerView, option: Any) -> Placed:
    ahead = view.forecast
    if ahead is None:
        return say("end_group"), Button(option.text, say("end"))
    first = [say("end_discard", n=ahead.discards)] if ahead.discards else []
    spent = say("end_civil", n=ahead.civil_left) if ahead.civil_left else say("end_all")
    drawn = [say("end_draw", n=ahead.drawn)] if ahead.drawn else []
    return say("end_group"), Button(option.text, say("end"), say("note", parts=[*first, spent, *drawn]))


ACTS: Final[dict[str, Act]] = {
    # The row
    "take": _take,
    # Build
    "build": _build,
    "upgrade": _upgrade,
    "bach": _bach,
    "stages": _stages,
    "population": _population,
    "ocean_liner_service": _ocean,
    # The hand
    "lead": _lead,
    "develop": _develop,
    "revolution": _revolution,
    "play": _play,
    "churchill_culture": _ability("hand"),
    "hammurabi": _ability("hand"),
    "trade_routes": _ability("hand"),
    # The army
    "tactic": _tactic,
    "copy": _tactic,
    "barbarossa": _barbarossa,
    "churchill_military": _ability("army"),
    # What is given up
    "destroy": _destroy,
    "disband": _disband,
    "end": _end,
}
"""By the door that an act stands behind."""


def _act_refusals(view: View, me: PlayerView, legal: Sequence[str]) -> list[Message]:
    """Why other cards and workers are not offered, by door."""
    told = [
        say("refused_row", title=space.card.title, why=space.refusal)
        for space in view.row
        if space.card is not None and space.refusal is not None
    ]
    if view.round == 1:
        return told
    if me.yellow.price is None:
        told.append(say("refused_build", title=say("worker"), why=say("no_bank")))
    elif "population" not in legal and me.civil.left:
        why = say("no_food", price=me.yellow.price.value, have=me.food.stored)
        told.append(say("refused_build", title=say("worker"), why=why))
    if not me.unused:
        told.append(say("refused_build", title=say("worker"), why=say("no_unused")))
    else:
        for cell in me.cells:
            if cell.refusal is not None:
                name = "refused_army" if cell.card.family == "unit" else "refused_build"
                told.append(say(name, title=cell.card.title, why=cell.refusal))
    told += [
        say("refused_hand", title=held.card.title, why=held.refusal)
        for held in me.civil_hand
        if held.refusal is not None
    ]
    return told


def _target(view: View, me: PlayerView, decision: Decision) -> Prompt:
    card = cause_of(view, decision)
    less = decision.cause.power("discount") if hasattr(decision.cause, "power") else 0
    buttons: list[Button] = []
    for option in decision.options:
        if option.verb in ("food", "resources"):
            amount = decision.cause.power(option.verb) if hasattr(decision.cause, "power") else 0
            buttons.append(Button(option.text, say(f"target_{option.verb}", n=amount)))
            continue
        _, button = ACTS[option.verb](view, me, option)
        buttons.append(Button(button.text, button.label, _cheaper(me, option, less) or button.note))
    return Prompt(say("target", title=card.title), grouped(("", buttons)), card.text, "7.13")


def _cheaper(me: PlayerView, option: Any, less: int) -> Text:
    """What a building or an upgrade costs with the discount of an action card."""
    if option.verb == "build":
        price = cell_of(me, option.card).price
        cost = price.value if price else 0
        changed = brings(face_of(option.card))
    elif option.verb == "upgrade":
        cost = _upgrade_price(me, option.card.id, option.other.id)
        changed = _difference(face_of(option.card), face_of(option.other))
    else:
        return ""
    return say("target_note", price=max(0, cost - less), gives=changed)


def _homer(view: View, me: PlayerView, decision: Decision) -> Prompt:
    buttons: list[Button] = []
    for option in decision.options:
        if option.card is None:
            buttons.append(Button(option.text, say("action_back")))
        else:
            buttons.append(Button(option.text, say("tuck", title=face_of(option.card).title), say("tuck_note")))
    return Prompt(say("homer"), grouped(("", buttons)), say("homer_why"), "20.6")


def _stage_token(view: View, me: PlayerView, decision: Decision) -> Prompt:
    return about_cards(decision, say("stage_token"), say("token_loss_why"), "7.10", lambda card: stored(me, card))


def _excess(view: View, me: PlayerView, decision: Decision) -> Prompt:
    number = len(me.military_hand) - me.military_limit
    sentence = say("excess", n=number, held=len(me.military_hand), limit=me.military_limit)
    return Prompt(sentence, (discards(me, decision, number),), say("excess_why"), "8.1")


def _payment(view: View, me: PlayerView, decision: Decision) -> Prompt:
    buttons: list[Button] = []
    for option in decision.options:
        card = face_of(option.card)
        if option.other is None:
            buttons.append(Button(option.text, say("return", title=card.title), say("return_note", n=worth(card))))
        else:
            lower = face_of(option.other)
            label = say("move", old=card.title, new=lower.title)
            buttons.append(Button(option.text, label, say("move_note", n=worth(card) - worth(lower))))
    return Prompt(say("payment"), grouped(("", buttons)), "", "15.3")


def _store(view: View, me: PlayerView, decision: Decision) -> Prompt:
    return about_cards(decision, say("store"), "", "15.2", lambda card: stored(me, card))


TELLERS: Final[dict[str, Teller]] = {
    "act": _act,
    "target": _target,
    "homer": _homer,
    "stage_token": _stage_token,
    "excess": _excess,
    "payment": _payment,
    "store": _store,
}
