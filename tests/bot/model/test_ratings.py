"""Test which leavers are rated, and how the people who stayed are ranked."""

import pytest

from bot.model.ratings import has_given_up, ranks_with_leavers
from bot.model.table import LogEntry
from engine.record import Entry

ANN, BEN, CYD = 11, 12, 13


def log(*made: tuple[int, int | None]) -> list[LogEntry]:
    """Return a log of entries, each by a seat and a person; None: a computer."""
    return [LogEntry(Entry(place, seat, ("pass",)), user, 0.0, "", None) for place, (seat, user) in enumerate(made, 1)]


@pytest.mark.parametrize(
    ("made", "rated"),
    [
        (((0, ANN), (1, BEN), (0, ANN), (1, BEN), (0, None)), True),
        (((0, ANN), (0, ANN), (0, ANN), (1, BEN), (0, None)), False),
        (((0, ANN), (1, BEN), (0, ANN), (1, BEN), (0, CYD), (0, None)), False),
        (((0, CYD), (1, BEN), (0, ANN), (1, BEN), (0, ANN), (1, BEN)), False),
        ((), False),
    ],
)
def test_a_player_of_two_turns_without_a_substitute_is_rated(
    made: tuple[tuple[int, int | None], ...], rated: bool
) -> None:
    assert has_given_up(ANN, 0, log(*made)) is rated


def test_the_seat_that_was_left_counts_last_even_when_its_computer_wins() -> None:
    assert ranks_with_leavers({BEN: 1, CYD: 2}, (1, 3, 2), {ANN: 0}) == {CYD: 1, BEN: 2, ANN: 3}
    assert ranks_with_leavers({BEN: 1}, (1, 2), {ANN: 0}) == {BEN: 1, ANN: 2}


def test_two_who_left_share_the_last_place() -> None:
    assert ranks_with_leavers({BEN: 1}, (1, 2, 3), {ANN: 0, CYD: 2}) == {BEN: 1, ANN: 2, CYD: 2}


def test_a_game_that_computers_finished_rates_nobody() -> None:
    assert ranks_with_leavers({}, (1, 2), {ANN: 0}) == {}


def test_nothing_changes_where_nobody_left() -> None:
    assert ranks_with_leavers({ANN: 0, BEN: 1}, (2, 1, 3), {}) == {ANN: 2, BEN: 1}
    assert ranks_with_leavers({ANN: 0}, (2,), {}) == {ANN: 2}
