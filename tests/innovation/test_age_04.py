"""The cards of age 4."""

from __future__ import annotations

import pytest

from .scenes import Scene

SCENES = [
    Scene(
        "anatomy",
        ["B anatomy", "B archery sailing | S oars calendar"],
        "",
        "dogma:anatomy 1>oars 1>archery",
        {1: "B sailing | S calendar"},
    ),
    Scene(
        "anatomy without a top card of that value",
        ["B anatomy", "B archery | S oars calendar"],
        "",
        "dogma:anatomy 1>calendar",
        {1: "B archery | S oars"},
    ),
    Scene("anatomy without points", ["B anatomy", "B archery"], "", "dogma:anatomy", {1: "B archery"}),
    Scene("anatomy against leaves", ["B anatomy", "B pottery | S oars"], "", "dogma:anatomy", {1: "S oars"}),
    Scene(
        "colonialism",
        ["B colonialism", ""],
        "compass optics education",
        "dogma:colonialism",
        {0: "B colonialism/optics compass education"},
    ),
    Scene(
        "colonialism without a crown",
        ["B colonialism", ""],
        "education",
        "dogma:colonialism",
        {0: "B colonialism education"},
    ),
    Scene(
        "colonialism shared",
        ["B colonialism", "B coal"],
        "education machinery anatomy",
        "dogma:colonialism",
        {1: "B coal education", 0: "B colonialism machinery | H anatomy"},
    ),
    Scene(
        "enterprise",
        ["B enterprise navigation/sailing", "B writing gunpowder"],
        "anatomy",
        "dogma:enterprise 1>writing green",
        {0: "B enterprise navigation/sailing<right writing", 1: "B gunpowder anatomy"},
    ),
    Scene(
        "enterprise without crowns",
        ["B enterprise", "B tools city_states"],
        "",
        "dogma:enterprise",
        {0: "B enterprise", 1: "B tools city_states"},
    ),
    Scene(
        "enterprise shared",
        ["B enterprise", "B navigation/sailing"],
        "anatomy",
        "dogma:enterprise 1>green",
        {1: "B navigation/sailing<right", 0: "H anatomy"},
    ),
    Scene("experimentation", ["B experimentation", ""], "coal", "dogma:experimentation", {0: "B experimentation coal"}),
    Scene(
        "experimentation shared",
        ["B experimentation", "B philosophy"],
        "coal astronomy banking",
        "dogma:experimentation",
        {1: "B philosophy coal", 0: "B experimentation astronomy | H banking"},
    ),
    Scene(
        "gunpowder",
        ["B gunpowder", "B archery tools"],
        "calendar",
        "dogma:gunpowder 1>archery",
        {0: "S archery calendar", 1: "B tools"},
    ),
    Scene("gunpowder without a castle", ["B gunpowder", "B pottery"], "", "dogma:gunpowder", {0: "S", 1: "B pottery"}),
    Scene(
        "gunpowder shared",
        ["B gunpowder", "B coal", "B archery"],
        "calendar currency anatomy",
        "dogma:gunpowder",
        {0: "S archery currency | H anatomy", 1: "S calendar", 2: "B"},
    ),
    Scene(
        "invention",
        ["B invention/sailing<left", ""],
        "anatomy",
        "dogma:invention green",
        {0: "B invention/sailing<right | S anatomy"},
    ),
    Scene(
        "invention declined",
        ["B invention/sailing<left", ""],
        "",
        "dogma:invention no",
        {0: "B invention/sailing<left | S"},
    ),
    Scene("invention without a left splay", ["B invention/sailing<up", ""], "", "dogma:invention", {0: "S"}),
    Scene(
        "invention claims Wonder",
        [
            "B invention/sailing<left tools/writing<left archery/oars<up masonry/domestication<left "
            "mysticism/city_states<left",
            "",
        ],
        "",
        "dogma:invention no",
        {0: "A wonder"},
    ),
    Scene(
        "invention shared",
        ["B invention", "B experimentation/tools<left"],
        "anatomy perspective",
        "dogma:invention 1>blue",
        {1: "B experimentation/tools<right | S anatomy", 0: "H perspective"},
    ),
    Scene(
        "navigation",
        ["B navigation", "S oars calendar optics anatomy"],
        "",
        "dogma:navigation 1>optics",
        {0: "S optics", 1: "S oars calendar anatomy"},
    ),
    Scene(
        "navigation without a 2 or 3",
        ["B navigation", "S oars anatomy"],
        "",
        "dogma:navigation",
        {0: "S", 1: "S oars anatomy"},
    ),
    Scene(
        "navigation against crowns",
        ["B navigation", "B optics | S calendar"],
        "",
        "dogma:navigation",
        {0: "S", 1: "S calendar"},
    ),
    Scene(
        "perspective",
        ["B perspective | H oars calendar archery", ""],
        "",
        "dogma:perspective archery calendar",
        {0: "S calendar | H oars"},
    ),
    Scene(
        "perspective of two",
        ["B perspective experimentation | H oars calendar archery", ""],
        "",
        "dogma:perspective archery",
        {0: "S oars calendar | H"},
    ),
    Scene("perspective declined", ["B perspective | H oars", ""], "", "dogma:perspective no", {0: "S | H oars"}),
    Scene("perspective with an empty hand", ["B perspective", ""], "", "dogma:perspective", {0: "S"}),
    Scene(
        "perspective shared",
        ["B perspective", "B tools | H oars archery"],
        "anatomy",
        "dogma:perspective 1>archery",
        {1: "S oars", 0: "H anatomy"},
    ),
    Scene(
        "printing_press",
        ["B printing_press/tools reformation | S oars", ""],
        "vaccination",
        "dogma:printing_press oars blue",
        {0: "B printing_press/tools<right reformation | S | H vaccination"},
    ),
    Scene(
        "printing_press without purple",
        ["B printing_press | S oars", ""],
        "calendar",
        "dogma:printing_press oars",
        {0: "S | H calendar"},
    ),
    Scene(
        "printing_press declined", ["B printing_press | S oars", ""], "", "dogma:printing_press no", {0: "S oars | H"}
    ),
    Scene("printing_press without points", ["B printing_press", ""], "", "dogma:printing_press", {0: "H"}),
    Scene(
        "printing_press shared",
        ["B printing_press", "B experimentation/tools | S oars"],
        "calendar anatomy",
        "dogma:printing_press 1>oars 1>blue",
        {1: "H calendar | B experimentation/tools<right", 0: "H anatomy"},
    ),
    Scene(
        "reformation",
        ["B reformation masonry | H oars tools domestication", ""],
        "",
        "dogma:reformation domestication yellow",
        {0: "B reformation masonry/domestication<right | H oars tools"},
    ),
    Scene(
        "reformation of three or none",
        ["B reformation pottery | H oars tools archery", ""],
        "",
        "dogma:reformation tools archery",
        {0: "B reformation pottery/tools archery/oars | H"},
    ),
    Scene("reformation declined", ["B reformation | H oars", ""], "", "dogma:reformation no", {0: "H oars"}),
    Scene("reformation with an empty hand", ["B reformation", ""], "", "dogma:reformation", {0: "B reformation"}),
    Scene(
        "reformation shared",
        ["B reformation", "B agriculture | H oars tools"],
        "anatomy",
        "dogma:reformation 1>oars",
        {1: "B agriculture oars | H tools", 0: "H anatomy"},
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_a_card_does_what_it_says(scene: Scene) -> None:
    scene.play()
