"""The bot that searches: one tree of choices over many deals that its seat can't tell from the truth.

It is an information-set tree search with open loops. Every iteration plays one world from the decision on: down the
tree by the choices that look best to whoever chooses, and at a new place it values the position for all seats at once.
A node is a way of choices, not a position: what chance and hidden cards bring differs from world to world. So a choice
is compared with how often it could have been made, not with how often its node was visited.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from civitas.bots.eyes import Eyes
from civitas.bots.thought import Opinion, Thought, of_one
from civitas.bots.why import explained
from civitas.kernel.decisions import Decision, Kind
from civitas.kernel.errors import CannotRedeal
from civitas.kernel.game import Game
from civitas.kernel.rules import Habits

_DEEPEST: Final = 60
_LINE: Final = 4


class _Node:
    """A way of choices: how often it was gone and could have been gone, and what came of it for each seat."""

    __slots__ = ("available", "children", "squares", "totals", "visits")

    def __init__(self, seats: int) -> None:
        self.children: dict[tuple[int, Kind[Any], Any], _Node] = {}
        self.available = 0
        self.visits = 0
        self.totals = [0.0] * seats
        self.squares = [0.0] * seats

    def add(self, values: Sequence[float]) -> None:
        """One more visit with this result."""
        self.visits += 1
        for seat, value in enumerate(values):
            self.totals[seat] += value
            self.squares[seat] += value * value

    def mean(self, seat: int) -> float:
        return self.totals[seat] / self.visits

    def error(self, seat: int) -> float:
        """The standard error of the mean."""
        mean = self.mean(seat)
        return sqrt(max(0.0, self.squares[seat] / self.visits - mean * mean) / self.visits)


class Search:
    """Thinks for so many iterations, or until its seconds are over, and takes the option it looked at most."""

    def __init__(self, seed: int, iterations: int, seconds: float | None = None, habits: Habits | None = None) -> None:
        self._seed = seed
        self._iterations = iterations
        self._seconds = seconds
        self._habits = habits

    def choose(self, eyes: Eyes) -> Any:
        """The option that the search went to most."""
        if len(eyes.decision.options) == 1:
            return eyes.decision.options[0]
        return self._search(eyes, eyes.luck(self._seed)).best

    def think(self, eyes: Eyes) -> Thought:
        """Opinions about all options, the best of them with reasons."""
        luck = eyes.luck(self._seed)
        return explained(eyes, self._search(eyes, luck), luck)

    def _search(self, eyes: Eyes, luck: int) -> Thought:
        """Opinions about all options, from worlds that look like this one to the seat."""
        tree: _Tree | None = None
        began = perf_counter()
        done = iterations = 0
        cut = False
        try:
            for world in eyes.worlds(luck):
                if tree is None:
                    habits = self._habits or world.rules.habits
                    tree = _Tree(world, eyes.decision, habits, luck)
                    iterations = self._iterations * habits.effort
                tree.iterate(world)
                done += 1
                if done == iterations:
                    break
                if self._seconds is not None and perf_counter() - began > self._seconds:
                    cut = True
                    break
        except CannotRedeal:
            if tree is None:
                # Nothing can be tried: any option is as good as another.
                options = eyes.decision.options
                return of_one(options[luck % len(options)], options)
        assert tree is not None
        return Thought(tree.opinions(), done, cut, iterations)


class _Tree:
    """The tree of one decision."""

    def __init__(self, world: Game, decision: Decision, habits: Habits, luck: int) -> None:
        self._seats = world.seats
        self._decision = decision
        self._habits = habits
        self._random = Random(luck)
        self._root = _Node(self._seats)
        self._low = [1.0] * self._seats
        self._high = [0.0] * self._seats

    def iterate(self, game: Game) -> None:
        """Play one world down the tree, value what comes, and keep it along the way."""
        node = self._root
        way = [node]
        decision = next(one for one in game.pending if one.seat == self._decision.seat)
        while True:
            options = decision.options
            if len(options) == 1:
                game.choose(options[0], decision.seat)
            else:
                seat, kind = decision.seat, decision.kind
                fresh = [option for option in options if (seat, kind, option) not in node.children]
                if fresh:
                    values = self._opened(node, game, decision, fresh)
                    break
                option, node = self._best(node, decision)
                game.choose(option, seat)
                way.append(node)
            if (following := game.decision) is None or len(way) > _DEEPEST:
                values = valued(game)
                break
            decision = following
        self._seen(values)
        for one in way:
            one.add(values)

    def _opened(self, node: _Node, game: Game, decision: Decision, fresh: Sequence[Any]) -> Sequence[float]:
        """Try every new option once; the values of the one that is best for the chooser go up.

        A game played at random says too little for that: the best of many would be the luckiest. There one is tried.
        """
        best: Sequence[float] | None = None
        seat = decision.seat
        if self._habits.leaf == "playout":
            fresh = [fresh[self._random.randrange(len(fresh))]]
        for option in fresh:
            trial = game.fork() if len(fresh) > 1 else game
            trial.choose(option, seat)
            values = self._leaf(trial)
            self._seen(values)
            child = _Node(self._seats)
            child.available = 1
            child.add(values)
            node.children[seat, decision.kind, option] = child
            if best is None or values[seat] > best[seat]:
                best = values
        assert best is not None
        return best

    def _leaf(self, game: Game) -> Sequence[float]:
        """What a new position is worth: by its judge at once, at the next rest, or after a game played at random."""
        draw = self._random.randrange
        leaf = self._habits.leaf
        if leaf != "judged":
            left = self._habits.longest
            while left and (decision := game.decision) is not None and (leaf == "playout" or not game.at_rest):
                game.choose(decision.options[draw(len(decision.options))], decision.seat)
                left -= 1
        return valued(game)

    def _best(self, node: _Node, decision: Decision) -> tuple[Any, _Node]:
        """The option that promises most to the chooser, with room for those that were tried less."""
        seat, kind = decision.seat, decision.kind
        spread = max(self._high[seat] - self._low[seat], 1e-6) * self._habits.explore
        chosen: tuple[Any, _Node] | None = None
        most = -1.0
        for option in decision.options:
            child = node.children[seat, kind, option]
            child.available += 1
            promise = child.totals[seat] / child.visits + spread * sqrt(log(child.available) / child.visits)
            if promise > most:
                most = promise
                chosen = option, child
        assert chosen is not None
        return chosen

    def _seen(self, values: Sequence[float]) -> None:
        for seat, value in enumerate(values):
            if value < self._low[seat]:
                self._low[seat] = value
            if value > self._high[seat]:
                self._high[seat] = value

    def opinions(self) -> tuple[Opinion, ...]:
        """What was found, the option that was looked at most first."""
        seat, kind = self._decision.seat, self._decision.kind
        found = []
        total = sum(child.visits for child in self._root.children.values())
        for option in self._decision.options:
            child = self._root.children.get((seat, kind, option))
            if child is None:
                found.append(Opinion(option, 0.0, 0.0, 1.0, (kind.text(option),)))
                continue
            line = (kind.text(option), *_line(child))
            found.append(Opinion(option, child.visits / total, child.mean(seat), child.error(seat), line))
        return tuple(sorted(found, key=lambda one: (-one.share, -one.chance)))


def _line(node: _Node) -> list[str]:
    """The choices that followed most often."""
    line: list[str] = []
    while node.children and len(line) < _LINE:
        (_, kind, option), node = max(node.children.items(), key=lambda pair: pair[1].visits)
        line.append(kind.text(option))
    return line


def valued(game: Game) -> Sequence[float]:
    """Every seat's chance to win; an ended game is what it is."""
    outcome = game.outcome
    if outcome is None:
        return game.rules.judges(game.state)
    share = 1 / len(outcome.winners)
    return [share if seat in outcome.winners else 0.0 for seat in range(len(outcome.ranks))]
