"""The difference between two players' names is not left out where a picture has little room."""

import pytest

from render.drawing.text import text_width
from render.kit.names import MIN_SIZE, fit_player_name


@pytest.mark.parametrize("name", ["Paul (archer)", "Paul (jousimies)", "דנה (קשת)", "Computer 12", "Wilma B (pot)"])
def test_a_number_or_a_mark_at_the_end_of_a_name_stays(name: str) -> None:
    room = text_width(name, MIN_SIZE, 700) * 0.7
    shown = fit_player_name(name, room, MIN_SIZE)
    assert shown.text == name
    assert text_width(*shown, 700) <= room + 0.01


def test_another_long_name_is_its_first_word() -> None:
    assert fit_player_name("Ann Elizabeth Somebody", 120, MIN_SIZE).text == "Ann"
