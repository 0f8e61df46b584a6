"""The cards of age 9."""

from __future__ import annotations

import pytest

from .scenes import Scene

SCENES = [
    Scene(
        "collaboration",
        ["B collaboration", ""],
        "computers fission",
        "dogma:collaboration 0>fission",
        {0: "B collaboration fission", 1: "B computers | H"},
    ),
    Scene(
        "collaboration wins with ten green cards",
        ["B collaboration/sailing/the_wheel/clothing/currency/mapmaking/compass/paper/invention/navigation", ""],
        "computers fission",
        "dogma:collaboration computers",
        over="effect",
    ),
    Scene(
        "collaboration shared",
        [
            "B collaboration",
            "B navigation/sailing/the_wheel/clothing/currency/mapmaking/compass/paper/invention/banking",
        ],
        "",
        "dogma:collaboration",
        over="effect",
    ),
    Scene(
        "composites",
        ["B composites", "H oars tools coal | S archery calendar"],
        "",
        "dogma:composites 1>tools",
        {0: "H oars coal | S calendar", 1: "H tools | S archery"},
    ),
    Scene(
        "composites of one card",
        ["B composites", "H oars | S archery sailing"],
        "",
        "dogma:composites 1>sailing",
        {0: "H | S sailing", 1: "H oars | S archery"},
    ),
    Scene("composites of nothing", ["B composites", ""], "", "dogma:composites", {0: "H | S"}),
    Scene(
        "composites against factories",
        ["B composites", "B coal | H oars tools"],
        "",
        "dogma:composites",
        {1: "H oars tools"},
    ),
    Scene(
        "computers",
        ["B computers sailing/the_wheel", ""],
        "stem_cells",
        "dogma:computers green",
        {0: "B computers sailing/the_wheel<up stem_cells"},
    ),
    Scene(
        "computers executes what it melds",
        ["B computers sailing", ""],
        "robotics databases",
        "dogma:computers",
        {0: "B computers robotics databases | S sailing"},
    ),
    Scene(
        "computers shared",
        ["B computers", "B databases | H oars"],
        "stem_cells miniaturization ai",
        "dogma:computers 1>yes",
        {1: "B databases stem_cells | S oars | H", 0: "B computers miniaturization | H ai"},
    ),
    Scene(
        "ecology",
        ["B ecology | H oars tools coal", ""],
        "ai robotics",
        "dogma:ecology oars coal",
        {0: "H tools ai robotics | S coal"},
    ),
    Scene(
        "ecology of the last card",
        ["B ecology | H oars", ""],
        "ai robotics",
        "dogma:ecology oars",
        {0: "H ai robotics | S"},
    ),
    Scene("ecology declined", ["B ecology | H oars", ""], "", "dogma:ecology no", {0: "H oars"}),
    Scene("ecology with an empty hand", ["B ecology", ""], "", "dogma:ecology", {0: "H"}),
    Scene(
        "ecology shared",
        ["B ecology", "B tools | H oars"],
        "ai robotics fission",
        "dogma:ecology 1>oars",
        {1: "H ai robotics", 0: "H fission"},
    ),
    Scene(
        "fission",
        ["B fission tools | H oars | S coal", "B writing | H calendar"],
        "robotics",
        "dogma:fission",
        {0: "B | S", 1: "B | S"},
    ),
    Scene(
        "fission without a red card",
        ["B fission", "B writing sailing"],
        "software",
        "dogma:fission writing",
        {0: "B fission", 1: "B sailing | H software"},
    ),
    Scene(
        "fission with nothing to return",
        ["B fission", ""],
        "software",
        "dogma:fission",
        {0: "B fission", 1: "H software"},
    ),
    Scene(
        "fission shared",
        ["B fission tools", "B satellites"],
        "services",
        "dogma:fission 1>tools",
        {0: "B fission | H services", 1: "B"},
    ),
    Scene(
        "genetics",
        ["B genetics/tools/writing", ""],
        "software",
        "dogma:genetics",
        {0: "B software | S genetics tools writing"},
    ),
    Scene("genetics of a new colour", ["B genetics", ""], "robotics", "dogma:genetics", {0: "B genetics robotics | S"}),
    Scene(
        "genetics shared",
        ["B genetics", "B experimentation"],
        "bioengineering robotics ai",
        "dogma:genetics",
        {1: "B bioengineering | S experimentation", 0: "B genetics robotics | H ai"},
    ),
    Scene(
        "satellites",
        ["B satellites services/mysticism | H oars tools", ""],
        "flight mobility rocketry",
        "dogma:satellites tools purple mobility",
        {0: "B satellites services/mysticism<up mobility | H flight rocketry"},
    ),
    Scene(
        "satellites executes what it melds",
        ["B satellites", "S oars tools"],
        "flight mobility rocketry",
        "dogma:satellites rocketry",
        {0: "B satellites rocketry | H flight mobility", 1: "S"},
    ),
    Scene(
        "satellites shared",
        ["B satellites", "B rocketry | H oars"],
        "flight mobility antibiotics empiricism socialism skyscrapers",
        "dogma:satellites 1>mobility 0>skyscrapers",
        {1: "B rocketry mobility | H flight antibiotics", 0: "B satellites skyscrapers"},
    ),
    Scene(
        "services",
        ["B services sailing fission", "S coal banking oars"],
        "",
        "dogma:services",
        {0: "B services sailing | H coal banking", 1: "H fission | S oars"},
    ),
    Scene(
        "services with leaves only",
        ["B services", "S coal"],
        "",
        "dogma:services",
        {0: "B services | H coal", 1: "H | S"},
    ),
    Scene(
        "services without points", ["B services fission", ""], "", "dogma:services", {0: "B services fission", 1: "H"}
    ),
    Scene(
        "services against leaves", ["B services fission", "B pottery | S coal"], "", "dogma:services", {1: "S coal | H"}
    ),
    Scene(
        "specialization",
        ["B specialization masonry/domestication | H oars tools", "B archery", "B gunpowder/optics"],
        "",
        "dogma:specialization 0>oars yellow",
        {0: "H oars tools archery gunpowder | B specialization masonry/domestication<up", 1: "B", 2: "B optics"},
    ),
    Scene(
        "specialization with an empty hand",
        ["B specialization", "B archery"],
        "",
        "dogma:specialization",
        {1: "B archery"},
    ),
    Scene(
        "specialization shared",
        ["B specialization tools", "B coal | H writing"],
        "fission",
        "dogma:specialization",
        {1: "B coal | H writing tools", 0: "B specialization | H fission"},
    ),
    Scene(
        "suburbia",
        ["B suburbia | H oars tools coal", ""],
        "writing sailing",
        "dogma:suburbia tools oars done",
        {0: "B suburbia tools oars | H coal | S writing sailing"},
    ),
    Scene("suburbia declined", ["B suburbia | H oars", ""], "", "dogma:suburbia done", {0: "H oars | S"}),
    Scene("suburbia with an empty hand", ["B suburbia", ""], "", "dogma:suburbia", {0: "S"}),
    Scene(
        "suburbia shared",
        ["B suburbia", "B pottery | H oars"],
        "writing fission",
        "dogma:suburbia 1>oars",
        {1: "B pottery oars | S writing", 0: "H fission"},
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_a_card_does_what_it_says(scene: Scene) -> None:
    scene.play()
