"""Final scoring: rules 10."""

from __future__ import annotations

import pytest

from .scenes import EUROPE, full, play, scene, total


@pytest.mark.parametrize(
    ("level", "glory"),
    [(0, 0), (1, 1), (2, 1), (3, 1), (4, 4), (6, 4), (7, 7), (9, 7), (10, 10), (12, 10), (13, 13), (15, 13), (17, 13)],
)
def test_10_3_a_track_scores_the_space_it_slides_down_to(level: int, glory: int) -> None:
    assert total(scene({"tokens": {"token_finance": level}})).tracks == glory


@pytest.mark.parametrize(("markers", "glory"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3)])
def test_10_7_three_markers_in_the_harbor_are_one_glory(markers: int, glory: int) -> None:
    assert total(scene({"harbor": markers, "used": ["colony_house"]})).population == glory


def test_10_1_and_10_2_cities_and_controlled_connections() -> None:
    score = total(scene({"cities": ["london", "paris", "lisbon", "vienna"]}, {"cities": ["amsterdam"]}))
    assert (score.cities, score.connections) == (5, 2)


def test_10_2_a_connection_scores_for_whoever_controls_it_at_the_end() -> None:
    mine = {"harbor": 3, "buildings": ["fortress"], "cities": ["london"]}
    game = scene(mine, {"cities": ["amsterdam", "copenhagen"]})
    assert total(game, 1).connections == 1
    play(game, "activate:fortress", "attack:amsterdam")
    assert total(game, 0).connections == 1
    assert total(game, 1).connections == 0


def test_10_4_glory_on_held_cards_governors_included() -> None:
    cards = ["far_east_3", "far_east_5", "far_east_governor", "slavery_5"]
    assert total(scene({"cards": cards}, tracks=full("far_east", 1))).cards == 3 + 6 + 2


def test_10_9_unspent_blue_tokens_score_nothing() -> None:
    assert total(scene({"tokens": {"token_occupy": 6, "token_attack": 6}})).total == 3


def test_10_a_whole_player_line_by_line() -> None:
    mine = {
        "harbor": 7,
        "buildings": ["university", "workshop", "bank", "museum"],
        "cities": ["london", "paris", "vienna", "bombay"],
        "tokens": {"token_industry": 5, "token_finance": 2},
        "cards": ["india_1", "slavery_1"],
        "face_down": ["slavery_0", "slavery_2"],
        "governor": "india_governor",
    }
    score = total(scene(mine, tracks=full("india", 1)))
    # Industry 2 + 5 + 1, culture 2 + 3 + 1 + 2, finance 2 + 2 + 1 + 1, politics 0.
    assert score.tracks == 7 + 7 + 4 + 0
    assert (score.cities, score.connections) == (5, 2)
    assert (score.cards, score.governor_space, score.university) == (2, 0, 3)
    assert (score.population, score.slavery) == (2, -2)
    assert score.total == 18 + 5 + 2 + 2 + 0 + 3 + 2 - 2


def test_10_10_tied_players_share_the_victory() -> None:
    seats = [{"passed": True, "cities": [city]} for city in EUROPE[:3]]
    game = scene(*seats, {"passed": True}, round=7)
    assert game.outcome is not None
    assert game.outcome.scores == (4, 4, 4, 3)
    assert game.outcome.ranks == (1, 1, 1, 4)
    assert game.outcome.winners == (0, 1, 2)


def test_scores_at_the_end_are_those_of_the_view() -> None:
    game = scene({"harbor": 4, "cities": ["vienna"]}, {"passed": True}, {"passed": True}, round=7)
    play(game, "pass")
    view = game.view(None)
    assert game.outcome is not None
    assert tuple(player.score.total for player in view.players) == game.outcome.scores
    assert view.ranks == game.outcome.ranks
    assert view.over
