"""A house to play in: the whole bot, on a Discord of this machine, with a clock that only the test moves."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.support.unpainted import unpainted

if TYPE_CHECKING:
    from tests.support.house import House

__all__ = ["house", "unpainted"]


@pytest.fixture
async def house(tmp_path: Path, address: str | None) -> AsyncIterator["House"]:
    """The bot in a channel with Ann, Ben, Cyd and Dan, and a guest at the door."""
    from tests.support.house import House

    built = House(tmp_path / "dubsar.sqlite")
    built.address = address
    async with built:
        yield built
