"""The background of the board: the land between the rivers in its gold frame, and the courses of the rivers."""

from msgspec import Struct

from render.drawing.canvas import Canvas
from render.drawing.shapes import Point, Shape, box, join, place_shape, wavy_line
from render.games.kingdoms import symbols
from render.games.kingdoms.sprites.tiles import CELL_SIZE
from render.games.tigris.sprites.realms import Place
from render.scene import BackdropSprite
from render.sprites.ground import Rect, paint_framed_wall, paint_label
from render.theme import Theme

_DIRECTIONS = ((1, 0), (0, 1), (-1, 0), (0, -1))


def river_courses(water: frozenset[Place], size: Place) -> list[list[Point]]:
    """Return the courses of the rivers as chains of adjacent cells that together use each cell once. Courses that reach
    the map's edge extend over it."""
    left = set(water)
    courses: list[list[Point]] = []
    while left:
        start = min(
            left,
            key=lambda place: (
                not _is_on_edge(place, size),
                len(_neighbouring_places(place, left)),
                place[1],
                place[0],
            ),
        )
        chain: list[Place] = [start]
        left.discard(start)
        while ahead := _neighbouring_places(chain[-1], left):
            chain.append(min(ahead, key=lambda place: _reverse_to_end_at(chain, place)))
            left.discard(chain[-1])
        courses.append(_extend_over_edge(chain, water, size) if len(chain) > 1 else _pool_course(start, water))
    return courses


def _pool_course(place: Place, water: frozenset[Place]) -> list[Point]:
    """Return a course through a cell that is in no other course, straight between two of its neighbours if possible."""
    x, y = place
    for dx, dy in _DIRECTIONS[:2]:
        if {(x - dx, y - dy), (x + dx, y + dy)} <= water:
            return [(x - dx, y - dy), place, (x + dx, y + dy)]
    return (
        [*_neighbouring_places(place, set(water))[:1], place]
        if _neighbouring_places(place, set(water))
        else [(x - 0.3, y), (x + 0.3, y)]
    )


def _neighbouring_places(place: Place, among: set[Place]) -> list[Place]:
    return [(place[0] + dx, place[1] + dy) for dx, dy in _DIRECTIONS if (place[0] + dx, place[1] + dy) in among]


def _reverse_to_end_at(chain: list[Place], place: Place) -> int:
    if len(chain) < 2:
        return 0
    (ax, ay), (bx, by) = chain[-2:]
    return 0 if (place[0] - bx, place[1] - by) == (bx - ax, by - ay) else 1


def _extend_over_edge(chain: list[Place], water: frozenset[Place], size: Place) -> list[Point]:
    line: list[Point] = [*chain]
    start = _point_beyond_edge(chain[0], chain[1], size) or _confluence(chain[0], chain, water)
    after = _point_beyond_edge(chain[-1], chain[-2], size) or _confluence(chain[-1], chain, water)
    return [*([start] if start else []), *line, *([after] if after else [])]


def _point_beyond_edge(end: Place, inner: Place, size: Place) -> Point | None:
    """Return the point beyond the map's edge to which a course that ends at `end` continues, straight on if possible,
    or None if `end` is not at the edge."""
    ahead = (end[0] - inner[0], end[1] - inner[1])
    for dx, dy in (ahead, *_DIRECTIONS):
        if not (0 <= end[0] + dx < size[0] and 0 <= end[1] + dy < size[1]):
            return (end[0] + dx, end[1] + dy)
    return None


def _confluence(end: Place, chain: list[Place], water: frozenset[Place]) -> Point | None:
    """Return the cell of another course into which a course that ends at `end` flows, or None if there is none."""
    return next((place for place in _neighbouring_places(end, set(water)) if place not in chain), None)


def _is_on_edge(place: Place, size: Place) -> bool:
    return place[0] in (0, size[0] - 1) or place[1] in (0, size[1] - 1)


class LandBackdrop(Struct, BackdropSprite, frozen=True):
    """The land: cells in a frame with the names of columns and rows, rivers with their flood plains, and panels next to
    it.

    `size`: width and height of the picture, in units.
    `corner`: the top-left corner of the first cell, in units.
    `columns`, `rows`: the number of columns and of rows of cells.
    `water`: the cells of the rivers, as (column, row).
    `rosette_cells`: the cells marked with a rosette, as (column, row).
    `cards`: the rectangles of the panels next to the land.
    `rtl`: whether the names of rows are on the right.
    """

    size: tuple[int, int]
    corner: tuple[int, int]
    columns: int
    rows: int
    water: tuple[Place, ...]
    rosette_cells: tuple[Place, ...]
    cards: tuple[Rect, ...]
    rtl: bool = False

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the wall and the panels, the land with its rivers, and the names of columns and rows."""
        place = (*self.corner, self.columns * CELL_SIZE, self.rows * CELL_SIZE)
        with paint_framed_wall(canvas, self.size, self.cards, place, theme) as ground:
            self._paint_checker(ground, theme)
            self._paint_flood(ground, theme)
            self._paint_rivers(ground, theme)
            self._paint_grid(ground, theme)
            for x, y in self.rosette_cells:
                ground.fill(
                    place_shape(symbols.ROSETTE_SHAPE, x * CELL_SIZE + 10, y * CELL_SIZE + 10, 36),
                    theme.clay.dark,
                    0.45,
                )
        self._paint_labels(canvas, theme)

    def _cells_shape(self, places: tuple[Place, ...], grow: float = 0) -> Shape:
        side = CELL_SIZE + 2 * grow
        return join(*(box(x * CELL_SIZE - grow, y * CELL_SIZE - grow, side, side) for x, y in places))

    def _paint_checker(self, canvas: Canvas, theme: Theme) -> None:
        for row in range(self.rows):
            for column in range(self.columns):
                canvas.fill(box(column * CELL_SIZE, row * CELL_SIZE, CELL_SIZE, CELL_SIZE), theme.ground[0])
                if theme.textured and (row + column) % 2:
                    canvas.fill(box(column * CELL_SIZE, row * CELL_SIZE, CELL_SIZE, CELL_SIZE), theme.ground[1], 0.6)

    def _extended_rivers(self) -> tuple[Place, ...]:
        """Return the cells of the rivers, and cells outside the map to which they continue."""
        last = (self.columns - 1, self.rows - 1)
        outside = [
            (x + dx, y + dy)
            for x, y in self.water
            for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1))
            if not (0 <= x + dx <= last[0] and 0 <= y + dy <= last[1])
        ]
        return (*self.water, *outside)

    def _paint_flood(self, canvas: Canvas, theme: Theme) -> None:
        for grow, reach, ink in ((34, 46, theme.flood[0]), (12, 26, theme.flood[1])):
            canvas.blend(canvas.soften(self._cells_shape(self._extended_rivers(), grow), reach)[0], (0, 0), ink)

    def _paint_rivers(self, canvas: Canvas, theme: Theme) -> None:
        beyond = self._extended_rivers()
        for grow, ink in ((1.3, theme.bank), (-1.3, theme.shore), (-4, theme.water)):
            canvas.blend(canvas.soften(self._grown_shape(beyond, grow), 8)[0], (0, 0), ink)
        for course in river_courses(frozenset(self.water), (self.columns, self.rows)):
            middle = [((x + 0.5) * CELL_SIZE, (y + 0.5) * CELL_SIZE) for x, y in course]
            for offset, ink, thickness in ((-9, theme.flow, 1.5), (9, theme.flow, 1.5), (0, theme.glint, 2.0)):
                canvas.stroke(wavy_line(middle, offset), thickness, ink)

    def _grown_shape(self, places: tuple[Place, ...], grow: float) -> Shape:
        """Return the shape of some cells, larger by `grow` units, or smaller if it is negative. Adjacent cells stay
        joined."""
        cells = set(places)
        bridges = []
        for x, y in places:
            reach, cross = CELL_SIZE / 2, CELL_SIZE / 2 + grow
            mx, my = (x + 0.5) * CELL_SIZE, (y + 0.5) * CELL_SIZE
            bridges.append(box(mx - cross, my - cross, 2 * cross, 2 * cross))
            if (x + 1, y) in cells:
                bridges.append(box(mx, my - cross, 2 * reach, 2 * cross))
            if (x, y + 1) in cells:
                bridges.append(box(mx - cross, my, 2 * cross, 2 * reach))
            if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= cells:
                bridges.append(box(mx, my, 2 * reach, 2 * reach))
        return join(*bridges)

    def _paint_grid(self, canvas: Canvas, theme: Theme) -> None:
        width, height = self.columns * CELL_SIZE, self.rows * CELL_SIZE
        for column in range(1, self.columns):
            canvas.fill(box(column * CELL_SIZE - 0.5, 0, 1, height), theme.grid, 0.59)
        for row in range(1, self.rows):
            canvas.fill(box(0, row * CELL_SIZE - 0.5, width, 1), theme.grid, 0.59)

    def _paint_labels(self, canvas: Canvas, theme: Theme) -> None:
        x, y = self.corner
        for column in range(self.columns):
            for middle in (19.5, self.size[1] - 20.5):
                paint_label(canvas, x + (column + 0.5) * CELL_SIZE, middle, chr(ord("A") + column), theme)
        width = self.columns * CELL_SIZE
        label_x = x + width + 18 if self.rtl else x - 18.5
        for row in range(self.rows):
            paint_label(canvas, label_x, y + (row + 0.5) * CELL_SIZE, str(row + 1), theme)
