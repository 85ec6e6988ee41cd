"""A seat's resources, and its missing ones."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from engine.game import IllegalMove, Refused, Words

V_contra = TypeVar("V_contra", contravariant=True)

_FAR = 99


class Resources(Generic[V_contra]):
    """A game's resources; by default a game has no prices."""

    def resources(self, view: V_contra) -> Mapping[str, int]:
        """Return the view's seat's amount of each good in which prices are paid."""
        return {}

    def unavailable_words(self, view: V_contra, prefix: Words) -> tuple[tuple[str, IllegalMove], ...]:
        """Return the known words that are not offered, each with its reason, the words that lack least first."""
        return tuple(sorted(self._unavailable_words(view, prefix), key=lambda lack: shortage(lack[1])))

    def _unavailable_words(self, view: V_contra, prefix: Words) -> Iterable[tuple[str, IllegalMove]]:
        """Return the known words that are not offered, in any order."""
        return ()


NOT_NOW = "not-now"
"""The reason of a refusal without an explanation."""


def unexplained_refusal() -> IllegalMove:
    """Return a refusal without a reason worth explaining; it is never shown."""
    return IllegalMove(NOT_NOW)


def shortage(refused: Refused) -> int:
    """Return the amount missing in a refusal: its fact `short`, else the part of `price` beyond `held`; a large number
    if neither is there."""
    facts = dict(refused.facts)
    short, price, held = (facts.get(name) for name in ("short", "price", "held"))
    if isinstance(short, int):
        return short
    if isinstance(price, tuple) and isinstance(held, tuple):
        return (Counter(price) - Counter(held)).total()
    return _FAR


def nearest(refused: Iterable[IllegalMove]) -> IllegalMove | None:
    """Return the refusal with the smallest shortage; None if there is none."""
    return min(refused, key=shortage, default=None)
