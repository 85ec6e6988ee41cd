"""For whom a table waits, and what is said about it when."""

from msgspec.structs import replace

from bot.messages.outgoing import Outgoing, PingPlayer, PostAbsenceNotice
from bot.messages.reminders import due_messages
from bot.model import reminders
from bot.model.person import Person
from bot.model.quiet_hours import QuietHours
from bot.model.roster import Chair, Roster
from bot.model.table import Absence, TableRecord, TableSettings, Wait
from engine.game import Decision

HOUR = 3600.0
NOW = 1_000_000.0 - 1_000_000.0 % (24 * HOUR)
"""Midnight in UTC."""

ANN, BEN = 1, 2
ROSTER = Roster((Chair("archer", ANN, "Ann"), Chair("bull", BEN, "Ben"), Chair("lion", None, "Computer")))
ROW = TableRecord(1, 9, 77, ANN, "auction", TableSettings("en"), "open", ROSTER)
ALL = Decision("bid", (0, 1, 2), ())
FIRST = Decision("bid", (0,), ())


def kept(row: TableRecord, decision: Decision | None, mover: int | None = None, now: float = NOW) -> TableRecord:
    return reminders.with_waits(row, decision, mover, now)


def passed(row: TableRecord, hours: float, quiet: QuietHours | None = None) -> tuple[TableRecord, tuple[Outgoing, ...]]:
    """The table so many hours later, and what is owed then."""
    people = {ANN: Person(ANN, quiet=quiet), BEN: Person(BEN)}
    owing = due_messages(row, FIRST, people, NOW + hours * HOUR)
    return owing.row, owing.outgoing


def test_people_are_waited_for_and_computers_are_not() -> None:
    assert [wait.user for wait in kept(ROW, ALL).waits] == [ANN, BEN]
    assert kept(ROW, ALL).waits[0] == Wait(ANN, NOW, NOW + 24 * HOUR)


def test_a_wait_goes_on_until_its_player_moves() -> None:
    row = kept(ROW, ALL)
    later = kept(row, ALL, 1, NOW + HOUR)
    assert [wait.since for wait in later.waits] == [NOW, NOW + HOUR]
    assert [wait.user for wait in kept(later, FIRST, 1).waits] == [ANN]
    assert kept(later, None).waits == ()


def test_who_gets_up_is_waited_for_no_more_and_who_follows_anew() -> None:
    row = replace(kept(ROW, FIRST), away=(Absence(ANN, NOW, NOW + HOUR),))
    chairs = (Chair("archer", 3, "Cyd"), *ROSTER.chairs[1:])
    after = kept(replace(row, roster=Roster(chairs)), FIRST, None, NOW + 5)
    assert [(wait.user, wait.since) for wait in after.waits] == [(3, NOW + 5)]
    assert after.away == ()


def test_a_closed_table_remembers_nobody() -> None:
    row = replace(kept(ROW, ALL), status="over", away=(Absence(ANN, NOW, NOW + HOUR),))
    assert (kept(row, None).waits, kept(row, None).away) == ((), ())


def test_three_reminders_then_a_notice_then_nothing() -> None:
    row, said = kept(ROW, FIRST), []
    for day in range(1, 8):
        row, debts = passed(row, 24 * day)
        said += [type(debt) for debt in debts]
    assert said == [PingPlayer, PingPlayer, PingPlayer, PostAbsenceNotice]
    assert reminders.reminder_times(row) == ()


def test_a_reminder_names_what_is_owed_and_since_when() -> None:
    _, (debt,) = passed(kept(ROW, FIRST), 24)
    assert isinstance(debt, PingPlayer)
    assert debt.user == ANN
    assert f"<@{ANN}>" in debt.text
    assert f"<t:{int(NOW)}:R>" in debt.text


def test_a_clock_that_jumps_reminds_once() -> None:
    row, debts = passed(kept(ROW, FIRST), 24 * 30)
    assert len(debts) == 1
    assert passed(row, 24 * 30)[1] == ()
    assert passed(row, 2)[1] == ()


def test_a_table_without_reminders_calls_after_quiet_hours_and_no_more() -> None:
    row = reminders.with_ping_delayed(
        kept(replace(ROW, settings=TableSettings("en", reminders=0)), FIRST), ANN, NOW + HOUR
    )
    row, debts = passed(row, 1)
    assert [type(debt) for debt in debts] == [PingPlayer]
    assert reminders.reminder_times(row) == ()


def test_reminders_wait_for_the_end_of_quiet_hours_and_a_notice_does_not() -> None:
    quiet = QuietHours(0, 6 * 60, "UTC")
    row, debts = passed(kept(ROW, FIRST), 24, quiet)
    assert debts == ()
    assert reminders.reminder_times(row) == (NOW + 30 * HOUR,)
    silent = replace(row, waits=(replace(row.waits[0], reminders=3),))
    assert [type(debt) for debt in passed(silent, 48, quiet)[1]] == [PostAbsenceNotice]


def test_an_absence_puts_reminders_off_to_its_end_but_no_call() -> None:
    row = replace(kept(ROW, FIRST), away=(Absence(ANN, NOW, NOW + 72 * HOUR),))
    later, debts = passed(row, 24)
    assert (debts, reminders.reminder_times(later)) == ((), (NOW + 72 * HOUR,))
    assert [type(debt) for debt in passed(later, 72)[1]] == [PingPlayer]
    assert [type(debt) for debt in passed(reminders.with_ping_delayed(row, ANN, NOW + HOUR), 1)[1]] == [PingPlayer]


def test_a_player_who_is_back_has_a_whole_span_again() -> None:
    row = kept(ROW, FIRST)
    assert reminders.reminder_times(reminders.restart_reminder(row, ANN, NOW + HOUR)) == (NOW + 25 * HOUR,)
    assert reminders.restart_reminder(row, BEN, NOW + HOUR) == row
