"""Layouts for any game: mirrored frames, a rating's curve, pictures in a chat."""

import pytest
from PIL import Image

from render.layouts.chat_preview import MAX_PICTURE_HEIGHT, MAX_PICTURE_WIDTH, draw_chat, shown_size
from render.layouts.frame import PIECES_LAYER, WORDS_LAYER, Frame
from render.layouts.rating_chart import SIZE, RatingCurve, draw_rating
from render.raster.compose import compose
from render.sprites.cards import ActionPip, Label
from tests.render.games.test_legible import held, measured
from tests.support.scenes import look, of_kind


def test_a_card_changes_sides() -> None:
    assert Frame(100, False).place_card((10, 5, 30, 20)) == (10, 5, 30, 20)
    assert Frame(100, True).place_card((10, 5, 30, 20)) == (60, 5, 30, 20)


def test_pieces_keep_their_corner_and_words_their_beginning() -> None:
    frame = Frame(100, True)
    assert frame.place_rectangle(10, 5, 30, ActionPip(True)) == (PIECES_LAYER, 60, 5, ActionPip(True))
    z, x, y, label = frame.write_from(10, 5, "a", 12, 700)
    assert (z, x, y) == (WORDS_LAYER, 90, 5)
    assert isinstance(label, Label)
    assert label.align == 1
    assert getattr(frame.write_to(10, 5, "a", 12, 700).sprite, "align", 0) == -1


@pytest.mark.parametrize("numbers", [(1000, 1000), (1000, 1043, 991, 1104), (1000, 940)])
def test_a_rating_has_a_picture_and_an_alternative_text(numbers: tuple[int, ...]) -> None:
    scene = draw_rating("Tigris", numbers, (60,) * len(numbers), look())
    assert compose(scene, 1).size == SIZE
    assert scene.alt


def test_the_levels_of_a_rating_are_round_numbers() -> None:
    for numbers in ((1500, 1498, 1602), (1000,), (993, 1041)):
        (curve,) = of_kind(draw_rating("Tigris", numbers, (60,) * len(numbers), look()), RatingCurve)
        assert isinstance(curve, RatingCurve)
        low, *_, height = written = curve.levels()
        assert low <= min(numbers) - 60
        assert max(numbers) + 60 <= height
        assert 4 <= len(written) <= 7
        assert [level % 10 for level in written] == [0] * len(written)


def test_the_newest_rating_is_written_beside_its_dot() -> None:
    (item,) = (
        item
        for item in draw_rating("Tigris", (1500, 1612), (80, 41), look()).items
        if isinstance(item.sprite, RatingCurve)
    )
    glyphs, _ = measured(item.sprite, SIZE[0])
    assert max(glyphs, key=lambda glyph: glyph[1])[0] == "1612"
    assert "± 41" in dict(glyphs)
    held(glyphs)


def test_other_numbers_make_another_picture() -> None:
    up, down = (compose(draw_rating("Tigris", (1000, last), (60, 60), look()), 1) for last in (1020, 980))
    assert up.tobytes() != down.tobytes()


@pytest.mark.parametrize(
    ("size", "expected"), [((2200, 1400), (550, 350)), ((2200, 840), (550, 210)), ((100, 50), (100, 50))]
)
def test_pictures_are_as_large_as_a_client_shows_them(size: tuple[int, int], expected: tuple[int, int]) -> None:
    assert shown_size(size) == expected
    assert shown_size(size)[0] <= MAX_PICTURE_WIDTH
    assert shown_size(size)[1] <= MAX_PICTURE_HEIGHT


def test_pictures_lie_below_each_other_with_round_corners() -> None:
    page = draw_chat([Image.new("RGB", (2200, 1400), "#FF0000"), Image.new("RGB", (2200, 840), "#00FF00")], dark=True)
    column = [page.getpixel((300, y)) for y in range(page.height)]
    assert column.count((255, 0, 0)) == 350
    assert column.count((0, 255, 0)) == 210
    top = column.index((255, 0, 0))
    assert page.getpixel((72, top)) != (255, 0, 0)


def test_the_ground_is_dark_or_light() -> None:
    picture = Image.new("RGB", (50, 50))
    assert draw_chat([picture], dark=True).getpixel((0, 0)) == (0x31, 0x33, 0x38)
    assert draw_chat([picture], dark=False).getpixel((0, 0)) == (255, 255, 255)
