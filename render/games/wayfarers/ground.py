"""What lies under the board's pieces: the wall, the map with its ways, empty slots and worker spots."""

from dataclasses import dataclass

from engine.wayfarers.tables import EDGES, INSPIRATION, KINDS, SLOTS, SPACE, SPACE_PRICES, SPOTS
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import box, curve, disc, ellipse, path, placed, ring, rounded
from render.games.wayfarers.setting import (
    FOOT,
    LOW_PILES,
    MAP,
    PILES_HIGH,
    SIZE,
    TOP_PILES,
    blot_at,
    node_at,
    slip,
    spot,
)
from render.games.wayfarers.sprites.faces import HEIGHT, WIDTH
from render.games.wayfarers.sprites.inks import kind, plain
from render.games.wayfarers.sprites.tokens import Token, of_effects, rows
from render.scene import Sprite
from render.sprites.ground import Card, card, frame, wall
from render.theme import Theme


@dataclass(frozen=True, slots=True)
class BoardGround(Sprite):
    """The empty board; `aside` is how far the table lies to the right, `column` how far the inspiration cards do."""

    aside: float
    column: float

    grain = 4
    in_parts = True

    @property
    def box(self) -> Box:
        """Return the bounds in units: the whole picture."""
        return Box(0, 0, *SIZE)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint wall, plates, slots, map."""
        wall(canvas, SIZE, theme)
        card(canvas, FOOT, theme)
        table, column = canvas.moved(self.aside, 0), canvas.moved(self.column, 0)
        for y in (TOP_PILES, LOW_PILES):
            card(table, (10, y, 924, PILES_HIGH), theme)
        for name in KINDS:
            _slots(column if name == INSPIRATION else table, theme, name)
        _map(table, theme)


def _slots(canvas: Canvas, theme: Theme, name: str) -> None:
    hue = kind(theme, name)
    for slot in (*SLOTS, 4):
        x, y = spot(name, slot)
        canvas.fill(rounded(x, y, WIDTH, HEIGHT, 6), hue.dark)
        canvas.fill(rounded(x + 1.6, y + 1.6, WIDTH - 3.2, HEIGHT - 3.2, 5), theme.panel)
        if slot in SLOTS:
            _slip(canvas, theme, name, slot)


def _slip(canvas: Canvas, theme: Theme, name: str, slot: int) -> None:
    """Draw what a worker does beside a slot, or what a space card costs there."""
    x, y, w, h = slip(name, slot)
    canvas.fill(rounded(x, y, w, h, 6), kind(theme, name).dark)
    canvas.fill(rounded(x + 1.6, y + 1.6, w - 3.2, h - 3.2, 5), plain("paper"))
    tokens = (Token("silver", SPACE_PRICES[slot]),) if name == SPACE else of_effects(SPOTS[name][slot])
    rows(canvas, theme, tokens, Box(x + 3, y + 2, x + w - 3, y + h - 2), 20)


def _map(canvas: Canvas, theme: Theme) -> None:
    frame(canvas, MAP, theme)
    x, y, w, h = MAP
    sheet = canvas.window((w, h))
    sheet.fill(box(0, 0, w, h), theme.ground[0])
    if theme.textured:
        _land(sheet, theme, (0, 0, w, h))
    canvas.put(sheet, (x, y))
    for section in (3.5, 8.5):
        left = x + 38 + 83 * section
        for dash in range(9):
            top = y + 5 + dash * h / 9
            canvas.fill(box(left - 0.8, top, 1.6, h / 9 - 9), theme.grid)
    canvas.fill(rounded(x + w - 79, y + 3, 76, h - 6, 8), theme.gold.dark)
    canvas.fill(rounded(x + w - 77, y + 5, 72, h - 10, 7), theme.flood[1])
    for edges in EDGES.values():
        for edge in edges:
            way = [node_at(edge.start), blot_at(edge.start, edge.end), node_at(edge.end)]
            canvas.stroke(way, 5.2, theme.ivory)
            canvas.stroke(way, 2.8, plain("wood"))


def _land(canvas: Canvas, theme: Theme, place: Card) -> None:
    """Draw two rivers that meet, dunes, palms and a compass rose on the parchment."""
    x, y, w, h = place
    low, middle = y + h, y + h / 2
    river = curve(
        (x, y + 30), (x + w * 0.25, y - 20), (x + w * 0.45, low + 40), (x + w * 0.72, low - 34), (x + w - 78, low - 22)
    )
    other = curve((x, low - 26), (x + w * 0.2, low - 10), (x + w * 0.3, middle), (x + w * 0.47, y + h * 0.63))
    for points, wide in ((river, 30.0), (other, 20.0)):
        canvas.stroke(points, wide, theme.flood[1])
    for points, wide in ((river, 17.0), (other, 11.0)):
        canvas.stroke(points, wide, theme.water)
    for left, top, size in ((0.13, 0.86, 66), (0.36, 0.06, 58), (0.62, 0.05, 74), (0.8, 0.5, 60)):
        dune = path("M 0 60 Q 30 20 52 40 Q 74 22 100 60 Q 70 48 52 58 Q 28 44 0 60")
        canvas.fill(placed(dune, x + w * left - size / 2, y + h * top - size / 2, size), theme.ground[1])
        canvas.fill(placed(dune, x + w * left - size / 2, y + h * top - size / 2 + 4, size), theme.flood[1])
    for left, top in ((0.035, 0.2), (0.045, 0.84), (0.3, 0.95), (0.56, 0.94), (0.86, 0.93), (0.86, 0.07)):
        _palm(canvas, theme, x + w * left, y + h * top)


def _palm(canvas: Canvas, theme: Theme, x: float, y: float) -> None:
    canvas.stroke(curve((x, y + 9), (x + 3, y), (x + 1, y - 8)), 2.2, plain("wood"))
    for turn in (-70, -25, 25, 70):
        canvas.fill(ellipse(x + 1 + turn / 9, y - 9 + abs(turn) / 18, 7, 2.2, turn / 2), plain("hill-dark"))


@dataclass(frozen=True, slots=True)
class Section(Sprite):
    """Which side of the map lies in a section, around its anchor."""

    letter: str

    @property
    def box(self) -> Box:
        """Return the bounds in units: a small seal."""
        return Box(-9, -9, 9, 9)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the letter in a ring."""
        canvas.fill(disc(0, 0, 8.6), theme.ivory)
        canvas.fill(ring(0, 0, 7.8, 1.4), theme.grid)
        canvas.letters(0, 0, self.letter, 11, 800, theme.casing)
