"""Contest of Kings as a `Game`: its options, questions and functions."""

from typing import ClassVar

from engine.game import Option, Options
from engine.games.kings.annotations import annotate_outcome
from engine.games.kings.diagram import write_diagram
from engine.games.kings.draft import Draft
from engine.games.kings.ending import points, result
from engine.games.kings.explain import explain_components
from engine.games.kings.pieces import DYNASTIES
from engine.games.kings.questions.fight import SupportQuestion, WarQuestion
from engine.games.kings.questions.point import PointQuestion
from engine.games.kings.questions.ship import ShipQuestion
from engine.games.kings.questions.treasure import TreasureQuestion
from engine.games.kings.questions.turn import ActionQuestion, refill
from engine.games.kings.reading.regions import KINGDOM_READERS
from engine.games.kings.setup import setup
from engine.games.kings.state import Refill, State
from engine.games.kings.view import KingsView, recall_view, sample_state, view
from engine.games.kings.vocabulary import EVENTS, REASONS
from engine.kit.explaining import Components
from engine.kit.rules import Chores, GameParts, Rules


class Kings(Rules[State, KingsView, Draft]):
    """Contest of Kings for two to four players."""

    name = "kings"
    seats = range(2, 5)
    max_moves = 1000
    marks: tuple[str, ...] = DYNASTIES
    options: tuple[Option, ...] = (Option("open-piles", ("no", "yes")),)
    state_type = State
    view_type = KingsView
    questions = (
        ActionQuestion(),
        SupportQuestion(),
        WarQuestion(),
        TreasureQuestion(),
        ShipQuestion(),
        PointQuestion(),
    )
    chores: ClassVar[Chores[Draft]] = {Refill: refill}
    other_answer_refusal = ("another-question", "3")
    reasons = REASONS
    events = EVENTS
    verb_order = (
        "leader",
        "card",
        "catastrophe",
        "support",
        "war",
        "treasure",
        "ship",
        "bank",
        "keep",
        "decline",
        "end",
    )
    parts = GameParts(
        setup,
        Draft,
        view,
        sample_state,
        points,
        result,
        write_diagram,
        complete_draft=KINGDOM_READERS.carry_names_over,
        annotate_outcome=annotate_outcome,
        recall_view=recall_view,
    )

    def explain_components(self, options: Options) -> Components:
        """Return the kinds and explanations of cards, leaders, ships and other pieces, by name."""
        return explain_components()
