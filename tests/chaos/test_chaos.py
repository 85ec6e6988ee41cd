"""A handful of kills of the real process; `python -m tests.chaos` makes it a thousand."""

from pathlib import Path

import pytest

from render.service import PictureService
from tests.chaos.run import chaos
from tests.support.unpainted import no_picture


async def test_killed_at_any_moment_it_does_everything_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PictureService, "_draw_png", no_picture)
    figures = await chaos(tmp_path, 2, 1)
    assert figures.killed >= 2
    assert figures.tries >= figures.deeds > 0
