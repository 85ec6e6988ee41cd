"""Positions of Contest of Kings as readers see them, and what lies where in their scenes."""

from collections.abc import Iterable

from engine.games.kings.places import PLACE_BY_NAME
from engine.games.kings.state import State
from engine.games.kings.view import KingsView
from engine.games.kings.view import view as seen_by
from render.context import PictureContext
from render.games.kings.setting import SIZE, card_corner, leader_position
from render.games.kings.sprites.table import CardTable
from render.scene import Item, Scene, Sprite, sort_by_layer
from render.sprites.ground import Wall
from tests.support.scenes import NAMES, items_of, named
from tests.support.scenes import look as look_at


def look(language: str = "en", names: tuple[str, ...] = NAMES) -> PictureContext:
    """How somebody who reads `language` sees this game."""
    return look_at(language, names, "kings")


def public(state: State) -> KingsView:
    """What everybody may see."""
    return seen_by(state, None)


def scene_of(items: Iterable[Item]) -> Scene:
    """Some items on a bare wall."""
    return Scene("board", "x", SIZE, "standard", Wall((1, 1), (), ()), sort_by_layer(items), "")


HEIGHT = 92.0
"""How high rows are where columns are as short as in most of these positions."""


def strip_of(scene: Scene) -> float:
    """How high the rows of a picture are."""
    return scene.backdrop.row_height if isinstance(scene.backdrop, CardTable) else HEIGHT


def on(scene: Scene, name: str) -> list[Sprite]:
    """What has its anchor at the corner of a card, bottom to top."""
    return [
        item.sprite for item in scene.items if (item.x, item.y) == card_corner(PLACE_BY_NAME[name], strip_of(scene))
    ]


def at_corner(scene: Scene, kind: type[Sprite]) -> list[str]:
    """The names of the cards at whose corner sprites of a kind lie."""
    corners = {card_corner(place, strip_of(scene)): name for name, place in PLACE_BY_NAME.items()}
    return named(items_of(scene, kind), corners)


def standing(scene: Scene, kind: type[Sprite]) -> list[str]:
    """The names of the cards on which sprites of a kind stand as leaders do."""
    stands = {leader_position(place, strip_of(scene)): name for name, place in PLACE_BY_NAME.items()}
    return named(items_of(scene, kind), stands)
