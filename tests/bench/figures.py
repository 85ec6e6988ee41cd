"""Figures of a measurement: times and their spread, a process's use of the machine, and a table of them all."""

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, quantiles

_TICKS = os.sysconf("SC_CLK_TCK")
MIB = 1 << 20


def percentile(values: Sequence[float], which: int) -> float:
    """Of these values (0 if there are none)."""
    return quantiles([*values, *values], n=100)[which - 1] if values else 0.0


@dataclass(frozen=True)
class Used:
    """What a process has used until now; `loop` is what its first thread has."""

    seconds: float = 0.0
    loop: float = 0.0
    memory: int = 0

    @classmethod
    def by(cls, process: int) -> "Used":
        """Processor time and memory of a process, as Linux counts them."""
        here = Path(f"/proc/{process}")
        pages = int((here / "statm").read_text().split()[1])
        return cls(_spent(here), _spent(here / "task" / str(process)), pages * os.sysconf("SC_PAGE_SIZE"))


def children(process: int) -> list[int]:
    """The processes that a process has begun and that have not ended."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def _spent(here: Path) -> float:
    """Seconds in its own code and in the system's."""
    told = (here / "stat").read_text().rsplit(")", 1)[1].split()
    return (int(told[11]) + int(told[12])) / _TICKS


@dataclass(frozen=True)
class Figure:
    """A line of the table: what was found, and what is wanted of it."""

    name: str
    found: str
    goal: str = ""
    met: bool = True

    def __str__(self) -> str:
        verdict = "" if not self.goal else "met" if self.met else "MISSED"
        return f"{self.name:<22} {self.found:>26}   {self.goal:<14} {verdict}".rstrip()


def spread(name: str, values: Sequence[float], *, at_most: float | None = None) -> Figure:
    """Median and p99 of times in seconds; the goal is for the p99."""
    middle, high = (1000 * percentile(values, which) for which in (50, 99))
    found = f"p50 {middle:7.1f}  p99 {high:7.1f} ms"
    if at_most is None:
        return Figure(name, found)
    return Figure(name, found, f"p99 ≤ {1000 * at_most:.0f} ms", high <= 1000 * at_most)


def below(name: str, value: float, unit: str, limit: float) -> Figure:
    """One number that is not to be larger than `limit`."""
    return Figure(name, f"{value:.1f} {unit}", f"≤ {limit:g} {unit}", value <= limit)


def growth(values: Sequence[float]) -> float:
    """By which part the last fifth is above the fifth in the middle."""
    fifth = max(1, len(values) // 5)
    return mean(values[-fifth:]) / mean(values[2 * fifth : 3 * fifth] or values) - 1 if values else 0.0


def table(title: str, figures: Iterable[Figure]) -> str:
    """All of it."""
    return "\n".join([title, *map(str, figures)])
