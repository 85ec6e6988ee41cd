"""The boards of all players beside each other, each as one clay tablet: points, levels in all actions, buildings,
quests, goods."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.mesopotamia.content.tables import ACTIONS, GOODS
from engine.games.mesopotamia.reading.scoring import total_points
from engine.games.mesopotamia.state import ASHUR_MODE, UR_MODE, Player
from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.drawing.text import HEAVY, text_width
from render.games.mesopotamia.described import player_line
from render.games.mesopotamia.setting import SIZE, deciding, empire, name_of, winners
from render.games.mesopotamia.sprites.pieces import Seal
from render.games.mesopotamia.sprites.tablets import Clay, Count, View, Wedges
from render.games.mesopotamia.sprites.tokens import Good, Sign
from render.kit.names import fit_player_name
from render.layouts.frame import Frame
from render.scene import Item, Scene, shorten, stack
from render.sprites.cards import INK, MUTED, TEXT, Figure, Glow, Wreath
from render.sprites.ground import Wall

BOARDS = "boards"
_GAP, _EDGE, _INSET = 10.0, 10.0, 16.0
"""Distances between tablets, from tablets to the edges of the picture, and from contents to the edges of a tablet."""

_HEAD, _ROW, _MARGIN = 64.0, 42.0, 7.0
"""Height of a tablet's head, height of a row of goods, and gap between the parts of a tablet."""

_VIEW = 112 / 136
"""Width of an action's scene as a fraction of its height."""

_RIM = 4.5
"""Distance of the rim from the tablet of a deciding player."""

_ASIDE = 120.0
"""Width for the buildings next to the actions."""

_BUILT = ("floor", "garden", "quest")
_ACTIONS_ACROSS = 3


class Shape(NamedTuple):
    """The layout of a tablet.

    `width`, `height`: its size in units.
    `scene`: the height of an action's scene.
    `beside`: whether buildings are next to the actions; otherwise they are below them.
    `goods`: the number of goods in a row.
    `size`: the size of numbers.
    """

    width: float
    height: float
    scene: float
    beside: bool
    goods: int
    size: float


_NARROW = Shape(353, 337, 60, beside=False, goods=3, size=30)
_WIDE = Shape(535, 337, 88, beside=True, goods=6, size=34)
_LARGE = Shape(535, 500, 118, beside=False, goods=3, size=44)


def boards(view: MesopotamiaView, context: PictureContext) -> Scene:
    """Draw a tablet for each player: two, three or more in rows of at most three."""
    state = view.position
    count = len(state.players)
    shape = {2: _LARGE, 4: _WIDE}.get(count, _NARROW)
    across = 2 if shape.width > _NARROW.width else _ACTIONS_ACROSS
    rows = -(-count // across)
    size = (SIZE[0], round(2 * _EDGE + shape.height * rows + _GAP * (rows - 1)))
    frame, items = Frame(SIZE[0], context.rtl), list[Item]()
    for place, player in enumerate(state.players):
        row, column = divmod(place, across)
        beside = min(across, count - row * across)
        left = (SIZE[0] - shape.width * beside - _GAP * (beside - 1)) / 2
        corner = (left + (shape.width + _GAP) * column, _EDGE + (shape.height + _GAP) * row)
        items += _tablet(view, context, frame, player, shape, corner)
    alt = shorten(" ".join(player_line(view, context, player) for player in state.players))
    return Scene(BOARDS, "mesopotamia-boards", size, context.theme, Wall(size, (), ()), stack(items), alt)


def _tablet(
    view: MesopotamiaView,
    context: PictureContext,
    frame: Frame,
    player: Player,
    shape: Shape,
    corner: tuple[float, float],
) -> Iterator[Item]:
    """Yield a player's tablet, with its top-left corner at `corner`. Ur's defenders and Ashur's enemy have no levels
    (24.6, 25.2)."""
    (x, y), state, (width, height, *_) = corner, view.position, shape
    yield frame.top_left(x, y, width, Clay(width, height, empire(state, player)))
    if player in deciding(view):
        yield frame.top_left(x - _RIM, y - _RIM, width + 2 * _RIM, Glow(width + 2 * _RIM, height + 2 * _RIM, 17))
    yield from _head(view, context, frame, player, shape, corner)
    rows = -(-len(GOODS) // shape.goods)
    low = y + height - _MARGIN - rows * (_ROW + 3)
    if state.config.mode not in (UR_MODE, ASHUR_MODE) or not state.is_bot(player):
        yield from _levels(view, frame, player, shape, (x + _INSET, y + _HEAD))
    yield from _buildings(view, frame, player, shape, (x, y + _HEAD, low))
    for row in range(rows):
        yield from _goods(view, frame, player, shape, row, (x + 10, low + (_ROW + 3) * row))


def _head(
    view: MesopotamiaView,
    context: PictureContext,
    frame: Frame,
    player: Player,
    shape: Shape,
    corner: tuple[float, float],
) -> Iterator[Item]:
    """Yield the seal, the name and the points, with a wreath around the seal of a winner."""
    (x, y), state = corner, view.position
    middle, score = y + _HEAD / 2, str(total_points(state, player))
    yield frame.item(x + 40, middle, Seal(empire(state, player), 25, player in deciding(view)))
    if player in winners(view):
        yield frame.item(x + 40, middle, Wreath(24, dark=True))
    plate = Figure(score, 40)
    yield frame.item(x + shape.width - _INSET + plate.box.left, middle, plate)
    room = shape.width - 2 * _INSET - 70 - 2 * plate.box.right
    yield frame.start(x + 76, middle, *fit_player_name(name_of(view, context, player), room, 34, HEAVY), HEAVY, INK)


def _levels(
    view: MesopotamiaView, frame: Frame, player: Player, shape: Shape, corner: tuple[float, float]
) -> Iterator[Item]:
    """Yield the scene of each action with its level, three in each of two rows."""
    (x, y), scene = corner, shape.scene
    width = shape.width - 2 * _INSET - (_ASIDE if shape.beside else 0)
    for action, level in enumerate(view.position.realms[player].levels):
        row, column = divmod(action, _ACTIONS_ACROSS)
        left, top = x + width / _ACTIONS_ACROSS * column, y + (scene + _MARGIN) * row
        yield frame.top_left(left, top, scene * _VIEW, View(ACTIONS[action], scene))
        wedges = Wedges(level, frame.rtl, 2)
        yield frame.item(left + scene * _VIEW + 6 + wedges.box.right, top + scene / 2, wedges)


def _buildings(
    view: MesopotamiaView, frame: Frame, player: Player, shape: Shape, bounds: tuple[float, float, float]
) -> Iterator[Item]:
    """Yield floors, gardens and quests with their numbers, next to the actions or between them and the goods. `bounds`:
    the left edge of the tablet, and the upper and lower edges of that space."""
    realm = view.position.realms[player]
    x, top, low = bounds
    counts = {"floor": realm.floors, "garden": len(realm.gardens), "quest": realm.quests}
    for number, name in enumerate(_BUILT):
        if shape.beside:
            at, y = x + shape.width - _ASIDE, top + (low - top) * (number + 0.5) / len(_BUILT)
        else:
            at = x + _INSET + (shape.width - 2 * _INSET) / len(_BUILT) * number
            y = (top + 2 * (shape.scene + _MARGIN) + low) / 2
        count, size = counts[name], shape.size
        yield frame.item(at + size * 0.7, y, Sign(name, size * 1.3, INK))
        yield frame.start(at + size * 1.6, y, str(count), size * 1.1, HEAVY, INK)


def _goods(
    view: MesopotamiaView, frame: Frame, player: Player, shape: Shape, row: int, corner: tuple[float, float]
) -> Iterator[Item]:
    """Yield a row of goods with their numbers."""
    (x, y), width = corner, shape.width - 20
    shown = [*zip(GOODS, view.position.realms[player].goods, strict=True)]
    for place, (name, count) in enumerate(shown[shape.goods * row : shape.goods * (row + 1)]):
        at, middle = x + 26 + (width - 8) / shape.goods * place, y + _ROW / 2
        plate = Count(text_width(str(count), 30, HEAVY) + 14, 34)
        yield frame.item(at, middle, Good(name, 35))
        yield frame.top_left(at + 21, middle, plate.width, plate)
        yield frame.start(at + 28, middle, str(count), 30, HEAVY, TEXT if count else MUTED)
