"""Discord's limits on application commands."""

import pytest

from bot.sandbox.json_types import Json
from bot.sandbox.limits.commands import check_commands, command_length
from tests.support.refusals import refused


def command(**changed: object) -> Json:
    """A command that is right, but for what is changed."""
    return {"name": "tigris", "description": "A game", **changed}


def option(**changed: object) -> Json:
    """An option that is right, but for what is changed."""
    return {"type": 3, "name": "tile", "description": "Which", **changed}


SUB = option(type=1, name="sub")
GROUP = option(type=2, name="group", options=[SUB])
COMMANDS: list[tuple[Json, str]] = [
    (command(name="Tigris"), "/0/name"),
    (command(name="two words"), "/0/name"),
    (command(name="x" * 33), "/0/name"),
    (command(description=""), "/0/description"),
    (command(description="x" * 101), "/0/description"),
    (command(description_localizations={"cs": "x" * 101}), "/0/description_localizations/cs"),
    (command(description_localizations={"eo": "x"}), "/0/description_localizations/eo"),
    (command(name_localizations={"fi": "Iso"}), "/0/name_localizations/fi"),
    (command(options=[option(name=f"o{number}") for number in range(26)]), "/0/options"),
    (command(options=[option(), option()]), "/0/options/0/name"),
    (command(options=[option(), option(name="cell", required=True)]), "/0/options/1"),
    (command(options=[option(), SUB]), "/0/options"),
    (command(options=[option(type=12)]), "/0/options/0/type"),
    (command(options=[option(type=2, name="g", options=[GROUP])]), "/0/options/0/options/0/type"),
    (command(options=[option(choices=[{"name": "x", "value": "x"}] * 26)]), "/0/options/0/choices"),
    (command(options=[option(choices=[{"name": "x", "value": "x" * 101}])]), "/0/options/0/choices/0/value"),
    (command(options=[option(choices=[{"name": "x", "value": "x"}], autocomplete=True)]), "/0/options/0/autocomplete"),
]


@pytest.mark.parametrize(("wrong", "place"), COMMANDS)
def test_a_command_is_refused_where_it_is_wrong(wrong: Json, place: str) -> None:
    assert place in refused(lambda: check_commands([wrong]))


def test_commands_that_are_right_are_taken() -> None:
    check_commands([command(options=[GROUP, SUB]), command(name="šachy", options=[option(required=True)])])


def test_two_commands_of_one_name_are_refused() -> None:
    assert refused(lambda: check_commands([command(), command()])) == {"/0/name", "/1/name"}


def test_the_longest_translation_counts() -> None:
    one = command(description="short", description_localizations={"cs": "much longer", "fi": "long"})
    assert command_length(one) == len("tigris") + len("much longer")
    many = [option(name=f"o{number}", description="x" * 100) for number in range(25)]
    groups = [option(type=1, name=f"s{number}", options=many) for number in range(4)]
    assert refused(lambda: check_commands([command(options=groups)])) == {"/0"}
