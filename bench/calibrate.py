"""Fit what a game's judge goes by to finished games: python bench/calibrate.py GAME SEATS GAMES [--weights].

Bots play games; at every fifth rest the features of all seats are noted. From these and from who won, a logistic
regression finds how many points of a lead are much (`spread`) and, if it is asked to, how much each feature counts,
which needs hundreds of games. What is found is printed as weights.json, with how well old and new foretell the games
that were left out of the fit.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from itertools import pairwise
from math import exp, log
from random import Random

import civitas
from civitas.bots import Bot, Search, look, make
from civitas.kit.facts import weights as weights_of

EVERY = 5
ROUNDS = 100
ITERATIONS = 25
STEP = 0.5
FIRM = 0.2
"""How strongly weights are held to what they are: a feature must earn what it is given more or less."""

Sample = tuple[list[list[float]], list[float]]


def played(game: str, seats: int, seed: int) -> list[Sample]:
    """The features of all seats at rests of one game, as they are weighed now, each with the shares of the win."""
    judge = import_module(f"civitas.games.{game}.judge")
    playing = civitas.new(game, seats, seed)
    draw = Random(seed)
    players = [player(draw.randrange(4), seed * 31 + seat) for seat in range(seats)]
    found = []
    number = 0
    while (decision := playing.decision) is not None and len(playing.history) < playing.rules.enough:
        if playing.at_rest:
            number += 1
            if number % EVERY == 0:
                found.append([list(judge.reasons(playing.state, seat).values()) for seat in range(seats)])
        playing.choose(players[decision.seat].choose(look(playing, decision)), decision.seat)
    outcome = playing.outcome
    if outcome is None or not outcome.winners:
        return []
    won = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]
    return [(features, won) for features in found if all(features)]


def player(number: int, seed: int) -> Bot:
    """Good and weak players alike: what is to be learned is what a lead is worth, not how one bot plays."""
    return Search(seed, ITERATIONS) if number > 1 else make("quiet" if number else "greedy", seed)


def chances(features: list[list[float]], weights: list[float], spread: float) -> list[float]:
    """Every seat's chance to win."""
    worths = [sum(w * f for w, f in zip(weights, one, strict=True)) / spread for one in features]
    best = max(worths)
    odds = [exp(worth - best) for worth in worths]
    return [one / sum(odds) for one in odds]


def loss(samples: list[Sample], weights: list[float], spread: float) -> float:
    """The mean surprise at who won."""
    total = 0.0
    for features, won in samples:
        for chance, share in zip(chances(features, weights, spread), won, strict=True):
            total -= share * log(max(chance, 1e-9))
    return total / len(samples)


def fit_spread(samples: list[Sample], weights: list[float], start: float) -> float:
    """The spread that surprises least, among steps of a tenth."""
    tried = [start * 1.1**step for step in range(-20, 31)]
    return min(tried, key=lambda spread: loss(samples, weights, spread))


def fit_weights(samples: list[Sample], count: int, spread: float) -> list[float]:
    """Factors for the weights that surprise less, by descent along the slope of each; none falls below zero."""
    # A feature that differs little between seats may change much before it is held back.
    bends = [
        sum((f[at] - g[at]) ** 2 for features, _ in samples for f, g in pairwise(features)) / spread**2 / len(samples)
        for at in range(count)
    ]
    factors = [1.0] * count
    for _ in range(ROUNDS):
        slopes = [FIRM * bends[at] * (factors[at] - 1.0) for at in range(count)]
        for features, won in samples:
            for one, chance, share in zip(features, chances(features, factors, spread), won, strict=True):
                for at, feature in enumerate(one):
                    slopes[at] += (chance - share) * feature / spread / len(samples)
        for at, slope in enumerate(slopes):
            factors[at] = max(0.0, factors[at] - STEP * slope / (bends[at] or 1.0))
    return factors


def main() -> None:
    """Play, fit, print."""
    game, seats, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    groups = [played(game, seats, seed) for seed in range(50_000, 50_000 + games)]
    Random(1).shuffle(groups)
    cut = max(1, len(groups) // 5)
    held, used = ([sample for group in part for sample in group] for part in (groups[:cut], groups[cut:]))
    names = list(import_module(f"civitas.games.{game}.judge").FEATURES)
    even = [1.0] * len(names)
    old = weights_of(f"civitas.games.{game}", names)
    spread = fit_spread(used, even, old.spread)
    factors = fit_weights(used, len(names), spread) if "--weights" in sys.argv else even
    losses = {
        "as it was": loss(held, even, old.spread),
        "spread fitted": loss(held, even, spread),
        "weights fitted": loss(held, factors, spread),
    }
    print(f"{len(used)} positions of {games} games, {len(held)} held back:", file=sys.stderr)
    print("; ".join(f"{name} {value:.4f}" for name, value in losses.items()), file=sys.stderr)
    weights = old.reasons(factors)
    rounded = {name: round(weights[name], 2) for name in names}
    print(json.dumps({"spread": round(spread, 1), "features": rounded}, indent=2))


if __name__ == "__main__":
    main()
