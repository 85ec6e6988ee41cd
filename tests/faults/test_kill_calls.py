"""Killed while players are called: after the next start they are called once, or not at all if that was not stored."""

from contextlib import suppress
from pathlib import Path

from bot.model.errors import AlreadyCalled
from tests.faults.killing import Fate, alike, born, fate, files, mortal_mailbox, outlived
from tests.support.core import ANN, CHANNEL, Core

__all__ = ["fate"]

ROLE = 77


async def called(file: Path, fate: Fate, end: int) -> list[int]:
    """The roles that were mentioned when the host presses until it counts, and the process is killed at moment
    `end`."""
    mailbox = mortal_mailbox(fate)
    core = await born(file, mailbox)
    table = await core.lobby(ANN)
    await core.wait_until_idle()

    async def press(core: Core) -> None:
        with suppress(AlreadyCalled):
            await core.services.open_lobbies.call_players(table.id, ANN, ROLE, 1)

    core = await outlived(core, fate, end, press, lambda: born(file, mailbox))
    await press(core)
    await core.wait_until_idle()
    await core.close()
    return [one.content.role for one in mailbox.channels[CHANNEL] if one.content.role]


async def test_players_are_called_once_whenever_the_process_is_killed(tmp_path: Path, fate: Fate) -> None:
    assert await called(tmp_path / "unharmed.sqlite", fate, -1) == [ROLE]
    assert await alike(called, files(tmp_path), fate) >= 4
