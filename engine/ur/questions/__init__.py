"""The questions of the game, one file each. `play.py` puts them together."""

from engine.game import Seat
from engine.kit.question import Question, T
from engine.ur.draft import Draft
from engine.ur.reading import Scene
from engine.ur.state import State
from engine.ur.view import UrView


class OfMover(Question[State, UrView, Draft, T]):
    """A question to whose turn it is."""

    def asked(self, scene: Scene, task: T) -> Seat:
        """Return the mover."""
        return scene.mover
