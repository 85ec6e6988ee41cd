"""The load tool works: in small, everything is told, pictured and stored."""

import asyncio
from pathlib import Path

import pytest

from tests.bench.figures import Figure, growth, percentile, spread
from tests.bench.soak import Soak, measure

TINY = Soak(tables=3, rate=20, seconds=0.5, warm=0.1, games=2)


def test_a_tiny_soak(tmp_path: Path) -> None:
    figures = {figure.name: figure for figure in asyncio.run(measure(tmp_path, TINY))}
    for name in ("failed", "never told", "otherwise stored"):
        assert figures[name].met, figures[name]
    assert figures["actions"].found == "10"


def test_figures() -> None:
    assert percentile([], 99) == 0
    assert percentile(range(1, 102), 50) == 51
    assert growth([100.0] * 40 + [110.0] * 10) == pytest.approx(0.1)
    assert str(spread("wait", [0.2] * 9, at_most=0.15)).endswith("MISSED")
    assert str(Figure("wait", "1 s")) == f"wait{'1 s':>45}"
