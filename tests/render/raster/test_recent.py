"""The cache keeps the things wanted last."""

from render.raster.recent import RecentResults


def test_the_least_recently_used_value_is_evicted_first() -> None:
    kept, things = RecentResults[str](10), [bytearray(4) for _ in range(3)]
    for number, thing in enumerate(things[:2]):
        kept.keep(thing, f"made {number}", 4)
    assert kept.find(things[0]) == "made 0"
    kept.keep(things[2], "made 2", 4)
    assert [kept.find(thing) for thing in things] == ["made 0", None, "made 2"]
    assert kept.free_bytes == 2


def test_a_value_larger_than_the_cache_is_not_kept() -> None:
    kept, large, small = RecentResults[str](10), bytearray(1), bytearray(1)
    kept.keep(small, "small", 10)
    assert kept.keep(large, "large", 11) == "large"
    assert kept.find(large) is None
    assert kept.find(small) == "small"


def test_a_thing_is_kept_once_and_no_longer_than_it_is_wanted() -> None:
    kept, thing = RecentResults[str](10), bytearray(1)
    for _ in range(3):
        kept.keep(thing, "made", 6)
    assert kept.free_bytes == 4
    kept.clear()
    assert (kept.find(thing), kept.free_bytes) == (None, 10)
