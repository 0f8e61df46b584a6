"""What people do at a table, through the same requests as their browsers make."""

from __future__ import annotations

import re
import time
from html import unescape
from urllib.parse import urlsplit

import msgspec
import pytest

import civitas
from civitas.table.play.plans import SeatPlan
from civitas.table.web.naming import name_bots, table_name
from tests.table.helpers import Stream, board_number, boards


def friends(visit, **fields):
    """A host and an invited friend at a table of Tally for two."""
    host, friend = visit(), visit()
    at = host.table(**{"game": "tally", "seats": 2, "seat-0": "me", "seat-1": "friend", "you": "Ada", **fields})
    links = invitations(host, at)
    friend.get(links[0])
    led = friend.form(links[0], name="Bob")
    assert led.status_code == 303
    return host, at, friend, led.headers["location"]


def invitations(host, at):
    page = host.get(at).text
    return list(dict.fromkeys(urlsplit(unescape(url)).path for url in re.findall(r'http[^"]+/join/[^"]+', page)))


def test_a_game_with_no_words_of_its_own_is_offered_all_the_same(server, visit):
    lobby = visit().get("/").text
    assert "Bazaar" in lobby
    assert "Charmless" in visit().get("/new/bazaar").text
    assert ">blurb<" not in lobby
    assert "can't be said" not in server.log()


def test_one_click_from_the_lobby_to_the_table(visit):
    newcomer = visit()
    lobby = newcomer.get("/")
    assert lobby.status_code == 200
    for rules in civitas.titles().values():
        assert rules.title in lobby.text
    at = newcomer.play("tally", seats=2)
    page = newcomer.get(at)
    assert page.status_code == 200
    assert board_number(page.text) >= 0


@pytest.mark.parametrize("game", ["tally", pytest.param("stone_age", marks=pytest.mark.trial)])
def test_a_whole_game_against_bots(visit, game):
    person = visit()
    at = person.play(game, seats=2, bot="random")
    end = person.finish(at)
    assert end["status"] == "over"
    assert 1 in end["outcome"]["ranks"]
    assert person.get(at).status_code == 200


def test_the_level_of_the_bots_is_offered_and_kept(visit):
    person = visit()
    assert 'value="medium" checked' in person.get("/").text
    assert person.form("/play/tally", seats=2, bot="genius").status_code == 422
    at = person.play("tally", seats=2, bot="hard")
    assert "bot (Hard)" in person.get(at).text
    assert 'value="hard" checked' in person.get("/").text
    assert "bot (Hard)" in person.get(person.play("tally", seats=2)).text
    # Those who are there to measure others by are no level to come back to.
    person.play("tally", seats=2, bot="random")
    assert 'value="hard" checked' in person.get("/").text


def test_a_choice_becomes_an_event_for_everybody(visit):
    host, at, friend, there = friends(visit)
    state = host.state(at)
    mine, theirs = Stream(host, f"{at}/events", 0), Stream(friend, f"{there}/events", 0)
    made = host.choose(at, state["number"] + 1, state["decision"]["options"][0])
    assert made.json() == {"number": 1}
    for stream in (mine, theirs):
        assert boards(stream.until(1))[-1] == 1
        stream.close()


def test_two_people_in_a_round_do_not_disturb_each_other(visit):
    host, at, friend, there = friends(visit)
    first, second = host.state(at), friend.state(there)
    assert first["asked"] == second["asked"] == [0, 1]
    assert host.choose(at, 1, first["decision"]["options"][0]).status_code == 200
    late = friend.choose(there, 1, second["decision"]["options"][0])
    assert late.status_code == 200
    assert late.json() == {"number": 2}
    assert friend.choose(there, 1, second["decision"]["options"][0]).json() == {"number": 2}


def test_undo_is_a_choice_too(visit):
    host, at, *_ = friends(visit)
    options = host.state(at)["decision"]["options"]
    host.choose(at, 1, options[0])
    assert host.state(at)["can_undo"]
    assert host.send(f"{at}/undo", {"number": 2}).json() == {"number": 2}
    state = host.state(at)
    assert state["number"] == 2
    assert state["decision"]["options"] == options
    again = host.send(f"{at}/undo", {"number": 2})
    assert again.json() == {"number": 2}
    refused = host.send(f"{at}/undo", {"number": 3})
    assert refused.status_code == 422
    assert "taken back" in refused.json()["detail"]


def test_an_illegal_choice_is_refused_with_a_sentence(visit):
    host, at, *_ = friends(visit)
    refused = host.choose(at, 1, "card_99")
    assert refused.status_code == 422
    assert "card_99" in refused.json()["detail"]
    assert host.state(at)["number"] == 0


def test_a_late_choice_gets_the_present_board(visit):
    host, at, *_ = friends(visit)
    options = host.state(at)["decision"]["options"]
    host.choose(at, 1, options[0])
    late = host.choose(at, 1, options[1])
    assert late.status_code == 409
    assert late.headers["content-type"].startswith("text/html")
    assert late.headers["x-number"] == "1"


def test_chat_reaches_the_others_escaped(visit):
    host, at, friend, there = friends(visit)
    stream = Stream(friend, f"{there}/events", 0)
    stream.next()
    assert host.send(f"{at}/chat", {"text": "hello <b>there</b>"}).status_code == 200
    shown = stream.next()
    while "hello" not in shown.data:
        shown = stream.next()
    assert "<b>there" not in shown.data
    assert shown.id == "0"
    assert host.form(f"{at}/chat", text="and again").status_code == 303
    assert "and again" in friend.get(there).text
    stream.close()


def test_the_invitation_works_once(visit):
    host, guest, late = visit(), visit(), visit()
    at = host.table(game="tally", seats=2, **{"seat-0": "me", "seat-1": "friend"})
    [link] = invitations(host, at)
    assert guest.get(link).status_code == 200
    assert late.get(link).status_code == 200
    assert guest.form(link, name="Guest").status_code == 303
    assert late.form(link, name="Late").status_code == 404
    assert late.get(link).status_code == 404
    assert invitations(host, at) == []


def test_an_open_seat_is_listed_and_taken_once(visit):
    host, guest, late = visit(), visit(), visit()
    at = host.table(game="tally", seats=2, name="Come in", **{"seat-0": "me", "seat-1": "open"})
    table = at.split("/")[2]
    assert "Come in" in guest.get("/").text
    assert guest.form(f"/t/{table}/join/1", name="Guest").headers["location"] == f"/t/{table}/1"
    assert late.form(f"/t/{table}/join/1", name="Late").status_code == 409
    assert guest.state(f"/t/{table}/1")["seat"] == 1


def test_my_tables_say_whose_turn_it_is(visit):
    host, at, friend, there = friends(visit)
    assert host.get("/mine").json()["turns"] == 1
    host.choose(at, 1, host.state(at)["decision"]["options"][0])
    assert host.get("/mine").json()["turns"] == 0
    [row] = friend.get("/mine").json()["tables"]
    assert row["turn"]
    assert row["url"] == there


def test_spectators_see_the_public_view_where_they_may(visit):
    host, at, *_ = friends(visit, spectators="on")
    watcher = visit()
    table = at.split("/")[2]
    assert watcher.get(f"/t/{table}/watch").status_code == 200
    stream = Stream(watcher, f"/t/{table}/watch/events", 0)
    host.choose(at, 1, host.state(at)["decision"]["options"][0])
    stream.until(1)
    assert watcher.send(f"/t/{table}/watch/choose", {"number": 2, "text": "x"}).status_code == 403
    assert watcher.send(f"/t/{table}/watch/chat", {"text": "x"}).status_code == 403
    stream.close()
    _, at, *_ = friends(visit)
    assert watcher.get(f"/t/{at.split('/')[2]}/watch").status_code == 403


def test_nobody_else_plays_my_seat(visit):
    _, at, friend, there = friends(visit)
    stranger = visit()
    for who in (friend, stranger):
        assert who.get(at).status_code == 403
        assert who.get(f"{at}/events").status_code == 403
        assert who.choose(at, 1, "card_1").status_code == 403
        assert who.send(f"{at}/undo", {"number": 1}).status_code == 403
    assert friend.send(f"{there}/abandon", {}).status_code == 403
    assert friend.send(f"{there}/seat/0/bot", {}).status_code == 403


def test_a_bot_stands_in_and_the_seat_comes_back(visit):
    host, at, friend, there = friends(visit, absent=0)
    host.choose(at, 1, host.state(at)["decision"]["options"][0])
    assert host.send(f"{at}/seat/1/bot", {"bot": "random"}).status_code == 200
    wait_for(lambda: host.state(at)["number"] >= 2)
    assert host.send(f"{at}/seat/1/bot", {"bot": "nobody"}).status_code == 422
    assert host.send(f"{at}/seat/1/back", {}).status_code == 200
    assert host.send(f"{at}/seat/1/back", {}).status_code == 422
    assert friend.send(f"{there}/seat/1/back", {}).status_code == 200
    assert friend.get(there).status_code == 200


def test_the_host_closes_a_table(visit):
    host, at, friend, there = friends(visit)
    stream = Stream(friend, f"{there}/events", 0)
    stream.next()
    assert host.send(f"{at}/abandon", {}).status_code == 200
    assert friend.state(there)["status"] == "abandoned"
    assert "closed" in stream.next().data
    assert friend.choose(there, 1, "card_1").status_code == 409
    assert host.send(f"{at}/abandon", {}).status_code == 200
    stream.close()


def test_hot_seat_hides_hands_between_turns(visit):
    family = visit()
    at = family.table(
        game="stone_age", seats=2, hotseat="on", **{"seat-0": "me", "seat-1": "me", "name-0": "Ada", "name-1": "Bob"}
    )
    table = at.split("/")[2]
    asked = family.state(at)["asked"][0]
    other = 1 - asked
    curtain = family.get(f"/t/{table}/{asked}")
    assert "data-number" not in curtain.text
    assert "data-number" in family.get(f"/t/{table}/{asked}?open=1").text
    assert "data-number" not in family.get(f"/t/{table}/{other}?open=1").text
    stream = Stream(family, f"/t/{table}/{asked}/events", 0)
    for _ in range(60):
        if family.state(at)["asked"] != [asked]:
            break
        family.step(f"/t/{table}/{asked}")
    while (event := stream.next()).name != "curtain":
        pass
    assert event.data == f"/t/{table}/{other}"
    stream.close()


def test_looking_back(visit):
    person, other = visit(), visit()
    at = person.play("tally", seats=2, bot="random")
    table = at.split("/")[2]
    assert person.get(f"/t/{table}/look/0").status_code == 403
    assert person.get(f"/t/{table}/save").status_code == 403
    last = person.finish(at)["number"]
    for number in (0, last // 2, last, 10_000):
        for eyes in ("open", "0", "1", "7", "x"):
            assert person.get(f"/t/{table}/look/{number}?eyes={eyes}").status_code == 200
    part = person.get(f"/t/{table}/look/{last}?part=board").text
    assert "<html" not in part
    assert other.get(f"/t/{table}/look/0").status_code == 403
    saved = person.get(f"/t/{table}/save")
    assert "attachment" in saved.headers["content-disposition"]
    assert civitas.load(saved.text).over
    led = other.form("/open", text=saved.text)
    assert led.status_code == 303
    assert other.state(led.headers["location"])["number"] == last
    assert other.get("/finished").status_code == 200


def test_a_position_becomes_a_table(visit):
    person = visit()
    game = civitas.new("tally", 2, seed=4)
    game.choose_text(game.decision.texts[0])
    text = msgspec.json.encode(game.position()).decode()
    led = person.form("/open", text=text)
    assert led.status_code == 303
    assert person.finish(led.headers["location"])["status"] == "over"


def test_nobody_knows_the_chance_of_a_position_that_does_not_name_one(visit):
    person = visit()
    position = civitas.new("tally", 2, seed=4).position()
    del position["chance"]
    keys = set()
    for chance in ({}, {}, {"chance": None}):
        text = msgspec.json.encode(position | chance).decode()
        at = person.form("/open", text=text, bot="random").headers["location"]
        person.finish(at)
        saved = person.get(f"/t/{at.split('/')[2]}/save").json()
        keys.add(saved["origin"]["position"]["chance"]["key"])
    assert len(keys) == 3
    assert civitas.new("tally", 2, seed=0).position()["chance"]["key"] not in keys


def test_several_choices_at_once_are_one_row_and_are_taken_back_together(visit):
    host, at, friend, there = friends(visit, game="bazaar")
    options = host.state(at)["decision"]["options"]
    pair = " ".join(options[:2])
    refused = host.choose(at, 1, f"{options[0]} nothing")
    assert refused.status_code == 422
    assert host.state(at)["number"] == 0
    assert host.choose(at, 1, pair).json() == {"number": 1}
    assert host.choose(at, 1, pair).json() == {"number": 1}, "the same again is harmless"
    assert host.choose(at, 1, options[0]).status_code == 409
    assert host.state(at)["decision"] is None
    assert host.send(f"{at}/undo", {"number": 2}).json() == {"number": 2}
    assert host.state(at)["decision"]["options"] == options
    assert host.choose(at, 3, pair).json() == {"number": 3}
    assert friend.choose(there, 4, friend.state(there)["decision"]["options"][-1]).json() == {"number": 4}


def test_a_seat_takes_a_step_beside_what_is_asked(visit):
    host, at, friend, there = friends(visit, game="bazaar")
    for who, where, number in ((host, at, 1), (friend, there, 2)):
        assert who.choose(where, number, who.state(where)["decision"]["options"][-1]).status_code == 200
    asked, beside = host.state(at), friend.state(there)
    assert asked["decision"]["kind"] == "act"
    assert beside["decision"] is None
    assert beside["aside"]["options"] == ["charm"]
    assert 'data-choice="charm"' in friend.get(there).text
    assert friend.choose(there, 3, "charm").json() == {"number": 3}
    assert friend.state(there)["aside"] is None
    assert host.state(at)["decision"]["options"] == asked["decision"]["options"]


def test_whoever_opens_a_file_says_which_seat_and_against_whom(visit):
    person = visit()
    text = civitas.new("tally", 3, seed=4).save()
    led = person.form("/open", text=text, seat="2", bot="random")
    assert person.state(led.headers["location"])["seat"] == 1
    page = person.get(led.headers["location"]).text
    assert re.search(r"\bbot \(Random\).*\bbot \(Random\)", page, re.DOTALL)
    for wrong in ({"seat": "4"}, {"seat": "0"}, {"seat": "x"}, {"bot": "oracle"}):
        assert person.form("/open", text=text, **wrong).status_code == 422


def test_bots_have_names_that_nobody_else_at_the_table_has():
    for turn in range(30):
        seats = [SeatPlan("me", "ada"), SeatPlan("bot"), SeatPlan("bot", "Bo"), *[SeatPlan("bot") for _ in range(7)]]
        name_bots(seats, turn)
        assert len({seat.name.casefold() for seat in seats}) == 10
        assert max(len(seat.name) for seat in seats) < 5
    assert table_name("Tally", [SeatPlan("bot", "Jo"), SeatPlan("me", "Ada"), SeatPlan("bot", "Mo")]) == (
        "Tally with Jo and Mo"
    )
    assert table_name("Tally", [SeatPlan("me", "Ada"), SeatPlan("open")]) == "Ada’s Tally"
    assert table_name("Tally", [SeatPlan("me", "Guest"), SeatPlan("friend")]) == "Tally"


def test_bots_do_the_same_again_at_the_same_table(visit):
    """A table opened twice from one save, with the same choices, is the same game, whoever is quicker in a round."""
    text = civitas.new("tally", 3, seed=9).save()
    person = visit()
    played = []
    for _ in range(2):
        at = person.form("/open", text=text, bot="random").headers["location"]
        outcome = person.finish(at)["outcome"]
        choices = person.get(f"/t/{at.split('/')[2]}/save").json()["choices"]
        # Within a round the choices stand in the order in which they came; each seat's own are the same.
        played.append((outcome, [[one for one in choices if one.startswith(str(seat))] for seat in range(3)]))
    assert played[0] == played[1]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no json",
        "[]",
        "{}",
        '{"game": "chess", "players": [{}, {}]}',
        '{"game": "stone_age", "players": "two"}',
        '{"game": "stone_age", "players": [{"wood": -4}, {}]}',
        '{"civitas": 1}',
        '{"civitas": 1, "game": "tally", "version": 3, "seats": 2, "variant": {}, "origin": {}, "choices": ["x"]}',
        "[" * 5000,
    ],
)
def test_what_can_not_be_opened_says_why(visit, text):
    refused = visit().form("/open", text=text)
    assert refused.status_code in (404, 422)


def test_rules_settings_and_forms(visit):
    person = visit()
    for game in civitas.titles():
        assert person.get(f"/rules/{game}").status_code == 200
        assert person.get(f"/new/{game}").status_code == 200
    assert person.get("/rules/chess").status_code == 404
    led = person.form("/settings", name="  Ada\x00 ", pace="slow", contrast="wrong", back="//elsewhere.example/")
    assert led.headers["location"] == "/"
    page = person.get("/settings?back=/mine")
    assert page.status_code == 200
    assert "Ada" in page.text
    refused = person.form("/tables", game="tally", seats=9)
    assert refused.status_code == 422
    assert "<html" in refused.text
    two_of_me = {"seat-0": "me", "seat-1": "me"}
    assert person.form("/tables", game="tally", seats=2, **two_of_me).status_code == 422


def test_a_setting_that_is_changed_alone_leaves_the_others(visit):
    person = visit()
    person.form("/settings", name="Ada", motion="reduced", confirm="on")
    person.form("/settings", pace="slow")
    page = person.get("/settings").text
    for value in (
        'name="name" maxlength="30" value="Ada"',
        'value="reduced" checked',
        'value="on" checked',
        'value="slow" checked',
    ):
        assert value in page, value


def test_house_rules_come_from_the_form(visit):
    person = visit()
    at = person.table(game="tally", seats=2, **{"variant-goal": "6", "variant-bold": "true", "seat-1": "bot:random"})
    person.finish(at)
    saved = person.get(f"/t/{at.split('/')[2]}/save").json()
    assert saved["variant"] == {"goal": 6, "bold": True}
    assert person.form("/tables", game="tally", **{"variant-goal": "7"}).status_code == 422


def wait_for(check, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)


def test_people_who_like_it_are_asked_before_what_can_not_be_taken_back(visit):
    host, at, friend, there = friends(visit)
    friend.form("/settings", confirm="on")
    pick = host.state(at)["decision"]["options"][0]
    made = host.send(f"{at}/choose", {"number": 1, "text": pick})
    assert made.status_code == 200, "an open pick can be taken back"
    last = friend.state(there)["decision"]["options"][0]
    asked = friend.send(f"{there}/choose", {"number": 2, "text": last})
    assert asked.status_code == 428
    assert asked.json()["detail"] == f"{last.replace('_', ' ')}: this can't be taken back once it is done."
    assert friend.state(there)["number"] == 1, "nothing has been chosen yet"
    assert friend.choose(there, 2, "nonsense").status_code == 422
    assert friend.choose(there, 2, last).status_code == 200


def test_settings_that_are_not_said_stay(visit):
    person = visit()
    person.form("/settings", name="Ada", contrast="high", confirm="on")
    person.form("/settings", pace="slow")
    page = person.get("/settings").text
    for name, value in (("contrast", "high"), ("confirm", "on"), ("pace", "slow")):
        assert re.search(rf'name="{name}" value="{value}"[^>]*checked', page), name
    assert 'value="Ada"' in page


def test_bots_wait_for_an_undo_until_one_says_go_on(visit):
    person = visit()
    at = person.table(game="stone_age", seats=2, patience=60, **{"seat-0": "me", "seat-1": "bot:random"})
    state = person.state(at)
    while not state["decision"]:
        state = person.state(at)
    number = state["number"] + 1
    assert person.choose(at, number, state["decision"]["options"][-1]).status_code == 200
    held = person.state(at)
    assert held["number"] == number
    assert held["can_undo"]
    assert 0 < held["waits"] <= 60
    assert "data-waits" in person.get(at).text
    assert person.send(f"{at}/go-on", {}).json() == {"number": number}
    wait_for(lambda: person.state(at)["decision"])
    assert person.send(f"{at}/undo", {"number": number + 1}).status_code == 200, "and the bot's answer goes with it"
    assert person.state(at)["decision"]["options"] == state["decision"]["options"]


@pytest.mark.parametrize("patience", ["-1", "61", "soon"])
def test_an_impossible_patience_is_refused(visit, patience):
    refused = visit().form("/tables", game="tally", seats=2, patience=patience)
    assert refused.status_code == 422
    assert "patience" in refused.text
