"""Calls that are put off, reminders and absences, behind the commands."""

import pytest

from bot.model.errors import NoAnnouncedAbsence, NotSeated, TableClosed
from bot.model.quiet_hours import QuietHours
from bot.outbox.sender import TryLater
from bot.tables.absence import Absences
from engine.registry import GAMES
from tests.support.core import ANN, BEN, CYD, Core, core

__all__ = ["core"]

MINUTE, HOUR = 60.0, 3600.0
NIGHT = QuietHours(22 * 60, 6 * 60, "UTC")


async def go_to(core: Core, hour: int) -> None:
    """Let time pass until the clock shows this hour in UTC."""
    await core.clock.advance((hour * HOUR - core.clock.now()) % (24 * HOUR))
    await core.wait_until_idle()


async def test_quiet_hours_put_a_call_off_to_their_end_once(core: Core) -> None:
    await core.people.set_quiet_hours(ANN, NIGHT)
    await go_to(core, 23)
    await core.begin(ANN, BEN)
    assert core.mailbox.pings == [BEN]
    await core.restart()
    await go_to(core, 5)
    assert core.mailbox.pings == [BEN]
    await go_to(core, 6)
    await core.restart()
    await go_to(core, 7)
    assert core.mailbox.pings == [BEN, ANN]


async def test_a_player_who_moved_in_quiet_hours_is_not_called_after_them(core: Core) -> None:
    await core.people.set_quiet_hours(ANN, NIGHT)
    await go_to(core, 23)
    table = await core.begin(ANN, BEN)
    await core.play(table, ANN, ("bid", "1"))
    await go_to(core, 7)
    assert core.mailbox.pings == [BEN]


async def test_a_message_that_is_late_does_not_ring_in_quiet_hours(core: Core) -> None:
    await core.people.set_quiet_hours(ANN, NIGHT)
    await go_to(core, 21)
    await core.clock.advance(50 * MINUTE)
    table = await core.lobby(ANN, BEN)
    await core.wait_until_idle()
    core.mailbox.faults = [TryLater(20 * MINUTE)]
    await core.lobbies.start(table.id, ANN)
    await core.clock.until_sleeping(20 * MINUTE)
    await core.clock.advance(20 * MINUTE)
    await core.wait_until_idle()
    assert core.mailbox.pings == [BEN]
    await go_to(core, 6)
    assert core.mailbox.pings == [BEN, ANN]


async def test_a_reminder_that_is_late_says_nothing_to_who_has_moved(core: Core) -> None:
    table = await core.begin(ANN, BEN, reminders=6)
    core.mailbox.faults = [TryLater(20 * MINUTE)]
    await core.clock.advance(6 * HOUR)
    await core.clock.until_sleeping(20 * MINUTE)
    await core.tables.play(table, BEN, ("bid", "1"), None, core.key())
    await core.clock.advance(20 * MINUTE)
    await core.wait_until_idle()
    assert core.mailbox.pings == [ANN, BEN, ANN]


async def test_after_three_reminders_the_absence_is_announced_at_the_table(core: Core) -> None:
    table = await core.begin(ANN, BEN, reminders=6)
    await core.play(table, BEN, ("bid", "1"))
    for _ in range(8):
        await core.clock.advance(6 * HOUR)
        await core.wait_until_idle()
    assert core.mailbox.pings == [ANN, BEN, ANN, ANN, ANN]
    assert "It is Ann's turn" in core.public()[-1].text


async def test_a_turn_that_is_given_back_calls_again_and_not_who_gave_it(core: Core) -> None:
    table = await core.begin(ANN, BEN, game=GAMES[0])
    mover, other = (user for seat in (0, 1) if (user := table.roster.user_of(seat)))
    await core.play(table, mover, ("end",))
    assert core.mailbox.pings == [mover, other]
    since = {wait.user: wait.since for wait in table.row.waits}
    await core.clock.advance(HOUR)
    await core.play(table, other, ("end",))
    assert core.mailbox.pings == [mover, other, mover]
    assert since == {other: core.clock.now() - HOUR}


async def test_an_absence_is_announced_and_ended(core: Core) -> None:
    table = await core.begin(ANN, BEN, reminders=6)
    days, now = Absences(core.tables, core.clock), core.clock.now()
    await days.announce_absence(table, ANN, now, now + 48 * HOUR)
    await core.wait_until_idle()
    assert f"Ann is away from <t:{int(now)}:D>" in core.public()[-1].text
    for _ in range(3):
        await core.clock.advance(6 * HOUR)
        await core.wait_until_idle()
    assert core.mailbox.pings.count(ANN) == 1
    await days.announce_return(table, ANN)
    await core.wait_until_idle()
    assert core.public()[-1].text == "Ann is back."
    await core.clock.advance(6 * HOUR)
    await core.wait_until_idle()
    assert core.mailbox.pings.count(ANN) == 2
    with pytest.raises(NoAnnouncedAbsence):
        await days.announce_return(table, ANN)
    with pytest.raises(NotSeated):
        await days.announce_absence(table, CYD, now, now + HOUR)


async def test_nobody_is_away_from_a_closed_table(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await core.tables.cancel(table, ANN, False, core.key())
    with pytest.raises(TableClosed):
        await Absences(core.tables, core.clock).announce_absence(table, ANN, 0, 1)


async def test_a_reminder_that_fails_is_tried_again(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    await core.begin(ANN, BEN, reminders=6)
    with monkeypatch.context() as broken:
        broken.setattr("bot.messages.reminders.reminder", None)
        await core.clock.advance(6 * HOUR)
        await core.wait_until_idle()
    assert core.mailbox.pings == [ANN, BEN]
    await core.clock.advance(300)
    await core.wait_until_idle()
    assert core.mailbox.pings == [ANN, BEN, ANN, BEN]
