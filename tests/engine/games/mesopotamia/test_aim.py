"""The goal against empires without a player, and the state of the clocks."""

import pytest
from msgspec.structs import replace

from engine.game import Clause
from engine.games.mesopotamia.state import State
from engine.kit.explaining import clause
from tests.engine.games.mesopotamia.positions import GAME, at, begun, seals


def aim(state: State, seat: int | None = None) -> Clause | None:
    return GAME.aim(GAME.view(state, seat))


def test_R24_1_a_siege_tells_the_limit_and_both_tracks_of_the_city() -> None:
    state = begun("akkad", mode="ur")
    city = state.config.empires[1]
    state = seals(state, population=f"akkad 1 {city} 4", events=f"akkad 2 {city} 3")
    assert aim(state) == clause("aim-siege", area="E7", limit=9, population=4, events=3)


def test_R25_9_a_defence_tells_the_wave_and_what_is_left_of_it() -> None:
    state = begun("akkad", mode="ashur")
    told = dict((aim(state) or clause("none")).facts)
    assert (told["area"], told["waves"], told["wave"]) == ("A1", 6, 1)
    more = at(state, "C3", f"{state.config.empires[1]} 2 archer")
    grown = dict((aim(more) or clause("none")).facts)
    assert (grown["units"], grown["bones"]) == (told["units"] + 2, told["bones"])  # type: ignore[operator]


@pytest.mark.parametrize(
    ("marks", "side", "kind"),
    [
        (("akkad",), "alone", "aim-kings"),
        (("akkad", "sumer"), "alone", "aim-kings"),
        (("akkad", "sumer"), "together", "aim-together"),
    ],
)
def test_R22_20_beside_automata_it_tells_the_points_that_everybody_knows(
    marks: tuple[str, ...], side: str, kind: str
) -> None:
    state = begun(*marks, mode="kings", side=side, rounds="12")
    told = aim(state)
    assert told is not None
    assert told.kind == kind
    assert dict(told.facts) | {"own": 0, "best": 0} == {"own": 0, "best": 0, "gardens": 5, "round": 1, "rounds": 12}
    assert {aim(state, seat) for seat in range(len(marks))} == {told}


def test_people_among_themselves_and_a_game_that_is_over_have_none() -> None:
    assert aim(begun("akkad", "sumer")) is None
    assert aim(replace(begun("akkad", mode="ur"), ended="ur-grew", agenda=())) is None
