"""The cards of age 3."""

from __future__ import annotations

import pytest

from .scenes import Scene

SCENES = [
    Scene(
        "alchemy",
        ["B alchemy the_wheel | H oars", ""],
        "anatomy perspective",
        "dogma:alchemy oars",
        {0: "B alchemy the_wheel oars | S anatomy | H"},
    ),
    Scene(
        "alchemy with a red card",
        ["B alchemy the_wheel | H oars tools", ""],
        "colonialism",
        "dogma:alchemy tools",
        {0: "H | S | B alchemy the_wheel"},
    ),
    Scene("alchemy with too few castles", ["B alchemy", ""], "", "dogma:alchemy", {0: "H | S | B alchemy"}),
    Scene(
        "alchemy melds and scores",
        ["B alchemy | H oars tools", ""],
        "",
        "dogma:alchemy tools",
        {0: "B tools/alchemy | S oars | H"},
    ),
    Scene(
        "alchemy shared",
        ["B alchemy", "B the_wheel | H oars"],
        "anatomy optics",
        "dogma:alchemy 1>oars",
        {1: "B the_wheel oars | S anatomy | H", 0: "H optics"},
    ),
    Scene(
        "compass",
        ["B compass archery", "B pottery agriculture"],
        "",
        "dogma:compass 1>pottery",
        {0: "B compass pottery", 1: "B archery agriculture"},
    ),
    Scene(
        "compass chooses what comes back",
        ["B compass archery tools", "B agriculture"],
        "",
        "dogma:compass 1>tools",
        {0: "B compass archery agriculture", 1: "B tools"},
    ),
    Scene(
        "compass without a leaf",
        ["B compass archery", "B the_wheel"],
        "",
        "dogma:compass",
        {0: "B compass", 1: "B the_wheel archery"},
    ),
    Scene(
        "compass with leaves only", ["B compass", "B pottery"], "", "dogma:compass", {0: "B compass pottery", 1: "B"}
    ),
    Scene(
        "compass against crowns",
        ["B compass", "B code_of_laws pottery"],
        "",
        "dogma:compass",
        {0: "B compass", 1: "B code_of_laws pottery"},
    ),
    Scene(
        "education", ["B education | S oars optics", ""], "alchemy", "dogma:education optics", {0: "S oars | H alchemy"}
    ),
    Scene(
        "education of the last card",
        ["B education | S oars", ""],
        "calendar",
        "dogma:education oars",
        {0: "S | H calendar"},
    ),
    Scene("education declined", ["B education | S oars", ""], "", "dogma:education no", {0: "S oars | H"}),
    Scene("education without points", ["B education", ""], "", "dogma:education", {0: "H"}),
    Scene(
        "education shared",
        ["B education", "B philosophy | S oars tools"],
        "alchemy optics",
        "dogma:education 1>tools",
        {1: "S oars | H alchemy", 0: "H optics"},
    ),
    Scene(
        "engineering",
        ["B engineering/archery masonry", "B alchemy/tools mapmaking"],
        "",
        "dogma:engineering red",
        {0: "B engineering/archery<left masonry | S alchemy mapmaking", 1: "B tools"},
    ),
    Scene(
        "engineering without castles", ["B engineering", "B pottery"], "", "dogma:engineering", {0: "S", 1: "B pottery"}
    ),
    Scene(
        "engineering shared",
        ["B engineering", "B road_building/archery"],
        "optics",
        "dogma:engineering 1>red",
        {1: "B road_building/archery<left", 0: "H optics"},
    ),
    Scene(
        "feudalism",
        ["B feudalism/mysticism", "H oars tools archery writing"],
        "",
        "dogma:feudalism 1>tools purple",
        {0: "H tools | B feudalism/mysticism<left", 1: "H oars archery writing"},
    ),
    Scene("feudalism without a castle", ["B feudalism", "H writing"], "", "dogma:feudalism", {0: "H", 1: "H writing"}),
    Scene("feudalism with an empty hand", ["B feudalism", ""], "", "dogma:feudalism", {0: "H"}),
    Scene(
        "feudalism shared",
        ["B feudalism", "B the_wheel masonry/domestication | H tools"],
        "optics",
        "dogma:feudalism 1>yellow",
        {1: "H tools | B the_wheel masonry/domestication<left", 0: "H optics"},
    ),
    Scene(
        "machinery",
        ["B machinery/masonry metalworking/oars | H optics paper archery", "H writing sailing"],
        "",
        "dogma:machinery red",
        {0: "H writing sailing | S archery | B machinery/masonry metalworking/oars<left", 1: "H optics paper"},
    ),
    Scene("machinery with empty hands", ["B machinery", ""], "", "dogma:machinery", {0: "H | S", 1: "H"}),
    Scene("machinery one-sided", ["B machinery", "H tools"], "", "dogma:machinery", {0: "H | S tools", 1: "H"}),
    Scene(
        "machinery shared",
        ["B machinery", "B pottery | H tools"],
        "optics",
        "dogma:machinery",
        {1: "H | S tools", 0: "H optics"},
    ),
    Scene(
        "medicine",
        ["B medicine | S oars optics", "S tools calendar"],
        "",
        "dogma:medicine",
        {0: "S calendar optics", 1: "S oars tools"},
    ),
    Scene(
        "medicine with equals",
        ["B medicine | S oars archery", "S tools writing"],
        "",
        "dogma:medicine 0>oars 1>writing",
        {0: "S archery writing", 1: "S oars tools"},
    ),
    Scene("medicine one-sided", ["B medicine", "S tools"], "", "dogma:medicine", {0: "S tools", 1: "S"}),
    Scene("medicine with nothing", ["B medicine", ""], "", "dogma:medicine", {0: "S", 1: "S"}),
    Scene(
        "medicine against leaves", ["B medicine", "B pottery | S tools"], "", "dogma:medicine", {0: "S", 1: "S tools"}
    ),
    Scene(
        "optics with a crown",
        ["B optics", ""],
        "medicine anatomy",
        "dogma:optics",
        {0: "B optics medicine | S anatomy"},
    ),
    Scene(
        "optics without a crown",
        ["B optics | S oars tools", "", "S writing"],
        "education",
        "dogma:optics seat:2 tools",
        {0: "B optics education | S oars", 2: "S writing tools"},
    ),
    Scene(
        "optics without a poorer opponent",
        ["B optics | S oars", "S tools"],
        "education",
        "dogma:optics",
        {0: "S oars", 1: "S tools"},
    ),
    Scene(
        "optics shared",
        ["B optics", "B translation"],
        "paper anatomy compass colonialism medicine",
        "dogma:optics",
        {1: "B translation paper | S anatomy", 0: "B optics compass | S colonialism | H medicine"},
    ),
    Scene(
        "paper",
        ["B paper/sailing tools/writing<left", ""],
        "anatomy colonialism",
        "dogma:paper green",
        {0: "B paper/sailing<left tools/writing<left | H anatomy colonialism"},
    ),
    Scene("paper declined", ["B paper/sailing", ""], "", "dogma:paper no", {0: "H"}),
    Scene("paper with nothing to splay", ["B paper", ""], "", "dogma:paper", {0: "H"}),
    Scene(
        "paper shared",
        ["B paper", "B tools/writing"],
        "anatomy optics",
        "dogma:paper 1>blue",
        {1: "B tools/writing<left | H anatomy", 0: "H optics"},
    ),
    Scene(
        "translation",
        ["B translation | S sailing optics", ""],
        "",
        "dogma:translation sailing",
        {0: "B translation sailing optics | S | A world"},
    ),
    Scene(
        "translation in a chosen order",
        ["B translation | S sailing the_wheel", ""],
        "",
        "dogma:translation the_wheel",
        {0: "B translation sailing/the_wheel | S"},
    ),
    Scene(
        "translation declined",
        ["B translation the_wheel | S sailing", ""],
        "",
        "dogma:translation no",
        {0: "S sailing | A"},
    ),
    Scene("translation without points", ["B translation archery", ""], "", "dogma:translation", {0: "A"}),
    Scene(
        "translation shared",
        ["B translation", "B navigation | S archery"],
        "optics",
        "dogma:translation 1>archery",
        {1: "B navigation archery | A", 0: "H optics | A world"},
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_a_card_does_what_it_says(scene: Scene) -> None:
    scene.play()
