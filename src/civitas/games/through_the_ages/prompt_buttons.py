"""What the prompts have in common: faces of cards, groups of buttons, and what a loss takes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from civitas.games.through_the_ages.faces import FACES, CardView
from civitas.games.through_the_ages.seen import CellView, PlayerView, View
from civitas.games.through_the_ages.view_words import gives
from civitas.kernel.decisions import Decision
from civitas.words import Button, Group, Message, Prompt, Several, Text, say, shown

Teller: TypeAlias = Callable[[View, PlayerView, Decision], Prompt]
"""Tells a question to the player who is asked."""


def grouped(*groups: tuple[Text, Iterable[Button]]) -> tuple[Group, ...]:
    """Groups of buttons; empty ones are left out."""
    made = [Group(title, tuple(buttons)) for title, buttons in groups]
    return tuple([group for group in made if group.buttons])


def notes(*parts: Text) -> Text:
    """Several notes as one."""
    some = [part for part in parts if part]
    return say("notes", parts=some) if some else ""


def gather(rooms: list[tuple[Text, list[Button]]], title: Text, button: Button) -> None:
    """Put a button to those under the same title."""
    for known, buttons in rooms:
        if known == title:
            buttons.append(button)
            return
    rooms.append((title, [button]))


def face_of(card: Any) -> CardView:
    """The face of a card."""
    return shown(FACES[card.id])


def about_cards(decision: Decision, sentence: Text, why: Text, rule: str, note: Callable[[Any], Text]) -> Prompt:
    """A question whose answers are cards: a button each, with what it is or brings."""
    buttons: list[Button] = [Button(str(card), face_of(card).title, note(card)) for card in decision.options]
    return Prompt(sentence, grouped(("", buttons)), why, rule)


def brings(card: CardView) -> str:
    """What a card gives, in short."""
    return gives(card.worker or card.provides)


def cell_of(me: PlayerView, card: Any) -> CellView:
    """The place of a technology on the player's board."""
    cell = me.cell(card.id)
    assert cell is not None
    return cell


def cause_of(view: View, decision: Decision) -> CardView:
    """The card that asks."""
    face = FACES.get(str(decision.cause))
    if face is not None:
        return shown(face)
    assert view.resolution is not None
    return view.resolution.card


def rival_of(view: View) -> PlayerView:
    """Against whom the card is."""
    now = view.resolution
    assert now is not None
    assert now.against is not None
    return view.players[now.against]


def split(decision: Decision, sentence: Text, why: Text, rule: str, total: int) -> Prompt:
    """How much of so many is food, the rest being resources."""
    buttons: list[Button] = [
        Button(option.text, str(option.number), say("food_note", food=option.number, resources=total - option.number))
        for option in decision.options
    ]
    return Prompt(sentence, grouped((say("food_group"), buttons)), why, rule)


def lost_worker(me: PlayerView, card: Any) -> Text:
    """What is lost with a worker of a card."""
    cell = me.cell(card.id)
    return say("worker_note", n=cell.workers if cell else 0, gives=brings(face_of(card)))


def worth(card: CardView) -> int:
    """What a blue token on a card is worth."""
    return card.worker.get("food", 0) or card.worker.get("resources", 0) or card.level


def stored(me: PlayerView, card: Any) -> Text:
    """What a blue token on a card is worth, and how many lie there."""
    cell = me.cell(card.id)
    return say("token_note", n=worth(face_of(card)), count=cell.tokens if cell else 0)


def discards(me: PlayerView, decision: Decision, number: int) -> Group:
    """Military cards to be discarded, so many together unless the last of them would not be asked for."""
    held = [card.id for card in me.military_hand]
    several = Several(number, number, Message("discard_all")) if 1 < number < len(decision.options) else None
    buttons: list[Button] = [
        Button(option.text, face_of(option.card).title, times=held.count(option.card.id) if several else 1)
        for option in decision.options
    ]
    return Group("", tuple(buttons), several)
