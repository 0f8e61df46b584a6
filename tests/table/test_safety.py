"""Forms from elsewhere, floods, sizes and hostile words: refused in a sentence, and never run in anybody's page."""

from __future__ import annotations

import re
from types import SimpleNamespace

import httpx
import pytest

from civitas.table.play.allowances import Allowance, Buckets
from civitas.table.web.guard import client
from tests.table.helpers import Visitor
from tests.table.test_play import friends

HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'; DROP TABLE tables; --",
    "{{ 7 * 7 }}{% for x in () %}",
    "\x00\x01\x7f\u202e\ufeff",
    "😀" * 30,
    "a" * 100_000,
    "../../etc/passwd",
    "%00%0d%0aSet-Cookie: x=1",
    "\r\nX-Injected: yes",
    "\ud83d".encode("utf-16", "surrogatepass").decode("utf-16", "replace"),
    "NaN",
    "-1",
    "1e999",
    "null",
]
FIRST = (1, 4, 6)
"""Markup, signs that are not to be seen, and very much of one: tried by `make test`; the rest is a trial."""
FORMS = [
    (
        "/tables",
        {"game": "tally", "seats": "2", "you": "Ada", "name": "T", "seat-0": "me", "seat-1": "bot", "name-0": "A"},
    ),
    ("/tables", {"game": "tally", "variant-goal": "6", "spectators": "on", "hotseat": "", "seat-1": "bot:random"}),
    ("/play/tally", {"seats": "2", "bot": "random", "you": "Ada"}),
    ("/open", {"text": "{}", "game": "tally"}),
    ("/settings", {"name": "A", "pace": "slow", "motion": "full", "contrast": "high", "cards": "large", "back": "/"}),
    ("{at}/chat", {"text": "hello"}),
    ("{at}/choose", {"number": "1", "text": "card_1"}),
    ("{at}/undo", {"number": "1"}),
    ("{at}/seat/1/bot", {"bot": "random"}),
    ("{at}/seat/1/back", {}),
    ("/join/abc", {"name": "A"}),
    ("/t/{table}/join/1", {"name": "A"}),
]


@pytest.mark.parametrize(
    "hostile",
    [pytest.param(word, id=str(at), marks=[] if at in FIRST else pytest.mark.trial) for at, word in enumerate(HOSTILE)],
)
def test_hostile_words_in_every_field(visit, hostile):
    host, at, *_ = friends(visit)
    table = at.split("/")[2]
    for path, fields in FORMS:
        path = path.format(at=at, table=table)
        for field in [*fields, "extra"]:
            for answer in (
                host.form(path, **{**fields, field: hostile}),
                host.send(path, {**fields, field: hostile}),
            ):
                assert answer.status_code < 500, (path, field, answer.text)
                assert "x-injected" not in answer.headers
                assert_harmless(answer)
    for path in (
        "/",
        at,
        "/mine",
        "/settings",
        f"/new/{hostile[:50]}",
        f"/rules/{hostile[:50]}",
        f"/t/{hostile[:50]}/0",
    ):
        answer = get(host, path)
        if answer is not None:
            assert answer.status_code < 500
            assert_harmless(answer)


def assert_harmless(answer: httpx.Response) -> None:
    """What may be taken for a page holds none of the hostile markup; data is never taken for a page."""
    if answer.headers.get("content-type", "").startswith("text/html"):
        assert "<script>alert" not in answer.text
        assert "<img src=x" not in answer.text
    else:
        assert answer.headers["x-content-type-options"] == "nosniff"


def get(visitor: Visitor, path: str) -> httpx.Response | None:
    try:
        return visitor.get(path)
    except httpx.InvalidURL:
        return None


@pytest.mark.parametrize(
    "value", [None, True, 0, -1, 1.5, 10**30, [], {}, [[]], "", "1", "x" * 600], ids=lambda value: str(value)[:12]
)
def test_wrong_types_in_every_field(visit, value):
    host, at, *_ = friends(visit)
    table = at.split("/")[2]
    for path, fields in FORMS:
        for field in fields:
            answer = host.send(path.format(at=at, table=table), {**fields, field: value})
            assert answer.status_code < 500, (path, field, answer.text)


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"[" * 20_000, "application/json"),
        (b'{"a":' * 10_000, "application/json"),
        (b"\xff\xfe\x00", "application/json"),
        (b"", "application/json"),
        (b"{", "application/json"),
        (b"7", "application/json"),
        (b"\x00" * 100, "multipart/form-data; boundary=x"),
        (b"--x\r\n", "multipart/form-data; boundary=x"),
        (b"", "multipart/form-data"),
        (b"%zz=%%%", "application/x-www-form-urlencoded"),
        (b"x", "text/plain"),
        (b"x", "nonsense"),
        (b"\x81\xa1a", "application/x-msgpack"),
    ],
)
def test_bodies_that_can_not_be_read(visit, body, kind):
    host, at, *_ = friends(visit)
    key = host.client.cookies.get("civitas")
    headers = {"content-type": kind, "x-csrftoken": host.token, "authorization": f"Bearer {key}"}
    api = f"/api/tables/{at.split('/')[2]}/seats/0/choose"
    for path in ("/tables", "/open", f"{at}/choose", f"{at}/chat", "/settings", "/api/tables", api):
        answer = host.client.post(path, content=body, headers=headers)
        assert answer.status_code < 500, (path, answer.text)
    without_token = host.client.post("/tables", content=body, headers={"content-type": kind})
    assert without_token.status_code in (400, 403, 413)


def test_too_much_at_once(visit):
    host, at, *_ = friends(visit)
    big = "x" * 70_000
    assert host.send(f"{at}/chat", {"text": big}).status_code == 413
    assert host.send(f"{at}/chat", {"text": "x" * 501}).status_code == 422
    assert host.send("/open", {"text": "x" * 1_200_000}).status_code == 413
    assert host.form("/tables", game="tally", name="x" * 61).status_code == 422
    assert host.form("/tables", game="tally", you="x" * 41).status_code == 422


def test_forms_from_elsewhere_are_refused(visit, server):
    host, at, friend, _ = friends(visit)
    for headers in (
        {},
        {"x-csrftoken": ""},
        {"x-csrftoken": friend.token},
        {"x-csrftoken": "ü".encode().decode("latin-1")},
    ):
        sent = {name.encode(): value.encode("latin-1") for name, value in headers.items()}
        answer = host.client.post(f"{at}/abandon", json={}, headers=sent)
        assert answer.status_code == 403
    assert host.client.post(f"{at}/abandon", data={"_csrf_token": friend.token}).status_code == 403
    assert host.client.post(f"{at}/abandon", files={"_csrf_token": ("a.txt", host.token)}).status_code == 403
    assert host.state(at)["status"] == "running"
    # A cookie that somebody else has put there does not help: it is not signed.
    forged = httpx.post(f"{server.url}/play/tally", headers={"x-csrftoken": "a.b"}, cookies={"civitas_csrf": "a.b"})
    assert forged.status_code == 403
    # Programs act by a key only, never by cookies.
    table = at.split("/")[2]
    answer = host.client.post(f"/api/tables/{table}/seats/0/choose", json={"number": 1, "text": "x"})
    assert answer.status_code == 403


def test_a_token_survives_a_restart(make_server, visit):
    server = make_server()
    person = visit(server)
    at = person.play("tally", seats=2, bot="random")
    server.stop()
    server.start()
    assert person.send(f"{at}/chat", {"text": "still here"}).status_code == 200


def test_every_answer_carries_the_safety_headers(visit):
    host, at, *_ = friends(visit)
    for path in ("/", at, "/nowhere", "/mine", "/schema", "/static/nothing.css", "/api/games", "/t/x/look/1"):
        headers = host.get(path).headers
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "default-src 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_pages_need_nothing_from_elsewhere_and_no_inline_code(visit):
    host, at, *_ = friends(visit)
    for path in ("/", at, "/new/tally", "/settings", "/rules/stone_age", "/finished"):
        page = host.get(path).text
        assert not re.search(r"<script(?![^>]*\bsrc=)", page)
        assert not re.search(r"\son\w+=", page)
        assert not re.search(r'\sstyle="', page)
        for address in re.findall(r'(?:src|href)="(https?://[^"]+)"', page):
            assert "127.0.0.1" in address


def test_floods_are_slowed_down(make_server, visit):
    server = make_server(limits=True)
    person = visit(server)
    at = person.table(game="tally", seats=2, **{"seat-0": "me", "seat-1": "open"})
    for flood, accepted in (
        (lambda: person.send(f"{at}/chat", {"text": "hey"}), 200),
        (lambda: person.form("/play/tally", seats=2, bot="random"), 303),
    ):
        first, *more = flooded(flood)
        assert first.status_code == accepted
        assert int(more[-1].headers["retry-after"]) >= 1
        assert {answer.status_code for answer in more} == {accepted, 429}


def flooded(send) -> list[httpx.Response]:
    """The answers to one request after the other, up to the first that comes too fast."""
    answers = [send()]
    while answers[-1].status_code != 429:
        assert len(answers) < 400, "nothing is slowed down"
        answers.append(send())
    return answers


def test_buckets_empty_and_fill(monkeypatch):
    now = [100.0]
    monkeypatch.setattr("civitas.table.play.allowances.time", SimpleNamespace(monotonic=lambda: now[0]))
    buckets = Buckets()
    assert [buckets.take(("read", "me"), Allowance(5, 2)) for _ in range(6)] == [0.0] * 5 + [0.5]
    assert buckets.take(("read", "you"), Allowance(5, 2)) == 0.0
    now[0] += 0.25
    assert buckets.take(("read", "me"), Allowance(5, 2)) == 0.25
    now[0] += 0.25
    assert [buckets.take(("read", "me"), Allowance(5, 2)) for _ in range(2)] == [0.0, 0.5]
    now[0] += 1000
    assert [buckets.take(("read", "me"), Allowance(5, 2)) for _ in range(6)] == [0.0] * 5 + [0.5]
    for other in range(30_000):
        buckets.take(("read", str(other)), Allowance(5, 1))
    assert len(buckets.levels) <= 20_000


def test_a_household_with_many_addresses_is_one_client():
    assert client({"client": ("2001:db8::1", 1)}) == client({"client": ("2001:db8::ffff:2", 2)})
    assert client({"client": ("10.0.0.1", 1)}) != client({"client": ("10.0.0.2", 1)})


def test_errors_are_pages_for_people_and_data_for_programs(visit):
    person = visit()
    page = person.get("/t/0123/0")
    assert page.status_code == 404
    assert "<html" in page.text
    data = person.client.get("/t/0123/0", headers={"accept": "application/json"})
    assert data.json() == {"detail": "There is no such table."}
    assert person.get("/nowhere").status_code == 404
    assert person.client.put("/tables").status_code in (404, 405)
    assert person.client.delete("/").status_code == 405
