"""Killed at any step of a season: after the next start no game is opened twice, nothing is posted twice, and everybody
has the same place."""

import math
from functools import partial
from pathlib import Path

import pytest

from bot.model.league import League
from bot.model.times import DAY
from tests.faults.killing import Fate, alike, born, every, fate, files, mortal_mailbox, outlived
from tests.support.core import ANN, BEN, CHANNEL, CYD, GUILD, Core
from tests.support.manual_clock import ManualClock

__all__ = ["fate"]

BEGINS = 11 * DAY
"""The time at which people can sign up."""

MOMENTS = [
    BEGINS + after for after in (7 * DAY, 7 * DAY + 5, 7 * DAY + 10, 49 * DAY, 56 * DAY, 56 * DAY + 600, 63 * DAY)
]
"""The time at which something is due."""


def without_outages(core: Core) -> None:
    core.services.uptime.outage_seconds = math.inf


async def season(core: Core, clock: ManualClock, fate: Fate) -> None:
    """The games of a season are opened, it comes to its end, and the late games, too; as far as the process lives. What
    was done is not done again."""
    for moment in MOMENTS:
        await clock.advance(max(0.0, moment - clock.now()))
        await core.wait_until_idle()
        fate.ask()


async def told(file: Path, fate: Fate, end: int) -> object:
    """All that is known of a season, of which a process that was killed at moment `end` has made a part."""
    mailbox, clock = mortal_mailbox(fate), ManualClock(BEGINS)
    begin = partial(born, file, mailbox, clock, prepare=without_outages)
    core = await begin()
    league, _ = await core.services.leagues.start(League(0, GUILD, CHANNEL, "auction", (("language", "en"),)))
    for user in (ANN, BEN, CYD):
        await core.services.leagues.join(league, user)
    await core.wait_until_idle()
    core = await outlived(core, fate, end, lambda core: season(core, clock, fate), begin)
    await season(core, clock, fate)
    first, *_ = await core.store.seasons.seasons_of(league.id)
    fixtures = await core.store.seasons.fixtures_of(first.id)
    tables = await core.tables.games_of(ANN)
    rows = [await core.store.tables.find(number) for number in range(1, 9)]
    titles = [one.text.splitlines()[0] for one in mailbox.channels[CHANNEL] if one.text.startswith("## ")]
    entrants = await core.store.seasons.entrants_of(first.id)
    found = [(one.user, one.group, one.place) for one in entrants]
    made = len([row for row in rows if row is not None and row.settings.league])
    await core.close()
    assert len({one.table for one in fixtures}) == len(fixtures) == 2
    return made, len(mailbox.threads), len(tables), found, first.state, titles[:4]


async def test_no_step_of_a_season_is_done_twice(tmp_path: Path, fate: Fate) -> None:
    assert await alike(told, files(tmp_path), fate, every(13)) >= 40


@pytest.mark.full
async def test_no_step_is_done_twice_at_any_moment(tmp_path: Path, fate: Fate) -> None:
    assert await alike(told, files(tmp_path), fate) >= 40
