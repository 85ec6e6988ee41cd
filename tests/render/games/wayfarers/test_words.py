"""The words of the pictures are in every catalog."""

import re
from pathlib import Path

import pytest

from bot.text.catalog import Catalog
from engine.wayfarers.tables import KINDS, RIVAL_BOARDS, WORKERS

SOURCES = Path(__file__).parents[4] / "render" / "games" / "wayfarers"
SCORES = ("tags", "sets", "space", "tiles", "guilds", "total")


@pytest.mark.parametrize("language", ["en", "cs", "fi", "he"])
def test_every_entry_that_a_picture_says_is_there(language: str) -> None:
    catalog = Catalog(language, "wayfarers")
    said = {
        name
        for source in SOURCES.glob("*.py")
        for name in re.findall(r"\"(picture-[a-z-]*[a-z])\"", source.read_text("utf-8"))
    }
    said |= {f"picture-{kind}" for kind in KINDS} | {f"picture-worker-{worker}" for worker in WORKERS}
    said |= {f"picture-focus-{board.focus}" for board in RIVAL_BOARDS.values()} | {
        f"picture-score-{part}" for part in SCORES
    }
    assert len(said) > 40
    assert [name for name in sorted(said) if name not in catalog] == []
