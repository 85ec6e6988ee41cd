"""Mock-ups of a chat."""

import pytest
from PIL import Image

from render.layouts.chat_preview import HEIGHT, WIDTH, chat, shown


@pytest.mark.parametrize(
    ("size", "expected"), [((2200, 1400), (550, 350)), ((2200, 840), (550, 210)), ((100, 50), (100, 50))]
)
def test_pictures_are_as_large_as_a_client_shows_them(size: tuple[int, int], expected: tuple[int, int]) -> None:
    assert shown(size) == expected
    assert shown(size)[0] <= WIDTH
    assert shown(size)[1] <= HEIGHT


def test_pictures_lie_below_each_other_with_round_corners() -> None:
    page = chat([Image.new("RGB", (2200, 1400), "#FF0000"), Image.new("RGB", (2200, 840), "#00FF00")], dark=True)
    column = [page.getpixel((300, y)) for y in range(page.height)]
    assert column.count((255, 0, 0)) == 350
    assert column.count((0, 255, 0)) == 210
    top = column.index((255, 0, 0))
    assert page.getpixel((72, top)) != (255, 0, 0)


def test_the_ground_is_dark_or_light() -> None:
    picture = Image.new("RGB", (50, 50))
    assert chat([picture], dark=True).getpixel((0, 0)) == (0x31, 0x33, 0x38)
    assert chat([picture], dark=False).getpixel((0, 0)) == (255, 255, 255)
