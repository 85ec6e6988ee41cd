"""Whole games that must refold to the same end for ever."""

from itertools import product
from pathlib import Path

import pytest

from engine.fold import refold
from engine.mesopotamia.state import State
from engine.record import UNDO, Record, read
from tests.engine.mesopotamia.golden import FOLDER, WANTED, final_digest
from tests.engine.mesopotamia.positions import GAME

PATHS = sorted(FOLDER.glob("*.tablet"))
ENDINGS = {"gardens", "rounds", "ur-reached", "ur-grew", "waves-broken", "city-fell"}


def recorded(path: Path) -> tuple[Record, str]:
    text = path.read_text(encoding="utf-8")
    return read(text), text.rsplit("# state: ", 1)[1].strip()


def final(path: Path) -> State:
    return refold(GAME, recorded(path)[0]).fold.state


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_refolds_to_the_same_state(path: Path) -> None:
    whole, digest = recorded(path)
    assert final_digest(whole) == digest
    assert GAME.result(final(path)) is not None


def test_there_is_one_for_each_way_to_end() -> None:
    assert {final(path).ended for path in PATHS} == ENDINGS


def test_there_is_one_for_each_wish_and_kind_of_game() -> None:
    headers = [recorded(path)[0].header for path in PATHS]
    chosen = {choice for header in headers for choice in header.options}
    kinds = [
        option for option in GAME.options if option.name in ("mode", "combat", "luck", "sets", "automata", "level")
    ]
    assert chosen >= {pair for option in kinds for pair in product((option.name,), option.choices)}
    assert {len(header.marks) for header in headers} >= {1, 2, 3, 4, 6}
    assert {path.stem for path in PATHS} >= set(WANTED)


def test_one_has_moves_taken_back() -> None:
    slips, plain = (recorded(FOLDER / f"{name}.tablet") for name in ("slips", "two-full-combat"))
    assert any(entry.words[0] == UNDO for entry in slips[0].entries)
    assert slips[1] == plain[1]
