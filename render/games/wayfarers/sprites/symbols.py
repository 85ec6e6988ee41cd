"""Small signs, including those of tags, in a box of 100 by 100. Each consists of layers from bottom to top: a shape
with the name of its colour."""

from collections.abc import Mapping
from typing import TypeAlias

from render.drawing.canvas import Canvas
from render.drawing.shapes import (
    Shape,
    arc,
    box,
    disc,
    ellipse,
    hole,
    join,
    line,
    path,
    place_shape,
    polygon,
    rectangle_with_cut_corners,
    ring,
    rounded_rectangle,
)
from render.games.wayfarers.sprites.inks import GUILD_COLOURS, NAMED_COLOURS, WORKER_COLOURS

Layers: TypeAlias = tuple[tuple[Shape, str], ...]
"""Shapes from bottom to top, each with a name in `NAMED_COLOURS` or a colour `#RRGGBB`."""

_CAMEL = path(
    "M 8 88 L 16 88 L 21 62 L 27 62 L 29 88 L 37 88 L 38 60 L 62 60 L 61 88 L 69 88 L 72 60 L 77 88 L 85 88 L 80 54 "
    "Q 88 50 87 34 L 95 35 L 98 26 L 88 17 L 80 19 L 75 44 Q 70 46 66 42 Q 60 22 52 40 Q 46 44 42 40 Q 34 16 26 40 "
    "Q 12 42 11 58 Z".replace(" Z", "")
)
_PIGEON = path(
    "M 4 40 L 22 34 Q 26 18 42 20 Q 52 22 56 36 L 78 6 Q 92 26 76 48 L 98 66 L 74 68 Q 62 84 40 80 Q 20 74 20 46 L 4 40"
)
_HULL = path("M 8 66 L 92 62 Q 84 88 66 90 L 32 90 Q 14 84 8 66")
_SAIL = path("M 46 8 Q 84 26 88 56 L 46 58")
_JIB = path("M 40 18 L 40 58 L 14 60 Q 20 34 40 18")
_SACK = path("M 38 24 Q 8 52 14 80 Q 18 94 50 94 Q 82 94 86 80 Q 92 52 62 24")
_KNOT = path("M 30 8 L 50 14 L 70 8 L 62 26 L 38 26")
_PAWN = path("M 34 44 Q 30 70 16 92 L 84 92 Q 70 70 66 44")
_LAMP = path("M 6 52 Q 20 50 26 44 Q 44 34 64 44 Q 84 40 94 30 Q 96 52 74 68 Q 66 78 46 78 Q 18 76 6 52")
_FLAME = path("M 92 28 Q 80 18 90 2 Q 106 18 92 28")
_HOURGLASS = join(
    box(18, 6, 64, 10),
    box(18, 84, 64, 10),
    polygon((26, 16), (74, 16), (54, 50), (46, 50)),
    polygon((46, 50), (54, 50), (74, 84), (26, 84)),
)
_QUILL = path("M 92 4 Q 40 16 26 66 L 10 94 L 18 96 L 32 72 Q 80 60 92 4")
_DIE = rounded_rectangle(12, 12, 76, 76, 16)


def _layers_on_die(face: str, *parts: tuple[Shape, str]) -> Layers:
    return ((_DIE, "ink"), (rounded_rectangle(17, 17, 66, 66, 12), face), *parts)


def _pawn_layers(colour: str) -> Layers:
    """Return the sign of a worker, whose hat has a different shape for each colour."""
    hats = {"green": disc(50, 26, 24), "yellow": polygon((50, 0), (80, 46), (20, 46)), "blue": box(27, 5, 46, 42)}
    inner = {"green": disc(50, 26, 18), "yellow": polygon((50, 12), (71, 42), (29, 42)), "blue": box(33, 11, 34, 32)}
    hue = WORKER_COLOURS[colour]
    body = path("M 38 50 Q 35 70 25 86 L 75 86 Q 65 70 62 50")
    return ((join(_PAWN, hats[colour]), hue.dark), (body, hue.base), (inner[colour], hue.light))


def _influence_layers(guild: str) -> Layers:
    """Return the sign of influence in a guild: an octagon with the guild's sign. A dark octagon has a light line inside
    its rim, which contrasts with dark grounds."""
    hue = GUILD_COLOURS[guild]
    light = "ink" if guild in ("trade", "any") else "white"
    signs = {
        "science": join(
            *(line(7, (50, 50), (50 + dx, 50 + dy)) for dx, dy in ((0, -26), (0, 26), (-26, 0), (26, 0))),
            disc(50, 50, 11),
        ),
        "trade": join(
            line(6, (24, 38), (76, 38)),
            line(6, (50, 26), (50, 72)),
            line(6, (34, 74), (66, 74)),
            path("M 14 46 L 36 46 Q 25 66 14 46"),
            path("M 64 46 L 86 46 Q 75 66 64 46"),
        ),
        "exploration": join(
            polygon((50, 18), (60, 50), (50, 82), (40, 50)), polygon((18, 50), (50, 43), (82, 50), (50, 57))
        ),
        "any": join(disc(50, 31, 10), disc(32, 60, 10), disc(68, 60, 10)),
    }
    inside = (rectangle_with_cut_corners(11, 11, 78, 78, 22), hue.base), (signs[guild], light)
    if light == "ink":
        return (rectangle_with_cut_corners(4, 4, 92, 92, 26), hue.dark), *inside
    return (
        (rectangle_with_cut_corners(0, 0, 100, 100, 28), "ink"),
        (rectangle_with_cut_corners(7, 7, 86, 86, 24), "coin"),
        *inside,
    )


_ARROW_UP = polygon((50, 4), (78, 36), (60, 36), (60, 60), (40, 60), (40, 36), (22, 36))
_FIVE_POINTED_STAR = polygon(
    (50, 4), (61, 36), (96, 38), (68, 59), (79, 94), (50, 73), (21, 94), (32, 59), (4, 38), (39, 36)
)

GLYPH_LAYERS: Mapping[str, Layers] = {
    "camel": ((_CAMEL, "ink"), (place_shape(_CAMEL, 5, 5, 90), "clay")),
    "ship": (
        (_HULL, "ink"),
        (place_shape(_HULL, 6, 8, 88), "wood"),
        (_SAIL, "ink"),
        (place_shape(_SAIL, 5, 4, 92), "sail"),
        (_JIB, "ink"),
    ),
    "telescope": (
        (join(line(9, (48, 56), (30, 94)), line(9, (54, 56), (72, 94))), "ink"),
        (polygon((6, 52), (74, 10), (90, 36), (16, 70)), "ink"),
        (polygon((14, 54), (50, 32), (58, 45), (20, 63)), "gold"),
        (polygon((55, 28), (72, 18), (82, 35), (64, 43)), "coin"),
    ),
    "pigeon": ((_PIGEON, "ink"), (place_shape(_PIGEON, 5, 5, 90), "coin"), (disc(36, 32, 4), "ink")),
    "silver": (
        (disc(50, 49, 47), "ink"),
        (disc(50, 48, 40), "coin"),
        (ring(50, 48, 29, 5), "coin-dark"),
        (_STAR_SMALL := place_shape(_FIVE_POINTED_STAR, 33, 31, 34), "coin-dark"),
    ),
    "provision": (
        (join(_SACK, _KNOT), "ink"),
        (place_shape(_SACK, 8, 9, 84), "bread"),
        (line(6, (36, 27), (64, 27)), "paper"),
        (ellipse(42, 66, 7, 12, 20), "wall"),
    ),
    "mark": (
        (rounded_rectangle(8, 20, 60, 76, 8), "ink"),
        (rounded_rectangle(14, 26, 48, 64, 4), "paper"),
        (rectangle_with_cut_corners(40, 2, 56, 56, 16), "ink"),
        (rectangle_with_cut_corners(47, 9, 42, 42, 12), "red"),
    ),
    "move": (
        (rectangle_with_cut_corners(2, 48, 48, 48, 14), "ink"),
        (rectangle_with_cut_corners(8, 54, 36, 36, 10), "paper"),
        (rectangle_with_cut_corners(50, 4, 48, 48, 14), "ink"),
        (rectangle_with_cut_corners(56, 10, 36, 36, 10), "gold"),
        (join(line(9, (20, 40), (28, 18)), polygon((16, 22), (44, 4), (42, 34))), "red"),
    ),
    "retrieve": (
        (place_shape(join(_PAWN, disc(50, 26, 24)), 24, 22, 78), "ink"),
        (place_shape(join(path("M 38 50 Q 35 70 25 86 L 75 86 Q 65 70 62 50"), disc(50, 26, 17)), 24, 22, 78), "paper"),
        (place_shape(_ARROW_UP, -6, 18, 62), "red"),
    ),
    "refresh": (
        *_layers_on_die("white"),
        (join(ring(50, 50, 23, 9), hole(box(50, 28, 40, 18))), "red"),
        (polygon((48, 16), (72, 30), (48, 42)), "red"),
    ),
    "shift": (
        *_layers_on_die("white"),
        (polygon((50, 20), (74, 46), (26, 46)), "red"),
        (polygon((50, 80), (74, 54), (26, 54)), "ink"),
    ),
    "new-die": (*_layers_on_die("white"), (join(box(43, 26, 14, 48), box(26, 43, 48, 14)), "red")),
    "journal": (
        (_QUILL, "ink"),
        (place_shape(_QUILL, 7, 5, 88), "sail"),
        (line(6, (34, 92), (92, 92)), "ink"),
        (join(line(5, (74, 24), (30, 72))), "wall-dark"),
    ),
    "journal-tile": (
        (rounded_rectangle(8, 8, 84, 84, 10), "ink"),
        (rounded_rectangle(15, 15, 70, 70, 6), "wall"),
        (place_shape(_QUILL, 22, 20, 58), "ink"),
    ),
    "cards": (
        (rounded_rectangle(4, 22, 46, 66, 8), "wall-dark"),
        (rounded_rectangle(27, 14, 46, 70, 8), "clay"),
        (rounded_rectangle(32, 19, 36, 60, 5), "wall"),
        (rounded_rectangle(50, 8, 46, 76, 8), "wood"),
        (rounded_rectangle(56, 14, 34, 64, 4), "paper"),
    ),
    "vp": (
        (disc(50, 50, 48), "gold-dark"),
        (disc(50, 48, 42), "gold"),
        (place_shape(_FIVE_POINTED_STAR, 20, 17, 60), "paper"),
    ),
    "hourglass": (
        (_HOURGLASS, "ink"),
        (polygon((36, 22), (64, 22), (54, 40), (46, 40)), "gold"),
        (polygon((50, 62), (66, 80), (34, 80)), "gold"),
    ),
    "townsfolk": (
        (
            join(
                path("M 8 96 Q 10 58 50 56 Q 90 58 92 96"),
                disc(50, 34, 26),
                path("M 22 30 Q 24 2 50 2 Q 76 2 78 30 Q 50 20 22 30"),
            ),
            "ink",
        ),
        (path("M 17 90 Q 20 65 50 64 Q 80 65 83 90"), "dome"),
        (disc(50, 38, 18), "skin"),
        (path("M 28 28 Q 30 9 50 8 Q 70 9 72 28 Q 50 18 28 28"), "sail"),
    ),
    "inspiration": (
        (_LAMP, "ink"),
        (place_shape(_LAMP, 7, 7, 86), "gold"),
        (join(ring(18, 46, 15, 6)), "ink"),
        (box(34, 78, 30, 12), "ink"),
        (_FLAME, "red"),
        (join(box(42, 26, 14, 12)), "ink"),
    ),
    "worker": (
        (join(_PAWN, disc(50, 26, 24)), "ink"),
        (join(path("M 38 50 Q 35 70 25 86 L 75 86 Q 65 70 62 50"), disc(50, 26, 17)), "paper"),
    ),
    "influence": (
        (rectangle_with_cut_corners(4, 4, 92, 92, 26), "ink"),
        (rectangle_with_cut_corners(12, 12, 76, 76, 21), "paper"),
    ),
    "dice": _layers_on_die("white", (join(disc(32, 32, 8), disc(50, 50, 8), disc(68, 68, 8)), "ink")),
    "dice-out": _layers_on_die("shade", (line(8, (32, 50), (68, 50)), "ink")),
    "resource": ((ring(50, 50, 34, 14), "ink"), (polygon((62, 2), (96, 22), (62, 40)), "red")),
    "focus": ((ring(50, 50, 38, 9), "ink"), (ring(50, 50, 20, 8), "red"), (disc(50, 50, 8), "ink")),
    "discard": ((line(16, (20, 20), (80, 80)), "red"), (line(16, (80, 20), (20, 80)), "red")),
    "comet-track": ((_FIVE_POINTED_STAR, "ink"), (place_shape(_FIVE_POINTED_STAR, 12, 12, 76), "star")),
    **{f"worker-{colour}": _pawn_layers(colour) for colour in WORKER_COLOURS},
    **{guild: _influence_layers(guild) for guild in GUILD_COLOURS},
}


def paint_layers(canvas: Canvas, layers: Layers, x: float, y: float, size: float) -> None:
    """Paint a sign around (x, y), `size` units wide."""
    canvas.draw_sign([(shape, NAMED_COLOURS.get(ink, ink)) for shape, ink in layers], x, y, size)


_SUN_RAYS = join(
    *(
        polygon(tip, *(arc(50, 50, 30, 45 * turn - 13, 45 * turn + 13)[index] for index in (0, -1)))
        for turn in range(8)
        for tip in (arc(50, 50, 48, 45 * turn, 45 * turn + 1)[0],)
    )
)
_FOUR_POINTED_STAR = path("M 50 2 Q 54 46 98 50 Q 54 54 50 98 Q 46 54 2 50 Q 46 46 50 2")
_CRESCENT: Shape = join(disc(50, 50, 42), hole(disc(68, 40, 35)))
_WAVE = path("M 2 52 Q 18 34 34 52 Q 50 68 66 52 Q 82 34 98 52 L 98 68 Q 82 52 66 68 Q 50 84 34 68 Q 18 52 2 68")
_ANCHOR = join(
    ring(50, 17, 11, 7),
    line(10, (50, 28), (50, 88)),
    line(9, (30, 40), (70, 40)),
    path(
        "M 8 58 L 26 54 L 22 64 Q 34 80 50 82 Q 66 80 78 64 L 74 54 L 92 58 L 90 78 L 84 72 Q 70 94 50 96 "
        "Q 30 94 16 72 L 10 78 L 8 58"
    ),
)
_CITY = join(
    box(6, 50, 88, 44),
    box(10, 22, 14, 40),
    box(76, 22, 14, 40),
    polygon((6, 24), (17, 6), (28, 24)),
    polygon((72, 24), (83, 6), (94, 24)),
    path("M 30 50 Q 30 24 50 18 Q 70 24 70 50"),
    box(47, 6, 6, 16),
)
_GATE = path("M 38 94 L 38 72 Q 50 56 62 72 L 62 94")
_BOOK_LEFT = path("M 50 24 Q 30 10 6 18 L 6 82 Q 30 76 50 90")
_BOOK_RIGHT = path("M 50 24 Q 70 10 94 18 L 94 82 Q 70 76 50 90")
_DOME = join(path("M 14 66 Q 16 18 50 16 Q 84 18 86 66"), box(8, 66, 84, 26))
_COMET_TAIL = path("M 4 4 Q 50 30 82 54 L 60 78 Q 36 46 4 4")
_UPPER_COMET_TAIL = path("M 30 2 Q 62 24 90 52 L 74 64 Q 56 34 30 2")

TAG_LAYERS: Mapping[str, Layers] = {
    "city": (
        (_CITY, "ink"),
        (place_shape(_CITY, 6, 6, 88), "wall"),
        (path("M 35 52 Q 35 32 50 26 Q 65 32 65 52"), "dome"),
        (_GATE, "ink"),
    ),
    "vista": (
        (polygon((2, 90), (36, 22), (58, 62), (70, 44), (98, 90)), "ink"),
        (polygon((12, 84), (36, 36), (56, 74), (50, 84)), "hill"),
        (polygon((56, 84), (70, 56), (88, 84)), "hill-dark"),
        (disc(72, 20, 17), "ink"),
        (disc(72, 20, 12), "gold"),
    ),
    "harbour": ((_ANCHOR, "sea-dark"),),
    "open_sea": (
        (place_shape(_WAVE, 0, -24, 100), "sea-dark"),
        (_WAVE, "sea"),
        (place_shape(_WAVE, 0, 24, 100), "sea-dark"),
    ),
    "observatory": (
        (_DOME, "ink"),
        (path("M 22 62 Q 24 26 50 24 Q 76 26 78 62"), "coin"),
        (polygon((50, 34), (78, 2), (92, 14), (62, 46)), "ink"),
        (polygon((56, 36), (78, 12), (83, 16), (62, 40)), "gold"),
        (box(16, 72, 68, 14), "wall"),
    ),
    "library": (
        (join(_BOOK_LEFT, _BOOK_RIGHT), "ink"),
        (place_shape(_BOOK_LEFT, 8, 7, 84), "paper"),
        (place_shape(_BOOK_RIGHT, 9, 7, 84), "wall"),
        (line(5, (20, 40), (40, 44)), "ink"),
        (line(5, (20, 56), (40, 60)), "ink"),
        (line(5, (62, 44), (80, 40)), "ink"),
        (line(5, (62, 60), (80, 56)), "ink"),
    ),
    "stars": (
        (place_shape(_FOUR_POINTED_STAR, -6, -6, 84), "ink"),
        (place_shape(_FOUR_POINTED_STAR, 1, 1, 70), "star"),
        (place_shape(_FOUR_POINTED_STAR, 50, 48, 52), "ink"),
        (place_shape(_FOUR_POINTED_STAR, 57, 55, 38), "star"),
    ),
    "planet": (
        (disc(50, 50, 33), "ink"),
        (disc(50, 50, 27), "red"),
        (path("M 24 44 Q 50 34 76 44 L 77 54 Q 50 44 23 54"), "dusk"),
        (join(ellipse(50, 52, 50, 15, -18), hole(ellipse(50, 52, 39, 8, -18))), "ink"),
        (path("M 26 40 Q 34 20 50 23 Q 70 24 76 42 Q 50 50 26 40"), "red"),
    ),
    "sun": (
        (join(_SUN_RAYS, disc(50, 50, 30)), "gold-dark"),
        (disc(50, 50, 26), "gold"),
        (join(disc(41, 46, 3.5), disc(59, 46, 3.5), path("M 38 57 Q 50 70 62 57 Q 50 63 38 57")), "gold-dark"),
    ),
    "moon": ((_CRESCENT, "ink"), (place_shape(_CRESCENT, 8, 8, 84), "moon")),
    "comet": (
        (join(_COMET_TAIL, _UPPER_COMET_TAIL, disc(70, 70, 27)), "ink"),
        (place_shape(_COMET_TAIL, 8, 8, 84), "sea"),
        (place_shape(_UPPER_COMET_TAIL, 10, 8, 82), "foam"),
        (disc(70, 70, 20), "star"),
    ),
}
