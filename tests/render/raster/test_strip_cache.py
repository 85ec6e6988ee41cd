"""Pictures from strips: the same pixels as in one piece, and what did not change is not made again."""

import zlib
from collections.abc import Sequence
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image

from render.drawing.canvas import Canvas
from render.games.kingdoms.sprites.tiles import Treasure
from render.raster import GROUNDS, item_index, strip_cache
from render.raster.compose import Area, compose, compose_area, do_overlap
from render.raster.grounds import BAND_HEIGHT
from render.raster.pixels import Pixels
from render.raster.png import encode_png, join_checksums
from render.raster.strip_cache import StripCache
from render.scene import Item, Scene
from render.sprites.cards import DecidingRim
from render.sprites.ground import Wall
from render.theme import Theme

ROOM = 1 << 20


def scene(*places: int) -> Scene:
    return among(*((20, place) for place in places))


def among(*places: tuple[int, int]) -> Scene:
    items = tuple(Item(0, across, down, Treasure()) for across, down in places)
    return Scene("board", "x", (40, 260), "standard", Wall((40, 260), (), ()), items, "")


def pixels(data: bytes) -> bytes:
    read = Image.open(BytesIO(data))
    assert (read.format, read.mode) == ("PNG", "P")
    return read.convert("RGB").tobytes()


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Area]:
    """What was painted."""
    areas: list[Area] = []

    def noted(scene: Scene, scale: float, area: Area, items: Sequence[Item]) -> Pixels:
        areas.append(area)
        return compose_area(scene, scale, area, items)

    monkeypatch.setattr(strip_cache, "compose_area", noted)
    return areas


@pytest.mark.parametrize("scale", [1, 1.5, 2])
@pytest.mark.parametrize("places", [(), (0,), (17, 18, 130), (258, 300, -40)])
def test_a_picture_has_the_pixels_of_one_piece(scale: float, places: tuple[int, ...]) -> None:
    wanted, drawn = scene(*places), StripCache(ROOM)
    whole = pixels(encode_png(compose(wanted, scale), wanted.theme))
    assert pixels(drawn.encode_png(wanted, scale)) == whole
    assert pixels(drawn.encode_png(wanted, scale)) == whole
    other = replace(wanted, theme="high-contrast")
    assert pixels(drawn.encode_png(other, scale)) == pixels(encode_png(compose(other, scale), other.theme))


def test_only_what_has_changed_is_painted(made: list[Area]) -> None:
    drawn = StripCache(ROOM)
    drawn.encode_png(scene(20, 130))
    assert made == [(0, 0, 80, 280), (0, 280, 80, 520)]
    drawn.encode_png(scene(20, 130))
    drawn.encode_png(scene(20))
    assert len(made) == 3
    _, top, _, bottom = made[2]
    assert 260 - BAND_HEIGHT - 40 < top <= bottom < 260 + BAND_HEIGHT + 40
    assert pixels(drawn.encode_png(scene(20))) == pixels(encode_png(compose(scene(20)), "standard"))


def test_the_inside_of_a_rim_is_not_painted(made: list[Area]) -> None:
    drawn, bare = StripCache(ROOM), Scene("board", "x", (400, 260), "standard", Wall((400, 260), (), ()), (), "")
    rimmed = replace(bare, items=(Item(0, 20, 30, DecidingRim(360, 200)),))
    drawn.encode_png(bare, place=1)
    made.clear()
    assert pixels(drawn.encode_png(rimmed, place=1)) == pixels(encode_png(compose(rimmed), "standard"))
    assert made
    assert not [area for area in made if do_overlap(area, (80, 120, 720, 400))]
    assert pixels(drawn.encode_png(bare, place=1)) == pixels(encode_png(compose(bare), "standard"))


def test_of_what_the_table_showed_only_changed_columns_are_painted(made: list[Area]) -> None:
    drawn = StripCache(ROOM)
    drawn.encode_png(among((10, 130), (30, 130)), place=1)
    made.clear()
    drawn.encode_png(among((10, 130), (30, 131)), place=1)
    assert made
    assert all(left > 25 and 200 < top < bottom < 320 for left, top, _, bottom in made)


@given(st.lists(st.lists(st.tuples(st.integers(-5, 45), st.integers(-5, 265)), max_size=4), min_size=2, max_size=5))
def test_a_table_s_next_pictures_have_the_pixels_of_one_piece(played: list[list[tuple[int, int]]]) -> None:
    drawn = StripCache(ROOM)
    for places in played:
        assert pixels(drawn.encode_png(among(*places), place=1)) == pixels(
            encode_png(compose(among(*places)), "standard")
        )


@given(st.lists(st.lists(st.tuples(st.integers(-5, 45), st.integers(-5, 265)), max_size=4), min_size=2, max_size=5))
def test_a_picture_s_bytes_do_not_tell_how_it_was_made(played: list[list[tuple[int, int]]]) -> None:
    drawn = StripCache(ROOM)
    beside = StripCache(ROOM, drawn)
    for number, places in enumerate(played):
        where = beside if number % 2 else drawn
        assert where.encode_png(among(*places), place=1, similar_places=(1,)) == StripCache(ROOM).encode_png(
            among(*places)
        )


def test_of_a_picture_much_like_one_of_the_board_only_what_differs_is_painted(made: list[Area]) -> None:
    """A panel's first picture of the board with places lit was painted whole, though the board hangs above it."""
    boards = StripCache(ROOM)
    hands = StripCache(ROOM, boards)
    boards.encode_png(among((10, 30), (10, 130), (30, 130)), place=1)
    hands.encode_png(among((10, 30), (5, 130), (35, 130)), place=2)
    made.clear()
    lit = hands.encode_png(among((10, 30), (10, 130), (30, 131)), place=2, similar_places=(1, 3))
    assert made
    assert all(left > 25 and 200 < top < bottom < 320 for left, top, _, bottom in made)
    assert lit == StripCache(ROOM).encode_png(among((10, 30), (10, 130), (30, 131)))


def test_a_board_takes_nothing_of_a_hand(made: list[Area]) -> None:
    boards = StripCache(ROOM)
    StripCache(ROOM, boards).encode_png(scene(20, 130), place=1)
    made.clear()
    boards.encode_png(scene(20, 130), place=1)
    assert made == [(0, 0, 80, 280), (0, 280, 80, 520)]


def test_the_topmost_component_may_change(made: list[Area]) -> None:
    drawn, over, under = StripCache(ROOM), (20, 130), (24, 134)
    for places in ((over, under), (under, over), (under, over, over), (under, over)):
        picture = drawn.encode_png(among(*places), place=1)
        assert pixels(picture) == pixels(encode_png(compose(among(*places)), "standard"))
    assert len(made) == 4


def test_items_unused_for_long_are_evicted(made: list[Area], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(item_index, "MAX_ITEMS", 4)
    drawn = StripCache(3000)
    for place in range(0, 260, 20):
        assert pixels(drawn.encode_png(scene(place))) == pixels(encode_png(compose(scene(place)), "standard"))
    count = len(made)
    drawn.encode_png(scene(0))
    assert len(made) > count


def test_sprites_that_no_table_shows_are_evicted_first(made: list[Area]) -> None:
    def shown(room: int) -> StripCache:
        drawn = StripCache(room)
        for place, table in ((130, 2), (20, 1), (200, 1)):
            drawn.encode_png(scene(place), place=table)
        return drawn

    drawn = shown(shown(ROOM)._size + 20)
    drawn.encode_png(scene(23), place=3)
    made.clear()
    drawn.encode_png(scene(130))
    drawn.encode_png(scene(200))
    assert not made
    drawn.encode_png(scene(20))
    assert made


def test_of_what_no_table_shows_any_more_only_the_last_is_kept(
    made: list[Area], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strip_cache, "MAX_UNSHOWN_STRIPS", 8)
    drawn, sizes = StripCache(ROOM), list[int]()
    for place in (*range(0, 260, 20), 0, 20):
        drawn.encode_png(scene(place), place=1)
        sizes.append(len(drawn._strips))
    assert max(sizes[6:]) == max(sizes[:6])
    made.clear()
    drawn.encode_png(scene(0), place=1)
    drawn.encode_png(scene(20), place=2)
    assert not made
    drawn.encode_png(scene(120), place=2)
    assert made


def test_grounds_in_one_piece_are_painted_one_at_a_time() -> None:
    """Two at once, such as for a board and for a hand, would take twice the memory."""
    alone: list[bool] = []

    class Whole(Wall, frozen=True):
        is_sliceable = False
        taller_sprite = None

        def paint(self, canvas: Canvas, theme: Theme) -> None:
            alone.append(strip_cache._WHOLE_GROUND_LOCK.locked())

    for strips in (StripCache(1 << 20), StripCache(1 << 20)):
        GROUNDS.clear()
        strips.encode_png(replace(scene(), backdrop=Whole((60, 40), ((0, 0, 60, 40),), ())))
    assert alone == [True, True]


def test_checksums_can_be_joined() -> None:
    for first, second in ((b"", b"a"), (b"abc" * 9000, b"\xff" * 70_000), (b"\xff" * 5552, b"")):
        whole = zlib.adler32(first + second)
        assert join_checksums(zlib.adler32(first), zlib.adler32(second), len(second)) == whole


def test_pictures_share_the_rows_in_which_they_look_the_same(made: list[Area]) -> None:
    drawn, one = StripCache(ROOM), scene(17)
    other = replace(one, name="y", backdrop=Wall((40, 260), ((4, 200, 30, 40),), ()))
    drawn.encode_png(one, 1)
    made.clear()
    assert pixels(drawn.encode_png(other, 1)) == pixels(encode_png(compose(other, 1), other.theme))
    assert made
    assert min(top for _, top, _, _ in made) >= 4 * BAND_HEIGHT
