"""A player's board: the caravan with its tiles, what each value can do, and the six slots for dice."""

from collections.abc import Iterator

from engine.wayfarers.components.tables import BOARDS, COLUMNS, SLOT
from engine.wayfarers.reading.caravan import ASSETS, CELLS, ROWS, Column, columns
from engine.wayfarers.state import Player
from render.games.wayfarers.names import card_name
from render.games.wayfarers.setting import Layer
from render.games.wayfarers.sprites.pieces import Die, TilePiece
from render.games.wayfarers.sprites.plates import Cell, SlotPlate, Sum
from render.games.wayfarers.sprites.tokens import Token, of_effects
from render.reader import Reader
from render.scene import Item
from render.sprites.ground import Card

PLACE: Card = (6, 96, 1088, 314)
CELL = 72.0
_LEFT, _TOP = 14.0, 133.0
_SLOTS = ("HL", "HW", "H1", "H2", "H3", "H4")
SLOT_WIDE, SLOT_HIGH = 204.0, 99.0
_PRINTED = (("1a", "camel"), ("6a", "telescope"))


def cell_at(cell: str) -> tuple[float, float]:
    """Return the top left corner of a cell of the caravan."""
    return _LEFT + CELL * (int(cell[0]) - 1), _TOP + CELL * ROWS.index(cell[1])


def slot_at(slot: str) -> tuple[float, float] | None:
    """Return the top left corner of a slot on the board; None for one on a card."""
    if slot not in _SLOTS:
        return None
    place = _SLOTS.index(slot)
    return 463 + (SLOT_WIDE + 6) * (place % 3), 102 + (SLOT_HIGH + 5) * (place // 3)


def caravan_items(player: Player, mark: str, reader: Reader) -> Iterator[Item]:
    """Yield the board with the dice on it."""
    bonuses = BOARDS[player.board]
    for value in COLUMNS:
        yield Item(Layer.CARD, _LEFT + CELL * (value - 0.5), _TOP - 17, Die(value, 30))
    for cell in CELLS:
        yield Item(Layer.CARD, *cell_at(cell), Cell(of_effects(bonuses.get(cell, ())), False, CELL))
    for cell, asset in _PRINTED:
        yield Item(Layer.CARD, *cell_at(cell), Cell((Token(asset),), True, CELL))
    for laid in player.tiles:
        x, y = cell_at(laid.cell)
        yield Item(Layer.PIECE, x, y, TilePiece(laid.tile, laid.face, CELL, True))
    for value, column in enumerate(columns(player.tiles)[1:]):
        yield Item(Layer.CARD, _LEFT + CELL * value, _TOP + 3 * CELL + 3, Sum(_symbols(column, value + 1), CELL, 55))
    yield from _slots(player, mark, reader)


def _symbols(column: Column, value: int) -> tuple[str, ...]:
    """Return what a die of a value can do, one by one."""
    found = [asset for asset in ASSETS for _ in range(column.assets.get(asset, 0))]
    ways = {step - value for step in column.steps}
    found += ["+-1"] if ways == {-1, 1} else [f"{step:+}" for step in ways]
    return (*found, *("silver_off",) * column.silver_off, *("provision_off",) * column.provision_off)


def _slots(player: Player, mark: str, reader: Reader) -> Iterator[Item]:
    placed = dict(player.placed)
    for slot in _SLOTS:
        at = slot_at(slot)
        if at is not None and slot in SLOT:
            yield Item(Layer.CARD, *at, SlotPlate(slot, card_name(reader, slot), SLOT_WIDE, SLOT_HIGH))
            if slot in placed:
                yield Item(Layer.PIECE, at[0] + 31, at[1] + 67, Die(placed[slot], 46, mark))
