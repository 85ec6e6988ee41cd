"""PURE: messages that call somebody after their quiet hours, remind them, or tell the table that they are silent."""

from bot.messages import board as words
from bot.messages.kinds import Notice, Nudge, Tell
from bot.model.pending import Away, Wait
from bot.store.rows import TableRow
from bot.tables.people import Person
from bot.text.voice import Voice, voice
from engine.game import Decision, Seat, Who


def call(row: TableRow, decision: Decision, wait: Wait, person: Person) -> Nudge:
    """Their quiet hours are over, and the table still waits for them."""
    return _nudge("nudge-call", row, decision, wait, person)


def reminder(row: TableRow, decision: Decision, wait: Wait, person: Person) -> Nudge:
    """They have not decided for a while."""
    return _nudge("nudge-reminder", row, decision, wait, person)


def notice(row: TableRow, wait: Wait, seat: Seat) -> Notice:
    """Somebody has answered no reminder: the others may want to go on some other way."""
    told = words.public(row)
    return Notice(told.say("notice-silent", who=Who(seat), count=wait.reminders, since=ago(wait.since)), seat)


def leaving(row: TableRow, away: Away, seat: Seat) -> Tell:
    """Somebody will be away."""
    days = {"starts": day(away.starts), "ends": day(away.ends - 1)}
    return Tell(words.public(row).say("away-begins", who=Who(seat), **days))


def returning(row: TableRow, seat: Seat) -> Tell:
    """Somebody is back."""
    return Tell(words.public(row).say("away-ends", who=Who(seat)))


def ago(moment: float) -> str:
    """A moment as Discord shows it to each reader: how long ago."""
    return f"<t:{int(moment)}:R>"


def day(moment: float) -> str:
    """The day of a moment as Discord shows it to each reader."""
    return f"<t:{int(moment)}:D>"


def _nudge(key: str, row: TableRow, decision: Decision, wait: Wait, person: Person) -> Nudge:
    told: Voice = voice(person.speaks or row.language, row.game, row.roster.names)
    said = told.say(key, person=f"<@{wait.user}>", since=ago(wait.since), decision=told.decision(decision))
    return Nudge(wait.user, said)
