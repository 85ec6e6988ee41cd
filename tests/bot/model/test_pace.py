"""Clocks: what they count, what stops them, and that no flag falls without a warning in time."""

from collections.abc import Callable
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.model import pace
from bot.model.pace import PACES, TimeLimit
from bot.model.person import Person
from bot.model.quiet_hours import QuietHours
from bot.model.roster import Chair, Roster
from bot.model.table import Absence, SeatClock, TableRecord, TableSettings
from bot.model.times import DAY, HOUR
from tests.support.require import require

STEP = 600.0
"""The grid of all times: nothing is due between two of its lines."""

START = STEP * 2_000_000
ANN, BEN = 11, 22
NIGHT = QuietHours(22 * 60, 7 * 60, "Europe/Prague")
TIMED = sorted(name for name, known in PACES.items() if known is not None)
Do: TypeAlias = tuple[str, int, int]


def table(name: str, late: str = "vote") -> TableRecord:
    """Return a running table of two people with a pace."""
    chairs = (Chair("a", ANN, "Ann"), Chair("b", BEN, "Ben"))
    settings = TableSettings("en", pace=name, late=late)
    return TableRecord(1, 1, 1, ANN, "ur", settings, "open", Roster(chairs))


def pace_of(row: TableRecord) -> TimeLimit:
    """Return the pace of a table that has one."""
    return require(pace.pace_of(row))


class Play:
    """A table in time: each action happens at a line of the grid; its clocks are looked at when they want it, or at
    every line."""

    def __init__(self, name: str, quiet: bool, every_line: bool) -> None:
        self.now = START
        self.asked: tuple[int, ...] = (0,)
        self.row = pace.start_clocks(table(name), self.asked, self.now)
        self.people = {user: Person(user, quiet=NIGHT if quiet else None) for user in (ANN, BEN)}
        self.every_line = every_line
        self.queued: list[tuple[float, int]] = []
        self.warned: dict[int, float] = {}
        self.flags: list[tuple[float, int]] = []
        self.delay = 0.0

    def look(self) -> None:
        """Look at the clocks, and deliver the warnings whose time has come."""
        for due, user in [one for one in self.queued if one[0] <= self.now]:
            self.queued.remove((due, user))
            clock = pace.clock_of(self.row, user)
            if clock is not None and clock.is_warning_queued:
                self.row = pace.with_warning(self.row, user, self.now)
                self.warned[user] = self.now
        found = pace.check_clocks(self.row, self.people, self.now)
        self.row = pace.update_clocks(found.row, self.asked, self.now)
        self.queued += [(self.now + self.delay, self.row.roster.user_of(seat) or 0) for seat in found.warned]
        for seat in found.fallen:
            user = self.row.roster.user_of(seat) or 0
            hours = self.people[user].quiet
            assert self.now - self.warned[user] >= pace.warning_seconds(pace_of(self.row))
            assert hours is None or hours.end_after(self.now) is None
            self.flags.append((self.now, user))

    def passes(self, lines: int) -> None:
        """Let time pass."""
        for _ in range(lines):
            self.now += STEP
            due = [*pace.clock_check_times(self.row), *(time for time, _ in self.queued)]
            if self.every_line or any(time <= self.now for time in due):
                self.look()
                self.look()

    def act(self, do: Do) -> None:
        """Do one thing."""
        kind, first, second = do
        match kind:
            case "wait":
                self.passes(first)
            case "move":
                seat = self.asked[0]
                self.asked = (((1 - seat),), (0, 1), (seat,))[second % 3]
                self.row = pace.update_clocks(self.row, self.asked, self.now, moved={seat}, acted={seat})
            case "away":
                away = Absence(ANN, self.now + first * STEP, self.now + (first + second) * STEP)
                self.row = pace.with_absence(self.row, away, self.now)
            case "back":
                self.row = pace.with_return(self.row, ANN, self.now)
            case "outage":
                began, self.now = self.now, self.now + second * STEP
                for _ in range(2):  # a second start finds it again
                    self.row = pace.without_outage(self.row, began, self.now)
            case "slow":
                self.delay = first * STEP


ACTS = st.lists(
    st.tuples(
        st.sampled_from(["wait", "wait", "move", "move", "away", "back", "outage", "slow"]), *[st.integers(0, 300)] * 2
    ),
    max_size=12,
)


@given(name=st.sampled_from(TIMED), quiet=st.booleans(), acts=ACTS)
def test_no_flag_falls_without_a_warning_in_time_however_often_the_clocks_are_read(
    name: str, quiet: bool, acts: list[Do]
) -> None:
    often, once = Play(name, quiet, True), Play(name, quiet, False)
    for do in acts:
        often.act(do)
        once.act(do)
        for clock in often.row.clocks:
            assert 0 <= clock.seconds_left <= pace_of(often.row).start
            assert clock.absence_seconds <= pace.MAX_ABSENCE_SECONDS
    assert often.flags == once.flags
    assert often.warned == once.warned
    assert pace.current_clocks(often.row, often.now) == pace.current_clocks(once.row, once.now)


@given(name=st.sampled_from(TIMED), acts=ACTS)
def test_what_was_counted_and_what_was_stopped_is_the_time_that_has_passed(name: str, acts: list[Do]) -> None:
    play = Play(name, False, False)
    for do in acts:
        if do[0] == "move":
            continue
        play.act(do)
        ann = play.row.clocks[0]
        since = require(ann.counts_since)

        def stopped(until: float, since: float = since, ann: SeatClock = ann) -> float:
            return sum(max(0.0, min(end, until) - max(start, since)) for start, end in ann.uncounted_spans)

        passed = max(0.0, play.now - since)
        assert pace.seconds_used(ann, play.now) + stopped(play.now) == pytest.approx(passed)
        flag = require(pace.flag_time(ann))
        assert flag - since == pytest.approx(ann.seconds_left + stopped(flag))


def until(found: Callable[[Play], bool], play: Play) -> float:
    """Let time pass until something holds, and return when it does."""
    while not found(play):
        play.passes(1)
    return play.now


def test_a_day_a_turn_is_warned_after_eighteen_hours_and_ends_after_a_day() -> None:
    play = Play("1d", False, False)
    assert until(lambda play: bool(play.warned), play) == START + STEP + 18 * HOUR
    assert until(lambda play: bool(play.flags), play) == START + STEP + DAY
    assert play.row.clocks[0].flags_in_a_row == 1


def test_a_flag_waits_for_a_warning_that_came_late() -> None:
    play = Play("1d", False, False)
    play.delay = 30 * HOUR
    warned = until(lambda play: bool(play.warned), play)
    assert until(lambda play: bool(play.flags), play) == warned + 6 * HOUR


@pytest.mark.parametrize("hours", [1, 2])
def test_only_a_long_outage_brings_a_second_warning(hours: int) -> None:
    play = Play("1d", False, False)
    warned = until(lambda play: bool(play.warned), play)
    play.passes(2)
    play.act(("outage", 0, round(hours * HOUR / STEP)))
    over = play.now
    flag = until(lambda play: bool(play.flags), play)
    assert flag == (START + STEP + DAY + HOUR if hours == 1 else over + STEP + 6 * HOUR)
    assert (play.warned[ANN] == warned) == (hours == 1)


def test_a_bank_grows_by_its_gain_and_never_above_its_start() -> None:
    play = Play("bank-3d", False, False)
    play.passes(6 * 24)
    play.act(("move", 0, 0))
    assert play.row.clocks[0].seconds_left == 3 * DAY - (DAY - 600) + 12 * HOUR
    play.act(("move", 0, 0))
    assert play.row.clocks[1].seconds_left == 3 * DAY


def test_the_gain_comes_once_for_all_decisions_of_a_turn() -> None:
    play = Play("bank-3d", False, False)
    for _ in range(4):
        play.passes(6 * 6 + 1)
        play.act(("move", 0, 2))
    play.act(("move", 0, 0))
    assert play.row.clocks[0].seconds_left == 2 * DAY + 12 * HOUR


def test_an_answer_within_the_free_time_costs_nothing() -> None:
    row = pace.start_clocks(table("bank-3d"), (0, 1), START)
    row = pace.update_clocks(row, (1,), START + 599, moved={0}, acted={0})
    assert row.clocks[0].seconds_left == 3 * DAY


def test_all_who_are_asked_at_once_have_one_public_time_the_latest() -> None:
    row = pace.start_clocks(table("bank-3d"), (0, 1), START)
    row = replace(row, clocks=(replace(row.clocks[0], seconds_left=DAY), row.clocks[1]))
    assert pace.public_flag_time(row) == START + 600 + 3 * DAY


def test_fourteen_days_of_absence_stop_the_clock_and_no_more() -> None:
    row = pace.start_clocks(table("1d"), (0,), START)
    row = pace.with_absence(row, Absence(ANN, START, START + 60 * DAY), START)
    assert pace.flag_time(row.clocks[0]) == START + 15 * DAY
    assert pace.absence_seconds_left(row, ANN) == 0
    row = pace.with_return(row, ANN, START + 4 * DAY)
    assert pace.absence_seconds_left(row, ANN) == 10 * DAY
    assert pace.flag_time(row.clocks[0]) == START + 5 * DAY


def test_an_absence_that_is_cut_gives_no_time_back() -> None:
    row = pace.start_clocks(table("1d"), (0,), START)
    row = pace.with_absence(row, Absence(ANN, START + 20 * HOUR, START + 44 * HOUR), START + 12 * HOUR)
    row = pace.update_clocks(row, (1,), START + 600 + 22 * HOUR, moved={0}, acted={0})
    assert row.clocks[0].absence_seconds == 24 * HOUR
    kept = pace.current_clocks(pace.start_clocks(table("bank-3d"), (0,), START), START + 600 + 22 * HOUR)
    assert kept[0].seconds_left == 50 * HOUR


def test_an_undone_move_restores_the_time_of_that_moment_and_no_more() -> None:
    row = pace.start_clocks(table("bank-3d"), (0,), START)
    later = START + 600 + DAY
    kept = pace.current_clocks(row, later)
    row = pace.update_clocks(row, (1,), later, moved={0}, acted={0})
    row = pace.update_clocks(pace.restore_clocks(row, kept, later + HOUR), (0,), later + HOUR)
    assert [one.seconds_left for one in row.clocks] == [2 * DAY, 3 * DAY]
    assert [one.counts_since for one in row.clocks] == [later + HOUR + 600, None]


def test_a_substitute_has_the_whole_time_and_a_returned_person_what_was_left() -> None:
    row = replace(table("bank-3d"), clocks=(SeatClock(0, 60.0, flags_in_a_row=2), SeatClock(1, 60.0)))
    other = replace(row, roster=Roster((Chair("a", 33, "Cyd"), row.roster.chairs[1])))
    empty = replace(row, roster=Roster((Chair("a", None, "Computer"), row.roster.chairs[1])))
    assert pace.with_new_players(row, other).clocks[0] == SeatClock(0, 3 * DAY)
    assert pace.with_new_players(empty, row).clocks[0] == SeatClock(0, 12 * HOUR)


def test_a_table_without_a_pace_has_no_clocks() -> None:
    row = pace.start_clocks(table("none"), (0,), START)
    assert row == table("none")
    assert pace.update_clocks(row, (1,), START, moved={0}, acted={0}) == row
    assert pace.clock_check_times(row) == ()


def test_a_day_more_is_given_once() -> None:
    row = pace.start_clocks(table("1d"), (0,), START)
    assert pace.can_extend(row, ANN)
    assert not pace.can_extend(row, BEN)
    row = pace.with_extra_day(row, ANN)
    assert pace.flag_time(row.clocks[0]) == START + 600 + 2 * DAY
    assert not pace.can_extend(row, ANN)


def test_a_clock_that_was_set_back_counts_nothing() -> None:
    row = pace.start_clocks(table("1d"), (0,), START)
    assert pace.current_clocks(row, START - DAY)[0].seconds_left == DAY


def test_a_resting_tables_clock_stands_until_a_move() -> None:
    row = pace.start_clocks(table("1d"), (0,), START)
    row = pace.with_rest(row, "rest", START + DAY)
    assert pace.clock_check_times(row) == (START + 61 * DAY,)
    assert pace.public_flag_time(row) is None
    row = pace.update_clocks(row, (1,), START + 50 * DAY, moved={0}, acted={0})
    assert row.rest is None
    assert row.clocks[0].seconds_left == DAY


def test_another_pace_leaves_nobody_more_time_than_it_gives() -> None:
    row = pace.start_clocks(table("bank-5d"), (0,), START)
    later = pace.with_pace(row, "1d", START + DAY)
    assert [one.seconds_left for one in later.clocks] == [DAY] * len(row.clocks)
    flag = require(pace.public_flag_time(later))
    assert START + 2 * DAY <= flag <= START + 2 * DAY + pace.uncounted_seconds(row)
    almost = pace.with_pace(row, "1d", START + 4.5 * DAY)
    assert pace.public_flag_time(almost) == pace.public_flag_time(row)
