"""The clocks of the people at a table: how long each may take, when to warn them, and when their time is up.

A flag never falls earlier than `warning_seconds` after a delivered warning, whatever happens: downtime, lost
permissions, a full queue or quiet hours. Times are in seconds since the epoch.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.model.orders import DELAY_SECONDS
from bot.model.person import Person
from bot.model.quiet_hours import QuietHours
from bot.model.table import Absence, Rest, SeatClock, TableRecord
from bot.model.times import DAY, HOUR
from engine.game import Seat

MAX_ABSENCE_SECONDS, MAX_ABSENCE_SECONDS_IN_LEAGUE = 14 * DAY, 10 * DAY
"""Total seconds for which absences can stop a person's clock in one game, and in one game of a league."""

PAUSE_SECONDS, REST_SECONDS = 30 * DAY, 60 * DAY
"""Seconds after which a pause ends, and after which a resting table is cancelled."""

SHORT_OUTAGE_SECONDS = HOUR
"""The longest outage in seconds after which nobody is warned again: another ping would be worse than a time that is up
to an hour too early."""

MAX_FLAGS_IN_A_ROW = 3
"""Number of flags in a row after which a computer takes over the seat."""


class TimeLimit(Struct, frozen=True):
    """The time for a person's turns, in seconds. `start`: the time at the beginning, and the most that can be saved up.
    `gain`: the time added after each turn."""

    start: float
    gain: float


PACES: Mapping[str, TimeLimit | None] = {
    "none": None,
    "1d": TimeLimit(DAY, DAY),
    "2d": TimeLimit(2 * DAY, 2 * DAY),
    "3d": TimeLimit(3 * DAY, 3 * DAY),
    "7d": TimeLimit(7 * DAY, 7 * DAY),
    "bank-3d": TimeLimit(3 * DAY, 12 * HOUR),
    "bank-5d": TimeLimit(5 * DAY, 12 * HOUR),
    "bank-10d": TimeLimit(10 * DAY, 24 * HOUR),
}
"""The choices for the option `pace`, the usual one first. None means no clocks."""

LateChoice: TypeAlias = Literal["vote", "turn", "seat"]
LATE_CHOICES: tuple[LateChoice, ...] = ("vote", "turn", "seat")
"""The choices for the option `late`, the usual one first: the others vote, a computer plays this turn, or a computer
has the seat until the person returns."""


def pace_of(row: TableRecord) -> TimeLimit | None:
    """Return the time limit that the option `pace` of a table stands for, or None if it has no clocks."""
    return PACES.get(row.settings.pace)


def warning_seconds(pace: TimeLimit) -> float:
    """Return the seconds between a delivered warning and the flag: a quarter of the pace, but at least 2 and at most 12
    hours."""
    return min(max(pace.start / 4, 2 * HOUR), 12 * HOUR)


def uncounted_seconds(row: TableRecord) -> float:
    """Return the seconds at the beginning of each question that no clock counts: the longest delay of an answer by
    standing order, so that clocks do not reveal who gave one."""
    return float(DELAY_SECONDS[row.settings.orders_delay][1])


def seconds_used(clock: SeatClock, now: float) -> float:
    """Return the seconds that a clock has counted since it last started."""
    if clock.counts_since is None or now <= clock.counts_since:
        return 0.0
    stopped = sum(max(0.0, min(end, now) - max(start, clock.counts_since)) for start, end in clock.uncounted_spans)
    return max(0.0, now - clock.counts_since - stopped)


def flag_time(clock: SeatClock) -> float | None:
    """Return when a clock runs out, or None if it is stopped."""
    if clock.counts_since is None:
        return None
    time, seconds_left = clock.counts_since, clock.seconds_left
    for start, end in clock.uncounted_spans:
        if end <= time:
            continue
        if start - time >= seconds_left:
            break
        seconds_left -= max(0.0, start - time)
        time = end
    return time + seconds_left


def running_clocks(row: TableRecord) -> tuple[SeatClock, ...]:
    """Return the clocks that are running and whose flags have not fallen."""
    return tuple(clock for clock in row.clocks if clock.counts_since is not None and not clock.has_fallen)


def public_flag_time(row: TableRecord) -> float | None:
    """Return when the time for the open question ends, or None if no clock runs. It is the latest time of all asked
    seats, which hides whose clock is the shortest."""
    return max((time for clock in running_clocks(row) if (time := flag_time(clock)) is not None), default=None)


def clock_check_times(row: TableRecord) -> tuple[float, ...]:
    """Return the times at which a table acts because of its clocks: the next check of each clock, and the end of its
    rest."""
    if row.status != "open":
        return ()
    check_times = tuple(clock.next_check for clock in row.clocks if clock.next_check is not None)
    return (*check_times, row.rest.until) if row.rest is not None else check_times


def start_clocks(row: TableRecord, asked: Collection[Seat], now: float) -> TableRecord:
    """Return a table whose game begins, with its clocks set. `asked`: the deciding seats."""
    pace = pace_of(row)
    if pace is None:
        return row
    row = replace(row, clocks=tuple(SeatClock(seat, pace.start) for seat in row.roster.humans))
    for absence in row.away:
        row = with_absence(row, absence, now)
    return update_clocks(row, asked, now)


def update_clocks(
    row: TableRecord,
    asked: Collection[Seat],
    now: float,
    *,
    moved: Collection[Seat] = (),
    acted: Collection[Seat] = (),
) -> TableRecord:
    """Return the table with its clocks started and stopped for the seats `asked` now. A move resumes a resting table.
    `moved`: the seats that have made an entry. `acted`: those of them that moved by hand or by standing order."""
    pace = pace_of(row)
    if row.status != "open":
        return replace(row, clocks=(), rest=None)
    if moved and row.rest is not None:
        row = without_rest(row, now)
    if pace is None:
        return row
    has_moved, has_acted = frozenset(moved), frozenset(acted)
    clocks = tuple(_update_clock(row, pace, clock, frozenset(asked), has_moved, has_acted, now) for clock in row.clocks)
    return _with_check_times(replace(row, clocks=clocks), pace)


def _update_clock(
    row: TableRecord,
    pace: TimeLimit,
    clock: SeatClock,
    asked: frozenset[Seat],
    moved: frozenset[Seat],
    acted: frozenset[Seat],
    now: float,
) -> SeatClock:
    """Return one clock after a change, by the rules of `update_clocks`."""
    seat, has_person = clock.seat, row.roster.user_of(clock.seat) is not None
    is_asked = seat in asked and has_person
    changed_clock = _stop_clock(clock, now) if seat in moved or not is_asked or row.rest is not None else clock
    if seat in moved and seat not in asked:
        changed_clock = replace(
            changed_clock, seconds_left=min(pace.start, changed_clock.seconds_left + pace.gain), is_computer_turn=False
        )
    if seat in acted:
        changed_clock = replace(changed_clock, flags_in_a_row=0, is_computer_turn=False)
    if not has_person:
        changed_clock = replace(changed_clock, is_computer_turn=False)
    if is_asked and changed_clock.counts_since is None and not changed_clock.is_computer_turn and row.rest is None:
        changed_clock = replace(
            changed_clock,
            seconds_left=min(pace.start, changed_clock.seconds_left),
            counts_since=now + uncounted_seconds(row),
        )
    return changed_clock


def _stop_clock(clock: SeatClock, now: float) -> SeatClock:
    """Return a clock stopped at `now`: the time left is fixed, and warnings and flags of the current turn are
    dropped."""
    if clock.counts_since is None:
        return clock
    return replace(
        clock,
        seconds_left=max(0.0, clock.seconds_left - seconds_used(clock, now)),
        counts_since=None,
        next_check=None,
        delayed_until=0.0,
        is_warning_queued=False,
        warned_at=None,
        has_fallen=False,
        uncounted_spans=tuple((start, end) for start, end in clock.uncounted_spans if end > now),
    )


def _with_check_times(row: TableRecord, pace: TimeLimit) -> TableRecord:
    """Return the table with the next times at which to check its clocks."""
    flag, running = public_flag_time(row), running_clocks(row)
    if flag is None:
        return replace(row, clocks=tuple(replace(item, next_check=None) for item in row.clocks))
    span = warning_seconds(pace)
    warning_times = [item.warned_at for item in running if item.warned_at is not None]
    fall_time = max(flag, *(time + span for time in warning_times)) if len(warning_times) == len(running) else None
    clocks = []
    for clock in row.clocks:
        check_time = fall_time if clock.warned_at is not None else None if clock.is_warning_queued else flag - span
        is_checked = check_time is not None and clock in running
        clocks.append(replace(clock, next_check=max(check_time or 0.0, clock.delayed_until) if is_checked else None))
    return replace(row, clocks=tuple(clocks))


def with_pace(row: TableRecord, name: str, now: float) -> TableRecord:
    """Return a table with another pace, one of `PACES`, from now on. A person who has more time left than the new pace
    gives at the beginning loses the difference."""
    changed = replace(row, settings=replace(row.settings, pace=name))
    pace = pace_of(changed)
    if pace is None or row.status != "open":
        return changed
    clocks = tuple(_with_time_limited(clock, pace, now) for clock in row.clocks)
    return _with_check_times(replace(changed, clocks=clocks), pace)


def with_time(row: TableRecord, name: str, late: str, now: float) -> TableRecord:
    """Return a table for which everybody has agreed on a pace (one of `PACES`) and on the consequence of a flag (one of
    `LATE_CHOICES`). If the pace changes, every clock starts anew with the full time but does not run yet: the caller
    must then start the clocks of the seats that have to decide."""
    changed = replace(row, settings=replace(row.settings, pace=name, late=late))
    if name == row.settings.pace:
        return changed
    return start_clocks(replace(changed, clocks=()), (), now)


def _with_time_limited(clock: SeatClock, pace: TimeLimit, now: float) -> SeatClock:
    """Return a clock with at most the time that `pace` gives at the beginning. If this shortens the clock, the person
    is warned anew."""
    stopped = _stop_clock(clock, now)
    if clock.has_fallen or stopped.seconds_left <= pace.start:
        return clock
    return replace(
        stopped,
        seconds_left=pace.start,
        counts_since=None if clock.counts_since is None else max(now, clock.counts_since),
    )


def current_clocks(row: TableRecord, now: float) -> tuple[SeatClock, ...]:
    """Return the clocks of a table in their current state, to be stored with a move."""
    return tuple(replace(_stop_clock(clock, now), uncounted_spans=()) for clock in row.clocks)


def restore_clocks(row: TableRecord, stored_clocks: Sequence[SeatClock], now: float) -> TableRecord:
    """Return the table with the times and flags that its clocks had before a move that was undone. Time used for
    absences stays used, and so does the extra day."""
    stored_by_seat = {item.seat: item for item in stored_clocks}
    clocks = []
    for clock in row.clocks:
        stopped = replace(_stop_clock(clock, now), is_computer_turn=False)
        stored_clock = stored_by_seat.get(clock.seat)
        clocks.append(
            stopped
            if stored_clock is None
            else replace(stopped, seconds_left=stored_clock.seconds_left, flags_in_a_row=stored_clock.flags_in_a_row)
        )
    return replace(row, clocks=tuple(clocks))


def with_new_players(former_row: TableRecord, row: TableRecord) -> TableRecord:
    """Return a table with new clocks for the seats whose player has changed. A substitute begins with the full time. A
    person who returns after a computer gets the time that was left, and at least enough for a warning."""
    pace = pace_of(row)
    if pace is None or row.status != "open" or former_row.status != "open":
        return row
    clocks = {clock.seat: clock for clock in row.clocks}
    for seat in row.roster.humans:
        former, user = former_row.roster.user_of(seat), row.roster.user_of(seat)
        if former == user:
            continue
        clock = clocks.get(seat)
        if clock is None or former is not None:
            clocks[seat] = SeatClock(seat, pace.start)
        else:
            clocks[seat] = SeatClock(
                seat,
                max(clock.seconds_left, warning_seconds(pace)),
                has_extended=clock.has_extended,
                absence_seconds=clock.absence_seconds,
                uncounted_spans=clock.uncounted_spans,
            )
    return replace(row, clocks=tuple(clocks[seat] for seat in sorted(clocks)))


def without_clock(row: TableRecord, seat: Seat) -> TableRecord:
    """Return the table without the clock of a person whose data is deleted."""
    return replace(row, clocks=tuple(clock for clock in row.clocks if clock.seat != seat))


def _without_warning(clock: SeatClock) -> SeatClock:
    """Return a clock without its warning. The person must be warned again, because the flag's time has changed."""
    return replace(clock, delayed_until=0.0, is_warning_queued=False, warned_at=None)


def _with_clock_replaced(row: TableRecord, clock: SeatClock) -> TableRecord:
    pace = pace_of(row)
    changed = replace(row, clocks=tuple(clock if item.seat == clock.seat else item for item in row.clocks))
    return changed if pace is None else _with_check_times(changed, pace)


def clock_of(row: TableRecord, user: int) -> SeatClock | None:
    """Return the clock of a person, or None if they have none."""
    seat = row.roster.seat_of(user)
    return next((clock for clock in row.clocks if clock.seat == seat), None)


def with_absence(row: TableRecord, away: Absence, now: float) -> TableRecord:
    """Return the table with a person's clock stopped during an absence, for as long as their allowance lasts. The new
    absence replaces the rest of an earlier one. A flag that has fallen stays fallen."""
    row = with_return(row, away.user, now)
    clock = clock_of(row, away.user)
    if clock is None or clock.has_fallen:
        return row
    starts = max(away.starts, now)
    ends = min(away.ends, starts + absence_limit_seconds(row) - clock.absence_seconds)
    flag = flag_time(clock)
    if ends <= starts or (flag is not None and flag <= now):
        return row
    stopped = replace(
        clock,
        uncounted_spans=_merge_spans((*clock.uncounted_spans, (starts, ends))),
        absence_seconds=clock.absence_seconds + ends - starts,
    )
    return _with_clock_replaced(row, _without_warning(stopped) if flag != flag_time(stopped) else stopped)


def with_return(row: TableRecord, user: int, now: float) -> TableRecord:
    """Return the table with a person's clock running again, because they are back. The unused part of their absence
    returns to their allowance."""
    clock = clock_of(row, user)
    if clock is None:
        return row
    past_spans = tuple((start, min(end, now)) for start, end in clock.uncounted_spans if start < now)
    unused_seconds = sum(end - max(start, now) for start, end in clock.uncounted_spans if end > now)
    if unused_seconds <= 0:
        return row
    return _with_clock_replaced(
        row,
        _without_warning(
            replace(clock, uncounted_spans=past_spans, absence_seconds=max(0.0, clock.absence_seconds - unused_seconds))
        ),
    )


def absence_limit_seconds(row: TableRecord) -> float:
    """Return the seconds for which absences can stop a person's clock at a table."""
    return MAX_ABSENCE_SECONDS_IN_LEAGUE if row.settings.league else MAX_ABSENCE_SECONDS


def absence_seconds_left(row: TableRecord, user: int) -> float | None:
    """Return the seconds for which absences can still stop a person's clock, or None if they have no clock."""
    clock = clock_of(row, user)
    return None if clock is None else max(0.0, absence_limit_seconds(row) - clock.absence_seconds)


def without_outage(row: TableRecord, starts: float, ends: float) -> TableRecord:
    """Return the table with an outage left out of its clocks. After an outage of at most SHORT_OUTAGE_SECONDS,
    warnings already given stand, although the time that they named is slightly early. Applying the same outage twice
    changes nothing more."""
    pace = pace_of(row)
    if pace is None or row.status != "open" or ends <= starts:
        return row
    clocks = []
    for clock in row.clocks:
        extended = (
            replace(clock, uncounted_spans=_merge_spans((*clock.uncounted_spans, (starts, ends))))
            if clock.counts_since is not None
            else clock
        )
        if flag_time(extended) == flag_time(clock):
            clocks.append(clock)
        elif clock.warned_at is not None and ends - starts <= SHORT_OUTAGE_SECONDS:
            clocks.append(replace(extended, warned_at=clock.warned_at + ends - max(starts, clock.warned_at)))
        else:
            clocks.append(_without_warning(extended))
    return _with_check_times(replace(row, clocks=tuple(clocks)), pace)


def _merge_spans(spans: Sequence[tuple[float, float]]) -> tuple[tuple[float, float], ...]:
    """Return spans of time in order, with overlapping and touching spans merged."""
    merged: list[tuple[float, float]] = []
    for start, end in sorted(spans):
        if merged and start <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(end, merged[-1][1])
        else:
            merged.append((start, end))
    return tuple(merged)


def is_warned(row: TableRecord, user: int) -> bool:
    """Whether a warning was delivered to a person whose clock still runs."""
    clock = clock_of(row, user)
    return clock is not None and clock in running_clocks(row) and clock.warned_at is not None


def can_extend(row: TableRecord, user: int) -> bool:
    """Whether a person may ask for another day: their clock is running, they have not asked before in this game, and
    the game does not belong to a league."""
    clock = clock_of(row, user)
    return clock is not None and clock in running_clocks(row) and not clock.has_extended and not row.settings.league


def with_extra_day(row: TableRecord, user: int) -> TableRecord:
    """Return the table with one more day on a person's clock, for the only time in this game. The person is warned
    anew."""
    clock = clock_of(row, user)
    if clock is None:
        return row
    return _with_clock_replaced(
        row, _without_warning(replace(clock, seconds_left=clock.seconds_left + DAY, has_extended=True))
    )


def with_warning(row: TableRecord, user: int, delivered: float | None) -> TableRecord:
    """Return the table with a person's queued warning marked as delivered at the time `delivered`, or, if it is None,
    as delayed."""
    clock = clock_of(row, user)
    if clock is None or not clock.is_warning_queued:
        return row
    return _with_clock_replaced(row, replace(clock, delayed_until=0.0, is_warning_queued=False, warned_at=delivered))


class ClockCheck(Struct, frozen=True):
    """The result of checking a table's clocks.

    `row`: the table after the check. `warned`: the seats to warn. `fallen`: the seats whose time is up.
    """

    row: TableRecord
    warned: tuple[Seat, ...] = ()
    fallen: tuple[Seat, ...] = ()


def check_clocks(row: TableRecord, people: Mapping[int, Person], now: float) -> ClockCheck:
    """Check the clocks of a table and return the result. No person is warned or loses on time during their quiet hours;
    a flag is delayed to an hour after them. All asked seats are judged together."""
    pace, flag, running = pace_of(row), public_flag_time(row), running_clocks(row)
    if pace is None or flag is None or row.rest is not None or row.status != "open":
        return ClockCheck(row)
    quiet = {clock.seat: people[row.roster.user_of(clock.seat) or 0].quiet for clock in running}
    span = warning_seconds(pace)
    unwarned = (
        [clock for clock in running if clock.warned_at is None and not clock.is_warning_queued]
        if now >= flag - span
        else []
    )
    quiet_ends = {clock.seat: _end_of_quiet_hours(quiet[clock.seat], now) for clock in unwarned}
    clocks = tuple(
        replace(
            clock,
            next_check=quiet_ends[clock.seat],
            delayed_until=quiet_ends[clock.seat] or 0.0,
            is_warning_queued=quiet_ends[clock.seat] is None,
        )
        if clock.seat in quiet_ends
        else clock
        for clock in row.clocks
    )
    row = replace(row, clocks=clocks)
    warning_times = [clock.warned_at for clock in running_clocks(row) if clock.warned_at is not None]
    if len(warning_times) < len(running) or now < max(flag, *(time + span for time in warning_times)):
        return ClockCheck(row, tuple(seat for seat, end in quiet_ends.items() if end is None))
    return _drop_flags(row, tuple(clock.seat for clock in running), quiet.values(), now)


def _end_of_quiet_hours(hours: QuietHours | None, now: float) -> float | None:
    return hours.end_after(now) if hours is not None else None


def _drop_flags(
    row: TableRecord, seats: tuple[Seat, ...], quiet: Iterable[QuietHours | None], now: float
) -> ClockCheck:
    """Return the result in which the flags of these seats fall. In a person's quiet hours, and in the hour after them,
    all flags wait for the end of that hour."""
    quiet_ends = [
        end for hours in quiet for end in (_end_of_quiet_hours(hours, now), _end_of_quiet_hours(hours, now - HOUR))
    ]
    earliest = max((end + HOUR for end in quiet_ends if end is not None), default=now)
    if earliest > now:
        clocks = (
            replace(clock, next_check=earliest, delayed_until=earliest) if clock.seat in seats else clock
            for clock in row.clocks
        )
        return ClockCheck(replace(row, clocks=tuple(clocks)))
    fallen = (
        replace(clock, has_fallen=True, next_check=None, flags_in_a_row=clock.flags_in_a_row + 1)
        if clock.seat in seats
        else clock
        for clock in row.clocks
    )
    return ClockCheck(replace(row, clocks=tuple(fallen)), (), seats)


def are_all_late(row: TableRecord) -> bool:
    """Whether the last turn of every person ended with a fallen flag."""
    return all(clock.flags_in_a_row > 0 for clock in row.clocks if row.roster.user_of(clock.seat) is not None)


def with_computer_turn(row: TableRecord, seats: Collection[Seat]) -> TableRecord:
    """Return the table with a computer playing the current turn for these seats."""
    clocks = (
        replace(
            clock,
            is_computer_turn=True,
            seconds_left=0.0,
            counts_since=None,
            next_check=None,
            delayed_until=0.0,
            warned_at=None,
            has_fallen=False,
        )
        if clock.seat in seats
        else clock
        for clock in row.clocks
    )
    return replace(row, clocks=tuple(clocks))


def covered_seats(row: TableRecord) -> tuple[Seat, ...]:
    """Return the seats of people for whom a computer plays the current turn."""
    return tuple(
        clock.seat for clock in row.clocks if clock.is_computer_turn and row.roster.user_of(clock.seat) is not None
    )


def with_rest(row: TableRecord, kind: Literal["pause", "rest"], now: float) -> TableRecord:
    """Return the table with all clocks and reminders stopped: by agreement (`pause`), or because everybody is late
    (`rest`)."""
    clocks = tuple(replace(_stop_clock(clock, now), is_computer_turn=False) for clock in row.clocks)
    return replace(row, clocks=clocks, rest=Rest(kind, now, now + (PAUSE_SECONDS if kind == "pause" else REST_SECONDS)))


def without_rest(row: TableRecord, now: float) -> TableRecord:
    """Return the table resumed after a pause or a rest. Reminders start again. After a rest, everybody has at least the
    time of a warning left, and no flags in a row."""
    if row.rest is None:
        return row
    pace, was_rest = pace_of(row), row.rest.kind == "rest"
    hours = row.settings.reminders * HOUR
    renewed_waits = (
        replace(clock, due=now + hours if hours else None, reminders=0) if clock.called else clock
        for clock in row.waits
    )
    clocks = row.clocks
    if pace is not None and was_rest:
        clocks = tuple(
            replace(clock, seconds_left=max(clock.seconds_left, warning_seconds(pace)), flags_in_a_row=0)
            for clock in clocks
        )
    return replace(row, waits=tuple(renewed_waits), clocks=clocks, rest=None)
