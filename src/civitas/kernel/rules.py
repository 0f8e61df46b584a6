"""What a game is: the base classes that every game's state and rules build on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar, cast

from mypy_extensions import mypyc_attr

from civitas.kernel.chance import Chance
from civitas.kernel.chronicle import Chronicle
from civitas.kernel.decisions import Decision, Flow, Kind, shorten
from civitas.kernel.errors import BadSetup
from civitas.words import About, Button, Entry, Group, Prompt

Value: TypeAlias = bool | int | str
"""A value of a house rule."""

Slot: TypeAlias = tuple[list[Any], int]
"""Where one hidden piece lies: a list of the state and an index in it."""


class Variant(NamedTuple):
    """A house rule: its name, the values it can have, the one it has unless somebody says otherwise."""

    name: str
    values: Sequence[Value]
    default: Value


class Habits(NamedTuple):
    """How a bot searches a game, chosen by matches.

    `leaf` says when a new position is valued: "judged" at once, "quiet" at the next rest, "playout" at the end of a
    game played at random, "mixed" half at once and half at the end; on the way there at most `longest` choices are
    made, and the option that is called `shunned` is taken only where there is no other. An ended game is worth what its
    winners won, or with a `spread` what its scores promise where so many points of a lead are much. `explore` weighs
    what was tried less, and `effort` multiplies the iterations where they are cheap. `warmth` says how often a bot for
    beginners overlooks what is better.
    """

    leaf: str = "judged"
    explore: float = 0.5
    longest: int = 40
    effort: int = 1
    warmth: float = 0.35
    shunned: str = ""
    spread: float = 0.0


class Outcome(NamedTuple):
    """How a game ended: scores and ranks by seat, the seats that won, and why it ended."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


def conclude(scores: Sequence[int], merits: Sequence[Any], reason: str) -> Outcome:
    """The outcome of a game that is won by the greatest merit: the score and what breaks its ties."""
    ranks = rank(merits)
    return Outcome(tuple(scores), tuple(ranks), tuple([at for at, one in enumerate(ranks) if one == 1]), reason)


def rank(merits: Sequence[Any]) -> list[int]:
    """Ranks from merits, more is better: 1 + the number who are strictly better, so equals share a rank."""
    return [1 + sum(other > merit for other in merits) for merit in merits]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """What lies on the table: plain records that a game's rules change and `copy` copies."""

    def __init__(self, chance: Chance, variant: Mapping[str, Value]) -> None:
        self.chance: Chance = chance
        self.variant: Mapping[str, Value] = variant
        self.log: Chronicle | None = None
        self.ended: str = ""

    @abstractmethod
    def copy(self) -> State:
        """An independent state that plays on alike: `chance` copied, `ended` carried over, `log` left out."""


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """How one game is set up, played, seen, valued and written down. It keeps no state of its own.

    A game's `game.py` declares the facts below; what the methods do is found in the rooms of its folder by their names:
    `rules`, `view`, `position`, `judge`, `prompts`, `catalogue`. A game that is a single module overrides them instead.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    version: ClassVar[int]
    variants: ClassVar[tuple[Variant, ...]]
    kinds: ClassVar[tuple[Kind[Any], ...]]
    heads: ClassVar[tuple[str, ...]] = ()
    """The messages that are headings of what follows them: a round, a phase, a turn."""
    openings: ClassVar[tuple[str, ...]] = ()
    """The messages that begin something worth seeing as a whole when it is over: a roll, a dogma, a battle."""
    losses: ClassVar[Mapping[str, str]] = {}
    """The messages that tell of a loss, each with the argument that names who has lost something."""
    ends: ClassVar[tuple[str, ...]]
    """The reasons for which the game can end."""
    about: ClassVar[About]
    habits: ClassVar[Habits] = Habits()
    """How a bot thinks about this game."""
    enough: ClassVar[int] = 5000
    """After so many decisions a game between bots is stopped and ranked as it stands."""

    def __init__(self) -> None:
        self._found: dict[str, Any] = {}

    def setup(self, seats: int, variant: Mapping[str, Value], chance: Chance) -> S:
        """`rules.setup`: the table before the first step."""
        return cast(S, self._room("rules.setup")(seats, variant, chance))

    def step(self, state: S) -> Flow[None]:
        """`rules.step`: the flow of one stretch of play, from this rest to the next."""
        flow: Flow[None] = self._room("rules.step")(state)
        return flow

    def outcome(self, state: S) -> Outcome:
        """`rules.outcome`: how an ended game ended."""
        return cast(Outcome, self._room("rules.outcome")(state))

    def scores(self, state: S) -> list[int]:
        """`rules.scores`: the present score of every seat."""
        return cast("list[int]", self._room("rules.scores")(state))

    def hidden(self, state: S, seat: int | None) -> list[list[Slot]]:
        """`rules.hidden`: pools of slots with equal backs whose pieces a perfect rememberer in that seat can't know.

        Pools may overlap and are dealt in this order: first the narrow ones, where only some pieces can lie, together
        with all places elsewhere that hold such a piece; then the wide ones.
        """
        return cast("list[list[Slot]]", self._room("rules.hidden")(state, seat))

    def redealt(self, state: S, swap: Mapping[Any, Any], seat: int | None, chance: Chance | None) -> None:
        """`rules.redealt`: pieces were dealt anew for a seat; the second of each pair lies where the first lay.

        A game that keeps who knows a piece lets that follow the place: whoever knew what lay there knows what lies
        there now. Hidden facts that are no pieces are dealt anew here, unless there is no chance: then they have shown
        since. Others need none.
        """
        if self.follows:
            self._room("rules.redealt")(state, swap, seat, chance)

    @property
    def follows(self) -> bool:
        """Whether anything of the game follows its pieces when they are dealt anew."""
        return type(self).redealt is not Rules.redealt or self._room("rules.redealt", None) is not None

    def view(self, state: S, seat: int | None) -> Any:
        """`view.view`: what a seat (None: a spectator) sees, as a tree of msgspec Structs."""
        return self._room("view.view")(state, seat)

    def glance(self, state: S, seat: int | None) -> Any:
        """`rules.glance`: what a seat can tell two games by, sooner than by its view; without it, the view.

        Wherever two games of one rest have different views, their glances differ, or the lines that the seat reads, or
        what is asked.
        """
        return self._room("rules.glance", self.view)(state, seat)

    def judge(self, state: S, seat: int) -> float:
        """`judge.judge`: how good the position is for a seat, from 0 (lost) to 1 (won): what a bot goes by."""
        return cast(float, self._room("judge.judge")(state, seat))

    def judges(self, state: S) -> list[float]:
        """`judge.judges`: every seat's chance to win, summing to 1; without it, what `judge` says, brought to that."""
        return cast("list[float]", self._room("judge.judges", self._shares)(state))

    def _shares(self, state: S) -> list[float]:
        chances = [self.judge(state, seat) for seat in range(len(self.scores(state)))]
        total = sum(chances) or 1.0
        return [chance / total for chance in chances]

    def reasons(self, state: S, seat: int) -> dict[str, float]:
        """`judge.reasons`: what a seat's prospects are made of, in points by the names of its features."""
        return cast("dict[str, float]", self._room("judge.reasons", lambda *_: {})(state, seat))

    def write(self, state: S) -> dict[str, Any]:
        """`position.write`: the table at a rest as readable JSON values, `players` among them."""
        return cast("dict[str, Any]", self._room("position.write")(state))

    def read(self, position: Mapping[str, Any], variant: Mapping[str, Value], chance: Chance) -> S:
        """`position.read`: the table that a position describes, or BadPosition."""
        return cast(S, self._room("position.read")(position, variant, chance))

    def explain(self, view: Any, decision: Decision) -> Prompt:
        """`prompts.explain`: an open decision as its seat reads it, told from what that seat sees."""
        return cast(Prompt, self._room("prompts.explain", lambda _, asked: plain_prompt(asked))(view, decision))

    def catalogue(self) -> Sequence[Entry]:
        """`catalogue.catalogue`: every card and tile of the game, for the card browser."""
        return cast("Sequence[Entry]", self._room("catalogue.catalogue", tuple)())

    def _room(self, name: str, *otherwise: Any) -> Any:
        """A function of a room of the game's folder, which is opened when it is first needed, or what stands for it."""
        if name not in self._found:
            folder = type(self).__module__.rpartition(".")[0]
            room, _, function = name.partition(".")
            place = f"{folder}.{room}"
            is_there = not otherwise or (folder and find_spec(place))
            self._found[name] = getattr(import_module(place), function, *otherwise) if is_there else otherwise[0]
        return self._found[name]

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that the game can't have."""
        if seats not in self.seats:
            raise BadSetup(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}.")

    def complete(self, variant: Mapping[str, Value]) -> dict[str, Value]:
        """All house rules with their values, or BadSetup for one that the game does not have."""
        known = {v.name: v for v in self.variants}
        for name, value in variant.items():
            if name not in known:
                there = ", ".join(known) or "none"
                raise BadSetup(f"{self.title} has no house rule “{shorten(name)}”; it has {there}.")
            allowed = known[name].values
            if not any(value == one and type(value) is type(one) for one in allowed):
                raise BadSetup(f"“{name}” can be {', '.join(map(repr, allowed))}, not {shorten(repr(value))}.")
        return {v.name: variant.get(v.name, v.default) for v in self.variants}


def plain_prompt(decision: Decision) -> Prompt[str]:
    """A question in its kind's own words, for a game without `prompts`."""
    buttons = tuple([Button(text, text.replace("_", " ")) for text in decision.texts])
    return Prompt(decision.kind.prompt, (Group("", buttons),))
