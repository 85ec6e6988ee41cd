"""The tool for many tables works: in small, nothing fails."""

from pathlib import Path

import pytest

from tests.bench.many import Many, both


@pytest.mark.full
def test_a_few_tables_are_measured_without_a_failure(tmp_path: Path) -> None:
    figures = {figure.name: figure for figure in both(tmp_path, Many(tables=14, open=3, moves=1, games=2))}
    assert figures["failed"].met
    assert figures["start to ready"].found.endswith(" s")
