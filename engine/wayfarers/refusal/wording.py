"""Refusals that several moves share: something is short, a fee is missing."""

from engine.game import Fact, IllegalMove, Seat, Who, Words
from engine.wayfarers.effects import Cost
from engine.wayfarers.reading.prices import fees, held, net, owes_fee
from engine.wayfarers.state import NOBODY, RIVAL, Lying, Table


def forbidden(reason: str, rule: str, **facts: Fact) -> IllegalMove:
    """Return a refusal for a reason, by a rule."""
    return IllegalMove(reason, *facts.items(), rule=rule)


def short(table: Table, seat: Seat, cost: Cost, rule: str = "R3.6", discounted: bool = False) -> IllegalMove:
    """Return the refusal that says what of a cost is missing, and how much."""
    for good, price in cost:
        asked = price if discounted else net(table, good, price)
        have = held(table.players[seat], good)
        if have < asked:
            return forbidden(f"{good}-short", rule, need=asked, have=have, short=asked - have)
    return forbidden("cannot-pay", rule)


def owner_of(lying: Lying) -> dict[str, Fact]:
    """Return the fact that names whose influence lies on a card."""
    return {"owner": _owner(lying)} if lying.owner != NOBODY else {}


def _owner(lying: Lying) -> Fact:
    return "rival" if lying.owner == RIVAL else Who(lying.owner)


def wrong_fee(table: Table, seat: Seat, lying: Lying, said: Words, silver: int) -> IllegalMove | None:
    """Return what is wrong with a fee (R4.5, R4.7), None if nothing is. `silver` is the price besides."""
    if not owes_fee(seat, lying):
        return forbidden("no-fee", "R4.5", card=lying.card) if said else None
    ways = fees(table, seat, lying, silver)
    if not ways:
        return forbidden("fee-short", "R4.7", card=lying.card, **owner_of(lying))
    if not said or said[0] not in ways:
        return forbidden("fee-missing", "R4.5", card=lying.card, goods=ways, **owner_of(lying))
    return None
