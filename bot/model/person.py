"""A person: their settings, quiet hours, daily digest, private panel at a table, and pending answer."""

from datetime import date, datetime, time, timedelta
from itertools import count
from zoneinfo import ZoneInfo

from msgspec import Struct

from bot.model.times import HOUR
from engine.game import Words


class QuietHours(Struct, frozen=True):
    """A daily span of time.

    `starts`, `ends`: minutes after midnight; a span may go past midnight.
    `zone`: the IANA name of the time zone.
    """

    starts: int
    ends: int
    zone: str

    @classmethod
    def read(cls, text: str) -> "QuietHours":
        """Return the quiet hours that `text` wrote."""
        starts, ends, zone = text.split(" ", 2)
        return cls(int(starts), int(ends), zone)

    @property
    def text(self) -> str:
        """Return these hours as they are stored."""
        return f"{self.starts} {self.ends} {self.zone}"

    def end_after(self, now: float) -> float | None:
        """Return when the quiet hours that include `now` end, in seconds since the epoch; None outside of them."""
        zone = ZoneInfo(self.zone)
        here = datetime.fromtimestamp(now, zone)
        minute = here.hour * 60 + here.minute
        overnight = self.ends <= self.starts
        late = minute >= self.starts
        if not (late or minute < self.ends) if overnight else not (late and minute < self.ends):
            return None
        day = here.date() + timedelta(days=1) if overnight and late else here.date()
        end = datetime.combine(day, time(self.ends // 60, self.ends % 60), zone)
        # Where clocks go back, the end comes twice a night: the first may be over.
        return next(moment for moment in (end.timestamp(), end.replace(fold=1).timestamp(), now + HOUR) if moment > now)


class Digest(Struct, frozen=True):
    """The time at which a person gets their daily digest.

    `minute`: minutes after midnight.
    `zone`: the IANA name of the time zone.
    """

    minute: int
    zone: str

    @classmethod
    def read(cls, text: str) -> "Digest":
        """Return the digest's time that `text` wrote."""
        minute, zone = text.split(" ", 1)
        return cls(int(minute), zone)

    @property
    def text(self) -> str:
        """Return this time as it is stored."""
        return f"{self.minute} {self.zone}"

    def day_of(self, moment: float) -> str:
        """Return the day of a moment for its reader, as an ISO date."""
        return datetime.fromtimestamp(moment, ZoneInfo(self.zone)).date().isoformat()

    def last_day_without(self, now: float) -> str:
        """Return the last day, as an ISO date, whose digest time has passed `now`."""
        today = date.fromisoformat(self.day_of(now))
        return (today if self._moment(today) <= now else today - timedelta(1)).isoformat()

    def next_after(self, digested: str, quiet: QuietHours | None, now: float) -> "DueDigest":
        """Return the first digest whose day is not over and later than `digested`, an ISO date; quiet hours delay it to
        their end. It may be due already. `now`: seconds since the epoch."""
        today = self.day_of(now)
        planned = (self._moment(date.fromisoformat(today) + timedelta(days)) for days in count(-1))
        moments = (quiet.end_after(moment) or moment if quiet is not None else moment for moment in planned)
        due = (DueDigest(moment, self.day_of(moment)) for moment in moments)  # yesterday's may end a night later
        return next(one for one in due if one.day >= today and one.day > digested)

    def _moment(self, day: date) -> float:
        clock = time(self.minute // 60, self.minute % 60)
        return datetime.combine(day, clock, ZoneInfo(self.zone)).timestamp()


class DueDigest(Struct, frozen=True):
    """A future digest.

    `moment`: when it is due, in seconds since the epoch.
    `day`: the day on which its reader gets it, as an ISO date of their time zone.
    """

    moment: float
    day: str


def clock_time(minute: int) -> str:
    """Return a minute of the day as hours and minutes."""
    return f"{minute // 60:02}:{minute % 60:02}"


class Person(Struct, frozen=True):
    """A person's settings, and facts about them from Discord.

    `user`: Discord's id.
    `language`: the language they chose; None: none yet.
    `client`: the language that their Discord used last.
    `dm`: whether they want direct messages.
    `dm_closed`: whether Discord refused to deliver the last direct message.
    `quiet`: when they must not be pinged.
    `theme`: how pictures for them are drawn; None: as the table's.
    `proposals`: whether moves are proposed to them.
    `invitations`: whether the bot may mention them when others invite them to a table.
    `ends`: whether their turn ends by itself if only minor moves are left.
    `signs`: whether signs stand before the words on controls and in lists.
    `digest`: when they get a daily digest of the tables that wait for them; None: never.
    `digest_failed`: whether the digest was turned off because Discord delivers them no direct messages, and they do not
        know that yet.
    `next_table`: whether a private answer has a link to the next table that waits for them.
    """

    user: int
    language: str | None = None
    dm: bool = True
    dm_closed: bool = False
    client: str | None = None
    quiet: QuietHours | None = None
    theme: str | None = None
    proposals: bool = True
    invitations: bool = True
    ends: bool = False
    signs: bool = True
    digest: Digest | None = None
    digest_failed: bool = False
    next_table: bool = True

    @property
    def private_language(self) -> str | None:
        """Return the language for private messages; None if it is unknown."""
        return self.language or self.client

    @property
    def is_reachable(self) -> bool:
        """Whether to try a direct message."""
        return self.dm and not self.dm_closed


LIFETIME = 15 * 60.0
"""Seconds for which an interaction's token can edit or delete its message
(https://docs.discord.com/developers/interactions/receiving-and-responding#followup-messages)."""


class Pictured(Struct, frozen=True):
    """The content of a panel's pictures.

    `scenes`: a fingerprint of it, valid in this process.
    `files`: the names of the files.
    """

    scenes: int
    files: tuple[str, ...]


NO_PICTURE = Pictured(0, ())
"""The value of `pictured` for a panel without pictures."""


class Panel(Struct, frozen=True):
    """The newest panel of `user` at `table`. `heading`, `pictured`, `lags` and `since` are not stored.

    `message`: its id.
    `token`: of the interaction that showed it last.
    `until`: when the token ends, in seconds since the epoch.
    `version`: the table's version that it shows.
    `prefix`: the words chosen so far.
    `heading`: the sentences above it.
    `closed`: whether it says that the game was cancelled.
    `pictured`: the content of its pictures; None: unknown.
    `lags`: whether it could not be edited when the table changed.
    `since`: the table's version when the message was posted; -1: unknown. Boards of later versions stand below it.
    """

    user: int
    table: int
    message: int
    token: str
    until: float
    version: int = -1
    prefix: Words = ()
    heading: tuple[str, ...] = ()
    closed: bool = False
    pictured: Pictured | None = None
    lags: bool = False
    since: int = -1


class DeferredAnswer(Struct, frozen=True):
    """A deferred answer, shown as "thinking".

    `interaction`: its id.
    `token`: the token by which it is edited.
    `language`: the person's language.
    `until`: when the token ends, in seconds since the epoch.
    """

    interaction: int
    token: str
    language: str
    until: float
