"""The questions of events, of colonization, and of what they make a player lose (rules 9, 10, 14.4, 15.7)."""

from __future__ import annotations

from typing import Final

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
    lost_worker,
    notes,
    rival_of,
    split,
    stored,
)
from civitas.games.through_the_ages.prompts_action import ACTS
from civitas.games.through_the_ages.seen import PlayerView, View
from civitas.games.through_the_ages.view_words import gives
from civitas.kernel.decisions import Decision
from civitas.words import Button, Group, Prompt, Several, Text, Who, say


def _development(view: View, me: PlayerView, decision: Decision) -> Prompt:
    rooms: list[tuple[Text, list[Button]]] = []
    for option in decision.options:
        if option.verb == "nothing":
            rooms.append(("", [Button(option.text, say("development_nothing"))]))
        else:
            title, button = ACTS[option.verb](view, me, option)
            # Behind which door it would stand is of no interest here.
            gather(rooms, next(iter(title.args.values())), button)
    return Prompt(say("development"), grouped(*rooms), "", "20.66")


def _market(view: View, me: PlayerView, decision: Decision) -> Prompt:
    amount = decision.cause.power("amount") if hasattr(decision.cause, "power") else 2
    buttons = [Button(option.text, say(f"market_{option.text}", n=amount)) for option in decision.options]
    return Prompt(say("market"), grouped(("", buttons)), "", "9.1")


def _free_building(view: View, me: PlayerView, decision: Decision) -> Prompt:
    card = cause_of(view, decision)
    buttons: list[Button] = []
    for option in decision.options:
        if option.verb == "nothing":
            buttons.append(Button(option.text, say("free_nothing")))
        else:
            buttons.append(Button(option.text, say("free_build"), say("free_build_note")))
    return Prompt(say("free_building", title=card.title), grouped(("", buttons)), card.text, "9.5")


def _amount(view: View, me: PlayerView, decision: Decision) -> Prompt:
    card = cause_of(view, decision)
    total = max([option.number for option in decision.options])
    if hasattr(decision.cause, "power"):
        total = decision.cause.power("amount")
    return split(decision, say("amount_gain", title=card.title), card.text, "20.72", total)


def _destruction(view: View, me: PlayerView, decision: Decision) -> Prompt:
    return about_cards(decision, say("destruction"), say("destruction_why"), "9.1", lambda card: lost_worker(me, card))


def _terror(view: View, me: PlayerView, decision: Decision) -> Prompt:
    rival = rival_of(view)
    sentence = say("terror", who=Who(rival.seat))
    return about_cards(decision, sentence, "", "24.3", lambda card: lost_worker(rival, card))


def _independence(view: View, me: PlayerView, decision: Decision) -> Prompt:
    return about_cards(decision, say("independence"), "", "10.5", lambda card: gives(face_of(card).provides))


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
            note = notes(say("agreement_note", price=space.price.value, left=left), brings(space.card))
            buttons.append(Button(option.text, space.card.title, note))
    return Prompt(say("agreement", n=left), grouped(("", buttons)), say("agreement_why"), "20.15, 20.16")


def _ruin(view: View, me: PlayerView, decision: Decision) -> Prompt:
    changes = {} if view.resolution is None else view.resolution.ruins
    return about_cards(decision, say("ruin"), say("ruin_why"), "11.7", lambda card: changes.get(card.id, ""))


def _politics_discard(view: View, me: PlayerView, decision: Decision) -> Prompt:
    now = view.resolution
    assert now is not None
    return Prompt(say("politics_discard"), (discards(me, decision, now.left),), say("politics_discard_why"), "18.4")


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
        grouped(*groups),
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
        card = face_of(option.card)
        adds = card.worker.get("strength", 0) if option.verb == "send" else 1
        if option.verb == "bonus":
            adds = option.card.colonization
        left = missing - adds
        note = say("send_note", n=adds, left=left) if left > 0 else say("send_done", n=adds)
        present = cell_of(me, option.card).workers if option.verb == "send" else held.count(card.id)
        # Units have no worth of their own: `forces` knows what they are worth together.
        worth = adds if option.verb == "bonus" else 0
        button: Button = Button(option.text, card.title, note, present - now.sent.count(card.id), worth)
        rooms[option.verb].append(button)
    name = "force" if missing > 0 else "force_enough"
    sentence = say(name, n=missing if missing > 0 else now.reached, bid=now.needed)
    groups = grouped((say("send_discard"), rooms["discard"]), ("", rooms["done"]))
    if now.forces and rooms["send"]:
        together = (*rooms["send"], *rooms["bonus"])
        # One more than there are, so that the word that ends it is always said.
        most = sum([button.times for button in together]) + 1
        label = say("send_all", bid=now.needed)
        several = Several(1, most, label, "done", reach=now.needed, together=now.forces)
        groups = (Group(say("send_together"), together, several), *groups)
    else:
        groups = (*grouped((say("send"), rooms["send"]), (say("send_bonus"), rooms["bonus"])), *groups)
    return Prompt(sentence, groups, say("force_why"), "10.3")


def _title_of(cause: object) -> Text:
    return str(getattr(cause, "title", "")) or say("loss")


def _population_loss(view: View, me: PlayerView, decision: Decision) -> Prompt:
    cause = _title_of(decision.cause)
    sentence = say("population_loss", cause=cause)
    return about_cards(decision, sentence, say("population_loss_why"), "14.4", lambda card: lost_worker(me, card))


def _token_loss(view: View, me: PlayerView, decision: Decision) -> Prompt:
    sentence = say("token_loss", cause=_title_of(decision.cause))
    return about_cards(decision, sentence, say("token_loss_why"), "15.7", lambda card: stored(me, card))


TELLERS: Final[dict[str, Teller]] = {
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
    "politics_discard": _politics_discard,
}
