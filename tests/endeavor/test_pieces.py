"""Every building, token, card, connection, city and region, each by its id."""

from __future__ import annotations

import pytest

import civitas
from civitas.games.endeavor.pieces import BUILDINGS, CARDS, CITIES, CONNECTIONS, DECKS, REGIONS, STATUSES, TOKENS

from .scenes import EUROPE, SPACES, almost, full, kind, levels, play, player, scene, texts, total

ACTIONS_OF = {
    "colony_house": {"occupy"}, "market": {"draw"}, "shipyard": {"ship"}, "workshop": set(),
    "bank": {"payment"}, "barracks": {"occupy", "attack"}, "guild_hall": {"ship", "draw"},
    "dock": {"occupy", "ship"}, "fortress": {"attack"}, "theater": {"occupy", "draw"},
    "cartographer": {"ship"}, "trade_office": {"draw"}, "university": set(),
    "stock_exchange": {"payment"}, "museum": {"draw"}, "parliament": {"occupy", "ship"},
}  # fmt: skip
TOKEN_IDS = (
    "token_industry", "token_culture", "token_finance", "token_politics",
    "token_occupy", "token_attack", "token_payment", "token_draw",
)  # fmt: skip
OVERSEAS = ("far_east", "india", "north_america", "caribbean", "south_america", "africa")
DECK_IDS = ("deck_europe", "deck_slavery", *(f"deck_{region}" for region in OVERSEAS))
CARD_IDS = (
    *(f"europe_{value}" for value in range(6)),
    *(f"slavery_{value}" for value in range(6)),
    *(f"{region}_{value}" for region in OVERSEAS for value in ("governor", 1, 2, 3, 4, 5)),
)
CITY_IDS = {
    "europe": EUROPE,
    "north_america": ("quebec", "boston", "new_york", "charleston"),
    "caribbean": ("havana", "santo_domingo", "port_royal"),
    "south_america": ("lima", "bahia", "buenos_aires"),
    "africa": ("goree", "luanda", "cape_town"),
    "india": ("bombay", "madras", "calcutta"),
    "far_east": ("canton", "batavia"),
}
CONNECTION_IDS = (
    "c_london_amsterdam", "c_london_paris", "c_london_bombay", "c_amsterdam_copenhagen", "c_copenhagen_calcutta",
    "c_paris_lisbon", "c_paris_quebec", "c_lisbon_bahia", "c_lisbon_santo_domingo", "c_rome_constantinople",
    "c_rome_algiers", "c_constantinople_alexandria", "c_algiers_goree", "c_alexandria_madras", "c_quebec_boston",
    "c_boston_new_york", "c_new_york_charleston", "c_charleston_havana", "c_havana_santo_domingo",
    "c_havana_port_royal",
    "c_bahia_buenos_aires", "c_buenos_aires_cape_town", "c_goree_luanda", "c_bombay_calcutta", "c_madras_batavia",
    "c_canton_batavia",
)  # fmt: skip

BUILDING = {building.id: building for building in BUILDINGS}
TOKEN = {token.id: token for token in TOKENS}
CARD = {card.id: card for card in CARDS}
CITY = {city.id: city for city in CITIES}
LINK = {link.id: link for link in CONNECTIONS}
OPEN = {region: tracks for name in OVERSEAS for region, tracks in full(name, 2).items()}
"""All regions opened by seat 2."""


def named(icons: object) -> dict[str, int]:
    return {STATUSES[at].id: number for at, number in icons.pairs}  # type: ignore[attr-defined]


def raised(before: dict[str, int], icons: dict[str, int], sign: int = 1) -> dict[str, int]:
    return {status: level + sign * icons.get(status, 0) for status, level in before.items()}


def test_these_are_all_pieces() -> None:
    assert set(ACTIONS_OF) == set(BUILDING)
    assert set(TOKEN_IDS) == set(TOKEN)
    assert set(CARD_IDS) == set(CARD)
    assert {city for cities in CITY_IDS.values() for city in cities} == set(CITY)
    assert set(CONNECTION_IDS) == set(LINK)
    assert set(CITY_IDS) == {region.id for region in REGIONS}
    assert set(DECK_IDS) == {deck.id for deck in DECKS}


@pytest.mark.parametrize("name", [name for name in ACTIONS_OF if name != "colony_house"])
def test_building_a_tile_counts_its_icons_and_takes_it_from_the_stock(name: str) -> None:
    building = BUILDING[name]
    # Brown tokens give an industry that allows every level.
    game = scene({"tokens": {"token_industry": 10}}, phase="build")
    before = levels(game)
    play(game, f"build:{name}")
    assert levels(game) == raised(before, named(building.icons))
    assert player(game)["buildings"] == [name]
    stock = {one.building.id: one.left for one in game.view(None).stock}
    assert stock[name] == building.copies - 1


@pytest.mark.parametrize("name", ACTIONS_OF)
def test_a_building_does_its_action(name: str) -> None:
    mine = {"harbor": 4, "buildings": [] if name == "colony_house" else [name], "cities": ["rome"]}
    used = ["colony_house"] if name != "colony_house" else []
    game = scene(mine | {"used": used}, {"cities": ["paris"]})
    expected = ACTIONS_OF[name]
    if not expected:
        # Nobody can do anything, so all pass without being asked and the next round begins.
        assert (kind(game), game.view(None).round) == ("build", 2)
        return
    if expected == {"payment"}:
        play(game, f"activate:{name}")
        assert player(game)["used"] == [name]
        assert player(game)["harbor"] == 4
        return
    play(game, f"activate:{name}")
    if kind(game) == "act" and game.decision is not None and game.decision.seat == 0:
        assert {text.partition(":")[0] for text in texts(game)} == expected
    else:
        assert expected == {"attack"}  # only Paris can be attacked: not asked
        assert player(game)["cities"] == ["paris", "rome"]
    assert game.view(None).players[0].buildings[0].used


@pytest.mark.parametrize("name", TOKEN_IDS)
def test_a_token_goes_from_a_city_to_the_harbor_and_counts(name: str) -> None:
    game = scene({"harbor": 2}, tokens={"vienna": name})
    before = levels(game)
    play(game, "activate:colony_house", "occupy:vienna")
    assert player(game)["tokens"] == {name: 1}
    assert levels(game) == raised(before, named(TOKEN[name].icons))


@pytest.mark.parametrize("name", TOKEN_IDS[4:])
def test_a_blue_token_is_spent_for_its_action(name: str) -> None:
    mine = {"harbor": 2, "tokens": {name: 1}, "used": ["colony_house"], "cities": ["rome"]}
    game = scene(mine, {"cities": ["paris"]})
    assert f"spend:{name}" in texts(game)
    spent = game.view(None).spent.get(name, 0)
    play(game, f"spend:{name}")
    action = name.removeprefix("token_")
    if action == "payment":
        assert player(game)["used"] == []
        assert player(game)["harbor"] == 3
    elif action == "attack":
        assert player(game)["cities"] == ["paris", "rome"]
        assert player(game)["harbor"] == 0
    else:
        assert {text.partition(":")[0] for text in texts(game)} == {action}
    assert game.view(None).spent[name] == spent + 1
    assert name not in game.view(None).players[0].tokens


@pytest.mark.parametrize("name", TOKEN_IDS[:4])
def test_a_brown_token_is_never_spent(name: str) -> None:
    game = scene({"harbor": 2, "tokens": {name: 1}})
    assert not [text for text in texts(game) if text.startswith("spend")]


def _strong(name: str, strength: int) -> civitas.Game:
    """Seat 0 with a market and that strength in the card's region, the card on top of its deck."""
    card = CARD[name]
    region = card.deck.region.id
    mine = {"harbor": 2, "buildings": ["market"]}
    deck = {card.deck.id: [name]}
    if region == "europe":
        return scene(mine | {"cities": list(EUROPE[:strength])}, decks=deck)
    return scene(mine, tracks=full(region, 1, strength), decks=deck)


@pytest.mark.parametrize("name", [name for name in CARD_IDS if not name.endswith("governor")])
def test_a_card_is_drawn_with_enough_strength_and_counts(name: str) -> None:
    card = CARD[name]
    game = _strong(name, card.value)
    before, glory = levels(game), total(game).cards
    play(game, "activate:market")
    assert f"draw:{card.deck}" in texts(game)
    play(game, f"draw:{card.deck}")
    assert player(game)["cards"] == [name]
    below = [other.id for other in card.deck.order if other.value > card.value]
    assert game.position()["decks"][card.deck.id] == below
    assert levels(game) == raised(before, named(card.icons))
    assert total(game).cards == glory + card.glory


@pytest.mark.parametrize("name", [name for name in CARD_IDS if not name.endswith(("governor", "_0"))])
def test_a_card_is_out_of_reach_one_marker_short(name: str) -> None:
    card = CARD[name]
    game = play(_strong(name, card.value - 1), "activate:market")
    assert f"draw:{card.deck}" not in texts(game)


@pytest.mark.parametrize("region", OVERSEAS)
def test_a_governor_goes_to_the_leader_when_the_region_opens(region: str) -> None:
    name = f"{region}_governor"
    mine = {"harbor": 2, "buildings": ["shipyard"]}
    game = scene(mine, tracks={region: [1] * (SPACES[region] - 1)}, tokens={f"{region}_sea_{SPACES[region]}": None})
    before = levels(game, 1)
    assert not game.view(None).region(region).open
    play(game, "activate:shipyard", f"ship:{region}")
    assert game.view(None).region(region).open
    assert player(game, 1)["cards"] == [name]
    assert levels(game, 1) == raised(before, named(CARD[name].icons))
    assert total(game, 1).cards == CARD[name].glory
    assert name not in game.position()["decks"][f"deck_{region}"]


@pytest.mark.parametrize("name", CARD_IDS)
def test_a_discarded_card_goes_where_it_belongs(name: str) -> None:
    card = CARD[name]
    region = card.deck.region.id
    # Two further cards of the far east keep the player over the limit of 1; slavery needs one more that counts.
    cards = [name, "far_east_1", "far_east_5", *(["slavery_0"] if card.slavery else [])]
    tracks = OPEN if region not in ("europe",) else {"far_east": OPEN["far_east"]}
    game = scene({"cards": list(dict.fromkeys(cards))}, {"passed": True}, {"passed": True}, tracks=tracks)
    # No harbor, no action: seat 0 is passed at once.
    if kind(game) == "governor":
        play(game, "governor:none")
    before = levels(game)
    play(game, f"discard:{name}")
    view = game.view(None)
    assert levels(game) == raised(before, named(card.icons), -1)
    assert name not in [held.id for held in view.players[0].cards]
    if card.slavery:
        assert [held.id for held in view.players[0].face_down] == [name]
    elif card.governor:
        assert name in [gone.id for gone in view.removed]
    else:
        pile = [held.value for held in view.deck(card.deck.id).cards]
        assert card.value in pile
        assert pile == sorted(pile)


@pytest.mark.parametrize("name", CONNECTION_IDS)
def test_the_first_to_join_a_connection_takes_its_token(name: str) -> None:
    link = LINK[name]
    one, other = (city.id for city in link.cities)
    tokens = {name: "token_politics", other: "token_culture"}
    game = scene({"harbor": 2, "cities": [one]}, tracks=_present(other), tokens=tokens)
    before = total(game)
    play(game, "activate:colony_house", f"occupy:{other}")
    assert levels(game) == {"industry": 0, "culture": 1, "finance": 0, "politics": 1}
    assert name in game.position()["bare"]
    assert total(game).connections == before.connections + 1
    view = next(one for one in game.view(None).connections if one.id == name)
    assert (view.seat, view.token) == (0, "")


def _present(*cities: str) -> dict[str, list[int]]:
    """All regions open, seat 0 present in those of the cities."""
    tracks = dict(OPEN)
    for city in cities:
        region = CITY[city].region.id
        if region != "europe":
            tracks |= full(region, 2, 1)
    return tracks


@pytest.mark.parametrize("name", [city for cities in CITY_IDS.values() for city in cities])
def test_a_city_is_occupied_for_its_token_and_glory(name: str) -> None:
    game = scene({"harbor": 2}, tracks=_present(name), tokens={name: "token_finance"})
    play(game, "activate:colony_house", f"occupy:{name}")
    assert player(game)["cities"] == [name]
    assert levels(game)["finance"] == 1
    assert total(game).cities == CITY[name].glory
    assert CITY[name].region.id in [region for region, cities in CITY_IDS.items() if name in cities]


@pytest.mark.parametrize("name", [city for cities in CITY_IDS.values() for city in cities])
def test_a_city_is_taken_by_attack(name: str) -> None:
    game = scene({"harbor": 3, "buildings": ["fortress"]}, {"cities": [name]}, tracks=_present(name))
    supplies = [player(game, seat)["supply"] for seat in (0, 1)]
    play(game, "activate:fortress")
    assert player(game)["cities"] == [name]
    assert player(game, 1)["cities"] == []
    assert [player(game, seat)["supply"] for seat in (0, 1)] == [supplies[0] + 1, supplies[1] + 1]
    assert player(game)["tokens"] == {}


@pytest.mark.parametrize("region", OVERSEAS)
def test_a_region_fills_its_track_from_the_first_space(region: str) -> None:
    tokens = {f"{region}_sea_{number}": "token_culture" for number in (1, 2)}
    game = scene({"harbor": 4, "buildings": ["cartographer"]}, tokens=tokens)
    play(game, "activate:cartographer", f"ship:{region}", f"ship:{region}")
    assert game.position()["tracks"] == {region: [0, 0]}
    assert levels(game)["culture"] == 2
    spaces = game.view(None).region(region).spaces
    assert [space.seat for space in spaces[:3]] == [0, 0, None]
    assert len(spaces) == SPACES[region]


@pytest.mark.parametrize("region", OVERSEAS)
def test_a_closed_region_gives_neither_city_nor_card(region: str) -> None:
    mine = {"harbor": 4, "buildings": ["theater"]}
    game = play(scene(mine, tracks=almost(region, 0, 0, 0)), "activate:theater")
    places = [*(f"occupy:{city}" for city in CITY_IDS[region]), f"draw:deck_{region}"]
    assert not set(places) & set(texts(game))
    game = play(scene(mine, tracks=full(region, 2, 3)), "activate:theater")
    assert set(places) <= set(texts(game))


def test_europe_has_no_track_and_is_open() -> None:
    game = play(scene({"harbor": 2, "buildings": ["shipyard"]}), "activate:shipyard")
    assert texts(game) == [f"ship:{region}" for region in OVERSEAS]
    europe = game.view(None).region("europe")
    assert europe.open
    assert europe.spaces == ()
    assert europe.decks == ("deck_europe", "deck_slavery")
