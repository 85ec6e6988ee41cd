"""Building blocks of annotations."""

from collections.abc import Mapping

from engine.game import Seat
from engine.games.wayfarers.components.effects import PROVISION, SILVER
from engine.games.wayfarers.components.tables import GUILDS
from engine.games.wayfarers.draft import HypotheticalPosition
from engine.games.wayfarers.reading.scoring import score_sheet, total_vp
from engine.games.wayfarers.state import Player, Table


def resources(player: Player) -> Mapping[str, int]:
    """Return how much of each good a player can pay with."""
    influence = {f"influence-{guild}": count for guild, count in zip(GUILDS, player.guilds, strict=True)}
    return {SILVER: player.silver, PROVISION: player.provision, **influence}


def vp_change(table: Table, seat: Seat, player: Player) -> int:
    """Return by how much a seat's VP would change if `player` replaced its player."""
    supposed = HypotheticalPosition(table)
    supposed.players[seat] = player
    return score_sheet(supposed, seat).total - total_vp(table, seat)
