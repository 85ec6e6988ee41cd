"""Values for annotations: a player's resources, and the change of VP by a move."""

from collections.abc import Mapping

from engine.game import Seat
from engine.games.wayfarers.components.effects import PROVISION, SILVER
from engine.games.wayfarers.components.tables import GUILDS
from engine.games.wayfarers.draft import HypotheticalPosition
from engine.games.wayfarers.reading.scoring import score_sheet, total_vp
from engine.games.wayfarers.state import Player, Table


def resources(player: Player) -> Mapping[str, int]:
    """Return a player's silver, provisions and influence on each guild, by the names that prices use."""
    influence = {f"influence-{guild}": count for guild, count in zip(GUILDS, player.guilds, strict=True)}
    return {SILVER: player.silver, PROVISION: player.provision, **influence}


def vp_change(table: Table, seat: Seat, player: Player) -> int:
    """Return the change of a seat's VP if its board and components became those of `player`."""
    supposed = HypotheticalPosition(table)
    supposed.players[seat] = player
    return score_sheet(supposed, seat).total - total_vp(table, seat)
