"""Fit what a game's judge goes by to finished games: python bench/calibrate.py GAME SEATS GAMES [--weights].

Bots play games; at every tenth rest the features of all seats are noted. From these and from who won, a logistic
regression finds how many points of a lead are much (`spread`) and, if it is asked to, how much each feature counts,
which needs hundreds of games. What is found is printed as weights.json, with how well old and new foretell the games
that were left out of the fit.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from math import exp, log
from random import Random

import civitas
from civitas.bots import look, make
from civitas.kit.facts import weights as weights_of

EVERY = 10
ROUNDS = 400
FIRM = 0.02
"""How strongly weights are held to 1: a feature must earn what it is given more or less."""

Sample = tuple[list[list[float]], list[float]]


def played(game: str, seats: int, seed: int) -> list[Sample]:
    """The features of all seats at rests of one game, each with the shares of the win."""
    judge = import_module(f"civitas.games.{game}.judge")
    playing = civitas.new(game, seats, seed)
    # Good and weak players alike: what is to be learned is what a lead is worth, not how one bot plays.
    players = [make("greedy" if (seed + seat) % 3 else "easy", seed * 31 + seat) for seat in range(seats)]
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
    """Weights that surprise less, by gradient descent with a step for each weight; none falls below zero."""
    weights, slopes = [1.0] * count, [1e-9] * count
    for _ in range(ROUNDS):
        gradient = [FIRM * (weight - 1.0) for weight in weights]
        for features, won in samples:
            for one, chance, share in zip(features, chances(features, weights, spread), won, strict=True):
                for at, feature in enumerate(one):
                    gradient[at] += (chance - share) * feature / spread / len(samples)
        for at, slope in enumerate(gradient):
            slopes[at] += slope * slope
            weights[at] = max(0.0, weights[at] - 0.1 * slope / slopes[at] ** 0.5)
    return weights


def main() -> None:
    """Play, fit, print."""
    game, seats, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    groups = [played(game, seats, seed) for seed in range(50_000, 50_000 + games)]
    Random(1).shuffle(groups)
    cut = max(1, len(groups) // 5)
    held, used = ([sample for group in part for sample in group] for part in (groups[:cut], groups[cut:]))
    names = list(import_module(f"civitas.games.{game}.judge").FEATURES)
    even = [1.0] * len(names)
    old = weights_of(f"civitas.games.{game}", names).spread
    spread = fit_spread(used, even, old)
    weights = fit_weights(used, len(names), spread) if "--weights" in sys.argv else even
    losses = {
        "as it was": loss(held, even, old),
        "spread fitted": loss(held, even, spread),
        "weights fitted": loss(held, weights, spread),
    }
    print(f"{len(used)} positions of {games} games, {len(held)} held back:", file=sys.stderr)
    print("; ".join(f"{name} {value:.4f}" for name, value in losses.items()), file=sys.stderr)
    rounded = {name: round(weight, 2) for name, weight in zip(names, weights, strict=True)}
    print(json.dumps({"spread": round(spread, 1), "features": rounded}, indent=2))


if __name__ == "__main__":
    main()
