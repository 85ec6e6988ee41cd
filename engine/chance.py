"""Verifiable randomness: SHA-256 in counter mode from one 32-byte seed, in named streams."""

import hashlib
import struct
from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import count, islice
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32
_WORD_VALUES = 1 << 64
_COUNTER_BYTES = 8
_FOUR_WORDS = struct.Struct(">4Q")


def commitment(seed: bytes) -> str:
    """Return the text that is posted before a game so that its seed cannot be chosen later: `sha256:` and 64 hex
    digits."""
    return f"sha256:{hashlib.sha256(seed).hexdigest()}"


def _random_words(key: bytes) -> Iterator[int]:
    yield from _FOUR_WORDS.unpack(hashlib.sha256(key + bytes(_COUNTER_BYTES)).digest())
    hashed_key = hashlib.sha256(key)  # copying it takes half the time of hashing the key again
    for block in count(1):
        hashed = hashed_key.copy()
        hashed.update(block.to_bytes(_COUNTER_BYTES, "big"))
        yield from _FOUR_WORDS.unpack(hashed.digest())


class Stream:
    """A sequence of unbiased random numbers. The same seed and name always give the same sequence."""

    def __init__(self, key: bytes) -> None:
        self._word = _random_words(key).__next__

    def below(self, limit: int) -> int:
        """Return a number from 0 to `limit` - 1, each equally likely. Raises ValueError unless 1 <= limit <= 2**64."""
        if not 1 <= limit <= _WORD_VALUES:
            raise ValueError(f"limit must be from 1 to 2**64, not {limit}")
        word = self._word()
        return word % limit if word < _WORD_VALUES - limit else self._draw_without_bias(word, limit)

    def _draw_without_bias(self, word: int, limit: int) -> int:
        """Return an unbiased number for `word`, one of the rare values for which the plain remainder would favour small
        numbers."""
        fair = _WORD_VALUES - _WORD_VALUES % limit
        while word >= fair:
            word = self._word()
        return word % limit

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return all of `items` in random order, each order equally likely (Fisher and Yates)."""
        order, draw = list(items), self._word
        for limit in range(len(order), 1, -1):  # `below`, inlined: a shuffle draws for a whole bag or deck
            word = draw()
            place = word % limit if word < _WORD_VALUES - limit else self._draw_without_bias(word, limit)
            order[limit - 1], order[place] = order[place], order[limit - 1]
        return tuple(order)

    def choice(self, items: Sequence[T]) -> T:
        """Return a random one of `items`, each equally likely. Raises ValueError if there are none."""
        limit = len(items)
        if not limit:
            raise ValueError("limit must be from 1 to 2**64, not 0")
        word = self._word()  # `below`, inlined: most numbers are drawn here
        return items[word % limit if word < _WORD_VALUES - limit else self._draw_without_bias(word, limit)]


class Chance:
    """All randomness of one game, as independent streams: a new stream for a later rule leaves earlier games
    unchanged."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed

    def stream(self, name: str) -> Stream:
        """Return the stream `name` from its first number; each call starts it again."""
        return Stream(self._seed + name.encode())


_MAX_CACHED = 512
"""Number of numbers to cache for a stream. Imagining a position takes half as many."""


class CachedChance(Chance):
    """The randomness of `Chance`, for a caller that draws the same numbers repeatedly: the first numbers and shuffles
    of each stream are cached."""

    def stream(self, name: str) -> Stream:
        """Return the stream `name` from its first number, with cached numbers and shuffles."""
        return _CachedStream(_CachedWords(self._seed + name.encode()))


class _CachedWords:
    """The cached words of a stream from some position on. `drawn`: the number of words drawn before."""

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.place = drawn
        self._first = _cached_first_words(key)

    def __next__(self) -> int:
        place = self.place
        self.place = place + 1
        return self._first[place] if place < _MAX_CACHED else next(islice(_random_words(self.key), place, None))


class _CachedStream(Stream):
    def __init__(self, cached_words: _CachedWords) -> None:
        self._kept = cached_words
        self._word = cached_words.__next__

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return all of `items` in random order, with the cached order for their number and this place in the
        stream."""
        kept = self._kept
        order, kept.place = _shuffled_order(kept.key, kept.place, len(items))
        return tuple([items[place] for place in order])


@lru_cache(maxsize=32)
def _cached_first_words(key: bytes) -> tuple[int, ...]:
    return tuple(islice(_random_words(key), _MAX_CACHED))


@lru_cache(maxsize=256)
def _shuffled_order(key: bytes, drawn: int, count: int) -> tuple["array[int]", int]:
    """Return the order in which `count` items are shuffled from `drawn` in the stream, and the place after it."""
    kept = _CachedWords(key, drawn)
    stream = _CachedStream(kept)
    return array("H", Stream.shuffle(stream, range(count))), kept.place


FIXED_CHANCE = CachedChance(bytes(SEED_BYTES))
"""The same randomness each time, for sampled positions whose hidden parts do not matter."""
