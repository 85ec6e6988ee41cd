"""Whole games that must refold to the same end for ever."""

import re
from itertools import product
from pathlib import Path

import pytest

from engine.fold import refold
from engine.record import UNDO, Record, read
from engine.tigris.state import State
from tests.engine.tigris.golden import FOLDER, WANTED, digests
from tests.engine.tigris.positions import GAME

PATHS = sorted(FOLDER.glob("*.tablet"))
NOTED = re.compile(r"^# state (\w+): ([0-9a-f]{8})$", re.MULTILINE)


def recorded(path: Path) -> tuple[Record, dict[str, str]]:
    """A record and the digests below it."""
    text = path.read_text(encoding="utf-8")
    return read(text), dict(NOTED.findall(text))


def final(path: Path) -> State:
    return refold(GAME, recorded(path)[0]).fold.state


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_refolds_to_the_same_state(path: Path) -> None:
    whole, noted = recorded(path)
    assert digests(whole) == noted
    assert GAME.result(final(path)) is not None


def test_there_is_one_for_each_way_to_end() -> None:
    last_words = {(final(path).ended, recorded(path)[0].entries[-1].words[0]) for path in PATHS}
    assert last_words == {("tiles", "swap"), ("tiles", "end"), ("treasures", "end")}


def test_there_is_one_for_each_combination_of_options_number_of_seats_and_wish() -> None:
    headers = [recorded(path)[0].header for path in PATHS]
    chosen = {choice for header in headers for choice in header.options}
    assert chosen == {pair for option in GAME.options for pair in product((option.name,), option.choices)}
    together = {tuple(choice for _, choice in header.options) for header in headers}
    assert together == set(product(*(option.choices for option in GAME.options)))
    assert {len(header.marks) for header in headers} == set(GAME.seats)
    assert len(headers) >= 20
    assert {path.stem for path in PATHS} >= set(WANTED)


def test_one_has_moves_taken_back() -> None:
    slips, plain = (recorded(FOLDER / f"{name}.tablet") for name in ("slips", "ends-by-treasures"))
    assert any(entry.words[0] == UNDO for entry in slips[0].entries)
    assert slips[1]["last"] == plain[1]["last"]
