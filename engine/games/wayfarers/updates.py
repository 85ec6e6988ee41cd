"""New players, cards and rows derived from old ones, each by one change."""

from msgspec.structs import replace

from engine.games.wayfarers.components.effects import PROVISION, SILVER
from engine.games.wayfarers.components.tables import CARDS, GUILDS, SPOT_COLOURS, WORKER_COLOURS
from engine.games.wayfarers.state import Lying, Player, Rival, Row, ThreeCounts


def make_row(cards: list[Lying | None]) -> Row:
    """Return the four slots of a row as a tuple whose length the type shows."""
    first, second, third, fourth = cards
    return (first, second, third, fourth)


def with_goods(player: Player, good: str, count: int) -> Player:
    """Return a player with `count` more silver or provisions."""
    if good == SILVER:
        return replace(player, silver=player.silver + count)
    return replace(player, provision=player.provision + count)


def with_guild(player: Player, guild: str, count: int, stock: int = 0) -> Player:
    """Return a player with `count` more influence on a guild, and `stock` more in the supply."""
    return replace(player, guilds=add_count(player.guilds, GUILDS.index(guild), count), stock=player.stock + stock)


def with_worker(player: Player, colour: str, count: int) -> Player:
    """Return a player with `count` more workers of a colour."""
    return replace(player, workers=add_count(player.workers, WORKER_COLOURS.index(colour), count))


def add_count(counts: ThreeCounts, index: int, count: int) -> ThreeCounts:
    """Return three counts with `count` more at `index`."""
    first, second, third = counts
    return (first + count * (index == 0), second + count * (index == 1), third + count * (index == 2))


def with_goods_paid(player: Player, payment: str, count: int) -> Player:
    """Return a player who has paid goods, or influence on a guild, which returns to the supply (R4.4).

    `payment`: a good, or a guild whose influence is paid.
    """
    if payment in (SILVER, PROVISION):
        return with_goods(player, payment, -count)
    return with_guild(player, payment, -count, count)


def with_rival_worker(rival: Rival, colour: str, count: int) -> Rival:
    """Return the rival with `count` more workers of a colour."""
    return replace(rival, workers=add_count(rival.workers, WORKER_COLOURS.index(colour), count))


def with_worker_on_card(lying: Lying, colour: str) -> Lying:
    """Return a card of a row with one more worker on it, in the order of colours."""
    return replace(
        lying, workers=tuple([worker for worker in WORKER_COLOURS if worker == colour or worker in lying.workers])
    )


def with_card(player: Player, card: str, host: str, space: str) -> Player:
    """Return a player with one more card, under its host or with its space card."""
    match CARDS[card].kind:
        case "land":
            return replace(player, land=(*player.land, card))
        case "water":
            return replace(player, water=(*player.water, card))
        case "space":
            return replace(player, space=(*player.space, card))
        case "townsfolk":
            return replace(player, hosts=(*player.hosts, (host, card)))
    return replace(player, tucked=(*player.tucked, (space, card)))


def with_marker_moved(rival: Rival, count: int) -> Rival:
    """Return the rival with its resource marker moved `count` spots forward (R8.3)."""
    return replace(rival, spot=(rival.spot + count) % len(SPOT_COLOURS))
