"""Ratings of players by all their games against each other (Plackett–Luce, by `openskill`)."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from openskill.models import PlackettLuce

from bot.model.table import LogEntry
from engine.game import Seat

_BASE, _SCALE = 1000, 20
_MODEL = PlackettLuce()


class StoredResult(Struct, frozen=True):
    """A person's result in one finished game.

    `user`, `game`: the person, and the game.
    `rank`: 1 is best, shared by equals.
    `mu`, `sigma`: their rating after the game and its uncertainty; None if no other person was rated.
    """

    user: int
    game: str
    rank: int
    mu: float | None = None
    sigma: float | None = None


class Rating(Struct, frozen=True):
    """The sum of a person's results in one game.

    `user`, `game`: who played what.
    `played`, `won`: how many games.
    `course`: the rating before the first rated game and after each one, oldest first.
    `spread`: the uncertainty of each of these.
    """

    user: int
    game: str
    played: int
    won: int
    course: tuple[int, ...]
    spread: tuple[int, ...] = ()

    @property
    def rating(self) -> int:
        """Return the present rating."""
        return self.course[-1]


def standings(results: Sequence[StoredResult]) -> tuple[Rating, ...]:
    """Return the rating of everybody in the results, game by game, the best first."""
    kinds: dict[tuple[str, int], list[StoredResult]] = {}
    for result in results:
        kinds.setdefault((result.game, result.user), []).append(result)
    found = [_standing(rows) for rows in kinds.values()]
    return tuple(sorted(found, key=lambda one: (one.game, -one.rating, -one.played, one.user)))


def _standing(rows: Sequence[StoredResult]) -> Rating:
    known = [(row.mu, row.sigma) for row in rows if row.mu is not None and row.sigma is not None]
    course = (_BASE, *(_points(mu, sigma) for mu, sigma in known))
    spread = tuple(round(_SCALE * sigma) for sigma in (_MODEL.sigma, *(sigma for _, sigma in known)))
    return Rating(rows[0].user, rows[0].game, len(rows), sum(row.rank == 1 for row in rows), course, spread)


def _points(mu: float, sigma: float) -> int:
    """Return a lower bound of a person's rating: beginners start at the base and rise as they become known."""
    return round(_BASE + _SCALE * (mu - 3 * sigma))


TURNS = 2
"""Minimum number of turns for a person who leaves to be rated."""


def has_given_up(user: int, seat: Seat, log: Sequence[LogEntry]) -> bool:
    """Whether `user` had the seat from the beginning, made at least TURNS turns, and nobody else sat there later.

    `log`: the standing moves.
    """
    people = {one.user for one in log if one.entry.seat == seat} - {None}
    makers = [one.user for one in log]
    turns = sum(now == user != before for before, now in zip([None, *makers], makers, strict=False))
    return people == {user} and turns >= TURNS


def ranks_with_leavers(seats: Mapping[int, Seat], ranks: Sequence[int], leavers: Mapping[int, Seat]) -> dict[int, int]:
    """Return each person's rank: those in `seats` ranked without abandoned seats, and the leavers after all of them.
    `ranks`: those of all seats."""
    left = [ranks[seat] for seat in set(leavers.values())]
    stayed = {user: ranks[seat] - sum(rank < ranks[seat] for rank in left) for user, seat in seats.items()}
    return {**stayed, **dict.fromkeys(leavers, len(ranks) - len(left) + 1)} if stayed else {}


def rate_game(
    game: str, ranks: Mapping[int, int], before: Sequence[StoredResult], *, against_game: bool = False
) -> tuple[StoredResult, ...]:
    """Return the results of a finished game for the people in `ranks`, computed from their results `before`. A loss
    against the game itself is not rated."""
    if against_game or len(ranks) < 2:
        return tuple(StoredResult(user, game, rank) for user, rank in ranks.items())
    known = {row.user: [row.mu, row.sigma] for row in before if row.game == game and row.mu and row.sigma}
    teams = [[_MODEL.create_rating(known[user]) if user in known else _MODEL.rating()] for user in ranks]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks.values()])
    pairs = zip(ranks.items(), after, strict=True)
    return tuple(StoredResult(user, game, rank, team[0].mu, team[0].sigma) for (user, rank), team in pairs)
