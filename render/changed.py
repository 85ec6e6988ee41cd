"""The pictures that each move of a game changes, for an animation."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from engine.game import Event, Seat
from render.context import PictureContext
from render.layouts.frame import EDGE_LAYER
from render.layouts.headed import with_header
from render.registry import GamePictures, View
from render.scene import Item, Scene, Sprite

_ComparableItems: TypeAlias = frozenset[tuple[float, float, Sprite]]
"""The position and the sprite of each item that counts as a change."""


class ChangedPictures:
    """Finds the pictures that each move changes. Changes of the deciding seats, of what players have at the edges of
    the first picture, and of marks of possible actions do not count. `view`: the position before the first move."""

    def __init__(self, pictures: GamePictures, context: PictureContext, view: View) -> None:
        self._drawn, self._context, self._view = pictures, context, view
        self._contents = _comparable_items_by_name(pictures.boards(view, context, ()))
        self._last = ""

    def find_changed(self, view: View, recent: Sequence[Event], mover: Seat) -> tuple[Scene, ...]:
        """Return the pictures of the next position that `mover` changed: of the board, otherwise the mover's tableau.
        If nothing has changed, return the previous picture, at first the board. Each has the board's header. `recent`:
        the events to mark on the board."""
        boards = self._drawn.boards(view, self._context, recent)
        contents = _comparable_items_by_name(boards if not recent else self._drawn.boards(view, self._context, ()))
        changed = tuple(scene for scene in boards if contents.get(scene.name) != self._contents.get(scene.name))
        if len(boards) > 1 and not changed:
            changed = self._draw_tableau(view, mover) or tuple(scene for scene in boards if scene.name == self._last)
        changed = changed or boards[:1]
        self._view, self._contents, self._last = view, contents, changed[-1].name
        return tuple(with_header(scene, boards[0]) if scene in boards else scene for scene in changed)

    def _draw_tableau(self, view: View, mover: Seat) -> tuple[Scene, ...]:
        old, after = (self._drawn.tableau(shown_view, self._context, mover) for shown_view in (self._view, view))
        if old is None or after is None or old.items == after.items:
            return ()
        return (after,)


def shows_same_position(scene: Scene, other: Scene) -> bool:
    """Whether two pictures are the same apart from their edges and marks of possible actions."""
    return scene.name == other.name and _comparable_items(scene.items) == _comparable_items(other.items)


def _comparable_items_by_name(boards: Sequence[Scene]) -> dict[str, _ComparableItems]:
    return {scene.name: _comparable_items(scene.items) for scene in boards} if len(boards) > 1 else {}


def _comparable_items(items: Iterable[Item]) -> _ComparableItems:
    return frozenset((item.x, item.y, item.sprite.without_marks) for item in items if item.z < EDGE_LAYER)
