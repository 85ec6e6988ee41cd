"""Faults on demand: requests that fail, that are dropped, or that wait until they are released."""

import asyncio
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Literal, TypeAlias

Failure: TypeAlias = int | Literal["drop", "hold"]


@dataclass(eq=False)
class Fault:
    """A fault for the next matching requests.

    `method`, `path`: which requests: a method or "*", and a pattern for the path.
    `failure`: a status, "drop" for a lost connection, or nothing.
    `times`: how many requests it is for.
    `after_effect`: whether the request is carried out first.
    `retry_after`: the seconds of a 429.
    `code`: Discord's JSON error code.
    `via`: whether the answer looks as if it came through Discord's proxy.
    `everywhere`: whether a 429 is for all requests.
    `page`: whether the answer is a page of a proxy in front of Discord instead of JSON.
    `released`, `met`, `carried`: set when a held request may go on, has come, has been carried out.
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
        """Whether this request is affected."""
        return self.times > 0 and self.method in ("*", method) and fnmatchcase(path, self.path)


class Faults:
    """The faults that are still to happen."""

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
        """Plan a fault for requests of a method ("*": any) with a matching path, such as `/channels/*/messages`.

        `failure` is a status, or "drop" for a lost connection. With `after_effect` the request is carried out, and only
        its answer is lost. `everywhere`: a 429 is for all requests. `page`: the answer is a page of a proxy.
        """
        fault = Fault(method, path, failure, times, after_effect, retry_after, code, via, everywhere, page)
        self._planned.append(fault)
        return fault

    def hold(self, method: str, path: str, *, after_effect: bool = False) -> Fault:
        """Delay the next matching request: `met` is set when it arrives; set `released` to let it continue, and
        `failure` before that to make it fail."""
        return self.add(method, path, "hold", after_effect=after_effect)

    def clear(self) -> None:
        """Forget all faults that have not happened."""
        self._planned.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """Return and use up the fault for this request; None if there is none."""
        for fault in self._planned:
            if fault.fits(method, path):
                fault.times -= 1
                fault.met.set()
                return fault
        return None
