"""What Civitas is built from: hashes of its packages, a bill of materials, and an audit against known weaknesses.

python .ci/supply.py hashes            writes hashes.txt beside constraints.txt: names, versions, hashes, no addresses
python .ci/supply.py sbom              prints a bill of materials of what is installed (CycloneDX, JSON)
python .ci/supply.py audit <database>  compares the pins with a folder of advisories in OSV form, if there are any
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from packaging.version import InvalidVersion, Version

PINS = Path("constraints.txt")
HASHES = Path("hashes.txt")


def plain(name: str) -> str:
    """A package's name as all its spellings are compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned(text: str) -> dict[str, str]:
    """The versions that a file pins, by package."""
    found = re.findall(r"^([\w.-]+)==([^\s\\;]+)", text, re.MULTILINE)
    return {plain(name): version for name, version in found}


def known_hashes(text: str) -> dict[tuple[str, str], set[str]]:
    """The hashes that a file holds, by package and version."""
    found: dict[tuple[str, str], set[str]] = {}
    for name, version, rest in re.findall(r"^([\w.-]+)==([^\s\\]+)((?:\s*\\\n\s+--hash=\S+)*)", text, re.MULTILINE):
        found[plain(name), version] = set(re.findall(r"--hash=(sha256:[0-9a-f]{64})", rest))
    return found


def pip(*arguments: str) -> Any:
    """What pip answers, as data."""
    command = [sys.executable, "-m", "pip", *arguments]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def hashes() -> None:
    """Write the hashes of the pinned packages; those of other platforms stay as long as the version does."""
    report = pip("install", "--quiet", "--dry-run", "--ignore-installed", "--no-deps", "--report", "-", "-r", str(PINS))
    old = known_hashes(HASHES.read_text()) if HASHES.exists() else {}
    lines = []
    for item in sorted(report["install"], key=lambda item: plain(item["metadata"]["name"])):
        name, version = plain(item["metadata"]["name"]), item["metadata"]["version"]
        found = {f"sha256:{item['download_info']['archive_info']['hashes']['sha256']}"} | old.get(
            (name, version), set()
        )
        lines.append(" \\\n".join([f"{name}=={version}", *[f"    --hash={one}" for one in sorted(found)]]))
    HASHES.write_text("\n".join(lines) + "\n")


def sbom() -> dict[str, Any]:
    """A bill of materials of what is installed."""
    found = known_hashes(HASHES.read_text()) if HASHES.exists() else {}
    components = []
    for item in pip("inspect", "--local")["installed"]:
        facts = item["metadata"]
        name, version = plain(facts["name"]), facts["version"]
        component: dict[str, Any] = {
            "type": "application" if name == "civitas" else "library",
            "name": name,
            "version": version,
            "purl": f"pkg:pypi/{name}@{version}",
        }
        licence = facts.get("license_expression") or facts.get("license", "")
        if licence and len(licence) < 60:
            component["licenses"] = [{"license": {"name": licence}}]
        if found.get((name, version)):
            contents = sorted(one.removeprefix("sha256:") for one in found[name, version])
            component["hashes"] = [{"alg": "SHA-256", "content": content} for content in contents]
        components.append(component)
    components.sort(key=lambda one: one["name"])
    return {"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1, "components": components}


def weaknesses(database: Path, versions: dict[str, str]) -> Iterator[str]:
    """The advisories of a database that concern pinned versions, in sentences."""
    for path in sorted(database.rglob("*.json")):
        advisory = json.loads(path.read_text(encoding="utf-8"))
        for affected in [] if advisory.get("withdrawn") else advisory.get("affected", []):
            package = affected.get("package", {})
            version = versions.get(plain(package.get("name", "")))
            if package.get("ecosystem") == "PyPI" and version and concerns(affected, version):
                yield f"{package['name']} {version}: {advisory['id']}, {advisory.get('summary', 'no summary')}"


def concerns(affected: dict[str, Any], version: str) -> bool:
    """Whether a version is among those that an advisory names, or lies in one of its ranges."""
    if version in affected.get("versions", []):
        return True
    for span in affected.get("ranges", []):
        if span.get("type") != "ECOSYSTEM":
            continue
        hit = False
        for event in span.get("events", []):
            try:
                [(what, since)] = event.items()
                reached = since == "0" or Version(version) >= Version(since)
                passed = Version(version) > Version(since) if what == "last_affected" else reached
            except (InvalidVersion, ValueError):
                continue
            if what == "introduced":
                hit = hit or reached
            elif what in ("fixed", "last_affected") and passed:
                hit = False
        if hit:
            return True
    return False


def audit(database: Path) -> int:
    """Say which pinned packages have known weaknesses, and which have no hash; how many there are."""
    versions = pinned(PINS.read_text())
    known = known_hashes(HASHES.read_text()) if HASHES.exists() else {}
    for name in sorted(set(versions) - {name for (name, version) in known if versions.get(name) == version}):
        print(f"{name} {versions[name]}: has no hash; make hashes writes it.")
    found = list(weaknesses(database, versions))
    print("\n".join(found) or f"{len(versions)} packages: no known weakness.")
    return len(found)


def main(command: str, *arguments: str) -> None:
    """Do what is asked."""
    if command == "hashes":
        hashes()
    elif command == "sbom":
        print(json.dumps(sbom(), indent=2))
    elif command == "audit" and arguments and any(Path(arguments[0]).rglob("*.json")):
        sys.exit(1 if audit(Path(arguments[0])) else 0)
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(*sys.argv[1:] or [""])
