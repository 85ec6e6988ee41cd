"""A person: their settings, daily digest, private panel at a table, and pending answer."""

from datetime import date, datetime, time, timedelta
from itertools import count
from zoneinfo import ZoneInfo

from msgspec import Struct

from bot.model.quiet_hours import QuietHours
from engine.game import Words


class DailyDigest(Struct, frozen=True):
    """The time of day at which a person gets their daily digest.

    `minute`: minutes after midnight. `zone`: the IANA name of the time zone.
    """

    minute: int
    zone: str

    @classmethod
    def from_text(cls, text: str) -> "DailyDigest":
        """Return the digest's time from its stored form, which `text` returns."""
        minute, zone = text.split(" ", 1)
        return cls(int(minute), zone)

    @property
    def text(self) -> str:
        """Return the stored form of this time."""
        return f"{self.minute} {self.zone}"

    def day_of(self, moment: float) -> str:
        """Return the day of a time in the reader's time zone, as an ISO date."""
        return datetime.fromtimestamp(moment, ZoneInfo(self.zone)).date().isoformat()

    def last_past_day(self, now: float) -> str:
        """Return the last day whose digest time is not later than `now`, as an ISO date."""
        today = date.fromisoformat(self.day_of(now))
        return (today if self._time_on(today) <= now else today - timedelta(1)).isoformat()

    def next_after(self, last_day: str, quiet: QuietHours | None, now: float) -> "NextDigest":
        """Return the first digest that is for today or later and for a day after `last_day` (an ISO date). Quiet hours
        delay it until they end. The digest may already be due. `now`: seconds since the epoch."""
        today = self.day_of(now)
        planned = (self._time_on(date.fromisoformat(today) + timedelta(days)) for days in count(-1))
        moments = (quiet.end_after(moment) or moment if quiet is not None else moment for moment in planned)
        digests = (
            NextDigest(moment, self.day_of(moment)) for moment in moments
        )  # yesterday's may be delayed into today
        return next(digest for digest in digests if digest.day >= today and digest.day > last_day)

    def _time_on(self, day: date) -> float:
        clock = time(self.minute // 60, self.minute % 60)
        return datetime.combine(day, clock, ZoneInfo(self.zone)).timestamp()


class NextDigest(Struct, frozen=True):
    """The next digest.

    `due`: when it is due, in seconds since the epoch. `day`: the day on which its reader gets it, as an ISO date in
    their time zone.
    """

    due: float
    day: str


def clock_time(minute: int) -> str:
    """Return minutes after midnight as text, such as "07:30"."""
    return f"{minute // 60:02}:{minute % 60:02}"


class Person(Struct, frozen=True):
    """A person's settings, and facts about them from Discord.

    `user`: Discord's id.
    `language`: the language they chose, or None if they have not.
    `client`: the language that their Discord client last used.
    `dm`: whether they want direct messages.
    `dm_closed`: whether Discord refused to deliver the last direct message.
    `quiet`: the daily hours without pings, or None.
    `theme`: the theme of pictures for them, or None for the table's theme.
    `proposals`: whether moves are proposed to them.
    `invitations`: whether the bot may mention them when others invite them to a table.
    `ends`: whether their turn ends automatically if only minor moves are left.
    `signs`: whether emojis stand in front of the words on controls and in lists.
    `digest`: the time of a daily digest of the tables that wait for them, or None for no digest.
    `digest_failed`: whether the digest was turned off because Discord does not deliver them direct messages, and they
        do not know about it yet.
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
    digest: DailyDigest | None = None
    digest_failed: bool = False
    next_table: bool = True

    @property
    def private_language(self) -> str | None:
        """Return the language for private messages to the person, or None if it is unknown."""
        return self.language or self.client

    @property
    def is_reachable(self) -> bool:
        """Whether to try sending the person a direct message."""
        return self.dm and not self.dm_closed

    def quiet_until(self, now: float) -> float | None:
        """Return when the person's current quiet hours end, in seconds since the epoch, or None outside them."""
        return self.quiet.end_after(now) if self.quiet is not None else None


TOKEN_LIFETIME_SECONDS = 15 * 60.0
"""Seconds for which an interaction's token can edit or delete its message
(https://docs.discord.com/developers/interactions/receiving-and-responding#followup-messages)."""


class PanelPictures(Struct, frozen=True):
    """The content of a panel's pictures.

    `scenes`: a fingerprint of the content, valid only in this process. `files`: the names of the files.
    """

    scenes: int
    files: tuple[str, ...]


NO_PICTURES = PanelPictures(0, ())
"""The value of `pictured` for a panel without pictures."""


class Panel(Struct, frozen=True):
    """The newest panel of `user` at `table`. `heading`, `pictured`, `lags` and `since` are not stored.

    `message`: the id of its message.
    `token`: the token of the interaction that last showed it.
    `until`: when the token ends, in seconds since the epoch.
    `version`: the version of the table that it shows.
    `prefix`: the words chosen so far.
    `heading`: the sentences at its top.
    `closed`: whether it says that the game was cancelled.
    `pictured`: the content of its pictures, or None if unknown.
    `lags`: whether an edit failed when the table changed.
    `since`: the version of the table when the message was posted, or -1 if unknown; boards of later versions are posted
        below it.
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
    pictured: PanelPictures | None = None
    lags: bool = False
    since: int = -1


class DeferredAnswer(Struct, frozen=True):
    """A deferred answer, shown as "thinking".

    `interaction`: the id of the interaction. `token`: the token for editing the answer. `language`: the person's
    language. `until`: when the token ends, in seconds since the epoch.
    """

    interaction: int
    token: str
    language: str
    until: float
