"""Who knows which card (rules 9.5, 9.6, 9.8), and what is seen of it."""

from __future__ import annotations

import json

import msgspec

import civitas
from civitas import Game
from civitas.languages import sentences

from .scenes import choose, table


def knows(game: Game, seat: int | None, card: str) -> bool:
    """Whether the seat could tell where the card is."""
    return card not in {str(cards[at]) for pool in game.rules.hidden(game.state, seat) for cards, at in pool}


def knowers(game: Game, card: str) -> list[int | None]:
    """All who know where the card is."""
    return [seat for seat in [*range(game.seats), None] if knows(game, seat, card)]


ALL = [0, 1, 2, None]


def test_9_2_hands_and_score_piles_are_their_owners() -> None:
    game = table("H oars | S tools", "", "")
    assert knowers(game, "oars") == [0]
    assert knowers(game, "tools") == [0]


def test_9_3_nobody_knows_age_achievements_before_or_after_claiming() -> None:
    game = table("B tools | S coal", "", "", achievements=[{"age": 1, "card": "oars"}, *SPECIALS])
    assert knowers(game, "oars") == []
    choose(game, "achieve:1")
    assert knowers(game, "oars") == []
    assert "oars" not in json.dumps(msgspec.to_builtins(game.view(0)))


def test_9_4_covered_cards_are_known_to_all_but_shown_to_the_owner() -> None:
    game = table("B tools/writing", "", "")
    assert knowers(game, "writing") == ALL
    assert "writing" in json.dumps(msgspec.to_builtins(game.view(0)))
    assert "writing" not in json.dumps(msgspec.to_builtins(game.view(1)))


def test_9_5_a_drawn_card_is_known_to_who_drew_it() -> None:
    assert knowers(choose(table("B tools", "", "", top="oars"), "draw"), "oars") == [0]


def test_9_5_a_card_that_goes_between_two_hands_is_known_to_both() -> None:
    game = choose(table("B archery", "H calendar", "B the_wheel", top="oars"), "dogma:archery")
    assert knowers(game, "calendar") == [0, 1]


def test_9_5_a_melded_card_is_known_to_all() -> None:
    assert knowers(choose(table("H oars", "", ""), "meld:oars"), "oars") == ALL


def test_9_8_a_returned_card_is_known_at_the_bottom_of_its_pile() -> None:
    game = choose(table("B agriculture | H oars", "", "", top="calendar"), "dogma:agriculture oars")
    assert knowers(game, "oars") == [0]
    assert game.redeal(0, 5).state.supply[1][0].id == "oars"


def test_9_8_a_card_revealed_and_then_scored_stays_known_to_all() -> None:
    game = choose(table("B metalworking | H tools", "", "", top="archery writing"), "dogma:metalworking")
    assert knowers(game, "archery") == ALL
    assert knowers(game, "writing") == ALL
    assert knowers(game, "tools") == [0]


def test_9_6_a_hand_shown_as_proof_is_known_to_all() -> None:
    game = choose(table("B oars", "H tools archery", "B the_wheel"), "dogma:oars")
    assert knowers(game, "tools") == ALL
    assert knowers(game, "archery") == ALL


def test_9_8_of_two_known_cards_of_one_age_one_moves_unseen_and_both_are_lost() -> None:
    game = table("B agriculture | H oars tools coal", "", "", known={"oars": "all", "tools": "all", "coal": "all"})
    choose(game, "dogma:agriculture tools")
    assert knowers(game, "tools") == [0]
    assert knowers(game, "oars") == [0]
    assert knowers(game, "coal") == ALL


def test_9_8_the_only_card_of_its_age_stays_known_when_it_moves_unseen() -> None:
    game = table("B agriculture | H oars coal", "", "", known={"oars": "all"})
    choose(game, "dogma:agriculture oars")
    assert knowers(game, "oars") == ALL


def test_9_8_whole_hands_that_change_places_can_be_followed() -> None:
    game = table("B bicycle | H oars tools", "", "", known={"oars": "all"})
    choose(game, "dogma:bicycle yes")
    assert knowers(game, "oars") == ALL
    assert knowers(game, "tools") == [0]


def test_9_8_draw_and_score_is_that_very_card() -> None:
    game = table("B clothing | H oars", "", "", top="writing", known={"oars": "all", "writing": [1]})
    choose(game, "dogma:clothing")
    assert knowers(game, "writing") == [0, 1]


def test_rocketry_only_the_owner_knows_which_of_his_cards_went() -> None:
    game = table("B rocketry", "S tools oars", "", known={"tools": "all"}, chance=(1,))
    choose(game, "dogma:rocketry")
    assert [card.id for card in game.state.players[1].score.cards] == ["tools"]
    assert knowers(game, "oars") == [1]
    assert knowers(game, "tools") == [1]


def test_9_6_machinery_shows_the_scored_card() -> None:
    game = table("B machinery", "B pottery | H tools archery")
    choose(game, "dogma:machinery 1>tools")
    assert knowers(game, "tools") == [0, 1, None]
    assert knowers(game, "archery") == [1]


def test_9_5_fission_shows_no_more_than_was_known() -> None:
    game = choose(table("B fission | H oars", "S tools", "", top="robotics"), "dogma:fission")
    assert knowers(game, "oars") == [0]
    assert knowers(game, "tools") == [1]
    assert knowers(game, "robotics") == ALL
    assert game.view(None).removed == (1, 1, 9, 10)


def test_the_chronicle_names_a_card_only_to_those_who_know_it() -> None:
    game = choose(table("B tools", "", top="oars"), "draw")
    assert sentences(game, 0)[-1] == "Seat 0 draws Oars."
    assert sentences(game, 1)[-1] == "Seat 0 draws a 1."
    assert sentences(game, None)[-1] == "Seat 0 draws a 1."


def test_9_7_a_victim_who_is_asked_looks_alike_in_every_deal() -> None:
    game = choose(table("B oars", "H sailing writing tools", "B the_wheel"), "dogma:oars")
    hands = set()
    for seed in range(12):
        other = game.redeal(0, seed)
        assert other.view(0) == game.view(0)
        hands.add(tuple(sorted(card.id for card in other.state.players[1].hand.cards)))
    assert len(hands) > 1


def test_a_view_shows_the_whole_band() -> None:
    game = table("B pottery", "B agriculture | H archery tools", top="sailing writing")
    choose(game, "dogma:pottery 1>archery")
    (frame,) = game.view(0).band
    assert (frame.card.id, frame.actor, frame.sharers, frame.victims) == ("pottery", 0, (1,), ())
    assert frame.counts == (3, 3)
    assert (frame.effect, frame.executing, frame.doing, frame.limit) == (1, 1, "return", 3)
    assert [part.status for part in frame.effects[0].parts] == ["now", "next"]
    happened = frame.effects[0].parts[0].happenings[0]
    assert (happened.verb, happened.cards, happened.values) == ("return", (), (1,))
    mine = game.view(1).band[0].effects[0].parts[0].happenings[0]
    assert [card.id for card in mine.cards] == ["archery"]


def test_the_forecast_says_who_would_share_and_who_would_suffer() -> None:
    view = table("B archery", "B the_wheel", "B tools").view(None)
    pile = view.players[0].piles[1]
    assert pile.forecast == ("actor", "none", "victim")
    assert view.players[1].piles[2].forecast == ("none", "actor", "none")
    assert view.players[2].piles[0].forecast == ("none", "none", "actor")


SPECIALS = ["monument", "empire", "world", "wonder", "universe"]


def test_spectators_see_no_faces() -> None:
    game = civitas.new("innovation", 2, 3)
    assert all(player.hand is None and player.score is None for player in game.view(None).players)


def test_9_4_the_order_that_publications_gives_a_pile_is_its_owners() -> None:
    game = choose(table("B publications/tools/pottery/writing", "B archery"), "dogma:publications blue writing tools")
    chosen = [[card.id for card in game.view(seat).band[0].chosen_cards] for seat in (0, 1, None)]
    assert chosen == [["writing", "tools"], [], []]
    assert [game.view(seat).band[0].chosen for seat in (0, 1, None)] == [2, 2, 2]


def test_9_5_which_known_cards_construction_takes_is_seen_by_no_third_player() -> None:
    known = {"oars": "all", "archery": "all", "tools": "all"}
    game = table("B construction", "H oars archery tools", "B the_wheel", known=known)
    choose(game, "dogma:construction 1>oars")
    assert [[card.id for card in game.view(seat).band[0].chosen_cards] for seat in (1, 2, None)] == [["oars"], [], []]
    choose(game, "1>tools")
    assert not knows(game, 2, "oars")


def blue(game: Game, seat: int) -> list[str]:
    """The true blue pile of a seat, from top to bottom, at the last rest."""
    (pile,) = [pile for pile in game.position()["players"][seat]["board"] if "tools" in pile["cards"]]
    return list(pile["cards"])


PUBLISHED = "dogma:publications blue writing tools publications pottery"


def test_9_4_the_order_that_publications_gives_a_pile_is_dealt_anew_for_the_others() -> None:
    game = choose(table("B publications/tools/pottery/calendar/writing", "B archery"), f"{PUBLISHED} no")
    true = ["writing", "tools", "publications", "pottery", "calendar"]
    assert blue(game, 0) == true
    assert knowers(game, "writing") == [0, 1, None]
    assert knowers(game, "tools") == [0]
    for seat in (1, None):
        orders = [blue(game.redeal(seat, seed), 0) for seed in range(20)]
        assert {order[0] for order in orders} == {"writing"}
        assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(true))}
        assert len({tuple(order) for order in orders}) > 5
    assert all(blue(game.redeal(0, seed), 0) == true for seed in range(5))
    assert blue(game, 0) == true


def test_9_4_what_a_splayed_pile_shows_stays_in_every_deal() -> None:
    game = choose(table("B publications/tools/pottery/calendar/writing<left", "B archery"), f"{PUBLISHED} no")
    strips = game.view(1).players[0].piles[0].strips
    assert strips == (("castle",), ("lightbulb",), ("leaf",), ("lightbulb",))
    assert knowers(game, "tools") == [0, 1, None]
    orders = {tuple(blue(game.redeal(1, seed), 0)) for seed in range(20)}
    assert orders == {
        ("writing", "tools", "publications", "pottery", "calendar"),
        ("writing", "tools", "calendar", "pottery", "publications"),
    }


def test_9_4_a_rearranged_card_is_known_again_on_top_or_when_it_leaves() -> None:
    game = table("B publications/tools/pottery/calendar/writing coal", "B archery", top="banking")
    choose(game, f"{PUBLISHED} no dogma:coal writing")
    assert knowers(game, "tools") == [0, 1, None]
    assert knowers(game, "publications") == [0, 1, None]
    assert knowers(game, "pottery") == [0]


def test_9_4_a_rearranged_pile_removed_by_fission_is_known() -> None:
    game = table("B publications/tools/pottery/calendar/writing fission", "B archery", top="robotics")
    choose(game, f"{PUBLISHED} no dogma:fission")
    assert knowers(game, "pottery") == [0, 1, None]


def test_9_4_of_a_pile_of_two_the_order_can_be_told() -> None:
    game = choose(table("B publications/tools", "B archery"), "dogma:publications blue tools no")
    assert knowers(game, "publications") == [0, 1, None]


def test_9_4_where_covered_cards_are_public_a_new_order_is_too() -> None:
    game = table("B publications/tools/pottery/calendar/writing", "", variant={"covered_cards_public": True})
    choose(game, f"{PUBLISHED} no")
    assert knowers(game, "tools") == [0, 1, None]


def test_a_position_keeps_a_secret_order() -> None:
    game = choose(table("B publications/tools/pottery/calendar/writing", "B archery"), f"{PUBLISHED} no")
    again = civitas.arrange("innovation", game.position())
    assert knowers(again, "tools") == [0]
    assert [blue(again.redeal(1, seed), 0) for seed in range(5)] == [blue(game.redeal(1, seed), 0) for seed in range(5)]


def test_9_8_in_another_deal_everybody_knows_what_now_lies_where_he_knew_a_card() -> None:
    game = table("B oars", "H archery tools | S pottery", "B sailing", known={"archery": [1, 2]})
    hands = set()
    for seed in range(20):
        other = game.redeal(0, seed)
        seen = other.view(1).players[1]
        assert all(knows(other, 1, card.id) for card in seen.hand + seen.score)
        assert sum(knows(other, 2, card.id) for card in seen.hand) == 1
        assert civitas.arrange("innovation", other.position()).view(1) == other.view(1)
        hands.add(tuple(card.id for card in seen.hand))
    assert len(hands) > 10


def keeps(game: Game, seen: list[str]) -> None:
    """In the middle of an effect every eye has deals in which the cards that were shown stay, and others do not."""
    truth = [card.id for pile in game.settle().state.supply for card in pile]
    places = [at for at, card in enumerate(truth) if card in seen]
    for seat in [*range(game.seats), None]:
        deals = []
        for seed in range(40):
            other = game.redeal(seat, seed)
            assert other.view(seat) == game.view(seat)
            deals.append([card.id for pile in other.settle().state.supply for card in pile])
        assert all(deal[at] == truth[at] for deal in deals for at in places)
        assert len({tuple(deal) for deal in deals}) == len(deals)


def test_physics_in_mid_effect_leaves_the_shown_cards_where_they_were_seen() -> None:
    seen = ["atomic_theory", "canning", "vaccination"]
    game = choose(table("B physics | H oars", "", top=" ".join(seen)), "dogma:physics canning")
    assert game.since()
    keeps(game, seen)


def test_alchemy_in_mid_effect_leaves_the_shown_cards_where_they_were_seen() -> None:
    game = choose(table("B alchemy the_wheel | H oars tools", "", top="colonialism"), "dogma:alchemy")
    assert game.since()
    keeps(game, ["colonialism"])


def test_classification_shows_all_hands_and_everybody_follows_what_is_taken() -> None:
    game = table("B classification | H oars archery", "H coal banking", "H metalworking tools")
    choose(game, "dogma:classification oars")
    assert game.decision is not None
    assert game.decision.texts == ["archery", "metalworking", "oars", "coal"]
    for card in ("oars", "coal", "banking", "metalworking", "tools"):
        assert knowers(game, card) == ALL, card
    # Of two cards of one value that nobody saw leave, the others would lose track; these were taken for all to see.
    assert knowers(game, "archery") == [0]
    told = [one for part in game.view(2).band[-1].effects[0].parts for one in part.happenings if one.verb == "show"]
    assert [(one.seat, {card.id for card in one.cards}) for one in told] == [
        (1, {"coal", "banking"}),
        (2, {"metalworking", "tools"}),
    ]


def test_what_is_revealed_lies_in_the_view_until_the_next_player_begins() -> None:
    castles = ["B alchemy the_wheel masonry", "B mysticism metalworking domestication", ""]
    game = table(*castles, top="gunpowder anatomy enterprise invention")
    choose(game, "dogma:alchemy")
    # Seat 1 shares, has revealed a red card and returns what it drew.
    for seat in ALL:
        assert [card.id for card in game.view(seat).band[-1].revealed] == ["gunpowder", "anatomy"]
    told = game.view(2).band[-1].effects[0].parts[0].happenings
    assert {one.seat for one in told if one.verb == "reveal"} == {1}
    choose(game, "1>anatomy")
    # Both have revealed; now seat 0 melds one of the two that it kept.
    assert game.decision is not None
    assert (game.decision.seat, game.decision.texts) == (0, ["enterprise", "invention"])
    part = game.view(2).band[-1].effects[0].parts[1]
    assert [(one.seat, [card.id for card in one.cards]) for one in part.happenings if one.verb == "reveal"] == [
        (0, ["enterprise"]),
        (0, ["invention"]),
    ]
    assert game.view(2).band[-1].revealed == ()


def test_what_happened_is_told_with_where_from_and_where_to() -> None:
    game = choose(table("B compass tools oars", "B agriculture", "B the_wheel"), "dogma:compass")
    assert game.decision is not None
    assert game.decision.seat == 1
    told = game.view(2).band[-1].effects[0].parts[0].happenings[0]
    assert (told.verb, told.seat, told.place, told.to, told.into) == ("transfer", 1, "board", 0, "board")
    game = choose(table("B emancipation coal/oars", "H tools banking"), "dogma:emancipation tools")
    assert game.decision is not None
    told = game.view(0).band[-1].effects[0].parts[0].happenings[0]
    assert (told.verb, told.seat, told.place, told.to, told.into) == ("transfer", 1, "hand", 0, "score pile")
