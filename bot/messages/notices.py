"""PURE: messages that call somebody after their quiet hours, remind them, or tell the table that they are silent."""

from bot.messages import board as words
from bot.messages.kinds import PingPlayer, PostAbsenceNotice, PostText
from bot.model.pending import Absence, Wait
from bot.model.person import Person
from bot.model.table import TableRecord
from bot.text.voice import Voice, voice
from engine.game import Decision, Seat, Who


def call(row: TableRecord, decision: Decision, wait: Wait, person: Person) -> PingPlayer:
    """Their quiet hours are over, and the table still waits for them."""
    return _nudge("nudge-call", row, decision, wait, person)


def reminder(row: TableRecord, decision: Decision, wait: Wait, person: Person) -> PingPlayer:
    """They have not decided for a while."""
    return _nudge("nudge-reminder", row, decision, wait, person)


def notice(row: TableRecord, wait: Wait, seat: Seat) -> PostAbsenceNotice:
    """Somebody has answered no reminder: the others may want to go on some other way."""
    told = words.public(row)
    return PostAbsenceNotice(
        told.say("notice-silent", who=Who(seat), count=wait.reminders, since=ago(wait.since)), seat
    )


def leaving(row: TableRecord, away: Absence, seat: Seat) -> PostText:
    """Somebody will be away."""
    days = {"starts": day(away.starts), "ends": day(away.ends - 1)}
    return PostText(words.public(row).say("away-begins", who=Who(seat), **days))


def returning(row: TableRecord, seat: Seat) -> PostText:
    """Somebody is back."""
    return PostText(words.public(row).say("away-ends", who=Who(seat)))


def ago(moment: float) -> str:
    """A moment as Discord shows it to each reader: how long ago."""
    return f"<t:{int(moment)}:R>"


def day(moment: float) -> str:
    """The day of a moment as Discord shows it to each reader."""
    return f"<t:{int(moment)}:D>"


def _nudge(key: str, row: TableRecord, decision: Decision, wait: Wait, person: Person) -> PingPlayer:
    told: Voice = voice(person.speaks or row.language, row.game, row.roster.names)
    said = told.say(key, person=f"<@{wait.user}>", since=ago(wait.since), decision=told.decision(decision))
    return PingPlayer(wait.user, said)
