"""The cards of age 8."""

from __future__ import annotations

import pytest

from .scenes import Scene

SCENES = [
    Scene(
        "antibiotics",
        ["B antibiotics | H oars tools calendar coal", ""],
        "flight mobility corporations empiricism",
        "dogma:antibiotics oars tools calendar",
        {0: "H coal flight mobility corporations empiricism"},
    ),
    Scene("antibiotics declined", ["B antibiotics | H oars", ""], "", "dogma:antibiotics done", {0: "H oars"}),
    Scene("antibiotics with an empty hand", ["B antibiotics", ""], "", "dogma:antibiotics", {0: "H"}),
    Scene(
        "antibiotics shared",
        ["B antibiotics", "B pottery | H oars"],
        "flight mobility rocketry",
        "dogma:antibiotics 1>oars",
        {1: "H flight mobility", 0: "H rocketry"},
    ),
    Scene(
        "corporations takes a card",
        ["B corporations robotics", "B coal tools"],
        "flight mobility",
        "dogma:corporations",
        {0: "B corporations mobility/robotics | S coal", 1: "B tools flight"},
    ),
    Scene(
        "corporations without a factory",
        ["B corporations", "B tools"],
        "flight",
        "dogma:corporations",
        {0: "B corporations flight | S", 1: "B tools"},
    ),
    Scene(
        "corporations shared",
        ["B corporations", "B coal"],
        "flight rocketry mobility",
        "dogma:corporations",
        {1: "B flight/coal", 0: "B corporations rocketry | H mobility"},
    ),
    Scene(
        "empiricism",
        ["B empiricism tools", ""],
        "computers",
        "dogma:empiricism blue green blue",
        {0: "B empiricism computers/tools<up | H"},
    ),
    Scene(
        "empiricism without a splay",
        ["B empiricism tools", ""],
        "computers",
        "dogma:empiricism blue green no",
        {0: "B empiricism computers/tools"},
    ),
    Scene(
        "empiricism with another colour",
        ["B empiricism", ""],
        "computers",
        "dogma:empiricism red green",
        {0: "B empiricism | H computers"},
    ),
    Scene(
        "empiricism wins with twenty lightbulbs",
        ["B empiricism/philosophy/education<up experimentation/atomic_theory/evolution<up classification/paper<up", ""],
        "fission",
        "dogma:empiricism blue green",
        over="effect",
    ),
    Scene(
        "empiricism shared",
        ["B empiricism", "B experimentation"],
        "fission computers rocketry",
        "dogma:empiricism 1>red 1>purple 0>red 0>green",
        {1: "B experimentation fission", 0: "H computers rocketry"},
    ),
    Scene(
        "flight",
        ["B flight/archery<up tools/writing", ""],
        "",
        "dogma:flight blue",
        {0: "B flight/archery<up tools/writing<up"},
    ),
    Scene(
        "flight splays red",
        ["B flight/archery tools/writing", ""],
        "",
        "dogma:flight red",
        {0: "B flight/archery<up tools/writing"},
    ),
    Scene("flight with nothing to splay", ["B flight", ""], "", "dogma:flight", {0: "B flight"}),
    Scene(
        "flight shared",
        ["B flight", "B optics/archery"],
        "rocketry",
        "dogma:flight 1>red",
        {1: "B optics/archery<up", 0: "H rocketry"},
    ),
    Scene(
        "mass_media",
        ["B mass_media empiricism/mysticism | H oars | S coal", "S banking statistics tools"],
        "",
        "dogma:mass_media oars 5 1>statistics purple",
        {0: "S | B mass_media empiricism/mysticism<up", 1: "S tools"},
    ),
    Scene("mass_media declined", ["B mass_media | H oars", "S tools"], "", "dogma:mass_media no", {1: "S tools"}),
    Scene("mass_media with an empty hand", ["B mass_media", "S tools"], "", "dogma:mass_media", {1: "S tools"}),
    Scene(
        "mass_media shared",
        ["B mass_media | S tools", "B writing | H oars"],
        "rocketry",
        "dogma:mass_media 1>oars 1>1",
        {0: "S | H rocketry", 1: "H"},
    ),
    Scene(
        "mobility",
        ["B mobility", "B optics calendar sailing masonry"],
        "flight",
        "dogma:mobility 1>masonry",
        {0: "S calendar masonry", 1: "B optics sailing | H flight"},
    ),
    Scene(
        "mobility without fitting cards", ["B mobility", "B optics"], "", "dogma:mobility", {0: "S", 1: "B optics | H"}
    ),
    Scene(
        "mobility against factories",
        ["B mobility", "B explosives tools"],
        "",
        "dogma:mobility",
        {1: "B explosives tools"},
    ),
    Scene(
        "quantum_theory",
        ["B quantum_theory | H oars tools", ""],
        "robotics software",
        "dogma:quantum_theory oars tools",
        {0: "H robotics | S software"},
    ),
    Scene(
        "quantum_theory of one",
        ["B quantum_theory | H oars tools", ""],
        "",
        "dogma:quantum_theory oars done",
        {0: "H tools | S"},
    ),
    Scene("quantum_theory with an empty hand", ["B quantum_theory", ""], "", "dogma:quantum_theory", {0: "S"}),
    Scene(
        "quantum_theory shared",
        ["B quantum_theory", "B databases | H oars tools"],
        "robotics software flight",
        "dogma:quantum_theory 1>oars 1>tools",
        {1: "H robotics | S software", 0: "H flight"},
    ),
    Scene(
        "rocketry",
        ["B rocketry", "S tools coal", "S optics"],
        "",
        "dogma:rocketry seat:1:5",
        {1: "S tools", 2: "S optics"},
    ),
    Scene(
        "rocketry of three",
        ["B rocketry databases", "S tools coal", "S optics"],
        "",
        "dogma:rocketry seat:1:5 seat:2:3",
        {1: "S", 2: "S"},
    ),
    Scene("rocketry without a target", ["B rocketry | S tools", ""], "", "dogma:rocketry", {0: "S tools"}),
    Scene("rocketry shared", ["B rocketry | S tools", "B databases"], "flight", "dogma:rocketry", {0: "S | H flight"}),
    Scene(
        "skyscrapers",
        ["B skyscrapers", "B rocketry/tools/writing/pottery"],
        "",
        "dogma:skyscrapers 1>pottery",
        {0: "B skyscrapers rocketry", 1: "B | S tools"},
    ),
    Scene(
        "skyscrapers of a single card",
        ["B skyscrapers", "B rocketry"],
        "",
        "dogma:skyscrapers",
        {0: "B skyscrapers rocketry", 1: "B | S"},
    ),
    Scene("skyscrapers without a clock", ["B skyscrapers", "B tools"], "", "dogma:skyscrapers", {1: "B tools"}),
    Scene("skyscrapers against crowns", ["B skyscrapers", "B bicycle"], "", "dogma:skyscrapers", {1: "B bicycle"}),
    Scene(
        "socialism",
        ["B socialism | H oars mysticism", "H tools calendar", "H coal"],
        "",
        "dogma:socialism oars",
        {0: "B socialism/mysticism oars | H tools coal", 1: "H calendar", 2: "H"},
    ),
    Scene(
        "socialism without purple",
        ["B socialism | H oars", "H tools"],
        "",
        "dogma:socialism oars",
        {0: "B socialism oars | H", 1: "H tools"},
    ),
    Scene("socialism declined", ["B socialism | H mysticism", "H tools"], "", "dogma:socialism no", {0: "H mysticism"}),
    Scene("socialism with an empty hand", ["B socialism", "H tools"], "", "dogma:socialism", {1: "H tools"}),
    Scene(
        "socialism shared",
        ["B socialism | H tools", "B pottery | H mysticism"],
        "flight",
        "dogma:socialism 1>mysticism",
        {1: "B pottery mysticism | H tools", 0: "H flight"},
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_a_card_does_what_it_says(scene: Scene) -> None:
    scene.play()
