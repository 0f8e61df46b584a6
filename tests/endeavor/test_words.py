"""What people read: questions, chronicle, catalogue, the drawing in text."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from io import StringIO
from itertools import combinations

import msgspec
import pytest
from rich.console import Console

import civitas
from civitas.cli.draw import board
from civitas.games.endeavor import RULES
from civitas.languages import language, sentence, sentences, wording
from civitas.words import Button, Prompt, Several

from .scenes import EUROPE, full, play, scene


def prompt(game: civitas.Game) -> Prompt[str]:
    assert game.decision is not None
    return wording(RULES, game.view(game.decision.seat), game.decision)


def button(game: civitas.Game, text: str) -> Button[str]:
    return next(one for group in prompt(game).groups for one in group.buttons if one.text == text)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_question_is_put_into_words_with_a_button_for_each_choice(seats: int) -> None:
    rng = random.Random(seats)
    asked = set()
    for seed in range(10):
        game = civitas.new("endeavor", seats, seed)
        while game.decision is not None:
            shown = prompt(game)
            asked.add(game.decision.kind.name)
            buttons = {one.text for group in shown.groups for one in group.buttons}
            assert set(game.decision.texts) <= buttons
            assert shown.sentence
            assert shown.rule
            game.choose(rng.choice(game.decision.options))
    assert asked >= {"build", "turn", "act", "free", "discard"}


def test_the_notes_say_what_a_choice_brings() -> None:
    tokens = {"paris": "token_politics", "c_london_paris": "token_culture", "rome": "token_draw"}
    mine = {"harbor": 3, "cities": ["london"], "tokens": {"token_politics": 1}}
    game = play(scene(mine, tokens=tokens), "activate:colony_house")
    assert button(game, "occupy:paris").note == "Culture 0→1 · Politics 1→2, card limit 2 · joins London · +2 glory"
    assert button(game, "occupy:rome").note == "Draw token · +1 glory"


def test_shipping_says_what_opens_and_what_is_full() -> None:
    tracks = full("india") | {"caribbean": [1, 1, 1, 1, 1]}
    game = scene({"harbor": 3, "buildings": ["shipyard"]}, tracks=tracks, tokens={"caribbean_sea_6": "token_finance"})
    play(game, "activate:shipyard")
    assert button(game, "ship:caribbean").note == "Finance 0→1 · opens the region"
    assert button(game, "ship:india").note == "beside the full track: no token"


def test_refusals_say_why() -> None:
    mine = {"harbor": 2, "buildings": ["fortress", "bank", "market"], "used": ["market"], "tokens": {"token_attack": 1}}
    refusals = prompt(scene(mine, decks={"deck_europe": [], "deck_slavery": []})).refusals
    assert "Market: a marker lies on it (8.0.1)." in refusals
    assert any(line.startswith("Fortress: too few markers") for line in refusals)
    assert "Attack token: no city that you can reach (8.0.4)." in refusals


def test_build_refusals_say_why() -> None:
    mine = {"buildings": ["market"] * 4, "tokens": {"token_industry": 2}}
    game = scene({"buildings": ["market"]}, mine, phase="build", round=5, turn=1, crown=1)
    assert prompt(game).refusals == (
        "Market: no tile is left (5.2).",
        "Levels 3 to 5: your industry gives build level 2 (5.1).",
    )
    game = scene({"buildings": ["museum"], "tokens": {"token_industry": 10}}, phase="build")
    assert prompt(game).refusals == (
        "Stock Exchange: you have a building of level 5 already (5.3).",
        "Museum: no tile is left (5.2).",
        "Parliament: you have a building of level 5 already (5.3).",
    )


def test_sets_of_markers_are_buttons_that_can_be_played() -> None:
    mine = {"buildings": ["market", "shipyard"], "used": ["colony_house", "market", "shipyard"]}
    game = scene(mine | {"tokens": {"token_finance": 2}}, phase="salary")
    labels = {one.label: one.text for one in prompt(game).groups[0].buttons}
    assert set(labels) == {"Colonial House + Market", "Colonial House + Shipyard", "Market + Shipyard"}
    for label, texts in labels.items():
        trial = play(game.fork(), *texts.split())
        freed = {tile.title for tile in trial.view(None).players[0].buildings if tile.activation and not tile.used}
        assert freed == set(label.split(" + "))


def test_many_sets_of_markers_are_put_together_from_the_markers() -> None:
    used = ["colony_house", "market", "market:2", "shipyard", "dock"]
    mine = {"buildings": ["market", "market", "shipyard", "dock"], "used": used}
    game = scene(mine | {"tokens": {"token_finance": 2}}, phase="salary")
    [group] = prompt(game).groups
    labels = ("Take 0 markers back", "Take 1 marker back", "Take 2 markers back")
    assert group.several == Several(2, 2, "Take {n} markers back", labels=labels)
    texts = [one.text for one in group.buttons]
    assert sorted(texts) == sorted(f"free:{name}" for name in used)
    for pair in combinations(range(len(texts)), 2):
        taken = [int(at in pair) for at in range(len(texts))]
        trial = game.fork()
        if taken[texts.index("free:market:2")] and not taken[texts.index("free:market")]:
            # Of two equal tiles the first comes back; the table takes care of that.
            continue
        trial.choose_text(group.texts(taken), 0)
        freed = {
            f"free:{tile.id}" for tile in trial.view(None).players[0].buildings if tile.activation and not tile.used
        }
        assert freed == {texts[at] for at in pair}


def test_a_payment_that_can_not_be_made_says_the_true_reason() -> None:
    bank = {"harbor": 1, "buildings": ["bank", "bank"], "used": ["bank:2"]}
    other = {"harbor": 2, "buildings": ["bank"], "tokens": {"token_payment": 1}}
    # The guard remembers what seat 0 has done, but nothing on seat 1's board could come back at all.
    game = play(scene(bank, other), "activate:bank")
    assert game.view(None).repeated
    assert prompt(game).refusals == (
        "Bank: no marker on another building to take back (8.5.2).",
        "Payment token: no marker on a building to take back (8.5.2).",
    )
    # Seat 0's second Bank could free the first, which stood free before: that was the position at the start.
    game = play(scene(bank | {"harbor": 1, "tokens": {"token_draw": 1}}, *[{"passed": True}] * 2), "activate:bank")
    assert "Bank 2: it would only bring back an earlier position (R13)." in prompt(game).refusals


def test_a_protected_marker_is_not_one_to_take_back() -> None:
    mine = {"harbor": 2, "buildings": ["bank", "stock_exchange"], "used": ["stock_exchange"]}
    game = scene(mine, variant={"payment_protected_tiles": "payment_buildings"})
    assert "Bank: no marker on another building to take back (8.5.2)." in prompt(game).refusals


def test_numbers_and_nouns_agree() -> None:
    drawer = {"harbor": 1, "buildings": ["market"], "cities": list(EUROPE[:5])}
    game = scene(drawer, decks={"deck_europe": ["europe_5"], "deck_slavery": ["slavery_5"]})
    play(game, "activate:market", "draw:deck_europe")
    lines = sentences(game, None, ["Ada", "Bo", "Cy"])
    assert "Ada abolishes slavery; cards of the slavery deck that leave the game: 1." in lines
    game = scene(phase="build")
    assert prompt(game).sentence == "Build: take a tile of level 1."
    game = scene({"tokens": {"token_industry": 2}}, phase="build")
    assert prompt(game).sentence == "Build: take a tile of level 2 or lower."


def test_the_governor_question_tells_the_glory() -> None:
    game = scene({"cards": ["india_governor"]}, {"passed": True}, {"passed": True}, tracks=full("india"))
    assert button(game, "governor:none").note == "scores 3 if it stays empty · cards 1 of 1"


def test_the_chronicle_tells_an_action_in_order() -> None:
    mine = {"harbor": 3, "buildings": ["dock"]}
    game = scene(mine, tracks={"caribbean": [1, 1, 1, 1, 1]}, tokens={"caribbean_sea_6": "token_culture"})
    play(game, "activate:dock", "ship:caribbean")
    lines = sentences(game, None, ["Ada", "Bo", "Cy"])
    assert lines == [
        "Ada uses Dock (harbor 2) and ships to the Caribbean track, space 6 of 6.",
        "Ada takes a token from Caribbean: Culture 0 → 1.",
        "A region opens: Caribbean.",
        "Bo leads the Caribbean track with 5 ships: Governor of the Caribbean; Industry 0 → 1, Finance 0 → 2.",
    ]


def test_every_line_of_the_chronicle_can_be_told() -> None:
    passed = {"passed": True}
    rich = {"harbor": 3, "buildings": ["shipyard"], "cards": ["india_governor", "slavery_0", "europe_0"]}
    first = play(
        scene(rich, passed, passed, tracks=full("india"), round=7),
        "activate:shipyard", "ship:india", "governor:none", "discard:india_governor",
    )  # fmt: skip
    drawer = {"harbor": 1, "buildings": ["market"], "cities": list(EUROPE[:5]), "cards": ["slavery_0"]}
    second = play(scene(drawer, decks={"deck_europe": ["europe_5"]}), "activate:market", "draw:deck_europe")
    games = [first, second]
    rng = random.Random(8)
    for seed in range(20):
        game = civitas.new("endeavor", 5, seed)
        while game.decision is not None:
            game.choose(rng.choice(game.decision.options))
        games.append(game)
    told = set()
    for game in games:
        for line in game.log(None):
            assert "{" not in sentence(RULES, line, ["Ada", "Bo", "Cy", "Di", "Eve"])
            told.add(line.message)
    names = [name.removeprefix("log-") for name in language(RULES).names("log-")]
    assert told == {name for name in names if "-" not in name}


def test_the_second_part_is_offered_in_words() -> None:
    game = scene({"harbor": 4, "buildings": ["dock"]}, tracks=full("india", 1, 1))
    play(game, "activate:dock", "occupy:bombay")
    assert prompt(game).sentence == "Dock: you may ship as well, or stop."
    assert prompt(game).because == "Both parts are bound to one place: India."
    game = play(scene({"harbor": 4, "buildings": ["cartographer"]}), "activate:cartographer", "ship:india")
    assert prompt(game).sentence == "Cartographer: you may ship once more, or stop."
    game = play(scene({"harbor": 4, "tokens": {"token_occupy": 1}}), "spend:token_occupy")
    assert prompt(game).sentence == "Occupy token: occupy."


def test_the_catalogue_has_every_building_token_and_card() -> None:
    entries = {entry.id: entry for entry in RULES.catalogue()}
    assert len(entries) == 16 + 8 + 48
    assert entries["dock"].facts == {"Level": "3", "Tiles": "3", "Action": "Occupy & Ship"}
    assert entries["europe_0"].facts == {"Value": "0", "Icons": "1 politics"}
    assert "slavery" in entries["europe_5"].text


def test_the_table_is_drawn_in_text() -> None:
    game = civitas.new("endeavor", 5, seed=2)
    rng = random.Random(2)
    for _ in range(120):
        assert game.decision is not None
        game.choose(rng.choice(game.decision.options))
    out = StringIO()
    Console(file=out, width=200).print(board(game.rules, game.view(0)))
    text = out.getvalue()
    for words in ("Europe & Mediterranean", "Constantinople", "Far East", "Stock Exchange", "Colonial House", "Seat 4"):
        assert words in text


def test_the_view_is_json() -> None:
    game = civitas.new("endeavor", 4, seed=2)
    view = msgspec.json.decode(msgspec.json.encode(game.view(1)))
    assert view["regions"][0]["id"] == "europe"
    mine = game.view(1).me
    assert mine is not None
    assert mine.seat == 1
    assert game.view(None).me is None
    assert (game.view(1).card_spaces, game.view(1).last_space) == (5, 15)
    assert game.view(1).glory_spaces == (0, 1, 4, 7, 10, 13)
    assert game.view(1).thresholds["culture"] == (2, 4, 7, 10)
    assert view["players"][1]["tracks"][0]["next_level"] == 2
    assert len(view["stock"]) == 15


def test_the_rulebook_numbers_all_rules_that_prompts_name() -> None:
    text = files("civitas.games.endeavor").joinpath("languages/en/rulebook.md").read_text(encoding="utf-8")
    numbers = set(re.findall(r"(?m)^(?:\*\*)?(\d+(?:\.\d+)+|R\d+)", text)) | set(re.findall(r"(?m)^## (\d+)\.", text))
    source = files("civitas.games.endeavor").joinpath("languages/en/prompts.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r"\((\d+\.\d+(?:\.\d+)*|R\d+)\)", source))
    assert named
    assert named <= numbers
    assert {f"R{number}" for number in range(1, 33)} <= numbers
