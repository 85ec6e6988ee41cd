"""The picture service."""

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest

from render import service
from render.paint.ground import Wall
from render.paint.tiles import Treasure
from render.scene import Item, Scene
from render.service import PictureService, Superseded
from render.strips import Strips


def scene(place: int) -> Scene:
    return Scene("board", "x", (40, 40), "standard", Wall((40, 40), (), ()), (Item(0, place, 20, Treasure()),), "")


@pytest.fixture
async def pictures() -> AsyncIterator[PictureService]:
    made = PictureService()
    yield made
    await made.close()


class Gate:
    """Stands before the drawing: holds the threads until it is opened, and counts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened = threading.Event()
        self.begun = 0

        png = Strips.png

        def held(strips: Strips, scene: Scene, scale: float, place: object) -> bytes:
            self.begun += 1
            assert self.opened.wait(30)
            return png(strips, scene, scale)

        monkeypatch.setattr(Strips, "png", held)


async def test_a_scene_becomes_png(pictures: PictureService) -> None:
    assert (await pictures.png(scene(10), scale=1)).startswith(b"\x89PNG")


async def test_the_same_scene_is_drawn_once(pictures: PictureService, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch)
    gate.opened.set()
    first = await pictures.png(scene(10))
    assert await pictures.png(scene(10)) is first
    assert await pictures.png(scene(10), scale=1) != first
    assert gate.begun == 2


async def test_the_newest_of_a_table_wins(pictures: PictureService, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch)
    busy = [asyncio.create_task(pictures.png(scene(place))) for place in (1, 2)]
    old = asyncio.create_task(pictures.png(scene(3), table=7))
    other = asyncio.create_task(pictures.png(scene(4), table=8))
    new = asyncio.create_task(pictures.png(scene(5), table=7))
    await asyncio.sleep(0)
    gate.opened.set()
    done = await asyncio.gather(*busy, old, other, new, return_exceptions=True)
    assert [isinstance(each, Superseded) for each in done] == [False, False, True, False, False]
    assert gate.begun == 4


async def test_a_known_picture_supersedes_an_older_one_that_waits(
    pictures: PictureService, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = await pictures.png(scene(9), table=7)
    gate = Gate(monkeypatch)
    busy = [asyncio.create_task(pictures.png(scene(place))) for place in (1, 2)]
    old = asyncio.create_task(pictures.png(scene(3), table=7))
    await asyncio.sleep(0)
    assert await pictures.png(scene(9), table=7) == known
    gate.opened.set()
    done = await asyncio.gather(*busy, old, return_exceptions=True)
    assert isinstance(done[2], Superseded)


async def test_only_the_last_pictures_are_kept(pictures: PictureService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "_KEPT", 2)
    gate = Gate(monkeypatch)
    gate.opened.set()
    for place in (1, 2, 3, 1):
        await pictures.png(scene(place), scale=1)
    assert gate.begun == 4


async def test_memory_is_swept_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "SWEPT", 3)
    swept: list[int] = []
    drawing = PictureService(lambda: swept.append(drawing.drawn))
    for place in range(7):
        await drawing.png(scene(place))
    await drawing.close()
    assert swept == [2, 5]


async def test_a_place_has_what_it_showed_patched_and_supersedes_nothing(
    pictures: PictureService, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[object] = []
    drawn = Strips.png

    def noted(strips: Strips, scene: Scene, scale: float, place: object) -> bytes:
        places.append(place)
        return drawn(strips, scene, scale, place)

    monkeypatch.setattr(Strips, "png", noted)
    hand = (7, 0, "hand")
    await asyncio.gather(*(pictures.png(scene(down), place=hand) for down in (1, 2, 3)))
    await pictures.png(scene(4), table=7)
    assert places == [hand, hand, hand, 7]
