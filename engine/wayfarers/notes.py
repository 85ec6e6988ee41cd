"""What notes beside moves are made of."""

from engine.game import Seat
from engine.wayfarers.changes.supposing import Supposed
from engine.wayfarers.reading.scoring import sheet
from engine.wayfarers.state import Player, Table


def points(table: Table, seat: Seat, player: Player) -> int:
    """Return by how much a seat's VP would change now with `player` in its place."""
    supposed = Supposed(table)
    supposed.players[seat] = player
    return sheet(supposed, seat).total - sheet(table, seat).total
