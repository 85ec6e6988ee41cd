"""Who sits where at a table."""

from dataclasses import dataclass

from bot.model.errors import NotSeated
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class Chair:
    """One place at a table. `mark` is empty while nobody has chosen it; without `user` a computer sits there."""

    mark: str
    user: int | None
    name: str


@dataclass(frozen=True, slots=True)
class Roster:
    """The chairs in the order of the seats."""

    chairs: tuple[Chair, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """What each seat is called."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def marks(self) -> tuple[str, ...]:
        """The dynasty or colour of each seat."""
        return tuple(chair.mark for chair in self.chairs)

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.user is not None)

    @property
    def users(self) -> tuple[int, ...]:
        """The people."""
        return tuple(chair.user for chair in self.chairs if chair.user is not None)

    def user_of(self, seat: Seat) -> int | None:
        """Who sits on `seat`; None: a computer."""
        return self.chairs[seat].user

    def seat_of(self, user: int) -> Seat | None:
        """Where `user` sits, if anywhere."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.user == user), None)

    def seated(self, user: int) -> Seat:
        """Where `user` sits. Raises NotSeated."""
        seat = self.seat_of(user)
        if seat is None:
            raise NotSeated
        return seat
