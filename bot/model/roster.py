"""The chairs of a table in the order of the seats, and the rules for joining and leaving."""

from collections.abc import Container

from msgspec import Struct
from msgspec.structs import replace

from bot.model.errors import AlreadyJoined, MarkTaken, NoComputer, NotSeated, TableFull, UnknownMark
from engine.chance import Chance
from engine.game import Seat
from engine.registry import AnyGame


class Chair(Struct, frozen=True):
    """One place at a table.

    `mark`: the dynasty or colour, or "" if none is chosen. `user`: Discord's id of the person, or None for a computer
    player. `name`: the name of the person or computer player.
    """

    mark: str
    user: int | None
    name: str


class Roster(Struct, frozen=True):
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
        """Return the seats of people, in the order of play."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.user is not None)

    @property
    def users(self) -> tuple[int, ...]:
        """Return the ids of the people."""
        return tuple(chair.user for chair in self.chairs if chair.user is not None)

    def user_of(self, seat: Seat) -> int | None:
        """Return the user on `seat`, or None for a computer player."""
        return self.chairs[seat].user

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat of `user`, or None if they have no seat at the table."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.user == user), None)

    def seat_of_user(self, user: int) -> Seat:
        """Return the seat of `user`. Raises NotSeated."""
        seat = self.seat_of(user)
        if seat is None:
            raise NotSeated
        return seat


def with_person(roster: Roster, game: AnyGame, user: int, name: str, mark: str, max_players: int) -> Roster:
    """Return the roster with `user` as `mark` ("" for any), if this makes at most `max_players` players. A person who
    already has a seat changes their mark. Raises Refused."""
    seat = roster.seat_of(user)
    if mark:
        _require_free_mark(roster, game, mark, user)
    if seat is None:
        return _with_chair_added(roster, Chair(mark, user, name), max_players)
    if not mark or roster.marks[seat] == mark:
        raise AlreadyJoined
    return with_chair(roster, seat, replace(roster.chairs[seat], mark=mark))


def with_computer(roster: Roster, name: str, max_players: int) -> Roster:
    """Return the roster with one more computer player, called `name`. Raises TableFull if this makes more than
    `max_players` players."""
    return _with_chair_added(roster, Chair("", None, name), max_players)


def without_computer(roster: Roster) -> Roster:
    """Return the roster without its last computer player. Raises NoComputer."""
    computers = [seat for seat, chair in enumerate(roster.chairs) if chair.user is None]
    if not computers:
        raise NoComputer
    return without_seat(roster, computers[-1])


def without_seat(roster: Roster, seat: int) -> Roster:
    """Return the roster without the chair on `seat`; later chairs move up."""
    return Roster(roster.chairs[:seat] + roster.chairs[seat + 1 :])


def with_chair(roster: Roster, seat: int, chair: Chair) -> Roster:
    """Return the roster with the player on one seat replaced."""
    return Roster((*roster.chairs[:seat], chair, *roster.chairs[seat + 1 :]))


def with_next_first(roster: Roster) -> Roster:
    """Return the roster with its first chair moved to the end, so that the next player starts."""
    return Roster((*roster.chairs[1:], *roster.chairs[:1]))


def with_only_person(roster: Roster, user: int) -> Roster:
    """Return the roster without any person except `user`. Computers stay."""
    return Roster(tuple(chair for chair in roster.chairs if chair.user in (None, user)))


def in_rematch_order(roster: Roster, last_roster: Roster, reserved: Container[str] = ()) -> Roster:
    """Return the roster in the order of the previous game's roster, `last_roster`, but with the next player first, and
    new players last. Players who have not chosen a mark keep their previous one if it is free and not `reserved`."""
    former = {_player_key(chair): chair for chair in with_next_first(last_roster).chairs}
    places = {player: place for place, player in enumerate(former)}
    chairs = []
    for chair in sorted(roster.chairs, key=lambda chair: places.get(_player_key(chair), len(places))):
        mark = former[_player_key(chair)].mark if _player_key(chair) in former else ""
        free = mark not in roster.marks and mark not in reserved
        chairs.append(chair if chair.mark or not free else replace(chair, mark=mark))
    return Roster(tuple(chairs))


def _player_key(chair: Chair) -> int | str:
    """Return a value that identifies the player on a chair."""
    return chair.name if chair.user is None else chair.user


def in_order_of_play(
    roster: Roster, game: AnyGame, chance: Chance, *, ordered: bool = False, reserved: Container[str] = ()
) -> Roster:
    """Return the roster in the order of play, which is drawn from `chance` unless the chairs are already `ordered`.
    Chairs without a mark get a random one that is not `reserved`."""
    free = [mark for mark in game.marks if mark not in roster.marks and mark not in reserved]
    free_marks = iter(chance.stream("marks").shuffle(free))
    chairs = [chair if chair.mark else replace(chair, mark=next(free_marks)) for chair in roster.chairs]
    return Roster(tuple(chairs) if ordered else chance.stream("seats").shuffle(chairs))


def _with_chair_added(roster: Roster, chair: Chair, max_players: int) -> Roster:
    if len(roster.chairs) >= max_players:
        raise TableFull(max_players)
    return Roster((*roster.chairs, chair))


def _require_free_mark(roster: Roster, game: AnyGame, mark: str, user: int) -> None:
    if mark not in game.marks:
        raise UnknownMark(mark)
    if any(chair.mark == mark and chair.user != user for chair in roster.chairs):
        raise MarkTaken(mark)
