"""The view on the poster and the cover: a royal tomb with the bull's lyre by lamplight, and the board as it stands."""

from typing import ClassVar

from render.drawing.canvas import Box, Canvas
from render.drawing.painting import lay, shine
from render.drawing.shapes import Point, box, disc, line, polygon, rounded_rectangle
from render.games.ur.sprites.pieces import Piece
from render.games.ur.sprites.squares import Square
from render.sprites.landscape import HEIGHT, WIDTH, bricks, mix, place_drawing
from render.sprites.poster import Vista
from render.theme import Theme

_WALL, _DARK, _GOLD = "#6A3B28", "#2C1614", "#D8A443"
_RED, _SHELL = "#C8473C", "#E9DCC0"
_SIDE = 100.0
_FLAME = "M 50 0 Q 76 34 66 58 Q 60 74 50 74 Q 38 74 34 58 Q 28 36 50 0"
_BULL = (
    "M 50 100 Q 36 100 34 84 L 28 52 Q 12 54 4 44 Q 14 36 28 42 Q 12 34 12 18 Q 12 6 20 0 Q 20 22 38 30 H 62 "
    "Q 80 22 80 0 Q 88 6 88 18 Q 88 34 72 42 Q 86 36 96 44 Q 88 54 72 52 L 66 84 Q 64 100 50 100"
)


class Tomb(Vista, frozen=True):
    """The lyre in its niche between two lamps, with the board in front.

    `squares`: the squares of the board, each with its top-left corner, in squares.
    `pieces`: the pieces on the board, each with its middle, in squares, and whether it is light.
    """

    squares: tuple[tuple[float, float, str], ...]
    pieces: tuple[tuple[float, float, bool], ...]

    shade: ClassVar[str] = "#0A0505"

    def view(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the wall, the niche, the lamps, the lyre, the table and the board."""
        canvas.fill(box(0, 0, WIDTH, 520), (mix(_DARK, "#000000", 0.35), _WALL))
        bricks(canvas, (0, 36, WIDTH, 482), 22, "#120806", 0.3, 4)
        self._mosaic(canvas)
        niche: list[Point] = [(620, 404), (620, 214), (656, 214), (656, 166), (692, 166), (692, 118)]
        niche += [(1728 - x, y) for x, y in reversed(niche)]
        canvas.fill(polygon(*niche), ("#0C0608", "#3A1C16"))
        canvas.stroke(niche, 3, _GOLD, 0.55)
        for x in (716, 1012):
            shine(canvas, x, 252, 215, "#FFB45A", 0.34)
        self._lyre(canvas, 782, 140)
        for x in (716, 1012):
            _lamp(canvas, x, 268)
        self._table(canvas, theme)

    def _mosaic(self, canvas: Canvas) -> None:
        """Paint a frieze of clay cones, in rows of two colours."""
        canvas.fill(box(0, 6, WIDTH, 28), "#1A0D0B")
        for left in range(0, WIDTH, 22):
            for top, ink in ((14, _RED), (26, _SHELL)):
                lozenge = polygon((left, top), (left + 11, top - 6), (left + 22, top), (left + 11, top + 6))
                canvas.fill(lozenge, ink if left // 22 % 2 else mix(ink, "#000000", 0.3))
        canvas.fill(box(0, 33, WIDTH, 3), _GOLD)

    def _lyre(self, canvas: Canvas, x: float, y: float) -> None:
        """Paint the lyre: strings, frame, the box with an inlaid band, and the bull's head."""
        canvas.fill(line(10, (x, y + 196), (x + 26, y + 16)), "#B98A3A")
        canvas.fill(line(10, (x + 150, y + 196), (x + 156, y + 4)), "#B98A3A")
        for side in (0, 130):
            for ring in range(3):
                canvas.fill(disc(x + 18 + side - 6 * ring * (side == 0), y + 70 + 40 * ring, 6.4), "#1F4E9B")
        canvas.fill(line(11, (x + 6, y + 22), (x + 176, y + 2)), "#F2CD73")
        for string in range(9):
            above, below = (x + 38 + string * 13, y + 20 - string * 1.4), (x + 50 + string * 10, y + 196)
            canvas.fill(line(1.6, above, below), "#FFF4DC", 0.8)
        canvas.fill(rounded_rectangle(x - 20, y + 188, 196, 66, 14), ("#7A4A22", "#3A2010"))
        canvas.fill(rounded_rectangle(x - 12, y + 195, 180, 9, 4), "#1F4E9B")
        for number in range(11):
            left, ink = x - 4 + number * 15.4, (_SHELL, _RED)[number % 2]
            canvas.fill(polygon((left, y + 228), (left + 7, y + 216), (left + 14, y + 228), (left + 7, y + 240)), ink)
        left, top = x - 74, y + 126
        canvas.fill(place_drawing(_BULL, left, top, 92), "#8C611C")
        canvas.fill(place_drawing(_BULL, left + 4, top + 2, 84), "#F2CD73")
        for eye in (35, 59):
            canvas.fill(disc(left + eye, top + 44, 5.4), "#FFF4DC")
            canvas.fill(disc(left + eye, top + 44, 3), "#1F4E9B")
        for curl in range(4):
            canvas.fill(disc(left + 34 + 8 * curl, top + 30, 5), "#1F4E9B")
        canvas.fill(place_drawing("M 10 0 H 90 Q 84 60 50 100 Q 16 60 10 0", left + 27, top + 74, 38, 40), "#1F4E9B")

    def _table(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the table and the board on it."""
        canvas.fill(box(0, 402, WIDTH, HEIGHT - 402), ("#4A281A", "#1A0E0C"))
        canvas.fill(box(0, 400, WIDTH, 4), _GOLD, 0.8)
        for top in (436, 486, 548):
            canvas.fill(box(0, top, WIDTH, 1.4), "#120806", 0.4)
        corners: list[Point] = [(644, 418), (1048, 418), (1080, 566), (586, 566)]
        under = polygon((586, 563), (1080, 563), (1075, 584), (592, 584))
        canvas.shadow(polygon(*corners[:2], (1076, 582), (590, 582)), 8, 7, "#000000", 0.7)
        canvas.fill(under, "#6B430A")
        canvas.fill(polygon((590, 572), (1077, 572), (1075, 584), (592, 584)), "#2A1A08", 0.5)
        flat = Canvas(Box(0, 0, 8 * _SIDE + 20, 3 * _SIDE + 20), 1.2, 1)
        for left, top, width, height in ((0, 0, 4, 3), (6, 0, 2, 3), (0, 1, 8, 1)):
            bed = rounded_rectangle(left * _SIDE + 2, top * _SIDE + 2, width * _SIDE + 16, height * _SIDE + 16, 8)
            flat.fill(bed, theme.casing)
        for column, row, pattern in self.squares:
            Square(pattern, _SIDE).paint(flat.move_origin(10 + column * _SIDE, 10 + row * _SIDE), theme)
        for x, y, is_light in self.pieces:
            Piece(is_light, 38).paint(flat.move_origin(10 + x * _SIDE, 10 + y * _SIDE), theme)
        lay(canvas, flat, corners)


def _lamp(canvas: Canvas, x: float, y: float) -> None:
    """Paint a lamp on its stand."""
    canvas.fill(box(x - 3, y + 14, 6, 128), "#8C611C")
    canvas.fill(polygon((x - 26, y + 142), (x + 26, y + 142), (x + 8, y + 124), (x - 8, y + 124)), "#8C611C")
    canvas.fill(place_drawing("M 10 20 H 90 Q 84 62 58 66 H 42 Q 16 62 10 20", x - 30, y - 6, 60), _GOLD)
    canvas.fill(place_drawing("M 10 20 H 90 L 89 27 H 11", x - 30, y - 6, 60), "#F2CD73")
    canvas.fill(place_drawing(_FLAME, x - 17, y - 42, 34, 60), "#F7A24B")
    canvas.fill(place_drawing(_FLAME, x - 10, y - 26, 20, 42), "#FFF0B8")
