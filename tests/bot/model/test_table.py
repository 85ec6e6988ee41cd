"""People and computers take seats."""

import pytest

from bot.model.errors import NotSeated
from bot.model.roster import Chair, Roster

ROSTER = Roster((Chair("red", 5, "Ann"), Chair("blue", None, "Computer 1"), Chair("green", 6, "Ben")))


def test_people_and_computers() -> None:
    assert ROSTER.names == ("Ann", "Computer 1", "Ben")
    assert ROSTER.marks == ("red", "blue", "green")
    assert ROSTER.humans == (0, 2)
    assert ROSTER.users == (5, 6)
    assert [ROSTER.user_of(seat) for seat in range(3)] == [5, None, 6]


def test_finding_a_seat() -> None:
    assert ROSTER.seat_of(6) == ROSTER.seat_of_user(6) == 2
    assert ROSTER.seat_of(7) is None
    with pytest.raises(NotSeated):
        ROSTER.seat_of_user(7)
