"""Pictures as PNG, put together from strips of rows: what some picture had in its rows before is not made anew.

After a move most of a board looks as it did. The strips of a PNG can be compressed apart from each other, since each
ends with a full flush, and then simply follow each other.
"""

import struct
import zlib
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from itertools import count, groupby
from threading import Lock
from typing import NamedTuple, TypeAlias

from render.compose import Rows, cut, touched
from render.encode import palette, reduced
from render.scene import Item, Scene
from render.sprites import backdrop

HEIGHT = 35
KEPT = 40 << 20
"""Bytes of strips that are kept: enough for what two hundred tables show now."""

TABLES = 1000
"""So many have their last pictures remembered."""

KNOWN = 50_000
"""So many items keep their numbers; later ones get new ones, so that no number ever stands for two things."""

_LEVEL = 3
"""Level 4 saves a tenth of the size and takes twice the time."""

_PNG = b"\x89PNG\r\n\x1a\n"
_DEFLATED = b"\x78\x9c"
_END = b"\x03\x00"
_ADLER = 65521

Key: TypeAlias = tuple[int, ...]


class Strip(NamedTuple):
    """Rows, compressed: their number of bytes before that, and Adler's checksum of these."""

    data: bytes
    size: int
    check: int


class Laid(NamedTuple):
    """An item in its place: a number that it shares with what looks the same there, and the rows that it touches."""

    item: Item
    number: int
    rows: Rows


class Part(NamedTuple):
    """A strip that is wanted: `key` names what is in it."""

    rows: Rows
    key: Key


class Strips:
    """Makes PNG from scenes, in any thread."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, Strip] = OrderedDict()
        self._shown: OrderedDict[int, tuple[Key, ...]] = OrderedDict()
        self._size = 0
        self._known: dict[object, tuple[int, Rows]] = {}
        self._numbers = count()
        self._lock = Lock()
        self._painting = Lock()

    def png(self, scene: Scene, scale: float = 2, table: int | None = None) -> bytes:
        """The picture, the same as if it were made in one piece. What the last one of the same table alone had in it is
        the first to be forgotten."""
        with self._painting:
            ground = backdrop(scene.backdrop, scale, scene.theme)
        laid = self._laid(scene, scale)
        under, *_ = self._number((scene.backdrop, scale, scene.theme), Rows(0, ground.height))
        inside = _numbers(laid, ground.height)
        parts = [Part(rows, (under, rows.top, *inside[at])) for at, rows in enumerate(_cut(ground.height))]
        strips = {part.key: self._taken(part.key) for part in parts}
        for missing, run in groupby(parts, key=lambda part: strips[part.key] is None):
            if missing:
                strips |= self._made(scene, scale, list(run), laid)
        if table is not None:
            self._replace(table, tuple(strips))
        return _file(ground.size, scene.theme, [strip for part in parts if (strip := strips[part.key])])

    def _laid(self, scene: Scene, scale: float) -> list[Laid]:
        laid = []
        for item in scene.items:
            known = self._known.get((item, scale, scene.theme))
            if known is None:
                known = self._number((item, scale, scene.theme), touched(item, scale, scene.theme))
            laid.append(Laid(item, *known))
        return laid

    def _number(self, thing: object, rows: Rows) -> tuple[int, Rows]:
        """A number of its own for each thing: keys made of numbers are quick to compare."""
        with self._lock:
            return self._known.setdefault(thing, (next(self._numbers), rows))

    def _taken(self, key: Key) -> Strip | None:
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
            return self._kept.get(key)

    def _made(self, scene: Scene, scale: float, run: Sequence[Part], laid: Sequence[Laid]) -> dict[Key, Strip]:
        """Strips that follow each other, painted in one go."""
        whole = Rows(run[0].rows.top, run[-1].rows.bottom)
        items = [one.item for one in laid if one.rows.meet(whole)]
        picture = reduced(cut(scene, scale, whole, items), scene.theme)
        made = {}
        for part in run:
            top, bottom = part.rows.top - whole.top, part.rows.bottom - whole.top
            made[part.key] = _strip(picture.crop((0, top, picture.width, bottom)).tobytes(), picture.width)
        with self._lock:
            for key, strip in made.items():
                self._keep(key, strip)
        return made

    def _replace(self, table: int, shown: tuple[Key, ...]) -> None:
        with self._lock:
            for key in set(self._shown.pop(table, ())).difference(shown):
                if key in self._kept:
                    self._kept.move_to_end(key, last=False)
            self._shown[table] = shown
            if len(self._shown) > TABLES:
                self._shown.popitem(last=False)

    def _keep(self, key: Key, strip: Strip) -> None:
        if key not in self._kept:
            self._size += len(strip.data)
        self._kept[key] = strip
        while self._size > KEPT:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest.data)
        if len(self._known) > KNOWN:
            self._known.clear()


def _cut(height: int) -> Iterator[Rows]:
    for top in range(0, height, HEIGHT):
        yield Rows(top, min(top + HEIGHT, height))


def _numbers(laid: Sequence[Laid], height: int) -> list[list[int]]:
    """The items in each strip."""
    inside: list[list[int]] = [[] for _ in range(0, height, HEIGHT)]
    for _, number, (top, bottom) in laid:
        if bottom > 0:
            for strip in inside[max(0, top) // HEIGHT : (bottom - 1) // HEIGHT + 1]:
                strip.append(number)
    return inside


def _strip(pixels: bytes, width: int) -> Strip:
    """Rows as PNG wants them, each behind the number of its filter: none."""
    rows = b"".join(b"\0" + pixels[start : start + width] for start in range(0, len(pixels), width))
    deflate = zlib.compressobj(_LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    data = deflate.compress(rows) + deflate.flush(zlib.Z_FULL_FLUSH)
    return Strip(data, len(rows), zlib.adler32(rows))


def _file(size: tuple[int, int], theme: str, strips: Sequence[Strip]) -> bytes:
    colours = bytes(palette(theme).getpalette() or b"")
    check = 1
    for strip in strips:
        check = joined(check, strip.check, strip.size)
    data = b"".join((_DEFLATED, *(strip.data for strip in strips), _END, struct.pack(">I", check)))
    header = struct.pack(">IIBBBBB", *size, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", data), (b"IEND", b""))
    return _PNG + b"".join(_chunk(kind, content) for kind, content in chunks)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(content, zlib.crc32(kind)))


def joined(first: int, second: int, size: int) -> int:
    """Adler's checksum of two texts in a row, from theirs and the size of the second."""
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = size * ((first & 0xFFFF) - 1) + (first >> 16) + (second >> 16)
    return (high % _ADLER) << 16 | low % _ADLER
