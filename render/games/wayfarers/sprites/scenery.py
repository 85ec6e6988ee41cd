"""Signs of tags, and small views for the upper part of cards, all in boxes of 100 by 100."""

from collections.abc import Mapping

from render.drawing.canvas import Box, Canvas
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
    rounded_rectangle,
)
from render.games.wayfarers.sprites.inks import PLAIN
from render.games.wayfarers.sprites.symbols import Layers

LOW = 0.62
"""How high a view is shown, of its width."""

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


def _night(*layers: tuple[Shape, str]) -> Layers:
    stars = ((6, 16), (22, 70), (90, 22), (78, 82), (12, 44), (94, 60), (32, 10), (64, 92))
    dots = join(*(disc(x, y, 1.6 if x % 4 else 2.4) for x, y in stars))
    return ((box(0, 0, 100, 100), "night"), (box(0, 62, 100, 38), "night-low"), (dots, "star"), *layers)


def _tower(x: float, wide: float, top: float) -> Shape:
    return join(
        box(x, top, wide, 80 - top),
        path(
            f"M {x - 2} {top} Q {x} {top - 12} {x + wide / 2} {top - 20} Q {x + wide} {top - 12} {x + wide + 2} {top}"
        ),
    )


def _city(turn: int) -> Layers:
    left, right = 10 + 4 * (turn % 3), 70 - 4 * (turn % 2)
    return (
        (box(0, 0, 100, 100), "dusk"),
        (disc(78 - 20 * (turn % 3), 22, 13), "star"),
        (path("M 0 78 Q 30 58 56 72 Q 80 62 100 74 L 100 100 L 0 100"), "wall-dark"),
        (join(box(24, 52, 54, 40), box(14, 66, 74, 26)), "wall"),
        (path("M 36 52 Q 34 30 51 22 Q 68 30 66 52"), "dome"),
        (box(50, 12, 2, 12), "gold-dark"),
        (disc(51, 12, 3), "gold"),
        (join(_tower(left, 9, 44), _tower(right + 8, 9, 38)), "clay"),
        (join(*(box(x, 60, 4, 8) for x in (30, 38, 60, 68))), "wall-dark"),
        (path("M 44 92 L 44 76 Q 51 66 58 76 L 58 92"), "wood"),
        (box(0, 90, 100, 10), "wall-dark"),
    )


def _vista(turn: int) -> Layers:
    x = 24 + 18 * (turn % 4)
    return (
        (box(0, 0, 100, 100), "sky"),
        (disc(x, 30, 13), "gold"),
        (path("M 0 62 L 22 34 L 40 56 L 64 26 L 100 64 L 100 100 L 0 100"), "wall-dark"),
        (path("M 64 26 L 72 34 L 66 38 L 62 34 L 56 36"), "white"),
        (path("M 0 74 Q 30 52 60 70 Q 84 60 100 70 L 100 100 L 0 100"), "hill"),
        (path("M 0 92 Q 36 70 100 88 L 100 100 L 0 100"), "hill-dark"),
        (join(line(2, (16, 76), (16, 64)), disc(16, 60, 6), line(2, (86, 74), (86, 64)), disc(86, 60, 5)), "hill-dark"),
    )


def _berth(turn: int) -> int:
    """Return the start of the hull of a ship in harbour."""
    return 20 + 8 * (turn % 3)


def _course(turn: int) -> int:
    """Return the start of the hull of a ship at sea."""
    return 58 - 14 * (turn % 3)


def _harbour(turn: int) -> Layers:
    x = _berth(turn)
    return (
        (box(0, 0, 100, 100), "sky"),
        (path("M 0 62 Q 20 50 34 60 L 34 70 L 0 70"), "hill-dark"),
        (box(0, 66, 100, 34), "sea"),
        (join(box(70, 40, 30, 40), box(62, 66, 38, 16)), "wall"),
        (path("M 74 40 Q 74 24 85 20 Q 96 24 96 40"), "clay"),
        (path("M 78 66 L 78 54 Q 85 46 92 54 L 92 66"), "wood"),
        (path(f"M {x - 12} 72 L {x + 36} 70 Q {x + 30} 86 {x + 20} 86 L {x} 86 Q {x - 8} 84 {x - 12} 72"), "wood"),
        (line(2.4, (x + 12, 72), (x + 12, 14)), "ink"),
        (path(f"M {x + 14} 16 Q {x + 36} 36 {x + 36} 64 L {x + 14} 66"), "sail"),
        (path(f"M {x + 10} 26 L {x + 10} 66 L {x - 8} 66 Q {x - 4} 42 {x + 10} 26"), "red"),
        (join(line(2.2, (4, 92), (26, 92)), line(2.2, (40, 94), (66, 94)), line(2.2, (76, 90), (96, 90))), "foam"),
    )


def _open_sea(turn: int) -> Layers:
    x = _course(turn)
    return (
        (box(0, 0, 100, 100), "sky"),
        (disc(16 + 12 * (turn % 2), 28, 11), "white"),
        (box(0, 46, 100, 54), "sea"),
        (path(f"M {x} 50 L {x + 28} 48 Q {x + 22} 58 {x + 6} 58"), "wood"),
        (path(f"M {x + 13} 14 Q {x + 28} 28 {x + 28} 46 L {x + 13} 47"), "sail"),
        (line(1.6, (x + 12, 50), (x + 12, 12)), "ink"),
        (path("M 0 66 Q 14 54 28 66 Q 42 78 56 66 Q 70 54 84 66 Q 92 72 100 66 L 100 100 L 0 100"), "sea-dark"),
        (path("M 0 84 Q 14 74 28 84 Q 42 94 56 84 Q 70 74 84 84 Q 92 90 100 84 L 100 100 L 0 100"), "sea"),
        (join(line(1.8, (8, 62), (20, 62)), line(1.8, (60, 62), (76, 62)), line(1.8, (30, 84), (44, 90))), "foam"),
        (join(line(2, (70, 22), (76, 27), (82, 21)), line(2, (84, 32), (88, 36), (94, 31))), "ink"),
    )


def _upright(shape: Shape) -> Shape:
    """Return a shape that is as high as wide again after a view has been made low."""
    return tuple(part._replace(points=tuple((x, 50 + (y - 50) / LOW) for x, y in part.points)) for part in shape)


def _sky(tag: str, count: int = 1) -> Layers:
    """Return a night sky with as many comets as the card shows."""
    size = {1: 56.0, 2: 44.0, 3: 38.0}[count]
    first = 50 - size / 2 - 13 * (count - 1)
    corners = [(first + 26 * number, 50 - size / 2 + 7 * (number - (count - 1) / 2)) for number in range(count)]
    drawn = [(_upright(place_shape(shape, x, y, size)), ink) for x, y in corners for shape, ink in TAGS[tag]]
    return _night(*drawn)


_CLOTHS = ("dome", "red", "sea", "gold", "hill-dark", "clay")
_SKINS = ("#A86A42", "#7A4A2B", "#C98B5E", "#5E3722", "#8F5A36")
_GROUNDS = ("dusk", "#CFE0C0", "#F2C4B4", "#C9DCEF", "#E5D2F0", "#F3E3A8", "#BFE3DD")
_HAIR = ("ink", "#4A2C18", "#777777")


def person(turn: int) -> Layers:
    """Return a person; skin, hair, hat, beard, clothes and ground differ from card to card."""
    cloth, skin, hair = _CLOTHS[turn % len(_CLOTHS)], _SKINS[turn % len(_SKINS)], _HAIR[turn // 5 % len(_HAIR)]
    hats = (
        path("M 33 32 Q 34 12 50 11 Q 66 12 67 32 Q 50 22 33 32"),
        polygon((34, 30), (50, 4), (66, 30)),
        join(rounded_rectangle(33, 14, 34, 16, 6)),
        path("M 30 44 Q 30 12 50 10 Q 70 12 70 44 L 64 44 Q 64 24 50 22 Q 36 24 36 44"),
    )
    return (
        (box(0, 0, 100, 100), _GROUNDS[turn % len(_GROUNDS)]),
        *(((path("M 30 40 Q 26 70 32 74 L 68 74 Q 74 70 70 40"), hair),) if turn % 3 == 1 else ()),
        (path("M 20 100 Q 22 62 50 60 Q 78 62 80 100"), cloth),
        (polygon((42, 60), (58, 60), (50, 80)), "sail" if turn % 4 else "gold"),
        (disc(50, 42, 17), skin),
        (path("M 35 44 Q 36 74 50 76 Q 64 74 65 44 Q 58 58 50 54 Q 42 58 35 44"), hair if turn % 3 != 1 else skin),
        (hats[turn % len(hats)], "sail" if turn % 3 else _CLOTHS[(turn + 2) % len(_CLOTHS)]),
        (join(disc(44, 41, 2.2), disc(56, 41, 2.2)), "ink"),
    )


def _lamp(turn: int) -> Layers:
    glow = 20 + 3 * (turn % 3)
    flame = path("M 80 40 Q 70 28 79 10 Q 94 28 80 40")
    lamp = path("M 10 58 Q 24 56 30 52 Q 44 44 60 52 Q 74 50 82 40 Q 86 58 68 70 Q 62 78 46 78 Q 20 76 10 58")
    return (
        (box(0, 0, 100, 100), "#4F1A3D"),
        (disc(80, 30, glow + 8), "#6D2B56"),
        (disc(80, 30, glow), "#86356B"),
        (flame, "gold"),
        (place_shape(flame, 24, 14, 70), "star"),
        (lamp, "gold"),
        (ring(20, 52, 9, 4), "gold"),
        (join(rounded_rectangle(32, 78, 30, 8, 3), rounded_rectangle(40, 40, 12, 8, 3)), "gold-dark"),
    )


def view(kind: str, tags: tuple[str, ...], number: int) -> Layers:
    """Return the view of a card of a kind with these tags; `number` varies it."""
    match kind, tags[:1]:
        case "land", ("city",):
            return _city(number)
        case "land", _:
            return _vista(number)
        case "water", ("harbour",):
            return _harbour(number)
        case "water", _:
            return _open_sea(number)
        case "space", (tag,):
            return _sky(tag, len(tags))
        case "townsfolk", _:
            return person(number)
    return _lamp(number)


def middle(kind: str, tags: tuple[str, ...], number: int) -> float:
    """Return the point around which a view is cut: a ship, else its middle."""
    if kind != "water":
        return 50
    return _berth(number) + 12 if tags[:1] == ("harbour",) else _course(number) + 14


def scenery(canvas: Canvas, layers: Layers, place: Box, around: float = 50) -> None:
    """Draw a view into a place, cut at its edges."""
    wide, high = place.right - place.left, place.bottom - place.top
    window = canvas.window((wide, high))
    unroll(window, layers, wide, high, around)
    canvas.put(window, (place.left, place.top))


def unroll(canvas: Canvas, layers: Layers, wide: float, high: float, around: float) -> None:
    """Draw a view over a place from its top left corner on; it keeps its proportions and may lose some sky or ground,
    or parts far from `around`."""
    size = max(wide, high / LOW)
    left, top = min(0.0, max(wide - size, wide / 2 - size * around / 100)), (high - size * LOW) / 2
    canvas.view([(shape, PLAIN.get(ink, ink)) for shape, ink in layers], Box(left, top, left + size, top + size * LOW))
