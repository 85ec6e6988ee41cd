"""Tigris & Euphrates as a `Game`: its options, questions and functions."""

from engine.game import Option, Options
from engine.games.tigris.annotations import annotate_outcome
from engine.games.tigris.diagram import write_diagram
from engine.games.tigris.draft import Draft
from engine.games.tigris.ending import points, result
from engine.games.tigris.explain import explain_components
from engine.games.tigris.pieces import DYNASTIES
from engine.games.tigris.questions.fight import SupportQuestion, WarQuestion
from engine.games.tigris.questions.monument import MonumentQuestion
from engine.games.tigris.questions.treasure import TreasureQuestion
from engine.games.tigris.questions.turn import ActionQuestion
from engine.games.tigris.reading.regions import KINGDOM_READERS
from engine.games.tigris.setup import setup
from engine.games.tigris.state import State
from engine.games.tigris.view import TigrisView, sample_state, view
from engine.games.tigris.vocabulary import EVENTS, REASONS
from engine.kit.explaining import Components
from engine.kit.rules import GameParts, Rules


class Tigris(Rules[State, TigrisView, Draft]):
    """Tigris & Euphrates for two to four players."""

    name = "tigris"
    seats = range(2, 5)
    max_moves = 1000
    marks: tuple[str, ...] = DYNASTIES
    options: tuple[Option, ...] = (
        Option("map", ("standard", "advanced")),
        Option("english-variant", ("no", "yes")),
        Option("open-scores", ("no", "yes")),
    )
    state_type = State
    view_type = TigrisView
    questions = (ActionQuestion(), SupportQuestion(), WarQuestion(), MonumentQuestion(), TreasureQuestion())
    other_answer_refusal = ("another-question", "R4.2")
    reasons = REASONS
    events = EVENTS
    verb_order = (
        *("tile", "leader", "withdraw", "catastrophe", "swap"),
        *("support", "war", "monument", "decline", "treasure", "end"),
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
    )

    def explain_components(self, options: Options) -> Components:
        """Return the kinds and explanations of tiles, leaders, monuments and other pieces, by name."""
        return explain_components()
