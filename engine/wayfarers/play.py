"""The game of Wayfarers of the South Tigris as the contract wants it."""

from collections.abc import Sequence

from engine.chance import Chance
from engine.game import (
    BadWords,
    Clause,
    Decision,
    Facts,
    IllegalMove,
    Only,
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
from engine.kit.explaining import Components, Explained
from engine.wayfarers import decision, diagram, ending, notes, setup
from engine.wayfarers.apply import apply
from engine.wayfarers.draft import Draft
from engine.wayfarers.explain import explained
from engine.wayfarers.lying import lying
from engine.wayfarers.refusal import refusal
from engine.wayfarers.setup import OPPONENTS, RANDOM, SIDES
from engine.wayfarers.soundness import flaw
from engine.wayfarers.state import State
from engine.wayfarers.tables import CONTENT
from engine.wayfarers.view import WayfarersView, imagine, view
from engine.wayfarers.words import words

_ALONE = Only("sections", (), alone=(RANDOM, *SIDES))
"""When the game's own player is the opponent, whatever the map is (R8)."""


class Wayfarers(Explained[WayfarersView]):
    """Wayfarers of the South Tigris for two to four players, or for one against the game's own player."""

    name = "wayfarers"
    rules = 1
    seats = range(1, 5)
    longest = 12_000
    marks: tuple[str, ...] = ("crimson", "saffron", "azure", "violet")
    options: tuple[Option, ...] = (
        Option("sections", (RANDOM, *SIDES)),
        Option("opponent", (RANDOM, *OPPONENTS), _ALONE),
        Option("content", (CONTENT,)),
    )
    verbs: tuple[Verb, ...] = (
        Verb.of("die", "die", "slot", "face", also=("help", "more")),
        Verb.of("worker", "worker", "card", also=("fee",)),
        Verb.of("rest", also=("first", "second", "third", "fourth", "fifth")),
        Verb.of("adjust", "die", "to", also=("other", "then")),
        Verb.of("choose", "source", "branch"),
        Verb.of("pay"),
        Verb.of("take", "card", also=("fee",)),
        Verb.of("hire", "card", "host", also=("fee",)),
        Verb.of("inspire", "card", "space", also=("fee",)),
        Verb.of("draw"),
        Verb.of("keep", "card", also=("lowest",), secret=True),
        Verb.of("tile", "tile", "face", "cell", "payment"),
        Verb.of("influence", "guild", also=("source",)),
        Verb.of("mark", "card", also=("source",)),
        Verb.of("move", "guild", "to"),
        Verb.of("retrieve", "card", "worker", also=("fee",)),
        Verb.of("refresh", "place"),
        Verb.of("shift", "die", "to"),
        Verb.of("journal", "node"),
        Verb.of("onward", "node"),
        Verb.of("skip"),
        Verb.of("end"),
        Verb.of("allow", "good"),
        Verb.of("deny", "good"),
    )
    standing: tuple[OrderQuestion, ...] = ()
    state_type: type[State] = State
    view_type: type[WayfarersView] = WayfarersView
    hands = True
    hidden = True

    def setup(self, marks: tuple[str, ...], options: Options, chance: Chance) -> State:
        """Return the first position (R1)."""
        return setup.setup(marks, options, chance)

    def decision(self, state: State) -> Decision | None:
        """Return what the game waits for."""
        return decision.decision(state.table)

    def words(self, state: State, seat: Seat, typed: Words) -> Sequence[str]:
        """Return the possible next words."""
        return words(state, seat, typed)

    def play(self, state: State, seat: Seat, move: Words) -> Step[State]:
        """Do an offered move."""
        draft = Draft(state)
        apply(draft, seat, move)
        return draft.step()

    def refusal(self, state: State, seat: Seat, move: Words) -> IllegalMove | BadWords:
        """Return why a move is refused."""
        return refusal(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> WayfarersView:
        """Return what a seat may know."""
        return view(state, seat)

    def imagine(self, view: WayfarersView, chance: Chance) -> State:
        """Return a state that looks like the view."""
        return imagine(view, chance)

    def ordered(self, view: WayfarersView, orders: Orders) -> Words | None:
        """Return None: nothing can be ordered in advance, since nobody is asked out of turn."""
        return None

    def notes(self, view: WayfarersView, typed: Words, word: str) -> Facts:
        """Return what a word gets or costs."""
        return notes.notes(view, typed, word)

    def explained(self, options: Options) -> Components:
        """Return cards, tiles, places and ways."""
        return explained()

    def lying(self, view: WayfarersView, name: str) -> tuple[Clause, ...]:
        """Return where a component lies and who has it."""
        return tuple(lying(view.table, name))

    def result(self, state: State) -> Result | None:
        """Return how it ended."""
        return ending.result(state.table)

    def flaw(self, state: State, marks: tuple[str, ...], options: Options) -> str:
        """Return the name of the first part of a state that is impossible, or ""."""
        return flaw(state, marks, options)

    def diagram(self, view: WayfarersView) -> str:
        """Return a text picture that reads back."""
        return diagram.diagram(view)
