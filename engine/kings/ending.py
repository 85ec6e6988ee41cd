"""The end of a turn (8.6, 12) and of the game (13, 14)."""

from engine.game import Result, Seat, Who
from engine.kings.draft import Draft
from engine.kings.pieces import ACTIONS, HAND, TREASURES_LEFT_AT_END, Card
from engine.kings.placement import has_room
from engine.kings.ships import income
from engine.kings.state import Act, FiveCounts, FourCounts, Refill, State, Table


def end_turn(draft: Draft) -> None:
    """What the ships bring is asked for first, then the hands are filled."""
    draft.tell("turn-ended", who=Who(draft.turn))
    draft.conflict = None
    draft.agenda = (*income(draft.table, draft.turn), Refill())


def refill(draft: Draft) -> None:
    """All hands to eight, and the next player's turn unless the game ends (12, 13, R19, R25)."""
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
    draft.agenda = (Act(),)


def treasures_left(table: Table) -> int:
    """How many treasures lie on the table."""
    return sum(Card.TREASURE in column for column in table.columns)


def end_game(draft: Draft, reason: str) -> None:
    """Nothing more is to be done; all is shown."""
    draft.ended = reason
    draft.agenda = ()
    draft.learned.update(range(len(draft.hands)))
    draft.tell("game-ended", reason=reason)
    ranks = ranked(tuple(map(score, draft.banked)))
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        _tell_score(draft, seat, ranks[seat])


def _tell_score(draft: Draft, seat: Seat, rank: int) -> None:
    black, green, red, blue, treasures = draft.banked[seat]
    draft.tell(
        "final-score", who=Who(seat), rank=rank, black=black, green=green, red=red, blue=blue, treasures=treasures
    )


def score(pile: FiveCounts) -> FourCounts:
    """A pile's cards with each treasure added where it helps most, smallest colour first (14)."""
    *colours, treasures = pile
    parts = sorted(colours)
    for _ in range(treasures):
        parts[0] += 1
        parts.sort()
    weakest, second, third, best = parts
    return (weakest, second, third, best)


def ranked(scores: tuple[FourCounts, ...]) -> tuple[int, ...]:
    """Each seat's rank; equal scores share one."""
    return tuple(1 + sum(other > own for other in scores) for own in scores)


def result(state: State) -> Result | None:
    """How the game ended."""
    if not state.ended:
        return None
    scores = tuple(map(score, state.banked))
    return Result(ranked(scores), scores, state.ended)
