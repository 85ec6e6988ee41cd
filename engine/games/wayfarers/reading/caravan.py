"""The caravan: the abilities of each die value, the values to which a die can change, and the places for tiles."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from msgspec import Struct

from engine.games.wayfarers.components.tables import DIE_VALUES, FACES, TABLES, TILES
from engine.games.wayfarers.state import Laid
from engine.kit.memory import cache_recent

CELL_ROWS = "abc"
"""Rows of cells, from the top."""

_CARAVAN_TABLE = TABLES["player_boards"]["common"]["caravan"]
_MISSING_CELLS = frozenset(f"{cell[0]}{CELL_ROWS[int(cell[2]) - 1]}" for cell in _CARAVAN_TABLE["missing_cells"])
_PRINTED_SYMBOLS: Mapping[int, tuple[str, ...]] = {
    int(column): tuple(a) for column, a in _CARAVAN_TABLE["printed_assets"].items()
}
CELLS = tuple(cell for row in CELL_ROWS for column in DIE_VALUES if (cell := f"{column}{row}") not in _MISSING_CELLS)
"""The 16 cells (R1.10), row by row."""

ASSET_NAMES = ("camel", "ship", "telescope", "pigeon")


class Column(Struct, frozen=True):
    """The abilities of one die value.

    `assets`: the assets with their numbers.
    `steps`: the values to which one symbol of the column leads.
    `silver_off`: the discount in silver.
    `provision_off`: the discount in provisions.
    `listed_assets`: the assets, each as often as it occurs.
    """

    assets: Mapping[str, int] = {}
    steps: tuple[int, ...] = ()
    silver_off: int = 0
    provision_off: int = 0
    listed_assets: tuple[str, ...] = ()


@cache_recent
@lru_cache(maxsize=1 << 10)
def columns(tiles: tuple[Laid, ...]) -> tuple[Column, ...]:
    """Return the abilities of each die value for a caravan with these tiles, indexed by value; index 0 is empty."""
    symbols: dict[int, list[str]] = {value: list(_PRINTED_SYMBOLS.get(value, ())) for value in DIE_VALUES}
    for laid in tiles:
        first = int(laid.cell[0])
        for offset, shown in enumerate(TILES[laid.tile].faces[FACES.index(laid.face)]):
            symbols[first + offset] += shown
    return (Column(), *(_column_of(value, symbols[value]) for value in DIE_VALUES))


def _column_of(value: int, symbols: list[str]) -> Column:
    assets = {asset: symbols.count(asset) for asset in ASSET_NAMES if asset in symbols}
    down = "-1" in symbols or "+-1" in symbols
    up = "+1" in symbols or "+-1" in symbols
    steps = (*((value - 1,) if down else ()), *((value + 1,) if up else ()))
    within = tuple(step for step in steps if step in DIE_VALUES)
    shown = tuple(symbol for symbol in symbols if symbol in ASSET_NAMES)
    return Column(assets, within, symbols.count("silver_off"), symbols.count("provision_off"), shown)


def reach_of_value(tiles: tuple[Laid, ...], value: int) -> frozenset[int]:
    """Return the values to which a die can change by the symbols of the columns that it passes (R2.5), including its
    own value."""
    return _reach_by_value(tiles)[value]


@cache_recent
@lru_cache(maxsize=1 << 10)
def _reach_by_value(tiles: tuple[Laid, ...]) -> Mapping[int, frozenset[int]]:
    steps = columns(tiles)
    return {value: _values_within_reach(steps, value) for value in DIE_VALUES}


def _values_within_reach(steps: tuple[Column, ...], value: int) -> frozenset[int]:
    values, left = {value}, [value]
    while left:
        for step in steps[left.pop()].steps:
            if step not in values:
                values.add(step)
                left.append(step)
    return frozenset(values)


def reach_by_trade(tiles: tuple[Laid, ...], value: int) -> frozenset[int]:
    """Return the values to which a die can change by symbols and one adjustment of 1 or 2 before or after them (R4.9,
    W37)."""
    return _reaches_by_trade(tiles)[value]


@cache_recent
@lru_cache(maxsize=1 << 10)
def _reaches_by_trade(tiles: tuple[Laid, ...]) -> Mapping[int, frozenset[int]]:
    return {value: _reach_after_trade(tiles, value) for value in DIE_VALUES}


def _reach_after_trade(tiles: tuple[Laid, ...], value: int) -> frozenset[int]:
    before = {reached for traded in reachable_values(value, 2) for reached in reach_of_value(tiles, traded)}
    return frozenset(
        before | {traded for reached in reach_of_value(tiles, value) for traded in reachable_values(reached, 2)}
    )


@cache
def reachable_values(value: int, limit: int) -> tuple[int, ...]:
    """Return the die values that differ from `value` by 1 to `limit`; 6 and 1 are not neighbours."""
    return tuple(face for face in DIE_VALUES if 0 < abs(face - value) <= limit)


@cache
def covered_cells(tile: str, cell: str) -> tuple[str, ...]:
    """Return the cells that a tile covers if its top-left cell is `cell`, or () if it would cross the border."""
    shape, column, row = TILES[tile], int(cell[0]), CELL_ROWS.index(cell[1])
    if column + shape.width - 1 > DIE_VALUES[-1] or row + shape.height > len(CELL_ROWS):
        return ()
    cells = tuple(f"{column + x}{CELL_ROWS[row + y]}" for y in range(shape.height) for x in range(shape.width))
    return () if _MISSING_CELLS & set(cells) else cells


@lru_cache(maxsize=1 << 10)
def free_cells(tiles: tuple[Laid, ...]) -> frozenset[str]:
    """Return the cells of a caravan that none of its tiles covers."""
    return frozenset(CELLS) - frozenset(_all_covered_cells(tiles))


def _all_covered_cells(tiles: Iterable[Laid]) -> Iterable[str]:
    return (cell for laid in tiles for cell in covered_cells(laid.tile, laid.cell))


def fitting_cells(tiles: tuple[Laid, ...], width: int, height: int) -> tuple[str, ...]:
    """Return the possible top-left cells of a tile of this size (R3.21)."""
    cache = _fitting_cache(tiles)
    cells = cache.get((width, height))
    if cells is None:
        cells = cache[width, height] = _find_fitting_cells(tiles, width, height)
    return cells


@cache_recent
@lru_cache(maxsize=1 << 10)
def _fitting_cache(_tiles: tuple[Laid, ...]) -> dict[tuple[int, int], tuple[str, ...]]:
    """Return the cache of fitting cells by tile size for a caravan with these tiles."""
    return {}


def _find_fitting_cells(tiles: tuple[Laid, ...], width: int, height: int) -> tuple[str, ...]:
    free, shape = free_cells(tiles), next(t.id for t in TILES.values() if (t.width, t.height) == (width, height))
    return tuple(cell for cell in CELLS if (cells := covered_cells(shape, cell)) and free.issuperset(cells))


def tile_faces(tile: str) -> tuple[str, ...]:
    """Return the names of a tile's faces: the front, and the back if it has two faces."""
    return FACES[: len(TILES[tile].faces)]
