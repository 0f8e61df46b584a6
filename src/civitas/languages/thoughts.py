"""What a bot thinks, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from civitas.bots.random import RESIGN
from civitas.bots.thought import Opinion, Thought
from civitas.bots.why import RIVALS
from civitas.kernel.decisions import Decision
from civitas.kernel.rules import Rules
from civitas.languages import language
from civitas.words import Message, Prompt, say

_UNSURE: Final = 0.04
_SHORT: Final = 3
_ROOM: Final = " › "


def told(rules: Rules[Any], prompt: Prompt[str], decision: Decision, thought: Thought) -> str:
    """A thought in words of the game: the best option with its chance, the next best, and what is between them."""
    said = labels(prompt)

    def called(opinion: Opinion) -> str:
        return named(said, decision.kind.text(opinion.option), opinion.line)

    first, *others = thought.opinions
    best: dict[str, Any] = {"option": called(first), "chance": _chance(first)}
    if not others or str(others[0].option) == RESIGN:
        parts = [say("thought", **best)]
    else:
        parts = [say("thought-next", **best, next=called(others[0]), less=_chance(others[0]))]
        reasons = [say("thought-reason", what=_feature(name), points=_signed(n)) for name, n in first.reasons]
        parts += [say("thought-reasons", reasons=reasons)] if reasons else []
    if thought.cut:
        parts.append(say("thought-cut", n=thought.iterations, all=thought.wanted))
    words = " ".join([language(rules).text(part) for part in parts])
    return words[:1].upper() + words[1:]


def named(said: Mapping[str, str], text: str, line: Sequence[str]) -> str:
    """What a choice is called: by the row of choices that is expected, if there is a button for it, else alone."""
    rows = [" ".join(line[:length]) for length in range(len(line), 1, -1)] if line[:1] == (text,) else []
    return next((said[row] for row in rows if row in said), "") or said.get(text) or text.replace("_", " ")


def labels(prompt: Prompt[str]) -> dict[str, str]:
    """What the choices of a question are called; a bare number, or what two groups have, is told with its group.

    So is what stands in a room of its own: “Build › Farm (Agriculture)”. What a heading counts behind a bar is left
    out. Of several choices in a row, the first is called as the shortest row that begins with it; where several begin
    with it that are as short, it is called as their group, since nothing says yet which of them it will be.
    """
    found: dict[str, str] = {}
    rows: dict[str, str] = {}
    often = Counter(button.label for group in prompt.groups for button in group.buttons)
    steps = [button.text.split(" ") for group in prompt.groups for button in group.buttons]
    shortest = Counter((first, len(later)) for first, *later in steps)
    for group in prompt.groups:
        title = group.title.partition(" | ")[0]
        for button in sorted(group.buttons, key=lambda one: len(one.text)):
            first, *later = button.text.split(" ")
            open_row = bool(later) and shortest[first, len(later)] > 1
            unclear = len(button.label) <= _SHORT or often[button.label] > 1 or _ROOM in title or open_row
            found[button.text] = f"{title} ({button.label})" if title and unclear else _alone(button.label)
            rows.setdefault(first, title if title and open_row else found[button.text])
    return rows | found


def _alone(label: str) -> str:
    """“Wheel: 2 stone” as “Wheel (2 stone)”: what is told of it stands behind a colon itself."""
    name, _, more = label.partition(": ")
    return f"{name} ({more})" if more and "(" not in label else label


def _feature(name: str) -> Message:
    return say("thought-rivals") if name == RIVALS else say(f"feature-{name}")


def _chance(opinion: Opinion) -> Message:
    return say("chance-about" if opinion.error > _UNSURE else "chance", n=f"{100 * opinion.chance:.0f}")


def _signed(points: float) -> str:
    return f"{points:+.0f}".replace("-", "−")
