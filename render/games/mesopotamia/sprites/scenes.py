"""Illustrations of the six actions, in a box of 100 by 140, for players' boards and technologies."""

from collections.abc import Callable, Mapping, Sequence

from render.drawing.canvas import Canvas
from render.drawing.shapes import Shape, arc, box, disc, ellipse, hole, join, line, path, polygon, rounded_rectangle
from render.sprites.landscape import mix_colours, paint_palm, place_drawing

SCENE_WIDTH, SCENE_HEIGHT = 100.0, 140.0
_SKIN_COLOUR, _HAIR_COLOUR, _WOOD_COLOUR, _DARK_COLOUR, _PALE_COLOUR = (
    "#8F5A36",
    "#2A1A08",
    "#5A3510",
    "#3A1D10",
    "#FFF4DC",
)


def paint_scene(canvas: Canvas, action: str, rim: str) -> None:
    """Paint the illustration of an action with its top-left corner at (0, 0), in a frame of the colour `rim`."""
    _SCENE_PAINTERS[action](canvas)
    canvas.fill(
        join(
            rounded_rectangle(-4, -4, SCENE_WIDTH + 8, SCENE_HEIGHT + 8, 13),
            hole(rounded_rectangle(1, 1, SCENE_WIDTH - 2, SCENE_HEIGHT - 2, 9)),
        ),
        rim,
    )


def _clip_to_box(shape: Shape) -> Shape:
    """Return a shape whose points outside of the illustration's box are moved to its edge."""
    return tuple(
        contour._replace(
            points=tuple((min(max(x, 0), SCENE_WIDTH), min(max(y, 0), SCENE_HEIGHT)) for x, y in contour.points)
        )
        for contour in shape
    )


def _paint_sky(canvas: Canvas, bands: Sequence[str], foot: float) -> None:
    """Paint the sky as bands of plain colours from the top to y `foot`; a palette can keep so few colours."""
    height = foot / len(bands)
    for index, ink in enumerate(bands):
        canvas.fill(box(0, height * index, SCENE_WIDTH, height + 1), ink)


def _paint_person(canvas: Canvas, x: float, y: float, height: float, robe: str) -> None:
    """Paint a person in a fringed robe, with hair and a beard, who stands at (x, y)."""
    place = (x - height / 2, y - height, height)
    canvas.fill(place_drawing("M 36 38 Q 50 30 64 38 L 74 100 H 26", *place), robe)
    canvas.fill(place_drawing("M 27 92 H 73 L 74 100 H 26", *place), mix_colours(robe, _DARK_COLOUR, 0.45))
    canvas.fill(place_drawing("M 38 40 L 60 92 H 52 L 36 48", *place), mix_colours(robe, _DARK_COLOUR, 0.2))
    canvas.fill(disc(x, y - height * 0.76, height * 0.135), _SKIN_COLOUR)
    canvas.fill(polygon(*arc(x, y - height * 0.78, height * 0.15, 180, 360)), _HAIR_COLOUR)
    canvas.fill(place_drawing("M 39 27 Q 50 46 61 27 L 58 40 Q 50 46 42 40", *place), _HAIR_COLOUR)


def _paint_explore(canvas: Canvas) -> None:
    """Paint a reed boat under sail on a river between reeds."""
    _paint_sky(canvas, ("#CFE8DC", "#BFE0D2", "#ABD9E0"), 66)
    canvas.fill(disc(74, 28, 14), "#FFF3C8")
    canvas.fill(_clip_to_box(path("M 0 60 Q 18 44 40 54 Q 64 40 100 58 V 80 H 0")), "#6FA58C")
    canvas.fill(box(0, 66, 100, 74), "#4F9FA6")
    for x, y, length in ((8, 76, 26), (56, 80, 34), (20, 118, 40), (64, 126, 30), (6, 134, 30)):
        canvas.fill(rounded_rectangle(x, y, length, 2.4, 1.2), "#ABD9E0")
    canvas.fill(line(3.4, (50, 34), (50, 104)), _WOOD_COLOUR)
    canvas.fill(path("M 53 36 Q 92 62 84 94 Q 68 88 53 94"), _PALE_COLOUR)
    canvas.fill(path("M 53 36 Q 74 62 72 90 Q 62 90 53 94"), "#EAD9B1")
    canvas.fill(path("M 47 44 Q 24 66 22 92 Q 36 88 47 92"), "#EAD9B1")
    canvas.fill(path("M 2 88 Q 8 104 24 104 H 78 Q 94 104 98 88 Q 100 122 72 122 H 28 Q 0 122 2 88"), _WOOD_COLOUR)
    canvas.fill(path("M 8 106 Q 50 114 92 106 Q 90 112 84 114 Q 50 120 16 114"), "#B9995B")
    for x, height in ((9, 46), (16, 34), (91, 40), (84, 30)):
        canvas.fill(line(2.6, (x, 140), (x + 1, 140 - height)), "#1D5B46")
        canvas.fill(ellipse(x + 1, 136 - height, 2.8, 8), _WOOD_COLOUR)


def _paint_build(canvas: Canvas) -> None:
    """Paint a brick wall that is being built, a ladder, and a builder with a brick."""
    _paint_sky(canvas, ("#FFF3CF", "#F6DDB6", "#EFC873"), 118)
    for index, (left, width) in enumerate(((2, 74), (12, 54), (22, 34))):
        top, face = 92 - 32 * index, ("#B9331F", "#C9573A", "#DB7A52")[index]
        canvas.fill(box(left, top, width, 32), face)
        canvas.fill(box(left, top, width, 4), "#F2C49A")
        for joint in range(int(width // 17) + 1):
            for row in range(2):
                joint_x = left + 4 + 17 * joint + 8 * row
                if joint_x < left + width - 3:
                    canvas.fill(box(joint_x, top + 5 + 14 * row, 2.2, 13), "#74190F")
        canvas.fill(box(left, top + 17, width, 2.2), "#74190F")
    canvas.fill(box(0, 124, 100, 16), "#8C611C")
    for x in (80, 94):
        canvas.fill(line(4.4, (x, 136), (x, 20)), _WOOD_COLOUR)
    for rung in range(7):
        canvas.fill(line(3.4, (80, 32 + 15 * rung), (94, 32 + 15 * rung)), _WOOD_COLOUR)
    _paint_person(canvas, 34, 138, 82, _PALE_COLOUR)
    canvas.fill(rounded_rectangle(42, 88, 30, 15, 2), "#5E1408")
    canvas.fill(rounded_rectangle(43, 87, 28, 12, 2), "#DB5E46")


def _paint_research(canvas: Canvas) -> None:
    """Paint a scribe who presses signs into a tablet under the moon."""
    _paint_sky(canvas, ("#14203B", "#1D3159", "#1F4E9B"), 122)
    for x, y, radius in (
        (12, 18, 2),
        (30, 10, 1.5),
        (44, 26, 2.2),
        (10, 46, 1.6),
        (88, 52, 2),
        (60, 12, 1.6),
        (92, 12, 1.5),
    ):
        canvas.fill(disc(x, y, radius), "#FFE391")
    canvas.fill(join(disc(74, 28, 15), hole(disc(81, 24, 12.5))), "#FFF4DC")
    canvas.fill(box(0, 122, 100, 18), "#0F1830")
    _paint_person(canvas, 32, 138, 92, "#41967C")
    canvas.fill(rounded_rectangle(46, 80, 46, 50, 8), "#7A5228")
    canvas.fill(rounded_rectangle(46, 77, 46, 50, 8), "#E6C899")
    for row in range(4):
        for sign in range(4 - row % 2):
            left, top = 53 + 9.4 * sign, 86 + 10 * row
            canvas.fill(polygon((left - 3.4, top - 3.6), (left + 4, top - 1.2), (left - 0.6, top + 5)), _DARK_COLOUR)
    canvas.fill(line(5, (92, 66), (80, 94)), "#F2CD73")
    canvas.fill(disc(90, 70, 6), _SKIN_COLOUR)


def _paint_gather(canvas: Canvas) -> None:
    """Paint ripe barley with three jars in front of it."""
    _paint_sky(canvas, ("#FFF3CF", "#FBEAC4", "#F2E2B0"), 70)
    canvas.fill(disc(26, 28, 15), "#FFFBEA")
    canvas.fill(box(0, 62, 100, 78), "#D8A443")
    for index in range(8):
        x, top = 6 + 12.6 * index, 46 + (index % 2) * 7
        canvas.fill(line(2.6, (x, 100), (x, top)), "#8C611C")
        for grain in range(4):
            for side in (-1, 1):
                canvas.fill(
                    ellipse(x + 3.6 * side, top + 7 * grain, 2.8, 5.4, 28 * side), "#8C611C" if index % 2 else "#B98A2E"
                )
    canvas.fill(box(0, 122, 100, 18), "#8C611C")
    body = "M 34 8 H 66 V 16 H 60 V 26 Q 88 40 80 70 Q 74 92 60 98 H 40 Q 26 92 20 70 Q 12 40 40 26 V 16 H 34"
    for x, size, ink in ((2, 46, "#9C3A20"), (52, 50, "#B9532F"), (25, 58, "#DB7A52")):
        y = 134 - size
        canvas.fill(place_drawing(body, x, y, size), ink)
        canvas.fill(place_drawing("M 18 52 H 82 V 62 H 18", x, y, size), "#5E1408")
        canvas.fill(place_drawing("M 30 34 Q 22 54 30 76 Q 18 56 30 34", x, y, size), "#F2C49A")


def _paint_warfare(canvas: Canvas) -> None:
    """Paint a line of shields and spears in front of a wall."""
    _paint_sky(canvas, ("#F2B98A", "#E58A5C", "#C9573A"), 90)
    canvas.fill(box(0, 66, 100, 30), "#74190F")
    for index in range(6):
        canvas.fill(box(2 + 17.6 * index, 58, 9, 9), "#74190F")
    canvas.fill(box(0, 96, 100, 44), "#5E1408")
    for index in range(3):
        x = 19.0 + 31 * index
        canvas.fill(line(3.2, (x + 13, 136), (x + 13, 16)), _WOOD_COLOUR)
        canvas.fill(polygon((x + 13, 4), (x + 18, 20), (x + 13, 26), (x + 8, 20)), "#E9E6EE")
        canvas.fill(disc(x, 68, 10), _SKIN_COLOUR)
        canvas.fill(polygon(*arc(x, 70, 9, 0, 180)), _HAIR_COLOUR)
        canvas.fill(path(f"M {x} 38 Q {x + 12} 52 {x + 11} 66 H {x - 11} Q {x - 12} 52 {x} 38"), "#D8A443")
        face = _PALE_COLOUR if index == 1 else "#F2CD73"
        canvas.fill(rounded_rectangle(x - 14, 80, 28, 54, 12), _DARK_COLOUR)
        canvas.fill(rounded_rectangle(x - 12, 82, 24, 50, 10), face)
        canvas.fill(join(disc(x, 106, 9), hole(disc(x, 106, 5))), "#9E2512")
        canvas.fill(box(x - 12, 92, 24, 3), "#9E2512")
        canvas.fill(box(x - 12, 118, 24, 3), "#9E2512")


def _paint_growth(canvas: Canvas) -> None:
    """Paint a family in front of its house under a palm."""
    _paint_sky(canvas, ("#E6F2D2", "#DDEBC0", "#CDD19A"), 92)
    canvas.fill(disc(26, 24, 13), "#FFF3C8")
    canvas.fill(_clip_to_box(path("M 0 88 Q 36 72 100 86 V 140 H 0")), "#57A05C")
    canvas.fill(_clip_to_box(path("M 0 112 Q 44 98 100 110 V 140 H 0")), "#2F7A4A")
    for left, top, width, height in ((6, 66, 46, 40), (2, 82, 26, 26)):
        canvas.fill(box(left, top, width, height), "#E6C48E")
        canvas.fill(box(left - 2, top - 4, width + 4, 6), "#8C611C")
    canvas.fill(rounded_rectangle(32, 80, 12, 27, 5), _DARK_COLOUR)
    canvas.fill(box(38, 72, 7, 6), _DARK_COLOUR)
    paint_palm(canvas, 64, 112, 68, _WOOD_COLOUR, ("#1D5B46", "#41967C"))
    for x, height, robe in ((30, 54, "#B9331F"), (64, 50, "#1F4E9B"), (47, 34, "#F2CD73")):
        _paint_person(canvas, x, 136, height, robe)


_SCENE_PAINTERS: Mapping[str, Callable[[Canvas], None]] = {
    "explore": _paint_explore,
    "build": _paint_build,
    "research": _paint_research,
    "gather": _paint_gather,
    "warfare": _paint_warfare,
    "growth": _paint_growth,
}
