"""A player's caravan with its tiles, and the abilities of each die value."""

from collections.abc import Iterator

from engine.games.wayfarers.components.tables import BOARD_BONUSES, DIE_VALUES
from engine.games.wayfarers.reading.caravan import ASSET_NAMES, CELL_ROWS, CELLS, Column, columns, covered_cells
from engine.games.wayfarers.state import Player
from render.games.wayfarers.setting import Layer
from render.games.wayfarers.sprites.pieces import Die, TilePiece
from render.games.wayfarers.sprites.places.plates import CaravanCell, DieColumn
from render.games.wayfarers.sprites.tokens import Token, effect_tokens
from render.scene import Item
from render.sprites.ground import Rect

CARAVAN_RECT: Rect = (6, 96, 1088, 530)
"""Rectangle of the caravan with the counts next to it, in units."""

CELL_SIZE = 116.0
_FIRST_CELL_X, _FIRST_CELL_Y = 18.0, 152.0
_DIE_SIZE, _ABILITIES_HEIGHT = 44.0, 108.0
_PRINTED_ASSETS = (("1a", "camel"), ("6a", "telescope"))


def cell_corner(cell: str) -> tuple[float, float]:
    """Return the top-left corner of a cell of the caravan, in units, given its id such as `1a`."""
    return _FIRST_CELL_X + CELL_SIZE * (int(cell[0]) - 1), _FIRST_CELL_Y + CELL_SIZE * CELL_ROWS.index(cell[1])


def caravan_items(player: Player) -> Iterator[Item]:
    """Yield a player's caravan with its tiles, and below it the abilities of each die value. It is never mirrored."""
    bonuses = BOARD_BONUSES[player.board]
    for value in DIE_VALUES:
        yield Item(Layer.CARD, _FIRST_CELL_X + CELL_SIZE * (value - 0.5), _FIRST_CELL_Y - 27, Die(value, _DIE_SIZE))
    under = {cell for laid in player.tiles for cell in covered_cells(laid.tile, laid.cell)}
    for cell in (cell for cell in CELLS if cell not in under):
        yield Item(Layer.CARD, *cell_corner(cell), CaravanCell(effect_tokens(bonuses.get(cell, ())), False, CELL_SIZE))
    for cell, asset in _PRINTED_ASSETS:
        yield Item(Layer.CARD, *cell_corner(cell), CaravanCell((Token(asset),), True, CELL_SIZE))
    for laid in player.tiles:
        x, y = cell_corner(laid.cell)
        yield Item(Layer.PIECE, x, y, TilePiece(laid.tile, laid.face, CELL_SIZE))
    for value, column in enumerate(columns(player.tiles)[1:]):
        slip = DieColumn(ability_symbols(column, value + 1), CELL_SIZE, _ABILITIES_HEIGHT)
        yield Item(Layer.CARD, _FIRST_CELL_X + CELL_SIZE * value, _FIRST_CELL_Y + 3 * CELL_SIZE + 3, slip)


def ability_symbols(column: Column, value: int) -> tuple[str, ...]:
    """Return the sign of each ability of a die value; an asset that the value has twice is listed twice."""
    symbols = [asset for asset in ASSET_NAMES for _ in range(column.assets.get(asset, 0))]
    turns = {step - value for step in column.steps}
    symbols += ["+-1"] if turns == {-1, 1} else [f"{step:+}" for step in turns]
    return (*symbols, *("silver_off",) * column.silver_off, *("provision_off",) * column.provision_off)
