"""What a word gets or costs."""

from engine.game import Facts, Words
from engine.mesopotamia.view import MesopotamiaView


def notes(view: MesopotamiaView, typed: Words, word: str) -> Facts:
    """Return what the view's seat gets or pays by saying `word`."""
    return ()
