"""Killed while players are called: after the next start they are called once, or not at all if that was not stored."""

from contextlib import suppress
from pathlib import Path

from bot.model.errors import AlreadyCalled
from tests.faults.killing import Fate, alike, fate, files, twice
from tests.support.core import ANN, CHANNEL, Core
from tests.support.games.auction import Auction
from tests.support.mailbox import Mailbox
from tests.support.manual_clock import ManualClock

__all__ = ["fate"]

ROLE = 77


async def called(file: Path, fate: Fate, end: int) -> list[int]:
    """The roles that were mentioned when the host presses until it counts, and the process is killed at moment
    `end`."""
    mailbox = Mailbox(before=fate.pass_by, after=fate.pass_by)
    fate.end = -1
    core = Core(file, mailbox, ManualClock(), (Auction(),))
    await core.open()
    await core.start()
    table = await core.lobby(ANN)
    await core.wait_until_idle()
    await core.close()

    async def live() -> None:
        core = Core(file, mailbox, ManualClock(), (Auction(),))
        try:
            await core.open()
            await core.start()
            with suppress(AlreadyCalled):
                await core.services.open_lobbies.call_players(table.id, ANN, ROLE, 1)
            await core.wait_until_idle()
            fate.ask()
        finally:
            now, fate.end = fate.end, -1
            await core.close()
            fate.end = now

    await twice(live, fate, end)
    return [one.content.role for one in mailbox.channels[CHANNEL] if one.content.role]


async def test_players_are_called_once_whenever_the_process_is_killed(tmp_path: Path, fate: Fate) -> None:
    assert await called(tmp_path / "unharmed.sqlite", fate, -1) == [ROLE]
    assert await alike(called, files(tmp_path), fate) >= 4
