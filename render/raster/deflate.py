"""Compress pixels with ISA-L, which takes half of zlib's time for the same size. Without ISA-L zlib does it, with other
bytes. The compressed data have no header, checksum or end, so that pieces can simply follow each other."""

try:
    from isal import isal_zlib as zlib
except ImportError:
    import zlib  # type: ignore[no-redef]  # the one or the other

adler32, crc32 = zlib.adler32, zlib.crc32

_LEVEL = 1
"""Level 0 takes four fifths of the time for a quarter more of the size; 2 is the same, 3 takes four times as long."""

_STORED = b"\x00\x01\x00\xfe\xff"
"""The header of a block with one stored byte."""

END = b"\x03\x00"
"""The end of all pieces."""

_MORE = 8
"""With room for so many bytes more than there are it is undone sooner."""


def deflate(data: bytes | bytearray | memoryview) -> bytes:
    """Return compressed data, a byte or more: equal data give equal bytes.

    ISA-L looks for the third byte in a table at a place that depends on the address of its own memory, unless something
    comes before the first one: so the first byte is stored, and the others follow it. The returned bytes are copied to
    a block of their own size: the original is a shortened block of 16 KiB, and the gaps between thousands of these take
    as much memory as they do.
    """
    first = bytes(data[:1])
    deflate = zlib.compressobj(
        _LEVEL,
        zlib.DEFLATED,
        -zlib.MAX_WBITS,
        zlib.DEF_MEM_LEVEL,
        zlib.Z_DEFAULT_STRATEGY,
        first,
    )
    begun = deflate.compress(memoryview(data)[1:])
    return b"".join((_STORED, first, begun, deflate.flush(zlib.Z_FULL_FLUSH)))


def inflate(data: bytes, size: int) -> bytes:
    """Return the decompressed data, at most this many bytes."""
    return zlib.decompress(data + END, -zlib.MAX_WBITS, size + _MORE)
