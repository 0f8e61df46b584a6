"""The cards of age 6."""

from __future__ import annotations

import pytest

from .scenes import Scene

SCENES = [
    Scene(
        "atomic_theory",
        ["B atomic_theory/tools", ""],
        "combustion",
        "dogma:atomic_theory blue",
        {0: "B atomic_theory/tools<right combustion"},
    ),
    Scene(
        "atomic_theory declined",
        ["B atomic_theory/tools", ""],
        "combustion",
        "dogma:atomic_theory no",
        {0: "B atomic_theory/tools combustion"},
    ),
    Scene(
        "atomic_theory shared",
        ["B atomic_theory", "B classification"],
        "combustion bicycle railroad",
        "dogma:atomic_theory",
        {1: "B classification combustion", 0: "B atomic_theory bicycle | H railroad"},
    ),
    Scene(
        "canning",
        ["B canning tools/writing coal", ""],
        "democracy",
        "dogma:canning yes",
        {0: "B canning writing coal | S tools democracy"},
    ),
    Scene(
        "canning splays", ["B canning/masonry", ""], "", "dogma:canning no yellow", {0: "B canning/masonry<right | S"}
    ),
    Scene(
        "canning shared",
        ["B canning", "B machine_tools sailing"],
        "emancipation democracy",
        "dogma:canning 1>yes 0>no",
        {1: "B machine_tools emancipation | S sailing", 0: "H democracy"},
    ),
    Scene(
        "classification",
        ["B classification | H oars archery", "H coal tools", "H metalworking"],
        "",
        "dogma:classification oars metalworking archery oars",
        {0: "B classification coal/oars/archery/metalworking | H", 1: "H tools", 2: "H"},
    ),
    Scene(
        "classification of a colour that nobody else has",
        ["B classification | H oars", "H tools"],
        "",
        "dogma:classification",
        {0: "B classification oars", 1: "H tools"},
    ),
    Scene(
        "classification with an empty hand", ["B classification", "H tools"], "", "dogma:classification", {1: "H tools"}
    ),
    Scene(
        "classification shared",
        ["B classification | H tools", "B experimentation | H writing"],
        "democracy",
        "dogma:classification 1>tools",
        {1: "B writing/tools/experimentation | H", 0: "H democracy"},
    ),
    Scene(
        "democracy",
        ["B democracy | H oars tools", ""],
        "flight",
        "dogma:democracy oars done",
        {0: "H tools | S flight"},
    ),
    Scene("democracy declined", ["B democracy | H oars", ""], "", "dogma:democracy done", {0: "H oars | S"}),
    Scene("democracy with an empty hand", ["B democracy", ""], "", "dogma:democracy", {0: "S"}),
    Scene(
        "democracy shared",
        ["B democracy | H oars tools", "B writing | H archery"],
        "flight mobility canning",
        "dogma:democracy 1>archery oars tools",
        {1: "S flight", 0: "S mobility | H canning"},
    ),
    Scene(
        "democracy shared with as many",
        ["B democracy | H oars", "B writing | H archery"],
        "flight canning",
        "dogma:democracy 1>archery oars",
        {1: "S flight", 0: "S | H canning"},
    ),
    Scene(
        "emancipation",
        ["B emancipation/mysticism", "H oars tools"],
        "canning",
        "dogma:emancipation 1>tools purple",
        {0: "B emancipation/mysticism<right | S tools", 1: "H oars canning"},
    ),
    Scene("emancipation of an empty hand", ["B emancipation", ""], "", "dogma:emancipation", {0: "S", 1: "H"}),
    Scene(
        "emancipation shared",
        ["B emancipation", "B coal/archery | H oars"],
        "canning",
        "dogma:emancipation 1>red",
        {1: "B coal/archery<right | H oars", 0: "H canning"},
    ),
    Scene(
        "encyclopedia",
        ["B encyclopedia | S oars optics education", ""],
        "",
        "dogma:encyclopedia optics",
        {0: "B encyclopedia optics education | S oars"},
    ),
    Scene("encyclopedia declined", ["B encyclopedia | S oars", ""], "", "dogma:encyclopedia no", {0: "S oars"}),
    Scene("encyclopedia without points", ["B encyclopedia", ""], "", "dogma:encyclopedia", {0: "B encyclopedia"}),
    Scene(
        "encyclopedia shared",
        ["B encyclopedia", "B navigation | S oars"],
        "canning",
        "dogma:encyclopedia 1>oars",
        {1: "B navigation oars | S", 0: "H canning"},
    ),
    Scene(
        "industrialization",
        ["B industrialization/archery globalization", ""],
        "canning democracy",
        "dogma:industrialization red",
        {0: "B industrialization/archery<right globalization/canning democracy"},
    ),
    Scene(
        "industrialization declined",
        ["B industrialization/archery", ""],
        "democracy",
        "dogma:industrialization no",
        {0: "B industrialization/archery democracy"},
    ),
    Scene(
        "industrialization shared",
        ["B industrialization", "B chemistry"],
        "canning democracy emancipation",
        "dogma:industrialization",
        {1: "B chemistry canning", 0: "B industrialization democracy | H emancipation"},
    ),
    Scene(
        "machine_tools",
        ["B machine_tools | S oars optics", ""],
        "education",
        "dogma:machine_tools",
        {0: "S oars optics education"},
    ),
    Scene("machine_tools without points", ["B machine_tools", ""], "tools", "dogma:machine_tools", {0: "S tools"}),
    Scene(
        "machine_tools shared",
        ["B machine_tools", "B coal"],
        "tools oars canning",
        "dogma:machine_tools",
        {1: "S tools", 0: "S oars | H canning"},
    ),
    Scene(
        "metric_system",
        ["B metric_system/sailing<right tools/writing", ""],
        "",
        "dogma:metric_system blue",
        {0: "B metric_system/sailing<right tools/writing<right"},
    ),
    Scene(
        "metric_system splays green",
        ["B metric_system/sailing<left tools/writing", ""],
        "",
        "dogma:metric_system green",
        {0: "B metric_system/sailing<right tools/writing"},
    ),
    Scene(
        "metric_system with nothing to splay",
        ["B metric_system", ""],
        "",
        "dogma:metric_system",
        {0: "B metric_system"},
    ),
    Scene(
        "metric_system shared",
        ["B metric_system", "B navigation/sailing"],
        "canning",
        "dogma:metric_system 1>green",
        {1: "B navigation/sailing<right", 0: "H canning"},
    ),
    Scene(
        "vaccination",
        ["B vaccination", "S oars tools calendar"],
        "canning combustion",
        "dogma:vaccination 1>tools",
        {0: "B vaccination combustion", 1: "S calendar | B canning"},
    ),
    Scene("vaccination without points", ["B vaccination", ""], "", "dogma:vaccination", {0: "B vaccination", 1: "B"}),
    Scene(
        "vaccination shared",
        ["B vaccination", "B pottery | S oars", "S tools"],
        "canning combustion bicycle lighting",
        "dogma:vaccination",
        {0: "B vaccination bicycle | H lighting", 1: "B pottery combustion | S oars", 2: "B canning | S"},
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_a_card_does_what_it_says(scene: Scene) -> None:
    scene.play()
