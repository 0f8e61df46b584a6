"""The cards of age 7."""

from __future__ import annotations

import pytest

from .scenes import Scene

SCENES = [
    Scene("bicycle", ["B bicycle | H oars coal | S tools", ""], "", "dogma:bicycle yes", {0: "H tools | S oars coal"}),
    Scene("bicycle declined", ["B bicycle | H oars", ""], "", "dogma:bicycle no", {0: "H oars | S"}),
    Scene("bicycle with nothing", ["B bicycle", ""], "", "dogma:bicycle", {0: "H | S"}),
    Scene(
        "bicycle shared",
        ["B bicycle", "B translation | S tools"],
        "lighting",
        "dogma:bicycle 1>yes",
        {1: "H tools | S", 0: "H lighting"},
    ),
    Scene(
        "combustion",
        ["B combustion", "S oars tools coal"],
        "",
        "dogma:combustion 1>tools 1>coal",
        {0: "S tools coal", 1: "S oars"},
    ),
    Scene("combustion of one card", ["B combustion", "S oars"], "", "dogma:combustion", {0: "S oars", 1: "S"}),
    Scene("combustion without points", ["B combustion", ""], "", "dogma:combustion", {0: "S"}),
    Scene(
        "combustion against crowns",
        ["B combustion", "B sailing | S oars"],
        "",
        "dogma:combustion",
        {0: "S", 1: "S oars"},
    ),
    Scene(
        "electricity",
        ["B electricity tools/writing mysticism", ""],
        "flight mobility",
        "dogma:electricity mysticism",
        {0: "B electricity writing | H flight mobility"},
    ),
    Scene("electricity with factories only", ["B electricity", ""], "", "dogma:electricity", {0: "B electricity | H"}),
    Scene(
        "electricity shared",
        ["B electricity", "B coal sailing"],
        "flight lighting",
        "dogma:electricity",
        {1: "B coal | H flight", 0: "H lighting"},
    ),
    Scene("evolution scores", ["B evolution | S oars", ""], "flight", "dogma:evolution score oars", {0: "S flight"}),
    Scene(
        "evolution draws",
        ["B evolution | S oars calendar", ""],
        "optics",
        "dogma:evolution draw",
        {0: "S oars calendar | H optics"},
    ),
    Scene("evolution draws without points", ["B evolution", ""], "tools", "dogma:evolution draw", {0: "H tools"}),
    Scene("evolution declined", ["B evolution", ""], "", "dogma:evolution no", {0: "H | S"}),
    Scene(
        "evolution shared",
        ["B evolution", "B classification"],
        "tools lighting",
        "dogma:evolution 1>draw 0>no",
        {1: "H tools", 0: "H lighting"},
    ),
    Scene(
        "explosives",
        ["B explosives", "H oars tools coal optics"],
        "",
        "dogma:explosives 1>tools",
        {0: "H coal optics tools", 1: "H oars"},
    ),
    Scene(
        "explosives of the whole hand",
        ["B explosives", "H oars tools"],
        "lighting",
        "dogma:explosives",
        {0: "H oars tools", 1: "H lighting"},
    ),
    Scene("explosives of an empty hand", ["B explosives", ""], "", "dogma:explosives", {0: "H", 1: "H"}),
    Scene("explosives against factories", ["B explosives", "B coal | H oars"], "", "dogma:explosives", {1: "H oars"}),
    Scene(
        "lighting",
        ["B lighting | H oars tools calendar coal", ""],
        "bicycle combustion",
        "dogma:lighting tools oars calendar",
        {0: "B lighting oars tools/calendar | H coal | S bicycle combustion"},
    ),
    Scene(
        "lighting of one",
        ["B lighting | H oars tools", ""],
        "bicycle",
        "dogma:lighting tools done",
        {0: "B lighting tools | H oars | S bicycle"},
    ),
    Scene("lighting declined", ["B lighting | H oars", ""], "", "dogma:lighting done", {0: "H oars | S"}),
    Scene("lighting with an empty hand", ["B lighting", ""], "", "dogma:lighting", {0: "S"}),
    Scene(
        "lighting shared",
        ["B lighting", "B calendar | H oars"],
        "bicycle combustion",
        "dogma:lighting 1>oars",
        {1: "B calendar oars | S bicycle", 0: "H combustion"},
    ),
    Scene(
        "publications",
        ["B publications/tools/writing<left", ""],
        "",
        "dogma:publications blue tools writing blue",
        {0: "B tools/writing/publications<up"},
    ),
    Scene(
        "publications declined",
        ["B publications/tools", ""],
        "",
        "dogma:publications no no",
        {0: "B publications/tools"},
    ),
    Scene(
        "publications with single cards",
        ["B publications sailing", ""],
        "",
        "dogma:publications",
        {0: "B publications sailing"},
    ),
    Scene(
        "publications shared",
        ["B publications", "B experimentation/tools"],
        "bicycle",
        "dogma:publications 1>blue 1>tools 1>no",
        {1: "B tools/experimentation", 0: "H bicycle"},
    ),
    Scene(
        "railroad",
        ["B railroad/mysticism<right | H oars tools", ""],
        "canning democracy vaccination",
        "dogma:railroad tools purple",
        {0: "B railroad/mysticism<up | H canning democracy vaccination"},
    ),
    Scene(
        "railroad with an empty hand",
        ["B railroad/mysticism<left", ""],
        "canning democracy vaccination",
        "dogma:railroad",
        {0: "B railroad/mysticism<left | H canning democracy vaccination"},
    ),
    Scene(
        "railroad shared",
        ["B railroad", "B quantum_theory/tools<right"],
        "canning democracy vaccination atomic_theory classification emancipation bicycle",
        "dogma:railroad 1>blue",
        {
            1: "H canning democracy vaccination | B quantum_theory/tools<up",
            0: "H atomic_theory classification emancipation bicycle",
        },
    ),
    Scene(
        "refrigeration",
        ["B refrigeration | H coal", "H oars tools calendar optics paper"],
        "",
        "dogma:refrigeration 1>tools 1>calendar coal",
        {0: "S coal", 1: "H oars optics paper"},
    ),
    Scene("refrigeration of one card", ["B refrigeration", "H oars"], "", "dogma:refrigeration", {1: "H oars"}),
    Scene("refrigeration declined", ["B refrigeration | H coal", ""], "", "dogma:refrigeration no", {0: "H coal | S"}),
    Scene(
        "refrigeration shared",
        ["B refrigeration", "B pottery | H oars"],
        "bicycle",
        "dogma:refrigeration 1>oars",
        {1: "S oars | H", 0: "H bicycle"},
    ),
    Scene(
        "sanitation",
        ["B sanitation | H oars coal", "H tools calendar optics"],
        "",
        "dogma:sanitation",
        {0: "H calendar optics coal", 1: "H tools oars"},
    ),
    Scene(
        "sanitation with equals",
        ["B sanitation | H oars archery", "H tools writing sailing"],
        "",
        "dogma:sanitation 0>archery 1>tools 1>sailing",
        {0: "H oars tools sailing", 1: "H archery writing"},
    ),
    Scene("sanitation one-sided", ["B sanitation", "H tools"], "", "dogma:sanitation", {0: "H tools", 1: "H"}),
    Scene(
        "sanitation against leaves",
        ["B sanitation", "B pottery | H tools"],
        "",
        "dogma:sanitation",
        {0: "H", 1: "H tools"},
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_a_card_does_what_it_says(scene: Scene) -> None:
    scene.play()
