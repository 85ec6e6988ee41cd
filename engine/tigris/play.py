"""The game of Tigris & Euphrates as the contract wants it."""

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
from engine.kit.naming import called_first, called_on
from engine.tigris import decision, diagram, notes, refusal, setup, soundness, view
from engine.tigris import words as offer
from engine.tigris.actions import parse
from engine.tigris.draft import Draft
from engine.tigris.pieces import DYNASTIES, HAND
from engine.tigris.regions import state_bodies
from engine.tigris.state import State
from engine.tigris.turn import ending
from engine.tigris.turn.apply import perform
from engine.tigris.view import TigrisView


class Tigris:
    """Tigris & Euphrates for two to four players."""

    name = "tigris"
    rules = 1
    seats = range(2, 5)
    longest = 1000
    marks: tuple[str, ...] = DYNASTIES
    options: tuple[Option, ...] = (
        Option("map", ("standard", "advanced")),
        Option("english-variant", ("no", "yes")),
        Option("open-scores", ("no", "yes")),
    )
    verbs: tuple[Verb, ...] = (
        Verb.of("tile", "tile", "cell"),
        Verb.of("leader", "leader", "cell"),
        Verb.of("withdraw", "leader"),
        Verb.of("catastrophe", "cell"),
        Verb.of("swap", "tile1", also=tuple(f"tile{place}" for place in range(2, HAND + 1)), secret=True),
        Verb.of("support", "count"),
        Verb.of("war", "leader"),
        Verb.of("monument", "monument", "cell"),
        Verb.of("decline"),
        Verb.of("treasure", "cell"),
        Verb.of("end"),
    )
    standing: tuple[OrderQuestion, ...] = decision.STANDING
    state_type: type[State] = State
    view_type: type[TigrisView] = TigrisView
    hands = True

    def setup(self, marks: tuple[str, ...], options: Options, chance: Chance) -> State:
        """Return the first position (R2)."""
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

    def view(self, state: State, seat: Seat | None) -> TigrisView:
        """Return what a seat may know."""
        return view.view(state, seat)

    def imagine(self, view: TigrisView, chance: Chance) -> State:
        """Return a state that looks like the view."""
        return setup.imagine(view, chance)

    def ordered(self, view: TigrisView, orders: Orders) -> Words | None:
        """Return the move that the seat has ordered in advance, None where it has ordered none."""
        return decision.ordered(view, orders)

    def notes(self, view: TigrisView, typed: Words, word: str) -> Facts:
        """Return what a word gets, pays or risks."""
        return notes.notes(view, typed, word)

    def result(self, state: State) -> Result | None:
        """Return how the game ended, None while it goes on."""
        return ending.result(state)

    def flaw(self, state: State, marks: tuple[str, ...], options: Options) -> str:
        """Return what makes a state impossible, "" where nothing does."""
        return soundness.flaw(state, marks, options)

    def diagram(self, view: TigrisView) -> str:
        """Return a text picture of a view, which can be read back."""
        return diagram.diagram(view)
