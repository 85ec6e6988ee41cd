"""Ratings of players, from all their games against each other (Plackett–Luce, by `openskill`)."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from openskill.models import PlackettLuce

from bot.model.table import LogEntry
from engine.game import Seat

_BASE_RATING, _RATING_SCALE = 1000, 20
_RATING_MODEL = PlackettLuce()


class StoredResult(Struct, frozen=True):
    """A person's result in one finished game.

    `user`: the person. `game`: the name of the game. `rank`: the rank from 1, shared by equals. `mu`, `sigma`: their
    rating after the game and its uncertainty, or None if no other person was rated.
    """

    user: int
    game: str
    rank: int
    mu: float | None = None
    sigma: float | None = None


class Rating(Struct, frozen=True):
    """The summary of a person's results in one game.

    `user`: the person. `game`: the name of the game. `played`, `won`: the numbers of games. `rating_history`: the
        rating before the first rated game and after each one, oldest first. `uncertainty_history`: the uncertainty of
        each of these ratings.
    """

    user: int
    game: str
    played: int
    won: int
    rating_history: tuple[int, ...]
    uncertainty_history: tuple[int, ...] = ()

    @property
    def rating(self) -> int:
        """Return the rating after the last rated game."""
        return self.rating_history[-1]


def ratings_of(results: Sequence[StoredResult]) -> tuple[Rating, ...]:
    """Return the rating of each person in the results, game by game, the best first."""
    kinds: dict[tuple[str, int], list[StoredResult]] = {}
    for result in results:
        kinds.setdefault((result.game, result.user), []).append(result)
    ratings = [_rating_of(rows) for rows in kinds.values()]
    return tuple(sorted(ratings, key=lambda rating: (rating.game, -rating.rating, -rating.played, rating.user)))


def _rating_of(rows: Sequence[StoredResult]) -> Rating:
    measured = [(row.mu, row.sigma) for row in rows if row.mu is not None and row.sigma is not None]
    course = (_BASE_RATING, *(_cautious_rating(mu, sigma) for mu, sigma in measured))
    spread = tuple(round(_RATING_SCALE * sigma) for sigma in (_RATING_MODEL.sigma, *(sigma for _, sigma in measured)))
    return Rating(rows[0].user, rows[0].game, len(rows), sum(row.rank == 1 for row in rows), course, spread)


def _cautious_rating(mu: float, sigma: float) -> int:
    """Return a cautious estimate of a person's rating. Beginners start at the base rating, and rise as the uncertainty
    shrinks."""
    return round(_BASE_RATING + _RATING_SCALE * (mu - 3 * sigma))


MIN_TURNS_TO_COUNT = 2
"""Minimum number of turns after which leaving a game counts for the rating."""


def has_given_up(user: int, seat: Seat, log: Sequence[LogEntry]) -> bool:
    """Whether `user` had the seat from the beginning and made at least `MIN_TURNS_TO_COUNT` turns, and nobody else has
    moved for the seat.

    `log`: the standing moves.
    """
    people = {log_entry.user for log_entry in log if log_entry.entry.seat == seat} - {None}
    makers = [log_entry.user for log_entry in log]
    turns = sum(mover == user != former_mover for former_mover, mover in zip([None, *makers], makers, strict=False))
    return people == {user} and turns >= MIN_TURNS_TO_COUNT


def ranks_with_leavers(seats: Mapping[int, Seat], ranks: Sequence[int], leavers: Mapping[int, Seat]) -> dict[int, int]:
    """Return each person's rank. The people in `seats` are ranked as if abandoned seats did not exist; the leavers
    share the rank after all of them. `ranks`: the ranks of all seats."""
    leavers_ranks = [ranks[seat] for seat in set(leavers.values())]
    stayed = {user: ranks[seat] - sum(rank < ranks[seat] for rank in leavers_ranks) for user, seat in seats.items()}
    return {**stayed, **dict.fromkeys(leavers, len(ranks) - len(leavers_ranks) + 1)} if stayed else {}


def rate_game(
    game: str, ranks: Mapping[int, int], earlier_results: Sequence[StoredResult], *, against_game: bool = False
) -> tuple[StoredResult, ...]:
    """Return the results of a finished game for the people in `ranks`. Their new ratings are computed from their
    results `earlier_results`. `against_game`: whether the game itself was the opponent; such a game is not rated."""
    if against_game or len(ranks) < 2:
        return tuple(StoredResult(user, game, rank) for user, rank in ranks.items())
    rated = {row.user: [row.mu, row.sigma] for row in earlier_results if row.game == game and row.mu and row.sigma}
    teams = [[_RATING_MODEL.create_rating(rated[user]) if user in rated else _RATING_MODEL.rating()] for user in ranks]
    new_ratings = _RATING_MODEL.rate(teams, ranks=[float(rank) for rank in ranks.values()])
    pairs = zip(ranks.items(), new_ratings, strict=True)
    return tuple(StoredResult(user, game, rank, team[0].mu, team[0].sigma) for (user, rank), team in pairs)
