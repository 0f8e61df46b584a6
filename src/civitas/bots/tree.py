"""The tree of one decision: what was tried, how often, and what came of it. This is what `make compile` compiles.

Every iteration plays one world from the decision on: down the tree by the choices that look best to whoever chooses,
and at a new place it values the position for all seats at once. A node is a way of choices, not a position: what chance
and hidden cards bring differs from world to world. So a choice is compared with how often it could have been made, not
with how often its node was visited.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Any, Final

from civitas.bots.random import RESIGN
from civitas.kernel.decisions import Decision, Kind
from civitas.kernel.game import Game
from civitas.kernel.rules import Habits
from civitas.kit.judging import shares

_DEEPEST: Final = 60
_LINE: Final = 4


_RESIGNING: Final[dict[Kind[Any], Any]] = {}
"""The option by which a question lets somebody resign, by kind; None where there is none."""


def sensible(decision: Decision) -> Decision:
    """A decision without resigning: beside that all else looks equally good."""
    kind = decision.kind
    if kind not in _RESIGNING:
        _RESIGNING[kind] = next((one for one in kind.domain if str(one) == RESIGN), None)
    resigning = _RESIGNING[kind]
    if resigning is None or resigning not in decision.options or len(decision.options) == 1:
        return decision
    return Decision(decision.seat, kind, [one for one in decision.options if one is not resigning], decision.cause)


class Node:
    """A way of choices: how often it was gone and could have been gone, and what came of it for each seat.

    Most worlds ask the same here as the last one did: `asked` is what was asked then, and `ways` where its options led.
    `squares` sums the squares of what came for the seat that thinks.
    """

    __slots__ = ("asked", "available", "children", "squares", "totals", "visits", "ways")

    def __init__(self, values: list[float], seat: int) -> None:
        """A way that was gone once, with this result. Most are gone no further, so there is little in them."""
        self.children: dict[tuple[int, Kind[Any], Any], Node] | None = None
        self.asked: Decision | None = None
        self.ways: list[Node] | None = None
        self.available: float = 1.0
        self.visits: float = 1.0
        self.totals: list[float] = values
        self.squares: float = values[seat] * values[seat]

    def add(self, values: list[float], seat: int) -> None:
        """One more visit with this result."""
        self.visits += 1.0
        for at, value in enumerate(values):
            self.totals[at] += value
        self.squares += values[seat] * values[seat]

    def known(self, decision: Decision) -> list[Node] | None:
        """Where every option leads, in the order of the options; None if one of them was never tried."""
        children, asked = self.children, self.asked
        if children is None:
            return None
        if (
            asked is not None
            and asked.seat == decision.seat
            and asked.kind is decision.kind
            and asked.options == decision.options
        ):
            return self.ways
        ways: list[Node] = []
        for option in decision.options:
            way = children.get((decision.seat, decision.kind, option))
            if way is None:
                return None
            ways.append(way)
        self.asked = decision
        self.ways = ways
        return ways

    def mean(self, seat: int) -> float:
        """What the seat can expect."""
        return self.totals[seat] / self.visits

    def error(self, seat: int) -> float:
        """The standard error of the mean, for the seat that thinks."""
        mean = self.mean(seat)
        return sqrt(max(0.0, self.squares / self.visits - mean * mean) / self.visits)

    def line(self) -> list[str]:
        """The choices that followed most often."""
        line: list[str] = []
        node = self
        while node.children and len(line) < _LINE:
            (_, kind, option), node = max(node.children.items(), key=lambda pair: pair[1].visits)
            line.append(kind.text(option))
        return line


class Tree:
    """The tree of one decision, with the least and the most that each seat was seen to expect."""

    __slots__ = ("_decision", "_habits", "_high", "_low", "_random", "root")

    def __init__(self, seats: int, decision: Decision, habits: Habits, luck: int) -> None:
        self._decision = decision
        self._habits = habits
        self._random = Random(luck)
        self._low: list[float] = [1.0] * seats
        self._high: list[float] = [0.0] * seats
        self.root = Node([0.0] * seats, decision.seat)

    def iterate(self, game: Game) -> None:
        """Play one world down the tree, value what comes, and keep it along the way."""
        node = self.root
        way = [node]
        decision = self._question(game)
        while True:
            decision = sensible(decision)
            options = decision.options
            seat = decision.seat
            if len(options) == 1 and node is not self.root:
                game.choose(options[0], seat)
            else:
                ways = node.known(decision)
                if ways is None:
                    values = self._opened(node, game, decision)
                    break
                at = self._best(ways, seat)
                node = ways[at]
                way.append(node)
                game.choose(options[at], seat)
            following = game.decision
            if following is None or len(way) > _DEEPEST:
                values = valued(game, self._habits.spread)
                break
            decision = following
        self._seen(values)
        for one in way:
            one.add(values, self._decision.seat)

    def _question(self, game: Game) -> Decision:
        """The decision that is thought about, as this world asks it."""
        for one in game.pending:
            if one.seat == self._decision.seat:
                return one
        raise AssertionError("a deal asks whom the truth asks")

    def _opened(self, node: Node, game: Game, decision: Decision) -> list[float]:
        """Try every new option once; the values of the one that is best for the chooser go up.

        A game played at random says too little for that: the best of many would be the luckiest. There one is tried;
        where a leaf is mixed, all are judged, and the best one is played on.
        """
        seat, kind = decision.seat, decision.kind
        children = node.children
        if children is None:
            children = node.children = {}
        fresh = [option for option in decision.options if (seat, kind, option) not in children]
        leaf = self._habits.leaf
        if leaf == "playout":
            fresh = [fresh[self._random.randrange(len(fresh))]]
        best: list[float] = []
        liked, taken = game, fresh[0]
        last = len(fresh) - 1
        for at, option in enumerate(fresh):
            trial = game.fork() if at < last else game
            trial.choose(option, seat)
            values = self._leaf(trial)
            self._seen(values)
            children[seat, kind, option] = Node(values, self._decision.seat)
            if not best or values[seat] > best[seat]:
                best, liked, taken = values, trial, option
        if leaf == "mixed":
            self._play_on(liked, to_rest=False)
            played = valued(liked, self._habits.spread)
            best = [(one + other) / 2 for one, other in zip(best, played, strict=True)]
            self._seen(best)
            children[seat, kind, taken] = Node(best, self._decision.seat)
        return best

    def _leaf(self, game: Game) -> list[float]:
        """What a new position is worth: by its judge at once, at the next rest, or after a game played at random."""
        leaf = self._habits.leaf
        if leaf == "quiet" or leaf == "playout":
            self._play_on(game, to_rest=leaf == "quiet")
        return valued(game, self._habits.spread)

    def _play_on(self, game: Game, to_rest: bool) -> None:
        """Play at random: to the next rest, or to the end."""
        shunned = self._habits.shunned
        left = self._habits.longest
        while left and not (to_rest and game.at_rest):
            decision = game.decision
            if decision is None:
                break
            options = decision.options
            at = int(self._random.random() * len(options))
            if shunned and len(options) > 1 and str(options[at]) == shunned:
                # Any of the others instead.
                at = (at + 1 + int(self._random.random() * (len(options) - 1))) % len(options)
            game.choose(options[at], decision.seat)
            left -= 1

    def _best(self, ways: list[Node], seat: int) -> int:
        """Where the option stands that promises most to the chooser, with room for those that were tried less."""
        spread = max(self._high[seat] - self._low[seat], 1e-6) * self._habits.explore
        best = 0
        most = -1.0
        for at, way in enumerate(ways):
            way.available += 1.0
            promise = way.totals[seat] / way.visits + spread * sqrt(log(way.available) / way.visits)
            if promise > most:
                most = promise
                best = at
        return best

    def _seen(self, values: list[float]) -> None:
        for seat, value in enumerate(values):
            if value < self._low[seat]:
                self._low[seat] = value
            if value > self._high[seat]:
                self._high[seat] = value


def valued(game: Game, spread: float = 0.0) -> list[float]:
    """Every seat's chance to win; an ended game is what it is, and one that nobody won is nobody's.

    With a spread it is how far ahead everybody came that counts, not only who won.
    """
    outcome = game.outcome
    if outcome is None:
        return game.rules.judges(game.state)
    if spread:
        return shares(outcome.scores, spread)
    winners = outcome.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.ranks))]
