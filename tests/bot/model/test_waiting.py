"""The tables that wait for a person: which they are, in which order, and which one follows."""

import math

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.model.pace import flag_time
from bot.model.roster import Chair, Roster
from bot.model.table import HeldAnswer, SeatClock, TableRecord, TableSettings, Wait
from bot.model.waiting import (
    ENDING_SOON_SECONDS,
    MIN_WAIT_FOR_DIGEST_SECONDS,
    WaitingTable,
    is_worth_a_digest,
    next_waiting,
    table_sort_key,
    waits_by_person,
)
from tests.support.require import require

ANN, BEN = 1, 2
ROSTER = Roster((Chair("lion", ANN, "Ann"), Chair("bull", BEN, "Ben"), Chair("pot", None, "Computer")))
ROW = TableRecord(7, 10, 20, ANN, "tigris", TableSettings("en"), "open", ROSTER, waits=(Wait(ANN, 5.0, None),))


def table(number: int, since: float = 0.0) -> WaitingTable:
    return WaitingTable(number, 10, number, number, since)


def test_a_table_waits_for_those_who_have_to_decide() -> None:
    assert waits_by_person(ROW) == {ANN: WaitingTable(7, 10, 20, 20, 5.0)}
    assert waits_by_person(replace(ROW, parent_channel=19))[ANN].base_channel == 19


def test_no_lobby_and_no_table_without_its_thread_waits() -> None:
    assert not waits_by_person(replace(ROW, status="lobby"))
    assert not waits_by_person(replace(ROW, status="over"))
    assert not waits_by_person(replace(ROW, channel=-3))


def test_a_player_who_answered_in_advance_is_not_waited_for() -> None:
    asked = replace(ROW, held=(HeldAnswer(0, ANN, 9.0),))
    assert waits_by_person(asked)
    assert not waits_by_person(replace(asked, held=(HeldAnswer(0, ANN, 9.0, ("support",)),)))


def test_the_longest_wait_comes_first_then_games_then_lobbies() -> None:
    later = replace(ROW, id=3, waits=(Wait(ANN, 8.0, None),))
    others = replace(ROW, id=2, waits=(Wait(BEN, 1.0, None),))
    lobby = replace(ROW, id=1, status="lobby", waits=())
    assert sorted((lobby, others, later, ROW), key=lambda row: table_sort_key(row, ANN)) == [ROW, later, others, lobby]


def test_a_long_wait_and_a_near_end_of_time_are_worth_a_digest() -> None:
    now = 10 * ENDING_SOON_SECONDS
    assert not is_worth_a_digest((), now)
    assert is_worth_a_digest([table(1, now - MIN_WAIT_FOR_DIGEST_SECONDS)], now)
    assert not is_worth_a_digest([table(1, now - MIN_WAIT_FOR_DIGEST_SECONDS + 1)], now)
    assert is_worth_a_digest([replace(table(1, now), ends=now + ENDING_SOON_SECONDS)], now)
    assert not is_worth_a_digest([replace(table(1, now), ends=now + ENDING_SOON_SECONDS + 1)], now)


def test_the_end_of_the_time_for_a_turn_is_known() -> None:
    clock = SeatClock(0, 3600.0, counts_since=5.0)
    timed = replace(ROW, settings=replace(ROW.settings, pace="1d"), clocks=(clock,))
    assert waits_by_person(timed)[ANN].ends == flag_time(clock)


def test_the_table_whose_time_ends_first_comes_first() -> None:
    urgent, later = replace(table(1, 9.0), ends=20.0), replace(table(2, 8.0), ends=30.0)
    assert next_waiting((table(3, 1.0), later, urgent), (0.0, 0.0, 0)) == urgent
    assert next_waiting((table(3, 1.0), later, urgent), urgent.sort_key) == later
    assert next_waiting((table(3, 1.0), later, urgent), later.sort_key) == table(3, 1.0)


def test_nothing_follows_where_nothing_waits() -> None:
    assert next_waiting((), (0.0, 3.0, 1)) is None


def test_behind_the_last_comes_the_first_again() -> None:
    assert next_waiting((table(1, 1.0), table(2, 2.0)), (math.inf, 2.0, 2)) == table(1, 1.0)


@given(st.dictionaries(st.integers(1, 50), st.floats(0, 100), min_size=1, max_size=12), st.floats(-1, 101))
def test_every_table_is_visited_once_before_one_comes_again(times: dict[int, float], start: float) -> None:
    tables = [table(number, since) for number, since in times.items()]
    place, visited = (math.inf, start, 0), list[int]()
    for _ in tables:
        found = require(next_waiting(tables, place))
        visited.append(found.table)
        place = found.sort_key
    assert sorted(visited) == sorted(times)
    again = require(next_waiting(tables, place))
    assert again.table == visited[0]
