"""The kernel's verbs beyond one question to one seat, tried with the toy game Bazaar."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations

import pytest

import civitas
from civitas import IllegalChoice
from tests.contract.properties import table

HANDS = (["feast", "salt", "veto"], ["storm", "silk", "veto"], ["salt", "silk", "silk"])
DECK = ["salt", "salt", "silk", "feast", "storm"]
FATE = [["storm", -1], ["feast", -1]]


def bazaar(turn=-1, hands=HANDS, deck=DECK, fate=FATE, charms=(True, True, True)):
    players = [{"hand": hand, "points": 0, "charm": charm} for hand, charm in zip(hands, charms, strict=False)]
    return civitas.arrange(
        "bazaar", {"players": players, "deck": deck, "fate": fate, "thrown": [], "turn": turn}, seed=3
    )


def play(game, *choices):
    for choice in choices:
        seat, text = choice.split(" ", 1)
        game.choose_text(text, int(seat))
    return game


def asked(game):
    return {decision.seat: decision.texts for decision in game.pending}


class TestApart:
    def test_each_seat_has_its_own_chain_of_questions(self):
        game = play(bazaar(), "1 storm")
        assert asked(game)[1] == ["silk", "veto", "enough"]
        assert asked(game)[0] == ["feast", "salt", "veto", "enough"]
        play(game, "1 silk")
        assert sorted(asked(game)) == [0, 2]
        play(game, "0 enough", "2 salt", "2 enough")
        assert game.scores() == [0, 2, 1]
        assert game.decision.kind.name == "act"

    def test_others_see_only_who_is_not_done(self):
        fresh, begun = bazaar(), play(bazaar(), "1 storm")
        assert begun.view(0) == fresh.view(0)
        assert begun.asked(0) == (0, 1, 2)
        assert play(begun, "1 enough").asked(0) == (0, 2)

    def test_an_answer_of_a_chain_is_taken_back_alone(self):
        game = play(bazaar(), "1 storm", "0 feast", "1 silk")
        game.undo(1)
        assert asked(game)[1] == ["silk", "veto", "enough"]
        assert asked(game)[0] == ["salt", "veto", "enough"]
        game.undo(1)
        assert asked(game)[1] == ["storm", "silk", "veto", "enough"]

    def test_others_answer_anew_in_a_redeal(self):
        game = play(bazaar(), "1 storm", "1 veto", "0 feast", "2 silk")
        deals = [game.redeal(0, seed) for seed in range(60)]
        assert all(deal.view(0) == game.view(0) and asked(deal)[0] == asked(game)[0] for deal in deals)
        assert all(sorted(asked(deal)) == [0, 2] for deal in deals), "who is done is done, who is not is not"
        chains = {tuple(str(option) for seat, _, option in deal.in_round() if seat == 1) for deal in deals}
        assert len(chains) > 8
        assert {len(chain) for chain in chains} == {1, 2}
        assert all(not any(seat == 2 for seat, _, _ in deal.in_round()) for deal in deals)

    def test_a_round_is_saved_and_arranged(self):
        game = play(bazaar(), "1 storm", "0 feast")
        assert table(civitas.load(game.save())) == table(game)
        twin = civitas.arrange("bazaar", json.loads(json.dumps(game.position())))
        assert asked(twin) == asked(game)

    def test_plain_numbers_of_others_are_drawn_anew(self):
        """Equal numbers are one object: an open bid must be told from a closed one by its place."""
        game = civitas.new("auction", 2, 1)
        play(game, "0 3", "1 3", "0 5")
        bids = Counter(game.redeal(1, seed).open_picks()[0] for seed in range(200))
        assert set(bids) == set(range(11))
        assert {game.redeal(0, seed).open_picks()[0] for seed in range(20)} == {5}


class TestAsides:
    def test_a_seat_acts_without_being_asked(self):
        game = play(bazaar(turn=0), "2 charm")
        assert game.scores() == [0, 0, 1]
        assert asked(game) == {0: ["score", "bury", "rest"]}
        assert game.aside(2) is None

    def test_the_seat_that_is_asked_may_too(self):
        game = play(bazaar(turn=0), "0 charm", "0 rest")
        assert game.scores() == [1, 0, 0]
        assert [seat for seat, _, _ in game.history] == [0, 0]

    def test_nobody_else_is_waited_for(self):
        game = bazaar(turn=0)
        assert [decision.seat for decision in game.pending] == [0]
        assert game.aside(1).texts == ["charm"]
        with pytest.raises(IllegalChoice, match="score is not legal here; seat 1 can choose charm"):
            game.choose("score", 1)

    def test_what_has_no_aside_is_refused(self):
        game = bazaar(turn=0, charms=(True, False, True))
        with pytest.raises(IllegalChoice, match="Seat 1 is not asked; seat 0 is"):
            game.choose_text("charm", 1)

    def test_an_aside_is_taken_back_and_saved(self):
        game = play(bazaar(turn=0), "2 charm")
        assert civitas.load(game.save()).scores() == [0, 0, 1]
        game.undo(2)
        assert game.scores() == [0, 0, 0]

    def test_a_redeal_keeps_it(self):
        game = play(bazaar(turn=0), "2 charm")
        assert game.redeal(1, 4).scores() == [0, 0, 1]


class TestQuiet:
    def test_only_who_holds_an_answer_is_asked(self):
        game = play(bazaar(turn=2), "2 score")
        assert asked(game) == {0: ["veto", "let_be"]}
        play(game, "0 let_be")
        assert asked(game) == {1: ["veto", "let_be"]}
        assert play(game, "1 veto").scores() == [0, 0, 0]

    def test_others_know_nothing_of_it(self):
        game = play(bazaar(turn=2), "2 score")
        assert game.asked(0) == (0,)
        assert game.asked(1) == game.asked(2) == game.asked(None) == ()
        with pytest.raises(IllegalChoice, match=r"^Seat 2 is not asked\.$"):
            game.choose_text("rest", 2)

    def test_two_truths_with_one_view_give_the_same_deals(self):
        """Seat 2 scores: here two others were quietly asked, there nobody was."""
        one = play(bazaar(turn=2, charms=(False,) * 3), "2 score", "0 let_be", "1 let_be")
        hands = (["feast", "salt", "salt"], ["storm", "silk", "salt"], HANDS[2])
        other = play(bazaar(2, hands, ["veto", "veto", "silk", "feast", "storm"], charms=(False,) * 3), "2 score")
        assert one.view(2) == other.view(2)
        for seed in range(20):
            assert one.redeal(2, seed).table() == other.redeal(2, seed).table()

    def test_a_deal_in_the_middle_does_not_depend_on_who_could_have_answered(self):
        game = play(bazaar(turn=2), "2 score", "0 let_be", "1 let_be")
        holders = Counter(
            tuple("veto" in map(str, hand) for hand in game.redeal(2, seed).state.hands[:2]) for seed in range(300)
        )
        assert len(holders) == 4

    def test_what_was_quietly_used_is_kept(self):
        game = play(bazaar(turn=2), "2 score", "0 let_be", "1 veto")
        for seed in range(20):
            deal = game.redeal(2, seed)
            assert list(map(str, deal.state.thrown)) == ["veto"]

    def test_a_choice_is_taken_back_as_if_nobody_had_been_asked(self):
        before = bazaar(turn=2)
        for passes in ([], ["0 let_be"], ["0 let_be", "1 let_be"]):
            game = play(bazaar(turn=2), "2 score", *passes)
            game.undo(2)
            assert table(game) == table(before)


def exact(hands, deck, fate, seat):
    """How often each deal of types comes among all deals in which only events lie in the fate pile."""
    others = [hand for at, hand in enumerate(hands) if at != seat]
    pieces = [*fate, *(name for hand in others for name in hand), *deck]
    numbered = list(enumerate(pieces))
    counts = Counter(
        tuple(name for _, name in order)
        for order in permutations(numbered)
        if all(name in ("storm", "feast") for _, name in order[: len(fate)])
    )
    total = sum(counts.values())
    return {deal: count / total for deal, count in counts.items()}


class TestPools:
    def test_narrow_and_wide_pools_give_every_deal_as_often_as_it_comes(self):
        hands, deck, fate = (["salt"], ["storm", "salt"]), ["feast", "silk", "salt"], ["storm", "feast"]
        expected = exact(hands, deck[:-1], fate, 0)  # the top card was drawn by the seat that looks
        game = bazaar(0, hands, deck, [[name, -1] for name in fate], charms=(False, False))
        rounds = 3000
        found: Counter[tuple[str, ...]] = Counter()
        for seed in range(rounds):
            state = game.redeal(0, seed).state
            found[tuple(str(card) for card in [*state.fate, *state.hands[1], *state.deck])] += 1
        assert set(found) == set(expected)
        off = sum((found[deal] - rounds * share) ** 2 / (rounds * share) for deal, share in expected.items())
        degrees = len(expected) - 1
        assert off < degrees + 4 * (2 * degrees) ** 0.5, "chi square is far from what chance gives"

    def test_only_events_lie_in_the_fate_pile(self):
        game = bazaar(turn=0)
        for seed in range(200):
            assert all(card.ware.is_event for card in game.redeal(1, seed).state.fate)

    def test_an_own_buried_card_is_known_where_it_lies(self):
        game = play(bazaar(turn=0), "0 bury", "0 feast")
        for seed in range(30):
            assert str(game.redeal(0, seed).state.fate[-1]) == "feast"
        others = {str(game.redeal(1, seed).state.fate[-1]) for seed in range(30)}
        assert others == {"storm", "feast"}


class TestFaces:
    def test_an_answer_is_told_again_by_one_that_looks_the_same(self):
        game = play(bazaar(turn=0, hands=(["feast", "storm", "salt"], HANDS[1], HANDS[2])), "0 bury", "0 storm")
        found = Counter(str(game.redeal(1, seed).state.fate[-1]) for seed in range(200))
        assert found["storm"] > 40
        assert found["feast"] > 40


class TestChoosing:
    def test_several_texts_in_a_row(self):
        game = bazaar()
        game.choose_text("feast salt", 0)
        assert sorted(asked(game)) == [1, 2]

    def test_several_texts_are_made_whole_or_not_at_all(self):
        game = bazaar()
        with pytest.raises(IllegalChoice, match="“storm” is not legal here; seat 0 can choose salt, veto, enough"):
            game.choose_text("feast storm", 0)
        assert game.history == []
        assert asked(game)[0] == ["feast", "salt", "veto", "enough"]

    def test_what_is_equal_to_an_option_is_not_the_option(self):
        game = civitas.new("auction", 2, 1)
        with pytest.raises(IllegalChoice, match="True is not legal here"):
            game.choose(True, 0)
        with pytest.raises(IllegalChoice, match=r"1\.0 is not legal here"):
            game.choose(1.0, 0)
        play(game, "0 1")
        assert civitas.load(game.save()).save() == game.save()

    def test_the_option_of_the_decision_is_kept(self):
        game = bazaar()
        game.choose(game.pending[0].options[0], 0)
        assert game.history[0][2] is game.history[0][1].domain[1]

    def test_another_choice_after_an_undo_is_redealt(self):
        game = play(bazaar(turn=0), "0 bury")
        game.redeal(0, 1)
        game.undo(0)
        play(game, "0 rest")
        assert game.redeal(0, 1).table()["turn"] == 1

    def test_the_table_as_it_is_now(self):
        game = play(bazaar(turn=0), "0 charm")
        assert game.position()["players"][0]["points"] == 0, "a position is the last rest"
        assert game.table()["players"][0]["points"] == 1

    def test_unused_chance_can_be_asked_for(self):
        game = civitas.arrange("tally", civitas.new("tally", 2, 1).position(), chance=[6, 2])
        game.choose(game.pending[0].options[0], 0)
        game.choose(game.pending[0].options[0], 1)
        assert game.unused_chance == [2]


class TestLuck:
    def test_new_luck_keeps_the_deal_and_what_has_fallen(self):
        game = civitas.new("tally", 2, 1)
        game.choose(game.pending[0].options[0], 0)
        game.choose(game.pending[0].options[0], 1)
        twins = [game.relucked(seed) for seed in range(20)]
        assert all(twin.table() == game.table() for twin in twins)
        assert len({twin.state.chance.key for twin in twins}) == 20
        assert game.state.chance.key not in {twin.state.chance.key for twin in twins}

    def test_new_luck_shares_the_rest_and_nothing_else(self):
        game = civitas.new("tally", 2, 1)
        before = game.position()
        first, second = game.relucked(1), game.relucked(2)
        restored, fork = civitas.load(first.save()), first.fork()
        for twin in (first, restored, fork):
            while not twin.over:
                twin.choose(twin.pending[0].options[0], twin.pending[0].seat)
        assert first.table() == restored.table() == fork.table()
        assert first.position()["chance"]["key"] == restored.position()["chance"]["key"]
        assert game.position() == before
        assert second.position()["chance"] != first.position()["chance"]
        assert second.table() == game.table()
