"""Killed while a review is made, a move a step: after the next start it goes on, is the same, and comes once."""

import asyncio
import shutil
from pathlib import Path

from bot.model.review import MoveRemark
from bot.model.table import TablePlace, TableSettings
from engine.registry import find_game
from tests.faults.killing import Fate, alike, born, fate, files, mortal_mailbox, outlived
from tests.support.core import ANN, BEN, CHANNEL, GUILD, NAMES, Core
from tests.support.mailbox import Mailbox
from tests.support.reviewed import OPTIONS, play_badly

__all__ = ["fate"]

UR = find_game("ur")
TABLE, PLAYED = 1, "played.sqlite"


async def lay_finished_game(file: Path) -> None:
    """A database with a finished game of Ann against Ben, which she has played badly."""
    core = await born(file, Mailbox(), games=(UR,))
    settings, place = TableSettings("en", tuple(OPTIONS.items()), reminders=0), TablePlace(GUILD, CHANNEL)
    table = await core.lobbies.create(UR, place, (ANN, NAMES[ANN]), settings, interaction=core.key())
    await core.lobbies.join(table.id, BEN, NAMES[BEN], None)
    await core.lobbies.start(table.id, ANN)
    await play_badly(core.tables, await core.tables.find(table.id), ANN, core.key)
    await core.wait_until_idle()
    await core.close()


async def reviewed(file: Path, fate: Fate, end: int) -> tuple[tuple[MoveRemark, ...], list[str]]:
    """Ask for a review in a process that is killed at moment `end`; return its findings and what Ann got."""
    await asyncio.to_thread(shutil.copy, file.with_name(PLAYED), file)
    mailbox = mortal_mailbox(fate)
    core = await born(file, mailbox, games=(UR,))

    async def request(core: Core) -> None:
        await core.services.reviews.request(await core.tables.find(TABLE), ANN)

    core = await outlived(core, fate, end, request, lambda: born(file, mailbox, games=(UR,)))
    await request(core)
    await core.wait_until_idle()
    review, place = await core.services.reviews.request(await core.tables.find(TABLE), ANN)
    assert not place
    assert not await core.store.notices.all_queued()
    await core.close()
    return review.remarks, [one.text for one in mailbox.direct.get(ANN, [])]


def some(moments: int) -> range:
    """Moments at the beginning, the end, and between."""
    return range(0, moments, max(1, moments // 7))


async def test_a_review_is_the_same_and_comes_once_whenever_the_process_is_killed(tmp_path: Path, fate: Fate) -> None:
    await lay_finished_game(tmp_path / PLAYED)
    found, sent = await reviewed(tmp_path / "unharmed.sqlite", fate, -1)
    assert found
    assert len(sent) == 1
    assert await alike(reviewed, files(tmp_path), fate, some) > 40
