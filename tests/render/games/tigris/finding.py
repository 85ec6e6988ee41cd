"""Find the items on a cell of a scene."""

from engine.games.tigris.places import CELL_BY_NAME
from render.games.kingdoms.sprites.tiles import CELL_SIZE
from render.games.tigris.setting import cell_corner, cell_middle
from render.scene import Scene, Sprite
from tests.support.scenes import items_of, named


def on(scene: Scene, name: str) -> list[Sprite]:
    """What has its anchor within a cell, bottom to top."""
    left, top = cell_corner(CELL_BY_NAME[name])
    return [i.sprite for i in scene.items if left <= i.x < left + CELL_SIZE and top <= i.y < top + CELL_SIZE]


def at_corner(scene: Scene, kind: type[Sprite]) -> list[str]:
    """The names of the cells at whose top left corner sprites of a kind lie."""
    corners = {cell_corner(cell): name for name, cell in CELL_BY_NAME.items()}
    return named(items_of(scene, kind), corners)


def in_middle(scene: Scene, kind: type[Sprite]) -> list[str]:
    """The names of the cells in whose middle sprites of a kind lie."""
    middles = {cell_middle(cell): name for name, cell in CELL_BY_NAME.items()}
    return named(items_of(scene, kind), middles)


def bits(*names: str) -> int:
    """A bitboard of cells by their names."""
    return sum(1 << CELL_BY_NAME[name] for name in names)
