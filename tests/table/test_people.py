"""People at a table: how they come, what they are told, and how a table ends before its game does."""

from __future__ import annotations

import re

from tests.table.test_play import friends, invitations


def test_a_closed_table_asks_nobody_and_says_how_it_ended(visit):
    host, at, friend, there = friends(visit)
    assert "data-choice" in host.get(at).text
    assert host.send(f"{at}/abandon", {}).status_code == 200
    for who, where in ((host, at), (friend, there)):
        page = who.get(where).text
        assert "data-choice" not in page
        assert 'class="turn over"' in page
        assert "The host has closed this table." in page
        assert "Look back at the game" in page


def test_what_was_said_has_its_time(visit):
    host, at, *_ = friends(visit)
    host.send(f"{at}/chat", {"text": "good luck"})
    assert re.search(r'good luck <time datetime="\d{4}-\d\d-\d\dT[\d:]+Z"></time>', host.get(at).text)


def test_who_sits_down_is_told_in_the_chronicle(visit):
    host, at, *_ = friends(visit)
    assert "Bob has sat down." in host.get(at).text


def test_a_table_that_waits_for_friends_offers_link_code_and_bot(visit):
    host, guest = visit(), visit()
    at = host.table(game="tally", seats=3, **{"seat-0": "me", "seat-1": "friend", "seat-2": "open"})
    page = host.get(at).text
    assert "2 seats are free" in page
    assert page.count('data-act="link"') == page.count('class="qr"') == 2
    link, open_seat = invitations(host, at)
    code = host.get(f"{at}/seat/1/qr")
    assert code.headers["content-type"] == "image/svg+xml"
    assert b"<path" in code.content
    assert guest.get(f"{at}/seat/1/qr").status_code == 403
    assert guest.form(link, name="Guest").status_code == 303
    assert host.get(f"{at}/seat/1/qr").status_code == 404
    assert "A seat is free" in host.get(at).text
    assert host.send(f"{at}/seat/2/bot", {"bot": "random"}).status_code == 200
    assert 'data-act="link"' not in host.get(at).text
    assert "is free" not in guest.get(guest.form("/play/tally").headers["location"]).text
    assert open_seat.endswith("/join/2")


def test_joining_asks_for_a_name(visit):
    host, shy = visit(), visit()
    at = host.table(game="tally", seats=3, **{"seat-0": "me", "seat-1": "friend", "seat-2": "open"})
    for link in invitations(host, at):
        page = shy.get(link)
        assert page.status_code == 200
        assert 'name="name"' in page.text
        nameless = visit().form(link)
        assert nameless.status_code == 422
        assert "Please say how others shall call you." in nameless.text
    lobby = shy.get("/").text
    assert f'href="{link}"' in lobby
    assert shy.form(link, name="Shy").status_code == 303
    assert 'value="Shy"' in shy.get("/settings").text, "and it is remembered"
    assert shy.get(link).status_code == 409


def test_a_host_pauses_and_people_leave(visit):
    host, at, friend, there = friends(visit)
    assert friend.send(f"{there}/deed/pause", {}).status_code == 403
    assert host.send(f"{at}/deed/dance", {}).status_code == 404
    assert host.send(f"{at}/deed/pause", {}).status_code == 200
    page = friend.get(there).text
    assert "The host has paused the game." in page
    assert "data-choice" not in page
    assert host.form(f"{at}/deed/resume").status_code == 303
    left = friend.send(f"{there}/deed/leave", {})
    assert left.status_code == 200
    page = host.get(at).text
    assert "Bob has conceded: Ada won." in page
    assert "data-choice" not in page
    assert "Bob concedes." in page


def test_a_rematch_leads_everybody_to_the_same_table(visit):
    host, at, friend, there = friends(visit)
    assert host.send(f"{at}/deed/rematch", {}).status_code == 409
    friend.send(f"{there}/deed/leave", {})
    led = host.send(f"{at}/deed/rematch", {}).json()["url"]
    assert led.endswith("/1"), "the seats are turned"
    assert host.get(led).status_code == 200
    assert friend.form(f"{there}/deed/rematch").headers["location"] == led.removesuffix("1") + "0"
    assert f'href="{led.removesuffix("1")}0"' in friend.get(there).text
    assert friend.state(led.removesuffix("1") + "0")["asked"] == [0, 1]


def test_a_takeback_by_agreement(visit):
    host, at, friend, there = friends(visit)
    options = host.state(at)["decision"]["options"]
    host.choose(at, 1, options[0])
    assert "Ask to take back" not in host.get(at).text, "what can be taken back alone needs nobody"
    friend.choose(there, 1, friend.state(there)["decision"]["options"][0])
    assert "Ask to take back" in host.get(at).text
    assert host.send(f"{at}/deed/takeback", {}).status_code == 200
    assert "Ada asks to take the last choice back" in friend.get(there).text
    assert host.state(at)["wish"] == 0
    assert friend.send(f"{there}/deed/agree", {}).status_code == 200
    assert host.state(at)["decision"]["options"] == options


def test_a_clock_is_wished_in_the_form_and_seen_at_the_table(visit):
    person = visit()
    at = person.table(game="tally", seats=2, clock="3d", **{"seat-0": "me", "seat-1": "bot:random"})
    [left] = person.state(at)["clocks"].values()
    assert 3 * 86400 - 3600 < left <= 3 * 86400
    assert "data-clock" in person.get(at).text
    for wrong in ("soon", "0", "-1", "31d5"):
        assert visit().form("/tables", game="tally", seats=2, clock=wrong).status_code == 422
