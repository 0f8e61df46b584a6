"""Scenes: a table as data, choices as texts, the table afterwards as data.

A player is written as `B pottery/tools<left sailing | H archery | S oars | A 3 monument`: piles of the board from top
to bottom with their splay, hand, score pile, achievements. After the choices, only the zones that are written are
compared.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import civitas
from civitas import Game
from civitas.games.innovation.rules.cards import BY_ID

from .conservation import check


def player(text: str) -> dict[str, Any]:
    """A player as a position has it."""
    written: dict[str, Any] = {}
    for part in filter(None, map(str.strip, text.split("|"))):
        zone, *words = part.split()
        if zone == "B":
            written["board"] = [pile(word) for word in words]
        elif zone == "A":
            written["achievements"] = [int(word) if word.isdecimal() else word for word in words]
        else:
            written[{"H": "hand", "S": "score"}[zone]] = words
    return written


def pile(word: str) -> dict[str, Any]:
    """A pile of a board as a position has it."""
    cards, _, splay = word.partition("<")
    return {"cards": cards.split("/"), "splay": splay or "none"}


def supply(text: str) -> dict[str, list[str]]:
    """Top cards of the supply piles: the first of each age is the topmost."""
    piles: dict[str, list[str]] = {}
    for word in text.split():
        piles.setdefault(str(BY_ID[word].age), []).append(word)
    return piles


def table(*players: str, top: str = "", chance: tuple[int, ...] = (), **more: Any) -> Game:
    """A game with these players and these cards on top of the supply piles."""
    position = {"players": [player(text) for text in players], "supply": supply(top)} | more
    return civitas.arrange("innovation", position, chance)


def choose(game: Game, choices: str) -> Game:
    """Make these choices; `1>pottery` says that seat 1 must be the one who is asked."""
    for choice in choices.split():
        seat, _, text = choice.rpartition(">")
        decision = game.decision
        assert decision is not None, f"the game is over before {choice}"
        if seat:
            assert decision.seat == int(seat), f"{decision} instead of {choice}"
        game.choose_text(text, decision.seat)
        check(game.state)
    return game


def now(game: Game, seat: int) -> dict[str, Any]:
    """A player's zones as they lie now, unordered zones sorted."""
    me = game.state.players[seat]
    return {
        "hand": sorted(card.id for card in me.hand.cards),
        "score": sorted(card.id for card in me.score.cards),
        "board": [
            {"cards": [card.id for card in reversed(one.cards)], "splay": ("none", "left", "right", "up")[one.splay]}
            for one in me.piles
            if one.cards
        ],
        "achievements": [*[card.age for card in me.trophies], *[special.id for special in me.specials]],
    }


def expect(game: Game, seat: int, text: str) -> None:
    """The zones that are written are as they are written."""
    found = now(game, seat)
    for zone, written in player(text).items():
        wanted = written
        if zone in ("hand", "score"):
            wanted = sorted(written)
        elif zone == "board":
            wanted = sorted(written, key=lambda one: BY_ID[one["cards"][0]].color.number)
        assert found[zone] == wanted, f"seat {seat}, {zone}: {found[zone]} instead of {wanted}"


def bottom(game: Game, age: int, count: int = 1) -> list[str]:
    """The lowest cards of a supply pile, the lowest first."""
    return [card.id for card in game.state.supply[age][:count]]


@dataclass
class Scene:
    """What a card does: its name and what is shown, the players, the supply, the choices, and the players afterwards.

    `asks` are the texts of the question that is open at the end; `over` is why the game is over.
    """

    name: str
    players: list[str]
    top: str
    choices: str
    then: dict[int, str] = field(default_factory=dict)
    asks: str = ""
    over: str = ""
    more: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.name.replace(" ", "-")

    def play(self) -> Game:
        """Play the scene and compare; on the way, everybody's eyes see no more than they may."""
        game = table(*self.players, top=self.top, **self.more)
        check(game.state)
        for choice in self.choices.split():
            choose(game, choice)
            self.look(game)
        for seat, text in self.then.items():
            expect(game, seat, text)
        if self.asks:
            assert game.decision is not None
            assert game.decision.texts == self.asks.split()
        outcome = game.outcome
        assert (outcome.reason if outcome else "") == self.over
        return game

    def look(self, game: Game) -> None:
        """Secrecy at a decision: a redeal looks the same and names nothing that is hidden."""
        for seat in [*range(game.seats), None]:
            other = game.redeal(seat, len(game.history))
            assert other.view(seat) == game.view(seat)
        if game.decision is not None:
            prompt = game.rules.explain(game.view(game.decision.seat), game.decision)
            texts = [button.text for group in prompt.groups for button in group.buttons]
            ends = [
                group.several.finish for group in prompt.groups if group.several is not None and group.several.finish
            ]
            assert [text for text in [*texts, *ends] if text in game.decision.texts] == game.decision.texts
            assert ends or texts == game.decision.texts or prompt.groups[0].several is not None
