"""Messages that ping players, remind them, or tell the table about absences."""

from bot.messages import board as words
from bot.messages.kinds import PingPlayer, PostAbsenceNotice, PostText
from bot.model.pending import Absence, Wait
from bot.model.person import Person
from bot.model.table import TableRecord
from bot.text.voice import Voice
from bot.text.voice import voice as voice_for
from engine.game import Decision, Seat, Who


def call(row: TableRecord, decision: Decision, wait: Wait, person: Person) -> PingPlayer:
    """Return the ping of a player whose quiet hours are over and for whom the table still waits."""
    return _nudge("nudge-call", row, decision, wait, person)


def reminder(row: TableRecord, decision: Decision, wait: Wait, person: Person) -> PingPlayer:
    """Return a reminder for a player who has not decided for a while."""
    return _nudge("nudge-reminder", row, decision, wait, person)


def notice(row: TableRecord, wait: Wait, seat: Seat) -> PostAbsenceNotice:
    """Return the message to the table about a player who has answered no reminder."""
    voice = words.public(row)
    return PostAbsenceNotice(
        voice.say("notice-silent", who=Who(seat), count=wait.reminders, since=ago(wait.since)), seat
    )


def leaving(row: TableRecord, away: Absence, seat: Seat) -> PostText:
    """Return the message that a player will be away."""
    days = {"starts": day(away.starts), "ends": day(away.ends - 1)}
    return PostText(words.public(row).say("away-begins", who=Who(seat), **days))


def returning(row: TableRecord, seat: Seat) -> PostText:
    """Return the message that a player is back."""
    return PostText(words.public(row).say("away-ends", who=Who(seat)))


def ago(moment: float) -> str:
    """Return a moment, in seconds since the epoch, as Discord shows it to each reader: how long ago
    (https://docs.discord.com/developers/reference#message-formatting)."""
    return f"<t:{int(moment)}:R>"


def day(moment: float) -> str:
    """Return the day of a moment, in seconds since the epoch, as Discord shows it to each reader."""
    return f"<t:{int(moment)}:D>"


def _nudge(key: str, row: TableRecord, decision: Decision, wait: Wait, person: Person) -> PingPlayer:
    voice: Voice = voice_for(person.speaks or row.language, row.game, row.roster.names)
    said = voice.say(key, person=f"<@{wait.user}>", since=ago(wait.since), decision=voice.decision(decision))
    return PingPlayer(wait.user, said)
