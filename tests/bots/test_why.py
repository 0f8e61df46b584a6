"""What a bot says of a decision: words of the game, from what its seat may see and from nothing else."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas.bots import Opinion, Thought, look, make
from civitas.bots.random import RESIGN
from civitas.bots.why import RIVALS, Prospects, favourites
from civitas.languages import language, wording
from civitas.languages.thoughts import labels, named, told
from civitas.words import Button, Group, Prompt

from .test_eyes import middle_of

GAMES = sorted(civitas.titles())
LEVELS = ("easy", "medium", "greedy", "quiet", "random")
PARTS = {"early": (0.02, 0.35), "middle": (0.4, 0.6), "late": (0.8, 1.0)}


def moments(game: str) -> dict[tuple[str, bool], civitas.Game]:
    """Decisions early, in the middle and late in a whole game, at rest (True) and in the middle of a step (False)."""
    playing = middle_of(game, civitas.titles()[game].seats[0], 3, 100_000)
    whole = len(playing.history)
    found: dict[tuple[str, bool], civitas.Game] = {}
    for name, (start, end) in PARTS.items():
        for number in range(int(start * whole), int(end * whole)):
            moment = playing.fork_at(number)
            decision = moment.decision
            if decision is not None and len(decision.options) > 1:
                found.setdefault((name, moment.at_rest), moment)
            if {(name, True), (name, False)} <= found.keys():
                break
    return found


def thought(level: str, game: civitas.Game, seat: int, number: int) -> list[Any]:
    """All that a thought says, as texts and numbers."""
    decision = next(one for one in game.pending if one.seat == seat)
    found = make(level, 5).think(look(game, decision, number))
    words = told(game.rules, wording(game.rules, game.view(seat), decision), decision, found)
    return [words, *[(str(one.option), one.share, one.chance, one.line, one.reasons) for one in found.opinions]]


@pytest.mark.parametrize(
    "level", ["easy", "medium", "greedy", "quiet", "random", pytest.param("hard", marks=pytest.mark.trial)]
)
@pytest.mark.parametrize("game", GAMES)
def test_a_thought_reads_the_same_when_what_is_hidden_is_dealt_anew(game: str, level: str) -> None:
    found = moments(game)
    assert {(name, rest) for name in PARTS for rest in (True, False)} == found.keys()
    for playing in found.values():
        decision, number = playing.decision, len(playing.history)
        assert decision is not None
        expected = thought(level, playing, decision.seat, number)
        for seed in (1, 2):
            other = playing.redeal(decision.seat, seed)
            assert thought(level, other, decision.seat, number) == expected


@pytest.mark.parametrize("game", GAMES)
def test_what_a_judge_goes_by_has_words_and_adds_up(game: str) -> None:
    playing = middle_of(game, civitas.titles()[game].seats[0], 4, 90)
    rules = playing.rules
    worths = []
    for seat in range(playing.seats):
        reasons = rules.reasons(playing.state, seat)
        assert {f"feature-{name}" for name in reasons} == set(language(rules).names("feature-"))
        worths.append(sum(reasons.values()))
    chances = rules.judges(playing.state)
    assert chances.index(max(chances)) == worths.index(max(worths))


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_thought_is_what_is_chosen(level: str) -> None:
    for at in (3, 40, 80):
        playing = middle_of("stone_age", 2, 6, at)
        assert playing.decision is not None
        eyes = look(playing, playing.decision)
        assert make(level, 2).think(eyes).best is make(level, 2).choose(eyes)


def test_a_thought_in_words() -> None:
    playing = civitas.new("stone_age", 2, 1)
    decision = playing.decision
    assert decision is not None
    options = {str(option): option for option in decision.options}
    opinions = (
        Opinion(options["hut:2"], 0.6, 0.58, 0.01, reasons=(("figures", 9.2), ("food", -4.4))),
        Opinion(options["forest:3"], 0.3, 0.54, 0.06),
    )
    prompt = wording(playing.rules, playing.view(decision.seat), decision)
    assert told(playing.rules, prompt, decision, Thought(opinions)) == (
        "Hut (2 figures): 58 % to win; next best Forest (3), about 54 %. "
        "Compared with that, figures in the rounds to come +9; food, or the lack of it −4."
    )
    resigning = (opinions[0], Opinion(RESIGN, 0.1, 0.0, 0.0))
    assert told(playing.rules, prompt, decision, Thought(resigning)) == "Hut (2 figures): 58 % to win."
    short = told(playing.rules, prompt, decision, Thought(opinions[1:], 7, cut=True, wanted=100))
    assert short == "Forest (3): about 54 % to win. There was time for 7 of 100 tries only."


def test_one_of_several_choices_in_a_row_is_called_as_the_shortest_row_that_begins_with_it() -> None:
    buttons = (Button("tool:1 tool:2 done", "tools 1 and 2"), Button("tool:1 done", "tool 1"), Button("done", "none"))
    called = labels(Prompt("", (Group("", buttons),)))
    assert (called["tool:1"], called["done"]) == ("tool 1", "none")


def test_a_city_that_is_to_act_is_called_by_what_is_expected_of_it_and_never_by_another_action() -> None:
    kinds = tuple([Button(f"act:1 {kind}", kind.capitalize()) for kind in ("arts", "build", "harvest")])
    prompt = Prompt("", (Group("Ulundi | 3 + 2 = 5", kinds), Group("", (Button("end", "End"),))))
    assert named(labels(prompt), "act:1", ("act:1", "build", "library")) == "Ulundi (Build)"
    assert named(labels(prompt), "act:1", ()) == "Ulundi"
    assert named(labels(prompt), "end", ("end",)) == "End"


def test_what_stands_in_a_room_of_its_own_is_told_with_it_and_without_what_the_heading_counts() -> None:
    farm = Group("Build › Farm", (Button("build:agriculture", "Agriculture"),))
    cities = [Group(f"{city} | 6 + 1 = 7", (Button(f"act:{city}", "Arts"),)) for city in ("Paris", "Lyon")]
    card = Group("", (Button("card_3", "Wheel: 2 stone"),))
    called = labels(Prompt("", (farm, *cities, card)))
    assert called["card_3"] == "Wheel (2 stone)", "a colon stands behind it anyway"
    assert called["build:agriculture"] == "Build › Farm (Agriculture)"
    assert called["act:Lyon"] == "Lyon (Arts)"


def test_what_is_called_the_same_in_two_groups_is_told_with_its_group() -> None:
    groups = [Group(place, (Button(f"start:{place}", "an army"),)) for place in ("P6", "O7")]
    called = labels(Prompt("", (*groups, Group("", (Button("end", "End movement"),)))))
    assert called == {"start:P6": "P6 (an army)", "start:O7": "O7 (an army)", "end": "End movement"}


def test_what_would_have_come_anyway_is_no_reason() -> None:
    playing = middle_of("stone_age", 2, 6, 40)
    assert playing.decision is not None
    best, second, *_ = make("medium", 2).think(look(playing, playing.decision)).opinions
    shared = set(dict(best.reasons)) & set(dict(second.reasons))
    assert best.score is not None
    assert best.reasons
    assert all(dict(best.reasons)[name] == -dict(second.reasons)[name] for name in shared)


def test_what_an_option_costs_a_rival_is_a_reason_but_what_a_partner_has_is_none() -> None:
    scores: list[dict[str, Any]] = [{}, {"score": ["archery"]}, {"score": ["tools", "oars"]}, {}]
    told = []
    for teams in (False, True):
        playing = civitas.arrange("innovation", {"players": scores, "variant": {"team_variant": teams}})
        prospects = Prospects(0, 1)
        prospects.see(playing)
        worths = [sum(playing.rules.reasons(playing.state, seat).values()) for seat in range(4)]
        told.append((prospects.told()[RIVALS], -max(worths[1], worths[3]), -max(worths)))
    (alone, _, best), (partnered, rivals, _) = told
    assert alone == pytest.approx(best)
    assert partnered == pytest.approx(rivals)
    assert rivals > best


def test_favourites_are_those_that_can_not_be_told_apart() -> None:
    best, near, far = (
        Opinion("a", 0.5, 0.6, 0.02),
        Opinion("b", 0.3, 0.58, 0.02),
        Opinion("c", 0.2, 0.4, 0.02),
    )
    assert favourites(Thought((best, near, far))) == (best, near)
    assert favourites(Thought((best, far))) == (best,)
