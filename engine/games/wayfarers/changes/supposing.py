"""A scene as it would be: what a payment or a placed worker would leave, before anybody has said so."""

from msgspec.structs import replace

from engine.game import Seat
from engine.games.wayfarers.components.effects import PROVISION, SILVER, Cost
from engine.games.wayfarers.components.tables import ROW
from engine.games.wayfarers.draft import Supposed
from engine.games.wayfarers.reading.prices import NO_FEE, net, owes_fee
from engine.games.wayfarers.state import RIVAL, Lying, Scene
from engine.games.wayfarers.updates import a_row, with_goods, with_piece, with_worker, without


def pay_cost(scene: Scene, seat: Seat, cost: Cost) -> Scene:
    """Return the scene after a seat has paid a cost, its discounts used up."""
    supposed = Supposed(scene)
    player, turn = scene.players[seat], scene.turn
    for good, price in cost:
        rest = net(scene, good, price)
        player = without(player, good, rest)
        if good == SILVER:
            turn = replace(turn, silver_off=turn.silver_off - price + rest)
        elif good == PROVISION:
            turn = replace(turn, provision_off=turn.provision_off - price + rest)
    supposed.players[seat] = player
    supposed.turn = turn
    return supposed


def with_worker_on(scene: Scene, seat: Seat, colour: str, at: tuple[str, int, Lying], fee: str) -> Scene:
    """Return the scene with a seat's worker on a card, the fee paid (R2.8, R4.5)."""
    supposed = Supposed(scene)
    kind, slot, lying = at
    supposed.players[seat] = with_worker(scene.players[seat], colour, -1)
    if fee != NO_FEE and owes_fee(seat, lying):
        supposed.players[seat] = with_goods(supposed.players[seat], fee, -1)
        if lying.owner != RIVAL:
            supposed.players[lying.owner] = with_goods(supposed.players[lying.owner], fee, 1)
    row = list(scene.rows[ROW[kind]])
    row[slot] = with_piece(lying, colour)
    supposed.rows[ROW[kind]] = a_row(row)
    supposed.turn = replace(scene.turn, worker=(lying.card, colour))
    return supposed
