"""The prediction of the rival's next turn: the cards that it takes, or the possible orders of its search if it reveals
a scheme card before (R8.2, R8.5)."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from engine.games.wayfarers.components.effects import GAIN_CARD, GAIN_TILE, Effects
from engine.games.wayfarers.components.tables import INSPIRATION, KINDS, LAND, RIVAL_BOARDS, ROW_BY_KIND, SCHEMES
from engine.games.wayfarers.solo.sight import colours_from_marker, must_rest, pick_tile, slot_order
from engine.games.wayfarers.solo.targets import WANT_TO_TAKE
from engine.games.wayfarers.state import RIVAL, Rival, Table, Target
from engine.games.wayfarers.updates import with_marker_moved


class RivalOrder(NamedTuple):
    """The order in which the rival searches the rows.

    `silver`: the silver of the scheme card that it turns up before, or None if it turns up none.
    `slots`: the slots of the four rows, from 1.
    `inspiration`: the slots of the inspiration cards, from 1.
    `colours`: the colours of rows and tiles.
    """

    silver: int | None
    slots: tuple[int, ...]
    inspiration: tuple[int, ...]
    colours: tuple[str, ...]


def possible_orders(table: Table) -> tuple[RivalOrder, ...]:
    """Return the possible orders of the rival's next search: one for each number of silver that the next scheme card
    may show, a single one if it is already fixed, or () if the rival has no further turn."""
    rival = table.rival
    if rival is None or table.ended:
        return ()
    if table.turn.seat == RIVAL:
        return (_order_for(rival, None),)
    if table.turns_left == 0:
        return ()
    if must_rest(rival.opened):
        return (_order_for(rival, None),)
    coming = sorted((SCHEMES[card].silver, card) for card in SCHEMES if card not in rival.opened)
    return tuple(_order_for(_with_open_scheme(rival, card), silver) for silver, card in dict(coming).items())


def _with_open_scheme(rival: Rival, card: str) -> Rival:
    return with_marker_moved(replace(rival, opened=(*rival.opened, card)), SCHEMES[card].silver)


def _order_for(rival: Rival, silver: int | None) -> RivalOrder:
    rows, inspiration = (tuple(slot + 1 for slot in slot_order(rival, kind)) for kind in (LAND, INSPIRATION))
    return RivalOrder(silver, rows, inspiration, colours_from_marker(rival))


def expected_takings(table: Table) -> tuple[str, ...]:
    """Return the open cards and tiles that the rival takes next, if the human allows it: the card in question, or those
    of delayed bonuses and of a rest. New scheme cards and row cards are not predicted."""
    rival = table.rival
    if rival is None or table.ended:
        return ()
    if table.turn.seat == RIVAL:
        return tuple(
            task.cards[0] for task in table.agenda[:1] if isinstance(task, Target) and task.want == WANT_TO_TAKE
        )
    board = RIVAL_BOARDS[rival.board]
    resting = board.rest if table.turns_left != 0 and must_rest(rival.opened) else ()
    return tuple(_takings_of(table, rival, (*(board.bonus,) * rival.waiting, *resting)))


def _takings_of(table: Table, rival: Rival, effects: Effects) -> Iterator[str]:
    """Yield the cards and tiles that the rival takes by these effects, cards of each kind in its order."""
    cards_by_kind = {kind: _known_cards(table, rival, kind) for kind in KINDS}
    for item in effects:
        taken = next(cards_by_kind[item.about], "") if item.word == GAIN_CARD else ""
        if taken := pick_tile(table, item.about) if item.word == GAIN_TILE else taken:
            yield taken


def _known_cards(table: Table, rival: Rival, kind: str) -> Iterator[str]:
    """Yield the cards of a row in the order in which the rival will find them in its turn (R6.2), up to the first one
    that is still hidden."""
    row = table.rows[ROW_BY_KIND[kind]]
    lying = [face_up_card.card for face_up_card in row if face_up_card is not None]
    filled = min(len(row), len(lying) + table.left[ROW_BY_KIND[kind]])
    for slot in slot_order(rival, kind):
        if slot < len(lying):
            yield lying[slot]
        elif slot < filled:
            return
