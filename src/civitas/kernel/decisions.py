"""Questions and answers: the verbs with which rules ask players to choose."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar, cast

from civitas.kernel.errors import IllegalChoice

T = TypeVar("T", bound=Hashable)
R = TypeVar("R")

ABSENT: Final = object()
"""None of the options."""
_FEW: Final = 40


class Kind(Generic[T]):
    """A question, declared once with every answer it can ever have.

    The texts of the answers are `str(option)`, and unique within the kind. With `no`, the question may be declined: the
    answer is then None, and its text is that word. An option that is about a piece without being the piece has the
    attribute `piece` and a method `on(piece)` that gives the same option about another piece.

    `face` gives what others see of an answer (a back, "an event of age II"): answers with an equal face look the same
    to them. A `quiet` question is itself a secret: others see neither that it was asked nor that it was declined.
    """

    def __init__(
        self,
        name: str,
        prompt: str,
        domain: Iterable[T] = (),
        no: str = "",
        face: Callable[[Any], Hashable] | None = None,
        quiet: bool = False,
    ) -> None:
        if quiet and not no:
            raise ValueError(f"{name}: a quiet question can always be declined")
        self.name: str = name
        self.prompt: str = prompt
        self.no: str = no
        self.face: Callable[[Any], Hashable] | None = face
        self.quiet: bool = quiet
        self.open(domain)

    def open(self, domain: Iterable[T]) -> None:
        """Declare the answers; later than the kind itself where they are made by rules that ask it."""
        self.domain: tuple[Any, ...] = (*domain, None) if self.no else tuple(domain)
        self.index: dict[Any, int] = {option: at for at, option in enumerate(self.domain)}
        self._options: dict[str, Any] = {self.text(option): option for option in self.domain}
        if len(self._options) != len(self.domain):
            raise ValueError(f"{self.name}: two answers have the same text")

    def text(self, option: T | None) -> str:
        """The stable short text of an answer."""
        return self.no if option is None else str(option)

    def option(self, text: str) -> T | None:
        """The answer with that text."""
        if text not in self._options:
            raise IllegalChoice(f"“{shorten(text)}” is no answer to “{self.name}”.")
        return cast("T | None", self._options[text])

    def __repr__(self) -> str:
        return f"Kind({self.name!r})"


class Decision:
    """One seat's open question: who is asked what, the legal answers, and the card or rule that asks.

    `asides` are steps that seats, this one or others, may take before the question is answered. The flow that puts the
    question finds its `answer` here when it goes on.
    """

    __slots__ = ("answer", "asides", "cause", "kind", "options", "seat")

    def __init__(
        self,
        seat: int,
        kind: Kind[Any],
        options: Sequence[Any],
        cause: object = None,
        asides: Mapping[int, Decision] | None = None,
    ) -> None:
        self.seat: int = seat
        self.kind: Kind[Any] = kind
        self.options: list[Any] = options if isinstance(options, list) else list(options)
        self.cause: object = cause
        self.asides: Mapping[int, Decision] | None = asides
        self.answer: Any = None

    @property
    def texts(self) -> list[str]:
        """The options as stable short texts."""
        return [self.kind.text(option) for option in self.options]

    def legal(self, option: Any) -> Any:
        """The option that this is, or ABSENT; what is merely equal, as True is to 1, is not the option."""
        for one in self.options:
            if one is option:
                return one
        for one in self.options:
            if type(one) is type(option) and one == option:
                return one
        return ABSENT

    def refused(self, what: str) -> IllegalChoice:
        """What is said of something that is not legal here."""
        texts = self.texts
        more = f" and {len(texts) - _FEW} more" if len(texts) > _FEW else ""
        return IllegalChoice(f"{what} is not legal here; seat {self.seat} can choose {', '.join(texts[:_FEW])}{more}.")

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, {self.kind.name}: {', '.join(self.texts)})"


class Aside(NamedTuple):
    """What a rule gets instead of an answer when a seat has taken one of the steps beside its question."""

    seat: int
    kind: Kind[Any]
    option: Any


class Round:
    """Flows of several seats that run at the same time, hidden from each other until all are done.

    `open` has the present question of each seat that is not done, in the order of the flows, `results` what the others'
    flows gave.
    """

    __slots__ = ("flows", "open", "results")

    def __init__(self, flows: Mapping[int, Flow[Any]]) -> None:
        self.flows: Mapping[int, Flow[Any]] = flows
        self.open: dict[int, Decision] = {}
        self.results: dict[int, Any] = {}
        for seat in flows:
            self.go_on(seat)

    def go_on(self, seat: int) -> None:
        """Play one seat's flow on to its next question, or to its end."""
        try:
            question = next(self.flows[seat])
        except StopIteration as done:
            self.results[seat] = done.value
            self.open.pop(seat, None)
            return
        assert isinstance(question, Decision), "a round has no rounds in it"
        self.open[seat] = question


class GameOver(Exception):
    """Raised by rules, anywhere in a step, when the game ends; the reason is a word of the game's own."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


Flow: TypeAlias = Generator["Decision | Round", None, R]
"""A rule in motion: it yields its questions, goes on when they are answered, and gives its result."""


UNASKED: Final[list[list[tuple[int, str]]]] = []
"""Lists in which answers are noted that are taken without asking, since nothing else is possible."""


def ask(kind: Kind[T], seat: int, options: Sequence[T], cause: object = None, openly: bool = False) -> Flow[T]:
    """Let the seat choose one option. A single one is taken without asking, unless not asking would tell something."""
    if len(options) == 1 and not openly:
        for noted in UNASKED:
            noted.append((seat, kind.text(options[0])))
        return options[0]
    if not options:
        raise ValueError(f"{kind.name}: nothing to choose from")
    decision = Decision(seat, kind, options, cause)
    yield decision
    answer: T = decision.answer
    return answer


def may(kind: Kind[T], seat: int, options: Sequence[T], cause: object = None, openly: bool = False) -> Flow[T | None]:
    """Let the seat choose one option or none. Without any nothing is asked, unless not asking would tell something."""
    return ask(cast("Kind[T | None]", kind), seat, [*options, None], cause, openly)


def put(decision: Decision) -> Flow[Any]:
    """Put a question that has steps beside it, or whose options say already that it may be declined."""
    yield decision
    return decision.answer


def apart(flows: Mapping[int, Flow[R]]) -> Flow[dict[int, R]]:
    """Let several seats answer at the same time, each its own chain of questions, hidden until all are done.

    A seat's flow changes nothing that others see; what the flows give, in their order, is told when all are done.
    """
    together = Round(flows)
    if together.open:
        yield together
    return {seat: together.results[seat] for seat in flows}


def together(
    kind: Kind[T], options: Mapping[int, Sequence[T]], cause: object = None, openly: bool = False
) -> Flow[dict[int, T]]:
    """Let several seats choose at the same time; nobody learns another's pick before all have answered."""
    return apart({seat: ask(kind, seat, choices, cause, openly) for seat, choices in options.items()})


def shorten(text: str, width: int = 60) -> str:
    """A text of unknown origin, fit to stand in a sentence."""
    # Half a surrogate pair is a text in Python, but none that could be printed.
    line = " ".join(text.encode(errors="backslashreplace").decode().split())
    return line if len(line) <= width else line[: width - 1] + "…"
