"""What a redeal and an undo go by in the middle of a step, each tried with a toy game that is changed for it."""

from __future__ import annotations

import pytest

import civitas
from civitas.kernel.chance import Chance
from civitas.kernel.decisions import GameOver, apart, ask, may, together
from civitas.kernel.undo import last_seen

from .test_leaks import caught, dealt, redeals, tally
from .test_verbs import bazaar, play

__all__ = ["tally"]


def rewarded(rules, tally, seed=1):
    """A game of two seats whose first round is over: the winner is asked."""
    game = dealt(rules, seed)
    while game.decision.kind is tally.PICK and len(game.history) < 2:
        game.choose(game.decision.options[0], game.decision.seat)
    return game


@pytest.fixture
def long_bazaar(monkeypatch):
    """Bazaar, in which whoever has acted is asked once more before the step is over."""
    import bazaar

    def act(self, state, step=bazaar.Bazaar.act):
        seat = state.turn
        yield from step(self, state)
        state.turn = seat
        yield from ask(bazaar.ACT, seat, ["score", "rest"])
        state.turn = (seat + 1) % len(state.hands)

    monkeypatch.setattr(bazaar.Bazaar, "act", act)


def test_what_is_answered_before_a_round_is_not_in_it(tally):
    class Late(tally.Tally):
        def reward(self, state):
            yield from may(tally.PEEK, state.winner, ["peek"])
            yield from together(tally.PICK, {seat: tally.ordered(hand) for seat, hand in enumerate(state.hands)})
            raise GameOver("goal")

    game = rewarded(Late(), tally)
    game.choose("peek")
    assert game.in_round() == []
    game.choose(game.pending[0].options[0], 0)
    assert [seat for seat, _, _ in game.in_round()] == [0]


def test_which_question_of_a_chain_others_stand_at_is_their_secret(tally):
    class Chains(tally.Tally):
        def round(self, state):
            yield from apart({seat: self.chain(state, seat) for seat in range(len(state.hands))})
            raise GameOver("goal")

        def chain(self, state, seat):
            yield from ask(tally.PICK, seat, tally.ordered(state.hands[seat]))
            yield from may(tally.PEEK, seat, ["peek"])

    game = dealt(Chains(), 1)
    game.choose(game.pending[1].options[0], 1)
    assert [decision.kind for decision in game.pending] == [tally.PICK, tally.PEEK]
    assert game.redeal(0, 1).in_round() == []


def test_a_deal_in_which_another_is_not_asked_what_it_has_answered_is_thrown_away(tally):
    class Asking(tally.Tally):
        """The other seat is asked openly if the lowest card of the deck is odd, and nothing else tells it."""

        def reward(self, state):
            yield from may(tally.PEEK, state.winner, ["peek"])
            if state.deck[0].value % 2:
                yield from may(tally.SWAP, 1 - state.winner, [], openly=True)
            yield from may(tally.PEEK, state.winner, ["peek"])
            raise GameOver("goal")

    games = (rewarded(Asking(), tally, seed) for seed in range(100))
    game = next(game for game in games if game.state.deck[0].value % 2)
    seat = game.decision.seat
    play(game, f"{seat} peek", f"{1 - seat} keep")
    lowest = [game.redeal(seat, seed).state.deck[0].value for seed in range(20)]
    assert all(value % 2 for value in lowest)
    assert len(set(lowest)) > 1


def test_what_chance_has_told_before_the_first_question_is_kept(tally):
    class Loud(tally.Tally):
        """A step begins with a die, and with a line that tells whether the lowest card of the deck is odd."""

        def reward(self, state):
            state.chance.die()
            if state.log is not None:
                state.log.say("gain", seat=state.winner, points=state.deck[0].value % 2)
            yield from may(tally.PEEK, state.winner, ["peek"])
            raise GameOver("goal")

    assert not caught(Loud(), redeals)


def test_hidden_facts_that_have_shown_stay_where_no_deal_is_found_otherwise(tally):
    class Facts(tally.Tally):
        """The points are dealt anew with the cards, though everybody sees them."""

        def redealt(self, state, swap, seat, chance):
            if chance is not None:
                state.points[0] += 1 + chance.below(9)

        def reward(self, state):
            yield from may(tally.PEEK, state.winner, ["peek"])
            yield from may(tally.PEEK, state.winner, ["peek"])
            raise GameOver("goal")

    game = rewarded(Facts(), tally)
    game.choose("peek")
    deals = [game.redeal(0, seed) for seed in range(5)]
    assert all(deal.view(0) == game.view(0) for deal in deals)
    assert any(deal.state.deck != game.state.deck for deal in deals)


def test_what_others_used_quietly_is_used_again(long_bazaar):
    game = play(bazaar(turn=2), "2 score", "0 let_be", "1 veto")
    assert game.since()
    for seed in range(20):
        deal = game.redeal(2, seed)
        assert list(map(str, deal.state.thrown)) == ["veto"]
        assert [option for seat, _, option in deal.history if seat == 1 and option is not None]


def test_an_own_answer_with_a_back_stays(long_bazaar):
    game = play(bazaar(turn=0, hands=(["feast", "storm", "salt"], ["salt"], ["silk"])), "0 bury", "0 storm")
    own = [game.deals(0).attempt(Chance.from_seed(seed)) for seed in range(20)]
    assert all(deal is not None and str(deal.state.fate[-1]) == "storm" for deal in own), (
        "no deal is thrown away for it"
    )
    assert {str(game.redeal(1, seed).state.fate[-1]) for seed in range(20)} == {"storm", "feast"}


def test_a_redeal_after_another_choice_is_one_of_that_moment(long_bazaar):
    game = play(bazaar(turn=0), "0 rest")
    assert game.redeal(0, 1).decision.texts == ["score", "rest"]
    play(game, "0 rest")
    assert game.redeal(0, 1).decision.texts == ["score", "bury", "rest"]


def test_what_was_quietly_used_is_seen_by_all(long_bazaar):
    game = play(bazaar(turn=2), "2 score", "0 let_be")
    assert [last_seen(game, seat) for seat in range(3)] == [1, 0, 0]
    play(game, "1 veto")
    assert [last_seen(game, seat) for seat in range(3)] == [2, 2, 2]
    assert game.undo_refusal(2) == "others have chosen since"


def test_a_question_that_tells_something_hidden_is_not_taken_back(tally):
    class Telling(tally.Tally):
        """Whether the lowest card of the deck is odd is told by what is asked next, and by nothing else."""

        def reward(self, state):
            yield from may(tally.PEEK, state.winner, ["peek"])
            kind = tally.SWAP if state.deck[0].value % 2 else tally.PEEK
            yield from may(kind, state.winner, [], openly=True)
            raise GameOver("goal")

    game = rewarded(Telling(), tally)
    seat = game.decision.seat
    game.choose("peek")
    assert game.undo_refusal(seat) == "something hidden has shown since"


def test_results_of_chance_that_are_given_come_before_those_of_the_position():
    position = civitas.new("tally", 2, 1).position()
    position["chance"]["next"] = [5]
    assert civitas.arrange("tally", position, chance=[2]).unused_chance == [2, 5]


def test_answers_since_the_rest_are_bounded():
    position = civitas.new("tally", 2, 1).position()
    for number, told in ((1000, r"^since\[0\]: "), (1001, r"^since: 1001 answers are more than 1000\.$")):
        with pytest.raises(civitas.BadPosition, match=told):
            civitas.arrange("tally", position | {"since": ["nonsense"] * number})
