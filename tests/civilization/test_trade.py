"""The trade phase: collecting, offers and answers (rules 6.8, 6.9, 16.6)."""

from __future__ import annotations

import civitas
from civitas import Game
from tests.civilization.tables import choose, player, table


def texts(game: Game) -> list[str]:
    assert game.decision is not None
    return game.decision.texts


def trading(me: dict[str, object], you: dict[str, object]) -> Game:
    return table(me, you, phase="trade", stage=0)


def test_trade_is_collected_and_stops_at_the_end_of_the_dial() -> None:
    # Five squares around the Mongols' capital are desert, one is covered.
    game = trading({"trade": 25}, {"trade": 3})
    assert player(game, 0)["trade"] == 27
    game = table({}, {}, phase="trade", stage=0, built={"0,0": "artist"})
    assert player(game, 0)["trade"] == 4


def test_an_offer_is_accepted() -> None:
    game = trading({"resources": {"silk": 1}}, {"culture": 4})
    choose(game, "0>propose:1 0>give:silk 0>ask:culture:3 0>send 1>accept")
    assert player(game, 0)["culture"] == 3
    assert (player(game, 1)["culture"], player(game, 1)["resources"]) == (1, {"silk": 1})


def test_an_offer_is_declined_and_costs_one() -> None:
    game = trading({"culture": 2}, {"culture": 4})
    choose(game, "0>propose:1 0>give:culture:2 0>send 1>decline")
    assert player(game, 0)["culture"] == 2
    assert player(game, 0)["offers"] == 9
    assert game.decision is not None
    assert game.decision.seat == 1


def test_nobody_gives_what_he_has_not() -> None:
    game = choose(trading({"culture": 2, "hand": ["drought"]}, {"culture": 1}), "0>propose:1")
    offered = texts(game)
    assert {"give:culture:2", "give:drought", "ask:culture:1"} <= set(offered)
    assert not {"give:culture:3", "give:silk", "ask:culture:2", "send"} & set(offered)


def test_a_resource_of_a_kind_comes_from_either_source() -> None:
    game = trading({"culture": 1}, {"resources": {"iron": 1}, "tokens": ["hut_iron"]})
    choose(game, "0>propose:1 0>ask:iron 0>send 1>accept 1>hut_iron")
    assert player(game, 0)["tokens"] == ["hut_iron"]
    assert player(game, 1)["resources"] == {"iron": 1}


def test_what_can_not_be_delivered_can_not_be_accepted() -> None:
    game = trading({"culture": 1}, {"tokens": ["hut_iron"]})
    choose(game, "0>propose:1 0>ask:uranium 0>send")
    assert texts(game) == ["decline"]


def test_a_hand_above_its_limit_is_discarded_at_once() -> None:
    game = trading({"hand": ["drought", "sabotage"]}, {"hand": ["drought", "migrants"]})
    choose(game, "0>propose:1 0>give:sabotage 0>send 1>accept 1>migrants")
    assert player(game, 1)["hand"] == ["drought", "sabotage"]


def test_the_phase_ends_when_all_have_passed() -> None:
    game = choose(trading({}, {}), "0>pass 1>pass")
    assert game.state.phase == "management"  # type: ignore[attr-defined]


def three_traders() -> Game:
    """Seat 0 has offered Drought for an event of seat 1; seat 2 sees only that there is an offer."""
    sheets = ("mongols", "zulu", "greeks")
    hands = (["drought", "sabotage"], ["migrants"], [])
    players = [{"civilization": one, "hand": hand, "trade": 3} for one, hand in zip(sheets, hands, strict=True)]
    game = civitas.arrange("civilization", {"phase": "trade", "stage": 1, "players": players})
    return choose(game, "0>propose:1 0>give:drought 0>ask:event_1 0>send")


def test_who_is_outside_an_offer_does_not_know_what_is_in_it() -> None:
    game = three_traders()
    offers = [game.redeal(2, seed).state.offer for seed in range(40)]  # type: ignore[attr-defined]
    given = {tuple(sorted(str(item.thing) for item in offer.gives)) for offer in offers}
    asked = {tuple(sorted(str(item.thing) for item in offer.asks)) for offer in offers}
    assert {(), ("trade",)} <= given
    assert {(), ("event_1",)} <= asked
    known = game.redeal(1, 1).state.offer  # type: ignore[attr-defined]
    assert [str(item.thing) for item in (*known.gives, *known.asks)] == ["drought", "event_1"]


def test_an_offer_that_is_not_sent_is_its_proposers_secret() -> None:
    game = trading({"hand": ["drought", "sabotage"], "culture": 5}, {"hand": ["migrants"], "culture": 5})
    choose(game, "0>propose:1 0>give:drought 0>ask:event_1")
    mine = {str(game.redeal(0, seed).table()["offer"]) for seed in range(10)}
    assert mine == {str(game.table()["offer"])}
    assert len({str(game.redeal(1, seed).table()["offer"]) for seed in range(10)}) > 1


def test_an_offer_is_composed_line_by_line() -> None:
    """Rules 16.6: between two lines the table is at rest, and plays on from its position."""
    game = trading({"hand": ["drought"], "resources": {"silk": 2}}, {"culture": 4})
    choose(game, "0>propose:1 0>give:silk")
    position = game.position()
    assert position["since"] == []
    assert position["offer"] == {"proposer": 0, "receiver": 1, "gives": {"silk": 1}, "asks": {}, "sent": False}
    again = civitas.arrange("civilization", position)
    assert texts(again) == texts(game)
    choose(again, "0>give:silk 0>ask:culture:3")
    assert not {"give:silk", "ask:culture:1"} & set(texts(again))
    choose(again, "0>send 1>accept")
    assert player(again, 1)["resources"] == {"silk": 2}


def test_an_accepted_offer_can_be_redealt_while_it_is_carried_out() -> None:
    game = choose(three_traders(), "1>accept")
    assert game.decision is not None
    assert game.decision.kind.name == "trade.pick"
    for seed in range(40):
        assert game.redeal(2, seed).decision is not None


def test_who_is_outside_sees_by_the_exchange_what_an_accepted_offer_was() -> None:
    """No other offer would have made this hand too large: where nothing else fits, the offer stays as it was."""
    sheets = ("mongols", "zulu", "greeks")
    hands = (["drought", "sabotage"], ["drought", "migrants"], [])
    players = [{"civilization": one, "hand": hand, "trade": 9} for one, hand in zip(sheets, hands, strict=True)]
    stock = {"resources": {"iron": 1, "silk": 1}}
    game = civitas.arrange("civilization", {"phase": "trade", "stage": 1, "players": [p | stock for p in players]})
    choose(game, "0>propose:1 0>give:sabotage 0>give:trade:7 0>give:silk 0>give:iron 0>send 1>accept")
    assert game.decision is not None
    assert game.decision.kind.name == "hand.discard"
    for eye in (2, None):
        deals = [game.redeal(eye, seed) for seed in range(20)]
        assert all(deal.view(eye) == game.view(eye) for deal in deals)
        assert len({str(deal.table()["players"][1]["hand"]) for deal in deals}) > 1


def test_what_others_pick_is_picked_anew_in_a_redeal() -> None:
    """Seat 2 sees how many events seat 1 has picked so far, and of which level, but not which."""
    sheets = ("mongols", "zulu", "greeks")
    hands = (["drought"], ["migrants", "sabotage", "flooding"], [])
    players = [{"civilization": one, "hand": hand} for one, hand in zip(sheets, hands, strict=True)]
    game = civitas.arrange("civilization", {"phase": "trade", "stage": 1, "players": players})
    choose(game, "0>propose:1 0>ask:event_1 0>ask:event_1 0>send 1>accept 1>migrants")
    picked = {str(game.redeal(2, seed).history[-1][2]) for seed in range(60)}
    assert len(picked) > 5
