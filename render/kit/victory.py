"""A winner's band on the last board: the emblem in a wreath, the name, and the verdict. Sizes are in units."""

from collections.abc import Iterator

from msgspec import Struct

from render.drawing.canvas import Canvas
from render.drawing.text import BOLD, HEAVY, fit_text
from render.kit.names import MIN_SIZE, fit_player_name, max_line_width
from render.kit.poster import FinalStanding, split_in_two
from render.layouts.frame import EDGE_LAYER, Frame
from render.scene import BackdropSprite, Item, Scene, Sprite, sort_by_layer
from render.sprites.cards import INK, WinnerGround, Wreath
from render.sprites.ground import Rect, Wall
from render.theme import Theme

_BAND_HEIGHT, _BAND_GAP = 84, 6.0
"""Height of the band with the gap between it and the board's picture, and height of that gap."""

_NAME_SIZE, _VERDICT_SIZE, _SIZE_SHARE, _RADIUS_SHARE = 20.0, 14.0, 0.36, 0.33
"""Maximum font sizes of the name and of the verdict, to both of which a share of the band's height is added; that
share; and the radius of an emblem as a share of the height."""

_MIN_RADIUS = 16.5
"""Minimum radius of an emblem, at which its sign has the minimum width of signs."""

_LINE_PITCH_RATIO, _TWO_LINE_RATIO = 1.02, 0.7
"""Distance between two lines of a name relative to their size, and their size relative to that of one line."""

_MAX_NAME_SHARE = 0.56
"""Maximum share of the band's width for a name."""


class _BoardAboveWall(Struct, BackdropSprite, frozen=True):
    """The backdrop of a board's picture with a brick wall below it."""

    backdrop: Sprite
    size: tuple[int, int]

    @property
    def taller_sprite(self) -> Wall:
        """Return the brick wall."""
        return Wall(self.size, (), ())

    @property
    def upper_backdrop(self) -> Sprite:
        """Return the board's backdrop."""
        return self.backdrop

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the wall, and the board's backdrop on it."""
        self.taller_sprite.paint(canvas, theme)
        self.backdrop.paint(canvas, theme)


def with_victory(scene: Scene, standing: FinalStanding, *, rtl: bool) -> Scene:
    """Return the last picture of a board with the band below it. `rtl`: whether text is read from right to left."""
    width, height = scene.size
    size = (width, height + _BAND_HEIGHT)
    band: Rect = (_BAND_GAP, float(height), width - 2 * _BAND_GAP, _BAND_HEIGHT - _BAND_GAP)
    items = sort_by_layer([*scene.items, *victory_items(Frame(width, rtl, EDGE_LAYER), standing, band)])
    return Scene(scene.kind, scene.name, size, scene.theme, _BoardAboveWall(scene.backdrop, size), items, scene.alt)


def victory_items(frame: Frame, standing: FinalStanding, band: Rect) -> Iterator[Item]:
    """Yield the emblems of all winners in wreaths, the name of a lone winner, and the verdict, on the gold `band`."""
    x, y, width, height = band
    middle, radius, end = y + height / 2, max(_MIN_RADIUS, height * _RADIUS_SHARE), x + width - 24
    yield frame.place_rectangle(x, y, width, WinnerGround(width, height, 9))
    start = x + 20 + radius * 1.3
    for winner in standing.places[: standing.winners]:
        yield frame.place_sprite(start, middle, Wreath(radius, dark=True))
        yield frame.place_sprite(start, middle, winner.emblem(radius))
        start += radius * 3
    start -= radius * 1.3
    size = _VERDICT_SIZE + height * _SIZE_SHARE
    if standing.winners == 1:
        room, largest = (end - start) * _MAX_NAME_SHARE, _NAME_SIZE + height * _SIZE_SHARE
        lines, letters = _name_lines(standing.places[0].name, room, largest)
        for index, line in enumerate(lines):
            line_y = middle + letters * _LINE_PITCH_RATIO * (index - (len(lines) - 1) / 2)
            yield frame.write_from(start, line_y, line, letters, HEAVY, INK)
        start += max_line_width(lines, letters, HEAVY) + 18
    weight = BOLD if standing.winners == 1 else HEAVY
    yield frame.write_from(start, middle, *fit_text(standing.verdict, end - start, size, weight, MIN_SIZE), weight, INK)


def _name_lines(name: str, room: float, largest: float) -> tuple[tuple[str, ...], float]:
    """Return the winner's name in lines and its font size: on two lines if it would be smaller on one."""
    one_line, letters = fit_player_name(name, room, largest, HEAVY)
    lines = min(split_in_two(name), key=lambda halves: max_line_width(halves, largest, HEAVY))
    two_line_size = min(largest * _TWO_LINE_RATIO, largest * room / max_line_width(lines, largest, HEAVY))
    return (lines, two_line_size) if two_line_size > letters else ((one_line,), letters)
