"""The time of single calls, beside that of a benchmark."""

from collections.abc import Callable, Iterable
from statistics import quantiles
from time import perf_counter

from pytest_benchmark.fixture import BenchmarkFixture


def spread(benchmark: BenchmarkFixture, calls: Iterable[Callable[[], object]]) -> None:
    """Note the time of each call by itself: median and p99 in ms."""
    times = []
    for call in calls:
        start = perf_counter()
        call()
        times.append(1000 * (perf_counter() - start))
    steps = quantiles(times, n=100)
    benchmark.extra_info |= {"p50 ms": round(steps[49], 3), "p99 ms": round(steps[98], 3), "calls": len(times)}
