"""Moving pictures."""

from collections.abc import Sequence
from io import BytesIO

import pytest
from PIL import Image

from render.games.kingdoms.sprites.tiles import Treasure
from render.raster import animation
from render.raster.animation import AnimationStopped, encode_animation
from render.raster.compose import Area, compose, compose_area, pixel_count
from render.raster.pixels import Pixels
from render.raster.png import encode_png
from render.scene import Item, Scene
from render.sprites.ground import Wall

SIZE = (80, 60)


def scene(*places: float, size: tuple[int, int] = SIZE) -> Scene:
    gems = tuple(Item(0, place, 30, Treasure()) for place in places)
    return Scene("board", "x", size, "standard", Wall(size, (), ()), gems, "")


def frames(data: bytes) -> list[Image.Image]:
    read = Image.open(BytesIO(data))
    assert (read.format, read.size) == ("WEBP", SIZE)
    found = []
    for number in range(getattr(read, "n_frames", 0)):
        read.seek(number)
        found.append(read.convert("RGB"))
    return found


def durations(data: bytes) -> list[int]:
    read = Image.open(BytesIO(data))
    found = []
    for number in range(getattr(read, "n_frames", 0)):
        read.seek(number)
        read.load()
        found.append(read.info["duration"])
    return found


def test_every_scene_is_a_frame_with_its_own_pixels() -> None:
    scenes = [scene(20), scene(21, 60), scene()]
    for frame, shown in zip(frames(encode_animation(scenes, 1)), scenes, strict=True):
        still = Image.open(BytesIO(encode_png(compose(shown, 1), "standard"))).convert("RGB")
        assert frame.tobytes() == still.tobytes()


def test_a_smaller_scene_covers_the_larger_one_before_it() -> None:
    smaller = scene(20, size=(60, 40))
    shown = frames(encode_animation([scene(20, 60), smaller, scene(20, 60)], 1))
    assert shown[2].tobytes() == shown[0].tobytes()
    alone = Image.open(BytesIO(encode_png(compose(smaller, 1), "standard"))).convert("RGB")
    assert shown[1].crop((0, 0, 60, 40)).tobytes() == alone.tobytes()
    around = [shown[1].crop(box).getcolors() for box in ((60, 0, *SIZE), (0, 40, *SIZE))]
    assert [len(colours or ()) for colours in around] == [1, 1]


def test_a_scene_in_which_nothing_happened_keeps_its_time() -> None:
    assert len(frames(encode_animation([scene(20), scene(20), scene(30)], 1))) == 3


def test_the_last_frame_stays_longest() -> None:
    first, second, last = durations(encode_animation([scene(20), scene(30), scene(40)], 0.5))
    assert (first, second) == (500, 500)
    assert last > 4 * first


def test_frames_after_the_first_hold_what_changed() -> None:
    one, two = len(encode_animation([scene(20)], 1)), len(encode_animation([scene(20), scene(20)], 1))
    assert two - one < 80


def test_too_large_a_file_loses_every_second_scene_but_not_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    scenes = [scene(place) for place in range(10, 70, 10)]
    whole = encode_animation(scenes, 1)
    monkeypatch.setattr(animation, "MAX_FILE_BYTES", len(whole) - 1)
    fewer = encode_animation(scenes, 1)
    assert len(fewer) < len(whole)
    assert len(frames(fewer)) == 4
    assert frames(fewer)[-1].tobytes() == frames(whole)[-1].tobytes()


def test_of_later_frames_only_what_changed_is_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[int] = []

    def counted(scene: Scene, scale: float, area: Area, items: Sequence[Item]) -> Pixels:
        painted.append(pixel_count(area))
        return compose_area(scene, scale, area, items)

    monkeypatch.setattr(animation, "compose_area", counted)
    encode_animation([scene(20), scene(20, 60), scene(20, 60), scene(60)], 1)
    assert painted[0] == SIZE[0] * SIZE[1]
    assert len(painted) == 3
    assert max(painted[1:]) < painted[0] / 2


def test_it_stops_when_nobody_wants_it_any_more() -> None:
    asked = iter((False, False, True))
    with pytest.raises(AnimationStopped):
        encode_animation([scene(place) for place in (20, 30, 40, 50)], 1, lambda: next(asked))


def test_an_animation_begins_again_or_stays() -> None:
    again, once = (encode_animation([scene(20), scene(30)], 1, repeats=repeats) for repeats in (True, False))
    assert [Image.open(BytesIO(made)).info["loop"] for made in (again, once)] == [0, 1]


def test_a_long_game_takes_a_minute_at_most() -> None:
    each = durations(encode_animation([scene(20 + number % 2) for number in range(121)], 1))
    assert sum(each[:-1]) <= 60_000
