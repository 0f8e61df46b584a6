"""What the table says before a discard is what the discard then does (rules 9.2 to 9.4)."""

from __future__ import annotations

import random

import civitas


def test_the_forecast_of_a_discard_comes_true() -> None:
    compared = 0
    whole = 0
    for seed in range(30):
        game = civitas.new("endeavor", seats=3 + seed % 3, seed=seed)
        chance = random.Random(seed)
        while not game.over:
            decision = game.decision
            assert decision is not None
            if decision.kind.name == "discard":
                for option in decision.options:
                    name = str(option).split(":")[1]
                    told = game.view(decision.seat).players[decision.seat].loss(name)
                    fork = game.fork()
                    fork.choose(option)
                    after = fork.view(decision.seat).players[decision.seat]
                    assert [track.level for track in told.tracks] == [track.level for track in after.tracks]
                    assert told.limit == after.limit
                    assert (name in {card.id for card in after.face_down}) == (told.goes == "face_down")
                    compared += 1
                    again = fork.decision
                    if again is not None and again.seat == decision.seat and again.kind.name in ("discard", "governor"):
                        assert (told.counted, told.glory) == (after.counted, after.score.total)
                        whole += 1
            game.choose(chance.choice(decision.options))
    assert compared > 50
    assert whole > 5
