"""The eight properties of the contract, each as a check of one game at one moment."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import civitas
from civitas import CannotUndo, Game, IllegalChoice
from civitas.kernel.chance import Chance
from civitas.kernel.redeal import Deals
from civitas.kernel.rules import rank
from civitas.kernel.undo import last_seen

from .cases import eyes


def table(game: Game) -> str:
    """The position as text: equal texts, equal games."""
    return json.dumps(game.position(), sort_keys=True)


def strings(value: Any) -> Iterator[str]:
    """All strings in a JSON value, keys left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)


def hidden(game: Game, seat: int | None) -> list[Any]:
    """The pieces that a seat does not know, each once: pools may overlap."""
    unknown = [pieces[at] for pool in game.rules.hidden(game.state, seat) for pieces, at in pool]
    return list({id(piece): piece for piece in unknown}.values())


def ends_with_ranks(game: Game) -> None:
    """1: an ended game has scores and ranks for everybody, and the winners are those of rank 1."""
    outcome = game.outcome
    assert outcome is not None
    assert game.decision is None
    assert game.pending == ()
    assert len(outcome.scores) == len(outcome.ranks) == game.seats
    assert min(outcome.ranks) == 1
    # An undecided game has nobody who won.
    assert outcome.winners in ((), tuple(seat for seat, one in enumerate(outcome.ranks) if one == 1))
    assert outcome.reason in game.rules.ends
    assert sorted(outcome.ranks) == sorted(rank([-one for one in outcome.ranks]))


def saves(game: Game) -> None:
    """2: a loaded save is the same game."""
    twin = civitas.load(game.save())
    assert table(twin) == table(game)
    assert twin.save() == game.save()


def same_questions(one: Game, other: Game) -> None:
    """Two games that ask the same."""
    assert [(d.seat, d.kind, d.texts) for d in one.pending] == [(d.seat, d.kind, d.texts) for d in other.pending]


def forks(game: Game) -> None:
    """3: a fork is equal; playing it, or dealing it anew, changes nothing here."""
    before = table(game)
    fork = game.fork()
    assert table(fork) == before
    same_questions(fork, game)
    for _ in range(3):
        if not fork.over:
            decision = fork.pending[-1]
            fork.choose(decision.options[-1], decision.seat)
    game.redeal(0, 5)
    assert table(game) == before


def indistinguishable(game: Game, seat: int | None, seed: int) -> Game:
    """4a: a redeal has an equal view, asks the same seats, offers the seat the same, has its lines since the rest."""
    other = game.redeal(seat, seed)
    assert other.view(seat) == game.view(seat)
    assert other.asked(seat) == game.asked(seat)
    assert _own_questions(other, seat) == _own_questions(game, seat)
    if not game.in_round():
        asked = [(d.seat, d.kind, d.cause) for d in game.pending if d.seat in game.asked(seat)]
        assert [(d.seat, d.kind, d.cause) for d in other.pending if d.seat in other.asked(seat)] == asked
    lines = [str(line) for line in other.log(seat)]
    told = game.log(seat)
    assert [str(line) for line in told[len(told) - len(lines) :]] == lines
    rest = len(game.history) - len(game.since())
    assert sum(line.number > rest for line in told) <= len(lines)
    return other


def _own_questions(game: Game, seat: int | None) -> list[Any]:
    """What a seat is asked itself, and may do unasked."""
    if seat is None:
        return []
    aside = game.aside(seat)
    asked = [(d.kind, d.cause, list(d.options)) for d in game.pending if d.seat == seat]
    return asked if aside is None else [*asked, (aside.kind, aside.cause, list(aside.options))]


def any_deal_will_do(game: Game, seat: int | None, seed: int) -> None:
    """4a, the sharper half: at a rest no deal of what `hidden` calls unknown may look different to the seat.

    (Later in a step a deal may be impossible for good reasons: what others have answered tells about their cards.)
    """
    if not game.since() and game.state.chance.same(game.settle().state.chance):
        other = Deals(game, seat).attempt(Chance.from_seed(seed))
        assert other is not None
        assert other.view(seat) == game.view(seat), f"seat {seat} can tell a deal from the truth"
        assert _own_questions(other, seat) == _own_questions(game, seat)


def view_names_nothing_hidden(game: Game, seat: int | None) -> None:
    """4b: no name of a hidden piece stands in the seat's view."""
    shown = set(strings(msgspec.to_builtins(game.view(seat), str_keys=True)))
    unknown = Counter(map(str, hidden(game, seat)))
    leaks = shown & set(unknown)
    if leaks:
        # Of a card with copies, one may lie open and another be hidden.
        every = Counter(strings(game.table()))
        leaks = {name for name in leaks if every[name] <= unknown[name]}
    assert not leaks, f"seat {seat} sees {leaks}"


def lines_name_nothing_hidden(game: Game, seat: int | None, since: int) -> None:
    """4c: no line written since that many choices names a piece that is hidden from its reader."""
    unknown = set(map(id, hidden(game, seat)))
    for line in game.log(seat):
        if line.number > since:
            values = [value if isinstance(value, (list, tuple)) else [value] for value in line.args.values()]
            named = [one for value in values for one in value]
            assert not [str(piece) for piece in named if id(piece) in unknown], f"seat {seat} reads “{line}”"


def closed(game: Game) -> None:
    """5: options lie in the kind's domain, in its order; the kind is one of the game's."""
    for decision in game.pending:
        assert any(decision.kind is kind for kind in game.rules.kinds), decision.kind
        places = [decision.kind.index[option] for option in decision.options]
        assert places == sorted(set(places)), decision
        assert [decision.kind.option(text) for text in decision.texts] == list(decision.options)


class _Equal:
    """Something that claims to be an option, as True claims to be 1."""

    def __init__(self, option: Any) -> None:
        self._option = option

    def __eq__(self, other: object) -> bool:
        return self._option == other

    def __hash__(self) -> int:
        return hash(self._option)


def refuses(game: Game) -> None:
    """6: what is not legal is refused and changes nothing."""
    before = table(game)
    asked = {decision.seat for decision in game.pending}
    for decision in game.pending:
        legal = set(decision.texts)
        others = [text for text in map(decision.kind.text, decision.kind.domain) if text not in legal]
        for text in [*others[:3], *others[-3:], "", "nonsense", "0", "…" * 500]:
            if text not in legal:
                with pytest.raises(IllegalChoice):
                    game.choose_text(text, decision.seat)
        for alien in (object(), *(_Equal(option) for option in decision.options[:2])):
            with pytest.raises(IllegalChoice):
                game.choose(alien, decision.seat)
    for seat in {-1, *range(game.seats), game.seats} - asked:
        with pytest.raises(IllegalChoice):
            game.choose_text(game.pending[0].texts[0], seat)
    assert table(game) == before


def pieces(game: Game) -> Counter[str]:
    """7: how often each card and tile of the catalogue stands in the position."""
    known = {entry.id for entry in game.rules.catalogue()}
    return Counter(text for text in strings(game.rules.write(game.settle().state)) if text in known)


def arranges(game: Game) -> Game:
    """8: an arranged position is the same table, with the same questions, and knows as much."""
    twin = civitas.arrange(game.rules.name, json.loads(json.dumps(game.position())))
    assert table(twin) == table(game)
    same_questions(twin, game)
    for seat in eyes(game):
        assert twin.view(seat) == game.view(seat)
        assert sorted(map(str, hidden(twin, seat))) == sorted(map(str, hidden(game, seat)))
    return twin


def only_the_last_to_choose_may_undo(game: Game, chooser: int) -> None:
    """Nobody takes back a choice that somebody else has answered."""
    for seat in set(range(game.seats)) - {chooser} - set(game.open_picks()):
        if game.history[last_seen(game, seat)][0] == seat:
            continue
        assert game.undo_refusal(seat)
        with pytest.raises(CannotUndo):
            game.undo(seat)
