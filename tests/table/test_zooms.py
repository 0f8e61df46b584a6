"""What is read in full: fetched by address, for a board and a pair of eyes, and never more than that board shows."""

from __future__ import annotations

import re
from urllib.parse import quote

import httpx
import pytest

from tests.table.helpers import Stream
from tests.table.test_safety import HOSTILE, assert_harmless


def together(visit, game: str = "stone_age"):
    host, friend = visit(), visit()
    seats = {"seat-0": "me", "seat-1": "open", "seat-2": "open"}
    at = host.table(game=game, seats=3 if game == "endeavor" else 2, spectators="on", **seats)
    table = at.split("/")[2]
    friend.form(f"/t/{table}/join/1", name="Bob")
    return host, at, friend, f"/t/{table}/1"


def offered(page: str) -> list[str]:
    return list(dict.fromkeys(re.findall(r'data-zoom="([^"]+)"', page)))


@pytest.mark.parametrize("game", ["stone_age", "innovation", "endeavor", "through_the_ages"])
def test_everything_on_a_board_can_be_read_in_full(visit, game):
    host, at, _, there = together(visit, game)
    watcher = visit()
    for visitor, place in ((host, at), (watcher, f"{at.rpartition('/')[0]}/watch")):
        page = visitor.get(place).text
        assert "<template" not in page, "a board does not carry what nobody has opened"
        keys = offered(page)
        assert len(keys) > 4
        for key in keys:
            answer = visitor.get(f"{place}/zoom/0/{key}")
            assert answer.status_code == 200, key
            assert answer.headers["content-type"].startswith("text/html")
            assert "<html" not in answer.text
    assert watcher.get(f"{at}/zoom/0/{keys[0]}").status_code == 403
    assert host.get(f"{there}/zoom/0/{keys[0]}").status_code == 403


def test_an_earlier_board_is_read_as_it_was(visit):
    host, at, friend, there = together(visit)
    before = host.get(f"{at}/zoom/0/seat-0").text
    for _ in range(30):
        host.step(at)
        friend.step(there)
    last = host.state(at)["number"]
    assert host.get(f"{at}/zoom/{last}/seat-0").text != before
    assert host.get(f"{at}/zoom/0/seat-0").text == before
    assert host.get(f"{at}/zoom/{last + 1}/seat-0").status_code == 404


def test_spectators_are_refused_where_they_may_not_watch(visit):
    host = visit()
    at = host.table(game="stone_age", seats=2, **{"seat-0": "me", "seat-1": "bot:random"})
    table = at.split("/")[2]
    assert host.get(f"/t/{table}/watch/zoom/0/seat-0").status_code == 200
    assert visit().get(f"/t/{table}/watch/zoom/0/seat-0").status_code == 403


def test_between_two_people_at_one_device_only_what_everybody_may_see_is_read(visit):
    family = visit()
    at = family.table(game="innovation", seats=2, hotseat="on", **{"seat-0": "me", "seat-1": "me"})
    table = at.split("/")[2]
    hands = {
        seat: [card["id"] for card in family.state(f"/t/{table}/{seat}")["view"]["players"][seat]["hand"]]
        for seat in (0, 1)
    }
    stream = Stream(family, f"/t/{table}/0/events", 0)
    assert family.get(f"/t/{table}/0/zoom/0/{hands[0][0]}").status_code == 200
    assert family.get(f"/t/{table}/0/zoom/0/{hands[1][0]}").status_code == 404
    family.step(f"/t/{table}/0")
    while stream.next().name != "curtain":
        pass
    stream.close()
    kept = family.state(f"/t/{table}/0")["view"]["players"][0]["hand"]
    assert kept, "one of two cards is still in hand"
    assert family.get(f"/t/{table}/0/zoom/1/{kept[0]['id']}").status_code == 404


def test_a_finished_game_is_read_through_any_eyes(visit):
    host, at, friend, there = together(visit, "innovation")
    table = at.split("/")[2]
    assert host.get(f"/t/{table}/look/zoom/0/specials").status_code == 403
    for _ in range(6):
        host.step(at)
        friend.step(there)
    hand = [card["id"] for card in host.state(at)["view"]["players"][0]["hand"]]
    number = host.state(at)["number"]
    host.send(f"{at}/abandon", {})
    for eyes, status in (("0", 200), ("open", 200), ("", 200), ("1", 404)):
        assert friend.get(f"/t/{table}/look/zoom/{number}/{hand[0]}?eyes={eyes}").status_code == status, eyes
    page = friend.get(f"/t/{table}/look/3?eyes=open").text
    assert all(friend.get(f"/t/{table}/look/zoom/3/{key}").status_code == 200 for key in offered(page))
    assert friend.get(f"/t/{table}/look/zoom/{number + 1}/specials").status_code == 404


@pytest.mark.parametrize("game", ["stone_age", "innovation", "endeavor", "tally"])
def test_hostile_keys_and_numbers_are_not_found(visit, game):
    host, at, *_ = together(visit, game)
    for word in (*HOSTILE, "card-", "-", "seat-9", "seat-٣", "tile-0", "tile-1.0", "__class__", "a/b", "%", "{}"):
        key = quote(word[:300], safe="")
        for path in (f"{at}/zoom/0/{key}", f"{at}/zoom/{key}/seat-0", f"/t/{key}/0/zoom/0/seat-0"):
            answer = host.get(path)
            assert answer.status_code in (400, 404, 422), (path, answer.status_code)
            assert_harmless(answer)
    for number in ("-1", "1", "999999999", "9" * 5000, "0x0", "1.0"):
        try:
            assert host.get(f"{at}/zoom/{number}/seat-0").status_code in (400, 404, 422), number
        except httpx.InvalidURL:
            continue
