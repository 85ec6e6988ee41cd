"""Pictures of boards on their way to Discord."""

import asyncio

import pytest

from bot.model.table import TablePlace, TableSettings
from bot.outbox import board_pictures
from bot.outbox.sender import Attachment
from tests.support.core import ANN, CHANNEL, CYD, NAMES, Core, core
from tests.support.games.auction import Auction

__all__ = ["core"]

ELSEWHERE = CHANNEL + 1


async def test_while_enough_are_on_their_way_the_others_wait_undrawn(
    core: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board_pictures, "ON_THEIR_WAY", 1)
    await core.restart()
    begun, taken, brought = asyncio.Event(), asyncio.Event(), core.mailbox.attach
    names: list[str] = []

    async def slowly(channel: int, message: int, attachment: Attachment, pings: tuple[int, ...]) -> None:
        names.append(attachment.name)
        begun.set()
        await taken.wait()
        await brought(channel, message, attachment, pings)

    monkeypatch.setattr(core.mailbox, "attach", slowly)
    first = await core.lobby(ANN, CYD)
    await core.lobbies.start(first.id, ANN)
    await begun.wait()
    second = await core.lobbies.create(
        Auction(),
        TablePlace(9, ELSEWHERE),
        (ANN, NAMES[ANN]),
        TableSettings("en", (("rounds", "three"),), auto_end=True, reminders=0),
        key=core.key(),
    )
    await core.lobbies.join(second.id, CYD, NAMES[CYD], None)
    await core.lobbies.start(second.id, ANN)
    for _ in range(100):  # time enough for a picture that does not wait
        await core.store.outbox.board(second.id)
    assert names == [f"auction-board-{first.id}-0.png"]
    await core.tables.play(second, ANN, ("pass",), None, core.key())
    taken.set()
    await core.settled()
    assert core.mailbox.channels[ELSEWHERE][-1].content.attachments[0].name == f"auction-board-{second.id}-1.png"
