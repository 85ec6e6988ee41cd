"""Leagues of every size: groups, games, points, standings, and who moves up and down."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.model.league import (
    Entrant,
    Fixture,
    Group,
    Season,
    SeatResult,
    divide_into_groups,
    draw_games,
    group_sizes,
    is_signed_up_again,
    level_changes,
    level_of,
    level_sizes,
    next_order,
    points_of,
    ranks_by_points,
    season_groups,
    seat_results,
    standings_of,
    with_dates,
)

COUNTS = st.integers(3, 60)
MOSTS = st.sampled_from([2, 4, 5, 6])
SEEDS = st.text("0123456789abcdef", min_size=1, max_size=8)
IN_ALL = ((4, 6), (3, 5))
"""The usual sizes of groups: of a game for two, and of others."""


@given(COUNTS, MOSTS)
def test_groups_are_of_usual_and_nearly_equal_sizes(count: int, most: int) -> None:
    sizes = group_sizes(count, most)
    assert sum(sizes) == count
    assert max(sizes) - min(sizes) <= 1
    assert list(sizes) == sorted(sizes, reverse=True)
    low, high = IN_ALL[most > 2]
    assert min(sizes) >= (3 if count in (3, 7) else low)
    assert max(sizes) <= high
    assert max(sizes) <= most or most == 2 or count == 5


@given(st.integers(3, 6), SEEDS)
def test_two_play_each_pair_once_and_begin_in_half_of_their_games(count: int, seed: str) -> None:
    games = draw_games(range(count), 2, seed)
    assert sorted(tuple(sorted(game)) for game in games) == [*combinations(range(count), 2)]
    first = Counter(game[0] for game in games)
    assert all(abs(2 * first[one] - (count - 1)) <= 1 for one in range(count))
    assert count - 1 <= 5


@given(st.integers(3, 5), st.sampled_from([4, 5, 6]), SEEDS)
def test_tables_give_everybody_both_halves_of_the_order(count: int, most: int, seed: str) -> None:
    games = draw_games(range(count), most, seed)
    seats = {one: [game.index(one) for game in games if one in game] for one in range(count)}
    assert len(games) == (2 if count <= most else count)
    assert len({len(places) for places in seats.values()}) == 1
    for places in seats.values():
        halves = [2 * place - (len(games[0]) - 1) for place in places]
        assert sum(halves) == 0
        assert max(len(places), 2) <= 5


@given(st.lists(st.integers(1, 5), min_size=2, max_size=6), st.sets(st.integers(0, 5)))
def test_the_points_of_a_game_are_shared_out_among_equals(scores: list[int], absent: set[int]) -> None:
    seats = range(len(scores))
    result = seat_results(seats, ranks_by_points(scores), scores, absent)
    if absent.issuperset(seats):
        assert result == ()
        return
    points = points_of(result)
    assert sum(points.values()) == (2 if len(scores) == 2 else 10 if len(scores) > 2 else 0)
    here = [points[one] for one in seats if one not in absent]
    gone = [points[one] for one in seats if one in absent]
    assert not gone or max(gone) <= min(here)
    for one, two in combinations([one for one in seats if one not in absent], 2):
        assert (points[one] >= points[two]) if scores[one] > scores[two] else True
        assert (points[one] == points[two]) == (scores[one] == scores[two]) or min(points[one], points[two]) == 0


def test_points_for_places() -> None:
    def points(*ranks: int) -> list[Fraction]:
        return [*points_of([SeatResult(seat, rank, 0) for seat, rank in enumerate(ranks)]).values()]

    assert points(1, 2, 3, 4) == [6, 3, 1, 0]
    assert points(1, 1, 3, 4) == [Fraction(9, 2), Fraction(9, 2), 1, 0]
    assert points(3, 2, 1) == [1, 3, 6]
    assert points(2, 1) == [0, 2]
    assert points(1, 1) == [1, 1]


def played(group: Sequence[Entrant], most: int, random: Random) -> list[Fixture]:
    """Games of a group with any results; some do not count, some are not over."""
    found = []
    for number, seats in enumerate(draw_games([one.id for one in group], most, "seed")):
        scores = [random.randrange(4) for _ in seats]
        absent = {one for one in seats if random.random() < 0.2}
        result = seat_results(seats, ranks_by_points(scores), scores, absent)
        ended = random.choice([result, result, result, (), None])
        found.append(Fixture(number, 1, 1, number, seats, 1, ended))
    return found


@given(st.integers(3, 6), MOSTS, SEEDS, st.randoms(use_true_random=False))
def test_standings_are_total_and_do_not_depend_on_the_order_of_rows(
    count: int, most: int, seed: str, random: Random
) -> None:
    group = [Entrant(one, 1, 100 + one, 1, random.choice([None, one])) for one in range(count)]
    fixtures = played(group, most, random)
    table = standings_of(group, fixtures, seed)
    assert sorted(one.entrant for one in table) == [*range(count)]
    assert all(above.points >= below.points for above, below in pairwise(table))
    assert standings_of(random.sample(group, count), random.sample(fixtures, len(fixtures)), seed) == table
    counted = [fixture.result for fixture in fixtures if fixture.result]
    assert sum(one.points for one in table) == sum(sum(points_of(game).values()) for game in counted)


def two(number: int, first: int, second: int, score: tuple[int, int] = (1, 0)) -> Fixture:
    """A game that the first of two has won."""
    return Fixture(number, 1, 1, number, (first, second), 1, seat_results((first, second), (1, 2), score, ()))


def order(group: Sequence[Entrant], *fixtures: Fixture) -> list[int]:
    return [one.entrant for one in standings_of(group, fixtures, "seed")]


def test_equal_points_are_decided_one_rule_after_the_other() -> None:
    group = [Entrant(one, 1, one) for one in range(1, 5)]
    assert order(group, two(1, 3, 1), two(2, 1, 4), two(3, 4, 2), two(4, 3, 2), two(5, 2, 1))[0] == 3
    duel = [Entrant(1, 1, 1), Entrant(2, 1, 2), Entrant(3, 1, 3), Entrant(4, 1, 4)]
    assert order(duel, two(1, 1, 4), two(2, 2, 1), two(3, 4, 3), two(4, 3, 2))[:1] != [4]
    share = order(duel, two(1, 1, 3, (9, 1)), two(2, 2, 4, (5, 4)))
    assert share[:2] == [1, 2]
    former = [Entrant(1, 1, 1, before=3), Entrant(2, 1, 2, before=1), Entrant(3, 1, 3), Entrant(4, 1, 4, before=2)]
    assert order(former) == [2, 4, 1, 3]


def test_the_direct_game_comes_before_the_share() -> None:
    group = [Entrant(one, 1, one) for one in range(1, 5)]
    games = (two(1, 1, 2, (5, 4)), two(2, 2, 3, (9, 0)), two(3, 4, 1, (5, 4)), two(4, 3, 4, (9, 0)))
    found = standings_of(group, (*games, two(5, 1, 3)), "seed")
    assert found[0].entrant == 1
    assert found[0].points == 4


def test_a_large_league_has_two_groups_on_a_level() -> None:
    assert [level_sizes(groups) for groups in (1, 4, 5, 6, 10)] == [
        (1,),
        (1, 1, 1, 1),
        (1, 2, 2),
        (1, 2, 3),
        (1, 2, 2, 2, 3),
    ]
    assert [level_of(group, 10) for group in (1, 2, 3, 8, 10)] == [(1, 0), (2, 1), (2, 2), (5, 1), (5, 3)]
    assert divide_into_groups(range(20), 4)[:3] == ((0, 1, 2, 3), (4, 7, 8, 11), (5, 6, 9, 10))


@given(COUNTS, MOSTS, st.randoms(use_true_random=False))
def test_nobody_moves_two_levels(count: int, most: int, random: Random) -> None:
    before = _groups(count, most, random)
    after = _levels(divide_into_groups(next_order(before), most))
    former = {one.entrant: group.level for group in before for one in group.standings}
    moving = level_changes(before)
    assert sorted(next_order(before)) == [*range(count)]
    assert after == {one: level - moving.get(one, 0) for one, level in former.items()}
    assert sum(moving.values()) == 0
    lowest = before[-1].level
    for group in before:
        assert moving.get(group.standings[0].entrant, 0) == (1 if group.level > 1 else 0)
        assert moving.get(group.standings[-1].entrant, 0) == (-1 if group.level < lowest else 0)
        assert sum(moving.get(one.entrant, 0) == -1 for one in group.standings) <= 2


@given(COUNTS, MOSTS, st.randoms(use_true_random=False), st.data())
def test_nobody_passes_people_two_levels_away_when_others_leave_or_join(
    count: int, most: int, random: Random, data: st.DataObject
) -> None:
    before = _groups(count, most, random)
    gone = data.draw(st.sets(st.integers(0, count - 1), max_size=count - 3))
    new = [*range(count, count + data.draw(st.integers(0, 9)))]
    order = [one for one in next_order(before) if one not in gone] + new
    after = _levels(divide_into_groups(order, most))
    former = {one.entrant: group.level for group in before for one in group.standings}
    assert after.keys() == ({*range(count)} - gone) | {*new}
    for one, two in combinations([one for one in former if one not in gone], 2):
        if former[two] - former[one] >= 2:
            assert after[one] <= after[two]
    assert all(after[one] >= after[old] for one in new for old in former if old not in gone)


def _groups(count: int, most: int, random: Random) -> tuple[Group, ...]:
    """The groups of a season with any results."""
    drawn = divide_into_groups(range(count), most)
    entrants = [Entrant(one, 1, 100 + one, number) for number, group in enumerate(drawn, 1) for one in group]
    fixtures = [
        replace(fixture, group=number)
        for number, group in enumerate(drawn, 1)
        for fixture in played([Entrant(one, 1, 100 + one) for one in group], most, random)
    ]
    season = with_dates(Season(1, 1, 1, 0, 0, 0, "seed", "over"), 100)
    return season_groups(season, entrants, fixtures)


def _levels(groups: Sequence[Sequence[int]]) -> dict[int, int]:
    """The level of each entrant."""
    return {one: level_of(number, len(groups))[0] for number, group in enumerate(groups, 1) for one in group}


def test_players_who_leave_or_are_absent_twice_are_not_signed_up_again() -> None:
    def game(number: int, *absent: int) -> Fixture:
        return Fixture(number, 1, 1, number, (1, 2, 3), 1, seat_results((1, 2, 3), (1, 2, 3), (3, 2, 1), absent))

    games = [game(1, 2), game(2, 2, 3)]
    assert is_signed_up_again(Entrant(1, 1, 7), games)
    assert not is_signed_up_again(Entrant(2, 1, 7), games)
    assert is_signed_up_again(Entrant(3, 1, 7), games)
    assert not is_signed_up_again(Entrant(1, 1, None), games)
    assert not is_signed_up_again(Entrant(1, 1, 7, leaves=True), games)


def test_a_season_has_a_week_for_signing_up_and_six_for_play() -> None:
    season = with_dates(Season(1, 1, 1, 0, 0, 0, "", "rest"), 100)
    assert (season.opens, season.starts, season.ends) == (100, 107, 149)
