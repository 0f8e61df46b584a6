"""The cards of age 2."""

from __future__ import annotations

import pytest

from .scenes import Scene

SCENES = [
    Scene(
        "calendar",
        ["B calendar | H oars | S tools archery", ""],
        "optics paper",
        "dogma:calendar",
        {0: "H oars optics paper"},
    ),
    Scene("calendar with as many in hand", ["B calendar | H oars | S tools", ""], "", "dogma:calendar", {0: "H oars"}),
    Scene(
        "calendar shared",
        ["B calendar", "B pottery | S tools"],
        "optics paper currency",
        "dogma:calendar",
        {1: "H optics paper", 0: "H currency"},
    ),
    Scene(
        "canal_building",
        ["B canal_building | H oars optics paper | S tools archery", ""],
        "",
        "dogma:canal_building yes",
        {0: "H oars tools archery | S optics paper"},
    ),
    Scene(
        "canal_building declined", ["B canal_building | H oars", ""], "", "dogma:canal_building no", {0: "H oars | S"}
    ),
    Scene(
        "canal_building one-sided", ["B canal_building | H oars", ""], "", "dogma:canal_building yes", {0: "H | S oars"}
    ),
    Scene("canal_building with nothing", ["B canal_building", ""], "", "dogma:canal_building", {0: "H | S"}),
    Scene(
        "canal_building shared",
        ["B canal_building", "B sailing | S tools"],
        "calendar",
        "dogma:canal_building 1>yes",
        {1: "H tools | S", 0: "H calendar"},
    ),
    Scene(
        "construction",
        ["B construction", "H oars tools optics"],
        "calendar",
        "dogma:construction 1>oars 1>optics",
        {0: "H oars optics", 1: "H tools calendar"},
    ),
    Scene(
        "construction of one card",
        ["B construction", "H oars"],
        "calendar",
        "dogma:construction",
        {0: "H oars", 1: "H calendar"},
    ),
    Scene(
        "construction of an empty hand",
        ["B construction", ""],
        "calendar",
        "dogma:construction",
        {0: "H", 1: "H calendar"},
    ),
    Scene(
        "construction claims Empire",
        ["B construction tools sailing masonry mysticism", "B metalworking the_wheel fermenting alchemy"],
        "calendar",
        "dogma:construction",
        {0: "A empire"},
    ),
    Scene(
        "construction shared",
        ["B construction", "B road_building tools sailing masonry mysticism"],
        "oars calendar",
        "dogma:construction",
        {1: "A empire", 0: "A | H calendar"},
    ),
    Scene(
        "currency",
        ["B currency | H archery oars calendar", ""],
        "fermenting mapmaking",
        "dogma:currency archery oars calendar",
        {0: "H | S fermenting mapmaking"},
    ),
    Scene("currency declined", ["B currency | H oars", ""], "", "dogma:currency done", {0: "H oars | S"}),
    Scene("currency with an empty hand", ["B currency", ""], "", "dogma:currency", {0: "H | S"}),
    Scene(
        "currency shared",
        ["B currency", "B sailing | H oars"],
        "fermenting mapmaking",
        "dogma:currency 1>oars",
        {1: "S fermenting", 0: "H mapmaking"},
    ),
    Scene(
        "fermenting", ["B fermenting pottery", ""], "calendar currency", "dogma:fermenting", {0: "H calendar currency"}
    ),
    Scene(
        "fermenting shared",
        ["B fermenting", "B agriculture"],
        "calendar currency mapmaking",
        "dogma:fermenting",
        {1: "H calendar", 0: "H currency mapmaking"},
    ),
    Scene(
        "mapmaking",
        ["B mapmaking", "S oars tools calendar"],
        "writing",
        "dogma:mapmaking 1>tools",
        {0: "S tools writing", 1: "S oars calendar"},
    ),
    Scene("mapmaking without a 1", ["B mapmaking", "S calendar"], "", "dogma:mapmaking", {0: "S", 1: "S calendar"}),
    Scene(
        "mapmaking shared",
        ["B mapmaking", "B currency", "S oars"],
        "writing sailing calendar",
        "dogma:mapmaking",
        {0: "S oars sailing | H calendar", 1: "S writing", 2: "S"},
    ),
    Scene(
        "mathematics",
        ["B mathematics | H calendar", ""],
        "optics",
        "dogma:mathematics calendar",
        {0: "B mathematics optics | H"},
    ),
    Scene("mathematics declined", ["B mathematics | H calendar", ""], "", "dogma:mathematics no", {0: "H calendar"}),
    Scene("mathematics with an empty hand", ["B mathematics", ""], "", "dogma:mathematics", {0: "B mathematics"}),
    Scene(
        "mathematics shared",
        ["B mathematics", "B tools | H oars"],
        "currency calendar",
        "dogma:mathematics 1>oars",
        {1: "B tools currency", 0: "H calendar"},
    ),
    Scene(
        "monotheism",
        ["B monotheism sailing", "B clothing pottery archery"],
        "writing tools",
        "dogma:monotheism 1>archery",
        {0: "B monotheism sailing tools | S archery", 1: "B clothing pottery/writing"},
    ),
    Scene(
        "monotheism without a foreign colour",
        ["B monotheism sailing", "B clothing"],
        "writing",
        "dogma:monotheism",
        {0: "B monotheism sailing writing | S", 1: "B clothing"},
    ),
    Scene(
        "monotheism shared",
        ["B monotheism", "B the_wheel"],
        "writing pottery calendar",
        "dogma:monotheism",
        {0: "B monotheism pottery | H calendar", 1: "B the_wheel writing"},
    ),
    Scene(
        "philosophy",
        ["B philosophy/mysticism tools/writing | H oars", ""],
        "",
        "dogma:philosophy purple oars",
        {0: "B philosophy/mysticism<left tools/writing | S oars | H"},
    ),
    Scene(
        "philosophy declined",
        ["B philosophy/mysticism | H oars", ""],
        "",
        "dogma:philosophy no no",
        {0: "B philosophy/mysticism | H oars"},
    ),
    Scene("philosophy with nothing to do", ["B philosophy", ""], "", "dogma:philosophy", {0: "B philosophy | S"}),
    Scene(
        "philosophy shared",
        ["B philosophy", "B experimentation | H oars"],
        "calendar",
        "dogma:philosophy 1>oars",
        {1: "S oars", 0: "H calendar"},
    ),
    Scene(
        "road_building",
        ["B road_building pottery | H tools sailing", "B mapmaking"],
        "",
        "dogma:road_building tools sailing seat:1",
        {0: "B tools/pottery mapmaking/sailing", 1: "B road_building"},
    ),
    Scene(
        "road_building of one card",
        ["B road_building | H tools sailing", "B mapmaking"],
        "",
        "dogma:road_building tools done",
        {0: "B road_building tools | H sailing", 1: "B mapmaking"},
    ),
    Scene(
        "road_building with an empty hand", ["B road_building", ""], "", "dogma:road_building", {0: "B road_building"}
    ),
    Scene(
        "road_building declined",
        ["B road_building | H tools sailing", ""],
        "",
        "dogma:road_building tools sailing no",
        {0: "B road_building tools sailing", 1: "B"},
    ),
    Scene(
        "road_building shared",
        ["B road_building", "B the_wheel | H tools"],
        "calendar",
        "dogma:road_building",
        {1: "B the_wheel tools", 0: "H calendar"},
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_a_card_does_what_it_says(scene: Scene) -> None:
    scene.play()
