"""The hours of the day in which a person is not pinged."""

from dataclasses import dataclass
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo


@dataclass(frozen=True, slots=True)
class QuietHours:
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

    def until(self, now: float) -> float | None:
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
        return next(moment for moment in (end.timestamp(), end.replace(fold=1).timestamp(), now + 3600) if moment > now)


def clock_time(minute: int) -> str:
    """Return a minute of the day as hours and minutes."""
    return f"{minute // 60:02}:{minute % 60:02}"
