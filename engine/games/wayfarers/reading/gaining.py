"""Cards that a player can gain now, the places for them, and sources of influence (R3.6 to R3.17, R4.2)."""

from collections.abc import Iterator

from engine.game import Seat, Words
from engine.games.wayfarers.components.effects import PROVISION, SILVER, Item
from engine.games.wayfarers.components.tables import CARDS, GUILDS, KINDS
from engine.games.wayfarers.reading.prices import cards_in_row, find_in_rows, net_price, payable_fees, silver_price
from engine.games.wayfarers.state import OpenPosition, Player


def count_space_places(player: Player) -> int:
    """Return the number of space cards for which the panorama still has room (R3.14)."""
    return len(player.land) + len(player.water) - 1 - len(player.space)


def free_spaces(player: Player) -> tuple[str, ...]:
    """Return the player's space cards without a tucked inspiration card (R3.16)."""
    taken = {space for space, _ in player.tucked}
    return tuple(space for space in player.space if space not in taken)


def possible_hosts(player: Player, card: str) -> tuple[str, ...]:
    """Return the player's cards under which a townsfolk card may be put (R3.17)."""
    under, taken = frozenset(CARDS[card].under), {host for host, _ in player.hosts}
    cards = (*player.land, *player.water)
    return tuple([host for host in cards if host not in taken and not under.isdisjoint(CARDS[host].tags)])


def gainable_cards(
    situation: OpenPosition, seat: Seat, kind: str, item: Item, words: Words
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the cards of a row that a seat may gain, with the ways to pay the fee (R3.6)."""
    for slot, lying in cards_in_row(situation, kind):
        card = lying.card
        if (words and words[0] != card) or card in situation.turn.worker:
            continue
        price = net_price(situation, SILVER, silver_price(kind, slot, card, item))
        if fees := payable_fees(situation, seat, lying, price):
            yield card, fees


def draw_price(situation: OpenPosition) -> int:
    """Return the price in provisions for drawing three cards with a die (R3.9b)."""
    return 0 if situation.turn.pigeon else net_price(situation, PROVISION, 1)


def row_and_slot(situation: OpenPosition, card: str) -> tuple[str, int]:
    """Return the row and the slot (from 0) of a face-up card. Raises ValueError if it is in no row."""
    place = find_in_rows(situation, card)
    if place is None:
        raise ValueError(f"{card} does not lie in its row")
    return place[0], place[1]


def influence_sources(situation: OpenPosition, seat: Seat, excluded: str) -> tuple[str, ...]:
    """Return the sources of influence when the supply is empty (R4.2): guilds other than `excluded`, and cards."""
    guild_counts = zip(GUILDS, situation.players[seat].guilds, strict=True)
    marked = (lying.card for kind in KINDS for _, lying in cards_in_row(situation, kind) if lying.owner == seat)
    return (*(guild for guild, count in guild_counts if count and guild != excluded), *marked)
