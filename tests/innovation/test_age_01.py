"""The cards of age 1."""

from __future__ import annotations

import pytest

from civitas.languages import sentences

from .scenes import Scene, bottom

SCENES = [
    Scene(
        "agriculture", ["B agriculture | H archery", ""], "calendar", "dogma:agriculture archery", {0: "H | S calendar"}
    ),
    Scene("agriculture declined", ["B agriculture | H archery", ""], "", "dogma:agriculture no", {0: "H archery | S"}),
    Scene("agriculture with an empty hand", ["B agriculture", ""], "", "dogma:agriculture", {0: "H | S"}),
    Scene(
        "agriculture shared",
        ["B agriculture", "B pottery | H archery"],
        "calendar writing",
        "dogma:agriculture 1>archery",
        {0: "H writing", 1: "H | S calendar"},
    ),
    Scene(
        "archery",
        ["B archery", "H mathematics tools"],
        "writing",
        "dogma:archery",
        {0: "H mathematics", 1: "H tools writing"},
    ),
    Scene(
        "archery with equals",
        ["B archery", "H tools"],
        "writing",
        "dogma:archery 1>tools",
        {0: "H tools", 1: "H writing"},
    ),
    Scene("archery against castles", ["B archery", "B oars | H tools"], "", "dogma:archery", {0: "H", 1: "H tools"}),
    Scene(
        "city_states",
        ["B city_states", "B archery the_wheel"],
        "writing",
        "dogma:city_states 1>archery",
        {0: "B archery city_states | H", 1: "B the_wheel | H writing"},
    ),
    Scene(
        "city_states against three castles",
        ["B city_states", "B the_wheel"],
        "",
        "dogma:city_states",
        {0: "B city_states", 1: "B the_wheel | H"},
    ),
    Scene(
        "city_states against crowns",
        ["B city_states", "B code_of_laws metalworking the_wheel"],
        "",
        "dogma:city_states",
        {1: "B code_of_laws metalworking the_wheel | H"},
    ),
    Scene(
        "clothing",
        ["B clothing | H archery sailing", "B oars"],
        "writing",
        "dogma:clothing",
        {0: "B archery clothing | H sailing | S writing"},
    ),
    Scene(
        "clothing with a choice",
        ["B clothing | H archery tools", "B sailing"],
        "writing code_of_laws",
        "dogma:clothing tools",
        {0: "B clothing tools | H archery | S writing"},
    ),
    Scene(
        "clothing without a new colour",
        ["B clothing | H sailing", "B the_wheel"],
        "",
        "dogma:clothing",
        {0: "B clothing | H sailing | S"},
    ),
    Scene(
        "clothing shared",
        ["B clothing", "B pottery | H archery"],
        "writing sailing oars tools",
        "dogma:clothing",
        {1: "B pottery archery | H | S writing sailing", 0: "S oars | H tools"},
    ),
    Scene(
        "code_of_laws",
        ["B code_of_laws | H mysticism", ""],
        "",
        "dogma:code_of_laws mysticism purple",
        {0: "B code_of_laws/mysticism<left | H"},
    ),
    Scene(
        "code_of_laws without a splay",
        ["B code_of_laws | H mysticism", ""],
        "",
        "dogma:code_of_laws mysticism no",
        {0: "B code_of_laws/mysticism"},
    ),
    Scene(
        "code_of_laws asks also who can only decline",
        ["B code_of_laws | H tools", ""],
        "",
        "dogma:code_of_laws",
        asks="no",
    ),
    Scene(
        "code_of_laws shared",
        ["B code_of_laws", "B city_states | H mysticism"],
        "writing",
        "dogma:code_of_laws 1>mysticism 1>no",
        {1: "B city_states/mysticism | H", 0: "H writing"},
    ),
    Scene(
        "domestication",
        ["B domestication | H mathematics tools", ""],
        "writing",
        "dogma:domestication",
        {0: "B domestication tools | H mathematics writing"},
    ),
    Scene(
        "domestication with an empty hand", ["B domestication", ""], "writing", "dogma:domestication", {0: "H writing"}
    ),
    Scene(
        "domestication shared with equals",
        ["B domestication", "B archery | H tools sailing"],
        "oars writing pottery",
        "dogma:domestication 1>sailing",
        {1: "B archery sailing | H oars tools", 0: "H writing pottery"},
    ),
    Scene(
        "masonry",
        ["B masonry | H archery tools", ""],
        "",
        "dogma:masonry archery done",
        {0: "B masonry archery | H tools"},
    ),
    Scene("masonry asks also who can only decline", ["B masonry | H sailing", ""], "", "dogma:masonry", asks="done"),
    Scene("masonry with an empty hand", ["B masonry", ""], "", "dogma:masonry", {0: "B masonry"}),
    Scene(
        "masonry of four claims Monument",
        ["B masonry | H archery oars tools mysticism", ""],
        "",
        "dogma:masonry archery oars tools mysticism",
        {0: "B masonry oars/archery tools mysticism | H | A monument"},
    ),
    Scene(
        "masonry shared",
        ["B masonry", "B the_wheel | H archery"],
        "writing",
        "dogma:masonry 1>archery",
        {1: "B the_wheel archery", 0: "H writing"},
    ),
    Scene(
        "metalworking",
        ["B metalworking", ""],
        "archery tools writing",
        "dogma:metalworking",
        {0: "H writing | S archery tools"},
    ),
    Scene(
        "metalworking without a castle", ["B metalworking", ""], "writing", "dogma:metalworking", {0: "H writing | S"}
    ),
    Scene(
        "metalworking shared",
        ["B metalworking", "B the_wheel"],
        "archery writing sailing pottery",
        "dogma:metalworking",
        {1: "H writing | S archery", 0: "H sailing pottery"},
    ),
    Scene(
        "mysticism",
        ["B mysticism sailing", ""],
        "the_wheel writing",
        "dogma:mysticism",
        {0: "B mysticism the_wheel/sailing | H writing"},
    ),
    Scene(
        "mysticism with a new colour", ["B mysticism", ""], "writing", "dogma:mysticism", {0: "B mysticism | H writing"}
    ),
    Scene(
        "mysticism shared",
        ["B mysticism", "B the_wheel"],
        "sailing tools writing pottery",
        "dogma:mysticism",
        {1: "B sailing/the_wheel | H tools", 0: "H writing pottery"},
    ),
    Scene(
        "oars",
        ["B oars", "H sailing writing tools"],
        "archery",
        "dogma:oars 1>writing",
        {0: "S writing | H", 1: "H sailing tools archery"},
    ),
    Scene("oars without crowns", ["B oars", "H tools"], "archery", "dogma:oars", {0: "S | H archery", 1: "H tools"}),
    Scene(
        "oars shared",
        ["B oars", "B the_wheel | H sailing", "H writing"],
        "archery pottery",
        "dogma:oars",
        {0: "S writing | H", 1: "H sailing", 2: "H archery"},
    ),
    Scene(
        "pottery",
        ["B pottery | H archery oars tools", ""],
        "optics writing",
        "dogma:pottery archery oars tools",
        {0: "H writing | S optics"},
    ),
    Scene(
        "pottery of one",
        ["B pottery | H archery calendar", ""],
        "sailing writing",
        "dogma:pottery calendar",
        {0: "H archery writing | S sailing"},
    ),
    Scene(
        "pottery in the order of values",
        ["B pottery | H archery calendar", ""],
        "",
        "dogma:pottery archery",
        asks="calendar done",
    ),
    Scene("pottery declined", ["B pottery | H oars", ""], "writing", "dogma:pottery done", {0: "H oars writing | S"}),
    Scene("pottery with an empty hand", ["B pottery", ""], "writing", "dogma:pottery", {0: "H writing | S"}),
    Scene(
        "pottery shared",
        ["B pottery", "B agriculture | H archery"],
        "sailing writing oars tools",
        "dogma:pottery 1>archery",
        {1: "S sailing | H writing", 0: "H oars tools"},
    ),
    Scene("sailing", ["B sailing", ""], "tools", "dogma:sailing", {0: "B sailing tools | H"}),
    Scene(
        "sailing shared",
        ["B sailing", "B code_of_laws"],
        "tools oars writing",
        "dogma:sailing",
        {1: "B code_of_laws tools", 0: "B sailing oars | H writing"},
    ),
    Scene("the_wheel", ["B the_wheel", ""], "tools oars", "dogma:the_wheel", {0: "H tools oars"}),
    Scene(
        "the_wheel shared",
        ["B the_wheel", "B masonry"],
        "tools oars writing sailing pottery",
        "dogma:the_wheel",
        {1: "H tools oars", 0: "H writing sailing pottery"},
    ),
    Scene(
        "tools",
        ["B tools | H archery oars calendar sailing", ""],
        "optics",
        "dogma:tools archery oars calendar",
        {0: "B tools optics | H sailing"},
    ),
    Scene(
        "tools with two cards brings nothing",
        ["B tools | H archery calendar", ""],
        "",
        "dogma:tools archery",
        {0: "B tools | H"},
    ),
    Scene(
        "tools declined", ["B tools | H archery oars sailing", ""], "", "dogma:tools no", {0: "H archery oars sailing"}
    ),
    Scene(
        "tools returns a 3",
        ["B tools | H optics archery", ""],
        "oars sailing writing",
        "dogma:tools no optics",
        {0: "H archery oars sailing writing"},
    ),
    Scene("tools without a 3", ["B tools | H archery", ""], "", "dogma:tools no", {0: "H archery"}),
    Scene(
        "tools shared",
        ["B tools", "B writing | H optics"],
        "oars sailing archery pottery",
        "dogma:tools 1>no 1>optics",
        {1: "H oars sailing archery", 0: "H pottery"},
    ),
    Scene("writing", ["B writing", ""], "calendar", "dogma:writing", {0: "H calendar"}),
    Scene(
        "writing shared",
        ["B writing", "B tools"],
        "calendar currency oars",
        "dogma:writing",
        {1: "H calendar", 0: "H currency oars"},
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_a_card_does_what_it_says(scene: Scene) -> None:
    scene.play()


def test_pottery_returns_equal_values_in_the_chosen_order() -> None:
    scene = Scene("pottery", ["B pottery | H archery oars", ""], "", "dogma:pottery oars archery")
    assert bottom(scene.play(), 1, 2) == ["archery", "oars"]


def test_clothing_without_a_new_colour_shows_the_hand() -> None:
    game = Scene("clothing", ["B clothing | H sailing", "B the_wheel"], "", "dogma:clothing").play()
    assert "Seat 0 shows the hand: Sailing." in sentences(game, 1)


def test_oars_without_a_crown_shows_the_hand() -> None:
    game = Scene("oars", ["B oars", "H tools archery"], "", "dogma:oars").play()
    assert "Seat 1 shows the hand: Archery, Tools." in sentences(game, 0)
