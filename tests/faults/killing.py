"""The moments at which a process can be killed, and whether all are told the same afterwards as if it had lived."""

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot.store.database import Database
from bot.store.statements import Transaction
from engine.registry import AnyGame
from tests.support.core import Core
from tests.support.games.auction import Auction
from tests.support.mailbox import Mailbox
from tests.support.manual_clock import ManualClock

T = TypeVar("T")
Place = TypeVar("Place", bound=Path | str)


Step = Callable[[Core], Awaitable[object]]


class Killed(BaseException):
    """The process is gone: from here on it can do nothing any more."""


class Fate:
    """Counts the moments at which something is about to go out, or has just gone out, to the database and to Discord.
    At moment number `end` the process dies."""

    def __init__(self) -> None:
        self.count = 0
        self.end = -1

    def pass_by(self, name: str = "") -> None:
        self.ask()
        self.count += 1

    def ask(self) -> None:
        """Raise Killed in every task that asks once the end has been reached."""
        if self.count == self.end:
            raise Killed


@pytest.fixture
def fate(monkeypatch: pytest.MonkeyPatch) -> Fate:
    """What every transaction passes by; pictures are quick here."""
    fate = Fate()
    change = Database.change

    async def mortal(self: Database, work: Callable[[Transaction], T], **options: Any) -> T:
        fate.pass_by()
        found = await change(self, work, **options)
        fate.pass_by()
        return found

    async def quick(*given: object, **named: object) -> bytes:
        return b"picture"

    monkeypatch.setattr(Database, "change", mortal)
    monkeypatch.setattr("render.service.PictureService._draw_png", quick)
    return fate


async def twice(live: Callable[[], Awaitable[None]], fate: Fate, end: int) -> None:
    """Live until moment `end`, when the process is killed, and after it another time; if `end` does not come, once."""
    fate.count, fate.end = 0, end
    try:
        await live()
    except Killed:
        fate.end = -1
        await live()


def mortal_mailbox(fate: Fate) -> Mailbox:
    """Return a mailbox whose deliveries are moments at which a process can die."""
    return Mailbox(before=fate.pass_by, after=fate.pass_by)


async def born(
    place: Path,
    mailbox: Mailbox,
    clock: ManualClock | None = None,
    games: tuple[AnyGame, ...] = (Auction(),),
    prepare: Callable[[Core], None] = lambda _: None,
) -> Core:
    """Return a process that has started on a database. `prepare` changes it before it starts."""
    core = Core(place, mailbox, clock or ManualClock(), games)
    await core.open()
    prepare(core)
    await core.start()
    return core


async def outlived(core: Core, fate: Fate, end: int, work: Step, again: Callable[[], Awaitable[Core]]) -> Core:
    """Let a process die at moment `end` of its work; return the one after it, when that has come to rest."""
    fate.count, fate.end = 0, end
    with suppress(Killed):
        await work(core)
        await core.wait_until_idle()
        fate.ask()
    fate.end = -1
    await core.close()
    following = await again()
    await following.wait_until_idle()
    return following


async def live(core: Core, fate: Fate, todo: list[Step], check: Step) -> None:
    """Let a process take up what was left, then do the steps, each taken off when it is done."""
    await core.open()
    try:
        await core.start()
        await core.wait_until_idle()
        while todo:
            await todo[0](core)
            await core.wait_until_idle()
            fate.ask()
            todo.pop(0)
        await check(core)
    finally:
        await core.close()


async def alike(
    told: Callable[[Place, Fate, int], Awaitable[object]],
    new: Callable[[int], Place],
    fate: Fate,
    chosen: Callable[[int], Iterable[int]] = range,
) -> int:
    """Assert that what is `told` is the same whenever the process ends, at the moments that are `chosen` of so many.
    Return how many there are. `new`: a place for the database of each process."""
    unharmed = await told(new(-1), fate, -1)
    moments = fate.count
    for end in chosen(moments):
        assert await told(new(end), fate, end) == unharmed, f"killed at {end}"
    return moments


def files(folder: Path) -> Callable[[int], Path]:
    """Return places in a folder."""
    return lambda end: folder / f"{end}.sqlite"


def every(distance: int) -> Callable[[int], Iterable[int]]:
    """Return what chooses moments at a distance, beginning with the first one."""
    return lambda moments: range(0, moments, distance)
