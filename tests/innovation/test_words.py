"""What people read: prompts, catalogue, chronicle, the table in the terminal."""

from __future__ import annotations

import random
from io import StringIO

import pytest
from rich.console import Console

import civitas
from civitas.cli.draw import board
from civitas.games.innovation.words import unseen
from civitas.languages import language, sentence, sentences, wording
from civitas.words import Prompt, Several

from .scenes import choose, table


def prompt(game: civitas.Game) -> Prompt[str]:
    """The open question as its seat reads it."""
    decision = game.decision
    assert decision is not None
    return wording(game.rules, game.view(decision.seat), decision)


def test_an_effects_prompt_says_card_words_reason_and_rule() -> None:
    game = choose(table("B pottery", "B agriculture | H archery tools"), "dogma:pottery")
    asked = prompt(game)
    assert asked.sentence.startswith("Pottery: You may return up to three cards from your hand.")
    assert asked.because == "You share it: 3 leaf against 3."
    assert asked.rule == "6.5"
    assert [button.label for button in asked.groups[0].buttons] == ["Return Archery", "Return Tools"]
    assert asked.groups[0].title == "Choose up to 2 cards"
    choose(game, "archery")
    assert prompt(game).groups[0].title == "Choose up to 1 card"


def test_a_demands_prompt_says_who_demands_it() -> None:
    game = choose(table("B combustion", "S oars tools coal"), "dogma:combustion")
    asked = prompt(game)
    assert asked.because == "Seat 0 demands it of you: 0 crown against 2."
    assert asked.rule == "6.4"
    assert asked.groups[0].buttons[0].note == "1, red; points 7 → 6"


def test_a_demander_who_chooses_is_told_so() -> None:
    game = choose(table("B medicine | S oars archery", "S tools"), "dogma:medicine")
    assert prompt(game).because == "You made the demand."


def test_who_orders_his_own_cards_for_a_mass_media_executed_alone_is_not_told_that_he_executes_it() -> None:
    game = table("B satellites", "S oars archery", top="mass_media rocketry mobility")
    choose(game, "dogma:satellites mass_media")
    assert prompt(game).because == "You execute Mass Media for yourself alone."
    choose(game, "mobility 1")
    assert game.decision is not None
    assert game.decision.seat == 1
    assert prompt(game).because.startswith("You choose among your own cards.")


def test_an_age_counts_for_the_team() -> None:
    game = table("B calendar | S coal", "", "A 3 4", "A 5", variant={"team_variant": True})
    (claim,) = prompt(game).groups[-1].buttons
    assert (claim.text, claim.note) == ("achieve:1", "achievement 3 of 6")


def test_an_actions_prompt_groups_what_can_be_done_and_says_why_not() -> None:
    game = table("B calendar sailing | H oars | S coal", "B pottery")
    asked = prompt(game)
    assert [group.title for group in asked.groups] == ["Draw", "Meld", "Dogma", "Achieve"]
    assert asked.groups[0].buttons[0].note == "a 2"
    assert asked.groups[2].buttons[1].note == "3 leaf, shared by Seat 1"
    assert asked.refusals == ("Age 2: takes 10 points, you have 5 (4.6).",)


def test_nobody_shares_a_card_that_only_demands() -> None:
    game = choose(table("B archery", "B the_wheel", "B tools"), "dogma:archery")
    assert sentences(game, 1)[0] == "Seat 0 uses Archery; it is demanded of Seat 2."
    shared = choose(table("B oars", "B the_wheel", "B tools"), "dogma:oars")
    assert sentences(shared, 0)[0] == "Seat 0 uses Oars, and Seat 1 shares it; it is demanded of Seat 2."


def test_every_question_of_many_games_can_be_explained_and_drawn() -> None:
    for seed, seats in ((1, 2), (2, 3), (3, 4)):
        rng = random.Random(seed)
        game = civitas.new("innovation", seats, seed)
        console = Console(file=StringIO(), width=100)
        while game.decision is not None:
            decision = game.decision
            asked = prompt(game)
            [group] = asked.groups if len(asked.groups) == 1 else [None]
            if group is not None and group.several is not None:
                taken = [1] * group.several.most + [0] * (len(group.buttons) - group.several.most)
                rng.shuffle(taken)
                game.choose_text(group.texts(taken), decision.seat)
                continue
            assert [button.text for group in asked.groups for button in group.buttons] == decision.texts
            assert asked.sentence
            assert asked.rule
            if rng.random() < 0.05:
                console.print(board(game.rules, game.view(decision.seat)))
            game.choose(rng.choice(decision.options), decision.seat)
        console.print(board(game.rules, game.view(None)))
        assert game.log(0)
        assert all(sentences(game, None))


def test_the_terminal_shows_piles_icons_hands_and_the_band() -> None:
    game = choose(table("B pottery", "B agriculture/masonry<left | H archery | A 1"), "dogma:pottery")
    out = StringIO()
    Console(file=out, width=120).print(board(game.rules, game.view(1)))
    shown = out.getvalue()
    for words in ("Agriculture", "yellow 2←", "1 Archery", "♣ 3", "Pottery", "achievements (1): 1", "▶ seat 1"):
        assert words in shown


def test_the_catalogue_has_every_card_and_special_achievement() -> None:
    entries = {entry.id: entry for entry in civitas.titles()["innovation"].catalogue()}
    assert len(entries) == 110
    assert entries["pottery"].facts["Icons"] == "picture, leaf, leaf, leaf"
    assert entries["pottery"].text == (
        "1. You may return up to three cards from your hand. If you do, draw and score a card whose value is the "
        "number of cards that you returned. 2. Draw a 1."
    )


def test_every_message_is_used_and_every_card_line_has_an_unseen_twin() -> None:
    for verb in ("draw", "score", "return", "transfer", "exchange"):
        assert f"log-{verb}_unseen" in language(civitas.titles()["innovation"])


def test_the_rulebook_has_all_sections() -> None:
    from importlib.resources import files

    text = files("civitas.games.innovation").joinpath("languages/en/rulebook.md").read_text()
    for number in range(1, 12):
        assert f"## {number}. " in text
    assert "seed" not in text.lower()


def test_up_to_three_cards_are_returned_as_a_set() -> None:
    hand = ["archery", "calendar", "machinery"]
    position = {"players": [{"board": [{"cards": ["pottery"]}], "hand": hand}, {}]}
    for taken, texts, kept in (
        ([0, 0, 1], "machinery done", ["archery", "calendar"]),
        ([1, 0, 1], "archery machinery done", ["calendar"]),
        ([1, 1, 1], "archery calendar machinery", []),
        ([0, 0, 0], "done", hand),
    ):
        game = civitas.arrange("innovation", position)
        game.choose_text("dogma:pottery")
        [group] = prompt(game).groups
        assert group.several is not None
        assert group.several == Several(0, 3, "Return {n} cards", "done", labels=group.several.labels)
        assert group.several.labels[1:] == ("Return 1 card", "Return 2 cards", "Return 3 cards")
        assert group.texts(taken) == texts
        game.choose_text(texts, 0)
        assert [str(card) for card in game.state.players[0].hand.cards][: len(kept)] == kept


def test_the_second_colour_of_a_set_may_be_the_only_one() -> None:
    game = civitas.arrange("innovation", {"players": [{"board": [{"cards": ["empiricism"]}]}, {}]})
    game.choose_text("dogma:empiricism")
    [group] = prompt(game).groups
    assert [button.text for button in group.buttons] == ["blue", "red", "green", "yellow", "purple"]
    assert group.several is not None
    assert group.several.labels[2] == "Name 2 colours"
    game.choose_text(group.texts([0, 0, 0, 1, 1]), 0)
    assert sentences(game, 0)[1:3] == ["Seat 0 names yellow.", "Seat 0 names purple."]
    with pytest.raises(civitas.IllegalChoice):
        civitas.arrange("innovation", {"players": [{"board": [{"cards": ["empiricism"]}]}, {}]}).choose_text("red red")


def said(game: civitas.Game, seat: int | None) -> list[str]:
    """The chronicle in plain words."""
    return sentences(game, seat)


def test_the_article_goes_by_how_a_value_is_spoken() -> None:
    assert [unseen(value) for value in (1, 7, 8, 10, 11)] == ["a 1", "a 7", "an 8", "a 10", "an 11"]


def test_the_chronicle_says_an_8() -> None:
    game = choose(table("B antibiotics | H archery", "", top="flight rocketry"), "dogma:antibiotics archery")
    assert said(game, 1)[-2:] == ["Seat 0 draws an 8.", "Seat 0 draws an 8."]
    scored = choose(table("B philosophy | H flight", ""), "dogma:philosophy flight")
    assert said(scored, 1)[-1] == "Seat 0 scores an 8 from the hand."
    returned = choose(table("B agriculture | H flight", ""), "dogma:agriculture flight")
    assert "Seat 0 returns an 8 from Seat 0’s hand." in said(returned, 1)
    given = choose(table("B combustion", "S flight", ""), "dogma:combustion")
    assert said(given, 2)[-1] == "From Seat 1’s score pile, an 8 goes to Seat 0’s score pile."
    exchanged = choose(table("B sanitation | H flight", "", ""), "dogma:sanitation")
    assert "In exchange, an 8 goes from Seat 0’s hand to Seat 1’s hand." in said(exchanged, 2)


def test_prompts_say_an_8() -> None:
    game = table("B flight", "S rocketry mobility oars")
    assert prompt(game).groups[0].buttons[0].note == "an 8"
    aimed = choose(table("B rocketry", "S flight oars"), "dogma:rocketry")
    assert [button.label for button in prompt(aimed).groups[0].buttons] == ["A 1 of Seat 1", "An 8 of Seat 1"]


def test_the_terminal_says_an_8() -> None:
    game = choose(table("B evolution | S oars", "B tools"), "dogma:evolution score")
    out = StringIO()
    Console(file=out, width=120).print(board(game.rules, game.view(1)))
    assert "draw an 8" in out.getvalue()


def test_a_sentence_ends_with_one_full_stop_also_after_ai() -> None:
    game = choose(table("B ai", "", top="software"), "dogma:ai")
    assert sentence(game.rules, game.log(1)[0]) == "Seat 0 uses A.I."
    assert said(game, 1)[0].startswith("Seat 0 uses A.I., draws a 10 and scores a 10 ")
    shown = choose(table("B feudalism", "H ai"), "dogma:feudalism")
    assert said(shown, 0)[-1] == "Seat 1 shows the hand: A.I."
