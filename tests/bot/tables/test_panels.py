"""Private panels: one a person and table, however they are opened."""

import asyncio

from bot.model.person import Panel
from tests.support.core import ANN, BEN, Core, core

__all__ = ["core"]


async def test_of_two_first_panels_at_once_the_second_takes_the_place_of_the_first(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    panels = [Panel(ANN, table.id, message, "token", 0.0) for message in (10, 11)]
    before = await asyncio.gather(*(core.services.panels.record_shown(panel) for panel in panels))
    assert [one.message for one in before if one is not None] == [10]
