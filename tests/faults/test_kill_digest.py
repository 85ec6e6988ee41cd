"""Killed while a digest is queued and sent: after the next start it has come once, and nothing is left in the queue."""

from functools import partial
from pathlib import Path

from bot.model.person import DailyDigest
from tests.faults.killing import Fate, alike, born, fate, files, mortal_mailbox, outlived
from tests.support.core import ANN, BEN, Core, Everywhere
from tests.support.manual_clock import ManualClock

__all__ = ["fate"]

DAY = 86400.0


def everywhere(core: Core) -> None:
    core.services.waiting.places = Everywhere()


async def told(file: Path, fate: Fate, end: int) -> list[str]:
    """The digests of two days, of which the first is sent by a process that is killed at moment `end`."""
    mailbox, clock = mortal_mailbox(fate), ManualClock()
    begin = partial(born, file, mailbox, clock, prepare=everywhere)
    core = await begin()
    await core.begin(ANN, BEN)
    await core.services.digests.set_time(ANN, DailyDigest(8 * 60, "UTC"))
    mailbox.direct.clear()
    core = await outlived(core, fate, end, lambda _: clock.advance(DAY), begin)
    await clock.advance(DAY)
    await core.wait_until_idle()
    assert not await core.store.notices.all_queued(), f"killed at {end}"
    await core.close()
    return [one.mark for one in mailbox.direct.get(ANN, []) if one.mark]


async def test_a_digest_comes_once_a_day_whenever_the_process_is_killed(tmp_path: Path, fate: Fate) -> None:
    assert len(await told(tmp_path / "unharmed.sqlite", fate, -1)) == 2
    assert await alike(told, files(tmp_path), fate) >= 5
