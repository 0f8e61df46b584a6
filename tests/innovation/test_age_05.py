"""The cards of age 5."""

from __future__ import annotations

import pytest

from .scenes import Scene

SCENES = [
    Scene(
        "astronomy",
        ["B astronomy", ""],
        "atomic_theory classification democracy",
        "dogma:astronomy",
        {0: "B astronomy atomic_theory classification | H democracy | A universe"},
    ),
    Scene(
        "astronomy with a low top card",
        ["B astronomy sailing", ""],
        "democracy",
        "dogma:astronomy",
        {0: "H democracy | A"},
    ),
    Scene(
        "astronomy shared",
        ["B astronomy", "B experimentation"],
        "canning democracy coal",
        "dogma:astronomy",
        {1: "H canning | A", 0: "H democracy coal | A universe"},
    ),
    Scene(
        "banking",
        ["B banking/sailing", "B coal chemistry"],
        "statistics",
        "dogma:banking 1>coal green",
        {0: "B banking/sailing<right coal", 1: "B chemistry | S statistics"},
    ),
    Scene(
        "banking without a factory", ["B banking", "B tools"], "", "dogma:banking", {0: "B banking", 1: "B tools | S"}
    ),
    Scene(
        "banking shared",
        ["B banking", "B navigation/sailing"],
        "coal",
        "dogma:banking 1>green",
        {1: "B navigation/sailing<right", 0: "H coal"},
    ),
    Scene(
        "chemistry",
        ["B chemistry/tools | S oars", ""],
        "canning",
        "dogma:chemistry blue oars",
        {0: "B chemistry/tools<right | S canning"},
    ),
    Scene("chemistry returns what it scored", ["B chemistry", ""], "canning", "dogma:chemistry", {0: "S"}),
    Scene(
        "chemistry shared",
        ["B chemistry", "B coal/archery"],
        "canning machine_tools statistics",
        "dogma:chemistry",
        {1: "S", 0: "S | H statistics"},
    ),
    Scene(
        "coal",
        ["B coal tools/writing", ""],
        "the_pirate_code",
        "dogma:coal red tools",
        {0: "B coal/the_pirate_code<right | S tools writing"},
    ),
    Scene(
        "coal of a single card",
        ["B coal tools", ""],
        "astronomy",
        "dogma:coal tools",
        {0: "B coal astronomy | S tools"},
    ),
    Scene(
        "coal declined",
        ["B coal/archery tools", ""],
        "astronomy",
        "dogma:coal no no",
        {0: "B coal/archery tools astronomy | S"},
    ),
    Scene(
        "coal shared",
        ["B coal", "B machine_tools"],
        "astronomy statistics banking",
        "dogma:coal 1>machine_tools no",
        {1: "B astronomy | S machine_tools", 0: "B coal statistics | H banking"},
    ),
    Scene(
        "measurement",
        ["B measurement/sailing/the_wheel | H oars", ""],
        "optics",
        "dogma:measurement oars green",
        {0: "B measurement/sailing/the_wheel<right | H optics"},
    ),
    Scene("measurement declined", ["B measurement | H oars", ""], "", "dogma:measurement no", {0: "H oars"}),
    Scene("measurement with an empty hand", ["B measurement", ""], "", "dogma:measurement", {0: "H"}),
    Scene(
        "measurement shared",
        ["B measurement", "B tools/writing | H oars"],
        "calendar coal",
        "dogma:measurement 1>oars 1>blue",
        {1: "B tools/writing<right | H calendar", 0: "H coal"},
    ),
    Scene(
        "physics",
        ["B physics | H oars", ""],
        "atomic_theory canning democracy",
        "dogma:physics",
        {0: "H oars atomic_theory canning democracy"},
    ),
    Scene(
        "physics with two of a colour",
        ["B physics | H oars", ""],
        "atomic_theory canning vaccination",
        "dogma:physics canning atomic_theory",
        {0: "H"},
    ),
    Scene(
        "physics shared",
        ["B physics", "B experimentation"],
        "atomic_theory canning democracy encyclopedia vaccination emancipation coal",
        "dogma:physics",
        {1: "H atomic_theory canning democracy", 0: "H encyclopedia vaccination emancipation coal"},
    ),
    Scene(
        "societies",
        ["B societies", "B tools perspective education"],
        "coal",
        "dogma:societies 1>perspective",
        {0: "B societies perspective", 1: "B tools education | H coal"},
    ),
    Scene(
        "societies without a lightbulb",
        ["B societies", "B pottery education"],
        "",
        "dogma:societies",
        {0: "B societies", 1: "B pottery education | H"},
    ),
    Scene(
        "societies against crowns",
        ["B societies", "B translation"],
        "",
        "dogma:societies",
        {0: "B societies", 1: "B translation"},
    ),
    Scene(
        "statistics",
        ["B statistics/masonry", "H oars | S tools coal"],
        "",
        "dogma:statistics yellow",
        {0: "B statistics/masonry<right", 1: "H oars coal | S tools"},
    ),
    Scene(
        "statistics with an empty hand",
        ["B statistics", "S tools coal calendar"],
        "",
        "dogma:statistics",
        {1: "H calendar coal | S tools"},
    ),
    Scene("statistics without points", ["B statistics", "H oars"], "", "dogma:statistics", {1: "H oars"}),
    Scene(
        "statistics shared",
        ["B statistics", "B anatomy/masonry | S tools"],
        "coal",
        "dogma:statistics 1>yellow",
        {1: "B anatomy/masonry<right | S tools", 0: "H coal"},
    ),
    Scene(
        "steam_engine",
        ["B steam_engine/masonry", ""],
        "colonialism perspective",
        "dogma:steam_engine",
        {0: "B steam_engine/masonry colonialism | S perspective"},
    ),
    Scene(
        "steam_engine of the bottom card",
        ["B steam_engine/masonry", ""],
        "colonialism navigation",
        "dogma:steam_engine",
        {0: "B steam_engine colonialism navigation | S masonry"},
    ),
    Scene(
        "steam_engine shared",
        ["B steam_engine", "B coal"],
        "navigation colonialism gunpowder anatomy banking",
        "dogma:steam_engine",
        {1: "B coal/colonialism navigation | S", 0: "B steam_engine gunpowder | S anatomy | H banking"},
    ),
    Scene(
        "the_pirate_code",
        ["B the_pirate_code sailing", "S oars tools calendar coal"],
        "",
        "dogma:the_pirate_code 1>oars 1>calendar",
        {0: "B the_pirate_code | S oars calendar sailing", 1: "S tools coal"},
    ),
    Scene(
        "the_pirate_code of one card",
        ["B the_pirate_code", "S oars coal"],
        "",
        "dogma:the_pirate_code",
        {0: "B | S oars the_pirate_code", 1: "S coal"},
    ),
    Scene(
        "the_pirate_code without low cards",
        ["B the_pirate_code", "S coal"],
        "",
        "dogma:the_pirate_code",
        {0: "B the_pirate_code | S", 1: "S coal"},
    ),
    Scene(
        "the_pirate_code shared",
        ["B the_pirate_code", "B navigation", "S oars"],
        "",
        "dogma:the_pirate_code",
        {0: "S oars the_pirate_code", 1: "B | S navigation", 2: "S"},
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_a_card_does_what_it_says(scene: Scene) -> None:
    scene.play()
