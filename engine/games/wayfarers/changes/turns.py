"""The end of a turn: refilling the rows, and the next turn or the end of the game (R6, R7)."""

from msgspec.structs import replace

from engine.game import FINAL_SCORE_EVENT, Seat, SeatRef
from engine.games.wayfarers.changes.gains import waiting_bonuses
from engine.games.wayfarers.components.tables import KINDS, ROW_BY_KIND
from engine.games.wayfarers.draft import Draft
from engine.games.wayfarers.ending import REASON, places
from engine.games.wayfarers.reading.scoring import rival_sheet, sheet
from engine.games.wayfarers.state import NO_ROUND, RIVAL, Act, Lying, RivalTurn, RivalWrap
from engine.games.wayfarers.updates import row_of


def end_turn(draft: Draft) -> None:
    """Refill the rows, and begin the next turn or end the game (6, R7.1)."""
    seat = draft.turn.seat
    if seat != RIVAL:
        draft.journal.report("turn-ended", who=SeatRef(seat))
    for kind in KINDS:
        _refill_row(draft, kind)
    if draft.turns_left == 0:
        if seat != RIVAL and draft.rival is not None and draft.rival.waiting:
            _give_last_bonuses(draft)
        else:
            _end_game(draft)
        return
    if draft.turns_left != NO_ROUND:
        draft.turns_left -= 1
    if draft.rival is not None and seat != RIVAL:
        draft.next_turn(RIVAL)
        draft.agenda.push(RivalTurn())
    else:
        draft.next_turn(0 if seat == RIVAL else (seat + 1) % len(draft.players))
        draft.agenda.push(Act())


def _give_last_bonuses(draft: Draft) -> None:
    """Give the rival its delayed bonuses if it has no further turn (R8.18, W24)."""
    rival = draft.opponent()
    draft.next_turn(RIVAL)
    draft.agenda.push(waiting_bonuses(rival), RivalWrap())
    draft.rival = replace(rival, waiting=0)


def _refill_row(draft: Draft, kind: str) -> None:
    """Slide the remaining cards towards slot 1, then fill the free slots from the deck (R6.2)."""
    row = draft.rows[ROW_BY_KIND[kind]]
    if all(row):
        return
    left: list[Lying | None] = [lying for lying in row if lying is not None]
    turned = []
    while len(left) < len(row) and draft.left[ROW_BY_KIND[kind]]:
        turned.append(draft.draw_top(kind))
        left.append(Lying(turned[-1]))
    draft.rows[ROW_BY_KIND[kind]] = row_of([*left, *[None] * (len(row) - len(left))])
    if turned:
        draft.inform_everybody()
        draft.journal.report("cards-turned-up", kind=kind, cards=tuple(turned))


def _end_game(draft: Draft) -> None:
    draft.ended = True
    draft.agenda.tasks = ()
    draft.inform_everybody()
    draft.journal.report("game-ended", reason=REASON)
    for rank, seat in sorted(places(draft)):
        if seat == RIVAL:
            _report_rival_score(draft, rank)
        else:
            _report_score(draft, rank, seat)


def _report_score(draft: Draft, rank: int, seat: Seat) -> None:
    own = sheet(draft, seat)
    draft.journal.report(
        FINAL_SCORE_EVENT,
        rank=rank,
        who=SeatRef(seat),
        points=own.total,
        tags=sum(own.tags),
        sets=own.sets,
        space=sum(scored.total for scored in own.space),
        tiles=own.tiles,
        guilds=sum(own.guilds),
    )


def _report_rival_score(draft: Draft, rank: int) -> None:
    own = rival_sheet(draft, draft.opponent())
    draft.journal.report(
        "rival-score", rank=rank, points=own.total, cards=own.cards, tiles=own.tiles, guilds=sum(own.guilds)
    )
