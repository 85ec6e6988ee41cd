"""A seat's resources, and what it lacks."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from engine.game import IllegalMove, Refused, Words

V_contra = TypeVar("V_contra", contravariant=True)

_FAR = 99


class Resources(Generic[V_contra]):
    """What a game says about the goods of a seat; one without prices says nothing."""

    def resources(self, view: V_contra) -> Mapping[str, int]:
        """Return how much the view's seat has of each good that prices are paid in."""
        return {}

    def unavailable_words(self, view: V_contra, typed: Words) -> tuple[tuple[str, IllegalMove], ...]:
        """Return the known words that are not offered, each with what is missing, the nearest first."""
        return tuple(sorted(self._unavailable_words(view, typed), key=lambda lack: shortage(lack[1])))

    def _unavailable_words(self, view: V_contra, typed: Words) -> Iterable[tuple[str, IllegalMove]]:
        """Return the known words that are not offered, in any order."""
        return ()


NOT_NOW = "not-now"
"""The reason of a refusal that says nothing more."""


def unexplained_refusal() -> IllegalMove:
    """Return the refusal of what is not offered for no reason that is worth telling; it is never shown."""
    return IllegalMove(NOT_NOW)


def shortage(refused: Refused) -> int:
    """Return how much is missing for what was refused: its fact `short`, else what `price` has beyond `held`; a large
    number where that is not what is missing."""
    facts = dict(refused.facts)
    short, price, held = (facts.get(name) for name in ("short", "price", "held"))
    if isinstance(short, int):
        return short
    if isinstance(price, tuple) and isinstance(held, tuple):
        return (Counter(price) - Counter(held)).total()
    return _FAR


def nearest(refused: Iterable[IllegalMove]) -> IllegalMove | None:
    """Return the refusal for which least is missing; None where there is none."""
    return min(refused, key=shortage, default=None)
