"""The picture service."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Collection, Hashable, Sequence

import pytest
from msgspec.structs import replace

from render import jobs, service
from render.games.kingdoms.sprites.tiles import Treasure
from render.jobs import THREADS
from render.raster.animation import AnimationStopped
from render.raster.strip_cache import StripCache
from render.scene import Item, Scene
from render.service import PictureService, PictureSuperseded
from render.sprites.ground import Wall


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

        png = StripCache.encode_png

        def held(strips: StripCache, scene: Scene, scale: float, *_: object) -> bytes:
            self.begun += 1
            assert self.opened.wait(30)
            return png(strips, scene, scale)

        monkeypatch.setattr(StripCache, "encode_png", held)


async def test_a_scene_becomes_png(pictures: PictureService) -> None:
    assert (await pictures.draw_private(scene(10), scale=1)).startswith(b"\x89PNG")


async def test_the_same_scene_is_drawn_once(pictures: PictureService, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch)
    gate.opened.set()
    first = await pictures.draw_private(scene(10))
    assert await pictures.draw_private(scene(10)) is first
    assert await pictures.draw_private(scene(10), scale=1) != first
    assert gate.begun == 2


async def test_a_picture_for_one_person_waits_while_a_board_is_drawn(
    pictures: PictureService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "AFTER_BOARDS_SECONDS", 60.0)
    gate = Gate(monkeypatch)
    board = asyncio.create_task(pictures.draw_board(7, scene(1)))
    await asyncio.sleep(0)
    hand = asyncio.create_task(pictures.draw_private(scene(2)))
    for _ in range(20):
        await asyncio.to_thread(sum, ())
    assert gate.begun <= 1
    gate.opened.set()
    await asyncio.gather(board, hand)
    assert gate.begun == 2


async def test_a_picture_gives_way_between_its_pieces_for_a_moment_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    now, asked = [0.0], list[float]()

    def free(seconds: float) -> None:
        asked.append(seconds)
        now[0] += service.MAX_YIELD_SECONDS / 2

    monkeypatch.setattr(service, "perf_counter", lambda: now[0])
    pictures = PictureService(give_way=free)
    tall = Wall((40, 1500), (), ())
    board = Scene("board", "x", (40, 1500), "standard", tall, (Item(0, 20, 20, Treasure()),), "")
    await pictures.draw_board(7, board)
    await pictures.close()
    assert asked == [service.MAX_YIELD_SECONDS, service.MAX_YIELD_SECONDS / 2]


async def test_a_picture_for_one_person_gives_way_to_a_board(pictures: PictureService) -> None:
    waited = list[float | None]()

    class Done(threading.Event):
        def wait(self, timeout: float | None = None) -> bool:
            waited.append(timeout)
            return True

    pictures._jobs._no_board = Done()
    await pictures.draw_board(7, scene(1))
    assert not waited
    await pictures.draw_private(scene(2))
    assert waited


async def test_a_board_finds_a_thread_however_many_pictures_for_one_person_are_wanted(
    pictures: PictureService, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    hands = [asyncio.create_task(pictures.draw_private(scene(20 + place))) for place in range(THREADS)]
    await asyncio.sleep(0)
    board = asyncio.create_task(pictures.draw_board(7, scene(1)))
    while gate.begun < 2:
        await asyncio.to_thread(sum, ())
    gate.opened.set()
    await asyncio.gather(board, *hands)
    assert gate.begun == THREADS + 1


async def test_the_newest_of_a_table_wins(pictures: PictureService, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch)
    busy = [asyncio.create_task(pictures.draw_board(20 + place, scene(20 + place))) for place in range(THREADS)]
    old = asyncio.create_task(pictures.draw_board(7, scene(3)))
    other = asyncio.create_task(pictures.draw_board(8, scene(4)))
    new = asyncio.create_task(pictures.draw_board(7, scene(5)))
    await asyncio.sleep(0)
    gate.opened.set()
    done = await asyncio.gather(*busy, old, other, new, return_exceptions=True)
    assert [isinstance(each, PictureSuperseded) for each in done] == [False] * THREADS + [True, False, False]
    assert gate.begun == THREADS + 2


async def test_of_many_tables_only_the_last_are_remembered(
    pictures: PictureService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "_MAX_TABLES", 2)
    for table in (1, 2, 3, 1, 4):
        await pictures.draw_board(table, scene(3))
    assert list(pictures._newest_tickets) == [1, 4]


async def test_a_known_picture_supersedes_an_older_one_that_waits(
    pictures: PictureService, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = await pictures.draw_board(7, scene(9))
    gate = Gate(monkeypatch)
    busy = [asyncio.create_task(pictures.draw_board(20 + place, scene(20 + place))) for place in range(THREADS)]
    old = asyncio.create_task(pictures.draw_board(7, scene(3)))
    await asyncio.sleep(0)
    assert await pictures.draw_board(7, scene(9)) == known
    gate.opened.set()
    done = await asyncio.gather(*busy, old, return_exceptions=True)
    assert isinstance(done[-1], PictureSuperseded)


async def test_only_the_last_pictures_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "_MAX_CACHED_PNGS", 2)
    pictures, gate = PictureService(), Gate(monkeypatch)
    gate.opened.set()
    for place in (1, 2, 3, 1):
        await pictures.draw_private(scene(place), scale=1)
    await pictures.close()
    assert gate.begun == 4


async def test_memory_is_swept_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "SWEEP_INTERVAL", 3)
    swept = threading.Semaphore(0)
    drawing = PictureService(swept.release)
    for place in range(7):
        await drawing.draw_private(scene(place))
    for _ in range(2):
        await asyncio.to_thread(swept.acquire)
    await drawing.close()
    assert not swept.acquire(blocking=False)


async def test_nobody_waits_for_a_sweep_which_waits_for_what_is_more_urgent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "SWEEP_INTERVAL", 1)
    monkeypatch.setattr(StripCache, "encode_png", lambda *_: b"picture")
    answered, swept = threading.Event(), threading.Semaphore(0)
    drawing = PictureService(swept.release, give_way=lambda _: answered.wait())
    assert await drawing.draw_private(scene(1)) == b"picture"
    assert not swept.acquire(blocking=False)
    answered.set()
    await asyncio.to_thread(swept.acquire)
    await drawing.close()


async def test_a_place_has_what_it_showed_patched_and_supersedes_nothing(
    pictures: PictureService, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[tuple[object, Collection[Hashable]]] = []
    drawn = StripCache.encode_png

    def noted(
        strips: StripCache, scene: Scene, scale: float, place: object, like: Collection[Hashable], *_: object
    ) -> bytes:
        places.append((place, like))
        return drawn(strips, scene, scale, place, like)

    monkeypatch.setattr(StripCache, "encode_png", noted)
    hand = (7, 0, "hand")
    await asyncio.gather(*(pictures.draw_private(scene(down), place=hand) for down in (1, 2, 3)))
    await pictures.draw_board(7, scene(4))
    await pictures.draw_board(7, replace(scene(5), name="sky"))
    await pictures.draw_private(scene(6), place=hand, shown_with=7)
    await pictures.draw_private(scene(7), place=hand, shown_with=8)
    beside = {(7, "x"), (7, "sky")}
    assert places == [*[(hand, set())] * 3, ((7, "x"), ()), ((7, "sky"), ()), (hand, beside), (hand, set())]


class Camera:
    """Stands in for the maker of moving pictures: holds the thread until it is opened or the service is closed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened, self.begun = threading.Event(), threading.Event()
        self.made = 0

        def held(scenes: Sequence[Scene], seconds: float, stopped: Callable[[], bool], *, repeats: bool) -> bytes:
            self.begun.set()
            while not self.opened.wait(0.01):
                if stopped():
                    raise AnimationStopped
            self.made += 1
            return bytes([self.made]) * 10

        monkeypatch.setattr(service, "encode_animation", held)


async def test_a_moving_picture_is_made_once_for_all_who_want_it(
    pictures: PictureService, monkeypatch: pytest.MonkeyPatch
) -> None:
    camera = Camera(monkeypatch)
    asked = [asyncio.create_task(pictures.draw_animation(list, 1, key="game")) for _ in range(3)]
    await asyncio.to_thread(camera.begun.wait)
    asked[0].cancel()
    camera.opened.set()
    assert await asyncio.gather(*asked[1:]) == [b"\1" * 10] * 2
    assert await pictures.draw_animation(list, 1, key="game") == b"\1" * 10
    assert await pictures.draw_animation(list, 1) == b"\2" * 10
    assert await pictures.draw_animation(list, 1) == b"\3" * 10


async def test_the_moving_pictures_that_are_kept_take_little_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MAX_ANIMATION_BYTES", 20)
    pictures, camera = PictureService(), Camera(monkeypatch)
    camera.opened.set()
    for key in ("a", "b", "a", "c", "a", "b"):
        await pictures.draw_animation(list, 1, key=key)
    await pictures.close()
    assert camera.made == 4


async def test_a_moving_picture_that_fails_is_tried_again(
    pictures: PictureService, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> list[Scene]:
        raise ValueError

    with pytest.raises(ValueError, match=r"^$"):
        await pictures.draw_animation(broken, 1, key="game")
    Camera(monkeypatch).opened.set()
    assert await pictures.draw_animation(list, 1, key="game")


async def test_a_moving_picture_does_not_keep_the_service_from_closing(monkeypatch: pytest.MonkeyPatch) -> None:
    made, camera = PictureService(), Camera(monkeypatch)
    asked = asyncio.create_task(made.draw_animation(list, 1, key="game"))
    await asyncio.to_thread(camera.begun.wait)
    await made.close()
    assert camera.made == 0
    with pytest.raises(asyncio.CancelledError):
        await asked
