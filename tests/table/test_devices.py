"""One person on several devices: links that work once, seats that come along, devices that are withdrawn."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest

from civitas.table.play.devices import HOLDS
from civitas.table.play.refusals import Refused
from civitas.table.play.secrecy import digest
from tests.table.clockwork import HandClock, Room
from tests.table.helpers import Stream
from tests.table.test_play import friends

PHONE = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


def offered(person):
    """The address of the link that a person makes for another device."""
    person.form("/me/link")
    [address] = set(re.findall(r'value="(http[^"]+/come/[^"]+)"', person.get("/me").text))
    return urlsplit(address).path


def brought(visit, link):
    """Another device that has followed a link."""
    phone = visit()
    phone.client.headers["user-agent"] = PHONE
    assert phone.get(link).status_code == 200
    assert phone.form(link).status_code == 303
    return phone


def test_a_link_brings_seats_name_and_settings_to_another_device(visit):
    host, at, friend, there = friends(visit)
    host.form("/settings", name="Ada", pace="slow", contrast="high")
    phone = brought(visit, offered(host))
    assert phone.client.cookies.get("civitas") != host.client.cookies.get("civitas"), "a secret of its own"
    page = phone.get(at)
    assert page.status_code == 200
    assert 'data-contrast="high"' in page.text
    assert 'data-pace="slow"' in page.text
    state = phone.state(at)
    assert phone.choose(at, state["number"] + 1, state["decision"]["options"][0]).json() == {"number": 1}
    assert host.state(at)["number"] == 1, "both devices sit in the same seat"
    assert friend.get(at).status_code == 403
    assert phone.get(there).status_code == 403
    assert "Firefox on Android" in host.get("/me").text
    assert "Ada" in phone.get("/finished").text


def test_a_link_works_once_and_can_be_withdrawn(visit):
    host, at, friend, _ = friends(visit)
    first = offered(host)
    second = offered(host)
    assert friend.get(first).status_code == 404, "an earlier link no longer holds"
    brought(visit, second)
    late = visit()
    assert late.form(second).status_code == 404
    assert late.get(at).status_code == 403
    third = offered(host)
    assert host.get("/me/qr").headers["content-type"].startswith("image/svg+xml")
    host.form("/me/unlink")
    assert late.get(third).status_code == 404
    assert host.get("/me/qr").status_code == 404
    assert late.get("/me/qr").status_code == 404


def test_a_withdrawn_device_has_nothing_any_more_and_its_stream_ends(visit):
    host, at, *_ = friends(visit)
    phone = brought(visit, offered(host))
    stream = Stream(phone, f"{at}/events", 0)
    stream.next()
    [device] = [key for key in re.findall(r'name="device" value="(\w+)"', host.get("/me").text) if key != me(host)]
    phone.form("/me/withdraw", device=me(host))
    assert host.get(at).status_code == 403, "the first device can be lost, too"
    assert phone.get(at).status_code == 200
    stranger = visit()
    stranger.play("tally", seats=2)
    stranger.form("/me/withdraw", device=device)
    assert phone.get(at).status_code == 200, "nobody withdraws devices of others"
    phone.form("/me/withdraw", device=device)
    assert phone.get(at).status_code == 403
    stream._thread.join(60)
    assert stream.closed
    assert host.play("tally", seats=2), "a withdrawn browser begins anew"


def me(person):
    return digest(person.client.cookies.get("civitas"))


def test_what_a_device_had_comes_along_unless_it_plays_against_the_other(visit):
    host, at, friend, there = friends(visit)
    refused = friend.form(offered(host))
    assert refused.status_code == 409
    assert "against the other" in refused.text
    other, elsewhere, *_ = friends(visit)
    link = offered(host)
    assert "Your own table here comes along" in other.get(link).text
    assert other.form(link).status_code == 303
    for device in (host, other):
        assert device.get(at).status_code == device.get(elsewhere).status_code == 200
    assert other.get(offered(host)).status_code == 409, "it is the same person already"
    assert other.form(f"{elsewhere}/abandon").status_code == 303, "whoever was the host still is"
    assert friend.get(there).status_code == 200


@pytest.fixture
async def room(tmp_path):
    room = Room(tmp_path, HandClock())
    await room.open()
    yield room
    await room.close()


async def test_a_link_holds_for_a_quarter_of_an_hour_and_devices_outlast_the_process(room):
    devices = room.tables.devices
    await devices.offer("ada", "", "Firefox")
    secret = await devices.offered("ada")
    room.tables.clock.on(HOLDS - 1)
    assert (await devices.found(secret)).person == "ada"
    await devices.follow(secret, "phone", "Phone", "")
    await devices.offer("ada", "", "Firefox")
    late = await devices.offered("ada")
    room.tables.clock.on(HOLDS)
    assert await devices.offered("ada") == ""
    with pytest.raises(Refused, match="too old"):
        await devices.found(late)
    assert (devices.owner("phone"), devices.owner("stranger")) == ("ada", "stranger")
    await devices.withdraw("ada", "phone")
    devices._owners = {}
    await room.tables.heard("devices")
    assert (devices.owner("phone"), devices.owner("ada")) == ("", "ada")
