"""The resources of a seat, and the amounts that refused moves lack."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from engine.game import IllegalMove, Refused, Words

V_contra = TypeVar("V_contra", contravariant=True)

_UNKNOWN_SHORTAGE = 99


class Resources(Generic[V_contra]):
    """A game's answers about resources and unavailable words. By default a game has no prices."""

    def resources(self, view: V_contra) -> Mapping[str, int]:
        """Return how much of each payment good the view's seat has."""
        return {}

    def unavailable_words(self, view: V_contra, prefix: Words) -> tuple[tuple[str, IllegalMove], ...]:
        """Return the known words that are not offered, each with its reason. The words whose moves are nearest to
        possible come first."""
        return tuple(sorted(self._unavailable_words(view, prefix), key=lambda lack: shortage(lack[1])))

    def _unavailable_words(self, view: V_contra, prefix: Words) -> Iterable[tuple[str, IllegalMove]]:
        """Return the known words that are not offered, in any order."""
        return ()


NOT_NOW = "not-now"
"""The reason of a refusal without an explanation."""


def unexplained_refusal() -> IllegalMove:
    """Return a refusal with the reason NOT_NOW, which texts never show."""
    return IllegalMove(NOT_NOW)


def shortage(refused: Refused) -> int:
    """Return the amount missing in a refusal: its fact `short`, otherwise the part of `price` beyond `held`, otherwise
    a large number."""
    facts = dict(refused.facts)
    short, price, stock = (facts.get(name) for name in ("short", "price", "held"))
    if isinstance(short, int):
        return short
    if isinstance(price, tuple) and isinstance(stock, tuple):
        return (Counter(price) - Counter(stock)).total()
    return _UNKNOWN_SHORTAGE


def smallest_shortage(refused: Iterable[IllegalMove]) -> IllegalMove | None:
    """Return the refusal with the smallest shortage, or None if there is none."""
    return min(refused, key=shortage, default=None)
