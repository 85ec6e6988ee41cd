"""What a player may order in advance (27.9)."""

from engine.game import Orders, Standing, Words
from engine.mesopotamia.view import MesopotamiaView

STANDING: tuple[Standing, ...] = ()


def ordered(view: MesopotamiaView, orders: Orders) -> Words | None:
    """Return what the view's seat does by its orders."""
    return None
