"""Positions of Mesopotamia as readers see them, and what lies where in their scenes."""

from msgspec.structs import replace

from engine.games.mesopotamia.state import Battle, Fight, Fighter, State
from engine.games.mesopotamia.view import MesopotamiaView
from engine.games.mesopotamia.view import view as seen_by
from render.context import PictureContext
from render.scene import Scene, Sprite
from tests.engine.games.mesopotamia.positions import MAP, at, begun, running, ship
from tests.support.scenes import look as look_at

NAMES = ("Žofie Řeháčková", "Ilmari", "נועה", "Bo", "Quentin", "Aurelia")


def look(language: str = "en") -> PictureContext:
    """How somebody who reads `language` sees this game."""
    return look_at(language, NAMES, "mesopotamia")


def public(state: State) -> MesopotamiaView:
    """What everybody may see."""
    return seen_by(state, None)


def crowded() -> State:
    """Two empires in their second home and in C3, a tribe, a wall, a settlement, ships, an event on six rounds."""
    state = at(begun(), "C3", "sumer 2 spearman 1 ram", "babylon 3 archer 1 rider", wall="babylon")
    state = at(state, "B4", "sumer 1 spearman", settlement="babylon")
    state = running(state, "D7", "d1", "sumer", die=4)
    return ship(ship(state, "sumer", "C3-C4"), "babylon", "B4-C3")


def fought(state: State, ready: tuple[bool, bool] = (False, False)) -> State:
    """The same position with a battle of Sumer and Babylon in C3, before all have bid."""
    fighters = (Fighter("sp1", True), Fighter("sp2", True), Fighter("ar1", False), Fighter("ri1", False))
    battle = Battle(MAP.by_name["C3"], 0, 1, (1, 0), fighters=fighters, ready=ready)
    return replace(state, battle=battle, agenda=(Fight("bid"), *state.agenda))


def in_area(scene: Scene, name: str, corner: tuple[float, float, float, float]) -> list[Sprite]:
    """What has its anchor within an area's rectangle, bottom to top."""
    x, y, width, height = corner
    assert name in MAP.by_name
    return [item.sprite for item in scene.items if x <= item.x < x + width and y <= item.y < y + height]
