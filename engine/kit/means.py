"""What a seat can pay with."""

from collections.abc import Mapping
from typing import Generic, TypeVar

V_contra = TypeVar("V_contra", contravariant=True)


class Means(Generic[V_contra]):
    """What a game says about the goods of a seat; one without prices says nothing."""

    def purse(self, view: V_contra) -> Mapping[str, int]:
        """Return how much the view's seat has of each good that prices are paid in."""
        return {}
