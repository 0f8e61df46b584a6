"""What is printed on every card, tile and token: the faces that views, the card browser and the board show.

A face tells nothing of a game that is played. Its key names its kind and its id (`tech-pottery`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from civitas.games.civilization import facts
from civitas.games.civilization.pieces import FACTS, GOVERNMENT, INVESTMENTS, POLICY, TECH, WONDER
from civitas.games.civilization.pieces_cards import EVENT, PERSON, TOKEN_KIND
from civitas.games.civilization.pieces_map import CITY_STATE, CIVILIZATION, RELIC
from civitas.games.civilization.rules import powers

ROMAN = ("", "I", "II", "III", "IV", "V")
_SIGN = {"combat_bonus": "combat"}
_TERRAIN = {"non_water": "any land", "city_center": "the city itself"}
_PHASE = {
    "start_of_turn": "Start of turn",
    "trade": "Trade",
    "city_management": "City management",
    "movement": "Movement",
    "battle": "Battle",
    "any_time": "Any time",
}
_INVESTMENT_SIGN = {
    "infrastructure": "b-aqueduct",
    "endowment_for_the_arts": "laurel",
    "military_industrial_complex": "b-academy",
    "public_education": "b-university",
}
_EVENT_SIGN = {
    "a_gift_from_afar": "loot",
    "a_generous_gift": "loot",
    "a_princely_gift": "loot",
    "barbarian_encampment": "village",
    "bread_and_circuses": "lock",
    "jousting_tourney": "lock",
    "primetime_tv": "lock",
    "counterfeiters": "coin",
    "depression": "coin",
    "bank_scandal": "coin",
    "defection": "skull",
    "mass_defection": "skull",
    "wholesale_defection": "skull",
    "disoriented": "speed",
    "lost": "speed",
    "out_of_position": "speed",
    "drought": "fundamentalism",
    "deforestation": "p-natural_religion",
    "flooding": "b-harbor",
    "duty_and_honor": "infantry",
    "nationalism": "infantry",
    "patriotism": "infantry",
    "exchange_of_ideas": "p-rationalism",
    "knowledge_shared": "p-rationalism",
    "think_tank": "p-rationalism",
    "migrants": "caravan",
    "colonists": "caravan",
    "immigrants": "caravan",
    "sabotage": "anarchy",
    "catastrophe": "anarchy",
    "disaster": "anarchy",
    "the_citizens_are_revolting_1": "flag",
    "the_citizens_are_revolting_2": "flag",
    "we_love_the_despot_day": "monarchy",
    "we_love_the_queen_day": "monarchy",
    "we_love_the_president_day": "monarchy",
    "roaming_horde": "combat",
    "supply_drop": "aircraft",
}


_WALLS = (
    "Turn the city token to its walled side, one a city. In its defence it has "
    f"+{FACTS.constants.city_walls} combat bonus, and the attacker plays the first unit."
)


class Text(msgspec.Struct, frozen=True):
    """One thing that a card does: when, what for, and the sentence. `cost` are resources."""

    title: str
    text: str
    cost: tuple[str, ...] = ()


class Face(msgspec.Struct, frozen=True):
    """What is printed on a card, tile or token.

    `sign` is its picture, `signs` what a small drawing of it shows, `cost` its price, `cheap` the price with the tech
    `tech`; `level` is a level, an age (1 to 3) or a rank.
    """

    key: str
    kind: str
    id: str
    title: str
    sign: str
    texts: tuple[Text, ...] = ()
    level: int = 0
    cost: int = 0
    cheap: int = 0
    tech: str = ""
    icons: dict[str, int] = {}
    signs: tuple[str, ...] = ()
    resources: tuple[str, ...] = ()
    slots: int = 0
    under: str = ""
    unique: bool = False
    upgraded: bool = False
    family: str = ""
    terrain: str = ""
    rows: tuple[tuple[str, ...], ...] = ()

    @property
    def numeral(self) -> str:
        """The level as a Roman number."""
        return ROMAN[self.level]


def icons_of(icons: facts.Icons) -> dict[str, int]:
    """Icons by the names of their signs."""
    return {_SIGN.get(name, name): number for name, number in icons.items()}


def _plain(texts: Iterable[str]) -> tuple[Text, ...]:
    return tuple(Text("", text) for text in texts)


def _texts(*pairs: tuple[str, str]) -> tuple[Text, ...]:
    return tuple(Text(title, text) for title, text in pairs if text)


def _civilizations() -> Iterator[Face]:
    homes = {home.civilization: home for home in FACTS.homes}
    for one in FACTS.civilizations:
        texts = _plain(CIVILIZATION[one.id].texts)
        rows = tuple(tuple(row.split()) for row in homes[one.id].rows)
        signs = (one.tech, one.government)
        yield Face(
            f"civilization-{one.id}", "civilization", one.id, one.name, "capital", texts,
            under=one.leader, signs=signs, rows=rows,
        )  # fmt: skip


def _governments() -> Iterator[Face]:
    techs = {tech.government: tech.id for tech in FACTS.techs if tech.government}
    for one in FACTS.governments:
        yield Face(
            f"government-{one.id}", "government", one.id, one.name, one.id,
            _plain(GOVERNMENT[one.id].texts), tech=techs.get(one.id, ""),
        )  # fmt: skip


def _policies() -> Iterator[Face]:
    for one in FACTS.policies:
        yield Face(
            f"policy-{one.id}", "policy", one.id, one.name, f"p-{one.id}",
            _plain(POLICY[one.id].texts), level=one.card, family=one.reverse,
        )  # fmt: skip


def _tech_signs(tech: facts.Tech) -> tuple[str, ...]:
    found = [f"b-{tech.building}"] if tech.building else []
    found += [tech.government] if tech.government else []
    found += [*tech.ranks]
    found += [tech.unlocks_unit] if tech.unlocks_unit else []
    marks = (
        ("speed", tech.travel_speed),
        ("stack", tech.stacking_limit),
        ("coin", tech.coin),
        ("event", tech.culture_hand),
        ("city", tech.max_cities),
        ("capital", tech.standing.get("metropolis", 0)),
        ("trophy", tech.shared),
    )
    found += [sign for sign, number in marks if number]
    return tuple(found)


def _tech_texts(tech: facts.Tech) -> Iterator[Text]:
    titles = {one.id: one.name for one in (*FACTS.buildings, *FACTS.governments, *FACTS.units)}
    if tech.building:
        yield Text("Building", f"You may build: {titles[tech.building]}.")
    if tech.government:
        yield Text("Government", f"Unlocks {titles[tech.government]}.")
    if tech.ranks:
        ranks = ", ".join(f"{titles[unit]} {ROMAN[rank]}" for unit, rank in tech.ranks.items())
        yield Text("Units", f"Your units rise to {ranks}.")
    if tech.unlocks_unit:
        yield Text("Units", f"Unlocks {titles[tech.unlocks_unit].lower()}.")
    always = (
        (tech.travel_speed, f"Travel speed {tech.travel_speed}."),
        (tech.stacking_limit, f"Stacking limit {tech.stacking_limit}."),
        (tech.coin, "Worth 1 coin."),
        (tech.culture_hand, f"You hold {tech.culture_hand} culture event more."),
        (tech.coin_slots, f"Room for {tech.coin_slots} coin tokens."),
    )
    text = " ".join(sentence for number, sentence in always if number)
    if text:
        yield Text("Always", text)
    yield from _plain(TECH[tech.id].texts)
    for ability in TECH[tech.id].abilities:
        yield Text(_PHASE[ability.phase], " ".join(ability.texts), ability.cost)


def _techs() -> Iterator[Face]:
    for one in FACTS.techs:
        signs = _tech_signs(one)
        resources = one.abilities[0].cost if one.abilities else ()
        yield Face(
            f"tech-{one.id}", "tech", one.id, one.name, signs[0] if signs else "tech", tuple(_tech_texts(one)),
            one.level, FACTS.constants.tech_cost[one.level - 1],
            signs=signs, resources=tuple(dict.fromkeys(resources)), slots=one.coin_slots,
        )  # fmt: skip


def _buildings() -> Iterator[Face]:
    for one in FACTS.buildings:
        terrain = _TERRAIN.get(one.terrain, one.terrain)
        where = f"Stands on {terrain}." + (" One star building a city." if one.unique else "")
        yield Face(
            f"building-{one.id}", "building", one.id, one.name, f"b-{one.id}",
            _texts(("Where", where), ("", _WALLS if one.terrain == "city_center" else "")),
            cost=one.cost, tech=one.tech, icons=icons_of(one.icons),
            unique=one.unique, upgraded=one.side == "upgraded", family=one.family, terrain=one.terrain,
        )  # fmt: skip


def _wonders() -> Iterator[Face]:
    ages = ("ancient", "medieval", "modern")
    for one in FACTS.wonders:
        yield Face(
            f"wonder-{one.id}", "wonder", one.id, one.name, f"w-{one.id}", _plain(WONDER[one.id].texts),
            ages.index(one.age) + 1, one.cost, one.discount_cost, one.discount_tech, icons_of(one.icons), under=one.age,
        )  # fmt: skip


def _events() -> Iterator[Face]:
    for one in FACTS.events:
        under = ", ".join(_PHASE[phase].lower() for phase in one.phases)
        yield Face(
            f"event-{one.id}", "event", one.id, one.name, _EVENT_SIGN[one.id], _plain(EVENT[one.id].texts), one.level,
            under=under, slots=one.copies,
        )  # fmt: skip


def _persons() -> Iterator[Face]:
    for one in FACTS.persons:
        yield Face(
            f"person-{one.id}", "person", one.id, one.name, one.type, _plain(PERSON[one.id].texts),
            under=one.type, upgraded=one.discard,
        )  # fmt: skip
    for kind in FACTS.great_people:
        yield Face(
            f"people-{kind.id}", "people", kind.id, kind.name, kind.id,
            icons=icons_of(kind.icons), slots=kind.count, under=kind.card_name,
        )  # fmt: skip


def _units() -> Iterator[Face]:
    for one in FACTS.units:
        names = one.names if one.fixed_rank else [f"{name} {ROMAN[rank]}" for rank, name in enumerate(one.names, 1)]
        cards = ", ".join(f"{card.copies} × {card.strength}/{card.health}" for card in one.cards)
        texts = _texts(
            ("Ranks", ", ".join(names)),
            ("Cards", f"Strength and health at rank I: {cards}."),
            ("Trumps", one.trumps and f"{one.trumps.capitalize()}: strikes it first."),
        )
        yield Face(
            f"unit-{one.id}", "unit", one.id, one.name, one.id, texts,
            under=one.trumps, slots=sum(card.copies for card in one.cards),
        )  # fmt: skip


def _tokens() -> Iterator[Face]:
    for kind, group in (("hut", FACTS.huts), ("village", FACTS.villages)):
        for one in group:
            yield Face(
                f"{kind}-{one.id}", kind, one.id, one.name, one.resource or kind,
                _plain(TOKEN_KIND[f"{kind}_{one.id}"].texts), slots=one.copies,
            )  # fmt: skip
    for state in FACTS.city_states:
        yield Face(
            f"city_state-{state.id}", "city_state", state.id, "City-state", "citystate",
            _plain(CITY_STATE[state.id].texts), icons=icons_of(state.icons),
        )  # fmt: skip
    for relic in FACTS.relics:
        yield Face(
            f"relic-{relic.id}", "relic", relic.id, relic.name, f"r-{relic.id}",
            _plain(RELIC[relic.id].texts), terrain=relic.terrain,
        )  # fmt: skip


def _investments() -> Iterator[Face]:
    for one in INVESTMENTS:
        pairs = [
            (f"{level.tokens} token{'s' if level.tokens > 1 else ''}", " ".join(level.texts)) for level in one.levels
        ]
        yield Face(
            f"investment-{one}", "investment", one.id, one.title, _INVESTMENT_SIGN[one.id], _texts(*pairs)
        )  # fmt: skip


FACES: dict[str, Face] = {
    face.key: face
    for group in (
        _civilizations(), _governments(), _policies(), _techs(), _buildings(), _wonders(), _events(), _persons(),
        _units(), _tokens(), _investments(),
    )
    for face in group
}  # fmt: skip
"""Every face by its key."""

# The powers bring the texts: they are written beside what they do, and filled in when they are imported.
__all__ = ["FACES", "ROMAN", "Face", "Text", "icons_of", "powers"]
