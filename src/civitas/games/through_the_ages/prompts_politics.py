"""The questions of politics: pacts, attacks, defence, and the spoils of aggressions and wars (rules 5.3 and 6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from civitas.games.through_the_ages.prompt_buttons import (
    Teller,
    about_cards,
    brings,
    cause_of,
    face_of,
    grouped,
    notes,
    rival_of,
    split,
)
from civitas.games.through_the_ages.seen import PlayerView, View
from civitas.games.through_the_ages.view_words import gives
from civitas.kernel.decisions import Decision
from civitas.words import Button, Group, Message, Prompt, Several, Text, Who, say


def _politics(view: View, me: PlayerView, decision: Decision) -> Prompt:
    rooms: dict[str, list[Button]] = {name: [] for name in ("prepare", "attack", "pacts", "own", "")}
    for option in _clockwise(view, me, decision.options):
        name, button = _POLITICS[option.verb](view, me, option)
        rooms[name].append(button)
    # Whoever takes the first answer without a thought must not have resigned.
    rooms[""].sort(key=lambda button: button.text == "resign")
    groups: list[tuple[Text, list[Button]]] = [(say(name) if name else "", found) for name, found in rooms.items()]
    refusals = []
    for attack in view.attacks:
        why = attack.refusal
        if why is not None:
            refusals.append(say("refused_plain", title=attack.card.title, why=why))
    sentence = say("politics_second" if view.second else "politics")
    why_asked = say("politics_why", n=me.military.left)
    return Prompt(sentence, grouped(*groups), why_asked, "6.1", tuple(refusals))


def _clockwise(view: View, me: PlayerView, options: Sequence[Any]) -> list[Any]:
    """The answers in their order, but those about one card clockwise by the rival (rules 24.1 b)."""
    places: dict[tuple[str, Any], int] = {}
    for at, option in enumerate(options):
        places.setdefault((option.verb, option.card), at)
    count = len(view.players)
    return sorted(options, key=lambda one: (places[one.verb, one.card], (one.number - me.seat) % count))


Political: TypeAlias = tuple[str, Button]


def _prepare(view: View, me: PlayerView, option: Any) -> Political:
    card = face_of(option.card)
    return "prepare", Button(option.text, card.title, say("prepare_note", n=card.level))


def _attack(view: View, me: PlayerView, option: Any) -> Political:
    card = face_of(option.card)
    label = say("attack_label", title=card.title, who=Who(option.number))
    attack = view.attack(card.id)
    target = next((one for one in attack.targets if one.seat == option.number), None) if attack else None
    if target is None:
        return "attack", Button(option.text, label)
    note = say("attack_note", mine=target.strength, theirs=target.other, price=target.price)
    return "attack", Button(option.text, label, note)


def _offer(view: View, me: PlayerView, option: Any) -> Political:
    card = face_of(option.card)
    label = say("offer_label", title=card.title, who=Who(option.number))
    if option.text.endswith((":a", ":b")):
        side = option.text[-1].upper()
        label = say("offer_side", offer=label, side=side)
    return "pacts", Button(option.text, label, card.text)


def _cancel(view: View, me: PlayerView, option: Any) -> Political:
    card = face_of(option.card)
    partner = next((pact.partner for pact in me.pacts if pact.card.id == card.id), me.seat)
    return "pacts", Button(option.text, say("cancel", title=card.title), say("cancel_note", who=Who(partner)))


def _alexander(view: View, me: PlayerView, option: Any) -> Political:
    return "own", Button(option.text, say("alexander"), say("alexander_note"))


def _columbus(view: View, me: PlayerView, option: Any) -> Political:
    return "own", Button(option.text, say("columbus", title=face_of(option.card).title), say("columbus_note"))


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
    card = cause_of(view, decision)
    who = Who(view.turn)
    buttons: list[Button] = [
        Button("accept", say("accept")),
        Button("refuse", say("refuse"), say("refuse_note", who=who)),
    ]
    side = view.resolution.side if view.resolution else ""
    why = notes(say("pact_side", side=side) if side else "", card.text)
    return Prompt(say("pact", who=who, title=card.title), grouped(("", buttons)), why, "6.5")


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
        button: Button = Button(option.text, face_of(option.card).title, note, held.count(option.card.id), adds)
        (together if adds > 1 or not option.card.defense else apart).append(button)
    first = say("defence", who=Who(now.by), title=now.card.title, n=missing)
    sentence = say("defence_more", n=missing) if now.given else first
    most = now.most - now.given
    groups = grouped((say("defend_apart"), apart), ("", none))
    if together:
        several = Several(1, most, Message("defend_all"), reach=missing)
        groups = (Group(say("defend_together"), tuple(together), several), *groups)
    return Prompt(sentence, groups, notes(say("defence_why", n=now.most, left=most), now.card.text), "6.3, 20.73")


def _plunder(view: View, me: PlayerView, decision: Decision) -> Prompt:
    rival = rival_of(view)
    food, resources = rival.food.stored, rival.resources.stored
    total = min(decision.cause.power("amount"), food + resources) if hasattr(decision.cause, "power") else 0
    why = say("plunder_why", who=Who(rival.seat), food=food, resources=resources)
    return split(decision, say("plunder"), why, "20.71", total)


def _raid(view: View, me: PlayerView, decision: Decision) -> Prompt:
    rival = rival_of(view)

    def note(card: Any) -> Text:
        return say("raid_note", price=card.resources, gives=brings(face_of(card)))

    sentence = say("raid", who=Who(rival.seat))
    return about_cards(decision, sentence, say("raid_why"), "20.70", note)


def _annex(view: View, me: PlayerView, decision: Decision) -> Prompt:
    return about_cards(decision, say("annex"), "", "20.17", lambda card: gives(face_of(card).provides))


def _infiltrate(view: View, me: PlayerView, decision: Decision) -> Prompt:
    rival = rival_of(view)
    buttons: list[Button] = []
    for option in decision.options:
        card = rival.leader if option.text == "leader" else rival.unfinished.card if rival.unfinished else None
        assert card is not None
        buttons.append(Button(option.text, card.title, say("infiltrate_note", n=3 * card.level)))
    sentence = say("infiltrate", who=Who(rival.seat))
    return Prompt(sentence, grouped(("", buttons)), cause_of(view, decision).text, "6.3")


def _war(view: View, me: PlayerView, decision: Decision) -> Prompt:
    buttons: list[Button] = []
    for option in decision.options:
        label = say("war_label", title=face_of(option.card).title, who=Who(option.number))
        war = next((one for one in me.wars if one.by == me.seat and one.against == option.number), None)
        note = say("war_note", mine=war.strength, theirs=war.other) if war else ""
        buttons.append(Button(option.text, label, note))
    return Prompt(say("war"), grouped(("", buttons)), "", "5.3.5")


def _spoils(view: View, me: PlayerView, decision: Decision) -> Prompt:
    left = view.resolution.left if view.resolution else 0
    buttons: list[Button] = []
    for option in decision.options:
        if option.card is None:
            buttons.append(Button(option.text, say("spoils_done"), say("spoils_done_note", n=left)))
        else:
            card = face_of(option.card)
            note = notes(say("spoils_note", price=card.science, left=left - card.science), gives(card.provides))
            buttons.append(Button(option.text, card.title, note))
    return Prompt(say("spoils"), grouped(("", buttons)), say("spoils_why", left=left), "5.3.3")


TELLERS: Final[dict[str, Teller]] = {
    "politics": _politics,
    "pact": _pact,
    "defence": _defence,
    "plunder": _plunder,
    "raid": _raid,
    "annex": _annex,
    "infiltrate": _infiltrate,
    "war": _war,
    "spoils": _spoils,
}
