"""Options for all tests."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--usual-rules", action="store_true", help="leave out the cases of the contract with house rules")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--usual-rules"):
        return
    left_out = [item for item in items if getattr(_case(item), "variant", None)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


def _case(item: pytest.Item) -> object:
    callspec = getattr(item, "callspec", None)
    return callspec.params.get("case") if callspec is not None else None
