"""The research phase: secret commits, a common reveal, the pyramid (rules 11)."""

from __future__ import annotations

from civitas import Game
from tests.civilization.tables import choose, player, table

ROWS = [["pottery", "writing"], [], [], [], []]


def researching(me: dict[str, object], you: dict[str, object]) -> Game:
    return table(me, you, phase="research", stage=2)


def options(game: Game, seat: int) -> list[str]:
    return next(decision.texts for decision in game.pending if decision.seat == seat)


def test_all_commit_at_the_same_time() -> None:
    game = researching({"trade": 6}, {"trade": 6})
    assert [decision.seat for decision in game.pending] == [0, 1]
    choose(game, "currency")
    assert player(game, 0)["rows"][0] == ["horseback_riding"]
    choose(game, "writing")
    assert player(game, 0)["rows"][0] == ["horseback_riding", "currency"]
    assert player(game, 1)["rows"][0] == ["animal_husbandry", "writing"]


def test_the_dial_must_show_the_price() -> None:
    game = researching({"rows": ROWS, "trade": 10}, {})
    assert "currency" in options(game, 0)
    assert "monarchy" not in options(game, 0)
    game = researching({"rows": ROWS, "trade": 11}, {})
    assert "monarchy" in options(game, 0)


def test_the_pyramid_needs_two_cards_below() -> None:
    rows = [["pottery", "writing", "currency"], ["monarchy", "irrigation"], [], [], []]
    game = researching({"rows": rows, "trade": 27}, {})
    offered = options(game, 0)
    assert "banking" in offered
    assert "sailing" not in offered
    assert "flight" not in offered


def test_the_whole_dial_is_spent_but_for_coins() -> None:
    game = researching({"trade": 20, "coins": {"sheet": 3}}, {})
    choose(game, "currency")
    while game.decision is not None and game.decision.kind.name.startswith("rs."):
        choose(game, "none")
    assert player(game, 0)["trade"] == 3


def test_who_researches_nothing_keeps_his_trade() -> None:
    game = researching({"trade": 20}, {})
    choose(game, "none")
    assert player(game, 0)["trade"] == 20


def test_a_coin_of_the_new_tech_counts_at_once() -> None:
    game = researching({"rows": ROWS, "trade": 12}, {})
    choose(game, "civil_service")
    assert player(game, 0)["trade"] == 1


def test_a_known_tech_is_not_offered() -> None:
    game = researching({"trade": 6}, {})
    assert "horseback_riding" not in options(game, 0)
    assert "animal_husbandry" in options(game, 0)


def test_greeks_gain_nothing_for_what_others_reveal_too() -> None:
    game = researching({"civilization": "greeks", "trade": 6}, {"trade": 6})
    choose(game, "pottery pottery")
    assert "culture" not in player(game, 0)
    game = researching({"civilization": "greeks", "trade": 6}, {"trade": 6})
    choose(game, "pottery writing")
    assert player(game, 0)["culture"] == 1


def with_polo(**more: object) -> dict[str, object]:
    """A player who may set his dial to 27 at any time (rules 4.4)."""
    return {"persons": ["marco_polo"], **more}


def test_any_time_steps_are_taken_before_the_own_commit() -> None:
    """16.3: who has passed the window is asked again when another one has taken a step since."""
    built = {"0,0": "industrialist", "14,7": "industrialist"}
    game = table(
        with_polo(rows=ROWS),
        {"persons": ["zheng_he"], "civilization": "zulu", "trade": 6},
        phase="research",
        stage=0,
        built=built,
        markers={"5,0": "hut_iron"},
    )
    choose(game, "0>pass")
    assert game.decision is not None
    assert "gp:zheng_he" in game.decision.texts
    choose(game, "1>gp:zheng_he")
    assert game.decision is not None
    assert (game.decision.seat, game.decision.texts) == (0, ["gp:marco_polo", "pass"])
    choose(game, "0>gp:marco_polo")
    assert player(game, 0)["trade"] == 27
    assert "monarchy" in options(game, 0)


def test_nobody_is_asked_again_if_nothing_happened() -> None:
    game = table(with_polo(rows=ROWS), {}, phase="research", stage=0, built={"0,0": "industrialist"})
    choose(game, "0>pass")
    assert game.decision is not None
    assert game.decision.kind.name == "rs.commit"


def test_any_time_steps_follow_a_switch_of_policies() -> None:
    """16.7: between the switch and the commits everybody may still take one."""
    game = table(
        with_polo(techs=["writing", "pottery"]),
        {"techs": ["bureaucracy"]},
        phase="research",
        stage=1,
        built={"0,0": "industrialist"},
    )
    game.choose_text("rationalism>patronage", 1)
    assert game.decision is not None
    assert (game.decision.seat, game.decision.texts) == (0, ["gp:marco_polo", "pass"])
