"""Wayfarers of the South Tigris as a `Game`: its options, questions and functions."""

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from engine.game import Clause, Option, OptionCondition, Options, Seat, Words
from engine.games.wayfarers.annotations import resources
from engine.games.wayfarers.components.tables import CONTENT_DIGEST
from engine.games.wayfarers.diagram import write_diagram
from engine.games.wayfarers.draft import Draft
from engine.games.wayfarers.ending import aim_clause, points, result
from engine.games.wayfarers.explain import explain_components, journal_tile_clauses, locate
from engine.games.wayfarers.questions.batch import EffectsQuestion
from engine.games.wayfarers.questions.cards import KeepQuestion
from engine.games.wayfarers.questions.journal import OnwardQuestion
from engine.games.wayfarers.questions.rival import CHORES, TargetQuestion
from engine.games.wayfarers.questions.turn import TurnEndQuestion, TurnQuestion
from engine.games.wayfarers.setup import BOARD_BY_FOCUS, RANDOM_CHOICE, SECTION_SIDE_CHOICES, setup
from engine.games.wayfarers.state import State
from engine.games.wayfarers.view import WayfarersView, sample_state, view
from engine.games.wayfarers.vocabulary import EVENTS, REASONS
from engine.kit.explaining import Components
from engine.kit.rules import Chores, GameParts, Rules

END_TURN: Words = ("end",)
"""The move that ends a turn."""
_SOLO_CONDITION = OptionCondition("sections", (), solo_choices=(RANDOM_CHOICE, *SECTION_SIDE_CHOICES))
"""The condition for playing against the rival, with any map (R8)."""


class Wayfarers(Rules[State, WayfarersView, Draft]):
    """Wayfarers of the South Tigris for two to four players, or for one against the rival."""

    name = "wayfarers"
    seats = range(1, 5)
    max_moves = 12_000
    marks: tuple[str, ...] = ("crimson", "saffron", "azure", "violet")
    options: tuple[Option, ...] = (
        Option("sections", (RANDOM_CHOICE, *SECTION_SIDE_CHOICES)),
        Option("opponent", (RANDOM_CHOICE, *BOARD_BY_FOCUS), _SOLO_CONDITION),
        Option("content", (CONTENT_DIGEST,)),
    )
    state_type = State
    view_type = WayfarersView
    questions = (
        TurnQuestion(),
        EffectsQuestion(),
        KeepQuestion(),
        OnwardQuestion(),
        TurnEndQuestion(),
        TargetQuestion(),
    )
    chores: ClassVar[Chores[Draft]] = CHORES
    other_answer_refusal = ("another-question", "R2.1")
    reasons = REASONS
    events = EVENTS
    verb_order = (
        *("die", "worker", "rest", "adjust", "conclude"),
        *("choose", "pay", "take", "hire", "inspire", "draw", "keep", "tile"),
        *("influence", "mark", "move", "retrieve", "refresh", "shift", "journal", "onward", "skip", "end"),
        *("allow", "deny"),
    )
    parts = GameParts(setup, Draft, view, sample_state, points, result, write_diagram)

    def explain_components(self, options: Options) -> Components:
        """Return the kinds and explanations of cards, tiles, nodes, edges and other components, by name."""
        return explain_components()

    def outcome(self, state: State, seat: Seat, move: Words) -> State:
        """Return the position after an offered move. In a solo game the turn may end without a question to anybody,
        since the turn of the rival is random."""
        if move == END_TURN and state.table.rival is not None:
            return replace(state, table=replace(state.table, agenda=()))
        return super().outcome(state, seat, move)

    def resources(self, view: WayfarersView) -> Mapping[str, int]:
        """Return the silver, the provisions and the influence of the view's seat, or {} for a public view."""
        return resources(view.table.players[view.seat]) if view.seat is not None else {}

    def locate(self, view: WayfarersView, name: str) -> tuple[Clause, ...]:
        """Return where the component called `name` is, who owns it, and the pieces on it."""
        return (*journal_tile_clauses(view.table, name), *locate(view.table, name))

    def aim(self, view: WayfarersView) -> Clause | None:
        """Return the standing against the rival in a solo game, or None in others and at the end."""
        return aim_clause(view)
