"""PURE: the hours of the day in which a person's phone must not ring."""

from dataclasses import dataclass
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From one minute of the day to another, past midnight if need be, as clocks in `zone` show it."""

    starts: int
    ends: int
    zone: str

    @classmethod
    def read(cls, text: str) -> "QuietHours":
        """What `text` wrote."""
        starts, ends, zone = text.split(" ", 2)
        return cls(int(starts), int(ends), zone)

    @property
    def text(self) -> str:
        """These hours as they are stored."""
        return f"{self.starts} {self.ends} {self.zone}"

    def until(self, now: float) -> float | None:
        """When the quiet hours that are now will end; None outside of them."""
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
        return next(at for at in (end.timestamp(), end.replace(fold=1).timestamp(), now + 3600) if at > now)


def clock_time(minute: int) -> str:
    """A minute of the day as it is written."""
    return f"{minute // 60:02}:{minute % 60:02}"
