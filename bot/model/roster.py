"""Who sits where at a table."""

from dataclasses import dataclass

from bot.model.errors import NotSeated
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class Chair:
    """One place at a table.

    `mark`: the dynasty or colour; empty while none is chosen.
    `user`: Discord's id of the person; None: a computer player.
    `name`: how the person or computer player is called.
    """

    mark: str
    user: int | None
    name: str


@dataclass(frozen=True, slots=True)
class Roster:
    """The chairs of a table in the order of the seats."""

    chairs: tuple[Chair, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """Return the name of each seat."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def marks(self) -> tuple[str, ...]:
        """Return the dynasty or colour of each seat."""
        return tuple(chair.mark for chair in self.chairs)

    @property
    def humans(self) -> tuple[Seat, ...]:
        """Return the seats where people sit."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.user is not None)

    @property
    def users(self) -> tuple[int, ...]:
        """Return the ids of the people."""
        return tuple(chair.user for chair in self.chairs if chair.user is not None)

    def user_of(self, seat: Seat) -> int | None:
        """Return who sits on `seat`; None: a computer player."""
        return self.chairs[seat].user

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat of `user`; None where they do not sit here."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.user == user), None)

    def seated(self, user: int) -> Seat:
        """Return the seat of `user`. Raises NotSeated."""
        seat = self.seat_of(user)
        if seat is None:
            raise NotSeated
        return seat
