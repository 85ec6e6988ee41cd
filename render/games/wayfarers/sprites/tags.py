"""Signs of tags, in boxes of 100 by 100."""

from collections.abc import Mapping

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
    ring,
)
from render.games.wayfarers.sprites.symbols import Layers

_RAYS = join(
    *(
        polygon(tip, *(arc(50, 50, 30, 45 * turn - 13, 45 * turn + 13)[index] for index in (0, -1)))
        for turn in range(8)
        for tip in (arc(50, 50, 48, 45 * turn, 45 * turn + 1)[0],)
    )
)
_STAR4 = path("M 50 2 Q 54 46 98 50 Q 54 54 50 98 Q 46 54 2 50 Q 46 46 50 2")
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
_TAIL = path("M 4 4 Q 50 30 82 54 L 60 78 Q 36 46 4 4")
_TAIL2 = path("M 30 2 Q 62 24 90 52 L 74 64 Q 56 34 30 2")

TAGS: Mapping[str, Layers] = {
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
        (place_shape(_STAR4, -6, -6, 84), "ink"),
        (place_shape(_STAR4, 1, 1, 70), "star"),
        (place_shape(_STAR4, 50, 48, 52), "ink"),
        (place_shape(_STAR4, 57, 55, 38), "star"),
    ),
    "planet": (
        (disc(50, 50, 33), "ink"),
        (disc(50, 50, 27), "red"),
        (path("M 24 44 Q 50 34 76 44 L 77 54 Q 50 44 23 54"), "dusk"),
        (join(ellipse(50, 52, 50, 15, -18), hole(ellipse(50, 52, 39, 8, -18))), "ink"),
        (path("M 26 40 Q 34 20 50 23 Q 70 24 76 42 Q 50 50 26 40"), "red"),
    ),
    "sun": (
        (join(_RAYS, disc(50, 50, 30)), "gold-dark"),
        (disc(50, 50, 26), "gold"),
        (join(disc(41, 46, 3.5), disc(59, 46, 3.5), path("M 38 57 Q 50 70 62 57 Q 50 63 38 57")), "gold-dark"),
    ),
    "moon": ((_CRESCENT, "ink"), (place_shape(_CRESCENT, 8, 8, 84), "moon")),
    "comet": (
        (join(_TAIL, _TAIL2, disc(70, 70, 27)), "ink"),
        (place_shape(_TAIL, 8, 8, 84), "sea"),
        (place_shape(_TAIL2, 10, 8, 82), "foam"),
        (disc(70, 70, 20), "star"),
    ),
}
