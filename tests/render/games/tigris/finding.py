"""Find the items on a cell of a scene."""

from engine.games.tigris.places import CELL_BY_NAME
from render.games.kingdoms.sprites.tiles import CELL
from render.games.tigris.setting import middle, spot
from render.scene import Scene, Sprite
from tests.support.scenes import items_of, named


def on(scene: Scene, name: str) -> list[Sprite]:
    """What has its anchor within a cell, bottom to top."""
    left, top = spot(CELL_BY_NAME[name])
    return [i.sprite for i in scene.items if left <= i.x < left + CELL and top <= i.y < top + CELL]


def at_corner(scene: Scene, kind: type[Sprite]) -> list[str]:
    """The names of the cells at whose top left corner sprites of a kind lie."""
    corners = {spot(cell): name for name, cell in CELL_BY_NAME.items()}
    return named(items_of(scene, kind), corners)


def in_middle(scene: Scene, kind: type[Sprite]) -> list[str]:
    """The names of the cells in whose middle sprites of a kind lie."""
    middles = {middle(cell): name for name, cell in CELL_BY_NAME.items()}
    return named(items_of(scene, kind), middles)


def bits(*names: str) -> int:
    """A bitboard of cells by their names."""
    return sum(1 << CELL_BY_NAME[name] for name in names)
