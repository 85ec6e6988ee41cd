"""The texts of boards: what happened, turn by turn."""

import re

import pytest

from bot.messages.board import fitting
from bot.text.catalog import FOLDER
from bot.text.voice import Voice

NAMES = ("Ann", "Ann B", "Computer 1")


def told(*lines: str, language: str = "en") -> list[str]:
    return fitting(lines, ["Ann is to move."], Voice(language, "tigris", NAMES)).split("\n")


def test_who_does_several_things_is_named_once() -> None:
    turn = (
        "Ann places a tile.",
        "Ann scores.",
        "New cards.",
        "Ann ends the turn.",
        "Computer 1 plays.",
        "Computer 1 ends.",
    )
    assert told(*turn) == [
        "Ann places a tile.",
        "- scores.",
        "New cards.",
        "Ann ends the turn.",
        "Computer 1 plays.",
        "- ends.",
        "Ann is to move.",
    ]


def test_a_name_that_another_begins_with_is_another_name() -> None:
    assert told("Ann plays.", "Ann B plays.", "Ann B ends.", "Anna plays.", "Ann's leader goes.")[:5] == [
        "Ann plays.",
        "Ann B plays.",
        "- ends.",
        "Anna plays.",
        "Ann's leader goes.",
    ]


def test_where_the_beginning_is_left_out_the_name_stands() -> None:
    lines = told(*(f"Ann places tile {number:03}." for number in range(300)))
    assert lines[1].startswith("Ann places tile")
    assert {line[:2] for line in lines[2:-1]} == {"- "}


@pytest.mark.parametrize("line", ["\u200f\u2068Ann\u2069: {}", "\u2068Ann\u2069 {}"])
def test_marks_of_direction_stay(line: str) -> None:
    mark = "\u200f" * line.startswith("\u200f")
    assert told(line.format("א"), line.format("ב"), language="he")[:2] == [line.format("א"), f"- {mark}ב"]


def test_no_czech_sentence_is_left_to_begin_with_a_word_that_stands_second() -> None:
    files = list(FOLDER.glob("*/cs/events.ftl"))
    assert files
    assert [found for file in files for found in re.findall(r".*\{ \$who \} s[ie] .*", file.read_text("utf-8"))] == []
