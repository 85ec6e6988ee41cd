"""The end of a turn: refilling the rows, and the next turn or the end of the game (R6, R7)."""

from msgspec.structs import replace

from engine.game import FINAL_SCORE_EVENT, Seat, SeatRef
from engine.games.wayfarers.changes.gains import delayed_bonuses
from engine.games.wayfarers.components.tables import KINDS, ROW_BY_KIND
from engine.games.wayfarers.draft import Draft
from engine.games.wayfarers.ending import ending_reason, ranked_seats
from engine.games.wayfarers.reading.scoring import rival_score_sheet, score_sheet
from engine.games.wayfarers.state import NO_ROUND, RIVAL, Act, Lying, RivalTurn, RivalWrap
from engine.games.wayfarers.updates import make_row


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
        draft.begin_turn(RIVAL)
        draft.agenda.push(RivalTurn())
    else:
        draft.begin_turn(0 if seat == RIVAL else (seat + 1) % len(draft.players))
        draft.agenda.push(Act())


def _give_last_bonuses(draft: Draft) -> None:
    """Push the rival's delayed bonuses, for which it has no further turn, and its last turn's end (R8.18, W24)."""
    rival = draft.require_rival()
    draft.begin_turn(RIVAL)
    draft.agenda.push(delayed_bonuses(rival), RivalWrap())
    draft.rival = replace(rival, waiting=0)


def _refill_row(draft: Draft, kind: str) -> None:
    """Slide the remaining cards towards slot 1, then fill the free slots from the deck (R6.2)."""
    row = draft.rows[ROW_BY_KIND[kind]]
    if all(row):
        return
    cards: list[Lying | None] = [lying for lying in row if lying is not None]
    turned = []
    while len(cards) < len(row) and draft.left[ROW_BY_KIND[kind]]:
        turned.append(draft.draw_top(kind))
        cards.append(Lying(turned[-1]))
    draft.rows[ROW_BY_KIND[kind]] = make_row([*cards, *[None] * (len(row) - len(cards))])
    if turned:
        draft.inform_everybody()
        draft.journal.report("cards-turned-up", kind=kind, cards=tuple(turned))


def _end_game(draft: Draft) -> None:
    draft.ended = True
    draft.agenda.tasks = ()
    draft.inform_everybody()
    draft.journal.report("game-ended", reason=ending_reason(draft))
    for rank, seat in sorted(ranked_seats(draft)):
        if seat == RIVAL:
            _report_rival_score(draft, rank)
        else:
            _report_score(draft, rank, seat)


def _report_score(draft: Draft, rank: int, seat: Seat) -> None:
    sheet = score_sheet(draft, seat)
    draft.journal.report(
        FINAL_SCORE_EVENT,
        rank=rank,
        who=SeatRef(seat),
        points=sheet.total,
        tags=sum(sheet.tags),
        sets=sheet.sets,
        space=sum(scored.total for scored in sheet.space),
        tiles=sheet.tiles,
        guilds=sum(sheet.guilds),
    )


def _report_rival_score(draft: Draft, rank: int) -> None:
    sheet = rival_score_sheet(draft, draft.require_rival())
    draft.journal.report(
        "rival-score", rank=rank, points=sheet.total, cards=sheet.cards, tiles=sheet.tiles, guilds=sum(sheet.guilds)
    )
