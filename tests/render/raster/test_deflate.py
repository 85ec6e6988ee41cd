"""Compressed pixels."""

import zlib
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat

from hypothesis import given
from hypothesis import strategies as st

from render.raster.deflate import STREAM_END, deflate, inflate

ROWS = [bytes([0, *[42] * 30, *range(step)] * 90) for step in range(1, 60)]


@given(st.lists(st.binary(min_size=1), min_size=1))
def test_compressed_blocks_are_decompressed_and_can_be_joined(pieces: list[bytes]) -> None:
    kept = [deflate(piece) for piece in pieces]
    assert [inflate(one, len(piece)) for one, piece in zip(kept, pieces, strict=True)] == pieces
    assert inflate(kept[0], 1000) == pieces[0]
    assert zlib.decompress(b"".join(kept) + STREAM_END, -zlib.MAX_WBITS) == b"".join(pieces)


def test_the_same_pixels_are_the_same_bytes_in_all_threads_and_wherever_in_memory() -> None:
    """A picture tells nothing but what it shows; ISA-L's own memory, and what was in it before, played a part."""
    held: list[bytearray] = []

    def again(rows: bytes) -> bytes:
        held.append(bytearray(1 << 16))
        return deflate(rows)

    wanted = [deflate(rows) for rows in ROWS]
    with ThreadPoolExecutor(3) as threads:
        assert all(list(threads.map(again, ROWS)) == wanted for _ in repeat(None, 20))
