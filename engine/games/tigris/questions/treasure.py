"""The question which treasure to take at the end of an action, asked only if the trader's owner has a choice (R10)."""

from collections.abc import Sequence

from engine.game import Facts, IllegalMove, Seat, SeatRef, Words
from engine.games.tigris.draft import Draft, without_treasure
from engine.games.tigris.places import CELL_NAMES, cell_names_of_bits, cells_of_bits
from engine.games.tigris.questions import Answer, Question, Situation
from engine.games.tigris.reading.placement import TreasureClaim, open_treasure_claims
from engine.games.tigris.state import Collect, State
from engine.games.tigris.vocabulary import CELL
from engine.kit.changing import with_value
from engine.kit.question import illegal_move


def _open_claim(situation: Situation) -> TreasureClaim | None:
    """Return the first claim on treasures, whose owner is asked next, or None if there is none."""
    return next(iter(open_treasure_claims(situation.board, situation.map, situation.turn)), None)


def _treasure_cells(situation: Situation) -> Words:
    claim = _open_claim(situation)
    return cell_names_of_bits(claim.cells) if claim else ()


def _take_treasure(draft: Draft, seat: Seat, cell: int) -> None:
    draft.board = without_treasure(draft.board, cell)
    draft.treasures = with_value(draft.treasures, seat, draft.treasures[seat] + 1)
    draft.journal.report("treasure-taken", who=SeatRef(seat), cell=CELL_NAMES[cell])


class TakeTreasure(Answer[Collect, tuple[int]]):
    """Take the treasure on a cell of the trader's kingdom (R10.2)."""

    name = "treasure"
    takes = (CELL,)
    reasons = ("no-such-treasure",)

    def choices(self, state: State, seat: Seat, task: Collect, words: Words) -> Sequence[str]:
        return _treasure_cells(state)

    def play(self, draft: Draft, seat: Seat, task: Collect, arguments: tuple[int]) -> None:
        _take_treasure(draft, seat, arguments[0])

    def refusal(self, state: State, seat: Seat, task: Collect, arguments: tuple[int]) -> IllegalMove:
        return illegal_move("no-such-treasure", "R10.1", cell=CELL_NAMES[arguments[0]], cells=_treasure_cells(state))


class TreasureQuestion(Question[Collect]):
    """Ask the trader's owner which of several treasures to take."""

    task = Collect
    kind = "treasure"
    answers = (TakeTreasure(),)

    def active_seat(self, situation: Situation, task: Collect) -> Seat | None:
        claim = _open_claim(situation)
        return claim.seat if claim else None

    def facts(self, situation: Situation, task: Collect) -> Facts:
        return (("cells", _treasure_cells(situation)),)

    def advance(self, draft: Draft, task: Collect) -> bool:
        """Take the treasures that leave no choice."""
        while claims := open_treasure_claims(draft.board, draft.start.map, draft.turn):
            claim = claims[0]
            if claim.is_choice:
                return False
            for cell in cells_of_bits(claim.cells):
                _take_treasure(draft, claim.seat, cell)
        draft.agenda.pop()
        return True
