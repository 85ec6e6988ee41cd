"""Services start in order, close in reverse, and rest together."""

import pytest

from bot.runtime.lifecycle import Background, Lifecycle


class Noted:
    """A service that writes down what is done to it; it has some work left, and may give another some."""

    def __init__(self, name: str, notes: list[str], work: int = 0) -> None:
        self.name, self.notes, self.work = name, notes, work
        self.gives_to: Noted | None = None
        self.fails = False

    @property
    def is_idle(self) -> bool:
        """Whether no work is left."""
        return self.work == 0

    async def start(self) -> None:
        """Start."""
        self.notes.append(f"start {self.name}")

    async def wait_until_idle(self) -> None:
        """Do all work."""
        if self.work and self.gives_to is not None:
            self.gives_to.work += 1
        self.work = 0

    async def close(self) -> None:
        """Close."""
        self.notes.append(f"close {self.name}")
        if self.fails:
            raise OSError(self.name)


async def test_they_start_in_order_and_close_in_reverse() -> None:
    notes: list[str] = []
    services = Lifecycle([Noted("a", notes), Noted("b", notes)])
    await services.start()
    await services.close()
    assert notes == ["start a", "start b", "close b", "close a"]


async def test_one_that_cannot_be_closed_keeps_no_other_open() -> None:
    notes: list[str] = []
    first, second = Noted("a", notes), Noted("b", notes)
    second.fails = True
    with pytest.raises(OSError, match="b"):
        await Lifecycle([first, second]).close()
    assert notes == ["close b", "close a"]


async def test_they_rest_when_none_gives_another_work_any_more() -> None:
    first, second = Noted("a", []), Noted("b", [], work=1)
    second.gives_to = first
    services = Lifecycle([first, second])
    assert not services.is_idle
    await services.wait_until_idle()
    assert services.is_idle
    assert (first.work, second.work) == (0, 0)


async def test_a_task_beside_the_work_may_be_closed_before_it_was_started() -> None:
    task = Background()
    await task.wait_until_idle()
    await task.close()
    assert not task.is_running
