"""The questions of a battle (rules 10.6, 10.7)."""

from __future__ import annotations

from collections.abc import Callable

from civitas.games.civilization.faces import FACES, ROMAN
from civitas.games.civilization.prompt_buttons import (
    cause_title,
    ends,
    groups,
    is_power,
    me_of,
    power,
    powers,
    prompt,
    square_name,
    title_of,
)
from civitas.games.civilization.seen import SideView, UnitView, View
from civitas.kernel.decisions import Decision
from civitas.words import Button, Message, Prompt, Text, Who, say, shown

_TRUMPS = {"infantry": "mounted", "mounted": "artillery", "artillery": "infantry"}


def _place(view: View) -> Text:
    battle = view.battle
    if battle is None:
        return say("nothing")
    city = view.city(battle.city)
    return city.name if city is not None else square_name(battle.square)


def _window(name: str, rule: str) -> Callable[[View, Decision], Prompt]:
    def tell(view: View, decision: Decision) -> Prompt:
        rest = [text for text in decision.texts if is_power(text)]
        last = ends(decision.texts, {"pass": (say("pass"), "")})
        return prompt(name, groups(*powers(rest), ("", last)), rule, say("bt.why", place=_place(view)))

    return tell


def _sides(view: View, seat: int) -> tuple[SideView, SideView, bool]:
    """My side and the other, and whether I attack."""
    battle = view.battle
    if battle is None:
        raise ValueError("no battle")
    attacks = battle.attacker.player == seat and (battle.defender.player != seat or battle.turn == "attacker")
    return (battle.attacker, battle.defender, True) if attacks else (battle.defender, battle.attacker, False)


def clash(ours: UnitView, theirs: UnitView, untrumped: bool = False) -> tuple[int, int, bool, bool]:
    """Rules 10.6: the health that both would have left, and who strikes first (us, them)."""
    first = _TRUMPS.get(ours.type) == theirs.type
    second = _TRUMPS.get(theirs.type) == ours.type and not untrumped
    mine, other = ours.health - ours.wounds, theirs.health - theirs.wounds
    if first and ours.strength >= other:
        return mine, 0, True, False
    if second and theirs.strength >= mine:
        return 0, other, False, True
    return max(0, mine - theirs.strength), max(0, other - ours.strength), first, second


def _result(ours: UnitView, theirs: UnitView) -> Message:
    mine, other, first, second = clash(ours, theirs)
    if not mine and not other:
        return say("play.both")
    if not other:
        return say("play.kills_first") if first and mine == ours.health else say("play.kills", n=mine)
    if not mine:
        return (
            say("play.dies_first") if second and other == theirs.health - theirs.wounds else say("play.dies", n=other)
        )
    return say("play.wounds", theirs=other, ours=mine)


def _play(view: View, decision: Decision) -> Prompt:
    battle = view.battle
    us, _, attacks = _sides(view, decision.seat)
    rows: dict[tuple[str, int, int], list[Button]] = {}
    hand = {one.key: one for one in us.hand}
    for text in decision.texts:
        name, _, where = text.partition(":")
        unit = hand.get(name)
        if unit is None:
            continue
        buttons = rows.setdefault((unit.title, unit.strength, unit.health), [])
        if where == "new":
            note = say("play.new.note", n=us.health, more=us.health + unit.health)
            buttons.append(Button(text, say("play.new"), note))
        elif battle is not None:
            front = battle.fronts[int(where) - 1]
            enemy = front.defender if attacks else front.attacker
            if enemy is not None:
                left = enemy.health - enemy.wounds
                label = say("play.attack", title=enemy.title, strength=enemy.strength, health=left)
                buttons.append(Button(text, label, _result(unit, enemy)))
    full = battle is not None and any(front.attacker and front.defender for front in battle.fronts)
    named = [
        (say("unit.title", title=title, strength=strength, health=health), buttons)
        for (title, strength, health), buttons in rows.items()
    ]
    return prompt("bt.play", groups(*named), "10.6", refusals=[say("no.front")] if full else ())


def _fronts(name: str) -> Callable[[View, Decision], Prompt]:
    def tell(view: View, decision: Decision) -> Prompt:
        battle = view.battle
        _, _, attacks = _sides(view, decision.seat)
        buttons: list[Button] = []
        for text in decision.texts:
            if text.isdigit() and battle is not None:
                front = battle.fronts[int(text) - 1]
                own = name == "bt.heal"
                unit = front.attacker if attacks == own else front.defender
                if unit is not None:
                    note = say("front.note", n=unit.health - unit.wounds, all=unit.health)
                    buttons.append(Button(text, say("front", n=text, title=unit.title), note))
        last = ends(decision.texts, {"stop": (say("stop"), "")})
        because = cause_title(view, decision.cause)
        return prompt(name, groups(("", buttons), ("", last)), "10.6", say("because", title=because) if because else "")

    return tell


def _save(view: View, decision: Decision) -> Prompt:
    us, _, _ = _sides(view, decision.seat)
    killed = {one.key: one for one in us.killed}
    buttons: list[Button] = []
    for text in decision.texts:
        if is_power(text):
            buttons.append(power(text))
        elif text in killed:
            unit = killed[text]
            label = say("unit.title", title=unit.title, strength=unit.strength, health=unit.health)
            buttons.append(Button(text, label))
    last = ends(decision.texts, {"none": (say("none"), "")})
    why = say("bt.why", place=_place(view))
    return prompt("bt.save", groups(("", buttons), ("", last)), "10.6", why)


def _loot(view: View, decision: Decision) -> Prompt:
    small: list[Button] = []
    great: list[Button] = []
    for text in decision.texts:
        verb, _, what = text.partition(":")
        buttons = great if verb in ("tech", "event", "take_coin") else small
        if verb in ("trade", "culture"):
            buttons.append(Button(text, say(f"loot.{verb}"), _taken(view, decision.seat, verb)))
        elif verb == "event" and what:
            label = say("loot.event.level", level=ROMAN[int(what)])
            buttons.append(Button(text, label, say("loot.event.note")))
        elif verb in ("resource", "discard_coin", "take_coin"):
            label = say(f"loot.{verb}", resource=what.capitalize(), place=title_of(what))
            buttons.append(Button(text, label, say(f"loot.{verb}.note")))
        elif verb in ("token", "tech", "event"):
            buttons.append(Button(text, say(f"loot.{verb}"), say(f"loot.{verb}.note")))
    last = ends(decision.texts, {"stop": (say("loot.stop"), say("loot.stop.note"))})
    return prompt("bt.loot", groups((say("loot.small"), small), (say("loot.great"), great), ("", last)), "10.7")


def _taken(view: View, seat: int, verb: str) -> Message:
    """What the winner has afterwards, and the loser, as far as the battle still tells who lost."""
    mine = getattr(me_of(view, seat), verb)
    battle = view.battle
    sides = () if battle is None else battle.sides
    losers = [view.players[side.seat] for side in sides if side.seat is not None and side.seat != seat]
    if not losers:
        return say("loot.mine.note", n=mine, more=mine + 3)
    theirs = getattr(losers[0], verb)
    less = min(3, theirs)
    return say("loot.both.note", who=Who(losers[0].seat), n=mine, more=mine + less, theirs=theirs, rest=theirs - less)


def _barbarians(view: View, decision: Decision) -> Prompt:
    buttons = [Button(text, shown(FACES[f"unit-{text}"]).title) for text in decision.texts]
    return prompt("bt.barbarians", groups(("", buttons)), "10.9")


TELLERS: dict[str, Callable[[View, Decision], Prompt]] = {
    "bt.barbarians": _barbarians,
    "bt.prepare": _window("bt.prepare", "10.6"),
    "bt.start": _window("bt.start", "10.6"),
    "bt.window": _window("bt.window", "10.6"),
    "bt.play": _play,
    "bt.wound": _fronts("bt.wound"),
    "bt.heal": _fronts("bt.heal"),
    "bt.save": _save,
    "bt.loot": _loot,
}
"""How each question is told, by its kind."""
