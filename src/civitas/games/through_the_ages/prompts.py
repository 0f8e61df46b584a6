"""The questions as people read them: what each answer brings, and why others are not possible (rules 24.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

from civitas.games.through_the_ages.faces import FACES, KINDS, CardView
from civitas.games.through_the_ages.seen import CellView, PlayerView, View
from civitas.games.through_the_ages.view_words import count, gives
from civitas.kernel.decisions import Decision
from civitas.words import Button, Group, Message, Prompt, Several, Text, Who, say

Explain: TypeAlias = Callable[[View, PlayerView, Decision], Prompt]


def explain(view: View, decision: Decision) -> Prompt:
    """The question as the asked seat reads it."""
    return _EXPLAIN[decision.kind.name](view, view.players[decision.seat], decision)


def _groups(*groups: tuple[Text, Iterable[Button]]) -> tuple[Group, ...]:
    made = [Group(title, tuple(buttons)) for title, buttons in groups]
    return tuple([group for group in made if group.buttons])


def _note(*parts: Text) -> Text:
    some = [part for part in parts if part]
    return say("notes", parts=some) if some else ""


def _gather(rooms: list[tuple[Text, list[Button]]], title: Text, button: Button) -> None:
    """Put a button to those under the same title."""
    for known, buttons in rooms:
        if known == title:
            buttons.append(button)
            return
    rooms.append((title, [button]))


def _face(card: Any) -> CardView:
    return FACES[card.id]


def _plain(decision: Decision, sentence: Text, why: Text, rule: str, note: Callable[[Any], Text]) -> Prompt:
    """A question whose answers are cards: a button each, with what it is or brings."""
    buttons: list[Button] = [Button(str(card), _face(card).title, note(card)) for card in decision.options]
    return Prompt(sentence, _groups(("", buttons)), why, rule)


# The action phase.


def _act(view: View, me: PlayerView, decision: Decision) -> Prompt:
    rooms: list[tuple[Text, list[Button]]] = []
    for option in decision.options:
        _gather(rooms, *_ACTS[option.verb](view, me, option))
    civil = say("civil_left", n=me.civil.left)
    military = say("military_left", n=me.military.left)
    if view.round == 1:
        sentence = say("act_first", civil=civil)
    elif not me.civil.left and not me.military.left:
        sentence = say("act_none")
    else:
        sentence = say("act", civil=civil, military=military)
    groups = _groups(*sorted(rooms, key=lambda room: _place(room[0])))
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
    note = _note(KINDS[card.kind], _brings(card), space.price.how)
    return say("door_row", price=words), Button(option.text, card.title, note)


def _brings(card: CardView) -> str:
    """What a card gives, in short."""
    return gives(card.worker or card.provides)


def _population(view: View, me: PlayerView, option: Any) -> Placed:
    price = me.yellow.price
    note = say("grow_note", price=price.value if price else 0, eaten=me.yellow.then_eaten, needed=me.yellow.then_needed)
    return say("door_build", kind=say("worker")), Button(option.text, say("grow"), note)


def _ocean(view: View, me: PlayerView, option: Any) -> Placed:
    return say("door_build", kind=say("worker")), Button(option.text, say("ocean"), say("ocean_note"))


def _cell(me: PlayerView, card: Any) -> CellView:
    cell = me.cell(card.id)
    assert cell is not None
    return cell


def _door_of(card: CardView) -> Message:
    return say("door_army" if card.family == "unit" else "door_build", kind=KINDS[card.kind])


def _build(view: View, me: PlayerView, option: Any) -> Placed:
    cell = _cell(me, option.card)
    price = cell.price.value if cell.price else cell.card.resources
    name = "unit_note" if cell.card.family == "unit" else "build_note"
    return _door_of(cell.card), Button(option.text, cell.card.title, say(name, price=price, gives=_brings(cell.card)))


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
    old, new = _face(option.card), _face(option.other)
    note = say("upgrade_note", price=_upgrade_price(me, old.id, new.id), gives=_difference(old, new))
    return _door_of(new), Button(option.text, say("upgrade", old=old.title, new=new.title), note)


def _bach(view: View, me: PlayerView, option: Any) -> Placed:
    old, new = _face(option.card), _face(option.other)
    label = say("bach", old=old.title, new=new.title)
    return _door_of(new), Button(option.text, label, _difference(old, new))


def _destroy(view: View, me: PlayerView, option: Any) -> Placed:
    card = _face(option.card)
    note = say("destroy_note", gives=gives({kind: -number for kind, number in card.worker.items()}))
    return say("door_destroy", what=say("destroy_building")), Button(option.text, card.title, note)


def _disband(view: View, me: PlayerView, option: Any) -> Placed:
    card = _face(option.card)
    note = say("disband_note", gives=gives({kind: -number for kind, number in card.worker.items()}))
    return say("door_destroy", what=say("disband_unit")), Button(option.text, card.title, note)


def _lead(view: View, me: PlayerView, option: Any) -> Placed:
    replaced = "" if me.leader is None else say("leader_replaces", title=me.leader.title)
    note = _note(say("leader_note"), replaced)
    return say("door_hand", what=say("play_leader")), Button(option.text, _face(option.card).title, note)


def _stages(view: View, me: PlayerView, option: Any) -> Placed:
    wonder = me.unfinished
    assert wonder is not None
    price = me.stages[option.number - 1].value
    done = wonder.built + option.number == len(wonder.card.stages)
    note = say("stages_done" if done else "stages_note", price=price, title=wonder.card.title)
    return say("door_build", kind=KINDS["wonder"]), Button(option.text, say("stages", n=option.number), note)


def _develop(view: View, me: PlayerView, option: Any) -> Placed:
    card = _face(option.card)
    held = me.held(card.id)
    price = held.price.value if held and held.price else card.science
    if card.family == "government":
        changed = say("government_note", price=price, gives=gives(card.provides))
        return say("door_hand", what=say("change_government")), Button(option.text, card.title, changed)
    note = _note(say("develop_note", price=price, left=max(0, me.science - price)), gives(card.provides))
    return say("door_hand", what=say("develop")), Button(option.text, card.title, note)


def _revolution(view: View, me: PlayerView, option: Any) -> Placed:
    card = _face(option.card)
    held = me.held(card.id)
    price = held.revolution.value if held and held.revolution else card.revolution
    what = count(me.civil.total.value, "civil_actions")
    note = say("revolution_note", price=price, what=what, gives=gives(card.provides))
    return say("door_hand", what=say("change_government")), Button(
        option.text, say("revolution", title=card.title), note
    )


def _play(view: View, me: PlayerView, option: Any) -> Placed:
    card = _face(option.card)
    return say("door_hand", what=say("play_action")), Button(option.text, card.title, card.text or say("action_note"))


def _tactic(view: View, me: PlayerView, option: Any) -> Placed:
    card = _face(option.card)
    copied = option.verb == "copy"
    with_it = next((one.strength for one in view.tactics if one.card.id == card.id), None)
    after = me.tactic_strengths.get(card.id, with_it)
    price = view.tactic_prices[1 if copied else 0]
    note = say("tactic_note", price=price, old=me.strength.value, new=after if after is not None else "?")
    label = say("copy_tactic" if copied else "play_tactic", title=card.title)
    return say("door_army", kind=KINDS["tactic"]), Button(option.text, label, note)


def _barbarossa(view: View, me: PlayerView, option: Any) -> Placed:
    label = say("barbarossa", title=_face(option.card).title)
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


_ACTS: Final[dict[str, Act]] = {
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


# Politics.


def _politics(view: View, me: PlayerView, decision: Decision) -> Prompt:
    rooms: dict[str, list[Button]] = {name: [] for name in ("prepare", "attack", "pacts", "own", "")}
    for option in _clockwise(view, me, decision.options):
        name, button = _POLITICS[option.verb](view, me, option)
        rooms[name].append(button)
    groups: list[tuple[Text, list[Button]]] = [(say(name) if name else "", found) for name, found in rooms.items()]
    refusals = []
    for attack in view.attacks:
        why = attack.refusal
        if why is not None:
            refusals.append(say("refused_plain", title=attack.card.title, why=why))
    sentence = say("politics_second" if view.second else "politics")
    why_asked = say("politics_why", n=me.military.left)
    return Prompt(sentence, _groups(*groups), why_asked, "6.1", tuple(refusals))


def _clockwise(view: View, me: PlayerView, options: Sequence[Any]) -> list[Any]:
    """The answers in their order, but those about one card clockwise by the rival (rules 24.1 b)."""
    places: dict[tuple[str, Any], int] = {}
    for at, option in enumerate(options):
        places.setdefault((option.verb, option.card), at)
    count = len(view.players)
    return sorted(options, key=lambda one: (places[one.verb, one.card], (one.number - me.seat) % count))


Political: TypeAlias = tuple[str, Button]


def _prepare(view: View, me: PlayerView, option: Any) -> Political:
    card = _face(option.card)
    return "prepare", Button(option.text, card.title, say("prepare_note", n=card.level))


def _attack(view: View, me: PlayerView, option: Any) -> Political:
    card = _face(option.card)
    label = say("attack_label", title=card.title, who=Who(option.number))
    attack = view.attack(card.id)
    target = next((one for one in attack.targets if one.seat == option.number), None) if attack else None
    if target is None:
        return "attack", Button(option.text, label)
    note = say("attack_note", mine=target.strength, theirs=target.other, price=target.price)
    return "attack", Button(option.text, label, note)


def _offer(view: View, me: PlayerView, option: Any) -> Political:
    card = _face(option.card)
    label = say("offer_label", title=card.title, who=Who(option.number))
    if option.text.endswith((":a", ":b")):
        side = option.text[-1].upper()
        label = say("offer_side", offer=label, side=side)
    return "pacts", Button(option.text, label, card.text)


def _cancel(view: View, me: PlayerView, option: Any) -> Political:
    card = _face(option.card)
    partner = next((pact.partner for pact in me.pacts if pact.card.id == card.id), me.seat)
    return "pacts", Button(option.text, say("cancel", title=card.title), say("cancel_note", who=Who(partner)))


def _alexander(view: View, me: PlayerView, option: Any) -> Political:
    return "own", Button(option.text, say("alexander"), say("alexander_note"))


def _columbus(view: View, me: PlayerView, option: Any) -> Political:
    return "own", Button(option.text, say("columbus", title=_face(option.card).title), say("columbus_note"))


def _no_politics(view: View, me: PlayerView, option: Any) -> Political:
    return "", Button(option.text, say(option.text), say(option.text + "_note"))


_POLITICS: Final[dict[str, Callable[[View, PlayerView, Any], Political]]] = {
    "prepare": _prepare,
    "aggression": _attack,
    "war": _attack,
    "offer": _offer,
    "cancel": _cancel,
    "alexander_the_great": _alexander,
    "columbus": _columbus,
    "resign": _no_politics,
    "nothing": _no_politics,
}


def _pact(view: View, me: PlayerView, decision: Decision) -> Prompt:
    card = _cause(view, decision)
    who = Who(view.turn)
    buttons: list[Button] = [
        Button("accept", say("accept")),
        Button("refuse", say("refuse"), say("refuse_note", who=who)),
    ]
    side = view.resolution.side if view.resolution else ""
    why = _note(say("pact_side", side=side) if side else "", card.text)
    return Prompt(say("pact", who=who, title=card.title), _groups(("", buttons)), why, "6.5")


def _cause(view: View, decision: Decision) -> CardView:
    """The card that asks."""
    face = FACES.get(str(decision.cause))
    if face is not None:
        return face
    assert view.resolution is not None
    return view.resolution.card


def _defence(view: View, me: PlayerView, decision: Decision) -> Prompt:
    """Bonus cards for their value and others for 1 each are a set; a bonus card discarded for 1 stands apart."""
    now = view.resolution
    assert now is not None
    missing = now.needed - now.reached
    held = [card.id for card in me.military_hand]
    together: list[Button] = []
    apart: list[Button] = []
    none: list[Button] = []
    for option in decision.options:
        if option.verb == "none":
            none.append(Button(option.text, say("no_defence"), say("no_defence_note")))
            continue
        adds = option.card.defense if option.verb == "defend" else 1
        left = missing - adds
        note = say("defend_note", n=adds, left=left) if left > 0 else say("defend_done", n=adds)
        button: Button = Button(option.text, _face(option.card).title, note, held.count(option.card.id), adds)
        (together if adds > 1 or not option.card.defense else apart).append(button)
    first = say("defence", who=Who(now.by), title=now.card.title, n=missing)
    sentence = say("defence_more", n=missing) if now.given else first
    most = now.most - now.given
    groups = _groups((say("defend_apart"), apart), ("", none))
    if together:
        several = Several(1, most, Message("defend_all"), reach=missing)
        groups = (Group(say("defend_together"), tuple(together), several), *groups)
    return Prompt(sentence, groups, _note(say("defence_why", n=now.most, left=most), now.card.text), "6.3, 20.73")


# Spoils.


def _rival(view: View) -> PlayerView:
    now = view.resolution
    assert now is not None
    assert now.against is not None
    return view.players[now.against]


def _split(view: View, decision: Decision, sentence: Text, why: Text, rule: str, total: int) -> Prompt:
    buttons: list[Button] = [
        Button(option.text, str(option.number), say("food_note", food=option.number, resources=total - option.number))
        for option in decision.options
    ]
    return Prompt(sentence, _groups((say("food_group"), buttons)), why, rule)


def _plunder(view: View, me: PlayerView, decision: Decision) -> Prompt:
    rival = _rival(view)
    food, resources = rival.food.stored, rival.resources.stored
    total = min(decision.cause.power("amount"), food + resources) if hasattr(decision.cause, "power") else 0
    why = say("plunder_why", who=Who(rival.seat), food=food, resources=resources)
    return _split(view, decision, say("plunder"), why, "20.71", total)


def _amount(view: View, me: PlayerView, decision: Decision) -> Prompt:
    card = _cause(view, decision)
    total = max([option.number for option in decision.options])
    if hasattr(decision.cause, "power"):
        total = decision.cause.power("amount")
    return _split(view, decision, say("amount_gain", title=card.title), card.text, "20.72", total)


def _raid(view: View, me: PlayerView, decision: Decision) -> Prompt:
    rival = _rival(view)

    def note(card: Any) -> Text:
        return say("raid_note", price=card.resources, gives=_brings(_face(card)))

    sentence = say("raid", who=Who(rival.seat))
    return _plain(decision, sentence, say("raid_why"), "20.70", note)


def _annex(view: View, me: PlayerView, decision: Decision) -> Prompt:
    return _plain(decision, say("annex"), "", "20.17", lambda card: gives(_face(card).provides))


def _infiltrate(view: View, me: PlayerView, decision: Decision) -> Prompt:
    rival = _rival(view)
    buttons: list[Button] = []
    for option in decision.options:
        card = rival.leader if option.text == "leader" else rival.unfinished.card if rival.unfinished else None
        assert card is not None
        buttons.append(Button(option.text, card.title, say("infiltrate_note", n=3 * card.level)))
    sentence = say("infiltrate", who=Who(rival.seat))
    return Prompt(sentence, _groups(("", buttons)), _cause(view, decision).text, "6.3")


def _war(view: View, me: PlayerView, decision: Decision) -> Prompt:
    buttons: list[Button] = []
    for option in decision.options:
        label = say("war_label", title=_face(option.card).title, who=Who(option.number))
        war = next((one for one in me.wars if one.by == me.seat and one.against == option.number), None)
        note = say("war_note", mine=war.strength, theirs=war.other) if war else ""
        buttons.append(Button(option.text, label, note))
    return Prompt(say("war"), _groups(("", buttons)), "", "5.3.5")


def _spoils(view: View, me: PlayerView, decision: Decision) -> Prompt:
    left = view.resolution.left if view.resolution else 0
    buttons: list[Button] = []
    for option in decision.options:
        if option.card is None:
            buttons.append(Button(option.text, say("spoils_done"), say("spoils_done_note", n=left)))
        else:
            card = _face(option.card)
            note = _note(say("spoils_note", price=card.science, left=left - card.science), gives(card.provides))
            buttons.append(Button(option.text, card.title, note))
    return Prompt(say("spoils"), _groups(("", buttons)), say("spoils_why", left=left), "5.3.3")


# Events.


def _development(view: View, me: PlayerView, decision: Decision) -> Prompt:
    rooms: list[tuple[Text, list[Button]]] = []
    for option in decision.options:
        if option.verb == "nothing":
            rooms.append(("", [Button(option.text, say("development_nothing"))]))
        else:
            title, button = _ACTS[option.verb](view, me, option)
            # Behind which door it would stand is of no interest here.
            _gather(rooms, next(iter(title.args.values())), button)
    return Prompt(say("development"), _groups(*rooms), "", "20.66")


def _market(view: View, me: PlayerView, decision: Decision) -> Prompt:
    amount = decision.cause.power("amount") if hasattr(decision.cause, "power") else 2
    buttons = [Button(option.text, say(f"market_{option.text}", n=amount)) for option in decision.options]
    return Prompt(say("market"), _groups(("", buttons)), "", "9.1")


def _free_building(view: View, me: PlayerView, decision: Decision) -> Prompt:
    card = _cause(view, decision)
    buttons: list[Button] = []
    for option in decision.options:
        if option.verb == "nothing":
            buttons.append(Button(option.text, say("free_nothing")))
        else:
            buttons.append(Button(option.text, say("free_build"), say("free_build_note")))
    return Prompt(say("free_building", title=card.title), _groups(("", buttons)), card.text, "9.5")


def _lost_worker(me: PlayerView, card: Any) -> Text:
    face = _face(card)
    cell = me.cell(card.id)
    return say("worker_note", n=cell.workers if cell else 0, gives=_brings(face))


def _destruction(view: View, me: PlayerView, decision: Decision) -> Prompt:
    return _plain(decision, say("destruction"), say("destruction_why"), "9.1", lambda card: _lost_worker(me, card))


def _terror(view: View, me: PlayerView, decision: Decision) -> Prompt:
    rival = _rival(view)
    sentence = say("terror", who=Who(rival.seat))
    return _plain(decision, sentence, "", "24.3", lambda card: _lost_worker(rival, card))


def _independence(view: View, me: PlayerView, decision: Decision) -> Prompt:
    return _plain(decision, say("independence"), "", "10.5", lambda card: gives(_face(card).provides))


def _agreement(view: View, me: PlayerView, decision: Decision) -> Prompt:
    left = view.resolution.left if view.resolution else 0
    buttons: list[Button] = []
    for option in decision.options:
        if option.verb == "done":
            buttons.append(Button(option.text, say("agreement_done")))
        else:
            space = view.space(option.number)
            assert space.card is not None
            assert space.price is not None
            note = _note(say("agreement_note", price=space.price.value, left=left), _brings(space.card))
            buttons.append(Button(option.text, space.card.title, note))
    return Prompt(say("agreement", n=left), _groups(("", buttons)), say("agreement_why"), "20.15, 20.16")


def _ruin(view: View, me: PlayerView, decision: Decision) -> Prompt:
    return _plain(
        decision, say("ruin"), say("ruin_why"), "11.7", lambda card: say("ruin_note", gives=gives(_face(card).provides))
    )


def _politics_discard(view: View, me: PlayerView, decision: Decision) -> Prompt:
    now = view.resolution
    assert now is not None
    return Prompt(say("politics_discard"), (_discards(me, decision, now.left),), say("politics_discard_why"), "18.4")


# Colonization.


def _bid(view: View, me: PlayerView, decision: Decision) -> Prompt:
    now = view.resolution
    assert now is not None
    numbers = {option.number: option.text for option in decision.options if option.verb == "bid"}
    groups: list[tuple[Text, list[Button]]] = []
    for bid in now.bids:
        title = say("bid_units", n=len(bid.units))
        buttons: list[Button] = [Button(numbers[n], str(n)) for n in range(bid.least, bid.most + 1) if n in numbers]
        if groups and groups[-1][0] == title:
            groups[-1][1].extend(buttons)
        else:
            groups.append((title, buttons))
    groups.append(("", [Button("pass", say("pass"), say("pass_note"))]))
    most = max(numbers, default=0)
    name = "bid" if now.bid else "bid_first"
    return Prompt(
        say(name, title=now.card.title, n=now.bid + 1),
        _groups(*groups),
        say("bid_why", n=most, gives=now.card.text),
        "10.1, 10.2",
    )


def _force(view: View, me: PlayerView, decision: Decision) -> Prompt:
    """Units and bonus cards are a set, since units may form armies; what James Cook discards stands apart."""
    now = view.resolution
    assert now is not None
    missing = now.needed - now.reached
    held = [card.id for card in me.military_hand]
    rooms: dict[str, list[Button]] = {"send": [], "bonus": [], "discard": [], "done": []}
    for option in decision.options:
        if option.verb == "done":
            rooms["done"].append(Button(option.text, say("force_done")))
            continue
        card = _face(option.card)
        adds = card.worker.get("strength", 0) if option.verb == "send" else 1
        if option.verb == "bonus":
            adds = option.card.colonization
        left = missing - adds
        note = say("send_note", n=adds, left=left) if left > 0 else say("send_done", n=adds)
        present = _cell(me, option.card).workers if option.verb == "send" else held.count(card.id)
        # Units have no worth of their own: `forces` knows what they are worth together.
        worth = adds if option.verb == "bonus" else 0
        button: Button = Button(option.text, card.title, note, present - now.sent.count(card.id), worth)
        rooms[option.verb].append(button)
    name = "force" if missing > 0 else "force_enough"
    sentence = say(name, n=missing if missing > 0 else now.reached, bid=now.needed)
    groups = _groups((say("send_discard"), rooms["discard"]), ("", rooms["done"]))
    if now.forces and rooms["send"]:
        together = (*rooms["send"], *rooms["bonus"])
        # One more than there are, so that the word that ends it is always said.
        most = sum([button.times for button in together]) + 1
        label = say("send_all", bid=now.needed)
        several = Several(1, most, label, "done", reach=now.needed, together=now.forces)
        groups = (Group(say("send_together"), together, several), *groups)
    else:
        groups = (*_groups((say("send"), rooms["send"]), (say("send_bonus"), rooms["bonus"])), *groups)
    return Prompt(sentence, groups, say("force_why"), "10.3")


# Losses and payments.


def _population_loss(view: View, me: PlayerView, decision: Decision) -> Prompt:
    cause = _title_of(decision.cause)
    sentence = say("population_loss", cause=cause)
    return _plain(decision, sentence, say("population_loss_why"), "14.4", lambda card: _lost_worker(me, card))


def _title_of(cause: object) -> Text:
    return str(getattr(cause, "title", "")) or say("loss")


def _token(me: PlayerView, card: Any) -> Text:
    cell = me.cell(card.id)
    face = _face(card)
    worth = face.worker.get("food", 0) or face.worker.get("resources", 0) or face.level
    return say("token_note", n=worth, count=cell.tokens if cell else 0)


def _token_loss(view: View, me: PlayerView, decision: Decision) -> Prompt:
    sentence = say("token_loss", cause=_title_of(decision.cause))
    return _plain(decision, sentence, say("token_loss_why"), "15.7", lambda card: _token(me, card))


def _stage_token(view: View, me: PlayerView, decision: Decision) -> Prompt:
    return _plain(decision, say("stage_token"), say("token_loss_why"), "7.10", lambda card: _token(me, card))


def _target(view: View, me: PlayerView, decision: Decision) -> Prompt:
    card = _cause(view, decision)
    less = decision.cause.power("discount") if hasattr(decision.cause, "power") else 0
    buttons: list[Button] = []
    for option in decision.options:
        if option.verb in ("food", "resources"):
            amount = decision.cause.power(option.verb) if hasattr(decision.cause, "power") else 0
            buttons.append(Button(option.text, say(f"target_{option.verb}", n=amount)))
            continue
        _, button = _ACTS[option.verb](view, me, option)
        buttons.append(Button(button.text, button.label, _cheaper(me, option, less) or button.note))
    return Prompt(say("target", title=card.title), _groups(("", buttons)), card.text, "7.13")


def _cheaper(me: PlayerView, option: Any, less: int) -> Text:
    """What a building or an upgrade costs with the discount of an action card."""
    if option.verb == "build":
        price = _cell(me, option.card).price
        cost = price.value if price else 0
        changed = _brings(_face(option.card))
    elif option.verb == "upgrade":
        cost = _upgrade_price(me, option.card.id, option.other.id)
        changed = _difference(_face(option.card), _face(option.other))
    else:
        return ""
    return say("target_note", price=max(0, cost - less), gives=changed)


def _homer(view: View, me: PlayerView, decision: Decision) -> Prompt:
    buttons: list[Button] = []
    for option in decision.options:
        if option.card is None:
            buttons.append(Button(option.text, say("action_back")))
        else:
            buttons.append(Button(option.text, say("tuck", title=_face(option.card).title), say("tuck_note")))
    return Prompt(say("homer"), _groups(("", buttons)), say("homer_why"), "20.6")


def _discards(me: PlayerView, decision: Decision, number: int) -> Group:
    """Military cards to be discarded, so many together unless the last of them would not be asked for."""
    held = [card.id for card in me.military_hand]
    several = Several(number, number, Message("discard_all")) if 1 < number < len(decision.options) else None
    buttons: list[Button] = [
        Button(option.text, _face(option.card).title, times=held.count(option.card.id) if several else 1)
        for option in decision.options
    ]
    return Group("", tuple(buttons), several)


def _excess(view: View, me: PlayerView, decision: Decision) -> Prompt:
    number = len(me.military_hand) - me.military_limit
    sentence = say("excess", n=number, held=len(me.military_hand), limit=me.military_limit)
    return Prompt(sentence, (_discards(me, decision, number),), say("excess_why"), "8.1")


def _payment(view: View, me: PlayerView, decision: Decision) -> Prompt:
    buttons: list[Button] = []
    for option in decision.options:
        card = _face(option.card)
        worth = card.worker.get("food", 0) or card.worker.get("resources", 0) or card.level
        if option.other is None:
            buttons.append(Button(option.text, say("return", title=card.title), say("return_note", n=worth)))
        else:
            lower = _face(option.other)
            less = lower.worker.get("food", 0) or lower.worker.get("resources", 0) or lower.level
            label = say("move", old=card.title, new=lower.title)
            buttons.append(Button(option.text, label, say("move_note", n=worth - less)))
    return Prompt(say("payment"), _groups(("", buttons)), "", "15.3")


def _store(view: View, me: PlayerView, decision: Decision) -> Prompt:
    return _plain(decision, say("store"), "", "15.2", lambda card: _token(me, card))


_EXPLAIN: Final[dict[str, Explain]] = {
    "act": _act,
    "target": _target,
    "homer": _homer,
    "politics": _politics,
    "pact": _pact,
    "defence": _defence,
    "plunder": _plunder,
    "raid": _raid,
    "annex": _annex,
    "infiltrate": _infiltrate,
    "war": _war,
    "spoils": _spoils,
    "development": _development,
    "market": _market,
    "free_building": _free_building,
    "amount": _amount,
    "destruction": _destruction,
    "terror": _terror,
    "independence": _independence,
    "agreement": _agreement,
    "ruin": _ruin,
    "bid": _bid,
    "force": _force,
    "population_loss": _population_loss,
    "token_loss": _token_loss,
    "stage_token": _stage_token,
    "excess": _excess,
    "politics_discard": _politics_discard,
    "payment": _payment,
    "store": _store,
}
