"""Signs and letters of the four colours."""

from render.kit.symbols import letters_of
from tests.support.readers import look


def test_letters_are_the_languages() -> None:
    assert letters_of(look("cs")) == ("C", "F", "T", "O")
