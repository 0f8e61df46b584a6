"""A decision as its seat reads it: what is asked, why, by which rule, and what each answer brings."""

from __future__ import annotations

from typing import Any

from civitas.games.innovation.options import Action, Back, Seat
from civitas.games.innovation.pieces import COLORS, Card
from civitas.games.innovation.rules.cards import CARDS
from civitas.games.innovation.rules.course import SETUP
from civitas.games.innovation.view import EffectView, FrameView, PileView, PlayerView, View
from civitas.games.innovation.words import NAME_COLORS, SET_TITLES, SETS, unseen
from civitas.kernel.decisions import Decision
from civitas.kernel.words import Button, Group, Prompt, Several

_NTH = ("First action", "Second action")
_BRANCHES = {"score": "Draw and score an 8, then return a card", "draw": "Draw one higher than your score pile"}


def explain(view: View, decision: Decision) -> Prompt:
    """The question in words."""
    me = view.players[decision.seat]
    if decision.cause == SETUP:
        buttons = tuple(
            Button(card.id, f"Meld {card.title}", f"{card.color}, {card.icon}") for card in decision.options
        )
        return Prompt(
            "Choose the card that you meld to begin with.",
            (Group("Your hand", buttons),),
            because="All meld at once; whoever has the alphabetically first name starts.",
            rule="3.5",
        )
    if not isinstance(decision.cause, Card):
        return _action(view, decision, me)
    return _effect(view, decision, me)


def _action(view: View, decision: Decision, me: PlayerView) -> Prompt:
    groups: dict[str, list[Button]] = {"Draw": [], "Meld": [], "Dogma": [], "Achieve": []}
    for action in decision.options:
        groups[action.verb.capitalize()].append(_act(view, me, action))
    which = "Your action" if view.actions == 1 else _NTH[view.action - 1]
    return Prompt(
        f"{which}: meld, use a dogma, draw or achieve.",
        tuple(Group(title, tuple(buttons)) for title, buttons in groups.items() if buttons),
        because="It is your first turn: you have only one." if view.actions == 1 else "It is your turn.",
        rule="4.2" if view.actions == 1 else "4.1",
        refusals=_refusals(view, me, {action.age for action in decision.options}),
    )


def _act(view: View, me: PlayerView, action: Action) -> Button:
    if action.piece is not None:
        if action.verb == "meld":
            return Button(action.text, f"Meld {action.piece.title}", _facts(action.piece))
        pile = next(pile for pile in me.piles if pile.top and pile.top.id == action.piece.id)
        return Button(action.text, f"Use {action.piece.title}", _roles(me, pile))
    if action.age:
        so_far = me.achievements + (view.players[me.partner].achievements if me.partner is not None else 0)
        return Button(action.text, f"Claim age {action.age}", f"achievement {so_far + 1} of {view.goal}")
    value = next((age.age for age in view.ages if age.age >= max(me.top_value, 1) and age.supply), 0)
    return Button(action.text, "Draw a card", unseen(value) if value else "ends the game")


def _roles(me: PlayerView, pile: PileView) -> str:
    icon = pile.top.icon if pile.top else ""
    parts = [f"{me.icons.get(icon, 0)} {icon}"]
    for role, word in (("shares", "shared by"), ("victim", "demanded of")):
        seats = [f"seat {seat}" for seat, one in enumerate(pile.forecast) if one == role]
        if seats:
            parts.append(f"{word} {' and '.join(seats)}")
    return ", ".join(parts)


def _refusals(view: View, me: PlayerView, offered: set[int]) -> tuple[str, ...]:
    """Why the next age achievement can't be claimed."""
    for age in view.ages:
        if age.is_available and age.age not in offered:
            if me.points < age.points:
                return (f"Age {age.age}: takes {age.points} points, you have {me.points} (4.6)",)
            return (f"Age {age.age}: takes a top card of value {age.age} or higher (4.6)",)
    return ()


def _effect(view: View, decision: Decision, me: PlayerView) -> Prompt:
    frame = view.band[-1]
    effect = frame.effects[frame.effect - 1]
    title = decision.kind.prompt + _progress(frame, effect, me.seat)
    several = _several(frame, effect, me.seat, decision)
    options = decision.options
    if several is not None:
        # In a set the order of the answers has no meaning: what could only come later is offered too.
        options = COLORS if decision.kind.name == "color" else [option for option in options if option is not None]
        title = SET_TITLES[decision.kind.name].format(n=several.most, s="" if several.most == 1 else "s")
    buttons = [_button(view, frame, me, decision, option) for option in options]
    return Prompt(
        f"{frame.card.title}: {effect.text}",
        (Group(title, tuple(buttons), several),),
        because=_because(frame, effect.is_demand, me.seat) + ("" if several else _order(frame, me, decision)),
        rule="6.9" if frame.is_alone else "6.4" if effect.is_demand else "6.5",
    )


def _several(frame: FrameView, effect: EffectView, seat: int, decision: Decision) -> Several | None:
    """A set, where the order of the answers has no meaning: so many cards to return or score, or two colours."""
    if decision.kind.name == "color" and frame.limit > 1:
        return Several(frame.limit, frame.limit, NAME_COLORS)
    if decision.kind.name != "cards" or frame.doing not in SETS:
        return None
    cards = len(decision.options) - 1
    most = min(cards, frame.limit - _chosen(frame, effect, seat))
    return Several(0, most, SETS[frame.doing], decision.kind.no) if most > 0 else None


def _chosen(frame: FrameView, effect: EffectView, seat: int) -> int:
    """How many cards the seat has chosen so far."""
    done = [h.values for part in effect.parts if part.seat == seat for h in part.happenings if h.verb == frame.doing]
    return max(sum(map(len, done)), frame.chosen)


def _progress(frame: FrameView, effect: EffectView, seat: int) -> str:
    """How many cards are chosen, and of how many if there is a limit."""
    if frame.limit < 2:
        return ""
    chosen = _chosen(frame, effect, seat)
    return f": {chosen} of {frame.limit} chosen" if frame.limit < len(CARDS) else f": {chosen} chosen so far"


def _order(frame: FrameView, me: PlayerView, decision: Decision) -> str:
    """Cards that leave a hand or score pile are chosen in rising value, since their order has no meaning."""
    held = {face.id for face in (*(me.hand or ()), *(me.score or ()))}
    cards = [option for option in decision.options if isinstance(option, Card)]
    values = {card.age for card in cards}
    rising = frame.doing in ("return", "score", "transfer") and frame.limit > 1 and len(values) > 1
    return " The lowest value comes first." if rising and all(card.id in held for card in cards) else ""


def _because(frame: FrameView, is_demand: bool, seat: int) -> str:
    if seat != frame.executing:
        return "You choose among your own cards." if seat != frame.actor or not is_demand else "You made the demand."
    if frame.is_alone:
        return f"You execute {frame.card.title} for yourself alone."
    if seat == frame.actor:
        return "You use it."
    counts = f"{frame.counts[seat]} {frame.card.icon} against {frame.counts[frame.actor]}"
    return f"Seat {frame.actor} demands it of you: {counts}." if is_demand else f"You share it: {counts}."


def _button(view: View, frame: FrameView, me: PlayerView, decision: Decision, option: Any) -> Button:
    text = decision.kind.text(option)
    if option is None:
        return Button(text, "Done" if text == "done" else "No")
    doing = frame.doing.capitalize()
    if isinstance(option, Card):
        label = f"Put {option.title} next" if frame.doing == "order" else f"{doing} {option.title}"
        return Button(text, label, _bring(frame, me, option))
    if isinstance(option, Seat):
        rival = view.players[option.seat]
        return Button(text, f"Seat {option.seat}", f"{rival.points} points, {len(rival.hand_values)} in hand")
    if isinstance(option, Back):
        rival = view.players[option.seat]
        count = rival.score_values.count(option.value)
        return Button(
            text,
            f"{unseen(option.value).capitalize()} of seat {option.seat}",
            f"{count} of that value, {rival.points} points",
        )
    if decision.kind.name == "color":
        pile = next(pile for pile in me.piles if pile.color == option.id)
        verb, _, direction = doing.partition(" ")
        return Button(text, f"{verb} {option.id} {direction}".rstrip(), _pile(pile))
    if decision.kind.name == "confirm" and text == "yes":
        return Button(text, f"Yes, {frame.doing}")
    return Button(text, _BRANCHES.get(text, text.capitalize()))


def _pile(pile: PileView) -> str:
    cards = "1 card" if pile.size == 1 else f"{pile.size} cards"
    return f"{cards}, splayed {pile.splay}" if pile.splay != "none" else cards


def _bring(frame: FrameView, me: PlayerView, card: Card) -> str:
    """What choosing the card means for my points, where it does."""
    is_scored = me.score is not None and any(face.id == card.id for face in me.score)
    points = me.points
    if frame.doing == "score":
        return f"{_facts(card)}; points {points} → {points + card.age}"
    if is_scored and frame.doing in ("return", "transfer", "meld"):
        return f"{_facts(card)}; points {points} → {points - card.age}"
    return _facts(card)


def _facts(card: Card) -> str:
    return f"{card.age}, {card.color}"
