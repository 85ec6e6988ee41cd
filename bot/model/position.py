"""A position to show, from any source: a table, an uploaded record, a tryout, a page of a lesson."""

from msgspec import Struct

from engine.game import Decision
from engine.registry import AnyGame
from engine.replay import Fold


class Position(Struct, frozen=True):
    """A position of a game.

    `table`: the number of the table, or 0 if there is none. `game`: the game. `fold`: the moves that stand. `version`:
    a number of the position, for file names.
    """

    table: int
    game: AnyGame
    fold: Fold[object]
    version: int

    @property
    def state(self) -> object:
        """Return the state of the game after the moves that stand."""
        return self.fold.state

    @property
    def decision(self) -> Decision | None:
        """Return the decision for which the game waits, or None if the game is over."""
        return self.fold.decision(self.game)

    @property
    def file_name(self) -> str:
        """Return the base name of files about the position, without an extension."""
        return f"{self.game.name}-{self.table}" if self.table else self.game.name
