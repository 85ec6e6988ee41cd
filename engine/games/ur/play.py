"""The Royal Game of Ur as a `Game`: its options, questions and functions."""

from engine.game import Clause, Option, Options
from engine.games.ur.diagram import write_diagram
from engine.games.ur.draft import Draft
from engine.games.ur.ending import aim_clause, points, progress
from engine.games.ur.explain import explain_components
from engine.games.ur.questions.move import MoveQuestion, ThrowQuestion
from engine.games.ur.setup import PIECES_OPTION, setup
from engine.games.ur.state import State
from engine.games.ur.variant import VARIANT_OPTIONS
from engine.games.ur.view import UrView, sample_state, view
from engine.games.ur.vocabulary import EVENTS
from engine.kit.explaining import Components
from engine.kit.rules import GameParts, Rules


class Ur(Rules[State, UrView, Draft]):
    """The Royal Game of Ur: two players race their pieces over twenty squares."""

    name = "ur"
    seats = range(2, 3)
    max_moves = 5000
    marks: tuple[str, ...] = ("light", "dark")
    options: tuple[Option, ...] = (PIECES_OPTION, *VARIANT_OPTIONS)
    has_hands = False
    state_type = State
    view_type = UrView
    questions = (ThrowQuestion(), MoveQuestion())
    other_answer_refusal = ("another-question", "2.2")
    events = EVENTS
    parts = GameParts(
        setup,
        Draft,
        view,
        sample_state,
        points,
        diagram=write_diagram,
        reason="all-off",
        progress=progress,
    )

    def explain_components(self, options: Options) -> Components:
        """Return the kinds and explanations of the squares and of a new piece, by name."""
        return explain_components(options)

    def aim(self, view: UrView) -> Clause | None:
        """Return the goal in a game with unusual rules, otherwise None."""
        return aim_clause(view)
