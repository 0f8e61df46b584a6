"""Ways around the rules of the table, each of which was open once."""

from __future__ import annotations

import socket

import pytest

import civitas
from civitas.table.play.refusals import Refused
from civitas.table.store.config import Config
from civitas.table.web.guard import NEW, STREAMS, UNDO, UPLOADS, Guard, Streams
from tests.table.helpers import Stream, boards
from tests.table.test_play import friends, invitations


def test_a_reader_far_behind_gets_the_last_boards_only(visit):
    person = visit()
    game = civitas.new("stone_age", 2, seed=7)
    while len(game.history) < 90:
        game.choose_text(game.decision.texts[0], game.decision.seat)
    at = person.form("/open", text=game.save(), bot="random").headers["location"]
    table = at.split("/")[2]
    number = person.state(at)["number"]
    for path in (f"{at}/events", f"/api/tables/{table}/seats/{at.split('/')[3]}/events"):
        key = person.client.cookies.get("civitas")
        stream = Stream(person, path, 0, authorization=f"Bearer {key}")
        seen = boards(stream.until(number))
        stream.close()
        assert 20 <= len(seen) <= 40
        assert seen[-1] >= number


async def test_other_spellings_of_an_address_are_counted_as_the_same_address():
    served = []

    async def app(scope, receive, send):
        served.append(scope["path"])

    guard = Guard(app, limits=True)
    for path in ("/api/tables", "/api//tables", "/api/tables/", "//api/tables///"):
        await guard({"type": "http", "method": "POST", "path": path, "client": ("10.0.0.1", 1)}, None, None)
    assert served == ["/api/tables"] * 4
    assert [key for key in guard.buckets.levels if key[0] == "new"] == [("new", "10.0.0.1")]
    assert guard.buckets.levels["new", "10.0.0.1"][0] < NEW.burst - 3


def test_streams_are_counted_where_they_are_opened():
    streams = Streams(limits=True)
    for _ in range(STREAMS):
        streams.check("10.0.0.1")
        streams.opened("10.0.0.1")
    with pytest.raises(Refused) as refused:
        streams.check("10.0.0.1")
    assert (refused.value.status, refused.value.headers) == (429, {"Retry-After": "5"})
    streams.check("10.0.0.2")
    streams.closed("10.0.0.1")
    streams.check("10.0.0.1")


def test_of_many_streams_that_come_at_once_only_so_many_are_opened():
    streams = Streams(limits=True)
    for _ in range(STREAMS + 20):
        streams.check("10.0.0.1")
    assert sum(streams.opened("10.0.0.1") for _ in range(STREAMS + 20)) == STREAMS
    assert streams.opened("10.0.0.2")


def test_a_stream_that_ends_is_counted_no_longer(visit):
    person = visit()
    at = person.play("tally", seats=2, bot="random")
    for _ in range(3):
        stream = Stream(person, f"{at}//events/", 0)
        assert stream.status == 200
        stream.close()


def test_only_secrets_that_were_issued_hold_anything(visit):
    person = visit()
    made = person.client.post("/api/tables", json={"game": "tally", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert made.json()["key"]
    for key in ("1", "a" * 32, made.json()["key"][:-1] + "x"):
        asked = {"headers": {"authorization": f"Bearer {key}"}}
        body = {"game": "tally", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        fresh = person.client.post("/api/tables", json=body, **asked).json()
        assert fresh["key"] not in (None, key), "it is given a key of its own"
        assert person.client.get("/api/tables", **asked).json()["mine"] == []


def test_templates_and_words_are_not_given_out(visit):
    person = visit()
    for path in (
        "stone_age/board.html",
        "stone_age/languages/en/table.ftl",
        "stone_age/%00",
        "stone_age/style.css%00",
        "../../app.py",
    ):
        assert person.get(f"/static/games/{path}").status_code == 404, path
    assert person.get("/static/games/stone_age/style.css").status_code == 200
    assert person.get("/static/table.css%00").status_code == 404


def test_what_can_not_be_done_says_what_can(visit):
    person = visit()
    for path in ("/api/games", "/rules/stone_age", "/mine"):
        refused = person.client.delete(path)
        assert refused.status_code == 405
        assert "GET" in refused.headers["allow"]


def test_a_closed_table_can_not_be_joined(visit):
    host, guest = visit(), visit()
    at = host.table(game="tally", seats=3, **{"seat-0": "me", "seat-1": "friend", "seat-2": "open"})
    [link] = [path for path in invitations(host, at) if path.startswith("/join/")]
    assert host.send(f"{at}/abandon", {}).status_code == 200
    table = at.split("/")[2]
    assert guest.get(link).status_code == 409
    assert guest.form(link, name="Guest").status_code == 409
    assert guest.form(f"/t/{table}/join/2", name="Guest").status_code == 409
    assert guest.client.post(f"/api/tables/{table}/join", json={}).status_code == 409


def test_names_are_unique_at_a_table(visit):
    host, at, *_ = friends(visit, **{"seats": 3, "seat-2": "open"})
    late = visit()
    table = at.split("/")[2]
    assert late.form(f"/t/{table}/join/2", name="ada").status_code == 303
    names = [one["name"] for one in host.client.get(f"/api/tables/{table}").json()["people"]]
    assert names == ["Ada", "Bob", "ada 2"]


def test_a_form_from_another_site_is_refused(visit):
    person = visit()
    person.get("/")
    for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 303), ("none", 303)):
        headers = {"sec-fetch-site": site, "x-csrftoken": person.client.cookies.get("civitas_csrf")}
        assert person.client.post("/play/tally", headers=headers, follow_redirects=False).status_code == status


def test_the_data_folder_is_its_owners(tmp_path):
    config = Config(data=tmp_path / "new" / "folder")
    config.make_folder()
    assert config.data.stat().st_mode & 0o777 == 0o700


def test_a_form_token_belongs_to_its_holder(visit):
    """A token that somebody got for themselves, put into another's browser, opens nothing there."""
    person, stranger = visit(), visit()
    at = person.play("tally", seats=2, bot="random")
    stranger.get("/")
    person.client.cookies.set("civitas_csrf", stranger.token, domain="127.0.0.1")
    headers = {"x-csrftoken": stranger.token}
    assert person.client.post(f"{at}/chat", json={"text": "hello"}, headers=headers).status_code == 403


def test_who_leaves_in_the_middle_of_a_request_is_not_written_down(server, visit):
    for path in ("/api/tables", "/open", "/tables"):
        with socket.create_connection(("127.0.0.1", server.port)) as hasty:
            head = f"POST {path} HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 99"
            hasty.sendall(head.encode() + b'\r\n\r\n{"game":')
            hasty.shutdown(socket.SHUT_WR)
            while hasty.recv(1000):
                pass
    assert visit().get("/").status_code == 200
    assert "failed" not in server.log()


@pytest.mark.parametrize(
    ("path", "rate"),
    [
        ("/t/abc/look/7/on", UPLOADS),
        ("/t/abc/0/deed/rematch", NEW),
        ("/api/tables/abc/seats/0/deed/rematch", NEW),
        ("/t/abc/0/undo", UNDO),
        ("/api/tables/abc/seats/0/undo", UNDO),
    ],
)
async def test_what_makes_tables_or_much_work_is_counted_as_that(path, rate, monkeypatch):
    monkeypatch.setattr("civitas.table.web.guard.REFUSAL", 0.0)
    answered = []

    async def app(scope, receive, send):
        answered.append(scope["path"])

    async def send(message):
        pass

    guard = Guard(app, limits=True)
    for _ in range(int(rate.burst) + 20):
        await guard({"type": "http", "method": "POST", "path": path, "client": ("10.0.0.1", 1)}, None, send)
    assert int(rate.burst) <= len(answered) <= rate.burst + 2
