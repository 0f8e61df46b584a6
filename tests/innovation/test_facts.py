"""The facts of all 105 cards, against an independent list."""

from __future__ import annotations

import pytest

from civitas.games.innovation.pieces import SPECIALS
from civitas.games.innovation.rules.cards import BY_ID, CARDS

FACTS = """
agriculture | Agriculture | 1 | yellow | hex leaf leaf leaf | leaf | S
archery | Archery | 1 | red | castle lightbulb hex castle | castle | D
city_states | City States | 1 | purple | hex crown crown castle | crown | D
clothing | Clothing | 1 | green | hex crown leaf leaf | leaf | SS
code_of_laws | Code of Laws | 1 | purple | hex crown crown leaf | crown | S
domestication | Domestication | 1 | yellow | castle crown hex castle | castle | S
masonry | Masonry | 1 | yellow | castle hex castle castle | castle | S
metalworking | Metalworking | 1 | red | castle castle hex castle | castle | S
mysticism | Mysticism | 1 | purple | hex castle castle castle | castle | S
oars | Oars | 1 | red | castle crown hex castle | castle | DS
pottery | Pottery | 1 | blue | hex leaf leaf leaf | leaf | SS
sailing | Sailing | 1 | green | crown crown hex leaf | crown | S
the_wheel | The Wheel | 1 | green | hex castle castle castle | castle | S
tools | Tools | 1 | blue | hex lightbulb lightbulb castle | lightbulb | SS
writing | Writing | 1 | blue | hex lightbulb lightbulb crown | lightbulb | S
calendar | Calendar | 2 | blue | hex leaf leaf lightbulb | leaf | S
canal_building | Canal Building | 2 | yellow | hex crown leaf crown | crown | S
construction | Construction | 2 | red | castle hex castle castle | castle | DS
currency | Currency | 2 | green | leaf crown hex crown | crown | S
fermenting | Fermenting | 2 | yellow | leaf leaf hex castle | leaf | S
mapmaking | Mapmaking | 2 | green | hex crown crown castle | crown | DS
mathematics | Mathematics | 2 | blue | hex lightbulb crown lightbulb | lightbulb | S
monotheism | Monotheism | 2 | purple | hex castle castle castle | castle | DS
philosophy | Philosophy | 2 | purple | hex lightbulb lightbulb lightbulb | lightbulb | SS
road_building | Road Building | 2 | red | castle castle hex castle | castle | S
alchemy | Alchemy | 3 | blue | hex leaf castle castle | castle | SS
compass | Compass | 3 | green | hex crown crown leaf | crown | D
education | Education | 3 | purple | lightbulb lightbulb lightbulb hex | lightbulb | S
engineering | Engineering | 3 | red | castle hex lightbulb castle | castle | DS
feudalism | Feudalism | 3 | purple | hex castle leaf castle | castle | DS
machinery | Machinery | 3 | yellow | leaf leaf hex castle | leaf | DS
medicine | Medicine | 3 | yellow | crown leaf leaf hex | leaf | D
optics | Optics | 3 | red | crown crown crown hex | crown | S
paper | Paper | 3 | green | hex lightbulb lightbulb crown | lightbulb | SS
translation | Translation | 3 | blue | hex crown crown crown | crown | SS
anatomy | Anatomy | 4 | yellow | leaf leaf leaf hex | leaf | D
colonialism | Colonialism | 4 | red | hex factory lightbulb factory | factory | S
enterprise | Enterprise | 4 | purple | hex crown crown crown | crown | DS
experimentation | Experimentation | 4 | blue | hex lightbulb lightbulb lightbulb | lightbulb | S
gunpowder | Gunpowder | 4 | red | hex factory crown factory | factory | DS
invention | Invention | 4 | green | hex lightbulb lightbulb factory | lightbulb | SS
navigation | Navigation | 4 | green | hex crown crown crown | crown | D
perspective | Perspective | 4 | yellow | hex lightbulb lightbulb leaf | lightbulb | S
printing_press | Printing Press | 4 | blue | hex lightbulb lightbulb crown | lightbulb | SS
reformation | Reformation | 4 | purple | leaf leaf hex leaf | leaf | SS
astronomy | Astronomy | 5 | purple | crown lightbulb lightbulb hex | lightbulb | SS
banking | Banking | 5 | green | factory crown hex crown | crown | DS
chemistry | Chemistry | 5 | blue | factory lightbulb factory hex | factory | SS
coal | Coal | 5 | red | factory factory factory hex | factory | SSS
measurement | Measurement | 5 | green | lightbulb leaf lightbulb hex | lightbulb | S
physics | Physics | 5 | blue | factory lightbulb lightbulb hex | lightbulb | S
societies | Societies | 5 | purple | crown hex lightbulb crown | crown | D
statistics | Statistics | 5 | yellow | leaf lightbulb leaf hex | leaf | DS
steam_engine | Steam Engine | 5 | yellow | hex factory crown factory | factory | S
the_pirate_code | The Pirate Code | 5 | red | crown factory crown hex | crown | DS
atomic_theory | Atomic Theory | 6 | blue | lightbulb lightbulb lightbulb hex | lightbulb | SS
canning | Canning | 6 | yellow | hex factory leaf factory | factory | SS
classification | Classification | 6 | green | lightbulb lightbulb lightbulb hex | lightbulb | S
democracy | Democracy | 6 | purple | crown lightbulb lightbulb hex | lightbulb | S
emancipation | Emancipation | 6 | purple | factory lightbulb factory hex | factory | DS
encyclopedia | Encyclopedia | 6 | blue | hex crown crown crown | crown | S
industrialization | Industrialization | 6 | red | crown factory factory hex | factory | SS
machine_tools | Machine Tools | 6 | red | factory factory hex factory | factory | S
metric_system | Metric System | 6 | green | hex factory crown crown | crown | SS
vaccination | Vaccination | 6 | yellow | leaf factory leaf hex | leaf | DS
bicycle | Bicycle | 7 | green | crown crown clock hex | crown | S
combustion | Combustion | 7 | red | crown crown factory hex | crown | D
electricity | Electricity | 7 | green | lightbulb factory hex factory | factory | S
evolution | Evolution | 7 | blue | lightbulb lightbulb lightbulb hex | lightbulb | S
explosives | Explosives | 7 | red | hex factory factory factory | factory | D
lighting | Lighting | 7 | purple | hex leaf clock leaf | leaf | S
publications | Publications | 7 | blue | hex lightbulb clock lightbulb | lightbulb | SS
railroad | Railroad | 7 | purple | clock factory clock hex | clock | SS
refrigeration | Refrigeration | 7 | yellow | hex leaf leaf crown | leaf | DS
sanitation | Sanitation | 7 | yellow | leaf leaf hex leaf | leaf | D
antibiotics | Antibiotics | 8 | yellow | leaf leaf leaf hex | leaf | S
corporations | Corporations | 8 | green | hex factory factory crown | factory | DS
empiricism | Empiricism | 8 | purple | lightbulb lightbulb lightbulb hex | lightbulb | SS
flight | Flight | 8 | red | crown hex clock crown | crown | SS
mass_media | Mass Media | 8 | green | lightbulb hex clock lightbulb | lightbulb | SS
mobility | Mobility | 8 | red | hex factory clock factory | factory | D
quantum_theory | Quantum Theory | 8 | blue | clock clock clock hex | clock | S
rocketry | Rocketry | 8 | blue | clock clock clock hex | clock | S
skyscrapers | Skyscrapers | 8 | yellow | hex factory crown crown | crown | D
socialism | Socialism | 8 | purple | leaf hex leaf leaf | leaf | S
collaboration | Collaboration | 9 | green | hex crown clock crown | crown | DS
composites | Composites | 9 | red | factory factory hex factory | factory | D
computers | Computers | 9 | blue | clock hex clock factory | clock | SS
ecology | Ecology | 9 | yellow | leaf lightbulb lightbulb hex | lightbulb | S
fission | Fission | 9 | red | hex clock clock clock | clock | DS
genetics | Genetics | 9 | blue | lightbulb lightbulb lightbulb hex | lightbulb | S
satellites | Satellites | 9 | green | hex clock clock clock | clock | SSS
services | Services | 9 | purple | hex leaf leaf leaf | leaf | D
specialization | Specialization | 9 | purple | hex factory leaf factory | factory | SS
suburbia | Suburbia | 9 | yellow | hex crown leaf leaf | leaf | S
ai | A.I. | 10 | purple | lightbulb lightbulb clock hex | lightbulb | SS
bioengineering | Bioengineering | 10 | blue | lightbulb clock clock hex | clock | SS
databases | Databases | 10 | green | hex clock clock clock | clock | D
globalization | Globalization | 10 | yellow | hex factory factory factory | factory | DS
miniaturization | Miniaturization | 10 | red | hex lightbulb clock lightbulb | lightbulb | S
robotics | Robotics | 10 | red | hex factory clock factory | factory | S
self_service | Self Service | 10 | green | hex crown crown crown | crown | SS
software | Software | 10 | blue | clock clock clock hex | clock | SS
stem_cells | Stem Cells | 10 | yellow | hex leaf leaf leaf | leaf | S
the_internet | The Internet | 10 | purple | hex clock clock lightbulb | clock | SSS
"""
"""Id, name, age, colour, slots TL BL BM BR, dogma icon, effects (D demand, S share)."""

ROWS = [[part.strip() for part in line.split("|")] for line in FACTS.strip().splitlines()]


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_card_has_its_facts(row: list[str]) -> None:
    card = BY_ID[row[0]]
    found = [
        card.id,
        card.title,
        str(card.age),
        card.color.id,
        " ".join(slot.id if slot else "hex" for slot in card.slots),
        card.icon.id,
        "".join("D" if effect.is_demand else "S" for effect in card.effects),
    ]
    assert found == row


def test_there_are_105_cards_and_no_others() -> None:
    assert [card.id for card in CARDS] == [row[0] for row in ROWS]
    assert len(CARDS) == 105


def test_rules_2_1_each_age_and_colour_has_its_number() -> None:
    for age in range(1, 11):
        for color in ("blue", "red", "green", "yellow", "purple"):
            number = sum(card.age == age and card.color.id == color for card in CARDS)
            assert number == (3 if age == 1 else 2)


def test_rules_6_2_every_card_shows_its_dogma_icon_at_least_twice() -> None:
    assert all(card.icons.count(card.icon) >= 2 for card in CARDS)


def test_every_effect_has_words_of_its_own() -> None:
    for card in CARDS:
        for effect in card.effects:
            assert effect.text.endswith(".")
            assert effect.text.startswith("I demand") == effect.is_demand


def test_the_special_achievements() -> None:
    assert [(special.id, special.granted_by) for special in SPECIALS] == [
        ("monument", "Masonry"),
        ("empire", "Construction"),
        ("world", "Translation"),
        ("wonder", "Invention"),
        ("universe", "Astronomy"),
    ]
