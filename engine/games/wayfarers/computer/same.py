"""Find moves of Wayfarers that are equal in value although they lead to different positions."""

from typing import Protocol

from engine.game import Seat, Words
from engine.games.wayfarers.reading.caravan import columns
from engine.games.wayfarers.reading.dice import has_pigeon
from engine.games.wayfarers.state import Table


class _ImaginedPosition(Protocol):
    """A sampled state or view, of which only the open table counts."""

    @property
    def table(self) -> Table: ...


def sampled_equivalence_key(imagined: _ImaginedPosition, seat: Seat, move: Words) -> tuple[object, ...] | None:
    """Return a key shared only by moves of equal value, or None if unknown. With several seats only the number of dice
    and workers counts: it makes no difference which of several dice with equal effects takes a slot."""
    table = imagined.table
    if table.rival is not None:
        return None
    match move:
        case ("adjust", *_):
            return ("adjust",)
        case ("worker", _, *on):
            return ("worker", *on)
        case ("die", _, slot, face, *helps):
            player = table.players[seat]
            column = columns(player.tiles)[int(face)]
            pigeon = has_pigeon(table, player, slot, int(face))
            return "die", slot, column.silver_off, column.provision_off, pigeon, *helps
    return None
