"""Quiet hours: the daily span of time in which the bot does not ping a person."""

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from msgspec import Struct

from bot.model.times import HOUR


class QuietHours(Struct, frozen=True):
    """The daily span of time in which the bot does not ping a person.

    `starts`, `ends`: minutes after midnight; the span may include midnight. `zone`: the IANA name of the time zone.
    """

    starts: int
    ends: int
    zone: str

    @classmethod
    def from_text(cls, text: str) -> "QuietHours":
        """Return the quiet hours from their stored form, which `text` returns."""
        starts, ends, zone = text.split(" ", 2)
        return cls(int(starts), int(ends), zone)

    @property
    def text(self) -> str:
        """Return the stored form of these hours."""
        return f"{self.starts} {self.ends} {self.zone}"

    def end_after(self, now: float) -> float | None:
        """Return when the quiet hours that include `now` end, in seconds since the epoch, or None if `now` is outside
        them."""
        zone = ZoneInfo(self.zone)
        local_time = datetime.fromtimestamp(now, zone)
        minute = local_time.hour * 60 + local_time.minute
        overnight = self.ends <= self.starts
        is_evening = minute >= self.starts
        if not (is_evening or minute < self.ends) if overnight else not (is_evening and minute < self.ends):
            return None
        day = local_time.date() + timedelta(days=1) if overnight and is_evening else local_time.date()
        end = datetime.combine(day, time(self.ends // 60, self.ends % 60), zone)
        # When clocks go back, the end comes twice in a night, and the first one may be over.
        return next(moment for moment in (end.timestamp(), end.replace(fold=1).timestamp(), now + HOUR) if moment > now)
