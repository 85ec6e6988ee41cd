"""A house to play in: the whole bot, on a Discord of this machine, with a clock that only the test moves."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.support.house import House


@pytest.fixture
async def house(
    tmp_path: Path, address: str | None, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator["House"]:
    """The bot in a channel with Ann, Ben, Cyd and Dan, and a guest at the door. What is sent as a picture tells scenes
    apart, and is painted in tests with that mark alone."""
    from render.raster import Strips
    from tests.support.house import House, sketched

    if request.node.get_closest_marker("painted") is None:
        monkeypatch.setattr(Strips, "png", sketched)
    built = House(tmp_path / "dubsar.sqlite")
    built.address = address
    await built.open()
    yield built
    await built.shut()
