"""The cards of age 10."""

from __future__ import annotations

import pytest

from .scenes import Scene

SCENES = [
    Scene("ai", ["B ai", ""], "software", "dogma:ai", {0: "S software"}),
    Scene("ai lets the poorest win", ["B ai robotics", "B software"], "databases", "dogma:ai", {}, over="effect"),
    Scene(
        "ai with equals", ["B ai robotics", "B software | S stem_cells"], "databases", "dogma:ai", {0: "S databases"}
    ),
    Scene(
        "ai shared",
        ["B ai", "B tools"],
        "databases stem_cells robotics",
        "dogma:ai",
        {1: "S databases", 0: "S stem_cells | H robotics"},
    ),
    Scene(
        "bioengineering",
        ["B bioengineering", "B pottery agriculture/fermenting"],
        "",
        "dogma:bioengineering agriculture",
        {0: "S agriculture"},
        over="effect",
    ),
    Scene("bioengineering without a leaf", ["B bioengineering", "B archery"], "", "dogma:bioengineering", {0: "S"}),
    Scene(
        "bioengineering when all have leaves",
        ["B bioengineering anatomy", "B agriculture calendar lighting"],
        "",
        "dogma:bioengineering calendar",
        {0: "S calendar", 1: "B agriculture lighting"},
    ),
    Scene(
        "bioengineering shared",
        ["B bioengineering agriculture", "B satellites"],
        "ai",
        "dogma:bioengineering",
        {1: "S agriculture", 0: "H ai"},
    ),
    Scene("databases", ["B databases", "S oars tools coal"], "", "dogma:databases 1>tools 1>coal", {1: "S oars"}),
    Scene("databases without points", ["B databases", ""], "", "dogma:databases", {1: "S"}),
    Scene("databases against clocks", ["B databases", "B rocketry | S oars"], "", "dogma:databases", {1: "S oars"}),
    Scene(
        "globalization",
        ["B globalization", "B pottery sailing"],
        "canning",
        "dogma:globalization 1>pottery",
        {0: "S canning", 1: "B sailing"},
    ),
    Scene("globalization wins", ["B globalization", "B pottery"], "canning", "dogma:globalization", {}, over="effect"),
    Scene(
        "globalization without a leaf",
        ["B globalization pottery clothing", "B archery"],
        "canning",
        "dogma:globalization",
        {0: "S canning", 1: "B archery"},
    ),
    Scene(
        "globalization shared",
        ["B globalization pottery clothing", "B coal"],
        "canning democracy ai",
        "dogma:globalization",
        {1: "S canning", 0: "S democracy | H ai"},
    ),
    Scene(
        "miniaturization",
        ["B miniaturization | H software | S oars tools coal", ""],
        "ai robotics",
        "dogma:miniaturization software",
        {0: "H ai robotics"},
    ),
    Scene(
        "miniaturization of a lower card",
        ["B miniaturization | H coal | S oars", ""],
        "",
        "dogma:miniaturization coal",
        {0: "H"},
    ),
    Scene(
        "miniaturization declined", ["B miniaturization | H coal", ""], "", "dogma:miniaturization no", {0: "H coal"}
    ),
    Scene("miniaturization with an empty hand", ["B miniaturization", ""], "", "dogma:miniaturization", {0: "H"}),
    Scene(
        "miniaturization shared",
        ["B miniaturization", "B tools | H software | S oars"],
        "ai robotics",
        "dogma:miniaturization 1>software",
        {1: "H ai", 0: "H robotics"},
    ),
    Scene(
        "robotics",
        ["B robotics sailing | H oars", ""],
        "stem_cells",
        "dogma:robotics yes",
        {0: "B robotics stem_cells | S sailing oars"},
    ),
    Scene("robotics without green", ["B robotics", ""], "databases", "dogma:robotics", {0: "B robotics databases | S"}),
    Scene(
        "robotics shared",
        ["B robotics", "B coal"],
        "databases stem_cells ai",
        "dogma:robotics",
        {1: "B coal databases", 0: "B robotics stem_cells | H ai"},
    ),
    Scene(
        "self_service",
        ["B self_service writing archery", ""],
        "calendar",
        "dogma:self_service writing",
        {0: "H calendar"},
    ),
    Scene("self_service alone on the board", ["B self_service", ""], "", "dogma:self_service", {0: "B self_service"}),
    Scene(
        "self_service wins with the most achievements",
        ["B self_service | A 1", ""],
        "",
        "dogma:self_service",
        over="effect",
    ),
    Scene(
        "self_service with as many achievements", ["B self_service | A 1", "A 2"], "", "dogma:self_service", {0: "A 1"}
    ),
    Scene(
        "self_service shared",
        ["B self_service", "B optics | A 1"],
        "medicine anatomy",
        "dogma:self_service",
        {},
        over="effect",
    ),
    Scene(
        "software",
        ["B software", ""],
        "ai databases stem_cells",
        "dogma:software",
        {0: "S ai | B software databases stem_cells"},
    ),
    Scene(
        "software executes the second",
        ["B software", ""],
        "ai robotics bioengineering",
        "dogma:software",
        {0: "S ai | B bioengineering/software robotics"},
    ),
    Scene(
        "software shared",
        ["B software", "B fission"],
        "globalization ai databases stem_cells self_service miniaturization robotics",
        "dogma:software",
        {
            1: "S globalization | B fission databases stem_cells",
            0: "S ai | B software miniaturization self_service | H robotics",
        },
    ),
    Scene("stem_cells", ["B stem_cells | H oars tools", ""], "", "dogma:stem_cells yes", {0: "H | S oars tools"}),
    Scene("stem_cells declined", ["B stem_cells | H oars", ""], "", "dogma:stem_cells no", {0: "H oars | S"}),
    Scene("stem_cells with an empty hand", ["B stem_cells", ""], "", "dogma:stem_cells", {0: "S"}),
    Scene(
        "stem_cells shared",
        ["B stem_cells", "B pottery | H oars"],
        "ai",
        "dogma:stem_cells 1>yes",
        {1: "S oars", 0: "H ai"},
    ),
    Scene(
        "the_internet",
        ["B the_internet databases/sailing", ""],
        "ai robotics stem_cells",
        "dogma:the_internet green",
        {0: "B the_internet databases/sailing<up robotics stem_cells | S ai"},
    ),
    Scene(
        "the_internet declined",
        ["B the_internet databases/sailing", ""],
        "ai robotics stem_cells",
        "dogma:the_internet no",
        {0: "B the_internet databases/sailing robotics stem_cells | S ai"},
    ),
    Scene(
        "the_internet shared",
        ["B the_internet", "B flight lighting"],
        "ai robotics stem_cells software databases",
        "dogma:the_internet",
        {1: "B stem_cells flight lighting | S ai", 0: "B the_internet software | S robotics | H databases"},
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_a_card_does_what_it_says(scene: Scene) -> None:
    scene.play()
