"""Blue tokens: payments, gains, losses, and payments by hand (rules 15)."""

from __future__ import annotations

from itertools import product

from civitas.games.through_the_ages.rules.tokens import gain, lose

from .scenes import asked, data, kind, play, scene, texts, who

TECHNOLOGIES = ["irrigation", "selective_breeding", "mechanized_agriculture"]
VALUES = {"agriculture": 1, "irrigation": 2, "selective_breeding": 3, "mechanized_agriculture": 5}


def test_15_8_a_payment_is_exact_and_leaves_the_most_tokens_in_the_bank() -> None:
    for counts in product(range(3), repeat=4):
        tokens = dict(zip(VALUES, counts, strict=True))
        worth = sum(VALUES[id_] * count for id_, count in tokens.items())
        for due in range(1, worth + 1, 3):
            game = scene({"technologies": TECHNOLOGIES, "tokens": tokens, "blue": 9})
            player = who(game)
            assert lose(player, due, True) == due
            assert player.food == worth - due
            assert player.blue_bank + sum(player.tokens) == 9 + sum(counts)


def test_15_3_without_change_more_is_paid_and_the_bank_is_empty() -> None:
    game = scene({"technologies": ["iron"], "tokens": {"iron": 1}, "blue": 0, "unused": 1})
    play(game, "build:agriculture")
    assert (who(game).resources, data(game)["blue"]) == (0, 1)
    game = scene({"technologies": ["coal"], "tokens": {"coal": 1}, "blue": 0})
    player = who(game)
    lose(player, 1, False)
    assert (player.resources, player.blue_bank) == (1, 0)


def test_15_2_gains_use_the_highest_values_that_fit() -> None:
    game = scene({"technologies": TECHNOLOGIES, "blue": 9})
    assert gain(who(game), 9, True) == 9
    assert data(game)["tokens"] == {"agriculture": 1, "mechanized_agriculture": 1, "selective_breeding": 1}
    short = scene({"technologies": TECHNOLOGIES, "blue": 1})
    assert gain(who(short), 4, True) == 3


def test_15_7_blue_tokens_are_lost_from_cards_when_the_bank_is_empty() -> None:
    game = scene(
        {"wars": [{"card": "war_over_technology", "target": 1}], "workers": {"warriors": 9}},
        {"specials": ["justice_system"], "blue": 2, "tokens": {"agriculture": 1, "bronze": 1}},
        phase="start",
    )
    play(game, "steal:justice_system")
    assert (asked(game), kind(game), texts(game)) == (1, "token_loss", ["agriculture", "bronze"])
    play(game, "bronze")
    assert (data(game, 1)["blue"], data(game, 1)["tokens"]) == (0, {"agriculture": 1})


def test_7_10_a_stage_is_covered_from_a_card_when_the_bank_is_empty() -> None:
    start = {"wonder": "eiffel_tower", "tokens": {"agriculture": 1, "iron": 2}, "technologies": ["iron"], "blue": 0}
    game = scene({**start, "workers": {"iron": 0}, "pool": 0})
    assert "stages:1" in texts(game)
    play(game, "stages:1")
    # Two tokens of iron pay three with one taken back, which covers the stage.
    assert data(game)["stages"] == 1
    last = scene({"wonder": "hanging_gardens", "blue": 0, "tokens": {"bronze": 2}})
    assert "stages:1" in texts(last)
    none = scene({"wonder": "hanging_gardens", "blue": 0, "tokens": {"bronze": 1, "agriculture": 3}})
    assert "stages:1" not in texts(none)


def test_7_10_the_builder_chooses_the_token_for_a_stage() -> None:
    start = {"wonder": "library_of_alexandria", "hand": ["engineering_genius_a"], "blue": 0}
    game = play(scene({**start, "tokens": {"agriculture": 1, "bronze": 2}}), "play:engineering_genius_a")
    assert (kind(game), texts(game)) == ("stage_token", ["agriculture", "bronze"])
    play(game, "agriculture")
    assert (data(game)["tokens"], data(game)["stages"]) == ({"bronze": 2}, 1)


def test_15_8_e_payments_by_hand() -> None:
    start = {"technologies": ["iron"], "tokens": {"bronze": 2, "iron": 1}, "blue": 9}
    game = scene(start, {}, variant={"manual_payments": True})
    play(game, "build:agriculture")
    assert (kind(game), texts(game)) == ("payment", ["return:bronze", "return:iron", "move:iron>bronze"])
    play(game, "return:iron")
    assert data(game)["tokens"] == {"bronze": 2}
    game = play(scene(start, {}, variant={"manual_payments": True}), "build:agriculture", "move:iron>bronze")
    assert data(game)["tokens"] == {"bronze": 2}


def test_15_8_e_gains_by_hand() -> None:
    start = {"technologies": ["iron"], "hand": ["reserves_i"], "blue": 9}
    game = play(scene(start, {}, variant={"manual_payments": True}), "play:reserves_i", "resources")
    assert (kind(game), texts(game)) == ("store", ["bronze", "iron"])
    play(game, "bronze")
    assert data(game)["tokens"] == {"bronze": 2}
