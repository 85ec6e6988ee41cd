"""The pictures that each move of a game changed, one position after another."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from engine.game import Event, Seat
from render.context import PictureContext
from render.layouts.frame import EDGE_LAYER
from render.layouts.headed import with_header
from render.registry import GamePictures, View
from render.scene import Item, Scene, Sprite

_Content: TypeAlias = frozenset[tuple[float, float, Sprite]]


class ChangedPictures:
    """Finds the pictures that a move changed, given the `view` of one position after another. Changes of the deciding
    seats, of players' belongings at the edges of the first picture, and of possible actions do not count."""

    def __init__(self, drawn: GamePictures, context: PictureContext, view: View) -> None:
        self._drawn, self._context, self._view = drawn, context, view
        self._contents = _contents_of(drawn.boards(view, context, ()))
        self._last = ""

    def after(self, view: View, recent: Sequence[Event], mover: Seat) -> tuple[Scene, ...]:
        """Return the pictures of the next position that `mover` changed: of the board, otherwise the mover's tableau.
        If nothing has changed, return the previous picture, at first the board. Each has the board's header. `recent`:
        the events to mark."""
        boards = self._drawn.boards(view, self._context, recent)
        contents = _contents_of(boards if not recent else self._drawn.boards(view, self._context, ()))
        found = tuple(scene for scene in boards if contents.get(scene.name) != self._contents.get(scene.name))
        if len(boards) > 1 and not found:
            found = self._tableau(view, mover) or tuple(scene for scene in boards if scene.name == self._last)
        found = found or boards[:1]
        self._view, self._contents, self._last = view, contents, found[-1].name
        return tuple(with_header(scene, boards[0]) if scene in boards else scene for scene in found)

    def _tableau(self, view: View, mover: Seat) -> tuple[Scene, ...]:
        before, after = (self._drawn.tableau(one, self._context, mover) for one in (self._view, view))
        if before is None or after is None or before.items == after.items:
            return ()
        return (after,)


def shows_same(scene: Scene, other: Scene) -> bool:
    """Whether two pictures are the same apart from their edges and from marks of possible actions."""
    return scene.name == other.name and _content(scene.items) == _content(other.items)


def _contents_of(boards: Sequence[Scene]) -> dict[str, _Content]:
    return {scene.name: _content(scene.items) for scene in boards} if len(boards) > 1 else {}


def _content(items: Iterable[Item]) -> _Content:
    return frozenset((item.x, item.y, item.sprite.without_marks) for item in items if item.z < EDGE_LAYER)
