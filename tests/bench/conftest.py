"""Run benchmarks where they are measured, and in the full form."""

from collections.abc import Iterable

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: Iterable[pytest.Item]) -> None:
    """Leave benchmarks out of the everyday run: what they hold holds only where they are measured."""
    if not config.getoption("benchmark_enable"):
        for item in items:
            if "benchmark" in getattr(item, "fixturenames", ()):
                item.add_marker(pytest.mark.full)
