"""What Civitas is built from: hashes without addresses, and an audit that finds what concerns a pinned version."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SPEC = importlib.util.spec_from_file_location("supply", ROOT / ".ci" / "supply.py")
supply = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(supply)


def test_hashes_are_names_versions_and_hashes():
    text = (ROOT / "hashes.txt").read_text()
    assert "://" not in text
    known = supply.known_hashes(text)
    assert len(known) > 50
    assert all(known.values())


@pytest.mark.parametrize(
    ("affected", "concerned"),
    [
        ({"versions": ["1.2"]}, True),
        ({"versions": ["1.3"]}, False),
        ({"ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "1.3"}]}]}, True),
        ({"ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "1.2"}]}]}, False),
        ({"ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "1.2.1"}]}]}, False),
        ({"ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "1"}, {"last_affected": "1.2"}]}]}, True),
        ({"ranges": [{"type": "GIT", "events": [{"introduced": "0"}]}]}, False),
    ],
)
def test_an_advisory_concerns_the_versions_it_names(tmp_path, affected, concerned):
    advisory = {
        "id": "X-1",
        "summary": "bad",
        "affected": [{"package": {"ecosystem": "PyPI", "name": "A_b"}, **affected}],
    }
    (tmp_path / "x.json").write_text(json.dumps(advisory))
    found = list(supply.weaknesses(tmp_path, supply.pinned("a.b==1.2\n")))
    assert found == (["A_b 1.2: X-1, bad"] if concerned else [])
