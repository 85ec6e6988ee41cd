"""The boards of all players side by side: points, levels in all actions, buildings, quests, goods."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.mesopotamia.content.tables import ACTIONS, GOODS
from engine.games.mesopotamia.reading.scoring import total
from engine.games.mesopotamia.state import ASHUR, UR, Player
from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit, text_width
from render.games.mesopotamia.described import player_line
from render.games.mesopotamia.setting import SIZE, deciding, empire, name_of
from render.games.mesopotamia.sprites.pieces import Seal
from render.games.mesopotamia.sprites.tokens import Good, Level, Points, Sign
from render.kit.names import MIN_SIZE, in_lines
from render.layouts.frame import Frame
from render.scene import Item, Scene, Sprite, shorten, stack
from render.sprites.cards import GOLD, MUTED, TEXT, Glow, Plate
from render.sprites.ground import Rect, Wall

BOARDS = "boards"
_TABLE: Rect = (6, 6, 1088, 688)
_FIRST_COLUMN_X, _MAX_COLUMN_WIDTH = 296.0, 260.0
"""Left edge of the players' columns if there are many, and their maximum width."""

_HEAD, _LINE, _GAP, _BETWEEN = 64.0, 28.0, 7.0, 5.0
_GROUPS = ACTIONS, ("floor", "garden", "quest"), GOODS


class Grid(NamedTuple):
    """The columns and rows of the table.

    `left`: the start of the first player's column.
    `width`: the width of each column.
    `names`: the names, in lines.
    `head`: the height of the head.
    `pitch`: the distance between rows.
    """

    left: float
    width: float
    names: tuple[tuple[str, ...], ...]
    head: float
    pitch: float

    def middle(self, player: Player) -> float:
        """Return the middle of a player's column."""
        return self.left + self.width * (player + 0.5)


def boards(view: MesopotamiaView, context: PictureContext) -> Scene:
    """Draw a column for each player, and a row for each action, each kind of building and each good."""
    frame, grid = Frame(SIZE[0], context.rtl), _grid(view, context)
    items = [*_heads(view, context, frame, grid)]
    y = _TABLE[1] + grid.head
    for group in _GROUPS:
        for number, name in enumerate(group):
            if number % 2 == 0:
                items.append(frame.top_left(_TABLE[0] + 8, y, _TABLE[2] - 16, Plate(_TABLE[2] - 16, grid.pitch)))
            items += _row(view, context, frame, grid, name, y + grid.pitch / 2)
            y += grid.pitch
        y += _GAP
    items += _rims(view, frame, grid)
    alt = shorten(" ".join(player_line(view, context, player) for player in view.position.players))
    wall = Wall(SIZE, (_TABLE,), ())
    return Scene(BOARDS, "mesopotamia-boards", SIZE, context.theme, wall, stack(items), alt)


def _grid(view: MesopotamiaView, context: PictureContext) -> Grid:
    """Return the table's layout: its columns fill the width, its rows the height below the names."""
    players = view.position.players
    right = _TABLE[0] + _TABLE[2] - 8
    width = min(_MAX_COLUMN_WIDTH, (right - _FIRST_COLUMN_X) / len(players))
    names = tuple(in_lines(name_of(view, context, player), width - _BETWEEN) for player in players)
    head = _HEAD + _LINE * max(map(len, names)) + 6
    rows = sum(map(len, _GROUPS))
    return Grid(right - width * len(players), width, names, head, (_TABLE[3] - head - 3 * _GAP) / rows)


def _heads(view: MesopotamiaView, context: PictureContext, frame: Frame, grid: Grid) -> Iterator[Item]:
    """Yield the seal, the points and the name above each column."""
    state = view.position
    for player, lines in zip(state.players, grid.names, strict=True):
        middle, y = grid.middle(player), _TABLE[1] + 36
        yield frame.item(middle - 30, y, Seal(empire(state, player), 24))
        yield frame.item(middle + 30, y, Points(total(state, player), 24))
        for number, line in enumerate(lines):
            low = _TABLE[1] + _HEAD + 14 + _LINE * number
            weight = BOLD if text_width(line, MIN_SIZE, BOLD) <= grid.width - _BETWEEN else MEDIUM
            yield frame.middle(middle, low, *fit(line, grid.width - _BETWEEN, 28, weight, 12), weight)


def _rims(view: MesopotamiaView, frame: Frame, grid: Grid) -> Iterator[Item]:
    """Yield a gold rim around the column of each deciding player."""
    for player in deciding(view):
        width, height = grid.width - 4, _TABLE[3] - 10
        yield frame.top_left(grid.middle(player) - width / 2, _TABLE[1] + 5, width, Glow(width, height))


def _row(
    view: MesopotamiaView, context: PictureContext, frame: Frame, grid: Grid, name: str, y: float
) -> Iterator[Item]:
    """Yield a row's title, then a level or a number for each player. Ur's defenders and Ashur's enemy have no levels
    (24.6, 25.2)."""
    state, start = view.position, _TABLE[0] + 18
    if name not in ACTIONS:
        sign: Sprite = Good(name, 29) if name in GOODS else Sign(name, 32, GOLD)
        yield frame.item(start + 14, y, sign)
        start += 38
    room = grid.left - start - 6
    weight = BOLD if fit(context.word(name), room, MIN_SIZE, BOLD, 12).size == MIN_SIZE else MEDIUM
    yield frame.start(start, y, *fit(context.word(name), room, MIN_SIZE, weight, 18), weight, GOLD)
    for player in state.players:
        realm, middle = state.realms[player], grid.middle(player)
        if name in ACTIONS:
            if state.config.mode not in (UR, ASHUR) or not state.is_bot(player):
                yield frame.item(middle, y, Level(realm.levels[ACTIONS.index(name)], frame.rtl))
            continue
        built = {"floor": realm.floors, "garden": len(realm.gardens), "quest": realm.quests}
        count = built[name] if name in built else realm.goods[GOODS.index(name)]
        yield frame.middle(middle, y, str(count), 30, HEAVY, TEXT if count else MUTED)
