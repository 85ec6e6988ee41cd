"""Messages about waits that are due: pings, reminders and notices."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.messages import board as words
from bot.messages.outgoing import Consequences, Outgoing, PingPlayer, PostAbsenceNotice, PostText
from bot.model.mentions import relative_time
from bot.model.pace import pace_of
from bot.model.person import Person
from bot.model.reminders import MAX_REMINDERS, next_reminder
from bot.model.table import Absence, TableRecord, Wait
from bot.text.seats import voice_at_table
from engine.game import Decision, Seat, SeatRef


def due_messages(row: TableRecord, decision: Decision, people: Mapping[int, Person], now: float) -> Consequences:
    """Return the messages about the waits that are due at `now` (seconds since the epoch), and the table with the next
    due times."""
    messages: list[Outgoing] = []
    waits = []
    for wait in row.waits:
        if wait.due is None or wait.due > now:
            waits.append(wait)
            continue
        put_off = _delayed_until(row, wait, people[wait.user], now)
        renewed_wait, outgoing = (
            (replace(wait, due=put_off), ()) if put_off else _remind(row, decision, wait, people, now)
        )
        waits.append(renewed_wait)
        messages += outgoing
    return Consequences(replace(row, waits=tuple(waits)), tuple(messages))


def _delayed_until(row: TableRecord, wait: Wait, person: Person, now: float) -> float | None:
    """Return when a message to a person may be sent: a reminder after their absence, a ping after their quiet hours.
    Return None if it may be sent now."""
    absence = max((a.ends for a in row.away if a.user == wait.user and a.starts <= now < a.ends), default=None)
    if absence is not None and wait.called:
        return absence
    silent = wait.called and wait.reminders >= MAX_REMINDERS
    return None if silent else person.quiet_until(now)


def _remind(
    row: TableRecord, decision: Decision, wait: Wait, people: Mapping[int, Person], now: float
) -> tuple[Wait, tuple[Outgoing, ...]]:
    person = people[wait.user]
    if not wait.called:
        called = replace(wait, called=True, due=next_reminder(row, now))
        return called, (ping_after_quiet_hours(row, decision, wait, person),)
    if wait.reminders >= MAX_REMINDERS and pace_of(row) is not None:
        return replace(wait, due=None), ()
    if wait.reminders >= MAX_REMINDERS:
        return replace(wait, due=None), (absence_notice(row, wait, row.roster.seat_of_user(wait.user)),)
    reminded = replace(wait, reminders=wait.reminders + 1, due=next_reminder(row, now))
    return reminded, (reminder(row, decision, wait, person),)


def ping_after_quiet_hours(row: TableRecord, decision: Decision, wait: Wait, person: Person) -> PingPlayer:
    """Return the ping of a player at the end of their quiet hours, while the table still waits for them."""
    return _ping_player("nudge-call", row, decision, wait, person)


def reminder(row: TableRecord, decision: Decision, wait: Wait, person: Person) -> PingPlayer:
    """Return a reminder for a player who has not decided for a while."""
    return _ping_player("nudge-reminder", row, decision, wait, person)


def absence_notice(row: TableRecord, wait: Wait, seat: Seat) -> PostAbsenceNotice:
    """Return the message to the table about a player who has answered no reminder."""
    voice = words.public_voice(row)
    return PostAbsenceNotice(
        voice.say("notice-silent", who=SeatRef(seat), count=wait.reminders, since=relative_time(wait.since)), seat
    )


def absence_text(row: TableRecord, away: Absence, seat: Seat) -> PostText:
    """Return the message that reports that a player will be away."""
    days = {"starts": date_text(away.starts), "ends": date_text(away.ends - 1)}
    return PostText(words.public_voice(row).say("away-begins", who=SeatRef(seat), **days))


def return_text(row: TableRecord, seat: Seat) -> PostText:
    """Return the message that reports that a player is back."""
    return PostText(words.public_voice(row).say("away-ends", who=SeatRef(seat)))


def date_text(moment: float) -> str:
    """Return the day of a time, in seconds since the epoch, in the markup that Discord shows in each reader's time
    zone."""
    return f"<t:{int(moment)}:D>"


def _ping_player(key: str, row: TableRecord, decision: Decision, wait: Wait, person: Person) -> PingPlayer:
    voice = voice_at_table(person.private_language or row.settings.language, row.game, row.roster)
    text = voice.say(key, person=f"<@{wait.user}>", since=relative_time(wait.since), decision=voice.decision(decision))
    return PingPlayer(wait.user, text)
