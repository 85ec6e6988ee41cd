"""The game of Mesopotamia as the contract wants it."""

from collections.abc import Sequence

from engine.chance import Chance
from engine.content import Files, contents, playable
from engine.game import (
    Argument,
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
from engine.mesopotamia import (
    decision,
    diagram,
    ending,
    notes,
    offer,
    refusal,
    setup,
    soundness,
    standing,
)
from engine.mesopotamia.content.load import HOUSE, known, load
from engine.mesopotamia.content.tables import Content
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.explain import explained
from engine.mesopotamia.lying import lying
from engine.mesopotamia.perform import perform
from engine.mesopotamia.state import State
from engine.mesopotamia.view import MesopotamiaView, imagine, view

_FOUGHT = frozenset(
    ("order", "first", "pair", "reveal", "bid", "place", "row", "tire", "retreat", "lose", "duel", "conquer", "destroy")
)
"""The verbs of the battle phase."""

_AUTOMATA = Only("mode", ("kings",), alone=("table",))
"""When automata play along (2.2, 2.3)."""
_SEVERAL = Only("mode", ("kings",), least=2)
"""When several people play beside automata (22.20)."""
_OPEN_END = Only("mode", ("table", "kings"))
"""When the game has no clock of its own (2.4)."""


def _verb(name: str, *arguments: str, optional: tuple[str, ...] = (), secret: bool = False) -> Verb:
    places = (*(Argument(one) for one in arguments), *(Argument(one, optional=True) for one in optional))
    return Verb(name, places, secret, "battle" if name in _FOUGHT else "")


VERBS = (
    _verb("use", "action", optional=("die", "die-2")),
    _verb("reroll", "die", optional=("die-2", "die-3", "die-4", "die-5", "die-6")),
    _verb("end"),
    _verb("move", "area", "unit", "step", optional=("step-2",)),
    _verb("sail", "segment", "to", optional=("to-2", "to-3")),
    _verb("build", "what", optional=("where",)),
    _verb("convert"),
    _verb("discover", "action"),
    _verb("gather", "source", "good"),
    _verb("trade", "slot"),
    _verb("bones"),
    _verb("train", "unit", "area"),
    _verb("done"),
    _verb("option", "option"),
    _verb("take", "good", optional=("good-2", "good-3", "good-4", "good-5", "good-6")),
    _verb("pay", "good", optional=("good-2", "good-3", "good-4", "good-5", "good-6")),
    _verb("order", "area"),
    _verb("first", "empire"),
    _verb("pair", "empire", "other"),
    _verb("reveal", "area"),
    _verb("bid", "bones", optional=("tactics", "mobility")),
    _verb("place", "card", "count"),
    _verb("row", "card", "behind"),
    _verb("tire", "row"),
    _verb("retreat", "area"),
    _verb("lose", "unit"),
    _verb("duel", "card", "foe"),
    _verb("conquer"),
    _verb("destroy"),
    _verb("decline"),
    _verb("home", "number"),
    _verb("die", "colour"),
    _verb("camp", "area"),
    _verb("harbour", "segment"),
    _verb("keep", "quest", "quest-2", optional=("quest-3",), secret=True),
)


class Mesopotamia(Explained[MesopotamiaView]):
    """Mesopotamia for one to six people, played with one of the contents that it was given (28.3)."""

    name = "mesopotamia"
    rules = 1
    seats = range(1, 7)
    longest = 200_000
    verbs: tuple[Verb, ...] = VERBS
    standing: tuple[OrderQuestion, ...] = standing.STANDING
    state_type: type[State] = State
    view_type: type[MesopotamiaView] = MesopotamiaView
    hands = True
    hidden = True

    def __init__(self, *contents: Content) -> None:
        contents = contents or (HOUSE,)
        replaced = ((earlier, content.digest) for content in contents for earlier in content.earlier)
        self.marks: tuple[str, ...] = tuple(contents[0].empires)
        self.options: tuple[Option, ...] = (
            Option("mode", ("table", "kings", "ur", "ashur"), solo=("ur", "ashur")),
            Option("combat", ("full", "simple")),
            Option("luck", ("dice", "none")),
            Option("rounds", ("gardens", "12", "16", "20"), _OPEN_END),
            Option("sets", ("fitting", "all")),
            Option("automata", ("1", "2", "3"), _AUTOMATA),
            Option("level", ("igigi", "caesar", "anunnaki"), _AUTOMATA),
            Option("side", ("alone", "together"), _SEVERAL),
            Option("content", tuple(content.digest for content in contents), replaced=tuple(replaced)),
        )

    def setup(self, marks: tuple[str, ...], options: Options, chance: Chance) -> State:
        """Return the first position (3)."""
        return setup.setup(known(options.get("content", contents(self)[0])), marks, options, chance)

    def decision(self, state: State) -> Decision | None:
        """Return what the game waits for, None when it is over."""
        return decision.decision(state)

    def words(self, state: State, seat: Seat, typed: Words) -> Sequence[str]:
        """Return the possible next words of a seat after `typed`."""
        return offer.words(state, seat, typed)

    def play(self, state: State, seat: Seat, move: Words) -> Step[State]:
        """Do an offered move."""
        draft = Draft(state)
        perform(draft, seat, move)
        return draft.step()

    def refusal(self, state: State, seat: Seat, move: Words) -> IllegalMove | BadWords:
        """Return why a move that was not offered is refused."""
        return refusal.refusal(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> MesopotamiaView:
        """Return what a seat may know."""
        return view(state, seat)

    def imagine(self, view: MesopotamiaView, chance: Chance) -> State:
        """Return a state that looks like the view."""
        return imagine(view, chance)

    def ordered(self, view: MesopotamiaView, orders: Orders) -> Words | None:
        """Return the move that the seat has ordered in advance, None where it has ordered none."""
        return standing.ordered(view, orders)

    def notes(self, view: MesopotamiaView, typed: Words, word: str) -> Facts:
        """Return what a word gets or costs."""
        return notes.notes(view, typed, word)

    def explained(self, options: Options) -> Components:
        """Return what a game with its content is played with."""
        return explained(options.get("content", contents(self)[0]))

    def lying(self, view: MesopotamiaView, name: str) -> tuple[Clause, ...]:
        """Return where a component lies and who has it."""
        return tuple(lying(view, name))

    def result(self, state: State) -> Result | None:
        """Return how the game ended, None while it goes on."""
        return ending.result(state)

    def flaw(self, state: State, marks: tuple[str, ...], options: Options) -> str:
        """Return what makes a state impossible, "" where nothing does."""
        return soundness.flaw(state, marks, options, playable(self))

    def diagram(self, view: MesopotamiaView) -> str:
        """Return a text picture of a view, which can be read back."""
        return diagram.diagram(view)


def furnished(files: Files) -> Mesopotamia:
    """Return the game with the house's tables and an owner's to choose from (28.3). Raises BadContent."""
    return Mesopotamia(HOUSE, load(files))
