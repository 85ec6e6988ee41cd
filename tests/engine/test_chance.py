"""Chance is the same for ever, fair, and its streams do not disturb each other."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import count, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from engine.chance import SEED_BYTES, CachedChance, Chance, Stream, commitment

ZERO = Chance(bytes(SEED_BYTES))
seeds = some.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)


def words(seed: bytes, name: str) -> Iterator[int]:
    """SHA-256 in counter mode, written a second time."""
    for block in count():
        digest = hashlib.sha256(seed + name.encode() + block.to_bytes(8, "big")).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(digest[start : start + 8], "big")


def unlikely(counts: Counter[object], kinds: int, total: int) -> float:
    """Chi-square: how far the counts are from even."""
    even = total / kinds
    return sum((seen - even) ** 2 for seen in counts.values()) / even + (kinds - len(counts)) * even


def test_dice_never_change() -> None:
    dice = ZERO.stream("dice")
    assert [dice.below(6) for _ in range(20)] == [0, 4, 3, 5, 2, 3, 5, 2, 4, 4, 0, 5, 5, 5, 4, 1, 2, 5, 1, 0]


def test_shuffles_never_change() -> None:
    assert "".join(ZERO.stream("bag").shuffle("abcdefghij")) == "dgaiefhjbc"


def test_the_promise_is_the_hash_of_the_seed() -> None:
    assert commitment(bytes(32)) == "sha256:66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


@given(seeds, some.text(max_size=8), some.integers(1, 1 << 64))
def test_numbers_are_the_words_that_are_fair(seed: bytes, name: str, limit: int) -> None:
    stream = Chance(seed).stream(name)
    fair = (word % limit for word in words(seed, name) if word < (1 << 64) // limit * limit)
    assert [stream.below(limit) for _ in range(9)] == [next(fair) for _ in range(9)]


@given(seeds, some.lists(some.booleans() | some.integers(0, 200), max_size=12))
def test_luck_that_is_kept_is_the_same_each_time(seed: bytes, asked: list[bool | int]) -> None:
    def drawn(chance: Chance) -> list[object]:
        stream = chance.stream("imagine")
        return [stream.below(6) if isinstance(one, bool) else stream.shuffle(range(one)) for one in asked]

    expected = drawn(Chance(seed))
    assert drawn(CachedChance(seed)) == expected
    assert drawn(CachedChance(seed)) == expected


@pytest.mark.parametrize(("limit", "bound"), [(2, 10.9), (6, 20.6), (10, 27.9), (153, 214.0)])
def test_numbers_are_even(limit: int, bound: float) -> None:
    stream = ZERO.stream("even")
    seen: Counter[object] = Counter(stream.below(limit) for _ in range(100 * limit))
    assert unlikely(seen, limit, 100 * limit) < bound


def test_orders_are_even() -> None:
    stream = ZERO.stream("orders")
    seen: Counter[object] = Counter(stream.shuffle("abcd") for _ in range(2400))
    assert set(seen) == set(permutations("abcd"))
    assert unlikely(seen, 24, 2400) < 49.8


def test_a_remainder_of_the_largest_numbers_is_drawn_again() -> None:
    limit = (1 << 63) + 1
    stream, raw = ZERO.stream("again"), words(bytes(32), "again")
    drawn = [stream.below(limit) for _ in range(50)]
    assert drawn == [word for word, _ in zip((word for word in raw if word < limit), range(50), strict=False)]
    assert max(drawn) < limit


@given(seeds)
def test_streams_do_not_disturb_each_other(seed: bytes) -> None:
    chance = Chance(seed)
    alone = [chance.stream("bag").below(1000) for _ in range(1)]
    dice, bag = chance.stream("dice"), chance.stream("bag")
    for _ in range(5):
        dice.below(6)
    assert [bag.below(1000)] == alone
    assert [chance.stream("bag").below(1 << 64), chance.stream("bag").below(1 << 64)] == [_first(chance, "bag")] * 2
    assert _first(chance, "bag") != _first(chance, "dice")


def _first(chance: Chance, name: str) -> int:
    return chance.stream(name).below(1 << 64)


@given(seeds, some.lists(some.integers(), max_size=30))
def test_a_shuffle_keeps_all_things(seed: bytes, things: list[int]) -> None:
    assert sorted(Chance(seed).stream("bag").shuffle(things)) == sorted(things)


@given(seeds, some.lists(some.integers(), min_size=1))
def test_a_choice_is_one_of_the_things(seed: bytes, things: list[int]) -> None:
    assert Chance(seed).stream("pick").choice(things) in things


@pytest.mark.parametrize("limit", [0, -1, (1 << 64) + 1])
def test_impossible_limits_are_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="limit must be"):
        Stream(b"").below(limit)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Chance(bytes(length))


def test_nothing_cannot_be_chosen_from() -> None:
    with pytest.raises(ValueError, match="limit must be"):
        ZERO.stream("pick").choice(())
