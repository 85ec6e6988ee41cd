"""Faults on demand: requests that fail, are dropped, or wait until they are released."""

import asyncio
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Literal, TypeAlias

Failure: TypeAlias = int | Literal["drop", "hold"]


@dataclass(eq=False)
class Fault:
    """A fault for the next matching requests.

    `method`, `path`: the requests that match: a method or "*", and a pattern for the path.
    `failure`: a status, "drop" for a lost connection, or nothing.
    `times`: the number of requests that it affects.
    `after_effect`: whether the request is carried out first.
    `retry_after`: the seconds in a 429 response.
    `code`: Discord's JSON error code.
    `via`: whether the response looks as if it came through Discord's proxy.
    `everywhere`: whether a 429 response is about all requests.
    `page`: whether the response is a page of a proxy in front of Discord instead of JSON.
    `released`, `met`, `carried`: set when a held request may continue, has arrived, and has been carried out.
    """

    method: str
    path: str
    failure: Failure
    times: int
    after_effect: bool
    retry_after: float
    code: int
    via: bool
    everywhere: bool
    page: bool
    released: asyncio.Event = field(default_factory=asyncio.Event)
    met: asyncio.Event = field(default_factory=asyncio.Event)
    carried: asyncio.Event = field(default_factory=asyncio.Event)

    def fits(self, method: str, path: str) -> bool:
        """Whether the fault affects this request."""
        return self.times > 0 and self.method in ("*", method) and fnmatchcase(path, self.path)


class Faults:
    """The faults that are still to come."""

    def __init__(self) -> None:
        self._planned: list[Fault] = []

    def add(
        self,
        method: str,
        path: str,
        failure: Failure,
        *,
        times: int = 1,
        after_effect: bool = False,
        retry_after: float = 0.0,
        code: int = 0,
        via: bool = True,
        everywhere: bool = False,
        page: bool = False,
    ) -> Fault:
        """Plan a fault for requests with a method ("*" for any) and a matching path, such as `/channels/*/messages`.

        `failure`: a status, or "drop" for a lost connection. `after_effect`: whether the request is carried out, and
        only its answer is lost. `everywhere`: whether a 429 response is about all requests. `page`: whether the
        response is a page of a proxy.
        """
        fault = Fault(method, path, failure, times, after_effect, retry_after, code, via, everywhere, page)
        self._planned.append(fault)
        return fault

    def hold(self, method: str, path: str, *, after_effect: bool = False) -> Fault:
        """Delay the next matching request, and return the fault. Its `met` is set when the request arrives. Set
        `released` to let the request continue, and `failure` before that to make it fail."""
        return self.add(method, path, "hold", after_effect=after_effect)

    def clear(self) -> None:
        """Cancel all faults that are still to come."""
        self._planned.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """Return the fault for this request, which is then used up, or None if there is none."""
        for fault in self._planned:
            if fault.fits(method, path):
                fault.times -= 1
                fault.met.set()
                return fault
        return None
