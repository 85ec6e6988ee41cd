"""Leagues: the days of a season, groups and their games, points and standings, and who moves up and down.

A league is for one game on one server. Its entrants are divided into groups, and the groups into levels, from the
highest to the lowest. If the game is for two players, all members of a group play each other; otherwise a group plays a
few games at one table. Days are counted in UTC from 1 January 1970.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from hashlib import sha256
from itertools import combinations, groupby, pairwise
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.model.times import DAY

SIGN_UP_DAYS, PLAY_DAYS, REST_DAYS, EXTRA_DAYS, RETRY_DAYS = 7, 42, 7, 7, 7
"""Numbers of days: for sign-up, for play, for the break after it, extra for late games, and before another attempt if
there are too few entrants."""

MAX_GROUPS_ALONE_ON_LEVEL = 4
"""Maximum number of groups of a league that has one group on each level."""

MIN_ENTRANTS = 3
"""Minimum number of entrants for a season."""

MAX_ABSENT_SEATS = 2
"""Number of seats lost to computers in a season after which an entrant is not signed up for the next season."""

_PLACE_POINTS, _DUEL_POINTS = (6, 3, 1), (2, 0)
"""The points for the first places at a table, and in a game for two players. Later places get no points."""

LeagueState: TypeAlias = Literal["running", "stopping", "over"]
SeasonState: TypeAlias = Literal["rest", "signup", "playing", "extra", "over", "past"]


class League(Struct, frozen=True):
    """A league.

    `id`: its number.
    `guild`: its server.
    `channel`: the channel for its messages and threads.
    `game`: the name of the game.
    `options`: the choices for its tables, by option.
    `state`: running, stopping (the current season is the last) or over.
    `host`: the person who started it, or None if they deleted their data.
    `is_silent`: whether its channel is gone.
    """

    id: int
    guild: int
    channel: int
    game: str
    options: tuple[tuple[str, str], ...]
    state: LeagueState = "running"
    host: int | None = None
    is_silent: bool = False


class Season(Struct, frozen=True):
    """A season of a league. All dates are numbers of days.

    `id`: its number.
    `league`: the number of the league.
    `number`: its place among the league's seasons, from 1.
    `opens`: the day on which sign-up begins.
    `starts`: the day of the first move.
    `ends`: the day after the last move.
    `seed`: a text that decides lots.
    `state`: rest (before sign-up), signup, playing, extra (only late games are left), over, or past (its end was
        announced).
    """

    id: int
    league: int
    number: int
    opens: int
    starts: int
    ends: int
    seed: str
    state: SeasonState


class Entrant(Struct, frozen=True):
    """A person in a season.

    `id`: its number.
    `season`: the number of the season.
    `user`: the person, or None if they deleted their data.
    `group`: the number of the person's group; 1 is the highest, 0 means that groups are not drawn yet.
    `before`: their place in the whole league before the season, or None for a newcomer.
    `place`: their final place in the group, or None until the season is over.
    `leaves`: whether they do not want to play another season.
    """

    id: int
    season: int
    user: int | None
    group: int = 0
    before: int | None = None
    place: int | None = None
    leaves: bool = False


class SeatResult(Struct, frozen=True):
    """The result of one seat in a league game.

    `entrant`: the entrant who had the seat at the start. `rank`: the rank from 1, shared by equals; absent entrants
    come last. `score`: the points in the game. `is_absent`: whether a computer had the seat at the end.
    """

    entrant: int
    rank: int
    score: int
    is_absent: bool = False


class Fixture(Struct, frozen=True):
    """A game of a season.

    `id`: its number.
    `season`: the number of the season.
    `group`: the number of the group.
    `round`: its place among the group's games.
    `seats`: its entrants in the order of play.
    `table`: the number of its table, or None if it is not open yet.
    `result`: the results of the seats; () for a game that does not count, None for one that is not finished.
    """

    id: int
    season: int
    group: int
    round: int
    seats: tuple[int, ...]
    table: int | None = None
    result: tuple[SeatResult, ...] | None = None


class Standing(Struct, frozen=True):
    """An entrant's standing in a group.

    `entrant`: the id of the entrant.
    `points`: points in the league.
    `played`: the number of games that count.
    `won`: the number of games in which nobody was better.
    `absent`: the number of seats lost to computers.
    `direct`: points from games against entrants with equally many points.
    `beaten`: the points of the entrants whom they have beaten.
    `share`: their share of all points in their games.
    """

    entrant: int
    points: Fraction
    played: int
    won: int
    absent: int
    direct: int
    beaten: Fraction
    share: Fraction


class Group(Struct, frozen=True):
    """A group of a season.

    `number`: its number; 1 is the highest.
    `level`: the number of its level; 1 is the highest.
    `part`: its number among the groups of the level, or 0 if it is the only one.
    `standings`: its entrants, best first.
    `fixtures`: its games.
    """

    number: int
    level: int
    part: int
    standings: tuple[Standing, ...]
    fixtures: tuple[Fixture, ...]


class SeasonView(Struct, frozen=True):
    """Everything that is shown of a season.

    `league`: the league.
    `season`: the season.
    `entrants`: the people who have signed up.
    `groups`: the groups, the highest first; () before the draw.
    `channels`: the channel of each open table, by the number of the fixture.
    `newest`: the number of the league's newest drawn season, up to which a reader can go.
    """

    league: League
    season: Season
    entrants: tuple[Entrant, ...]
    groups: tuple[Group, ...]
    channels: Mapping[int, int]
    newest: int = 0


def day_of(now: float) -> int:
    """Return the number of the day of a time in seconds since the epoch."""
    return int(now // DAY)


def with_dates(season: Season, opens: int) -> Season:
    """Return a season with its dates set so that sign-up begins on the day `opens`."""
    return replace(season, opens=opens, starts=opens + SIGN_UP_DAYS, ends=opens + SIGN_UP_DAYS + PLAY_DAYS)


def lost_days(season: Season) -> int:
    """Return the number of days by which a season was extended because the bot was away."""
    return season.ends - season.starts - PLAY_DAYS


def days_between(starts: float, ends: float) -> int:
    """Return the number of days, rounded, by which a season is extended if the bot was away from `starts` to `ends`
    (seconds since the epoch)."""
    return round((ends - starts) / DAY)


def group_sizes(count: int, max_players: int) -> tuple[int, ...]:
    """Return the sizes of the groups for `count` entrants (at least `MIN_ENTRANTS`), the largest first. The sizes
    differ by at most one. `max_players`: the maximum number of players in the game."""
    low, usual, high = (4, 5, 6) if max_players == 2 else (MIN_ENTRANTS, min(4, max_players), min(5, max_players))

    def misfit(groups: int) -> tuple[int, float]:
        small, large = count // groups, -(-count // groups)
        return max(0, large - high) + max(0, low - small), abs(count / groups - usual)

    groups = min(range(1, count // MIN_ENTRANTS + 1), key=misfit)
    small, larger_count = divmod(count, groups)
    return (small + 1,) * larger_count + (small,) * (groups - larger_count)


def level_sizes(groups: int) -> tuple[int, ...]:
    """Return the number of groups on each level, the highest level first. If there are more than
    `MAX_GROUPS_ALONE_ON_LEVEL` groups, the highest level has one, each other level has two, and the lowest may have
    three."""
    if groups <= MAX_GROUPS_ALONE_ON_LEVEL:
        return (1,) * groups
    pairs, remainder = divmod(groups - 1, 2)
    return 1, *[2] * (pairs - 1), 2 + remainder


def level_of(group: int, groups: int) -> tuple[int, int]:
    """Return the level of a group and its number among the groups of the level, or 0 if it is the only one. `group`:
    its number in the season. `groups`: the number of groups in the season."""
    first_group = 1
    for level, size in enumerate(level_sizes(groups), 1):
        if group < first_group + size:
            return level, group - first_group + 1 if size > 1 else 0
        first_group += size
    raise ValueError(f"there are {groups} groups")


def divide_into_groups(order: Sequence[int], max_players: int) -> tuple[tuple[int, ...], ...]:
    """Return entrants divided into groups, the highest group first. The groups of a level are about equally strong.
    `order`: the entrants, best first. `max_players`: the maximum number of players in the game."""
    sizes, remaining, groups = [*group_sizes(len(order), max_players)], [*order], list[tuple[int, ...]]()
    for count in level_sizes(len(sizes)):
        level, sizes = sizes[:count], sizes[count:]
        groups += _deal_back_and_forth(remaining[: sum(level)], level)
        remaining = remaining[sum(level) :]
    return tuple(groups)


def _deal_back_and_forth(order: Sequence[int], sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """Return entrants dealt to groups of these sizes: from the first group to the last, then back."""
    dealt: list[list[int]] = [[] for _ in sizes]
    undealt = iter(order)
    for row in range(max(sizes)):
        with_room = [group for group, size in zip(dealt, sizes, strict=True) if size > row]
        for group in reversed(with_room) if row % 2 else with_room:
            group.append(next(undealt))
    return [tuple(group) for group in dealt]


def draw_games(group: Collection[int], max_players: int, seed: str) -> tuple[tuple[int, ...], ...]:
    """Return the games of a group, each with its entrants in the order of play.

    If the game is for two players, each pair plays once, and everybody moves first in about half of their games.
    Otherwise the group plays two games, the second in the opposite order. If the group is too large for a table, it
    plays as many games as it has members, and the entrants sit out in turn.
    """
    order, count = sorted(group, key=lambda entrant: _draw_lot(seed, entrant)), len(group)
    if max_players == 2:
        pairs = combinations(range(count), 2)
        return tuple((order[a], order[b]) if (a + b) % 2 else (order[b], order[a]) for a, b in pairs)
    if count <= max_players:
        return tuple(order), tuple(reversed(order))
    return tuple(tuple(order[(start + seat) % count] for seat in range(max_players)) for start in range(count))


def seat_results(
    seats: Sequence[int], ranks: Sequence[int], scores: Sequence[int], absent: Collection[int]
) -> tuple[SeatResult, ...]:
    """Return the results of a game, or () if no entrant was left at the end. `ranks`, `scores`: those of the seats.
    `absent`: the entrants whose seats a computer had at the end."""
    present = [rank for entrant, rank in zip(seats, ranks, strict=True) if entrant not in absent]
    if not present:
        return ()
    results = []
    for entrant, rank, score in zip(seats, ranks, scores, strict=True):
        is_absent = entrant in absent
        better = len(present) if is_absent else sum(other_rank < rank for other_rank in present)
        results.append(SeatResult(entrant, better + 1, score, is_absent))
    return tuple(results)


def ranks_by_points(scores: Sequence[int]) -> tuple[int, ...]:
    """Return ranks for a game that is not over, according to the points so far."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def points_of(result: Sequence[SeatResult]) -> dict[int, Fraction]:
    """Return each entrant's points for a game. Entrants with the same rank share the points of their places."""
    worth = [*(_DUEL_POINTS if len(result) == 2 else _PLACE_POINTS), *[0] * len(result)]
    shared = Counter(result_row.rank for result_row in result)
    return {
        result_row.entrant: Fraction(
            sum(worth[result_row.rank - 1 : result_row.rank - 1 + shared[result_row.rank]]), shared[result_row.rank]
        )
        for result_row in result
    }


def standings_of(group: Sequence[Entrant], fixtures: Sequence[Fixture], seed: str) -> tuple[Standing, ...]:
    """Return the standings of a group, best first. `fixtures`: its games.

    Entrants with equal points are ordered by their games against each other, then by the points of those whom they
    beat, their share of the points at the table, fewer seats lost to computers, their place before the season, and
    finally by lot.
    """
    games = [fixture.result for fixture in fixtures if fixture.result]
    points = dict.fromkeys((entrant.id for entrant in group), Fraction(0))
    for game in games:
        for entrant_id, won in points_of(game).items():
            points[entrant_id] += won
    standings = [_standing(entrant.id, points, games) for entrant in group]
    former_places = {entrant.id: entrant.before for entrant in group}

    def order(standing: Standing) -> tuple[object, ...]:
        place = former_places[standing.entrant]
        place_key, lot = (place is None, place or 0), _draw_lot(seed, standing.entrant)
        return (-standing.points, -standing.direct, -standing.beaten, -standing.share, standing.absent, place_key, lot)

    return tuple(sorted(standings, key=order))


def _standing(entrant: int, points: Mapping[int, Fraction], games: Sequence[Sequence[SeatResult]]) -> Standing:
    played = [(own_result, game) for game in games for own_result in game if own_result.entrant == entrant]
    direct, beaten, share = 0, Fraction(0), Fraction(0)
    for own_result, game in played:
        for other_result in game:
            value = (own_result.rank <= other_result.rank) + (own_result.rank < other_result.rank)
            if other_result.entrant != entrant:
                beaten += points[other_result.entrant] * value / 2
                direct += value if points[other_result.entrant] == points[entrant] else 0
        total = sum(max(0, seat_result.score) for seat_result in game)
        share += Fraction(max(0, own_result.score), total * len(played)) if total else 0
    won = sum(own_result.rank == 1 for own_result, _ in played)
    absent = sum(own_result.is_absent for own_result, _ in played)
    return Standing(entrant, points[entrant], len(played), won, absent, direct, beaten, share)


def season_groups(season: Season, entrants: Sequence[Entrant], fixtures: Sequence[Fixture]) -> tuple[Group, ...]:
    """Return the groups of a season, the highest first; () before the draw."""
    groups, numbers = [], sorted({item.group for item in entrants if item.group})
    for group_number in numbers:
        people = [item for item in entrants if item.group == group_number]
        games = tuple(item for item in fixtures if item.group == group_number)
        level, part = level_of(group_number, len(numbers))
        groups.append(Group(group_number, level, part, standings_of(people, games, season.seed), games))
    return tuple(groups)


def level_changes(groups: Sequence[Group]) -> dict[int, int]:
    """Return the entrants who change levels after the season according to the standings: 1 for up, -1 for down.
    `groups`: all groups of the season, the highest first.

    The first of each group moves up. The first two do so between levels with the same number of groups if each group
    has at least five entrants. As many entrants move down: the last of each group, and then the weakest of those next
    to last.
    """
    changes: dict[int, int] = {}
    for above, below in pairwise(_groups_by_level(groups)):
        are_large = min(len(group.standings) for group in (*above, *below)) >= 5
        risers_per_group = 2 if are_large and len(above) == len(below) else 1
        rising = [standing.entrant for group in below for standing in group.standings[:risers_per_group]]
        from_below = [(place, standing) for group in above for place, standing in enumerate(reversed(group.standings))]
        from_below.sort(key=lambda placed: (placed[0], _strength(placed[1])))
        changes |= dict.fromkeys(rising, 1)
        changes |= dict.fromkeys((standing.entrant for _, standing in from_below[: len(rising)]), -1)
    return changes


def _groups_by_level(groups: Sequence[Group]) -> list[list[Group]]:
    return [[*level] for _, level in groupby(groups, key=lambda group: group.level)]


def _strength(standing: Standing) -> tuple[Fraction, Fraction]:
    """Return the points for each game and the share, by which entrants with equal places on a level are compared."""
    return standing.points / max(1, standing.played), standing.share


def games_to_play(group: Group, entrant: int) -> int:
    """Return how many of an entrant's games count, or may still count."""
    return sum(entrant in fixture.seats and fixture.result != () for fixture in group.fixtures)


def next_order(groups: Sequence[Group]) -> tuple[int, ...]:
    """Return the entrants of all groups in their order for the next season. On each level, those who moved down to it
    come first, then those who stayed, then those who moved up to it. `groups`: the groups with their final standings,
    the highest first."""
    moving, places = level_changes(groups), list[tuple[int, int, int]]()
    for level_number, level in enumerate(_groups_by_level(groups)):
        placed = [(place, standing) for group in level for place, standing in enumerate(group.standings)]
        placed.sort(key=lambda each: (each[0], *(-value for value in _strength(each[1]))))
        for _, standing in placed:
            move = moving.get(standing.entrant, 0)
            places.append((level_number - move, move, standing.entrant))
    return tuple(entrant for _, _, entrant in sorted(places, key=lambda each: each[:2]))


def is_signed_up_again(entrant: Entrant, fixtures: Sequence[Fixture]) -> bool:
    """Whether an entrant is signed up for the next season. `fixtures`: the games of this season."""
    absent = sum(
        seat_result.is_absent
        for fixture in fixtures
        for seat_result in fixture.result or ()
        if seat_result.entrant == entrant.id
    )
    return entrant.user is not None and not entrant.leaves and absent < MAX_ABSENT_SEATS


def _draw_lot(seed: str, entrant: int) -> str:
    """Return a text derived from a season's seed, by which equal entrants are ordered."""
    return sha256(f"{seed}:{entrant}".encode()).hexdigest()
