"""A player's caravan with its tiles, and the abilities of each die value."""

from collections.abc import Iterator

from engine.games.wayfarers.components.tables import BOARD_BONUSES, DIE_VALUES
from engine.games.wayfarers.reading.caravan import ASSET_NAMES, CELL_ROWS, CELLS, Column, columns, covered_cells
from engine.games.wayfarers.state import Player
from render.games.wayfarers.setting import Layer
from render.games.wayfarers.sprites.pieces import Die, TilePiece
from render.games.wayfarers.sprites.places.plates import Cell, DieColumn
from render.games.wayfarers.sprites.tokens import Token, of_effects
from render.scene import Item
from render.sprites.ground import Rect

PLACE: Rect = (6, 96, 1088, 530)
"""Rectangle of the caravan with the counts next to it."""

CELL = 116.0
_LEFT, _TOP = 18.0, 152.0
_DIE, _SUM_HEIGHT = 44.0, 108.0
_PRINTED = (("1a", "camel"), ("6a", "telescope"))


def cell_at(cell: str) -> tuple[float, float]:
    """Return the top left corner of a cell of the caravan."""
    return _LEFT + CELL * (int(cell[0]) - 1), _TOP + CELL * CELL_ROWS.index(cell[1])


def caravan_items(player: Player) -> Iterator[Item]:
    """Yield the caravan with its tiles. It is never mirrored."""
    bonuses = BOARD_BONUSES[player.board]
    for value in DIE_VALUES:
        yield Item(Layer.CARD, _LEFT + CELL * (value - 0.5), _TOP - 27, Die(value, _DIE))
    under = {cell for laid in player.tiles for cell in covered_cells(laid.tile, laid.cell)}
    for cell in (cell for cell in CELLS if cell not in under):
        yield Item(Layer.CARD, *cell_at(cell), Cell(of_effects(bonuses.get(cell, ())), False, CELL))
    for cell, asset in _PRINTED:
        yield Item(Layer.CARD, *cell_at(cell), Cell((Token(asset),), True, CELL))
    for laid in player.tiles:
        x, y = cell_at(laid.cell)
        yield Item(Layer.PIECE, x, y, TilePiece(laid.tile, laid.face, CELL))
    for value, column in enumerate(columns(player.tiles)[1:]):
        slip = DieColumn(symbols(column, value + 1), CELL, _SUM_HEIGHT)
        yield Item(Layer.CARD, _LEFT + CELL * value, _TOP + 3 * CELL + 3, slip)


def symbols(column: Column, value: int) -> tuple[str, ...]:
    """Return the abilities of a die value, one by one."""
    found = [asset for asset in ASSET_NAMES for _ in range(column.assets.get(asset, 0))]
    ways = {step - value for step in column.steps}
    found += ["+-1"] if ways == {-1, 1} else [f"{step:+}" for step in ways]
    return (*found, *("silver_off",) * column.silver_off, *("provision_off",) * column.provision_off)
