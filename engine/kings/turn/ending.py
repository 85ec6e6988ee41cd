"""The end of a turn (8.6, 12) and of the game (13, 14)."""

from engine.game import Result, Seat, Who
from engine.kings.draft import Draft
from engine.kings.pieces import ACTIONS, HAND, TREASURES_LEFT_AT_END, Card
from engine.kings.placement import has_room
from engine.kings.state import Act, FiveCounts, Refill, State, Table
from engine.kings.turn.gains import income
from engine.kit.counts import FourCounts, best_first, raised, ranked


def end_turn(draft: Draft) -> None:
    """End a turn: ask for what the ships bring, then fill the hands."""
    draft.journal.tell("turn-ended", who=Who(draft.turn))
    draft.conflict = None
    draft.agenda.tasks = (*income(draft.table, draft.turn), Refill())


def refill(draft: Draft) -> None:
    """Fill all hands to eight, then begin the next player's turn or end the game (12, 13, R19, R25)."""
    wanted = {seat: HAND - sum(draft.hands[seat]) for seat in draft.clockwise()}
    if sum(wanted.values()) > len(draft.deck):
        end_game(draft, "cards")
        return
    for seat, count in wanted.items():
        draft.draw(seat, count)
    if treasures_left(draft.table) <= TREASURES_LEFT_AT_END:
        end_game(draft, "treasures")
        return
    draft.idle = 0 if any(wanted.values()) or has_room(draft.table) else draft.idle + 1
    if draft.idle == len(draft.hands):
        end_game(draft, "standstill")
        return
    draft.turn = (draft.turn + 1) % len(draft.hands)
    draft.actions = ACTIONS
    draft.agenda.tasks = (Act(),)


def treasures_left(table: Table) -> int:
    """Return how many treasures lie on the table."""
    return sum(Card.TREASURE in column for column in table.columns)


def end_game(draft: Draft, reason: str) -> None:
    """End the game: nothing more is to be done, and all is shown."""
    draft.ended = reason
    draft.agenda.tasks = ()
    draft.journal.learned(*range(len(draft.hands)))
    draft.journal.tell("game-ended", reason=reason)
    ranks = ranked(tuple(map(score, draft.banked)))
    for seat in best_first(ranks):
        _tell_score(draft, seat, ranks[seat])


def _tell_score(draft: Draft, seat: Seat, rank: int) -> None:
    black, green, red, blue, treasures = draft.banked[seat]
    draft.journal.tell(
        "final-score", who=Who(seat), rank=rank, black=black, green=green, red=red, blue=blue, treasures=treasures
    )


def score(pile: FiveCounts) -> FourCounts:
    """Return the cards of a pile by colour, each treasure added where it helps most, smallest colour first (14)."""
    *colours, treasures = pile
    return raised(colours, treasures)


def result(state: State) -> Result | None:
    """Return how the game ended, None while it goes on."""
    if not state.ended:
        return None
    scores = tuple(map(score, state.banked))
    return Result(ranked(scores), scores, state.ended)
