"""Predictions of the rival's next turn come true (13, R8.2, R8.5)."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise

import pytest

from engine.game import Event
from engine.games.wayfarers.components.tables import INSPIRATION, TILES
from engine.games.wayfarers.solo.outlook import expected_takings, possible_orders
from engine.games.wayfarers.state import RIVAL, State, Target
from tests.engine.games.wayfarers.playing import guided, header, moves
from tests.engine.games.wayfarers.positions import begin, play, with_player, with_rival, with_table

OPPONENTS = ("space", "upgrade", "townsfolk", "journal")


@cache
def turns(opponent: str) -> tuple[tuple[State, State, tuple[Event, ...]], ...]:
    """The position before and after each move of two games after which the rival acts, and what is told of it."""
    found: list[tuple[State, State, tuple[Event, ...]]] = []
    for number in (3, 4):
        played = [turn.step for turn in moves(header(number, 1, opponent=opponent), guided)]
        found += [
            (before.state, after.state, after.events)
            for before, after in pairwise(played)
            if before.state.table.turn.seat == 0
            and {event.name for event in after.events} & {"rival-scheme", "rival-rests"}
        ]
    return tuple(found)


def taken(events: Iterable[Event]) -> Iterator[str]:
    """The cards and tiles that the rival takes, in order."""
    for event in events:
        facts = dict(event.facts)
        if event.name in ("rival-took", "rival-tile"):
            yield str(facts["tile" if event.name == "rival-tile" else "card"])


def asked(state: State) -> bool:
    return isinstance(state.table.agenda[:1] and state.table.agenda[0], Target)


@pytest.mark.parametrize("opponent", OPPONENTS)
def test_R8_2_what_is_told_before_a_rest_is_what_it_takes(opponent: str) -> None:
    told = 0
    for before, after, events in turns(opponent):
        foretold = expected_takings(before.table)
        if foretold and not asked(after):
            done = taken(events)
            assert all(name in done for name in foretold), (foretold, [*taken(events)])
            told += 1
    assert told or opponent == "journal"


FROM_THE_LEFT = ("1", "2", "3", "4")
"""The order of slots that nobody has to be told."""


@pytest.mark.parametrize("opponent", OPPONENTS)
def test_R8_5_it_looks_in_the_order_that_the_next_scheme_card_gives(opponent: str) -> None:
    seen = 0
    for before, _, events in turns(opponent):
        orders = {look.silver: look for look in possible_orders(before.table)}
        scheme = [dict(event.facts) for event in events if event.name == "rival-scheme"]
        waited = before.table.rival is not None and before.table.rival.waiting
        told = {dict(event.facts).get("why") for event in events}
        for event in events if scheme and not waited else ():
            facts = dict(event.facts)
            if event.name == "rival-took" and facts["kind"] != INSPIRATION:
                look = orders[int(str(scheme[0]["silver"]))]
                slots = tuple(map(str, look.slots))
                assert facts["why"] in ((), slots)
                assert facts["why"] or slots in told or slots == FROM_THE_LEFT
                seen += 1
    assert seen


def test_R8_5_before_a_scheme_card_nothing_is_foretold_but_each_order_that_may_come() -> None:
    state = with_rival(begin(1), opened=("C4",), spot=2)
    assert expected_takings(state.table) == ()
    assert [(look.silver, look.slots) for look in possible_orders(state.table)] == [
        (0, (1, 2, 3, 4)),
        (1, (2, 3, 4, 1)),
        (2, (3, 2, 1, 4)),
    ]
    assert [look.colours[0] for look in possible_orders(state.table)] == ["black", "blue", "blue"]
    assert [look.inspiration[0] for look in possible_orders(state.table)] == [3, 2, 1]


RESTING = with_rival(begin(1), opened=("C1", "C2", "C3"))


def test_R8_6_a_rest_takes_what_its_board_says() -> None:
    assert expected_takings(RESTING.table) == ("S08",)
    assert [look.silver for look in possible_orders(RESTING.table)] == [None]
    tile = expected_takings(with_rival(begin(1, opponent="upgrade"), opened=("C1", "C2", "C3")).table)
    assert [TILES[name].kind for name in tile] == ["space"]
    assert expected_takings(with_rival(begin(1, opponent="journal"), opened=("C1", "C2", "C3")).table) == ()


def test_R8_18_bonuses_that_waited_come_before_a_scheme_card_and_before_a_rest() -> None:
    state = with_rival(begin(1, opponent="townsfolk"), waiting=1)
    assert expected_takings(state.table) == ("T05",)
    assert expected_takings(with_rival(state, opened=("C1", "C2", "C3")).table) == ("T05", "T31")


def test_R6_2_a_row_slides_before_and_a_card_that_is_turned_up_is_not_foretold() -> None:
    """At a sum of 4 it looks at slot 4 first; what lies there slides down, and nobody knows what comes."""
    assert expected_takings(with_rival(begin(1, space="S08 - S03 S13"), opened=("C1", "C2", "C3")).table) == ("S08",)
    last = with_rival(begin(1), opened=("C2", "C3", "C1"))
    assert expected_takings(last.table) == ("S24",)
    gone = with_rival(begin(1, space="S08 - S03 S13"), opened=("C2", "C3", "C1"))
    assert expected_takings(gone.table) == ("S03",)
    few = with_rival(begin(1, space="S08 - - -"), opened=("C2", "C3", "C1"))
    assert expected_takings(few.table) == ()
    empty = with_table(few, left=(0,) * 5)
    assert expected_takings(empty.table) == ("S08",)


def test_R2_11_a_worker_of_the_humans_turn_keeps_no_card_from_the_rival() -> None:
    state = with_rival(begin(1, opponent="townsfolk"), opened=("C1", "C2", "C3"))
    placed = play(with_player(state, workers=(1, 1, 1), space="", land="L22", silver=9), "worker green T05").state
    assert expected_takings(placed.table) == ("T05",)


def test_R8_19_while_it_asks_the_card_for_which_it_asks_is_foretold() -> None:
    state = with_rival(begin(1, space="S08/crimson S24 S03 S13"), opened=("C1", "C2", "C3"))
    after = play(with_player(state, dice="1 2 3"), "rest", "end").state
    assert after.table.turn.seat == RIVAL
    assert expected_takings(after.table) == ("S08",)
    denied = play(after, "deny silver")
    assert denied.told("rival-took")[0]["card"] == "S24"


def test_R7_1_after_its_last_turn_it_looks_at_nothing_more() -> None:
    state = with_table(RESTING, turns_left=0)
    assert not expected_takings(state.table)
    assert not possible_orders(state.table)
    waited = with_table(with_rival(begin(1, opponent="townsfolk"), waiting=1), turns_left=0)
    assert expected_takings(waited.table) == ("T05",)
    assert not expected_takings(begin(2).table)
    assert not possible_orders(begin(2).table)
