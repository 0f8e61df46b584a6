"""What is drawn of each card: its family and sign, numbers with signs on its face, what it costs at its foot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

import msgspec

from civitas.games.through_the_ages.pieces import BY_ID
from civitas.games.through_the_ages.view_words import gives, listed, say

AGES: Final = ("A", "I", "II", "III", "IV")
PRODUCTION: Final = ("farm", "mine")
URBAN: Final = ("lab", "temple", "library", "theater", "arena")
UNITS: Final = ("infantry", "cavalry", "artillery", "air_force")

SIGNS: Final = {
    "food": "food",
    "resources": "stone",
    "science": "science",
    "culture": "culture",
    "strength": "strength",
    "happy": "happy",
    "civil_actions": "ca",
    "military_actions": "ma",
    "blue_tokens": "cube",
    "yellow_tokens": "worker",
    "population": "worker",
    "military_cards": "card",
    "colonization": "ship",
}
"""The sign of everything that cards give."""

SHORT: Final = {
    "breakthrough_i": "Break\u00adthrough",
    "breakthrough_ii": "Break\u00adthrough",
    "engineering_genius_a": "Engineer\u00ading Genius",
    "engineering_genius_i": "Engineer\u00ading Genius",
    "engineering_genius_ii": "Engineer\u00ading Genius",
    "engineering_genius_iii": "Engineer\u00ading Genius",
    "architecture": "Architec\u00adture",
    "swordsmen": "Swords\u00admen",
    "ocean_liner_service": "Ocean Liner",
    "multimedia": "Multi\u00admedia",
    "computers": "Com\u00adputers",
    "philosophy": "Philo\u00adsophy",
    "cartography": "Carto\u00adgraphy",
    "cavalrymen": "Cavalry\u00admen",
    "conquistadors": "Conquis\u00adtadors",
    "fortifications": "Fortifi\u00adcations",
    "entrenchments": "Entrench\u00adments",
    "military_bonus_i": "Defense or Colony",
    "military_bonus_ii": "Defense or Colony",
    "military_bonus_iii": "Defense or Colony",
    "bread_and_circuses": "Bread and Circuses",
    "michelangelo": "Michel\u00adangelo",
    "alexander_the_great": "Alexander",
    "julius_caesar": "Caesar",
    "christopher_columbus": "Columbus",
    "hammurabi": "Hammu\u00adrabi",
    "frederick_barbarossa": "Barba\u00adrossa",
    "leonardo_da_vinci": "Leonardo",
    "isaac_newton": "Newton",
    "maximilien_robespierre": "Robes\u00adpierre",
    "napoleon_bonaparte": "Napoleon",
    "william_shakespeare": "Shake\u00adspeare",
    "albert_einstein": "Einstein",
    "charlie_chaplin": "Chaplin",
    "mahatma_gandhi": "Gandhi",
    "winston_churchill": "Churchill",
    "constitutional_monarchy": "Constitut. Monarchy",
    "fundamentalism": "Fundamen\u00adtalism",
    "mechanized_agriculture": "Mechan. Agricult.",
    "professional_sports": "Profess. Sports",
    "transcontinental_railroad": "Transcont. Railroad",
    "universitas_carolina": "Univ. Carolina",
    "st_peters_basilica": "St. Peter’s Basilica",
    "first_space_flight": "First Space Flight",
    "endowment_for_the_arts_iii": "Endowment f. Arts",
    "revolutionary_idea_ii": "Revolution. Idea",
    "revolutionary_idea_iii": "Revolution. Idea",
    "international_trade_agreement": "Internat. Trade",
    "international_tourism": "Internat. Tourism",
    "international_agreement": "Internat. Agreement",
    "promise_of_military_protection": "Military Protection",
    "acceptance_of_supremacy": "Acceptance o. Suprem.",
    "open_borders_agreement": "Open Borders",
    "trade_routes_agreement": "Trade Routes",
    "scientific_cooperation": "Scientific Cooperat.",
    "loss_of_sovereignty": "Loss of Sovereign.",
    "independence_declaration": "Independ. Declarat.",
    "popularization_of_science": "Populariz. o. Science",
    "development_of_agriculture": "Develop. of Agriculture",
    "development_of_civilization": "Develop. o. Civilization",
    "development_of_crafts": "Develop. of Crafts",
    "development_of_markets": "Develop. of Markets",
    "development_of_politics": "Develop. of Politics",
    "development_of_religion": "Develop. of Religion",
    "development_of_science": "Develop. of Science",
    "development_of_settlement": "Develop. of Settlement",
    "development_of_trade_routes": "Develop. o. Trade R.",
    "development_of_warfare": "Develop. of Warfare",
    "scientific_breakthrough": "Scientific Breakthr.",
    "impact_of_architecture": "Impact of Architect.",
    "impact_of_competition": "Impact of Competit.",
    "impact_of_government": "Impact of Governm.",
    "impact_of_technology": "Impact of Technol.",
    "aggression_armed_intervention_iii": "Armed Inter\u00advention",
}
"""Names that would not fit on a small card."""

_FACES: Final = {
    "air_forces": "5*strength|*tactic ×2",
    "alexander_the_great": "*infantry +1*strength|+1*worker",
    "aristotle": "*row +1*science",
    "hammurabi": "1*ma → 1*ca|*leader −1*ca",
    "homer": "1*stone *infantry|1*happy",
    "julius_caesar": "1*strength 1*ma|2× *event",
    "moses": "+1*worker −1*food",
    "christopher_columbus": "*hand → *territory",
    "frederick_barbarossa": "1*ma → *worker *infantry|−1*food −1*stone",
    "genghis_khan": "*infantry = *cavalry|top 2: 3*culture",
    "joan_of_arc": "1*culture 1*ma|*temple *strength",
    "leonardo_da_vinci": "*lab +*science|+1*stone",
    "michelangelo": "*happy = *culture|*temple *theater *wonder",
    "isaac_newton": "*lab +*science|+1*ca",
    "j_s_bach": "*theater +1*culture|*up *theater",
    "james_cook": "*territory +*culture|2*card 2*ship",
    "maximilien_robespierre": "3*culture *uprising|1*ma",
    "napoleon_bonaparte": "*infantry +2*strength|2*ma",
    "william_shakespeare": "*library *theater 2*culture|1*happy",
    "albert_einstein": "*lab +*science|+3*culture",
    "bill_gates": "*lab = *mine|+*culture",
    "charlie_chaplin": "*theater ×2|2*happy",
    "mahatma_gandhi": "2*culture|*aggression ×2",
    "sid_meier": "*lab +*culture|−1*science",
    "winston_churchill": "3*culture or|3*science 3*stone",
    "library_of_alexandria": "1*science 1*culture|*hand +1",
    "great_wall": "1*culture 1*happy|*infantry +1*strength",
    "st_peters_basilica": "2*culture 1*happy|*happy +1",
    "ocean_liner_service": "+1*worker",
    "transcontinental_railroad": "4*strength ×2*mine",
    "fast_food_chains": "*worker → *culture",
    "first_space_flight": "*science → *culture",
    "hollywood": "*theater *library ×2",
    "internet": "*lab *arena → *culture",
    "rich_land": "*farm *mine|−{discount}*stone",
    "urban_growth": "*temple *lab|−{discount}*stone",
    "efficient_upgrade": "*up −{discount}*stone",
    "engineering_genius": "*wonder −{discount}*stone",
    "frugality": "+1*worker|+{food}*food",
    "breakthrough": "*law|+{science}*science",
    "revolutionary_idea": "+{science}*science",
    "reserves": "+{food}*food|or +{resources}*stone",
    "stockpile": "+{resources}*stone|+{food}*food",
    "cultural_heritage": "+{science}*science|+{culture}*culture",
    "patriotism": "+{military_actions}*ma|{military_resources}*stone *infantry",
    "wave_of_nationalism": "*down +*stone|*infantry",
    "military_build_up": "*down +*stone|*infantry",
    "endowment_for_the_arts": "*down +*culture",
    "enslave": "−{population}*worker|+{resources}*stone +{food}*food",
    "plunder": "{amount}*food *stone",
    "raid": "*break *temple|→ *stone",
    "annex": "*territory",
    "infiltrate": "*leader or *wonder",
    "spy": "{amount}*science",
    "armed_intervention": "{amount}*culture",
    "war_over_technology": "*science *law",
    "war_over_territory": "*worker",
    "war_over_culture": "{culture}+ *culture",
    "open_borders_agreement": "A&B +1*ma",
    "trade_routes_agreement": "A *food = *stone|B *stone = *food",
    "acceptance_of_supremacy": "A +1*stone|B −1*stone",
    "international_trade_agreement": "A +1*stone|B +1*food",
    "promise_of_military_protection": "A +1*culture|B +4*strength",
    "scientific_cooperation": "A&B −2*science",
    "international_tourism": "*wonder = *culture",
    "loss_of_sovereignty": "A +2*culture|B −2*culture",
    "military_alliance": "A&B +3*strength",
    "peace_treaty": "A&B +1*culture",
    "development_of_agriculture": "+{food}*food",
    "development_of_civilization": "*plus −{discount}",
    "development_of_crafts": "+{resources}*stone",
    "development_of_markets": "{amount}*food or|{amount}*stone",
    "development_of_politics": "+{military_cards}*card",
    "development_of_religion": "+*temple",
    "development_of_science": "+{science}*science",
    "development_of_settlement": "+{population}*worker",
    "development_of_trade_routes": "{science}*science|{food}*food {resources}*stone",
    "development_of_warfare": "+*infantry",
    "barbarians": "*culture *down|−{population}*worker",
    "border_conflict": "*down *break|*up +{resources}*stone",
    "crusades": "*up +{culture}*culture|*down −{culture}*culture",
    "cultural_influence": "+*culture",
    "foray": "*up +{amount}*food *stone",
    "good_harvest": "*farm → *food",
    "immigration": "*happy +{population}*worker",
    "new_deposits": "*mine → *stone",
    "pestilence": "−{population}*worker",
    "raiders": "*down −{amount}*food *stone",
    "rats": "− *food",
    "rebellion": "*unhappy −{civil_actions_per_discontent}*ca",
    "reign_of_terror": "*down −{population}*worker",
    "scientific_breakthrough": "+*science",
    "uncertain_borders": "*down → *up|{yellow_tokens}*worker",
    "civil_unrest": "*unhappy|−{culture_per_discontent}*culture",
    "cold_war": "*up +{science}*science",
    "crime_wave": "*down −{culture}*culture|−{blue_tokens}*cube",
    "economic_progress": "*food *stone",
    "emigration": "*unhappy → −*worker",
    "iconoclasm": "*break *leader",
    "independence_declaration": "*down − *territory",
    "international_agreement": "*up {budget}*row",
    "national_pride": "+{culture}*culture",
    "politics_of_strength": "*up +{strongest_cards}*card|*down −{weakest_cards}*card",
    "popularization_of_science": "*science = *culture",
    "prosperity": "*happy = *food",
    "ravages_of_time": "*wonder → *break|+2*culture",
    "refugees": "*down −*worker|*up +*worker",
    "terrorism": "*break *temple",
    "impact_of_agriculture": "*food = *culture",
    "impact_of_architecture": "*temple = *culture",
    "impact_of_balance": "min ×{times}*culture",
    "impact_of_colonies": "*territory = {per_colony}*culture",
    "impact_of_competition": "*infantry *arena|= *culture",
    "impact_of_government": "*ca = {per_civil_action}*culture|*ma = {per_military_action}*culture",
    "impact_of_happiness": "*happy = {per_face}*culture",
    "impact_of_industry": "*stone = *culture",
    "impact_of_population": "*worker = {per_worker}*culture",
    "impact_of_progress": "*government *law|= {per_level}*culture",
    "impact_of_science": "*science → *culture",
    "impact_of_strength": "*strength → *culture",
    "impact_of_technology": "III = {per_technology}*culture",
    "impact_of_variety": "types = {per_type}*culture",
    "impact_of_wonders": "*wonder → *culture",
}
"""Faces that no list of numbers would tell: by card or by family; "|" ends a line, "*" joins a number and its sign."""

_FAMILIES: Final = {
    "special_technologies": "special",
    "governments": "government",
    "leaders": "leader",
    "wonders": "wonder",
    "action_cards": "action",
    "tactics": "tactic",
    "bonus_cards": "bonus",
    "aggressions": "aggression",
    "wars": "war",
    "pacts": "pact",
    "events": "event",
    "territories": "territory",
}
KINDS: Final = {
    "farm": "Farm",
    "mine": "Mine",
    "lab": "Lab",
    "temple": "Temple",
    "library": "Library",
    "theater": "Theater",
    "arena": "Arena",
    "infantry": "Infantry",
    "cavalry": "Cavalry",
    "artillery": "Artillery",
    "air_force": "Air force",
    "law": "Law",
    "warfare": "Warfare",
    "exploration": "Exploration",
    "construction": "Construction",
    "government": "Government",
    "leader": "Leader",
    "wonder": "Wonder",
    "action": "Action",
    "tactic": "Tactic",
    "bonus": "Bonus",
    "aggression": "Aggression",
    "war": "War",
    "pact": "Pact",
    "event": "Event",
    "territory": "Territory",
}
"""The kinds of cards as people name them."""
_CIVIL: Final = ("production", "urban", "unit", "special", "government", "leader", "wonder", "action")
_PICTURES: Final = ("leader", "wonder")


class CardView(msgspec.Struct, frozen=True):
    """A card type as everybody sees it: `kind` is farm, lab, law, leader and so on, `family` its colour.

    `lines` are what its face says: items "3*culture", "*up", "or". `foot` are its prices: (number, sign, what for).
    `copies` are the cards of this type with two, three and four players.
    """

    id: str
    title: str
    short: str
    age: str
    level: int
    kind: str
    family: str
    sign: str
    civil: bool
    lines: tuple[str, ...]
    foot: tuple[tuple[str, str, str], ...]
    stages: tuple[int, ...]
    worker: dict[str, int]
    provides: dict[str, int]
    science: int
    revolution: int
    resources: int
    price: int
    limit: int
    copies: tuple[int, ...]
    text: str = ""

    @property
    def picture(self) -> str:
        """The sign that is the card's own: an emblem, a silhouette, or the sign of its kind."""
        return self.id if self.family in _PICTURES else self.sign

    @property
    def level_name(self) -> str:
        """The level as people write it."""
        return AGES[self.level]

    def __hash__(self) -> int:
        return hash(self.id)


def signed(number: int) -> str:
    """A number that is added: +3 or −3."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def _items(gives: Mapping[str, int], plus: bool = False) -> str:
    """What is given, as items of a face."""
    return " ".join(
        f"{signed(number) if plus or number < 0 else number}*{SIGNS[what]}" for what, number in gives.items()
    )


def _family(group: str, card: Mapping[str, Any]) -> str:
    kind = card.get("type", "")
    if kind:
        return "production" if kind in PRODUCTION else "urban" if kind in URBAN else "unit"
    return _FAMILIES[group]


def _lines(family: str, card: Mapping[str, Any]) -> Sequence[str]:
    """What the face says, line by line."""
    face = _FACES.get(card["id"]) or _FACES.get(card.get("family", ""))
    if face:
        return face.format(**card.get("powers", {})).split("|")
    if family == "tactic":
        return [" ".join(f"*{unit}" for unit, number in zip(UNITS, card["army"], strict=False) for _ in range(number))]
    if family == "bonus":
        return [f"{card['defense']}*shield", f"{card['colonization']}*ship"]
    if family == "territory":
        return [f"now {_items(card['immediate'])}", _items(card["provides"], plus=True)]
    if "urban_discount" in card:
        return [f"−{max(card['urban_discount'])}*stone *temple", f"{card['stages_per_action']}×*wonder"]
    gives = {what: card["worker"][what] for what in SIGNS if what in card["worker"]} if "worker" in card else {}
    gives = gives or card.get("provides", {})
    items = _items(gives, plus=family == "special").split(" ")
    return [" ".join(items[:2]), " ".join(items[2:])] if len(items) > 2 else [" ".join(items)]


def _foot(family: str, card: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """What the card costs, and what preparing it brings."""
    if card.get("science"):
        yield str(card["science"]), "science", "develop"
    if card.get("revolution"):
        yield str(card["revolution"]), "uprising", "revolution"
    if card.get("resources"):
        yield str(card["resources"]), "stone", "build"
    if card.get("price"):
        yield str(card["price"]), "ma", "to play"
    if family == "tactic":
        yield f"+{card['strength']}", "strength", "army"
        if card.get("outdated"):
            yield f"+{card['outdated']}", "strength", "old"
    level = AGES.index(card["age"])
    if family in ("event", "territory") and level:
        yield f"+{level}", "culture", "to prepare"


def _view(group: str, card: Mapping[str, Any]) -> CardView:
    family = _family(group, card)
    kind = card.get("type") or card.get("kind") or family
    return CardView(
        id=card["id"],
        title=card["title"],
        short=SHORT.get(card["id"], card["title"]),
        age=card["age"],
        level=AGES.index(card["age"]),
        kind=kind,
        family=family,
        sign="military_bonus" if kind == "bonus" else kind,
        civil=family in _CIVIL,
        lines=tuple(_lines(family, card)),
        foot=tuple(_foot(family, card)),
        stages=tuple(card.get("stages", ())),
        worker=dict(card.get("worker", {})),
        provides=dict(card.get("provides", {})),
        science=card.get("science", 0),
        revolution=card.get("revolution", 0),
        resources=card.get("resources", 0),
        price=card.get("price", 0),
        limit=card.get("limit", 0),
        copies=tuple(card.get("copies", ())),
        text=BY_ID[card["id"]].text or _words(family, card),
    )


def _words(family: str, card: Mapping[str, Any]) -> str:
    """What a card does, for one that is told by its numbers alone."""
    level = AGES.index(card["age"])
    given = gives(card.get("worker") or card.get("provides", {}))
    if family == "tactic":
        units = zip(UNITS, card["army"], strict=False)
        army = listed([f"{number} {unit}" for unit, number in units if number])
        name = "card_tactic_old" if card.get("outdated") else "card_tactic"
        return say(name, army=army, strength=card["strength"], outdated=card.get("outdated", 0))
    if family == "bonus":
        return say("card_bonus", defense=card["defense"], colonization=card["colonization"])
    if family == "territory":
        return say("card_territory", immediate=gives(card["immediate"]), gives=given)
    return say(f"card_{family}", gives=given, limit=card.get("limit", 0), level=level)


def _read() -> dict[str, CardView]:
    # Cards get their words beside the code that carries them out.
    import_module(f"{__package__}.rules")
    data = msgspec.json.decode(files(__package__).joinpath("components.json").read_bytes())
    groups = ("initial_technologies", "technologies", *_FAMILIES)
    return {card["id"]: _view(group, card) for group in groups for card in data[group]}


FACES: Final = _read()
"""Every card type by its id."""
