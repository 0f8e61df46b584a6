"""The contract suite finds what it looks for: each way to break the contract is caught in a broken toy game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from civitas.kernel import game as kernel
from civitas.kernel.chance import Chance
from civitas.kernel.chronicle import only
from civitas.kernel.decisions import GameOver, ask, may
from civitas.kernel.rules import Rules
from civitas.kernel.run import Rest
from tests.contract import properties
from tests.contract.cases import eyes, walk


def dealt(rules: Rules, seed: int) -> kernel.Game:
    return kernel.Game(rules, seed, Rest(rules.setup(2, rules.complete({}), Chance.from_seed(seed))))


def caught(rules: Rules, check: Callable[[kernel.Game], None]) -> bool:
    """Whether a check fails somewhere in ten random games."""
    for seed in range(10):
        for game in walk(dealt(rules, seed), seed):
            try:
                check(game)
            except AssertionError:
                return True
    return False


def redeals(game: kernel.Game) -> None:
    if not game.over:
        for seat in eyes(game):
            properties.indistinguishable(game, seat, 3)
            properties.any_deal_will_do(game, seat, len(game.history))


def views(game: kernel.Game) -> None:
    for seat in eyes(game):
        properties.view_names_nothing_hidden(game, seat)


def lines(game: kernel.Game) -> None:
    for seat in eyes(game):
        properties.lines_name_nothing_hidden(game, seat, len(game.history) - 1)


@pytest.fixture
def tally():
    import tally

    return tally


def test_the_honest_game_is_not_suspected(tally):
    for check in (redeals, views, lines, properties.closed, properties.forks):
        assert not caught(tally.RULES, check)


def test_a_view_that_names_a_hidden_card(tally):
    class Leaky(tally.Tally):
        def view(self, state, seat):
            view = super().view(state, seat)
            view.top = str(state.deck[-1]) if state.deck else ""
            return view

    assert caught(Leaky(), views)
    assert caught(Leaky(), redeals)


def test_a_view_that_counts_what_is_hidden(tally):
    class Leaky(tally.Tally):
        def view(self, state, seat):
            view = super().view(state, seat)
            view.deck = sum(card.value for card in state.deck)
            return view

    assert caught(Leaky(), redeals)


def test_a_line_for_everybody_about_a_hidden_card(tally):
    class Leaky(tally.Tally):
        def step(self, state):
            if state.log is not None and state.deck:
                state.log.say("peeks", seat=0, card=state.deck[0])
            return super().step(state)

    assert caught(Leaky(), lines)
    assert caught(Leaky(), redeals)


def test_a_question_that_hangs_on_a_hidden_card(tally):
    class Leaky(tally.Tally):
        def reward(self, state):
            seat = state.winner
            state.winner = -1
            strong = [tally.SWAPS[card] for card in tally.ordered(state.hands[seat]) if card.value > 6]
            if (yield from may(tally.SWAP, seat, strong)) is not None:
                state.points[seat] += 1
            if state.points[seat] > 2 or not state.hands[seat]:
                raise GameOver("goal")

    assert caught(Leaky(), redeals)


def test_a_glance_that_overlooks_what_the_view_shows(tally):
    class Honest(tally.Tally):
        """In the middle of a step everybody sees whether the lowest card of the deck is odd, and no line tells it."""

        def view(self, state, seat):
            view = super().view(state, seat)
            view.deck = state.winner
            return view

        def reward(self, state):
            seat = state.winner
            yield from may(tally.PEEK, seat, ["peek"])
            state.winner = state.deck[0].value % 2
            yield from may(tally.PEEK, seat, ["peek"])
            raise GameOver("goal")

    class Careless(Honest):
        def glance(self, state, seat):
            return state.points

    assert not caught(Honest(), redeals)
    assert caught(Careless(), redeals)


@pytest.mark.parametrize("way", ["line", "question"])
def test_what_a_step_tells_by_the_way_is_kept_in_redeals(tally, way):
    class Telling(tally.Tally):
        """In the middle of a step a line, or what is asked, tells whether the lowest card of the deck is odd."""

        def reward(self, state):
            seat = state.winner
            yield from may(tally.PEEK, seat, ["peek"])
            odd = state.deck[0].value % 2
            if way == "line" and state.log is not None:
                state.log.say("gain", seat=seat, points=odd)
            if way == "question" and odd:
                yield from may(tally.SWAP, seat, [], openly=True)
            else:
                yield from may(tally.PEEK, seat, ["peek"])
            raise GameOver("goal")

    assert not caught(Telling(), redeals)


@pytest.mark.parametrize("way", ["seen", "read"])
def test_what_was_seen_since_the_rest_stays_where_it_was_seen(tally, way):
    class Passing(tally.Tally):
        """The owner of the highest card sees the whole deck, or reads of it, and loses sight of it again."""

        def hidden(self, state, seat):
            return [] if state.shown[0] == "open" else super().hidden(state, seat)

        def reward(self, state):
            seat = state.winner
            yield from may(tally.PEEK, seat, ["peek"])
            if way == "read" and state.log is not None:
                for card in state.deck:
                    state.log.say("peeks", seat=seat, card=card, to=only(seat))
            if way == "seen":
                shown, state.shown[0] = state.shown[0], "open"
                yield from may(tally.PEEK, seat, ["peek"])
                state.shown[0] = shown
            yield from may(tally.PEEK, seat, ["peek"])
            raise GameOver("goal")

    game = dealt(Passing(), 1)
    while game.decision.kind is tally.PICK:
        game.choose(game.decision.options[0], game.decision.seat)
    seat = game.decision.seat
    while len(game.since()) < (2 if way == "seen" else 1):
        game.choose(None)
    deals = game.deals(seat)
    for seed in range(20):
        deal = deals.attempt(Chance.from_seed(seed))
        assert deal is not None
        assert deal.state.deck == game.state.deck


def test_options_in_another_order_than_the_domains(tally):
    class Shuffled(tally.Tally):
        def reward(self, state):
            yield from ask(tally.SWAP, 0, [tally.SWAPS[card] for card in reversed(tally.ordered(state.hands[0]))])
            raise GameOver("goal")

    assert caught(Shuffled(), properties.closed)


def test_a_copy_that_shares_a_list(tally):
    class Shared(tally.Table):
        def copy(self):
            twin = super().copy()
            twin.points = self.points
            return twin

    class Sharing(tally.Tally):
        def setup(self, seats, variant, chance):
            state = super().setup(seats, variant, chance)
            state.__class__ = Shared
            return state

    assert caught(Sharing(), properties.forks) or caught(Sharing(), redeals)
