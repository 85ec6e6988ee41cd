"""Texts that are too long end with a whole word."""

from hypothesis import given
from hypothesis import strategies as some

from bot.text.direction import direct_lines, isolate_item
from bot.ui.components import cut_text


def test_a_text_that_fits_is_not_cut() -> None:
    assert cut_text("keep the lion", 13) == "keep the lion"


def test_a_text_is_cut_after_a_whole_word() -> None:
    assert cut_text("keep the lion, and the ox", 20) == "keep the lion, and…"
    assert cut_text("keep the lion, and the ox", 18) == "keep the lion…"


def test_a_word_that_is_too_long_by_itself_is_cut() -> None:
    assert cut_text("Kaupunkivaltioiden", 10) == "Kaupunkiv…"


def test_an_isolate_that_would_stay_open_is_left_out() -> None:
    text = direct_lines(f"שמירת {isolate_item('Lighthouse of the Library')}")
    assert cut_text(text, 24).count("\u2068") == cut_text(text, 24).count("\u2069")
    assert "Lighthouse of" in cut_text(text, 24)


@given(some.text("ab ,\u05d0"), some.integers(2, 40))
def test_it_always_fits(text: str, room: int) -> None:
    assert len(cut_text(text, room)) <= room
