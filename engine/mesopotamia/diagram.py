"""The position as text."""

from engine import codec
from engine.mesopotamia.view import MesopotamiaView


def diagram(view: MesopotamiaView) -> str:
    """Return the text of a view."""
    return codec.dumps(view)
