"""Which module draws a game: found by the game's name; a game without one is shown as its diagram."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, TypeAlias, TypeVar, cast

from engine.game import Event
from render.games.plain import Plain
from render.reader import Reader
from render.scene import Scene

V_contra = TypeVar("V_contra", contravariant=True)


class GamePictures(Protocol[V_contra]):
    """What there is to see of a game. Everything is drawn from a view, so nothing hidden can be shown."""

    def board(self, view: V_contra, look: Reader, recent: Sequence[Event], /) -> Scene:
        """The position; `recent` is what to mark."""
        ...

    def hand(self, view: V_contra, look: Reader, /) -> Scene:
        """What the view's own seat holds: for nobody else."""
        ...

    def conflict(self, view: V_contra, look: Reader, /) -> Scene | None:
        """What is being fought out, if anything."""
        ...

    def targets(self, view: V_contra, look: Reader, words: Sequence[str], /) -> Scene | None:
        """The places among the words, lit; None when they are no places."""
        ...

    def sheet(self, view: V_contra, look: Reader, history: Sequence[Sequence[Event]], /) -> Scene | None:
        """How the game ended, told from the events of each move that reached everybody; None while it goes on."""
        ...

    def twin(self, view: V_contra, look: Reader, /) -> tuple[str, ...]:
        """All that the view shows, in words, line by line: for who hears a game instead of seeing it."""
        ...


AnyPictures: TypeAlias = GamePictures[Any]


def pictures(name: str, diagram: Callable[[Any], str] = str) -> AnyPictures:
    """The pictures of the game called `name`; `diagram` writes the position of one that has none."""
    if name.isidentifier() and find_spec(f"render.games.{name}") is not None:
        return cast("AnyPictures", import_module(f"render.games.{name}"))
    return Plain(name, diagram)
