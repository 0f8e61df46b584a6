"""People who have no page open are called when it is their turn, by push services that we know."""

from __future__ import annotations

import base64
import json
import queue
import sqlite3
import threading
import time
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from civitas.table.play.bells import Pusher
from civitas.table.store.config import Config
from tests.table.helpers import Stream
from tests.table.test_play import friends


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Browser:
    """What a browser has when it subscribes: keys, and an address at its push service."""

    def __init__(self, service: Service) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen secrets!"
        self.endpoint = f"{service.url}/push/7"

    @property
    def subscription(self):
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": text(point), "auth": text(self.auth)}}

    def reads(self, body: bytes):
        return json.loads(http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth))


class Service:
    """A push service: keeps what is sent to it, and answers as it is told."""

    def __init__(self) -> None:
        self.calls: queue.Queue[tuple[dict[str, str], bytes]] = queue.Queue()
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                service.calls.put((dict(self.headers), body))
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def service():
    found = Service()
    yield found
    found.server.shutdown()
    found.server.server_close()


@pytest.fixture
def called(service, make_server, visit):
    """A host and a friend on a server that calls people at once, and the friend's browser, which has subscribed."""
    server = make_server(contact="ada@example.org", push_services=service.url, call_after=0.2)
    host, at, friend, there = friends(lambda: visit(server))
    browser = Browser(service)
    assert friend.send("/me/bell", browser.subscription).json() == {"called": True}
    return host, at, friend, there, browser


def turn(person, at):
    """Choose until somebody else is asked."""
    while (state := person.state(at))["decision"]:
        made = person.choose(at, state["number"] + 1, state["decision"]["options"][0])
        assert made.status_code == 200, made.text


def until(true):
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_who_is_asked_and_has_no_page_open_is_called(service, called):
    host, at, friend, there, browser = called
    turn(host, at)
    headers, body = service.calls.get(timeout=60)
    call = browser.reads(body)
    assert call["url"] == there
    assert "Tally: it is your turn." in call["body"]
    assert headers["authorization"].startswith("vapid t=")
    assert b"turn" not in body, "push services can't read it"
    # The game goes on; the next turn is another call, and ending the subscription ends the calls.
    turn(friend, there)
    turn(host, at)
    assert browser.reads(service.calls.get(timeout=60)[1])["url"] == there
    assert friend.send("/me/bell", {"endpoint": browser.endpoint, "off": True}).json() == {"called": False}
    turn(friend, there)
    turn(host, at)
    with pytest.raises(queue.Empty):
        service.calls.get(timeout=1)


def test_who_has_a_page_open_is_not_called(service, called):
    host, at, friend, there, _ = called
    stream = Stream(friend, f"{there}/events", 0)
    stream.next()
    turn(host, at)
    stream.until(1)
    with pytest.raises(queue.Empty):
        service.calls.get(timeout=1)
    stream.close()


def test_a_subscription_that_has_ended_is_forgotten(service, called, tmp_path):
    host, at, *_ = called
    [database] = tmp_path.glob("**/civitas.db")
    with closing(sqlite3.connect(database)) as stored:
        count = "SELECT count(*) FROM bells"
        assert stored.execute(count).fetchone() == (1,)
        service.status = 410
        turn(host, at)
        service.calls.get(timeout=60)
        until(lambda: stored.execute(count).fetchone() == (0,))


def test_only_push_services_are_called(service, called, visit):
    friend, browser = called[2], called[4]
    for endpoint in ("http://127.0.0.1:1/x", "https://example.org/x", "file:///x", "http://fcm.googleapis.com/x", "["):
        refused = friend.send("/me/bell", browser.subscription | {"endpoint": endpoint})
        assert (refused.status_code, refused.json()["detail"]) == (422, "This push service is not known here.")
    for broken in ({}, {"endpoint": browser.endpoint}, {"endpoint": 3, "keys": {}}):
        assert friend.send("/me/bell", broken).status_code == 422
    pusher = Pusher(Config(data="/nowhere", contact="ada@example.org"), "secret")
    assert pusher.knows("https://fcm.googleapis.com/fcm/send/abc")
    assert not pusher.knows("https://fcm.googleapis.com.example.org/x")
    assert not pusher.knows("https://ada@fcm.googleapis.com:25/x")
    assert pusher.public == Pusher(Config(data="/nowhere", contact="x"), "secret").public
    assert pusher.public != Pusher(Config(data="/nowhere", contact="x"), "other").public


def test_without_a_contact_nobody_is_called_and_nothing_is_offered(visit):
    host, *_ = friends(visit)
    assert "data-bell" not in host.get("/me").text
    given = {"endpoint": "https://fcm.googleapis.com/x", "keys": {"p256dh": "", "auth": ""}}
    assert host.send("/me/bell", given).json() == {"detail": "This push service is not known here."}
    assert host.get("/bell.js").headers["content-type"].startswith("text/javascript")
