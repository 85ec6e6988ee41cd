"""Pictures from strips: the same pixels as in one piece, and what did not change is not made again."""

import zlib
from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from render import strips
from render.compose import Rows, compose, cut
from render.encode import png
from render.paint.ground import Wall
from render.paint.tiles import Treasure
from render.scene import Item, Scene
from render.strips import HEIGHT, Strips, joined


def scene(*places: int) -> Scene:
    items = tuple(Item(0, 20, place, Treasure()) for place in places)
    return Scene("board", "x", (40, 260), "standard", Wall((40, 260), (), ()), items, "")


def pixels(data: bytes) -> bytes:
    read = Image.open(BytesIO(data))
    assert (read.format, read.mode) == ("PNG", "P")
    return read.convert("RGB").tobytes()


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Rows]:
    """Which rows were painted."""
    rows: list[Rows] = []

    def noted(scene: Scene, scale: float, some: Rows, items: Sequence[Item]) -> Image.Image:
        rows.append(some)
        return cut(scene, scale, some, items)

    monkeypatch.setattr(strips, "cut", noted)
    return rows


@pytest.mark.parametrize("scale", [1, 1.5, 2])
@pytest.mark.parametrize("places", [(), (0,), (17, 18, 130), (258, 300, -40)])
def test_a_picture_has_the_pixels_of_one_piece(scale: float, places: tuple[int, ...]) -> None:
    wanted, drawn = scene(*places), Strips()
    whole = pixels(png(compose(wanted, scale), wanted.theme))
    assert pixels(drawn.png(wanted, scale)) == whole
    assert pixels(drawn.png(wanted, scale)) == whole
    other = replace(wanted, theme="high-contrast")
    assert pixels(drawn.png(other, scale)) == pixels(png(compose(other, scale), other.theme))


def test_only_what_has_changed_is_painted(made: list[Rows]) -> None:
    drawn = Strips()
    drawn.png(scene(20, 130))
    assert made == [Rows(0, 520)]
    drawn.png(scene(20, 130))
    drawn.png(scene(20))
    assert len(made) == 2
    assert 260 - HEIGHT - 40 < made[1].top <= made[1].bottom < 260 + HEIGHT + 40
    assert pixels(drawn.png(scene(20))) == pixels(png(compose(scene(20)), "standard"))


def test_what_was_not_wanted_for_long_is_forgotten(made: list[Rows], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strips, "KEPT", 3000)
    monkeypatch.setattr(strips, "KNOWN", 4)
    drawn = Strips()
    for place in range(0, 260, 20):
        assert pixels(drawn.png(scene(place))) == pixels(png(compose(scene(place)), "standard"))
    count = len(made)
    drawn.png(scene(0))
    assert len(made) > count


def test_what_a_table_no_longer_shows_is_forgotten_first(made: list[Rows], monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Strips()
    for place, table in ((130, 2), (20, 1), (200, 1)):
        drawn.png(scene(place), table=table)
    monkeypatch.setattr(strips, "KEPT", drawn._size)
    drawn.png(scene(23), table=3)
    made.clear()
    drawn.png(scene(130))
    drawn.png(scene(200))
    assert not made
    drawn.png(scene(20))
    assert made


def test_checksums_can_be_joined() -> None:
    for first, second in ((b"", b"a"), (b"abc" * 9000, b"\xff" * 70_000), (b"\xff" * 5552, b"")):
        whole = zlib.adler32(first + second)
        assert joined(zlib.adler32(first), zlib.adler32(second), len(second)) == whole
