"""Whole games that must refold to the same end for ever."""

from itertools import product
from pathlib import Path

import pytest

from engine.fold import refold
from engine.record import UNDO, Record, read
from engine.wayfarers.state import State
from tests.engine.wayfarers.golden import FOLDER, PEOPLE, WANTED, final_digest
from tests.engine.wayfarers.playing import GAME

PATHS = sorted(FOLDER.glob("*.tablet"))


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


def test_there_is_one_for_each_option_and_number_of_seats() -> None:
    headers = [recorded(path)[0].header for path in PATHS]
    chosen = {choice for header in headers for choice in header.options}
    assert chosen == {pair for option in GAME.options for pair in product((option.name,), option.choices)}
    assert {len(header.marks) for header in headers} == set(GAME.seats)
    assert {path.stem for path in PATHS} >= set(WANTED)


def test_they_have_every_verb() -> None:
    verbs = {entry.words[0] for path in PATHS for entry in recorded(path)[0].entries}
    assert verbs == {*PEOPLE, "allow", "deny", UNDO}


def test_one_has_moves_taken_back() -> None:
    slips, plain = (recorded(FOLDER / f"{name}.tablet") for name in ("slips", "against-space"))
    assert any(entry.words[0] == UNDO for entry in slips[0].entries)
    assert slips[1] == plain[1]
