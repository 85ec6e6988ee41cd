"""The game of Contest of Kings as the contract wants it."""

from collections.abc import Sequence

from engine.chance import Chance
from engine.game import (
    BadWords,
    Decision,
    Facts,
    IllegalMove,
    Option,
    Options,
    OrderQuestion,
    Orders,
    Result,
    Seat,
    Step,
    Verb,
    Words,
)
from engine.kings import decision, diagram, notes, refusal, setup, soundness, view
from engine.kings import words as offer
from engine.kings.actions import parse
from engine.kings.draft import Draft
from engine.kings.pieces import DYNASTIES
from engine.kings.regions import state_bodies
from engine.kings.state import State
from engine.kings.turn import ending
from engine.kings.turn.apply import perform
from engine.kings.view import KingsView
from engine.kit.naming import called_first, called_on


class Kings:
    """Contest of Kings for two to four players."""

    name = "kings"
    rules = 1
    seats = range(2, 5)
    longest = 1000
    marks: tuple[str, ...] = DYNASTIES
    options: tuple[Option, ...] = (Option("open-piles", ("no", "yes")),)
    verbs: tuple[Verb, ...] = (
        Verb.of("leader", "leader", "place"),
        Verb.of("card", "card", "where"),
        Verb.of("catastrophe", "place"),
        Verb.of("support", "count"),
        Verb.of("war", "leader"),
        Verb.of("treasure", "place"),
        Verb.of("ship", "ship"),
        Verb.of("bank"),
        Verb.of("keep"),
        Verb.of("decline"),
        Verb.of("end"),
    )
    standing: tuple[OrderQuestion, ...] = decision.STANDING
    state_type: type[State] = State
    view_type: type[KingsView] = KingsView
    hands = True

    def setup(self, marks: tuple[str, ...], options: Options, chance: Chance) -> State:
        """Return the first position (1)."""
        return called_first(setup.setup(marks, options, chance), state_bodies)

    def decision(self, state: State) -> Decision | None:
        """Return what the game waits for, None when it is over."""
        return decision.decision(state)

    def words(self, state: State, seat: Seat, typed: Words) -> Sequence[str]:
        """Return the possible next words of a seat after `typed`."""
        return offer.words(state, seat, typed)

    def play(self, state: State, seat: Seat, move: Words) -> Step[State]:
        """Do an offered move."""
        draft = Draft(state)
        perform(draft, seat, parse(move))
        return called_on(state, draft.step(), state_bodies)

    def refusal(self, state: State, seat: Seat, move: Words) -> IllegalMove | BadWords:
        """Return why a move that was not offered is refused."""
        return refusal.refusal(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> KingsView:
        """Return what a seat may know."""
        return view.view(state, seat)

    def imagine(self, view: KingsView, chance: Chance) -> State:
        """Return a state that looks like the view."""
        return setup.imagine(view, chance)

    def ordered(self, view: KingsView, orders: Orders) -> Words | None:
        """Return the move that the seat has ordered in advance, None where it has ordered none."""
        return decision.ordered(view, orders)

    def notes(self, view: KingsView, typed: Words, word: str) -> Facts:
        """Return what a word gets, pays or risks."""
        return notes.notes(view, typed, word)

    def result(self, state: State) -> Result | None:
        """Return how the game ended, None while it goes on."""
        return ending.result(state)

    def flaw(self, state: State, marks: tuple[str, ...], options: Options) -> str:
        """Return what makes a state impossible, "" where nothing does."""
        return soundness.flaw(state, marks, options)

    def diagram(self, view: KingsView) -> str:
        """Return a text picture of a view, which can be read back."""
        return diagram.diagram(view)
