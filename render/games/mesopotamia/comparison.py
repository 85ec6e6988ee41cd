"""The picture of all players' boards: a clay tablet for each with points, levels of all actions, buildings, quests and
goods."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.mesopotamia.content.tables import ACTIONS, GOODS
from engine.games.mesopotamia.reading.scoring import total_points
from engine.games.mesopotamia.state import ASHUR_MODE, UR_MODE, Player
from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.drawing.shapes import Point
from render.drawing.text import HEAVY, fit_text
from render.games.mesopotamia.described import player_line
from render.games.mesopotamia.setting import SIZE, deciding_seats, empire_of, name_of, winners
from render.games.mesopotamia.sprites.pieces import EmpireSeal
from render.games.mesopotamia.sprites.tablets import ClayPiece, FramedScene, LevelNumber
from render.games.mesopotamia.sprites.tokens import GoodToken, WordSign
from render.kit.names import MIN_SIZE, fit_player_name
from render.layouts.frame import Frame
from render.scene import Item, Scene, Sprite, shorten_alt, sort_by_layer
from render.sprites.cards import INK, DecidingRim, GoldNumber, Wreath
from render.sprites.ground import Wall

BOARDS_NAME = "boards"
_TABLET_GAP, _PICTURE_MARGIN, _TABLET_PADDING = 10.0, 10.0, 16.0
"""Distance between tablets, from tablets to the picture's edges, and from contents to a tablet's edges, in units."""

_HEAD_HEIGHT, _PART_GAP, _NAME_X = 64.0, 7.0, 80.0
"""Height of a tablet's head, gap between the parts of a tablet, and left edge of the name, in units."""

_SCENE_WIDTH_RATIO = 112 / 136
"""Width of an action's illustration, as a fraction of its height."""

_NUMBER_GAP, _NARROW_NUMBER_GAP = 9.0, 5.0
"""Distances in units from a scene or a sign to the number after it, and from one of six columns to the next."""

_DECIDING_RIM_DISTANCE = 4.5
"""Distance of the rim from the tablet of a deciding player, in units."""

_BUILDINGS_WIDTH = 116.0
"""Width for the buildings next to the actions, in units."""

_BUILDINGS = ("floor", "garden", "quest")
_ACTIONS_IN_ROW = 3


class TabletLayout(NamedTuple):
    """The layout of a player's tablet.

    `width`, `height`: the size of the tablet, in units.
    `scene_height`: the height of an action's illustration, in units.
    `has_buildings_aside`: whether buildings are to the right of the actions; otherwise they are below them.
    `goods_in_row`: the number of goods in a row.
    `good_size`: the size of goods and buildings.
    `number_size`: the size of numbers.
    """

    width: float
    height: float
    scene_height: float
    has_buildings_aside: bool
    goods_in_row: int
    good_size: float
    number_size: float

    @property
    def inner_width(self) -> float:
        """Return the width without the padding on both sides, in units."""
        return self.width - 2 * _TABLET_PADDING

    @property
    def scene_width(self) -> float:
        """Return the width of an action's scene, in units."""
        return self.scene_height * _SCENE_WIDTH_RATIO

    @property
    def goods_pitch(self) -> float:
        """Return the distance between rows of goods, in units."""
        return 1.22 * self.good_size + 3

    @property
    def sign_middle(self) -> float:
        """Return the distance from the left edge of a column of goods to their middles: under the middles of the
        scenes, if the columns are the same."""
        return 0.61 * self.good_size if self.has_buildings_aside else self.scene_width / 2


_NARROW_LAYOUT = TabletLayout(353, 337, 60, has_buildings_aside=False, goods_in_row=3, good_size=34, number_size=34)
_WIDE_LAYOUT = TabletLayout(535, 337, 88, has_buildings_aside=True, goods_in_row=6, good_size=34, number_size=34)
_LARGE_LAYOUT = TabletLayout(535, 500, 118, has_buildings_aside=False, goods_in_row=3, good_size=46, number_size=46)


def draw_boards(view: MesopotamiaView, context: PictureContext) -> Scene:
    """Draw a tablet for each player, two or three in a row."""
    state = view.position
    count = len(state.players)
    shape = {2: _LARGE_LAYOUT, 4: _WIDE_LAYOUT}.get(count, _NARROW_LAYOUT)
    columns = 2 if shape.width > _NARROW_LAYOUT.width else _ACTIONS_IN_ROW
    rows = -(-count // columns)
    size = (SIZE[0], round(2 * _PICTURE_MARGIN + shape.height * rows + _TABLET_GAP * (rows - 1)))
    frame, items = Frame(SIZE[0], context.rtl), list[Item]()
    for place, player in enumerate(state.players):
        row, column = divmod(place, columns)
        beside = min(columns, count - row * columns)
        left = (SIZE[0] - shape.width * beside - _TABLET_GAP * (beside - 1)) / 2
        corner = (left + (shape.width + _TABLET_GAP) * column, _PICTURE_MARGIN + (shape.height + _TABLET_GAP) * row)
        items += _tablet_items(view, context, frame, player, shape, corner)
    alt = shorten_alt(" ".join(player_line(view, context, player) for player in state.players))
    return Scene(BOARDS_NAME, "mesopotamia-boards", size, context.theme, Wall(size, (), ()), sort_by_layer(items), alt)


def _tablet_items(
    view: MesopotamiaView,
    context: PictureContext,
    frame: Frame,
    player: Player,
    layout: TabletLayout,
    corner: tuple[float, float],
) -> Iterator[Item]:
    """Yield a player's tablet with its top-left corner at `corner`. Ur's defenders and Ashur's enemy have no levels
    (24.6, 25.2)."""
    (x, y), state, (width, height, *_) = corner, view.position, layout
    yield frame.place_rectangle(x, y, width, ClayPiece(width, height, empire_of(state, player)))
    if player in deciding_seats(view):
        yield frame.place_rectangle(
            x - _DECIDING_RIM_DISTANCE,
            y - _DECIDING_RIM_DISTANCE,
            width + 2 * _DECIDING_RIM_DISTANCE,
            DecidingRim(width + 2 * _DECIDING_RIM_DISTANCE, height + 2 * _DECIDING_RIM_DISTANCE, 17),
        )
    yield from _head_items(view, context, frame, player, layout, corner)
    rows = -(-len(GOODS) // layout.goods_in_row)
    goods_top = y + height - _PART_GAP - rows * layout.goods_pitch
    if state.config.mode not in (UR_MODE, ASHUR_MODE) or not state.is_bot(player):
        yield from _level_items(view, frame, player, layout, (x + _TABLET_PADDING, y + _HEAD_HEIGHT))
    yield from _building_items(view, frame, player, layout, (x, y + _HEAD_HEIGHT, goods_top))
    for row in range(rows):
        middle = goods_top + layout.goods_pitch * (row + 0.5)
        yield from _goods_items(view, frame, player, layout, row, (x + _TABLET_PADDING, middle))


def _head_items(
    view: MesopotamiaView,
    context: PictureContext,
    frame: Frame,
    player: Player,
    layout: TabletLayout,
    corner: tuple[float, float],
) -> Iterator[Item]:
    """Yield the head of a tablet: the seal, in a wreath if the player has won, the name and the points."""
    (x, y), state = corner, view.position
    middle, score = y + _HEAD_HEIGHT / 2, str(total_points(state, player))
    yield frame.place_sprite(x + 40, middle, EmpireSeal(empire_of(state, player), 25, player in deciding_seats(view)))
    if player in winners(view):
        yield frame.place_sprite(x + 40, middle, Wreath(24, dark=True))
    plate = GoldNumber(score, 40)
    yield frame.place_sprite(x + layout.width - _TABLET_PADDING + plate.box.left, middle, plate)
    room = layout.width - _NAME_X - 6 - _TABLET_PADDING - 2 * plate.box.right
    yield frame.write_from(
        x + _NAME_X, middle, *fit_player_name(name_of(view, context, player), room, 34, HEAVY), HEAVY, INK
    )


def _level_items(
    view: MesopotamiaView, frame: Frame, player: Player, layout: TabletLayout, corner: tuple[float, float]
) -> Iterator[Item]:
    """Yield each action's illustration with the player's level, in two rows of three, from `corner` on."""
    (x, y), scene = corner, layout.scene_height
    pitch = (layout.inner_width - (_BUILDINGS_WIDTH if layout.has_buildings_aside else 0)) / _ACTIONS_IN_ROW
    for action, level in enumerate(view.position.realms[player].levels):
        row, column = divmod(action, _ACTIONS_IN_ROW)
        left, top = x + pitch * column, y + (scene + _PART_GAP) * row
        yield frame.place_rectangle(left, top, layout.scene_width, FramedScene(ACTIONS[action], scene))
        number = LevelNumber(level, 1.1 * layout.number_size, frame.rtl)
        yield frame.place_rectangle(left + layout.scene_width + _NUMBER_GAP, top + scene / 2, number.width, number)


def _building_items(
    view: MesopotamiaView, frame: Frame, player: Player, layout: TabletLayout, bounds: tuple[float, float, float]
) -> Iterator[Item]:
    """Yield the numbers of floors, gardens and quests, to the right of the actions or below them. `bounds`: the x
    coordinate of the tablet's left edge, and the y coordinates between which they are spread."""
    realm = view.position.realms[player]
    x, top, bottom = bounds
    counts = {"floor": realm.floors, "garden": len(realm.gardens), "quest": realm.quests}
    for index, name in enumerate(_BUILDINGS):
        if layout.has_buildings_aside:
            left, y = x + layout.width - _BUILDINGS_WIDTH, top + (bottom - top) * (index + 0.5) / len(_BUILDINGS)
        else:
            left = x + _TABLET_PADDING + layout.inner_width / len(_BUILDINGS) * index
            y = (top + 2 * (layout.scene_height + _PART_GAP) + bottom) / 2
        sign = WordSign(name, 1.2 * layout.good_size, INK)
        yield from _counted_items(frame, layout, sign, counts[name], (left, y))


def _goods_items(
    view: MesopotamiaView, frame: Frame, player: Player, layout: TabletLayout, row: int, start: Point
) -> Iterator[Item]:
    """Yield a row of goods with their numbers. `start`: the left end of the row's middle."""
    (x, y), pitch = start, layout.inner_width / layout.goods_in_row
    counted_goods = [*zip(GOODS, view.position.realms[player].goods, strict=True)]
    row_goods = counted_goods[layout.goods_in_row * row : layout.goods_in_row * (row + 1)]
    for column, (name, count) in enumerate(row_goods):
        yield from _counted_items(frame, layout, GoodToken(name, layout.good_size), count, (x + pitch * column, y))


def _counted_items(frame: Frame, layout: TabletLayout, sign: Sprite, count: int, start: Point) -> Iterator[Item]:
    """Yield a sign and its number in a column that begins at `start`."""
    x, y = start
    yield frame.place_sprite(x + layout.sign_middle, y, sign)
    after = x + 2 * layout.sign_middle + (_NARROW_NUMBER_GAP if layout.has_buildings_aside else _NUMBER_GAP)
    room = layout.inner_width / layout.goods_in_row - (after - x) - _NARROW_NUMBER_GAP
    yield frame.write_from(after, y, *fit_text(str(count), room, layout.number_size, HEAVY, MIN_SIZE), HEAVY, INK)
