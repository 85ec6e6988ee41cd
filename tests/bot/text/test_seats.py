"""Two players who look alike are told apart in every text that names a seat."""

import ast
from pathlib import Path

import pytest

import bot
from bot.model.roster import Chair, Roster
from bot.text.names import MAX_NAME_LENGTH, clean_name
from bot.text.seats import seat_names, successor_name, voice_at_table
from bot.text.voice import LANGUAGES
from engine.game import SeatRef

ALIKE = Roster((Chair("archer", 1, "Ann"), Chair("bull", 2, "АNN"), Chair("pot", None, "Ben")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_with_a_similar_name_is_named_with_a_mark(language: str) -> None:
    voice = voice_at_table(language, "tigris", ALIKE, markdown=False)
    ann, other, ben = voice.names
    assert (ann, other) == (f"Ann ({voice.word('archer')})", f"АNN ({voice.word('bull')})")
    assert ben == "Ben"
    people = voice.people((0, 1, 2))
    assert ann in people
    assert other in people
    assert ann in voice.say("board-undone", name=SeatRef(0))


def test_people_who_look_different_are_called_as_they_call_themselves() -> None:
    assert seat_names("en", "tigris", Roster((Chair("archer", 1, "Ann"), Chair("bull", 2, "Anna")))) == ("Ann", "Anna")


def test_before_marks_are_chosen_the_number_of_the_seat_tells_them_apart() -> None:
    assert seat_names("en", "tigris", Roster((Chair("", 1, "Ann"), Chair("", 2, "ann")))) == ("Ann (1)", "ann (2)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_keep_their_marks(language: str) -> None:
    roster = Roster((Chair("archer", 1, "W" * 32), Chair("bull", 2, "w" * 32)))
    names = [clean_name(name) for name in seat_names(language, "tigris", roster)]
    assert all(len(name) <= MAX_NAME_LENGTH and name.endswith(")") for name in names)
    assert names[0].casefold() != names[1].casefold()


def test_the_former_holder_of_a_seat_is_named_with_its_mark() -> None:
    assert successor_name("en", "tigris", ALIKE, 2, "ann") == "ann (pot)"
    assert successor_name("en", "tigris", ALIKE, 2, "Cyd") == "Cyd"


def test_names_of_seats_are_made_in_one_place() -> None:
    """A voice that gets the names of a roster unchanged could name two people alike."""
    found = []
    for path in sorted(Path(bot.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Voice":
                found += [f"{path.name}:{node.lineno}" for part in _parts(node) if part.endswith("roster.names")]
    assert found == []


def _parts(call: ast.Call) -> list[str]:
    """The names that are read in the arguments of a call."""
    arguments = (*call.args, *(keyword.value for keyword in call.keywords))
    return [
        ast.unparse(node) for argument in arguments for node in ast.walk(argument) if isinstance(node, ast.Attribute)
    ]
