"""Names of kingdoms in whole games."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from engine import codec
from engine.fold import Fold, before, refold
from engine.game import Step
from engine.kings.play import Kings
from engine.kit.naming import REST, UNNAMED, Naming
from engine.tigris.play import Tigris
from tests.engine.playouts import playout
from tests.engine.tigris.golden import FOLDER
from tests.engine.tigris.positions import position
from tests.engine.tigris.test_golden import recorded

GAMES = [Tigris(), Kings()]


def namings(game: Any, number: int) -> list[Naming]:
    return [state.naming for state in playout(game, number).states]


@pytest.mark.parametrize("game", GAMES, ids=["tigris", "kings"])
def test_what_is_called_alike_has_parts_in_common(game: Any) -> None:
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
        assert all(naming.turn - last[number] > REST for number in numbers - alive if number in last)
        last |= dict.fromkeys(alive - numbers, naming.turn)
        alive = numbers


def test_a_position_looked_at_later_has_the_names_it_had() -> None:
    record, _ = recorded(FOLDER / "slips.tablet")
    whole: Fold[Any] = refold(Tigris(), record).fold
    middle = whole.moments[len(whole.moments) // 2].entry.number
    entries = tuple(entry for entry in record.entries if entry.number < middle)
    then = refold(Tigris(), replace(record, entries=entries)).fold.state.naming
    assert then.names
    assert before(Tigris(), whole, middle).state.naming == then


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
    notes = dict(game.notes(game.view(state, 0), ("tile", "temple"), "K8"))
    assert notes["kingdom"] == "II"
