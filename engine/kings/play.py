"""The game of Contest of Kings as the contract wants it."""

from typing import ClassVar

from engine.game import Option, Options
from engine.kings.diagram import diagram
from engine.kings.draft import Draft
from engine.kings.ending import points, result
from engine.kings.explain import explained
from engine.kings.notes import follows
from engine.kings.pieces import DYNASTIES
from engine.kings.questions.fight import Fighting
from engine.kings.questions.point import Banking
from engine.kings.questions.ship import Building
from engine.kings.questions.treasure import Claiming
from engine.kings.questions.turn import Turn, refill
from engine.kings.questions.wars import Warring
from engine.kings.reading.regions import KINGDOMS
from engine.kings.setup import setup
from engine.kings.soundness import flaw
from engine.kings.state import Refill, State
from engine.kings.view import KingsView, imagine, recalled, view
from engine.kit.explaining import Components
from engine.kit.rules import Chores, Parts, Rules


class Kings(Rules[State, KingsView, Draft]):
    """Contest of Kings for two to four players."""

    name = "kings"
    seats = range(2, 5)
    longest = 1000
    marks: tuple[str, ...] = DYNASTIES
    options: tuple[Option, ...] = (Option("open-piles", ("no", "yes")),)
    state_type = State
    view_type = KingsView
    questions = (Turn(), Fighting(), Warring(), Claiming(), Building(), Banking())
    chores: ClassVar[Chores[Draft]] = {Refill: refill}
    instead = ("another-question", "3")
    order = ("leader", "card", "catastrophe", "support", "war", "treasure", "ship", "bank", "keep", "decline", "end")
    parts = Parts(
        setup,
        Draft,
        view,
        imagine,
        result,
        points,
        flaw,
        diagram,
        settle=KINGDOMS.call_on,
        follows=follows,
        recalled=recalled,
    )

    def explained(self, options: Options) -> Components:
        """Return the components of the game."""
        return explained()
