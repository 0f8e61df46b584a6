"""Hut and village tokens, relics, city-states and investments: each by its name."""

from __future__ import annotations

import pytest

from civitas.games.civilization.pieces import INVESTMENT, INVESTMENTS, SHEET, TECH
from civitas.games.civilization.pieces_cards import TOKEN_KIND, TOKEN_KINDS
from civitas.games.civilization.pieces_map import CITY_STATE, RELIC
from civitas.games.civilization.rules import numbers
from civitas.games.civilization.rules.culture import invest
from civitas.games.civilization.rules.exploring import open_token, take_relic
from civitas.games.civilization.rules.management import harvests
from civitas.games.civilization.state import MANAGEMENT, MOVEMENT
from tests.civilization.scene import Scene, at, run


def lay(scene: Scene, kind: str, square: str = "5,5") -> None:
    """A token lies on a square, with an army of the first player that explores it."""
    pile = scene.state.villages if kind.startswith("village") else scene.state.huts
    token = next(token for token in pile if token.id == kind)
    pile.remove(token)
    scene.state.markers[at(square)] = token
    scene.army(scene.me, square)


def explore(scene: Scene, kind: str, *answers: str) -> None:
    lay(scene, kind)
    run(open_token(scene.state, scene.me, at("5,5")), *answers)


RESOURCES = [kind.id for kind in TOKEN_KINDS if kind.resource is not None]


def test_tokens_with_resources() -> None:
    assert RESOURCES == [
        "hut_incense",
        "hut_iron",
        "hut_silk",
        "hut_spy",
        "hut_uranium",
        "hut_wheat",
        "village_iron",
        "village_spy",
        "village_uranium",
    ]


@pytest.mark.parametrize("kind", RESOURCES)
def test_a_resource_is_kept_face_down(kind: str) -> None:
    scene = Scene(phase=MOVEMENT)
    explore(scene, kind)
    assert [str(token) for token in scene.me.tokens] == [kind]
    assert scene.state.seen[scene.me.tokens[0].key] == 1
    assert scene.state.markers[at("5,5")] is None


@pytest.mark.parametrize(
    ("kind", "tech", "power"),
    [
        ("hut_incense", "currency", "currency"),
        ("hut_wheat", "construction", "construction"),
        ("hut_silk", "steam_power", "steam_power"),
        ("village_uranium", "atomic_theory", "atomic_theory_1"),
        ("hut_uranium", "atomic_theory", "atomic_theory_1"),
    ],
)
def test_a_kept_resource_pays(kind: str, tech: str, power: str) -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, tech)
    scene.army(scene.me, "5,5")
    assert not scene.can(f"resource:{power}", "management")
    token = scene.token(scene.me, kind)
    answers = ["7,1"] if tech == "steam_power" else []
    scene.use(f"resource:{power}", *answers, window="management")
    assert scene.me.tokens == []
    assert scene.state.tokens_gone == [token]


def test_hut_city_state() -> None:
    scene = Scene(phase=MOVEMENT)
    explore(scene, "hut_city_state")
    assert scene.state.markers[at("5,5")] is CITY_STATE["cs5"]
    assert len(scene.state.city_states) == 4


def test_village_city_state() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.state.city_states.clear()
    explore(scene, "village_city_state")
    assert scene.state.markers[at("5,5")] is None


@pytest.mark.parametrize(("answer", "found"), [("mounted", (1, 1, 0)), ("army", (0, 2, 0)), ("scout", (0, 1, 1))])
def test_hut_friendly_barbarian(answer: str, found: tuple[int, int, int]) -> None:
    scene = Scene(phase=MOVEMENT)
    explore(scene, "hut_friendly_barbarian", answer)
    here = at("5,5")
    armies, scouts = scene.me.at[: scene.me.armies], scene.me.at[scene.me.armies :]
    assert (len(scene.me.units), armies.count(here), scouts.count(here)) == found
    assert bool(scene.me.barred) is (answer != "mounted")


def test_hut_friendly_barbarian_may_be_declined() -> None:
    scene = Scene(phase=MOVEMENT)
    explore(scene, "hut_friendly_barbarian", "nothing")
    assert scene.me.units == []


@pytest.mark.parametrize(("kind", "culture"), [("hut_native_art_3", 3), ("village_native_art_6", 6)])
def test_native_art(kind: str, culture: int) -> None:
    scene = Scene(phase=MOVEMENT)
    explore(scene, kind)
    assert scene.me.culture == culture


def test_hut_teacher() -> None:
    scene = Scene()
    scene.token(scene.me, "hut_teacher")
    scene.use("token:hut_teacher", "writing")
    assert [str(tech) for tech in scene.me.techs] == ["writing"]
    assert scene.me.tokens == []


def test_village_friendly_workers() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.token(scene.me, "village_friendly_workers")
    scene.use("token:village_friendly_workers", window="management")
    assert scene.capital(scene.me).bonus == 4
    assert scene.me.tokens == []


def test_village_great_person() -> None:
    scene = Scene(phase=MOVEMENT)
    explore(scene, "village_great_person", "reserve")
    assert len(scene.me.persons) == 1


def test_village_wealth() -> None:
    scene = Scene(phase=MOVEMENT)
    explore(scene, "village_wealth")
    assert scene.me.coins[SHEET] == 1


@pytest.mark.parametrize(
    ("token", "production", "trade", "culture", "coins", "combat"),
    [
        ("cs1", 0, 3, 0, 0, 0),
        ("cs2", 0, 0, 3, 0, 0),
        ("cs3", 1, 0, 0, 1, 0),
        ("cs4", 0, 0, 1, 0, 2),
        ("cs5", 1, 1, 0, 0, 0),
    ],
)
def test_city_state(token: str, production: int, trade: int, culture: int, coins: int, combat: int) -> None:
    def numbers_of(scene: Scene) -> list[int]:
        city = scene.capital(scene.me)
        return [
            numbers.production(scene.state, city),
            numbers.total(numbers.trade_parts(scene.state, scene.me)),
            numbers.arts(scene.state, city),
            scene.coins(scene.me),
            numbers.total(numbers.combat_parts(scene.state, scene.me)),
        ]

    scene = Scene()
    before = numbers_of(scene)
    scene.state.markers[at("5,5")] = CITY_STATE[token]
    scene.state.city_squares = (at("5,5"),)
    assert numbers_of(scene) == before
    scene.scout(scene.me, "5,5")
    scene.capital(scene.me).yields = None
    gained = [new - old for new, old in zip(numbers_of(scene), before, strict=True)]
    assert gained == [production, trade, culture, coins, combat]


def test_cs5_may_be_harvested() -> None:
    scene = Scene()
    scene.state.markers[at("5,5")] = CITY_STATE["cs5"]
    scene.state.city_squares = (at("5,5"),)
    scene.scout(scene.me, "5,5")
    options = [str(option) for option in harvests(scene.state, scene.me, scene.capital(scene.me))]
    assert {"5,5:incense", "5,5:iron", "5,5:silk", "5,5:wheat"} <= set(options)


# Relics.


def take(scene: Scene, relic: str, *answers: str) -> None:
    scene.state.markers[at("5,5")] = RELIC[relic]
    scene.army(scene.me, "5,5")
    run(take_relic(scene.state, scene.me, at("5,5")), *answers)


def test_atlantis() -> None:
    scene = Scene(phase=MOVEMENT)
    take(scene, "atlantis")
    assert not scene.can("relic:atlantis")
    scene.state.turn += 1
    scene.learn(scene.me, "pottery", "currency")
    scene.use("relic:atlantis", "monarchy")
    assert TECH["monarchy"] in scene.me.rows[1]
    assert scene.me.due == ()


@pytest.mark.parametrize(("option", "persons"), [(1, 1), (2, 2)])
def test_school_of_confucius(option: int, persons: int) -> None:
    scene = Scene(phase=MOVEMENT, confucius_great_persons=option)
    take(scene, "school_of_confucius", *["reserve"] * persons)
    assert len(scene.me.persons) == persons


def test_seven_cities_of_gold() -> None:
    scene = Scene(phase=MOVEMENT)
    take(scene, "seven_cities_of_gold")
    scene.state.turn += 1
    scene.use("relic:seven_cities_of_gold", "infrastructure", "endowment_for_the_arts")
    assert scene.me.investments == (1, 1, 0, 0)
    assert not scene.me.invested


def test_attilas_village() -> None:
    scene = Scene(phase=MOVEMENT)
    take(scene, "attilas_village", "infantry", "mounted")
    assert [card.type.id for card in scene.me.units] == ["infantry", "mounted"]


def test_ark_of_the_covenant() -> None:
    scene = Scene(phase=MOVEMENT)
    take(scene, "ark_of_the_covenant")
    assert scene.me.track == 2
    assert len(scene.me.hand) == 2


# Investments.


def levels(scene: Scene, card: str, counts: list[int]) -> list[tuple[int, ...]]:
    """What the numbers of the first player are with so many tokens on a card."""
    found = []
    for count in counts:
        tokens = [0] * len(INVESTMENTS)
        tokens[INVESTMENT[card].index] = count
        scene.me.investments = tuple(tokens)
        scene.me.stale = True
        found.append(
            (
                numbers.production(scene.state, scene.capital(scene.me)),
                numbers.culture_hand(scene.state, scene.me),
                numbers.space_price(scene.state, scene.me, 1)[0],
                numbers.total(numbers.combat_parts(scene.state, scene.me)),
            )
        )
    return found


def test_infrastructure() -> None:
    scene = Scene()
    base = numbers.production(scene.state, scene.capital(scene.me))
    found = levels(scene, "infrastructure", [0, 1, 2, 3, 4])
    assert [production - base for production, *_ in found] == [0, 1, 2, 3, 3]


def test_endowment_for_the_arts() -> None:
    found = levels(Scene(), "endowment_for_the_arts", [0, 1, 2, 3, 4])
    assert [(hand, price) for _, hand, price, _ in found] == [(2, 3), (3, 3), (3, 2), (3, 2), (3, 1)]


def test_military_industrial_complex() -> None:
    found = levels(Scene(), "military_industrial_complex", [0, 1, 2, 4, 6])
    assert [bonus for *_, bonus in found] == [0, 0, 4, 8, 12]


def test_public_education() -> None:
    scene = Scene()
    scene.me.investments = (0, 0, 0, 2)
    run(invest(scene.state, scene.me, INVESTMENT["public_education"]), "pottery")
    run(invest(scene.state, scene.me, INVESTMENT["public_education"]))
    assert [str(tech) for tech in scene.me.techs] == ["pottery"]
    assert scene.me.investments == (0, 0, 0, 4)


def test_every_kind_of_token_has_words() -> None:
    assert all(TOKEN_KIND[kind.id].texts for kind in TOKEN_KINDS)
