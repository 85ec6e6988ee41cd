"""A message that Discord took before a power cut is not sent again. The file is as the disk had it last."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.bot.outbox.test_deduplicated_delivery import Cut, counted, gathered
from tests.support.core import ANN, BEN, Core, core

__all__ = ["core"]


async def test_a_message_sent_before_a_power_cut_is_not_sent_again(core: Core, tmp_path: Path) -> None:
    table, disk = await gathered(core), tmp_path / "disk.sqlite"

    def synced(name: str) -> None:
        core.mailbox.before = lambda name: None
        with closing(sqlite3.connect(core.file)) as file, closing(sqlite3.connect(disk)) as copy:
            file.backup(copy)

    core.mailbox.before = synced
    await core.lobbies.start(table, ANN)
    await core.wait_until_idle()
    assert counted(core) == (2, 2, [ANN, BEN])
    await core.close()
    for leftover in core.file.parent.glob(f"{core.file.name}*"):
        leftover.unlink()
    disk.replace(core.file)
    core.mailbox.seen.clear()
    await core.open()
    assert len(await core.store.outbox.all_queued()) > 2
    await core.start()
    await core.wait_until_idle()
    assert counted(core) == (2, 2, [ANN, BEN])


async def test_a_message_that_was_renewed_before_a_power_cut_is_still_known(core: Core, tmp_path: Path) -> None:
    table, disk = await gathered(core), tmp_path / "disk.sqlite"

    def synced(name: str) -> None:
        if name == "post":
            core.mailbox.before = lambda name: None
            with closing(sqlite3.connect(core.file)) as file, closing(sqlite3.connect(disk)) as copy:
                file.backup(copy)

    core.mailbox.before = Cut(core)
    await core.lobbies.start(table, ANN)
    await core.clock.until_sleeping(30)
    await core.tables.play(await core.tables.find(table), ANN, ("bid", "1"), None, core.key())
    core.mailbox.before = synced
    await core.clock.advance(30)
    await core.wait_until_idle()
    seen = [one.text for one in core.public()]
    await core.close()
    for leftover in core.file.parent.glob(f"{core.file.name}*"):
        leftover.unlink()
    disk.replace(core.file)
    core.mailbox.seen = {f"forgotten {number}": number for number in core.mailbox.seen.values()}
    await core.open()
    await core.start()
    await core.wait_until_idle()
    assert [one.text for one in core.public()] == seen
