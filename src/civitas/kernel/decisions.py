"""Questions and answers: the verbs with which rules ask players to choose."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar, cast

from civitas.kernel.errors import IllegalChoice

T = TypeVar("T", bound=Hashable)
R = TypeVar("R")


class Kind(Generic[T]):
    """A question, declared once with every answer it can ever have.

    The texts of the answers are `str(option)`, and unique within the kind. With `no`, the question may be declined: the
    answer is then None, and its text is that word. An option that is about a piece without being the piece has the
    attribute `piece` and a method `on(piece)` that gives the same option about another piece.
    """

    def __init__(self, name: str, prompt: str, domain: Iterable[T], no: str = "") -> None:
        self.name: str = name
        self.prompt: str = prompt
        self.no: str = no
        options: list[Any] = list(domain)
        if no:
            options.append(None)
        self.domain: tuple[Any, ...] = tuple(options)
        self.index: dict[Any, int] = {option: at for at, option in enumerate(options)}
        self._options: dict[str, Any] = {self.text(option): option for option in options}
        if len(self._options) != len(options):
            raise ValueError(f"{name}: two answers have the same text")

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
    """One seat's open question: who is asked what, the legal answers, and the card or rule that asks."""

    __slots__ = ("cause", "kind", "options", "seat")

    def __init__(self, seat: int, kind: Kind[Any], options: Sequence[Any], cause: object = None) -> None:
        self.seat: int = seat
        self.kind: Kind[Any] = kind
        self.options: Sequence[Any] = options
        self.cause: object = cause

    @property
    def texts(self) -> list[str]:
        """The options as stable short texts."""
        return [self.kind.text(option) for option in self.options]

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, {self.kind.name}: {', '.join(self.texts)})"


class Round:
    """Decisions that several seats make at the same time, hidden from each other until all are made."""

    __slots__ = ("decisions",)

    def __init__(self, decisions: tuple[Decision, ...]) -> None:
        self.decisions: tuple[Decision, ...] = decisions


class GameOver(Exception):
    """Raised by rules, anywhere in a step, when the game ends; the reason is a word of the game's own."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


Flow: TypeAlias = Generator["Decision | Round", Any, R]


def ask(kind: Kind[T], seat: int, options: Sequence[T], cause: object = None, openly: bool = False) -> Flow[T]:
    """Let the seat choose one option. A single one is taken without asking, unless not asking would tell something."""
    if len(options) == 1 and not openly:
        return options[0]
    if not options:
        raise ValueError(f"{kind.name}: nothing to choose from")
    answer = yield Decision(seat, kind, options, cause)
    return cast(T, answer)


def may(kind: Kind[T], seat: int, options: Sequence[T], cause: object = None, openly: bool = False) -> Flow[T | None]:
    """Let the seat choose one option or none. Without any nothing is asked, unless not asking would tell something."""
    if not options and not openly:
        return None
    answer = yield Decision(seat, kind, [*options, None], cause)
    return cast("T | None", answer)


def together(
    kind: Kind[T], options: Mapping[int, Sequence[T]], cause: object = None, openly: bool = False
) -> Flow[dict[int, T]]:
    """Let several seats choose at the same time; nobody learns another's pick before all have answered."""
    picks = {seat: choices[0] for seat, choices in options.items()}
    asked = [Decision(seat, kind, choices, cause) for seat, choices in options.items() if openly or len(choices) > 1]
    if asked:
        answers = yield Round(tuple(asked))
        picks.update(answers)
    return picks


def shorten(text: str, width: int = 60) -> str:
    """A text of unknown origin, fit to stand in a sentence."""
    # Half a surrogate pair is a text in Python, but none that could be printed.
    line = " ".join(text.encode(errors="backslashreplace").decode().split())
    return line if len(line) <= width else line[: width - 1] + "…"
