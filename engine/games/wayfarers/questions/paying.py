"""Prices and fees, which several verbs offer, charge, annotate and refuse (R2.6, R3.8, R4.5 to R4.8)."""

from collections.abc import Iterator, Sequence

from engine.game import Fact, IllegalMove, Seat, SeatRef, Words
from engine.games.wayfarers.components.effects import Cost
from engine.games.wayfarers.draft import Draft, position_after_payment
from engine.games.wayfarers.questions import match_word
from engine.games.wayfarers.reading.prices import NO_FEE_GOOD, count_good, net_price, owes_fee, payable_fees
from engine.games.wayfarers.state import NOBODY, RIVAL, Lying, Table
from engine.kit.question import illegal_move


def charge_cost(draft: Draft, cost: Cost) -> None:
    """Charge the player a cost, reduced by the discounts of the die, which are used up (R2.6)."""
    after = position_after_payment(draft, draft.turn.seat, cost)
    prices = tuple((good, net_price(draft, good, price)) for good, price in cost)
    draft.player, draft.turn = after.players[draft.turn.seat], after.turn
    for good, price in prices:
        if price:
            draft.journal.report("paid", who=SeatRef(draft.turn.seat), good=good, count=price)


def moves_with_fee(move: Words, fees: Sequence[str], words: Words) -> Iterator[Words]:
    """Yield a move with each way to pay the fee, as far as `words` match."""
    for fee in fees:
        if fee == NO_FEE_GOOD:
            yield move
        elif fee in match_word((fee,), words, len(move)):
            yield (*move, fee)


def fee_at(words: Words, index: int) -> str:
    """Return the good that pays the fee, named at `index` of the words, or NO_FEE_GOOD if they end before."""
    return words[index] if len(words) > index else NO_FEE_GOOD


def fee_receiver(seat: Seat, face_up_card: Lying) -> Fact | None:
    """Return the seat that receives the fee for a card, or None if there is no fee."""
    return _owner_as_fact(face_up_card) if owes_fee(seat, face_up_card) else None


def owner_fact(face_up_card: Lying) -> dict[str, Fact]:
    """Return the fact `owner` for the influence on a card, or {} if there is none."""
    return {"owner": _owner_as_fact(face_up_card)} if face_up_card.owner != NOBODY else {}


def _owner_as_fact(face_up_card: Lying) -> Fact:
    return "rival" if face_up_card.owner == RIVAL else SeatRef(face_up_card.owner)


def explain_shortage(table: Table, seat: Seat, cost: Cost, rule: str = "R3.6", discounted: bool = False) -> IllegalMove:
    """Return the refusal that lists the missing parts of a cost."""
    for good, price in cost:
        asked = price if discounted else net_price(table, good, price)
        have = count_good(table.players[seat], good)
        if have < asked:
            return illegal_move(f"{good}-short", rule, need=asked, have=have, short=asked - have)
    return illegal_move("cannot-pay", rule)


def explain_wrong_fee(table: Table, seat: Seat, face_up_card: Lying, words: Words, silver: int) -> IllegalMove | None:
    """Return the refusal of a wrong fee (R4.5, R4.7), or None if it is right. `silver`: the price to pay in
    addition."""
    if not owes_fee(seat, face_up_card):
        return illegal_move("no-fee", "R4.5", card=face_up_card.card) if words else None
    fees = payable_fees(table, seat, face_up_card, silver)
    if not fees:
        return illegal_move("fee-short", "R4.7", card=face_up_card.card, **owner_fact(face_up_card))
    if not words or words[0] not in fees:
        return illegal_move("fee-missing", "R4.5", card=face_up_card.card, goods=fees, **owner_fact(face_up_card))
    return None


def explain_unusable_guild(table: Table, guild: str) -> IllegalMove:
    """Return the refusal of a guild's ability that was used this turn or lacks influence (R4.8)."""
    return illegal_move("guild-used" if guild in table.turn.used else "guild-empty", "R4.8", guild=guild)
