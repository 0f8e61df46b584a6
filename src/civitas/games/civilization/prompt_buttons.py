"""What the prompts have in common: titles of things from their texts, buttons, and groups."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from civitas.games.civilization.atlas import square_title
from civitas.games.civilization.faces import FACES, ROMAN, Face
from civitas.games.civilization.seen import CityView, Icons, PlayerView, SquareView, View
from civitas.games.civilization.state_player import City
from civitas.games.civilization.view_parts import face_key
from civitas.words import Button, Group, Message, Prompt, Text, say, shown

ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
WAYS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
_NOTE = 74
_WHEN = re.compile(r"^(Once a turn, )?([Ii]n city management|City management|Start of turn|[Aa]t the start of turn): ")
"""When a power may be used: it is not said where it may be used now."""
_SIGNS = ("Building", "Government", "Units", "Always")
"""What a tech says by its signs, before its own words."""
_GROUPS = {
    "resource": "tech", "tech": "tech", "event": "event", "gp": "person", "reveal": "person", "wonder": "wonder",
    "government": "government", "policy": "policy", "civilization": "civilization", "relic": "relic",
}  # fmt: skip


def me_of(view: View, seat: int) -> PlayerView:
    """The asked player."""
    return view.players[seat]


def square_name(text: str) -> str:
    """A square as people call it, from its text; two squares joined by a plus as a pair."""
    if "+" in text:
        return " + ".join(square_name(part) for part in text.split("+"))
    x, _, y = text.partition(",")
    return square_title(int(x), int(y))


def is_square(text: str) -> bool:
    """Whether the text names a square."""
    x, _, y = text.partition(",")
    return x.isdigit() and y.isdigit()


def face_of(text: str) -> Face | None:
    """The face that a text is about: `resource:currency`, `event:drought`, or a bare id."""
    group, _, rest = text.partition(":")
    name = rest.split(":")[0]
    if group in _GROUPS:
        kind = _GROUPS[group]
        return shown(FACES.get(f"{kind}-{name}") or FACES.get(f"{kind}-{name[:-2]}"))
    if group == "token":
        village, _, kind = name.partition("_")
        return shown(FACES.get(f"{village}-{kind}"))
    for kind in ("tech", "building", "wonder", "unit", "event", "person", "policy", "government", "people",
                 "civilization", "investment", "relic"):  # fmt: skip
        if f"{kind}-{text}" in FACES:
            return shown(FACES[f"{kind}-{text}"])
    return None


def title_of(text: str) -> str:
    """What a thing is called."""
    face = face_of(text)
    if face is not None:
        return face.title
    village, _, kind = text.partition("_")
    if f"{village}-{kind}" in FACES:
        return shown(FACES[f"{village}-{kind}"]).title
    return text.replace("_", " ").capitalize()


def cause_title(view: View, cause: object) -> str:
    """What asks, in words; empty if nothing of interest does."""
    if cause is None:
        return ""
    if isinstance(cause, City):
        city = city_of(view, cause)
        return city.name if city is not None else ""
    key = face_key(cause)
    if key:
        return shown(FACES[key]).title
    source = getattr(cause, "source", None)
    if source is not None:
        return cause_title(view, source)
    title = getattr(cause, "title", "")
    return str(title) if isinstance(title, str) else ""


def city_of(view: View, cause: object) -> CityView | None:
    """The city that a question is about."""
    if isinstance(cause, City):
        return next((city for city in view.cities if city.number == cause.number), None)
    return None


def shortly(text: str, width: int = _NOTE) -> str:
    """The beginning of a text, as much as stands on a button."""
    if len(text) <= width:
        return text
    head = text[: width - 1].rsplit(" ", 1)[0].rstrip(",;:.(")
    return f"{head} …"


def power_note(text: str) -> str:
    """What a power does, in short, with what it costs."""
    face = face_of(text)
    if face is None:
        return ""
    group = text.partition(":")[0]
    if group == "resource":
        number = int(text[-1]) - 1 if text[-1] in "12" and text[-2] == "_" else 0
        paid = [one for one in face.texts if one.cost]
        if number < len(paid):
            return shortly(f"{', '.join(paid[number].cost)}: {paid[number].text}")
    texts = [one.text for one in face.texts if not one.cost and one.title not in _SIGNS] or [
        one.text for one in face.texts
    ]
    timed = [_WHEN.sub("", one) for one in texts if _WHEN.match(one)]
    number = int(text[-1]) - 1 if text.endswith((":1", ":2")) else 0
    if timed:
        return shortly(timed[min(number, len(timed) - 1)])
    return shortly(texts[-1] if group == "tech" else texts[0]) if texts else ""


def power(text: str) -> Button:
    """The button of a power."""
    group = text.partition(":")[0]
    if group == "reveal":
        return Button(text, say("reveal", title=title_of(text)), say("reveal.note"))
    return Button(text, title_of(text), power_note(text))


def powers(texts: Iterable[str]) -> list[tuple[Text, list[Button]]]:
    """The groups of powers among the texts: abilities, great people, culture events."""
    use, people, cards = [], [], []
    for text in texts:
        group = text.partition(":")[0]
        if group == "event":
            cards.append(power(text))
        elif group in ("gp", "reveal"):
            people.append(power(text))
        elif group in ("resource", "tech", "wonder", "government", "policy", "civilization", "token", "relic"):
            use.append(power(text))
    return [(say("group.use"), use), (say("group.people"), people), (say("group.cards"), cards)]


def is_power(text: str) -> bool:
    """Whether a text is the use of a power."""
    group, _, rest = text.partition(":")
    return bool(rest) and group in (*_GROUPS, "token")


def groups(*pairs: tuple[Text, Sequence[Button]]) -> tuple[Group, ...]:
    """The groups that have buttons."""
    return tuple(Group(title, tuple(buttons)) for title, buttons in pairs if buttons)


def prompt(
    name: str,
    found: tuple[Group, ...],
    rule: str,
    because: Text | None = None,
    /,
    *,
    refusals: Sequence[Message] = (),
    **values: object,
) -> Prompt:
    """The question of that name."""
    why = say(f"{name}.why", **values) if because is None else because
    return Prompt(say(name, **values), found, why, rule, tuple(refusals))


def amounts(icons: Icons | Mapping[str, int]) -> Message:
    """Icons in words: `2 production, 1 trade`."""
    pairs = icons.pairs if isinstance(icons, Icons) else tuple(icons.items())
    parts = [say(f"amount.{name}", n=number) for name, number in pairs]
    return say("amounts", parts=parts) if parts else say("nothing")


def round_about(view: View, text: str) -> Icons:
    """What the squares round a place give together."""
    spots = [tuple(int(part) for part in one.split(",")) for one in text.split("+")]
    inside = set(spots)
    total = dict.fromkeys(Icons.__struct_fields__, 0)
    for square in view.squares:
        if (square.x, square.y) in inside:
            continue
        if any(abs(square.x - x) < 2 and abs(square.y - y) < 2 for x, y in spots):
            for name, number in square.gives.pairs:
                total[name] += number
    return Icons(**total)


def square_note(square: SquareView | None) -> Text:
    """What a square gives now, for who puts something there."""
    if square is None:
        return ""
    if square.token and "-" in square.token:
        return say("square.hides", what=shown(FACES[square.token]).title)
    if square.mark:
        return say("square.hides", what=square.mark)
    return say("square.gives", amounts=amounts(square.gives)) if square.gives.pairs else terrain_name(square)


def terrain_name(square: SquareView) -> Message:
    """What kind of land a square is."""
    return say(f"terrain.{square.terrain}")


def placed_note(square: SquareView | None, face: Face) -> Text:
    """What a piece would change on a square: what it gives more or less, and what it covers."""
    if square is None or square.centre:
        return ""
    names = Icons.__struct_fields__
    more = {name: face.icons.get(name, 0) - getattr(square.gives, name) for name in names}
    parts = [say(f"amount.{name}", n=f"{number:+}") for name, number in more.items() if number]
    if square.token in FACES:
        parts.append(say("square.replaces", what=shown(FACES[square.token]).title))
    elif square.mark and square.mark not in (*names, "hut", "village"):
        parts.append(say("square.hides", what=square.mark))
    return say("note", parts=parts) if parts else say("square.same")


def squares(view: View, texts: Sequence[str]) -> list[Button]:
    """A button for each square: what it gives, or what the piece in hand would change there."""
    face = shown(FACES.get(view.placing))
    return [
        Button(
            text,
            square_name(text),
            square_note(view.square(text)) if face is None else placed_note(view.square(text), face),
        )
        for text in texts
        if is_square(text)
    ]


def ends(texts: Sequence[str], labels: Mapping[str, tuple[Text, Text]]) -> list[Button]:
    """The buttons of those words that are legal."""
    return [Button(text, label, note) for text, (label, note) in labels.items() if text in texts]


__all__ = [
    "ARROWS", "ROMAN", "WAYS", "amounts", "cause_title", "city_of", "ends", "face_of", "groups", "is_power",
    "is_square", "me_of", "power", "power_note", "powers", "prompt", "round_about", "shortly", "square_name",
    "square_note", "squares", "terrain_name", "title_of",
]  # fmt: skip
