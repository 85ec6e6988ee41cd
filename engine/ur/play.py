"""The Royal Game of Ur: the facts of the game, its questions and its parts."""

from engine.game import Option, Options
from engine.kit.explaining import Components
from engine.kit.rules import Parts, Rules
from engine.ur.diagram import diagram
from engine.ur.draft import Draft
from engine.ur.ending import points, progress, result
from engine.ur.explain import explained
from engine.ur.questions.move import Moving
from engine.ur.questions.throw import Throwing
from engine.ur.setup import PIECES, setup
from engine.ur.soundness import flaw
from engine.ur.state import State
from engine.ur.variant import OPTIONS
from engine.ur.view import UrView, imagine, view


class Ur(Rules[State, UrView, Draft]):
    """Two players race their pieces over twenty squares."""

    name = "ur"
    seats = range(2, 3)
    longest = 5000
    marks: tuple[str, ...] = ("light", "dark")
    options: tuple[Option, ...] = (PIECES, *OPTIONS)
    hands = False
    state_type = State
    view_type = UrView
    questions = (Throwing(), Moving())
    instead = ("another-question", "2.2")
    parts = Parts(setup, Draft, view, imagine, result, points, flaw, diagram, progress=progress)

    def explained(self, options: Options) -> Components:
        """Return the components of the game."""
        return explained(options)
