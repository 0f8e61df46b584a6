"""The data file: what it holds, and that mistakes are refused with the name of the entry."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec
import pytest

from civitas.games.endeavor import facts, pieces
from civitas.kit.facts import BadData

TEXT = files("civitas.games.endeavor").joinpath("components.json").read_text(encoding="utf-8")


def _data() -> dict[str, Any]:
    data: dict[str, Any] = msgspec.json.decode(TEXT)
    return data


def _entry(data: dict[str, Any], group: str, name: str) -> dict[str, Any]:
    entry: dict[str, Any] = next(entry for entry in data[group] if entry["id"] == name)
    return entry


def test_every_entry_stands_on_a_line_of_its_own_and_has_its_confidence() -> None:
    stripped = [line.strip().rstrip(",") for line in TEXT.splitlines()]
    lines = [msgspec.json.decode(line) for line in stripped if line.startswith('{"id"')]
    data = _data()
    for group, entries in data.items():
        if not isinstance(entries, list):
            assert "conf" in entries, group
            continue
        for entry in entries:
            assert group == "options" or entry["conf"] in ("seed", "multi", "single", "recon"), entry["id"]
            assert lines.count(entry) == 1, entry["id"]


def test_the_counts_of_the_box() -> None:
    data = facts.load()
    assert (len(data.cities), len(data.connections), len(data.cards), len(data.decks)) == (28, 26, 48, 8)
    assert sum(region.shipping_spaces for region in data.regions) == 41
    assert sum(token.count for token in data.trade_tokens) == 95
    assert [token.count for token in data.trade_tokens] == [25, 20, 17, 17, 6, 6, 2, 2]
    assert sum(building.copies for building in data.buildings) == 45
    by_level = {level: [b.copies for b in data.buildings if b.level == level] for level in range(1, 6)}
    assert by_level == {1: [5, 5, 5], 2: [4, 4, 4], 3: [3, 3, 3], 4: [2, 2, 2], 5: [1, 1, 1]}


def test_what_the_rulebook_says_of_single_pieces() -> None:
    data = _data()
    assert _entry(data, "cards", "india_1")["icons"] == {"culture": 1}
    assert _entry(data, "cards", "india_1")["conf_icons"] == "seed"
    assert _entry(data, "buildings", "university")["glory"] == 3
    assert _entry(data, "buildings", "bank")["icons"] == {"finance": 2}
    assert _entry(data, "cards", "europe_5")["kind"] == "abolition"
    assert [len(region.cities) for region in pieces.REGIONS if region.home] == [10]


def _change(group: str, name: str, **fields: Any) -> dict[str, Any]:
    data = _data()
    entry = _entry(data, group, name) if name else data[group]
    entry.update(fields)
    return data


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (_change("connections", "c_london_paris", cities=["london", "pariss"]), "c_london_paris: the city “pariss”"),
        (_change("connections", "c_london_paris", cities=["london", "london"]), "c_london_paris: it joins a city"),
        (_change("connections", "c_london_paris", cities=["amsterdam", "london"]), "another connection joins"),
        (_change("cities", "rome", region="italy"), "rome: the region “italy”"),
        (_change("cities", "rome", glory=-1), "cities[5].glory"),
        (_change("cities", "rome", id="paris"), "paris: this id stands 2 times"),
        (_change("cities", "rome", xy=[1, 2]), "xy"),
        (_change("cities", "rome", conf="sure"), "cities[5].conf"),
        (_change("regions", "india", shipping_spaces=8), "board_totals: shipping_spaces"),
        (_change("regions", "india", decks=["deck_asia"]), "india: the deck “deck_asia”"),
        (_change("regions", "india", open_at_start=True), "india: a region is open"),
        (_change("trade_tokens", "token_draw", count=3), "trade_tokens: the sum of the counts is 96"),
        (_change("trade_tokens", "token_draw", action="fly"), "token_draw: the action “fly”"),
        (_change("trade_tokens", "token_draw", background="brown"), "token_draw: background"),
        (_change("trade_tokens", "token_draw", icons={"culture": 1}), "token_draw: a status token shows an icon"),
        (_change("buildings", "market", action=None), "market: activation_space"),
        (_change("buildings", "market", icons={"magic": 1}), "market: the status “magic”"),
        (_change("buildings", "market", icons={"culture": 0}), "buildings[1].icons"),
        (_change("buildings", "market", copies=0), "player_board: the list of buildings without copies"),
        (_change("buildings", "university", glory=4), "score_university: points"),
        (_change("cards", "india_1", deck="deck_africa"), "order is"),
        (_change("cards", "india_1", value=2), "two of its cards have the same value"),
        (_change("cards", "india_1", kind="slavery"), "india_1: the kind says slavery"),
        (_change("decks", "deck_india", order=["india_1"]), "deck_india: order"),
        (_change("actions", "ship_and_ship", parts=["ship"]), "ship_and_ship: the number of parts"),
        (_change("actions", "ship", population_from_harbor=None), "ship: it needs population_from_harbor"),
        (_change("actions", "ship_or_draw", constraint="same_deck"), "ship_or_draw: one_or_both"),
        (_change("status_tracks", "culture", values=[2, 3, 4]), "culture: the number of values"),
        (_change("status_tracks", "culture", level_min=[0, 2, 2, 7, 10]), "culture: level_min must rise"),
        (_change("glory_spaces", "", spaces=[0, 4, 1]), "glory_spaces: the spaces must rise"),
        (_change("population_markers", "", total=151), "population_markers: total"),
        (_change("population_markers", "", limited=True), "population_markers: the rules let substitutes"),
        (_change("player_board", "", card_spaces=6), "player_board: card_spaces"),
        (_change("player_board", "", building_spaces=8), "player_board: building_spaces"),
        (_change("building_rules", "", same_type_may_be_built_again=False), "building_rules:"),
        (_change("connection_rules", "", glory_each=2), "score_connections: points"),
        (_change("scoring", "score_population", markers=0), "score_population: it needs markers"),
        (_change("options", "university_scoring", default="per_game"), "university_scoring: the default"),
    ],
)  # fmt: skip
def test_a_mistake_is_refused_with_the_name_of_its_entry(data: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadData) as refusal:
        facts.decode(msgspec.json.encode(data))
    assert complaint in str(refusal.value)


def test_a_corrected_value_needs_no_code() -> None:
    data = _change("cards", "africa_3", icons={"industry": 1, "politics": 2}, glory=1)
    card = next(card for card in facts.decode(msgspec.json.encode(data)).cards if card.id == "africa_3")
    assert (card.icons, card.glory) == ({"industry": 1, "politics": 2}, 1)
