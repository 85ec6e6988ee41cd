"""The growth of points, and the moves that turned a game."""

from collections.abc import Sequence

import pytest

from engine.game import Seat
from engine.record import Entry, read_record
from engine.registry import GAMES, AnyGame, find_game
from engine.replay import PlayedMove, replay_record
from engine.score_history import progress_history, score_history, turning_points
from tests.engine.golden import paths
from tests.support.games.auction import Auction

MOST = 3


def moves(*seats: Seat) -> list[PlayedMove]:
    return [PlayedMove(Entry(number, seat, ())) for number, seat in enumerate(seats, 1)]


def named(*given: tuple[int, Seat, int], seats: tuple[Seat, ...], points: Sequence[tuple[int, ...]]) -> None:
    found = turning_points(moves(*seats), points, MOST)
    assert [(turn.move.entry.number, turn.seat, turn.gain) for turn in found] == [*given]


def test_moves_of_a_seat_in_a_row_are_one_turn_named_by_the_best_of_them() -> None:
    named((2, 0, 5), seats=(0, 0, 0, 1), points=[(0, 0), (1, 0), (4, 0), (5, 0), (5, 0)])


def test_the_score_is_the_lead_over_the_best_other_player() -> None:
    points = [(0, 0, 9), (6, 0, 9), (6, 4, 9), (6, 4, 12)]
    named((1, 0, 6), (2, 1, 4), (3, 2, 3), seats=(0, 1, 2), points=points)


def test_the_gainer_of_a_turn_may_differ_from_the_mover() -> None:
    named((1, 1, 2), seats=(0,), points=[(0, 0), (0, 2)])


def test_a_player_who_falls_behind_gives_nobody_the_lead() -> None:
    named(seats=(0,), points=[(5, 0), (3, 0)])


def test_of_equal_turns_the_last_ones_count() -> None:
    points = [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (3, 2)]
    named((3, 0, 1), (4, 1, 1), (5, 0, 1), seats=(0, 1, 0, 1, 0), points=points)


def test_alone_each_move_is_a_turn() -> None:
    named((1, 0, 2), (3, 0, 4), seats=(0, 0, 0), points=[(0,), (2,), (2,), (6,)])


def test_in_a_race_captures_turn_the_game_and_not_the_pieces_that_come_home() -> None:
    game = find_game("ur")
    for file in [one for one in paths(game) if one.stem in ("seven-pieces", "five-pieces")]:
        fold = replay_record(game, read_record(file.read_text("utf-8"))).fold
        found = turning_points(fold.moves, progress_history(game, fold, 2), MOST)
        assert len(found) == MOST
        assert all("captured" in {event.name for event in turn.move.events} for turn in found)


@pytest.mark.parametrize("game", [*GAMES, Auction()], ids=lambda game: game.name)
def test_a_course_ends_with_the_points_of_the_result_and_counts_what_was_taken_back(game: AnyGame) -> None:
    for file in [one for one in paths(game) if one.stem in ("slips", "every-verb", "six-seats")]:
        record = read_record(file.read_text("utf-8"))
        fold = replay_record(game, record).fold
        seats = len(record.header.marks)
        points = score_history(game, fold, seats)
        assert len(points) == fold.moves[-1].entry.number + 1
        assert points[-1] == tuple(game.points(fold.state, seat) for seat in range(seats))
        undone = {entry.number for entry in record.entries} - {move.entry.number for move in fold.moves}
        assert all(points[number] == points[number - 1] for number in undone if number < len(points))
        for turn in turning_points(fold.moves, points, MOST):
            number = turn.move.entry.number
            assert points[number][turn.seat] > points[number - 1][turn.seat]
