"""Hypothetical positions after a payment or a placed worker."""

from msgspec.structs import replace

from engine.game import Seat
from engine.games.wayfarers.components.effects import PROVISION, SILVER, Cost
from engine.games.wayfarers.components.tables import ROW
from engine.games.wayfarers.draft import Supposed
from engine.games.wayfarers.reading.prices import NO_FEE, net_price, owes_fee
from engine.games.wayfarers.state import RIVAL, Lying, Situation
from engine.games.wayfarers.updates import row_of, with_goods, with_goods_paid, with_worker, with_worker_on_card


def suppose_payment(situation: Situation, seat: Seat, cost: Cost) -> Situation:
    """Return the situation after a seat has paid a cost and used up its discounts."""
    supposed = Supposed(situation)
    player, turn = situation.players[seat], situation.turn
    for good, price in cost:
        rest = net_price(situation, good, price)
        player = with_goods_paid(player, good, rest)
        if good == SILVER:
            turn = replace(turn, silver_off=turn.silver_off - price + rest)
        elif good == PROVISION:
            turn = replace(turn, provision_off=turn.provision_off - price + rest)
    supposed.players[seat] = player
    supposed.turn = turn
    return supposed


def suppose_worker(situation: Situation, seat: Seat, colour: str, at: tuple[str, int, Lying], fee: str) -> Situation:
    """Return the situation with a seat's worker on a card and the fee paid (R2.8, R4.5)."""
    supposed = Supposed(situation)
    kind, slot, lying = at
    supposed.players[seat] = with_worker(situation.players[seat], colour, -1)
    if fee != NO_FEE and owes_fee(seat, lying):
        supposed.players[seat] = with_goods(supposed.players[seat], fee, -1)
        if lying.owner != RIVAL:
            supposed.players[lying.owner] = with_goods(supposed.players[lying.owner], fee, 1)
    row = list(situation.rows[ROW[kind]])
    row[slot] = with_worker_on_card(lying, colour)
    supposed.rows[ROW[kind]] = row_of(row)
    supposed.turn = replace(situation.turn, worker=(lying.card, colour))
    return supposed
