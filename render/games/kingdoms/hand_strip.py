"""The strip with the reader's pieces below the board above a panel's buttons, in the same layout for both games."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from render.answer import Answer
from render.context import PictureContext
from render.drawing.canvas import Box
from render.drawing.text import BOLD
from render.games.kingdoms.sprites.leaders import LeaderSeal
from render.games.kingdoms.sprites.points import PointsChip
from render.games.kingdoms.symbols import letters_of
from render.kit.glance import STRIP_WIDTH, PlacedAnswer, Spot, number_items
from render.layouts.frame import PIECES_LAYER, WORDS_LAYER, Frame
from render.scene import Item, Scene, Sprite, sort_by_layer
from render.sprites.ground import Rect, Wall
from render.sprites.numbers import PlateInk, PlateOutline, TakenPieceRim

_STRIP_SIZE = (STRIP_WIDTH, 156)
_TRAY_RECT: Rect = (10, 8, 640, 138)
_CARD_RECT: Rect = (660, 8, 414, 138)
_FIRST_LEADER_X, _LEADER_PITCH, _LEADER_RADIUS = 46.0, 77.0, 28.0
"""X coordinate of the first leader on its card, distance from leader to leader, and radius of a leader, in units."""

_CHIP_SIZE = (66.0, 48.0)
_TRAY_MARGIN = 10.0

ASIDE_X, UPPER_ROW_Y, LOWER_ROW_Y = 1022.0, 44.0, 112.0
"""X coordinate of the middle of the area beside the leaders, and y coordinates of the card's two rows, in units."""


class PieceTray(Struct, frozen=True):
    """The pieces in the tray, from left to right.

    `pieces`: the sprites of the pieces.
    `width`, `height`: the size of a piece, in units.
    `taken`: the answers that use pieces, each with their indices. These pieces are framed, and have the number of the
        first such answer.
    """

    pieces: Sequence[Sprite]
    width: float
    height: float
    taken: Sequence[tuple[Answer, Sequence[int]]] = ()

    def piece_items(self, frame: Frame) -> Iterator[Item]:
        """Yield the pieces side by side, closer together if there are many, with frames and numbers of the answers."""
        x, y, width, height = _TRAY_RECT
        count, room = len(self.pieces), width - 2 * _TRAY_MARGIN - self.width
        pitch = min(self.width + 2 * _TRAY_MARGIN, room / max(1, count - 1))
        left = [x + _TRAY_MARGIN + (room - pitch * (count - 1)) / 2 + pitch * place for place in range(count)]
        top = y + (height - self.height) / 2
        for place, sprite in enumerate(self.pieces):
            yield frame.place_rectangle(left[place], top, self.width, sprite)
        numbered = sorted((one for one in self.taken if one[0].number and one[1]), key=lambda one: one[0].number)
        for answer, places in numbered[:1]:
            for place in places:
                item = frame.place_rectangle(left[place], top, self.width, TakenPieceRim(self.width, self.height))
                yield item._replace(z=WORDS_LAYER)
            middle = frame.place_sprite(left[places[0]] + 16, top + 16, self.pieces[places[0]])
            spot = Spot(answer.number, middle.x, middle.y, PlateOutline.SQUARE, PlateInk.BLUE, fixed=True)
            others = [PlacedAnswer(other, spot) for other, _ in numbered]
            yield from number_items((WORDS_LAYER, WORDS_LAYER + 1), others, STRIP_WIDTH, Box(0, 0, *_STRIP_SIZE))


def leader_items(frame: Frame, context: PictureContext, own: Iterable[tuple[int, bool]]) -> Iterator[Item]:
    """Yield the leaders, given by the index of their colours and whether they are at home, or otherwise as rings."""
    letters = letters_of(context)
    for place, (sphere, home) in enumerate(own):
        yield frame.place_sprite(
            _CARD_RECT[0] + _FIRST_LEADER_X + _LEADER_PITCH * place,
            UPPER_ROW_Y,
            LeaderSeal(sphere, letters[sphere], home, _LEADER_RADIUS),
        )


def point_items(frame: Frame, counts: Sequence[tuple[int, int | None]]) -> Iterator[Item]:
    """Yield the points of each colour below its leader, with a frame around the weakest unless all are equal. None
    stands for hidden points."""
    open_counts = [count for _, count in counts if count is not None]
    width, height = _CHIP_SIZE
    for place, (sphere, count) in enumerate(counts):
        weakest = len(open_counts) == len(counts) and count == min(open_counts) < max(open_counts)
        x = _CARD_RECT[0] + _FIRST_LEADER_X + _LEADER_PITCH * place
        yield frame.place_rectangle(
            x - width / 2, LOWER_ROW_Y - height / 2, width, PointsChip(sphere, count, width, height, is_weakest=weakest)
        )


def supply_items(frame: Frame, sprite: Sprite, count: str) -> Iterator[Item]:
    """Yield a sign with its number, in the lower row to the right of the leaders."""
    yield frame.place_sprite(ASIDE_X - 22, LOWER_ROW_Y, sprite)
    yield frame.write_from(ASIDE_X + 6, LOWER_ROW_Y, count, 34, BOLD)


def strip_scene(name: str, context: PictureContext, items: Iterable[Item], alt: str) -> Scene:
    """Compose the strip of `items`, whose leaders and points are on a card and whose pieces are in a tray."""
    frame = Frame(STRIP_WIDTH, context.rtl, PIECES_LAYER)
    wall = Wall(_STRIP_SIZE, (frame.place_card(_CARD_RECT),), (frame.place_card(_TRAY_RECT),))
    return Scene("glance", name, _STRIP_SIZE, context.theme, wall, sort_by_layer(items), alt)
