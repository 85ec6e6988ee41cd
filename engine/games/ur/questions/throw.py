"""Throwing the dice (2.2)."""

from msgspec.structs import replace

from engine.game import Seat, SeatRef, Words
from engine.games.ur.draft import Draft
from engine.games.ur.questions import Answer, InTurn, Situation
from engine.games.ur.reading import movable_pieces
from engine.games.ur.state import Throw
from engine.kit.hiding import luck


class Cast(Answer[Throw, tuple[()]]):
    """Throw the dice. The turn ends if no piece can be moved (2.2, 2.8)."""

    name = "throw"
    events = ("thrown", "turn-lost")

    def play(self, draft: Draft, seat: Seat, task: Throw, arguments: tuple[()]) -> None:
        """Report the throw to both; nobody knew it before."""
        state = draft.state
        stream = luck(state.key, f"throw {state.throws}")
        dice = state.variant.thrown_dice
        thrown = sum(stream.below(2) for _ in range(dice.count)) or dice.nothing
        draft.state = replace(state, thrown=thrown, throws=state.throws + 1)
        draft.journal.mark_informed(0, 1)
        draft.journal.report("thrown", who=SeatRef(seat), count=thrown)
        if not thrown or next(movable_pieces(state, seat, thrown), None) is None:
            draft.journal.report("turn-lost", who=SeatRef(seat), count=thrown)
            draft.end_turn()


class ThrowQuestion(InTurn[Throw]):
    """What do the dice bring?"""

    task, kind, prompt = Throw, "throw", True
    answers = (Cast(),)

    def automatic(self, situation: Situation, task: Throw) -> Words:
        """Return the throw: it is the only possible move."""
        return ("throw",)
