"""Kingdoms keep their numbers, in steps and in whole games."""

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from engine import codec
from engine.game import Step
from engine.games.kingdoms.naming import RESERVED_TURNS, UNNAMED, Kingdoms, Name, Naming, rename_kingdoms, roman_numeral
from engine.games.kings.play import Kings
from engine.games.tigris.draft import Draft
from engine.games.tigris.play import Tigris
from engine.games.tigris.reading.regions import KINGDOM_READERS
from engine.games.tigris.state import Board, State
from engine.replay import Fold, fold_before, replay_record
from tests.engine.games.tigris.positions import position
from tests.engine.golden import GOLDEN, recorded
from tests.engine.playouts import playout


def numbers(naming: Naming) -> list[int]:
    return [name.number for name in naming.names]


def test_kingdoms_without_a_past_are_numbered_in_their_order() -> None:
    naming = rename_kingdoms(UNNAMED, (0b11, 0b1100, 0b10000))
    assert naming.names == (Name(1, 0), Name(2, 1), Name(3, 2))
    assert rename_kingdoms(naming, (0b11, 0b1100, 0b10000)) == naming


def test_a_new_kingdom_before_the_others_changes_no_name() -> None:
    naming = rename_kingdoms(rename_kingdoms(UNNAMED, (0b1100, 0b110000)), (0b1, 0b1100, 0b110000))
    assert numbers(naming) == [3, 1, 2]


def test_of_two_that_join_the_larger_ones_name_goes_on() -> None:
    assert numbers(rename_kingdoms(rename_kingdoms(UNNAMED, (0b1, 0b111000)), (0b111111,))) == [2]
    assert numbers(rename_kingdoms(rename_kingdoms(UNNAMED, (0b1, 0b100)), (0b111,))) == [1]


def test_of_two_that_part_the_larger_one_keeps_the_name() -> None:
    naming = rename_kingdoms(rename_kingdoms(UNNAMED, (0b111110, 0b1 << 9)), (0b1 << 1, 0b111 << 3, 0b1 << 9))
    assert numbers(naming) == [3, 1, 2]


def test_a_number_rests_for_ten_turns_after_its_kingdom() -> None:
    naming = rename_kingdoms(rename_kingdoms(UNNAMED, (0b1, 0b100)), (0b100,))
    for _ in range(RESERVED_TURNS):
        naming = rename_kingdoms(naming, (0b100,), 1)
        assert numbers(rename_kingdoms(naming, (0b1, 0b100))) == [3, 2]
    naming = rename_kingdoms(naming, (0b100,), 1)
    assert numbers(rename_kingdoms(naming, (0b1, 0b100))) == [1, 2]


def test_no_two_kingdoms_have_the_same_colour_and_a_free_one_is_taken_again() -> None:
    naming = rename_kingdoms(rename_kingdoms(UNNAMED, (0b1, 0b100)), (0b100,))
    assert rename_kingdoms(naming, (0b1, 0b100)).names == (Name(3, 0), Name(2, 1))


def test_numbers_are_written_as_romans_did() -> None:
    wanted = {1: "I", 4: "IV", 9: "IX", 10: "X", 16: "XVI", 29: "XXIX"}
    assert {number: roman_numeral(number) for number in wanted} == wanted


GAMES = [Tigris(), Kings()]


def namings(game: Any, number: int) -> list[Naming]:
    return [state.naming for state in playout(game, number).states]


@pytest.mark.parametrize("game", GAMES, ids=["tigris", "kings"])
def test_a_name_stays_with_a_part_of_its_kingdom(game: Any) -> None:
    for number in range(2):
        seen = namings(game, number)
        for then, now in pairwise(seen):
            old = dict(zip(then.names, then.bodies, strict=True))
            assert all(old[name] & body for name, body in zip(now.names, now.bodies, strict=True) if name in old)
            assert len({name.number for name in now.names}) == len({name.colour for name in now.names})
            assert len({name.number for name in now.names}) == len(now.bodies)


@pytest.mark.parametrize("game", GAMES, ids=["tigris", "kings"])
def test_no_number_comes_back_within_ten_turns(game: Any) -> None:
    last: dict[int, int] = {}
    alive: set[int] = set()
    for naming in namings(game, 3):
        numbers = {name.number for name in naming.names}
        assert all(naming.turn - last[number] > RESERVED_TURNS for number in numbers - alive if number in last)
        last |= dict.fromkeys(alive - numbers, naming.turn)
        alive = numbers


def test_a_position_looked_at_later_has_the_names_it_had() -> None:
    record, _ = recorded(GOLDEN / "tigris" / "slips.tablet")
    whole: Fold[Any] = replay_record(Tigris(), record).fold
    middle = whole.moves[len(whole.moves) // 2].entry.number
    entries = tuple(entry for entry in record.entries if entry.number < middle)
    then = replay_record(Tigris(), replace(record, entries=entries)).fold.state.naming
    assert then.names
    assert fold_before(Tigris(), whole, middle).state.naming == then


def test_names_are_in_no_text_and_no_digest() -> None:
    state = position("Ak t  .. .. Bk t", "F8", lasting=True, hands={"archer": "temple"})
    step: Step[Any] = Tigris().play(state, 0, ("tile", "temple", "H8"))
    assert step.state.naming != UNNAMED
    assert "naming" not in codec.dumps(step.state)
    again = codec.loads(Tigris.state_type, codec.dumps(step.state))
    assert again == step.state
    assert again.naming == UNNAMED


def test_notes_and_events_call_kingdoms_as_the_board_does() -> None:
    game = Tigris()
    state = position("Ak t  .. .. .. .. Bk t", "F8", lasting=True, hands={"archer": "4 temple", "bull": "temple"})
    state = game.play(state, 0, ("withdraw", "king")).state
    assert [name.numeral for name in state.naming.names] == ["II"]
    notes = dict(game.annotations(game.view(state, 0), ("tile", "temple"), "K8"))
    assert notes["kingdom"] == "II"


def test_kingdoms_are_read_anew_only_where_the_board_is_another() -> None:
    read: list[object] = []

    def bodies(board: Board) -> tuple[int, ...]:
        read.append(board)
        return KINGDOM_READERS.bodies(board)

    game = Tigris()
    state = KINGDOM_READERS.with_first_names(position("Ak t  .. .. Bk t", "F8", hands={"archer": "temple"}))
    counted: Kingdoms[Any, Any] = Kingdoms(KINGDOM_READERS.board, bodies)
    swapped, moved = (game.play(state, 0, move).state for move in (("swap", "temple"), ("withdraw", "king")))
    assert called_on(counted, state, swapped) == state.naming
    assert not read
    assert called_on(counted, state, moved) == moved.naming != state.naming
    assert read == [moved.board]


def called_on(kingdoms: Kingdoms[Any, Any], before: State, after: State) -> Naming:
    """Return the naming that a draft of `after` gets, whose move began at `before`."""
    draft = Draft(replace(after, naming=UNNAMED))
    draft.start = before
    kingdoms.carry_names_over(draft)
    return draft.naming
