"""The canvas."""

import math

from PIL import Image, ImageChops

from render.drawing.canvas import Box, Canvas, invert_mask, subtract_mask
from render.drawing.shapes import box, disc, hole, join
from render.drawing.text import BOLD

SQUARE = Box(-5, -5, 5, 5)


def pixel(canvas: Canvas, x: int, y: int) -> tuple[int, ...]:
    found = canvas.finish().convert("RGBA").getpixel((x, y))
    assert isinstance(found, tuple)
    return found


def test_units_become_pixels_around_the_anchor() -> None:
    canvas = Canvas(SQUARE, 2, 4)
    canvas.fill(box(0, 0, 5, 5), "#FF0000")
    assert canvas.finish().size == (20, 20)
    assert pixel(canvas, 15, 15) == (255, 0, 0, 255)
    assert pixel(canvas, 5, 5)[3] == 0


def test_fractions_of_a_scale_keep_whole_pixels() -> None:
    canvas = Canvas(Box(-1.2, 0, 3.3, 2), 1.5, 5)
    assert canvas.finish().size == (7, 3)


def test_holes_let_the_ground_through() -> None:
    canvas = Canvas(SQUARE, 2, 4)
    canvas.fill(join(disc(0, 0, 5), hole(disc(0, 0, 2))), "#00FF00")
    assert pixel(canvas, 10, 10)[3] == 0
    assert pixel(canvas, 10, 3) == (0, 255, 0, 255)


def test_translucent_and_graded_inks() -> None:
    canvas = Canvas(SQUARE, 2, 2)
    canvas.fill(box(-5, -5, 10, 10), ("#000000", "#FFFFFF"), 0.5)
    top, bottom = pixel(canvas, 10, 1), pixel(canvas, 10, 18)
    assert top[0] < 40 < 215 < bottom[0]
    assert 120 <= top[3] <= 135


def test_softening_cuts_corners_and_keeps_edges() -> None:
    canvas = Canvas(Box(0, 0, 40, 40), 2, 2)
    (mask,) = canvas.soften(box(10, 10, 20, 20), 8)
    assert mask.size == (160, 160)
    assert mask.getpixel((80, 80)) == 255
    assert mask.getpixel((80, 44)) == 255
    assert mask.getpixel((80, 35)) == 0
    assert mask.getpixel((42, 42)) == 0


def test_one_blur_gives_outlines_inside_each_other() -> None:
    canvas = Canvas(Box(0, 0, 40, 40), 2, 2)
    whole, inside = canvas.soften(box(10, 10, 20, 20), 8, (0, 1.5))
    assert whole.tobytes() == canvas.soften(box(10, 10, 20, 20), 8)[0].tobytes()
    columns = [mask.crop((80, 30, 81, 60)).tobytes() for mask in (whole, inside)]
    first, later = (next(y for y, value in enumerate(column) if value >= 128) for column in columns)
    assert later - first == 1.5 * canvas.pixels_per_unit


def test_few_letters_are_written_once_wherever_they_are() -> None:
    def written(x: float) -> Image.Image:
        canvas = Canvas(Box(-20, -20, 40, 20), 2, 2)
        canvas.write(x, 0, "12", 20, BOLD, "#FF0000")
        return canvas.finish()

    here, there = written(0), written(10)
    assert here.crop((0, 0, 80, 80)).tobytes() == there.crop((20, 0, 100, 80)).tobytes()


def test_letter_by_letter_a_text_looks_as_in_one_piece() -> None:
    for oversample in (1, 2):
        canvas = Canvas(Box(-80, -20, 80, 20), 1.5, oversample, is_single_colour=True)
        whole = Image.new("L", (240 * oversample, 60 * oversample))
        canvas.write(0, 0, "AVATAR Type 12", 20, BOLD, "#FF0000")
        mask, corner = canvas._text_mask(0, 0, "AVATAR Type 12", 20, BOLD)
        whole.paste(mask, corner)
        difference = ImageChops.difference(canvas.finish(), whole.reduce(oversample)).histogram()
        assert sum(value * count for value, count in enumerate(difference)) < 0.2 * sum(
            whole.reduce(oversample).tobytes()
        )


def test_a_canvas_for_one_colour_holds_what_is_covered() -> None:
    canvas, coloured = Canvas(SQUARE, 2, 4, is_single_colour=True), Canvas(SQUARE, 2, 4)
    for one in (canvas, coloured):
        one.fill(join(disc(0, 0, 5), hole(disc(0, 0, 2))), "#00FF00", 0.5)
        one.fill(disc(0, 0, 1), "#00FF00")
    assert canvas.finish().mode == "L"
    difference = ImageChops.difference(canvas.finish(), coloured.finish().getchannel("a"))
    assert not any(difference.histogram()[2:])


def test_masks_can_be_taken_from_each_other() -> None:
    full, half = Image.new("L", (2, 1), 255), Image.new("L", (2, 1))
    half.putpixel((0, 0), 255)
    rest = subtract_mask(full, half)
    assert [rest.getpixel((x, 0)) for x in (0, 1)] == [0, 255]
    assert invert_mask(half).tobytes() == rest.tobytes()


def test_a_halo_stays_inside_its_clip() -> None:
    canvas = Canvas(SQUARE, 4, 2)
    canvas.draw_text_outline(0, 0, "T", 6, 800, "#FF0000", 4, box(-5, -5, 5, 10))
    assert pixel(canvas, 10, 20)[3] == 255
    assert pixel(canvas, 30, 20)[3] == 0


def test_a_window_is_laid_back_where_it_was_cut() -> None:
    canvas = Canvas(Box(0, 0, 20, 20), 1, 2, "#000000")
    window = canvas.cut_window((5, 5))
    window.fill(box(0, 0, 5, 5), "#FFFFFF")
    canvas.put_window(window, (10, 10))
    assert pixel(canvas, 12, 12) == (255, 255, 255, 255)
    assert pixel(canvas, 9, 9) == (0, 0, 0, 255)


def test_a_moved_canvas_paints_on_the_same_pixels() -> None:
    canvas, other = (Canvas(Box(0, 0, 20, 20), 1, 2, "#000000") for _ in range(2))
    canvas.move_origin(5, 7).fill(box(0, 0, 4, 4), "#FFFFFF")
    other.fill(box(5, 7, 4, 4), "#FFFFFF")
    assert canvas.finish().tobytes() == other.finish().tobytes()


def test_letters_wider_than_their_room_are_narrower_and_as_high() -> None:
    def bounds(most: float) -> tuple[int, int, int, int]:
        canvas = Canvas(Box(-60, -20, 60, 20), 2, 4)
        canvas.write(0, 0, "Kaupungin", 20, BOLD, "#FF0000", most)
        return canvas.finish().getchannel("a").point(lambda value: 255 * (value > 40)).getbbox() or (0, 0, 0, 0)

    free, width, narrow = bounds(math.inf), bounds(200), bounds(80)
    assert free == width
    assert narrow[1::2] == free[1::2]
    assert 2 * 75 < narrow[2] - narrow[0] <= 2 * 80 < free[2] - free[0]
    assert abs(narrow[0] + narrow[2] - free[0] - free[2]) <= 3


def test_a_shadow_is_the_same_where_it_is_not_hidden() -> None:
    def shaded(hidden: Box | None) -> tuple[Image.Image, Image.Image]:
        canvas = Canvas(Box(0, 0, 80, 60), 1.5, 3, "#808080")
        canvas.draw_shadow(box(10, 10, 60, 40), 2, 3, "#000000", 0.5, hidden)
        below = canvas.finish()
        canvas.fill(box(10, 10, 60, 40), "#FFFFFF")
        return below, canvas.finish()

    (whole, one), (rim, other) = shaded(None), shaded(Box(12, 12, 68, 48))
    assert rim.getpixel((60, 45)) == (128, 128, 128) != whole.getpixel((60, 45))
    assert max(abs(a - b) for a, b in zip(one.tobytes(), other.tobytes(), strict=True)) <= 1
