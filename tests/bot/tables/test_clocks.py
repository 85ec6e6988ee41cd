"""Warnings, flags and what follows, behind the commands."""

from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.model.errors import NoExtraDay, NotResting, UnchangedTime
from bot.model.pace import covered_seats, flag_time, public_flag_time
from bot.model.quiet_hours import QuietHours
from bot.model.times import DAY, HOUR
from bot.tables.live_table import LiveTable
from engine.game import Seat, Words
from engine.moves import every_move
from engine.registry import GAMES
from engine.table import CannotUndo, StaleAction
from tests.support.core import ANN, BEN, CYD, Core, core
from tests.support.games.auction import Auction
from tests.support.mailbox import Mailbox, refuse_posts
from tests.support.manual_clock import ManualClock
from tests.support.require import require

__all__ = ["core"]

(UR,) = [game for game in GAMES if game.name == "ur"]
FREE = 600.0


def asked(table: LiveTable) -> Seat:
    """The first seat that has to decide."""
    return require(table.decision).seats[0]


def user_of(table: LiveTable, seat: Seat) -> int:
    """The user on the seat."""
    return require(table.roster.user_of(seat))


async def move(core: Core, table: LiveTable) -> int:
    """The person who is asked makes a move; return who it was."""
    seat = asked(table)
    user = user_of(table, seat)
    await core.play(table, user, next(iter(every_move(table.game, table.state, seat))))
    return user


def texts(core: Core) -> list[str]:
    """All that stands in the channel."""
    return [post.text for post in core.public()]


def warnings(core: Core) -> int:
    """The number of warnings there."""
    return sum("your time here ends" in text for text in texts(core))


def label(core: Core, text: str) -> list[str]:
    """The buttons of the newest message with a text."""
    return [post.labels for post in core.public() if text in post.text][-1]


async def until_text(core: Core, text: str, most: float = 10 * DAY) -> float:
    """Let time go by until a text stands in the channel, and return when it does."""
    ends = core.clock.now() + most
    while not any(text in said for said in texts(core)):
        assert core.clock.now() < ends, texts(core)
        await core.pass_time(HOUR / 4)
    return core.clock.now()


async def test_a_flag_calls_for_the_others_after_a_warning(core: Core) -> None:
    began = core.clock.now()
    table = await core.begin(ANN, BEN, game=UR, pace="1d")
    late = user_of(table, asked(table))
    warned = await until_text(core, "your time here ends")
    assert warned - began - FREE == pytest.approx(18 * HOUR, abs=1000)
    assert f"<@{late}>" in texts(core)[-1]
    assert label(core, "your time here ends") == ["Move", "I need a day"]
    assert [one.text for one in core.mailbox.direct[late]][-1].endswith("the others decide what happens.")
    fell = await until_text(core, "'s time is up")
    assert fell - began - FREE == pytest.approx(DAY, abs=1000)
    assert warnings(core) == 1


async def test_a_move_before_the_flag_wins(core: Core) -> None:
    table = await core.begin(ANN, BEN, game=UR, pace="1d", late="turn")
    await until_text(core, "your time here ends")
    flag = require(public_flag_time(table.row))
    await core.pass_time(flag - core.clock.now() - 1)
    seat = asked(table)
    version = table.log.version
    words = next(iter(every_move(table.game, table.state, seat)))
    await core.tables.play(table, user_of(table, seat), words, version, core.key())
    await core.pass_time(1)
    assert not any("'s time is up" in text for text in texts(core))
    with pytest.raises(StaleAction):
        await core.tables.play_seat(table, seat, words, version, by_computer=True)


async def begun(core: Core, late: str) -> LiveTable:
    """A game of Ur with a day a turn in which both have moved."""
    table = await core.begin(ANN, BEN, game=UR, pace="1d", late=late)
    moved = set[int]()
    while len(moved) < 2:
        moved.add(await move(core, table))
    return table


async def test_a_computer_plays_the_turn_and_only_that(core: Core) -> None:
    table = await begun(core, "turn")
    late, version = asked(table), table.log.version
    await until_text(core, "so a computer plays this turn.", 2 * DAY)
    await until_text(core, "so a computer plays this turn.")
    await core.wait_until_idle()
    log = await core.store.tables.find_log(table.id)
    made = log[version:]
    assert made
    assert all(entry.user is None for entry in made if entry.entry.seat == late)
    assert table.roster.user_of(late) is not None
    assert asked(table) != late
    assert covered_seats(table.row) == ()
    with pytest.raises(CannotUndo):
        await core.tables.undo(table, user_of(table, late), None, core.key())


async def test_the_third_flag_in_a_row_gives_the_seat_to_a_computer_and_the_person_may_return(core: Core) -> None:
    table = await begun(core, "turn")
    late = asked(table)
    user = user_of(table, late)
    while table.roster.user_of(late) is not None:
        if asked(table) == late:
            await core.pass_time(HOUR)
        else:
            await move(core, table)
    assert sum("so a computer plays this turn." in text and "ends" not in text for text in texts(core)) == 2
    assert any("time is up: Computer 1 plays on" in text for text in texts(core))
    assert await core.services.votes.may_return(table, user)
    await core.services.votes.ask_to_return(table, user)
    clock = next(one for one in table.row.clocks if one.seat == late)
    assert clock.flags_in_a_row == 0
    assert clock.seconds_left >= 6 * HOUR


async def test_ten_days_with_somebody_silent_bring_a_game_with_a_bank_to_its_end(core: Core) -> None:
    table = await core.begin(ANN, BEN, game=UR, pace="bank-3d", late="turn")
    began, silent = core.clock.now(), user_of(table, 1)
    while not any(move.entry.seat == 1 for move in table.log.fold.moves):
        await move(core, table)
    while table.status == "open" and core.clock.now() < began + 10 * DAY:
        while table.status == "open" and table.roster.user_of(asked(table)) not in (None, silent):
            await move(core, table)
        await core.pass_time(3 * HOUR)
    assert table.status == "over"
    assert core.clock.now() - began > 3 * DAY
    assert silent not in table.roster.users
    assert warnings(core) == sum("'s time is up" in text for text in texts(core)) == 3


async def test_a_table_rests_where_everybody_is_late_and_goes_on_when_asked(core: Core) -> None:
    table = await begun(core, "turn")
    await until_text(core, "this table rests", 30 * DAY)
    assert table.row.rest is not None
    version, said = table.log.version, len(texts(core))
    assert label(core, "this table rests") == ["Go on"]
    await core.pass_time(3 * DAY)
    assert (table.log.version, len(texts(core))) == (version, said)
    await core.restart()
    table = await core.tables.find(table.id)
    await core.services.clocks.resume(table, ANN)
    await core.wait_until_idle()
    assert table.row.rest is None
    with pytest.raises(NotResting):
        await core.services.clocks.resume(table, ANN)
    flag = require(public_flag_time(table.row))
    assert flag - core.clock.now() >= 6 * HOUR


async def test_a_table_that_rests_for_sixty_days_ends_unfinished(core: Core) -> None:
    table = await begun(core, "seat")
    await until_text(core, "this table rests", 30 * DAY)
    assert table.row.rest is not None
    await core.pass_time(DAY)
    await core.clock.advance(59 * DAY)
    await core.wait_until_idle()
    await core.pass_time(600)
    assert table.status == "cancelled"
    assert await core.services.results.all_ratings(9) == ()


@pytest.mark.parametrize("day", [datetime(2026, 1, 14), datetime(2026, 3, 28), datetime(2026, 10, 24)])
async def test_no_warning_and_no_flag_falls_into_quiet_hours(core: Core, day: datetime) -> None:
    zone = ZoneInfo("Europe/Prague")
    night = QuietHours(22 * 60, 7 * 60, "Europe/Prague")
    for user in (ANN, BEN):
        await core.people.set_quiet_hours(user, night)
    start = day.replace(hour=2, minute=50, tzinfo=zone).timestamp()
    await core.clock.advance(start - core.clock.now())
    table = await core.begin(ANN, BEN, game=UR, pace="1d", late="seat")
    late, flag = asked(table), public_flag_time(table.row)
    warned = await until_text(core, "your time here ends")
    assert night.end_after(warned) is None
    await core.pass_time(require(flag) + 60 - core.clock.now())
    assert night.end_after(core.clock.now()) is not None
    assert table.row.clocks[late].flags_in_a_row == 0
    for _ in range(40):
        if not table.row.clocks[late].flags_in_a_row:
            await core.pass_time(HOUR / 4)
    fell = datetime.fromtimestamp(core.clock.now(), zone)
    assert (fell.hour, fell.minute) in [(8, minute) for minute in range(16)]
    assert fell.date() > day.date()


async def test_a_day_more_is_granted_once_and_announced(core: Core) -> None:
    table = await core.begin(ANN, BEN, game=UR, pace="1d")
    user = user_of(table, asked(table))
    other = ({ANN, BEN} - {user}).pop()
    with pytest.raises(NoExtraDay):
        await core.services.clocks.add_day(table, other)
    before = public_flag_time(table.row)
    await core.services.clocks.add_day(table, user)
    assert public_flag_time(table.row) == require(before) + DAY
    with pytest.raises(NoExtraDay):
        await core.services.clocks.add_day(table, user)
    await core.wait_until_idle()
    assert "needs one more day" in texts(core)[-1]
    await until_text(core, "your time here ends")
    assert label(core, "your time here ends") == ["Move"]


async def test_a_warning_that_does_not_arrive_keeps_the_flag_up(core: Core) -> None:
    table = await core.begin(ANN, BEN, game=UR, pace="1d")
    await core.pass_time(18 * HOUR)
    core.mailbox.before = refuse_posts
    await core.pass_time(2 * DAY)
    assert table.row.clocks[asked(table)].flags_in_a_row == 0
    core.mailbox.before = lambda name: None
    await core.restart()
    table = await core.tables.find(table.id)
    warned = await until_text(core, "your time here ends")
    fell = await until_text(core, "'s time is up")
    assert fell - warned >= 6 * HOUR


async def test_an_outage_moves_every_flag_by_its_length(core: Core) -> None:
    table = await core.begin(ANN, BEN, game=UR, pace="2d")
    flag = require(public_flag_time(table.row))
    await core.pass_time(3 * HOUR)
    await core.close()
    await core.clock.advance(2 * DAY)
    for _ in range(2):
        await core.open()
        await core.start()
        table = await core.tables.find(table.id)
        assert public_flag_time(table.row) == pytest.approx(flag + 2 * DAY, abs=60)
        await core.close()
    await core.open()
    await core.start()
    core.services.uptime.is_linked = lambda: False
    table = await core.tables.find(table.id)
    await core.pass_time(DAY)
    assert not core.services.uptime.is_up
    core.services.uptime.is_linked = lambda: True
    await core.pass_time(2 * HOUR)
    assert public_flag_time(table.row) == pytest.approx(flag + 3 * DAY, abs=2 * HOUR)


async def test_all_who_are_asked_at_once_are_judged_together(core: Core) -> None:
    table = await core.begin(ANN, BEN, CYD, pace="bank-3d", late="turn")
    await core.play(table, ANN, ("bid", "1"))
    flags = {flag_time(one) for one in table.row.clocks} - {None}
    assert len(flags) == 1
    version = table.log.version
    await until_text(core, "so a computer plays this turn.", 5 * DAY)
    await core.wait_until_idle()
    assert sum("so a computer plays this turn" in text for text in texts(core)) == 2
    log = await core.store.tables.find_log(table.id)
    by_computer = {entry.entry.seat for entry in log[version:] if entry.user is None}
    assert by_computer == {seat for seat in range(3) if table.roster.user_of(seat) != ANN}


async def sealed(file: Path, words: Words) -> list[object]:
    """A game in which Ann says something that nobody else may know: each hour, until the others were warned and were
    late, all that is public, every clock, and whom the table waits for."""
    core = Core(file, Mailbox(), ManualClock(), (Auction(),))
    await core.open()
    await core.start()
    table = await core.begin(ANN, BEN, CYD, pace="1d", late="turn")
    for user in (ANN, BEN, CYD):
        await core.play(table, user, ("pass",))
    await core.pass_time(HOUR)
    await core.play(table, ANN, words)
    course: list[object] = []
    while not any("so a computer plays this turn" in text for text in texts(core)):
        course.append((core.clock.now(), texts(core), table.row.clocks, table.row.waits))
        await core.pass_time(HOUR)
    await core.close()
    return course


async def test_no_clock_reveals_a_secret_answer(tmp_path: Path) -> None:
    bid, passed = await sealed(tmp_path / "bid.sqlite", ("bid", "1")), await sealed(tmp_path / "pass.sqlite", ("pass",))
    assert bid == passed
    assert "your time here ends" in str(bid)


async def test_an_undo_brings_the_clocks_back(core: Core) -> None:
    table = await core.begin(ANN, BEN, CYD, pace="bank-3d")
    await core.pass_time(DAY)
    await core.play(table, ANN, ("bid", "1"))
    seat = table.roster.seat_of_user(ANN)
    assert table.row.clocks[seat].seconds_left == pytest.approx(2.5 * DAY, abs=700)
    await core.tables.undo(table, ANN, None, core.key())
    assert table.row.clocks[seat].seconds_left == pytest.approx(2 * DAY, abs=700)


async def test_another_time_for_turns_needs_everybody(core: Core) -> None:
    votes = core.services.votes
    table = await core.begin(ANN, BEN, game=UR, pace="1d")
    await core.pass_time(20 * HOUR)
    with pytest.raises(UnchangedTime):
        await votes.propose_time(table, ANN, "1d", None)
    vote = await votes.propose_time(table, ANN, "2d", "turn")
    await core.wait_until_idle()
    assert "2 days a turn" in texts(core)[-1]
    assert table.row.settings.pace == "1d"
    other = await votes.propose_time(table, ANN, "3d", "turn")
    assert other.id != vote.id
    await votes.cast_ballot(other.id, BEN, yes=False)
    assert table.row.settings.pace == "1d"
    await votes.cast_ballot(vote.id, BEN, yes=True)
    await core.wait_until_idle()
    assert (table.row.settings.pace, table.row.settings.late) == ("2d", "turn")
    assert public_flag_time(table.row) == pytest.approx(core.clock.now() + 2 * DAY + FREE, abs=1)
    assert "From now on" in "".join(texts(core)[-2:])
    await core.restart()
    table = await core.tables.find(table.id)
    assert public_flag_time(table.row) is not None
    without = await core.services.votes.propose_time(table, ANN, "none", None)
    await core.services.votes.cast_ballot(without.id, BEN, yes=True)
    assert (table.row.clocks, table.row.settings.late) == ((), "turn")


async def test_a_pause_needs_everybody_and_ends_with_a_move(core: Core) -> None:
    table = await core.begin(ANN, BEN, game=UR, pace="1d", reminders=24)
    vote = await core.services.votes.propose(table, ANN, "pause", None)
    assert table.row.rest is None
    await core.services.votes.cast_ballot(vote.id, BEN, True)
    await core.wait_until_idle()
    assert table.row.rest is not None
    said = len(texts(core))
    await core.pass_time(3 * DAY)
    assert len(texts(core)) == said
    left = table.row.clocks[asked(table)].seconds_left
    await move(core, table)
    assert table.row.rest is None
    assert left > DAY - 700


async def test_without_a_pace_nothing_is_stored_or_announced(core: Core) -> None:
    table = await core.begin(ANN, BEN, game=UR, reminders=24)
    await core.pass_time(3 * DAY)
    assert table.row.clocks == ()
    assert not any("time" in text.casefold() and "until" in text.casefold() for text in texts(core))
    assert await core.store.clocks.last_sign_of_life() is None


async def test_a_warning_that_is_late_does_not_ring_in_quiet_hours(core: Core) -> None:
    table = await core.begin(ANN, BEN, game=UR, pace="1d")
    user = user_of(table, asked(table))
    core.mailbox.before = refuse_posts
    await core.pass_time(FREE + 18 * HOUR)
    now = datetime.fromtimestamp(core.clock.now(), UTC)
    starts = (now.hour * 60 + now.minute) % 1440
    await core.people.set_quiet_hours(user, QuietHours(starts, (starts + 120) % 1440, "UTC"))
    core.mailbox.before = lambda name: None
    await core.restart()
    assert warnings(core) == 0
    warned = await until_text(core, "your time here ends")
    assert warned >= now.timestamp() + 119 * 60
    assert core.mailbox.pings[-1] == user
