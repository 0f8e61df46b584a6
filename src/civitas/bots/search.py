"""The bot that searches: one tree of choices over many deals that its seat can't tell from the truth.

It is an information-set tree search with open loops.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, Final

from civitas.bots.eyes import Eyes
from civitas.bots.thought import Opinion, Thought, of_one
from civitas.bots.tree import Node, Tree, sensible
from civitas.bots.why import explained
from civitas.kernel.decisions import Decision
from civitas.kernel.errors import CannotRedeal
from civitas.kernel.rules import Habits

_PATIENCE: Final = 4
"""A game that has reached this part of what is enough goes on too long: its players undo each other's work. From then
on they do something else now and then."""
_LOOK: Final = 8
"""After so many iterations a search that needs only its first option sees whether that is settled."""


class Search:
    """Thinks for so many iterations, or until its seconds are over, and takes the option it looked at most."""

    def __init__(self, seed: int, iterations: int, seconds: float | None = None, habits: Habits | None = None) -> None:
        self._seed = seed
        self._iterations = iterations
        self._seconds = seconds
        self._habits = habits

    def choose(self, eyes: Eyes) -> Any:
        """The option that the search went to most."""
        options = sensible(eyes.decision).options
        if len(options) == 1:
            return options[0]
        return self._search(eyes, eyes.luck(self._seed), settles=True).best

    def think(self, eyes: Eyes) -> Thought:
        """Opinions about all options, the best of them with reasons."""
        luck = eyes.luck(self._seed)
        return explained(eyes, self._search(eyes, luck), luck)

    def _search(self, eyes: Eyes, luck: int, settles: bool = False) -> Thought:
        """Opinions about all options, from worlds that look like this one to the seat.

        If it `settles`, it ends as soon as the iterations that are left can't change which option is first.
        """
        tree: Tree | None = None
        began = perf_counter()
        done = iterations = patience = 0
        cut = False
        try:
            for world in eyes.worlds(luck):
                if tree is None:
                    habits = self._habits or world.rules.habits
                    patience = world.rules.enough // _PATIENCE
                    tree = Tree(world.seats, eyes.decision, habits, luck)
                    iterations = self._iterations * habits.effort
                    # A restless choice is drawn by all shares: those are settled at the end only.
                    settles = settles and eyes.number <= patience
                tree.iterate(world)
                done += 1
                if done == iterations or (settles and done % _LOOK == 0 and _lead(tree.root) > iterations - done):
                    break
                if self._seconds is not None and perf_counter() - began > self._seconds:
                    cut = True
                    break
        except CannotRedeal:
            if tree is None:
                # Nothing can be tried: any option is as good as another.
                options = sensible(eyes.decision).options
                return of_one(options[luck % len(options)], options)
        assert tree is not None
        found = opinions(tree.root, eyes.decision)
        if eyes.number > patience:
            found = _restless(found, luck)
        return Thought(found, done, cut, iterations)


def _lead(root: Node) -> float:
    """How many visits the option that was looked at most is ahead of the next."""
    first = second = 0.0
    for child in (root.children or {}).values():
        if child.visits > first:
            first, second = child.visits, first
        elif child.visits > second:
            second = child.visits
    return first - second


def opinions(root: Node, decision: Decision) -> tuple[Opinion, ...]:
    """What was found about a decision, the option that was looked at most first."""
    seat, kind = decision.seat, decision.kind
    found = []
    children = root.children or {}
    total = sum(child.visits for child in children.values())
    for option in decision.options:
        child = children.get((seat, kind, option))
        if child is None:
            found.append(Opinion(option, 0.0, 0.0, 1.0, (kind.text(option),)))
            continue
        line = (kind.text(option), *child.line())
        found.append(Opinion(option, child.visits / total, child.mean(seat), child.error(seat), line))
    return tuple(sorted(found, key=lambda one: (-one.share, -one.chance)))


def _restless(found: tuple[Opinion, ...], luck: int) -> tuple[Opinion, ...]:
    """Any option first, the likelier the more it was looked at."""
    taken = Random(luck).choices(found, [one.share for one in found])[0]
    return (taken, *[one for one in found if one is not taken])
