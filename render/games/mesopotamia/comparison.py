"""The picture of all players' boards: a clay tablet for each with points, levels of all actions, buildings, quests and
goods."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.mesopotamia.content.tables import ACTIONS, GOODS
from engine.games.mesopotamia.reading.scoring import total_points
from engine.games.mesopotamia.state import ASHUR_MODE, UR_MODE, Player
from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.drawing.text import HEAVY, text_width
from render.games.mesopotamia.described import player_line
from render.games.mesopotamia.setting import SIZE, deciding_seats, empire_of, name_of, winners
from render.games.mesopotamia.sprites.pieces import EmpireSeal
from render.games.mesopotamia.sprites.tablets import ClayPiece, CountPlate, FramedScene, LevelWedges
from render.games.mesopotamia.sprites.tokens import GoodToken, WordSign
from render.kit.names import fit_player_name
from render.layouts.frame import Frame
from render.scene import Item, Scene, shorten_alt, sort_by_layer
from render.sprites.cards import INK, MUTED, TEXT, DecidingRim, GoldNumber, Wreath
from render.sprites.ground import Wall

BOARDS_NAME = "boards"
_TABLET_GAP, _PICTURE_MARGIN, _TABLET_PADDING = 10.0, 10.0, 16.0
"""Distance between tablets, from tablets to the picture's edges, and from contents to a tablet's edges, in units."""

_HEAD_HEIGHT, _GOODS_ROW_HEIGHT, _PART_GAP = 64.0, 42.0, 7.0
"""Height of a tablet's head and of a row of goods, and gap between the parts of a tablet, in units."""

_SCENE_WIDTH_RATIO = 112 / 136
"""Width of an action's illustration, as a fraction of its height."""

_DECIDING_RIM_DISTANCE = 4.5
"""Distance of the rim from the tablet of a deciding player, in units."""

_BUILDINGS_WIDTH = 120.0
"""Width of the buildings if they are to the right of the actions, in units."""

_BUILDINGS = ("floor", "garden", "quest")
_ACTIONS_IN_ROW = 3


class TabletLayout(NamedTuple):
    """The layout of a player's tablet.

    `width`, `height`: the size of the tablet, in units.
    `scene_height`: the height of an action's illustration, in units.
    `has_buildings_aside`: whether buildings are to the right of the actions; otherwise they are below them.
    `goods_in_row`: the number of goods in a row.
    `number_size`: the font size of the numbers of buildings, in units.
    """

    width: float
    height: float
    scene_height: float
    has_buildings_aside: bool
    goods_in_row: int
    number_size: float


_NARROW_LAYOUT = TabletLayout(353, 337, 60, has_buildings_aside=False, goods_in_row=3, number_size=30)
_WIDE_LAYOUT = TabletLayout(535, 337, 88, has_buildings_aside=True, goods_in_row=6, number_size=34)
_LARGE_LAYOUT = TabletLayout(535, 500, 118, has_buildings_aside=False, goods_in_row=3, number_size=44)


def draw_boards(view: MesopotamiaView, context: PictureContext) -> Scene:
    """Draw a tablet for each player, two or three in a row."""
    state = view.position
    count = len(state.players)
    shape = {2: _LARGE_LAYOUT, 4: _WIDE_LAYOUT}.get(count, _NARROW_LAYOUT)
    across = 2 if shape.width > _NARROW_LAYOUT.width else _ACTIONS_IN_ROW
    rows = -(-count // across)
    size = (SIZE[0], round(2 * _PICTURE_MARGIN + shape.height * rows + _TABLET_GAP * (rows - 1)))
    frame, items = Frame(SIZE[0], context.rtl), list[Item]()
    for place, player in enumerate(state.players):
        row, column = divmod(place, across)
        beside = min(across, count - row * across)
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
    low = y + height - _PART_GAP - rows * (_GOODS_ROW_HEIGHT + 3)
    if state.config.mode not in (UR_MODE, ASHUR_MODE) or not state.is_bot(player):
        yield from _level_items(view, frame, player, layout, (x + _TABLET_PADDING, y + _HEAD_HEIGHT))
    yield from _building_items(view, frame, player, layout, (x, y + _HEAD_HEIGHT, low))
    for row in range(rows):
        yield from _goods_items(view, frame, player, layout, row, (x + 10, low + (_GOODS_ROW_HEIGHT + 3) * row))


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
    room = layout.width - 2 * _TABLET_PADDING - 70 - 2 * plate.box.right
    yield frame.write_from(
        x + 76, middle, *fit_player_name(name_of(view, context, player), room, 34, HEAVY), HEAVY, INK
    )


def _level_items(
    view: MesopotamiaView, frame: Frame, player: Player, layout: TabletLayout, corner: tuple[float, float]
) -> Iterator[Item]:
    """Yield each action's illustration with the player's level, in two rows of three, from `corner` on."""
    (x, y), scene = corner, layout.scene_height
    width = layout.width - 2 * _TABLET_PADDING - (_BUILDINGS_WIDTH if layout.has_buildings_aside else 0)
    for action, level in enumerate(view.position.realms[player].levels):
        row, column = divmod(action, _ACTIONS_IN_ROW)
        left, top = x + width / _ACTIONS_IN_ROW * column, y + (scene + _PART_GAP) * row
        yield frame.place_rectangle(left, top, scene * _SCENE_WIDTH_RATIO, FramedScene(ACTIONS[action], scene))
        wedges = LevelWedges(level, frame.rtl, 2)
        yield frame.place_sprite(left + scene * _SCENE_WIDTH_RATIO + 6 + wedges.box.right, top + scene / 2, wedges)


def _building_items(
    view: MesopotamiaView, frame: Frame, player: Player, layout: TabletLayout, bounds: tuple[float, float, float]
) -> Iterator[Item]:
    """Yield the numbers of floors, gardens and quests, to the right of the actions or below them. `bounds`: the x
    coordinate of the tablet's left edge, and the y coordinates between which they are spread."""
    realm = view.position.realms[player]
    x, top, low = bounds
    counts = {"floor": realm.floors, "garden": len(realm.gardens), "quest": realm.quests}
    for index, name in enumerate(_BUILDINGS):
        if layout.has_buildings_aside:
            sign_x, y = x + layout.width - _BUILDINGS_WIDTH, top + (low - top) * (index + 0.5) / len(_BUILDINGS)
        else:
            sign_x = x + _TABLET_PADDING + (layout.width - 2 * _TABLET_PADDING) / len(_BUILDINGS) * index
            y = (top + 2 * (layout.scene_height + _PART_GAP) + low) / 2
        count, size = counts[name], layout.number_size
        yield frame.place_sprite(sign_x + size * 0.7, y, WordSign(name, size * 1.3, INK))
        yield frame.write_from(sign_x + size * 1.6, y, str(count), size * 1.1, HEAVY, INK)


def _goods_items(
    view: MesopotamiaView, frame: Frame, player: Player, layout: TabletLayout, row: int, corner: tuple[float, float]
) -> Iterator[Item]:
    """Yield the goods of one row with their numbers, from `corner` on. `row`: the number of the row, from 0."""
    (x, y), width = corner, layout.width - 20
    shown = [*zip(GOODS, view.position.realms[player].goods, strict=True)]
    for place, (name, count) in enumerate(shown[layout.goods_in_row * row : layout.goods_in_row * (row + 1)]):
        sign_x, middle = x + 26 + (width - 8) / layout.goods_in_row * place, y + _GOODS_ROW_HEIGHT / 2
        plate = CountPlate(text_width(str(count), 30, HEAVY) + 14, 34)
        yield frame.place_sprite(sign_x, middle, GoodToken(name, 35))
        yield frame.place_rectangle(sign_x + 21, middle, plate.width, plate)
        yield frame.write_from(sign_x + 28, middle, str(count), 30, HEAVY, TEXT if count else MUTED)
