"""Rate limits: the headers that a client obeys, and real buckets if they are wanted.

Source: https://docs.discord.com/developers/topics/rate-limits
"""

from dataclasses import dataclass

from bot.sandbox.json_types import Seconds

GLOBAL_PER_SECOND = 50
UNLIMITED_ROUTES = ("/interactions/", "/webhooks/")


@dataclass
class Bucket:
    """The number of requests of one kind that may still be sent, and the time at which the bucket is filled again."""

    ends: float
    left: int


class Rates:
    """The buckets of the bot. Unless `real` is set, they never run empty."""

    def __init__(self, clock: Seconds) -> None:
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self.real = False
        self.size = 5
        self.window = 5.0

    def count_request(self, method: str, path: str) -> tuple[dict[str, str], float | None, bool]:
        """Return the headers for a request, the seconds to wait if it comes too soon, and whether the limit is
        global."""
        if not self.real:
            return self._headers("free", 50, 49, 1.0), None, False
        if not path.startswith(UNLIMITED_ROUTES):
            everything = self._bucket("global", GLOBAL_PER_SECOND, 1.0)
            if everything.left < 0:
                wait = everything.ends - self._clock()
                return self._headers("global", GLOBAL_PER_SECOND, 0, wait), wait, True
        name = f"{method}{'/'.join(path.split('/')[:4])}"
        bucket = self._bucket(name, self.size, self.window)
        wait = bucket.ends - self._clock()
        return self._headers(name, self.size, max(bucket.left, 0), wait), wait if bucket.left < 0 else None, False

    def _bucket(self, name: str, size: int, window: float) -> Bucket:
        now = self._clock()
        bucket = self._buckets.get(name)
        if bucket is None or bucket.ends <= now:
            bucket = self._buckets[name] = Bucket(now + window, size)
        bucket.left -= 1
        return bucket

    def _headers(self, name: str, limit: int, remaining: int, wait: float) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(remaining),
            "X-RateLimit-Reset": f"{self._clock() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": f"{hash(name) & 0xFFFFFFFF:08x}",
            "Via": "1.1 sandbox",
        }
