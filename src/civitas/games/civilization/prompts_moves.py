"""The questions of movement (rules 10.1 to 10.5)."""

from __future__ import annotations

from collections.abc import Callable

from civitas.games.civilization.faces import FACES
from civitas.games.civilization.prompt_buttons import (
    ARROWS,
    WAYS,
    ends,
    groups,
    is_power,
    me_of,
    powers,
    prompt,
    square_name,
    terrain_name,
)
from civitas.games.civilization.seen import View
from civitas.kernel.decisions import Decision
from civitas.words import Button, Message, Prompt, Text, say, shown


def figures(armies: int, scouts: int) -> Message:
    """A group in words."""
    parts = [say("start.armies", n=armies)] if armies else []
    parts += [say("start.scouts", n=scouts)] if scouts else []
    return say("note", parts=parts)


def _main(view: View, decision: Decision) -> Prompt:
    me = me_of(view, decision.seat)
    starts: dict[str, list[Button]] = {}
    for text in decision.texts:
        if text.startswith("start:"):
            _, square, armies, scouts = text.split(":")
            starts.setdefault(square, []).append(Button(text, figures(int(armies), int(scouts))))
    rest = [text for text in decision.texts if is_power(text)]
    stay = sum(
        one.figures.armies + one.figures.scouts - one.figures.moved_armies - one.figures.moved_scouts
        for one in view.squares
        if one.figures is not None and one.figures.seat == decision.seat
    )
    last = ends(decision.texts, {"end": (say("mv.end"), say("mv.end.note", n=stay))})
    alone = [
        Button(one.text, say("start.at", square=square_name(square), figures=one.label))
        for square, (one, *others) in starts.items()
        if not others
    ]
    rows = [
        (say("group.start", square=square_name(square)), buttons)
        for square, buttons in starts.items()
        if len(buttons) > 1
    ]
    found = groups((say("group.starts"), alone), *rows, *powers(rest), ("", last))
    return prompt("mv.main", found, "10.1", speed=me.speed.total, stacking=me.stacking.total)


def _step(view: View, decision: Decision) -> Prompt:
    move = view.move
    steps: list[Button] = []
    special: list[Button] = []
    x, y = (0, 0) if move is None else (int(part) for part in move.square.split(","))
    for text in decision.texts:
        verb, _, way = text.rpartition(":")
        if way not in WAYS:
            continue
        target = f"{x + WAYS[way][0]},{y + WAYS[way][1]}"
        if verb:
            label = say(verb, arrow=ARROWS[way])
            special.append(Button(text, label, say(f"{verb}.note")))
        else:
            label = say("step", arrow=ARROWS[way], square=square_name(target))
            steps.append(Button(text, label, meets(view, decision.seat, target)))
    far: list[Button] = []
    if move is not None:
        for one in move.reach:
            if one.what and len(one.steps) == one.cost > 1:
                note = meets(view, decision.seat, one.square)
                far.append(Button(" ".join(one.steps), square_name(one.square), note))
    rest = [text for text in decision.texts if is_power(text)]
    last = ends(decision.texts, {"stop": (say("mv.stop"), say("mv.stop.note"))})
    points = 0 if move is None else move.points
    found = groups(
        (say("group.far"), far), (say("group.steps", points=points), steps), ("", special), *powers(rest), ("", last)
    )
    who = "" if move is None else figures(move.armies, move.scouts)
    where = "" if move is None else square_name(move.square)
    return prompt("mv.step", found, "10.1", figures=who, square=where, points=points)


def meets(view: View, seat: int, name: str) -> Text:
    """What happens to a group that enters the square."""
    square = view.square(name)
    if square is None:
        return ""
    figures = square.figures
    if figures is not None and figures.seat != seat:
        return say("step.battle") if figures.armies else say("step.scouts")
    if square.centre:
        city = view.city(square.city)
        if square.seat == seat:
            return say("step.own")
        return say("step.city", name=city.name if city is not None else "")
    if square.token in ("hut", "village"):
        return say(f"step.{square.token}")
    if square.token.startswith("relic-"):
        return say("step.relic", title=shown(FACES[square.token]).title)
    if square.seat is not None and square.seat != seat:
        return say("step.blockade")
    return terrain_name(square)


def _end(view: View, decision: Decision) -> Prompt:
    names = ("fortification", "caravan", "destroy")
    labels = {name: (say(f"end.{name}"), say(f"end.{name}.note")) for name in names}
    last = ends(decision.texts, {"no": (say("no"), "")})
    return prompt("mv.end_choice", groups(("", ends(decision.texts, labels)), ("", last)), "10.4, 14.88")


TELLERS: dict[str, Callable[[View, Decision], Prompt]] = {"mv.main": _main, "mv.step": _step, "mv.end_choice": _end}
"""How each question is told, by its kind."""
