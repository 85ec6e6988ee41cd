"""Building blocks of annotations."""

from collections.abc import Mapping

from engine.game import Seat
from engine.games.wayfarers.components.effects import PROVISION, SILVER
from engine.games.wayfarers.components.tables import GUILDS
from engine.games.wayfarers.draft import Supposed
from engine.games.wayfarers.reading.scoring import sheet, total
from engine.games.wayfarers.state import Player, Table


def resources(player: Player) -> Mapping[str, int]:
    """Return a player's means of payment."""
    influence = {f"influence-{guild}": count for guild, count in zip(GUILDS, player.guilds, strict=True)}
    return {SILVER: player.silver, PROVISION: player.provision, **influence}


def points(table: Table, seat: Seat, player: Player) -> int:
    """Return the change of a seat's VP with `player` in its place."""
    supposed = Supposed(table)
    supposed.players[seat] = player
    return sheet(supposed, seat).total - total(table, seat)
