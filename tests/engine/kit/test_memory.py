"""Facts read off the last things are not read again."""

from itertools import count

from engine.kit.memory import MAX_CACHED, cache_incrementally, cache_last, cache_recent


def test_the_last_thing_is_read_once_and_another_object_anew() -> None:
    reading = count(1)
    found = cache_last(lambda thing: next(reading))
    one, other = ["a"], ["a"]
    assert [found(one), found(one), found(other), found(one)] == [1, 1, 2, 3]


def test_a_few_things_in_turn_are_read_once() -> None:
    reading = count(1)
    found = cache_recent(lambda thing: next(reading))
    things = [["a"] for _ in range(MAX_CACHED + 1)]
    for _ in range(2):
        assert [found(thing) for thing in things[:MAX_CACHED]] == list(range(1, MAX_CACHED + 1))
    assert found(things[MAX_CACHED]) == MAX_CACHED + 1
    assert found(things[1]) == 2
    assert found(things[0]) == MAX_CACHED + 2  # it made room for the newest


def test_the_most_recent_results_are_cached() -> None:
    reading = count(1)

    @cache_incrementally(2)
    def found(thing: str, last: str | None) -> str:
        return f"{last or ''}{thing}{next(reading)}"

    assert [found("a"), found("b"), found("a"), found("c")] == ["a1", "a1b2", "a1", "a1c3"]
    assert found("b") == "a1c3b4"  # it made room for the newest
