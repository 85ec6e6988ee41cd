"""The texts of boards: what happened, turn by turn."""

import re
from collections.abc import Iterable

import pytest

from bot.messages.board import ending_lines, fit_lines
from bot.text.catalog import CATALOG_FOLDER
from bot.text.direction import without_marks
from bot.text.voice import LANGUAGES, Voice
from engine.game import Event, Result, public_events
from engine.record import Header
from engine.registry import GAMES, AnyGame, find_game
from tests.engine.playouts import playout

NAMES = ("Ann", "Ann B", "Computer 1")


def told(*lines: str, language: str = "en") -> list[str]:
    return fit_lines(lines, ["Ann is to move."], Voice(language, "tigris", NAMES)).split("\n")


def test_a_player_who_does_several_things_is_named_once() -> None:
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
    files = list(CATALOG_FOLDER.glob("*/cs/events.ftl"))
    assert files
    assert [found for file in files for found in re.findall(r".*\{ \$who \} s[ie] .*", file.read_text("utf-8"))] == []


def _together(game: str, language: str, events: Iterable[Event]) -> list[str]:
    """The lines of a board that tells these events."""
    voice = Voice(language, game, NAMES)
    return fit_lines([voice.event(event) for event in events], [], voice).split("\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("empire", find_game("mesopotamia").marks)
def test_the_turn_of_a_games_own_empire_is_listed_below_its_name(language: str, empire: str) -> None:
    over = Event("turn-ended", (("who", empire),))
    first, second = _together("mesopotamia", language, (over, over))
    assert second.startswith("- ")
    assert Voice(language, "mesopotamia").word(empire).casefold() in first.casefold()
    assert Voice(language, "mesopotamia").word(empire).casefold() not in second.casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rivals_turn_is_listed_below_its_name(language: str) -> None:
    shuffled = Event("rival-shuffled", ())
    first, second = _together("wayfarers", language, (shuffled, shuffled))
    assert (
        second
        == f"- {without_marks(first).partition(' ')[2] if language != 'en' else first.removeprefix('The opponent ')}"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_line_below_a_name_begins_with_a_dash(game: AnyGame, language: str) -> None:
    voice = Voice(language, game.name, NAMES)
    for number in range(2):
        events = [event for played in playout(game, number).played for event in public_events(played.step.events)]
        for some in range(0, len(events), 12):
            lines = [
                without_marks(line)
                for line in fit_lines([voice.event(event) for event in events[some : some + 12]], [], voice).split("\n")
            ]
            assert [line for line in lines if re.match("- ?[–:]", line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_says_what_it_counts(language: str) -> None:
    for game, scores, rivals in (
        ("ur", ((7,), (0,)), ()),
        ("wayfarers", ((13, 1, 0, 0),), ((51, 4, 3, 2),)),
        ("mesopotamia", ((24, 1),), ((25, 2),)),
        ("mesopotamia", ((1, 24, 1),), ((0, 25, 2),)),
    ):
        result = Result(tuple(range(1, len(scores) + 1)), scores, "", rivals)
        header = Header(game, 1, (), ("a",) * len(scores), "", bytes(4))
        _, *ranks, _ = ending_lines(Voice(language, game, NAMES), result, header, ())
        assert len(ranks) == len(scores) + len(rivals)
        for line in map(without_marks, ranks):
            assert re.search(r": (\d+ )?[^\W\d].*[^\W\d]$", line), line
