"""The path along which the rival's caravan is filled (R8.11)."""

from collections.abc import Iterable, Sequence

from engine.games.wayfarers.components.tables import TILES

PATH = (
    *((column, 3) for column in range(1, 8)),
    *((column, 2) for column in range(7, 0, -1)),
    *((column, 1) for column in range(1, 8)),
)
"""The cells, each by column and row from the upper left, in the order in which they are covered."""


def covered_path_cells(filled: int, tile: str) -> Sequence[tuple[int, int]]:
    """Return the cells that a tile covers after `filled` others; () if it does not fit and lies beside (W31)."""
    size = TILES[tile].width * TILES[tile].height
    return PATH[filled : filled + size] if filled + size <= len(PATH) else ()


def tiles_on_path(tiles: Iterable[str]) -> tuple[str, ...]:
    """Return the tile on each covered cell, in the path's order."""
    found: list[str] = []
    for tile in tiles:
        found += [tile] * len(covered_path_cells(len(found), tile))
    return tuple(found)
