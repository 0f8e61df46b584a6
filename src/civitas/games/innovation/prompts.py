"""A decision as its seat reads it: what is asked, why, by which rule, and what each answer brings."""

from __future__ import annotations

from typing import Any

from civitas.games.innovation.options import Action, Back, Seat
from civitas.games.innovation.pieces import COLORS, Card
from civitas.games.innovation.rules.cards import CARDS
from civitas.games.innovation.rules.course import SETUP
from civitas.games.innovation.view import EffectView, FrameView, PileView, PlayerView, View
from civitas.kernel.decisions import Decision
from civitas.words import Button, CardText, Group, Message, Prompt, Several, Text, Who, say

_VERBS = ("draw", "meld", "dogma", "achieve")
_SETS = ("return", "score")
"""What is done with cards that are chosen as a set."""


def explain(view: View, decision: Decision) -> Prompt:
    """The question in words."""
    me = view.players[decision.seat]
    if decision.cause == SETUP:
        buttons = [Button(card.id, say("act-meld", card=card), _setup_note(card)) for card in decision.options]
        return Prompt(say("setup"), (Group(say("your-hand"), tuple(buttons)),), say("setup-why"), rule="3.5")
    if not isinstance(decision.cause, Card):
        return _action(view, decision, me)
    return _effect(view, decision, me)


def _setup_note(card: Card) -> Message:
    return say("setup-note", color=_color(card.color), icon=_icon(str(card.icon)))


def _color(color: object) -> Message:
    return say(f"color-{color}")


def _icon(icon: str) -> Message:
    return say(f"icon-{icon}")


def _action(view: View, decision: Decision, me: PlayerView) -> Prompt:
    groups: dict[str, list[Button]] = {verb: [] for verb in _VERBS}
    for action in decision.options:
        groups[action.verb].append(_act(view, me, action))
    return Prompt(
        say("action-only") if view.actions == 1 else say(f"action-{view.action}"),
        tuple(Group(say(f"group-{verb}"), tuple(buttons)) for verb, buttons in groups.items() if buttons),
        because=say("action-only-why" if view.actions == 1 else "action-why"),
        rule="4.2" if view.actions == 1 else "4.1",
        refusals=_refusals(view, me, {action.age for action in decision.options}),
    )


def _act(view: View, me: PlayerView, action: Action) -> Button:
    if action.piece is not None:
        if action.verb == "meld":
            return Button(action.text, say("act-meld", card=action.piece), _facts(action.piece))
        pile = next(pile for pile in me.piles if pile.top and pile.top.id == action.piece.id)
        return Button(action.text, say("act-dogma", card=action.piece), _roles(me, pile))
    if action.age:
        so_far = me.achievements + (view.players[me.partner].achievements if me.partner is not None else 0)
        note = say("act-achieve-note", n=so_far + 1, goal=view.goal)
        return Button(action.text, say("act-achieve", n=action.age), note)
    value = next((age.age for age in view.ages if age.age >= max(me.top_value, 1) and age.supply), 0)
    return Button(action.text, say("act-draw"), say("unseen", n=value) if value else say("ends-the-game"))


def _roles(me: PlayerView, pile: PileView) -> Message:
    icon = pile.top.icon if pile.top else ""
    parts = [say("icons", n=me.icons.get(icon, 0), icon=_icon(icon))]
    for role, name in (("shares", "shared-by"), ("victim", "demanded-of")):
        seats = [Who(seat) for seat, one in enumerate(pile.forecast) if one == role]
        if seats:
            parts.append(say(name, who=seats))
    return say("note", parts=parts)


def _refusals(view: View, me: PlayerView, offered: set[int]) -> tuple[Message, ...]:
    """Why the next age achievement can't be claimed."""
    for age in view.ages:
        if age.is_available and age.age not in offered:
            if me.points < age.points:
                return (say("no-points", n=age.age, points=age.points, have=me.points),)
            return (say("no-card", n=age.age),)
    return ()


def _effect(view: View, decision: Decision, me: PlayerView) -> Prompt:
    frame = view.band[-1]
    effect = frame.effects[frame.effect - 1]
    title = _progress(say(f"kind-{decision.kind.name}"), frame, effect, me.seat)
    several = _several(frame, effect, me.seat, decision)
    options = decision.options
    if several is not None:
        # In a set the order of the answers has no meaning: what could only come later is offered too.
        options = [*COLORS] if decision.kind.name == "color" else [option for option in options if option is not None]
        title = say(f"set-{decision.kind.name}", n=several.most)
    buttons = [_button(view, frame, me, decision, option) for option in options]
    because = _because(frame, effect.is_demand, me.seat)
    return Prompt(
        say("effect", card=frame.card, text=CardText(f"{frame.card.id}-{effect.number}", effect.text)),
        (Group(title, tuple(buttons), several),),
        because=say("lowest-first", why=because) if not several and _is_rising(frame, me, decision) else because,
        rule="6.9" if frame.is_alone else "6.4" if effect.is_demand else "6.5",
    )


def _several(frame: FrameView, effect: EffectView, seat: int, decision: Decision) -> Several | None:
    """A set, where the order of the answers has no meaning: so many cards to return or score, or two colours."""
    if decision.kind.name == "color" and frame.limit > 1:
        return Several(frame.limit, frame.limit, say("confirm-color"))
    if decision.kind.name != "cards" or frame.doing not in _SETS:
        return None
    cards = len(decision.options) - 1
    most = min(cards, frame.limit - _chosen(frame, effect, seat))
    return Several(0, most, say(f"confirm-{frame.doing}"), decision.kind.no) if most > 0 else None


def _chosen(frame: FrameView, effect: EffectView, seat: int) -> int:
    """How many cards the seat has chosen so far."""
    done = [h.values for part in effect.parts if part.seat == seat for h in part.happenings if h.verb == frame.doing]
    return max(sum(map(len, done)), frame.chosen)


def _progress(title: Message, frame: FrameView, effect: EffectView, seat: int) -> Message:
    """How many cards are chosen, and of how many if there is a limit."""
    if frame.limit < 2:
        return title
    number = _chosen(frame, effect, seat)
    if frame.limit < len(CARDS):
        return say("chosen-of", what=title, n=number, most=frame.limit)
    return say("chosen", what=title, n=number)


def _is_rising(frame: FrameView, me: PlayerView, decision: Decision) -> bool:
    """Cards that leave a hand or score pile are chosen in rising value, since their order has no meaning."""
    held = {face.id for face in (*(me.hand or ()), *(me.score or ()))}
    cards = [option for option in decision.options if isinstance(option, Card)]
    values = {card.age for card in cards}
    rising = frame.doing in ("return", "score", "transfer") and frame.limit > 1 and len(values) > 1
    return rising and all(card.id in held for card in cards)


def _because(frame: FrameView, is_demand: bool, seat: int) -> Message:
    if seat != frame.executing:
        return say("own-cards-why" if seat != frame.actor or not is_demand else "your-demand-why")
    if frame.is_alone:
        return say("alone-why", card=frame.card)
    if seat == frame.actor:
        return say("use-why")
    return say(
        "demand-why" if is_demand else "share-why",
        who=Who(frame.actor),
        mine=frame.counts[seat],
        icon=_icon(frame.card.icon),
        theirs=frame.counts[frame.actor],
    )


def _button(view: View, frame: FrameView, me: PlayerView, decision: Decision, option: Any) -> Button:
    text = decision.kind.text(option)
    if option is None:
        return Button(text, say("done" if text == "done" else "no"))
    if isinstance(option, Card):
        return Button(text, say(f"do-{frame.doing}", card=option), _bring(frame, me, option))
    if isinstance(option, Seat):
        rival = view.players[option.seat]
        note = say("rival-note", points=rival.points, n=len(rival.hand_values))
        return Button(text, say("name", what=Who(option.seat)), note)
    if isinstance(option, Back):
        rival = view.players[option.seat]
        note = say("back-note", n=rival.score_values.count(option.value), points=rival.points)
        return Button(text, say("back", n=option.value, who=Who(option.seat)), note)
    if decision.kind.name == "color":
        pile = next(pile for pile in me.piles if pile.color == option.id)
        return Button(text, say(f"choose-{frame.doing.replace(' ', '-')}", color=_color(option)), _pile(pile))
    if decision.kind.name == "confirm":
        return Button(text, say(f"yes-{frame.doing}") if text == "yes" else say("no"))
    if decision.kind.name == "branch":
        return Button(text, say(f"branch-{text}"))
    return Button(text, text)


def _pile(pile: PileView) -> Message:
    cards = say("pile", n=pile.size)
    return say(f"pile-{pile.splay}", pile=cards) if pile.splay != "none" else cards


def _bring(frame: FrameView, me: PlayerView, card: Card) -> Text:
    """What choosing the card means for my points, where it does."""
    is_scored = me.score is not None and any(face.id == card.id for face in me.score)
    if frame.doing == "score":
        return say("facts-points", facts=_facts(card), n=me.points, then=me.points + card.age)
    if is_scored and frame.doing in ("return", "transfer", "meld"):
        return say("facts-points", facts=_facts(card), n=me.points, then=me.points - card.age)
    return _facts(card)


def _facts(card: Card) -> Message:
    return say("facts", age=card.age, color=_color(card.color))
