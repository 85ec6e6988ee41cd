"""The game of Tigris & Euphrates as the contract wants it."""

from engine.game import Option, Options
from engine.kit.explaining import Components
from engine.kit.rules import Parts, Rules
from engine.tigris.diagram import diagram
from engine.tigris.draft import Draft
from engine.tigris.ending import points, result
from engine.tigris.explain import explained
from engine.tigris.notes import follows
from engine.tigris.pieces import DYNASTIES
from engine.tigris.questions.fight import Fighting
from engine.tigris.questions.monument import Building
from engine.tigris.questions.treasure import Collecting
from engine.tigris.questions.turn import Turn
from engine.tigris.questions.wars import Warring
from engine.tigris.reading.regions import KINGDOMS
from engine.tigris.setup import setup
from engine.tigris.soundness import flaw
from engine.tigris.state import State
from engine.tigris.view import TigrisView, imagine, view


class Tigris(Rules[State, TigrisView, Draft]):
    """Tigris & Euphrates for two to four players."""

    name = "tigris"
    seats = range(2, 5)
    longest = 1000
    marks: tuple[str, ...] = DYNASTIES
    options: tuple[Option, ...] = (
        Option("map", ("standard", "advanced")),
        Option("english-variant", ("no", "yes")),
        Option("open-scores", ("no", "yes")),
    )
    state_type = State
    view_type = TigrisView
    questions = (Turn(), Fighting(), Warring(), Building(), Collecting())
    instead = ("another-question", "R4.2")
    order = (
        *("tile", "leader", "withdraw", "catastrophe", "swap"),
        *("support", "war", "monument", "decline", "treasure", "end"),
    )
    parts = Parts(setup, Draft, view, imagine, result, points, flaw, diagram, settle=KINGDOMS.call_on, follows=follows)

    def explained(self, options: Options) -> Components:
        """Return the components of the game."""
        return explained()
