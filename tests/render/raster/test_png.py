"""PNG in a fixed palette."""

from io import BytesIO

import pytest
from PIL import Image

from render.palette import colours_of, compute_palette
from render.raster.png import encode_png, palette_image, reduce_colours
from render.theme import STANDARD, THEMES


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_has_a_full_palette_with_its_own_colours(theme: str) -> None:
    data = palette_image(theme).getpalette() or []
    assert len(data) == 3 * 256
    kept = {tuple(data[start : start + 3]) for start in range(0, len(data), 3)}
    assert {tuple(bytes.fromhex(hue.base[1:])) for hue in THEMES[theme].spheres} <= kept


def test_pictures_become_png_in_palette_colours() -> None:
    picture = Image.new("RGB", (20, 10), STANDARD.highlight)
    read = Image.open(BytesIO(encode_png(picture, STANDARD.key)))
    assert (read.format, read.mode, read.size) == ("PNG", "P", (20, 10))
    assert read.convert("RGB").getpixel((3, 3)) == (0xFF, 0x2E, 0x8A)
    assert "transparency" not in read.info


def test_colours_are_found_wherever_they_stand() -> None:
    assert list(colours_of((("#010203",), "word", ("#FFFFFF", ("#000000",))))) == [
        (1, 2, 3),
        (255, 255, 255),
        (0, 0, 0),
    ]


def test_a_computed_palette_holds_the_themes_colours_and_the_pictures() -> None:
    picture = Image.new("RGB", (64, 64), "#00FF7F")
    data = compute_palette(STANDARD, [picture])
    assert len(data) == 3 * 256
    kept = {tuple(data[start : start + 3]) for start in range(0, len(data), 3)}
    assert {(0x00, 0xFF, 0x7F), (0xFF, 0x2E, 0x8A)} <= kept


def test_a_tall_picture_is_reduced_like_a_low_one() -> None:
    tall = Image.new("RGB", (30, 500), STANDARD.highlight)
    tall.paste(Image.new("RGB", (30, 30), STANDARD.ground[0]), (0, 390))
    whole = tall.quantize(palette=palette_image(STANDARD.key), dither=Image.Dither.NONE)
    assert reduce_colours(tall, STANDARD.key).convert("RGB").tobytes() == whole.convert("RGB").tobytes()
