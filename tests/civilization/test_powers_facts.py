"""Every piece of the box by its id: the facts that stand on it, written down a second time.

What cards do is tested in the other modules; here are the numbers on which everything else rests.
"""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from civitas.games.civilization import facts_reading, pieces, pieces_cards, pieces_map
from civitas.kit.facts import BadData

TECHS = [  # id, level, unlocked building and government, coin, coin slots, ranks
    ("agriculture", 1, "", "", 0, 0, {}),
    ("animal_husbandry", 1, "", "", 0, 0, {}),
    ("code_of_laws", 1, "trading_post", "republic", 0, 4, {}),
    ("currency", 1, "market", "", 0, 0, {}),
    ("horseback_riding", 1, "", "", 0, 0, {}),
    ("masonry", 1, "city_walls", "", 0, 0, {}),
    ("metalworking", 1, "barracks", "", 0, 0, {}),
    ("navigation", 1, "harbor", "", 0, 0, {}),
    ("navy", 1, "shipyard", "", 0, 0, {}),
    ("philosophy", 1, "temple", "", 0, 0, {}),
    ("pottery", 1, "granary", "", 0, 4, {}),
    ("writing", 1, "library", "", 0, 0, {}),
    ("bureaucracy", 2, "", "", 1, 0, {}),
    ("chivalry", 2, "", "feudalism", 0, 0, {"mounted": 2}),
    ("civil_service", 2, "", "", 1, 0, {}),
    ("construction", 2, "workshop", "", 0, 0, {}),
    ("democracy", 2, "", "democracy", 0, 4, {"infantry": 2}),
    ("engineering", 2, "aqueduct", "", 0, 0, {}),
    ("irrigation", 2, "", "", 0, 0, {}),
    ("logistics", 2, "", "", 0, 0, {"infantry": 2, "artillery": 2, "mounted": 2}),
    ("mathematics", 2, "", "", 0, 0, {"artillery": 2}),
    ("monarchy", 2, "", "monarchy", 0, 0, {}),
    ("mysticism", 2, "", "", 0, 0, {}),
    ("printing_press", 2, "university", "", 0, 4, {}),
    ("sailing", 2, "", "", 0, 0, {}),
    ("banking", 3, "bank", "", 0, 0, {}),
    ("biology", 3, "", "", 0, 0, {}),
    ("communism", 3, "", "communism", 0, 0, {}),
    ("ecology", 3, "", "", 0, 0, {}),
    ("education", 3, "", "", 0, 4, {}),
    ("gunpowder", 3, "", "", 0, 0, {"infantry": 3}),
    ("metal_casting", 3, "", "", 0, 0, {"artillery": 3}),
    ("military_science", 3, "academy", "", 0, 0, {}),
    ("railroad", 3, "iron_mine", "", 1, 0, {"mounted": 3}),
    ("steam_power", 3, "", "", 0, 0, {}),
    ("theology", 3, "cathedral", "fundamentalism", 0, 0, {}),
    ("atomic_theory", 4, "", "", 0, 0, {}),
    ("ballistics", 4, "", "", 0, 0, {"artillery": 4}),
    ("combustion", 4, "", "", 0, 0, {"mounted": 4}),
    ("computers", 4, "", "", 1, 0, {}),
    ("flight", 4, "", "", 0, 0, {}),
    ("mass_media", 4, "", "", 0, 0, {}),
    ("plastics", 4, "", "", 0, 0, {}),
    ("replaceable_parts", 4, "", "", 0, 0, {"infantry": 4}),
    ("space_flight", 5, "", "", 0, 0, {}),
]


@pytest.mark.parametrize(("tech", "level", "building", "government", "coin", "slots", "ranks"), TECHS)
def test_tech(
    tech: str, level: int, building: str, government: str, coin: int, slots: int, ranks: dict[str, int]
) -> None:
    found = pieces.TECH[tech]
    assert (found.level, found.building_id, found.government_id) == (level, building, government)
    assert (found.coin, found.coin_slots) == (coin, slots)
    assert {kind.id: rank for kind, rank in zip(pieces.UNIT_TYPES, found.ranks, strict=True) if rank} == ranks


VALUES = [  # id, travel speed, stacking limit, culture hand, most cities
    ("horseback_riding", 3, 0, 0, 0),
    ("masonry", 0, 3, 0, 0),
    ("pottery", 0, 0, 1, 0),
    ("civil_service", 0, 0, 1, 0),
    ("irrigation", 0, 0, 0, 3),
    ("printing_press", 0, 4, 0, 0),
    ("sailing", 4, 0, 0, 0),
    ("biology", 0, 5, 0, 0),
    ("steam_power", 5, 0, 0, 0),
    ("theology", 0, 0, 1, 0),
    ("flight", 6, 0, 0, 0),
    ("replaceable_parts", 0, 6, 0, 0),
]


@pytest.mark.parametrize(("tech", "travel", "stacking", "hand", "cities"), VALUES)
def test_values_of_a_tech(tech: str, travel: int, stacking: int, hand: int, cities: int) -> None:
    found = pieces.TECH[tech]
    assert (found.travel_speed, found.stacking_limit, found.culture_hand, found.max_cities) == (
        travel,
        stacking,
        hand,
        cities,
    )


ABILITIES = [  # id, cost, phase
    ("animal_husbandry", "wheat", "city_management"),
    ("currency", "incense", "city_management"),
    ("horseback_riding", "silk", "trade"),
    ("metalworking", "iron", "battle"),
    ("philosophy", "any any any", "city_management"),
    ("pottery", "any any", "city_management"),
    ("writing", "spy", "city_management"),
    ("chivalry", "incense", "city_management"),
    ("civil_service", "spy", "any_time"),
    ("construction", "wheat", "city_management"),
    ("mathematics", "iron", "battle"),
    ("monarchy", "silk", "city_management"),
    ("mysticism", "spy", "city_management"),
    ("banking", "wheat", "city_management"),
    ("communism", "spy", "movement"),
    ("ecology", "wheat", "start_of_turn"),
    ("education", "incense iron silk wheat", "city_management"),
    ("gunpowder", "any any", "city_management"),
    ("metal_casting", "incense", "city_management"),
    ("steam_power", "silk", "city_management"),
    ("atomic_theory_1", "uranium", "city_management"),
    ("atomic_theory_2", "uranium", "movement"),
    ("ballistics", "iron", "battle"),
    ("mass_media", "spy", "any_time"),
    ("plastics", "wheat", "city_management"),
]


@pytest.mark.parametrize(("ability", "cost", "phase"), ABILITIES)
def test_resource_ability(ability: str, cost: str, phase: str) -> None:
    found = next(one for one in pieces.ABILITIES if one.id == ability)
    assert (" ".join(found.cost), found.phase) == (cost, phase)


def test_all_resource_abilities_are_listed() -> None:
    assert [ability.id for ability in pieces.ABILITIES] == [ability for ability, _, _ in ABILITIES]


BUILDINGS = [  # id, tech, cost, terrain, one a city, icons
    ("market", "currency", 7, "", True, (1, 1, 1, 0, 0)),
    ("bank", "banking", 10, "", True, (1, 1, 1, 1, 0)),
    ("temple", "philosophy", 7, "", True, (0, 0, 2, 0, 0)),
    ("cathedral", "theology", 10, "", True, (0, 0, 3, 0, 0)),
    ("barracks", "metalworking", 7, "", True, (0, 2, 0, 0, 2)),
    ("academy", "military_science", 10, "", True, (0, 2, 0, 0, 4)),
    ("granary", "pottery", 5, "grassland", False, (1, 1, 0, 0, 0)),
    ("aqueduct", "engineering", 8, "grassland", False, (2, 2, 0, 0, 0)),
    ("library", "writing", 5, "grassland", False, (0, 1, 1, 0, 0)),
    ("university", "printing_press", 8, "grassland", False, (0, 2, 2, 0, 0)),
    ("workshop", "construction", 7, "mountain", False, (3, 0, 0, 0, 0)),
    ("iron_mine", "railroad", 10, "mountain", False, (4, 0, 0, 0, 0)),
    ("trading_post", "code_of_laws", 7, "desert", False, (0, 2, 1, 0, 0)),
    ("harbor", "navigation", 7, "water", False, (1, 2, 0, 0, 0)),
    ("shipyard", "navy", 5, "water", True, (2, 0, 0, 0, 2)),
    ("city_walls", "masonry", 7, "", False, (0, 0, 0, 0, 0)),
]


def icons(found: pieces.Icons) -> tuple[int, int, int, int, int]:
    return (found.production, found.trade, found.culture, found.coin, found.combat)


@pytest.mark.parametrize(("building", "tech", "cost", "terrain", "unique", "gives"), BUILDINGS)
def test_building(building: str, tech: str, cost: int, terrain: str, unique: bool, gives: tuple[int, ...]) -> None:
    found = pieces.BUILDING[building]
    assert (found.tech.id, found.cost, found.terrain, found.unique) == (tech, cost, terrain, unique)
    assert icons(found.icons) == gives


FAMILIES = [  # family, tokens, tokens with two players
    ("market", 5, 3),
    ("temple", 5, 3),
    ("barracks", 5, 3),
    ("granary", 6, 4),
    ("library", 6, 4),
    ("workshop", 6, 4),
    ("trading_post", 6, 4),
    ("harbor", 10, 6),
    ("shipyard", 5, 3),
]


def test_supply_of_buildings() -> None:
    assert [(family.id, family.full, family.two_players) for family in pieces.FAMILIES] == FAMILIES


UPGRADES = [  # basic side, upgraded side
    ("market", "bank"),
    ("temple", "cathedral"),
    ("barracks", "academy"),
    ("granary", "aqueduct"),
    ("library", "university"),
    ("workshop", "iron_mine"),
]


@pytest.mark.parametrize(("basic", "upgraded"), UPGRADES)
def test_two_sides_of_a_building(basic: str, upgraded: str) -> None:
    one, other = pieces.BUILDING[basic], pieces.BUILDING[upgraded]
    assert one.upgrade is other
    assert other.basic is one
    assert one.family == other.family
    assert (one.upgraded, other.upgraded) == (False, True)


WONDERS = [  # id, age, cost, discount, tech of the discount, culture
    ("chichen_itza", "ancient", 15, 10, "currency", 1),
    ("the_colossus", "ancient", 15, 10, "metalworking", 1),
    ("the_great_lighthouse", "ancient", 15, 10, "navigation", 1),
    ("the_great_wall", "ancient", 15, 10, "masonry", 1),
    ("the_hanging_gardens", "ancient", 15, 10, "animal_husbandry", 1),
    ("the_oracle", "ancient", 15, 10, "code_of_laws", 1),
    ("the_pyramids", "ancient", 15, 10, "pottery", 1),
    ("statue_of_zeus", "ancient", 15, 0, "", 1),
    ("stonehenge", "ancient", 10, 0, "", 1),
    ("angkor_wat", "medieval", 20, 10, "theology", 2),
    ("brandenburg_gate", "medieval", 15, 0, "", 2),
    ("himeji_samurai_castle", "medieval", 20, 15, "monarchy", 2),
    ("leonardos_workshop", "medieval", 20, 15, "mathematics", 2),
    ("the_louvre", "medieval", 20, 15, "printing_press", 2),
    ("machu_pichu", "medieval", 20, 15, "irrigation", 2),
    ("notre_dame", "medieval", 20, 15, "education", 2),
    ("porcelain_tower", "medieval", 20, 15, "construction", 2),
    ("taj_mahal", "medieval", 20, 15, "chivalry", 2),
    ("big_ben", "modern", 25, 20, "banking", 3),
    ("cristo_redentor", "modern", 25, 15, "mass_media", 3),
    ("the_internet", "modern", 25, 15, "computers", 3),
    ("the_kremlin", "modern", 25, 20, "communism", 3),
    ("panama_canal", "modern", 25, 20, "engineering", 3),
    ("the_pentagon", "modern", 25, 15, "ballistics", 3),
    ("statue_of_liberty", "modern", 25, 20, "metal_casting", 3),
    ("sydney_opera_house", "modern", 25, 0, "", 3),
    ("united_nations", "modern", 20, 0, "", 3),
]


@pytest.mark.parametrize(("wonder", "age", "cost", "discount", "tech", "culture"), WONDERS)
def test_wonder(wonder: str, age: str, cost: int, discount: int, tech: str, culture: int) -> None:
    found = pieces.WONDER[wonder]
    assert (pieces.AGES[found.age], found.cost, found.discount_cost) == (age, cost, discount)
    assert ("" if found.discount_tech is None else found.discount_tech.id) == tech
    assert icons(found.icons) == (0, 0, culture, 0, 0)


EVENTS = [  # id, level, copies, phases
    ("a_gift_from_afar", 1, 3, "any_time"),
    ("barbarian_encampment", 1, 2, "start_of_turn"),
    ("bread_and_circuses", 1, 2, "any_time"),
    ("counterfeiters", 1, 2, "start_of_turn"),
    ("defection", 1, 2, "movement"),
    ("disoriented", 1, 1, "city_management"),
    ("drought", 1, 2, "start_of_turn"),
    ("duty_and_honor", 1, 2, "battle"),
    ("exchange_of_ideas", 1, 3, "start_of_turn"),
    ("migrants", 1, 2, "city_management movement"),
    ("sabotage", 1, 2, "start_of_turn"),
    ("the_citizens_are_revolting_1", 1, 1, "start_of_turn"),
    ("we_love_the_despot_day", 1, 3, "city_management"),
    ("a_generous_gift", 2, 3, "any_time"),
    ("catastrophe", 2, 1, "start_of_turn"),
    ("colonists", 2, 2, "city_management movement"),
    ("deforestation", 2, 2, "start_of_turn"),
    ("depression", 2, 1, "start_of_turn"),
    ("flooding", 2, 1, "start_of_turn"),
    ("jousting_tourney", 2, 2, "any_time"),
    ("knowledge_shared", 2, 3, "start_of_turn"),
    ("lost", 2, 1, "city_management"),
    ("mass_defection", 2, 2, "movement"),
    ("nationalism", 2, 2, "battle"),
    ("roaming_horde", 2, 2, "movement"),
    ("the_citizens_are_revolting_2", 2, 1, "start_of_turn"),
    ("we_love_the_queen_day", 2, 2, "city_management"),
    ("a_princely_gift", 3, 2, "any_time"),
    ("bank_scandal", 3, 1, "start_of_turn"),
    ("disaster", 3, 1, "start_of_turn"),
    ("immigrants", 3, 2, "city_management movement"),
    ("out_of_position", 3, 1, "city_management"),
    ("patriotism", 3, 1, "battle"),
    ("primetime_tv", 3, 2, "any_time"),
    ("supply_drop", 3, 2, "start_of_turn city_management"),
    ("think_tank", 3, 2, "start_of_turn"),
    ("we_love_the_president_day", 3, 1, "city_management"),
    ("wholesale_defection", 3, 2, "movement"),
]


@pytest.mark.parametrize(("event", "level", "copies", "phases"), EVENTS)
def test_event(event: str, level: int, copies: int, phases: str) -> None:
    found = pieces_cards.EVENT[event]
    assert (found.level, " ".join(found.phases)) == (level, phases)
    assert len([card for card in pieces_cards.EVENT_CARDS if card.type is found]) == copies


@pytest.mark.parametrize(("level", "cards"), [(1, 27), (2, 25), (3, 17)])
def test_decks_of_events(level: int, cards: int) -> None:
    assert len([card for card in pieces_cards.EVENT_CARDS if card.level == level]) == cards


PERSONS = [  # id, kind, use, discarded by its use
    ("akira_kurosawa", "artist", "trigger", False),
    ("frida_kahlo", "artist", "once", True),
    ("jerry_garcia", "artist", "declaration", True),
    ("mark_twain", "artist", "cancel", True),
    ("michelangelo", "artist", "declaration", True),
    ("valmiki", "artist", "permanent", False),
    ("william_shakespeare", "artist", "permanent", False),
    ("ada_lovelace", "builder", "once", True),
    ("archimedes", "builder", "trigger", False),
    ("frank_lloyd_wright", "builder", "once", True),
    ("henry_ford", "builder", "permanent", False),
    ("nikola_tesla", "builder", "research_commit", True),
    ("orville_wright", "builder", "once", True),
    ("thomas_edison", "builder", "once", True),
    ("georgy_zhukov", "general", "trigger", False),
    ("gustavus_adolphus", "general", "battle", True),
    ("hannibal", "general", "once", True),
    ("joan_of_arc", "general", "battle", True),
    ("khalid_ibn_al_walid", "general", "phase_start", True),
    ("leonidas", "general", "permanent", False),
    ("sun_tzu", "general", "battle", False),
    ("dr_martin_luther_king", "humanitarian", "permanent", False),
    ("florence_nightingale", "humanitarian", "after_battle", True),
    ("jacques_cousteau", "humanitarian", "once", True),
    ("jim_henson", "humanitarian", "trigger", False),
    ("mother_teresa", "humanitarian", "per_turn", False),
    ("st_francis_of_assisi", "humanitarian", "once", True),
    ("susan_b_anthony", "humanitarian", "permanent", False),
    ("a_p_giannini", "industrialist", "trigger", False),
    ("adam_smith", "industrialist", "permanent", False),
    ("andrew_carnegie", "industrialist", "once", True),
    ("captain_james_cook", "industrialist", "once", True),
    ("lorenzo_de_medici", "industrialist", "per_turn", False),
    ("marco_polo", "industrialist", "once", True),
    ("zheng_he", "industrialist", "once", True),
    ("alan_turing", "scientist", "per_turn", False),
    ("albert_einstein", "scientist", "once", True),
    ("charles_darwin", "scientist", "declaration", False),
    ("galileo_galilei", "scientist", "once", True),
    ("louis_pasteur", "scientist", "permanent", False),
    ("marie_curie", "scientist", "payment", True),
    ("sir_isaac_newton", "scientist", "research_commit", False),
]


@pytest.mark.parametrize(("person", "kind", "use", "discard"), PERSONS)
def test_person(person: str, kind: str, use: str, discard: bool) -> None:
    found = pieces_cards.PERSON[person]
    assert (found.kind.id, found.use, found.discard) == (kind, use, discard)


PERSON_KINDS = [  # id, tokens, icons
    ("artist", 3, (0, 1, 2, 0, 0)),
    ("builder", 3, (2, 0, 0, 1, 0)),
    ("general", 3, (0, 0, 0, 0, 4)),
    ("humanitarian", 3, (1, 1, 1, 1, 0)),
    ("industrialist", 3, (0, 0, 2, 1, 0)),
    ("scientist", 3, (1, 2, 0, 0, 0)),
]


@pytest.mark.parametrize(("kind", "tokens", "gives"), PERSON_KINDS)
def test_person_kind(kind: str, tokens: int, gives: tuple[int, ...]) -> None:
    found = pieces_cards.PERSON_KIND[kind]
    assert found.count == tokens
    assert icons(found.icons) == gives
    assert len([person for person in pieces_cards.PERSONS if person.kind is found]) == 7


UNITS = [  # type, trumps, cards as strength/health times copies
    ("infantry", "mounted", "1/3x5 2/2x5 3/1x5"),
    ("artillery", "infantry", "1/3x5 2/2x5 3/1x5"),
    ("mounted", "artillery", "1/3x5 2/2x5 3/1x5"),
    ("aircraft", "", "5/7x2 6/6x4 7/5x2"),
]


@pytest.mark.parametrize(("unit", "trumps", "cards"), UNITS)
def test_unit(unit: str, trumps: str, cards: str) -> None:
    found = pieces.UNIT_TYPE[unit]
    assert (pieces.UNIT_TYPES[found.trumps].id if found.trumps >= 0 else "") == trumps
    faces = [f"{card.strength}/{card.health}" for card in pieces_cards.UNIT_CARDS if card.type is found]
    assert " ".join(f"{face}x{faces.count(face)}" for face in dict.fromkeys(faces)) == cards


def test_ranks_have_names() -> None:
    assert pieces.INFANTRY.names == ("Spearman", "Pikeman", "Rifleman", "Modern Infantry")
    assert pieces.ARTILLERY.names == ("Archer", "Catapult", "Cannon", "Mobile Artillery")
    assert pieces.MOUNTED.names == ("Horseman", "Knight", "Cavalry", "Tank")
    assert pieces.AIRCRAFT.names == ("Aircraft",)


TOKENS = [  # id, copies, kept, resource
    ("hut_city_state", 2, False, ""),
    ("hut_friendly_barbarian", 2, False, ""),
    ("hut_incense", 6, True, "incense"),
    ("hut_iron", 3, True, "iron"),
    ("hut_native_art_3", 1, False, ""),
    ("hut_silk", 6, True, "silk"),
    ("hut_spy", 6, True, "spy"),
    ("hut_teacher", 1, True, ""),
    ("hut_uranium", 1, True, "uranium"),
    ("hut_wheat", 7, True, "wheat"),
    ("village_city_state", 3, False, ""),
    ("village_friendly_workers", 1, True, ""),
    ("village_great_person", 2, False, ""),
    ("village_iron", 3, True, "iron"),
    ("village_native_art_6", 1, False, ""),
    ("village_spy", 4, True, "spy"),
    ("village_uranium", 4, True, "uranium"),
    ("village_wealth", 2, False, ""),
]


@pytest.mark.parametrize(("token", "copies", "keep", "resource"), TOKENS)
def test_token(token: str, copies: int, keep: bool, resource: str) -> None:
    found = pieces_cards.TOKEN_KIND[token]
    assert len([one for one in pieces_cards.TOKENS if one.kind is found]) == copies
    assert found.keep is keep
    assert ("" if found.resource is None else found.resource.id) == resource


def test_piles_of_tokens() -> None:
    assert len([token for token in pieces_cards.TOKENS if not token.village]) == 35
    assert len([token for token in pieces_cards.TOKENS if token.village]) == 20


CITY_STATES = [  # id, icons, may be harvested
    ("cs1", (0, 3, 0, 0, 0), False),
    ("cs2", (0, 0, 3, 0, 0), False),
    ("cs3", (1, 0, 0, 1, 0), False),
    ("cs4", (0, 0, 1, 0, 2), False),
    ("cs5", (1, 1, 0, 0, 0), True),
]


@pytest.mark.parametrize(("token", "gives", "harvest"), CITY_STATES)
def test_city_state(token: str, gives: tuple[int, ...], harvest: bool) -> None:
    found = pieces_map.CITY_STATE[token]
    assert (icons(found.icons), found.harvest) == (gives, harvest)


RELICS = [  # id, tile, terrain
    ("atlantis", 15, "water"),
    ("school_of_confucius", 16, "mountain"),
    ("seven_cities_of_gold", 17, "forest"),
    ("attilas_village", 22, "grassland"),
    ("ark_of_the_covenant", 23, "desert"),
]


@pytest.mark.parametrize(("relic", "number", "terrain"), RELICS)
def test_relic(relic: str, number: int, terrain: str) -> None:
    found = pieces_map.RELIC[relic]
    tile = next(tile for tile in pieces_map.TILES if tile.number == number)
    cells = [cell for cell in tile.cells if cell.relic is found]
    assert [cell.terrain for cell in cells] == [terrain]
    assert found.tile_number == number


INVESTMENTS = [  # id, tokens that reach its levels
    ("infrastructure", (1, 2, 3)),
    ("endowment_for_the_arts", (1, 2, 4)),
    ("military_industrial_complex", (2, 4, 6)),
    ("public_education", (3, 6, 9)),
]


@pytest.mark.parametrize(("card", "tokens"), INVESTMENTS)
def test_investment(card: str, tokens: tuple[int, ...]) -> None:
    found = pieces.INVESTMENT[card]
    assert tuple(level.tokens for level in found.levels) == tokens
    assert found.reached(tokens[0] - 1) is None
    assert found.reached(tokens[0]) is found.levels[0]
    assert found.reached(tokens[2] + 1) is found.levels[2]


CIVILIZATIONS = [  # id, starting tech, government, armies, scouts, figures at the start
    ("americans", "currency", "despotism", 6, 2, (1, 1)),
    ("arabs", "mathematics", "despotism", 6, 2, (1, 1)),
    ("aztecs", "irrigation", "despotism", 6, 2, (1, 1)),
    ("chinese", "writing", "despotism", 6, 2, (1, 1)),
    ("egyptians", "construction", "despotism", 6, 2, (1, 1)),
    ("english", "navy", "despotism", 6, 2, (1, 1)),
    ("french", "pottery", "despotism", 6, 2, (1, 1)),
    ("germans", "metalworking", "despotism", 6, 2, (1, 1)),
    ("greeks", "democracy", "democracy", 6, 2, (1, 1)),
    ("indians", "agriculture", "despotism", 6, 2, (1, 1)),
    ("japanese", "chivalry", "feudalism", 6, 2, (1, 1)),
    ("mongols", "horseback_riding", "despotism", 6, 2, (1, 1)),
    ("romans", "code_of_laws", "republic", 6, 2, (1, 1)),
    ("russians", "communism", "communism", 7, 2, (2, 1)),
    ("spanish", "navigation", "despotism", 6, 3, (1, 2)),
    ("zulu", "animal_husbandry", "despotism", 6, 2, (1, 1)),
]


@pytest.mark.parametrize(("sheet", "tech", "government", "armies", "scouts", "figures"), CIVILIZATIONS)
def test_civilization(
    sheet: str, tech: str, government: str, armies: int, scouts: int, figures: tuple[int, int]
) -> None:
    found = pieces_map.CIVILIZATION[sheet]
    setup = found.setup
    assert (found.starting_tech.id, found.government.id) == (tech, government)
    assert (setup.armies, setup.scouts, (setup.start_armies, setup.start_scouts)) == (armies, scouts, figures)
    assert found.home.civilization == sheet


GOVERNMENTS = [  # id, tech
    ("despotism", ""),
    ("anarchy", ""),
    ("republic", "code_of_laws"),
    ("feudalism", "chivalry"),
    ("democracy", "democracy"),
    ("monarchy", "monarchy"),
    ("communism", "communism"),
    ("fundamentalism", "theology"),
]


@pytest.mark.parametrize(("government", "tech"), GOVERNMENTS)
def test_government(government: str, tech: str) -> None:
    found = pieces.GOVERNMENT[government]
    assert ("" if found.tech is None else found.tech.id) == tech


POLICIES = [  # id, card, reverse
    ("rationalism", 1, "patronage"),
    ("patronage", 1, "rationalism"),
    ("natural_religion", 2, "organized_religion"),
    ("organized_religion", 2, "natural_religion"),
    ("expansionism", 3, "urban_development"),
    ("urban_development", 3, "expansionism"),
    ("pacifism", 4, "military_tradition"),
    ("military_tradition", 4, "pacifism"),
]


@pytest.mark.parametrize(("policy", "card", "reverse"), POLICIES)
def test_policy(policy: str, card: int, reverse: str) -> None:
    found = pieces.POLICY[policy]
    assert (found.card, found.reverse.id) == (card, reverse)


TILES = [  # id, terrain row by row, huts, villages, resources
    ("tile_01", "GGFF DGFF MWWG DMWG", 1, 1, "wheat"),
    ("tile_02", "DDGG DFFG WWWM GGMM", 2, 0, "incense"),
    ("tile_03", "FDMM MGGW FFGW FFMF", 2, 0, "wheat"),
    ("tile_04", "DGWW DGFF MDGF MMGG", 1, 1, "wheat"),
    ("tile_05", "WWWW WWGF WGFF GFFD", 1, 1, "silk"),
    ("tile_06", "MFWW GGWF MMGF DDMM", 2, 0, "silk"),
    ("tile_07", "MDDW MGMW MFGW MMFW", 1, 1, "incense"),
    ("tile_08", "MWMM DMWG FDGF FGFF", 2, 0, "iron"),
    ("tile_09", "FWFM FWWM FGWF MFWF", 1, 1, "wheat"),
    ("tile_10", "DMMD DMDG DDGW DDGF", 2, 0, "incense"),
    ("tile_11", "MMGW DMFG DMMF DMMM", 1, 1, "iron"),
    ("tile_12", "MDGG DMGF DGFF DDDD", 1, 1, "incense"),
    ("tile_13", "WWWW MGMD MFGD WWWW", 1, 1, "iron silk"),
    ("tile_14", "WGWW DGWW DFWM MGGG", 2, 0, "silk"),
    ("tile_15", "WWWW WWWW WWWW MMFG", 0, 0, "silk iron"),
    ("tile_16", "WMMD WMMG WWMG MMFF", 0, 0, "incense"),
    ("tile_17", "MDDG MMMW WWFW WFFF", 0, 0, "wheat"),
    ("tile_18", "FWWW GWFW MGFG FFDD", 1, 1, "wheat silk"),
    ("tile_19", "GWWG FGWM FWWG GWGD", 2, 0, "iron silk wheat incense"),
    ("tile_20", "DGDG GFGF FGFG WFWF", 0, 2, "incense wheat"),
    ("tile_21", "FFWG FMMG GMMF GWFF", 1, 1, "iron wheat"),
    ("tile_22", "GFFG MMGG GGWG FFFW", 0, 0, "wheat iron"),
    ("tile_23", "DDMM DDDM MDDD MMDD", 0, 0, "silk"),
    ("tile_24", "MMMD MWMD FWFG FWWF", 0, 2, "iron"),
    ("tile_25", "GMWM GGWW GMMM FFGD", 1, 1, "silk wheat"),
    ("tile_26", "GGGG FWWF FWWF GFGG", 1, 1, "wheat"),
    ("tile_27", "DDDD WGGD FGWW FFFF", 2, 0, "incense"),
    ("home_americans", "MMWG FMGW DDMF WDWF", 0, 0, "iron silk incense wheat"),
    ("home_arabs", "DDDW FMGF WFDW FWMW", 0, 0, "wheat silk incense"),
    ("home_aztecs", "FFFW FWGW MGMF MDFD", 0, 0, "wheat incense"),
    ("home_chinese", "DDDG MDGG MMFF MWFW", 0, 0, "wheat iron silk"),
    ("home_egyptians", "FWMM DDGD DFDD DFWM", 0, 0, "incense wheat silk"),
    ("home_english", "WMMW WMFW WMFG GFWW", 0, 0, "iron silk silk wheat silk"),
    ("home_french", "WWFF GGFM WGMD WFDW", 0, 0, "silk wheat iron incense"),
    ("home_germans", "WGWW GMDW FMMF MMDG", 0, 0, "silk iron wheat"),
    ("home_greeks", "WFFM FMMW WGDW WFWW", 0, 0, "silk incense wheat"),
    ("home_indians", "MMMG MGFM WFDW WFWW", 0, 0, "incense"),
    ("home_japanese", "WWMF WFMW GMFW MWWW", 0, 0, "wheat silk iron wheat"),
    ("home_mongols", "MWFM MFFG DGMD DDDD", 0, 0, "silk silk incense"),
    ("home_romans", "MDMF WMDM FMGW WFMW", 0, 0, "incense silk iron wheat"),
    ("home_russians", "WWMM DMGW DFMW FDGM", 0, 0, "wheat iron"),
    ("home_spanish", "WWMM WFMW WGFW WMDW", 0, 0, "iron silk wheat incense"),
    ("home_zulu", "DMDD MGGF MDFW DFWW", 0, 0, "incense silk silk wheat"),
]


@pytest.mark.parametrize(("tile", "rows", "huts", "villages", "resources"), TILES)
def test_tile(tile: str, rows: str, huts: int, villages: int, resources: str) -> None:
    found = pieces_map.TILE[tile].cells
    letters = "".join(pieces.TERRAIN[cell.terrain].letter for cell in found)
    assert " ".join(letters[at : at + 4] for at in range(0, 16, 4)) == rows
    assert (sum(cell.hut for cell in found), sum(cell.village for cell in found)) == (huts, villages)
    assert " ".join(cell.resource.id for cell in found if cell.resource is not None) == resources


TERRAINS = [  # id, icons
    ("grassland", (0, 0, 0, 0, 0)),
    ("forest", (2, 0, 0, 0, 0)),
    ("mountain", (1, 0, 0, 0, 0)),
    ("desert", (0, 1, 0, 0, 0)),
    ("water", (0, 1, 0, 0, 0)),
]


@pytest.mark.parametrize(("terrain", "gives"), TERRAINS)
def test_terrain(terrain: str, gives: tuple[int, ...]) -> None:
    assert icons(pieces.TERRAIN[terrain].icons) == gives
    assert icons(pieces_map.BARE[terrain].icons) == gives


def test_marks_add_to_the_terrain() -> None:
    mountain = pieces_map.TILE["tile_04"].cells[8]
    assert (mountain.terrain, icons(mountain.icons)) == ("mountain", (1, 0, 0, 1, 0))
    lake = pieces_map.TILE["tile_09"].cells[1]
    assert (lake.terrain, icons(lake.icons)) == ("water", (0, 1, 1, 0, 0))


def test_the_square_of_the_seven_cities_prints_a_coin_alone() -> None:
    assert icons(pieces_map.TILE["tile_17"].cells[10].icons) == (0, 0, 0, 1, 0)


@pytest.mark.parametrize(("players", "slots"), [(2, 8), (3, 10), (4, 16), (5, 22)])
def test_layout(players: int, slots: int) -> None:
    found = next(layout for layout in pieces_map.LAYOUTS if layout.players == players)
    assert len(found.slots) == slots
    assert len(found.homes) == players


def test_resources_of_the_market() -> None:
    assert [resource.id for resource in pieces.RESOURCES] == ["incense", "iron", "silk", "wheat", "spy", "uranium"]
    assert [resource.id for resource in pieces.MARKET_RESOURCES] == ["incense", "iron", "silk", "wheat"]


def test_hidden_pieces_are_numbered() -> None:
    assert [piece.key for piece in pieces_cards.HIDDEN] == list(range(53 + 69 + 42 + 55))


def test_places_of_coin_tokens() -> None:
    places = [(place.id, place.slots) for place in pieces.COIN_PLACES]
    cards = [("code_of_laws", 4), ("pottery", 4), ("democracy", 4), ("printing_press", 4), ("education", 4)]
    assert places == [*cards, ("sheet", 0), ("panama_canal", 0)]
    assert pieces.TECH["education"].coin_place == 4


def changed(group: str, number: int, **fields: object) -> str:
    data = json.loads(files("civitas.games.civilization").joinpath("components.json").read_bytes())
    data[group][number].update(fields)
    return json.dumps(data)


@pytest.mark.parametrize(
    ("group", "fields", "complaint"),
    [
        ("techs", {"building": "castle"}, "agriculture: the building “castle” is not in the file."),
        ("techs", {"id": "pottery"}, "pottery: this id stands 2 times in its group."),
        ("techs", {"standing": {"luck": 1}}, "components.json: Invalid enum value 'luck'"),
        ("wonders", {"discount_tech": ""}, "chichen_itza: a discount has tech and cost."),
        ("tiles", {"rows": ["G G G G"]}, "tile_01: a tile has four rows of four squares."),
        ("homes", {"civilization": "romans"}, "homes: every civilization has one home tile."),
        ("policies", {"reverse": "pacifism"}, "rationalism: a card has two sides."),
        ("persons", {"type": "poet"}, "akira_kurosawa: the type “poet” is not in the file."),
    ],
)
def test_a_wrong_file_is_refused(group: str, fields: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadData) as refused:
        facts_reading.decode(changed(group, 0, **fields))
    assert str(refused.value).startswith(complaint)
