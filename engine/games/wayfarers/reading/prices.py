"""Cards in their rows, prices after discounts, and the fee to the owner of influence on a card."""

from collections.abc import Sequence

from engine.game import Seat
from engine.games.wayfarers.components.effects import PROVISION, SILVER, Cost, Item
from engine.games.wayfarers.components.tables import (
    CARDS,
    GUILDS,
    ROW_BY_KIND,
    ROW_SLOTS,
    SPACE,
    SPACE_PRICES,
    TILE_PRICES,
    TILES,
    TOWNSFOLK,
)
from engine.games.wayfarers.state import NOBODY, Lying, OpenPosition, Player

NO_FEE_GOOD = ""


def find_in_rows(situation: OpenPosition, card: str) -> tuple[str, int, Lying] | None:
    """Return the row, the slot (from 0) and the state of a face-up card, or None."""
    if card not in CARDS:
        return None
    kind = CARDS[card].kind
    for slot in ROW_SLOTS:
        face_up_card = situation.rows[ROW_BY_KIND[kind]][slot]
        if face_up_card is not None and face_up_card.card == card:
            return kind, slot, face_up_card
    return None


def cards_in_row(situation: OpenPosition, kind: str) -> Sequence[tuple[int, Lying]]:
    """Return the cards of a row with their slots (from 0)."""
    return [(slot, lying) for slot, lying in enumerate(situation.rows[ROW_BY_KIND[kind]]) if lying is not None]


def silver_price(kind: str, slot: int, card: str, item: Item) -> int:
    """Return a card's price in silver before the discounts of a die (R3.8)."""
    if item.free or kind not in (SPACE, TOWNSFOLK):
        return 0
    price = SPACE_PRICES[slot] if kind == SPACE else CARDS[card].cost
    return max(0, price - item.off)


def net_price(situation: OpenPosition, good: str, price: int) -> int:
    """Return a price after the discount of the placed die on this good, at least 0 (R2.6)."""
    off = situation.turn.silver_off if good == SILVER else situation.turn.provision_off if good == PROVISION else 0
    return max(0, price - off)


def count_good(player: Player, good: str) -> int:
    """Return how much of a good, or of influence on a guild, a player has."""
    if good == SILVER:
        return player.silver
    return player.provision if good == PROVISION else player.guilds[GUILDS.index(good)]


def can_afford(situation: OpenPosition, seat: Seat, cost: Cost) -> bool:
    """Whether a seat can pay every part of a cost after the discounts of its die."""
    player = situation.players[seat]
    return all(count_good(player, good) >= net_price(situation, good, price) for good, price in cost)


def owes_fee(seat: Seat, face_up_card: Lying) -> bool:
    """Whether a seat must pay a fee for a card because of another player's influence on it (R4.5)."""
    return face_up_card.owner not in (NOBODY, seat)


def payable_fees(situation: OpenPosition, seat: Seat, face_up_card: Lying, silver: int = 0) -> tuple[str, ...]:
    """Return the goods with which a seat can pay the fee in addition to a price in silver (R4.7): NO_FEE_GOOD alone if
    there is no fee, () if the seat can't pay both."""
    player = situation.players[seat]
    if player.silver < silver:
        return ()
    if not owes_fee(seat, face_up_card):
        return (NO_FEE_GOOD,)
    by_silver = (SILVER,) if player.silver > silver else ()
    return (*by_silver, *((PROVISION,) if player.provision else ()))


def tile_cost(tile: str, paid: str, free: bool) -> Cost:
    """Return the price of a tile. `paid`: `silver`, `influence` or `free` (R3.20)."""
    if free or paid == "free":
        return ()
    return next((cost for cost in TILE_PRICES[TILES[tile].kind] if (cost[0][0] == SILVER) == (paid == SILVER)), ())


def tile_payments(kind: str, free: bool) -> tuple[str, ...]:
    """Return the ways to pay for tiles of a kind: `silver`, `influence`, or `free`."""
    if free or kind == "special":
        return ("free",)
    return tuple(SILVER if cost[0][0] == SILVER else "influence" for cost in TILE_PRICES[kind])
