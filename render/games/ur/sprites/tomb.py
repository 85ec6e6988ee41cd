"""The view on the poster and the cover: a royal tomb with the bull's lyre by lamplight, and the board as it stands."""

from typing import ClassVar

from render.drawing.canvas import Box, Canvas
from render.drawing.painting import paste_in_perspective, shine
from render.drawing.shapes import Point, box, disc, line, polygon, rounded_rectangle
from render.games.ur.sprites.pieces import Piece
from render.games.ur.sprites.squares import Square
from render.sprites.landscape import PAINTING_HEIGHT, PAINTING_WIDTH, mix_colours, paint_bricks, place_drawing
from render.sprites.poster import Vista
from render.theme import Theme

_WALL_COLOUR, _DARK_COLOUR, _GOLD_COLOUR = "#6A3B28", "#2C1614", "#D8A443"
_RED_COLOUR, _SHELL_COLOUR = "#C8473C", "#E9DCC0"
_SQUARE_SIDE = 100.0
_FLAME_DRAWING = "M 50 0 Q 76 34 66 58 Q 60 74 50 74 Q 38 74 34 58 Q 28 36 50 0"
_BULL_DRAWING = (
    "M 50 100 Q 36 100 34 84 L 28 52 Q 12 54 4 44 Q 14 36 28 42 Q 12 34 12 18 Q 12 6 20 0 Q 20 22 38 30 H 62 "
    "Q 80 22 80 0 Q 88 6 88 18 Q 88 34 72 42 Q 86 36 96 44 Q 88 54 72 52 L 66 84 Q 64 100 50 100"
)


class RoyalTomb(Vista, frozen=True):
    """The bull's lyre in its niche between two lamps, and the board in front of it.

    `squares`: the top-left corner of each square of the board, in squares, and its pattern.
    `pieces`: the middle of each piece on the board, in squares, and whether it is light.
    """

    squares: tuple[tuple[float, float, str], ...]
    pieces: tuple[tuple[float, float, bool], ...]

    shade_colour: ClassVar[str] = "#0A0505"
    accent: ClassVar[str] = "#C23B3B"

    def paint_view(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the wall, the niche, the lamps, the lyre, the table and the board."""
        canvas.fill(box(0, 0, PAINTING_WIDTH, 520), (mix_colours(_DARK_COLOUR, "#000000", 0.35), _WALL_COLOUR))
        paint_bricks(canvas, (0, 36, PAINTING_WIDTH, 482), 22, "#120806", 0.3, 4)
        self._paint_mosaic(canvas)
        niche: list[Point] = [(620, 404), (620, 214), (656, 214), (656, 166), (692, 166), (692, 118)]
        niche += [(1728 - x, y) for x, y in reversed(niche)]
        canvas.fill(polygon(*niche), ("#0C0608", "#3A1C16"))
        canvas.stroke(niche, 3, _GOLD_COLOUR, 0.55)
        for x in (716, 1012):
            shine(canvas, x, 252, 215, "#FFB45A", 0.34)
        self._paint_lyre(canvas, 782, 140)
        for x in (716, 1012):
            _paint_lamp(canvas, x, 268)
        self._paint_table(canvas, theme)

    def _paint_mosaic(self, canvas: Canvas) -> None:
        """Paint a frieze of clay cones, in rows of two colours."""
        canvas.fill(box(0, 6, PAINTING_WIDTH, 28), "#1A0D0B")
        for left in range(0, PAINTING_WIDTH, 22):
            for top, ink in ((14, _RED_COLOUR), (26, _SHELL_COLOUR)):
                lozenge = polygon((left, top), (left + 11, top - 6), (left + 22, top), (left + 11, top + 6))
                canvas.fill(lozenge, ink if left // 22 % 2 else mix_colours(ink, "#000000", 0.3))
        canvas.fill(box(0, 33, PAINTING_WIDTH, 3), _GOLD_COLOUR)

    def _paint_lyre(self, canvas: Canvas, x: float, y: float) -> None:
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
        for index in range(11):
            left, ink = x - 4 + index * 15.4, (_SHELL_COLOUR, _RED_COLOUR)[index % 2]
            canvas.fill(polygon((left, y + 228), (left + 7, y + 216), (left + 14, y + 228), (left + 7, y + 240)), ink)
        left, top = x - 74, y + 126
        canvas.fill(place_drawing(_BULL_DRAWING, left, top, 92), "#8C611C")
        canvas.fill(place_drawing(_BULL_DRAWING, left + 4, top + 2, 84), "#F2CD73")
        for eye in (35, 59):
            canvas.fill(disc(left + eye, top + 44, 5.4), "#FFF4DC")
            canvas.fill(disc(left + eye, top + 44, 3), "#1F4E9B")
        for curl in range(4):
            canvas.fill(disc(left + 34 + 8 * curl, top + 30, 5), "#1F4E9B")
        canvas.fill(place_drawing("M 10 0 H 90 Q 84 60 50 100 Q 16 60 10 0", left + 27, top + 74, 38, 40), "#1F4E9B")

    def _paint_table(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the table and the board on it."""
        canvas.fill(box(0, 402, PAINTING_WIDTH, PAINTING_HEIGHT - 402), ("#4A281A", "#1A0E0C"))
        canvas.fill(box(0, 400, PAINTING_WIDTH, 4), _GOLD_COLOUR, 0.8)
        for top in (436, 486, 548):
            canvas.fill(box(0, top, PAINTING_WIDTH, 1.4), "#120806", 0.4)
        corners: list[Point] = [(644, 418), (1048, 418), (1080, 566), (586, 566)]
        under = polygon((586, 563), (1080, 563), (1075, 584), (592, 584))
        canvas.draw_shadow(polygon(*corners[:2], (1076, 582), (590, 582)), 8, 7, "#000000", 0.7)
        canvas.fill(under, "#6B430A")
        canvas.fill(polygon((590, 572), (1077, 572), (1075, 584), (592, 584)), "#2A1A08", 0.5)
        flat = Canvas(Box(0, 0, 8 * _SQUARE_SIDE + 20, 3 * _SQUARE_SIDE + 20), 1.2, 1)
        for left, top, width, height in ((0, 0, 4, 3), (6, 0, 2, 3), (0, 1, 8, 1)):
            bed = rounded_rectangle(
                left * _SQUARE_SIDE + 2,
                top * _SQUARE_SIDE + 2,
                width * _SQUARE_SIDE + 16,
                height * _SQUARE_SIDE + 16,
                8,
            )
            flat.fill(bed, theme.casing)
        for column, row, pattern in self.squares:
            Square(pattern, _SQUARE_SIDE).paint(
                flat.move_origin(10 + column * _SQUARE_SIDE, 10 + row * _SQUARE_SIDE), theme
            )
        for x, y, is_light in self.pieces:
            Piece(is_light, 38).paint(flat.move_origin(10 + x * _SQUARE_SIDE, 10 + y * _SQUARE_SIDE), theme)
        paste_in_perspective(canvas, flat, corners)


def _paint_lamp(canvas: Canvas, x: float, y: float) -> None:
    """Paint a lamp on its stand."""
    canvas.fill(box(x - 3, y + 14, 6, 128), "#8C611C")
    canvas.fill(polygon((x - 26, y + 142), (x + 26, y + 142), (x + 8, y + 124), (x - 8, y + 124)), "#8C611C")
    canvas.fill(place_drawing("M 10 20 H 90 Q 84 62 58 66 H 42 Q 16 62 10 20", x - 30, y - 6, 60), _GOLD_COLOUR)
    canvas.fill(place_drawing("M 10 20 H 90 L 89 27 H 11", x - 30, y - 6, 60), "#F2CD73")
    canvas.fill(place_drawing(_FLAME_DRAWING, x - 17, y - 42, 34, 60), "#F7A24B")
    canvas.fill(place_drawing(_FLAME_DRAWING, x - 10, y - 26, 20, 42), "#FFF0B8")
