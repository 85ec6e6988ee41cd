"""Lettering."""

import unicodedata

import pytest

from render.drawing import text
from render.drawing.text import (
    BOLD,
    HEAVY,
    MEDIUM,
    fit_text,
    is_hebrew,
    is_writable,
    text_width,
    wrap_text,
    writable_name,
)


def test_a_text_that_fits_keeps_its_size() -> None:
    assert fit_text("Bo", 100, 16, BOLD, 8) == ("Bo", 16)


@pytest.mark.parametrize("name", ["Bartoloměj Řeháček", "Maanviljelijä", "נועה בן־דוד"])
def test_a_long_text_shrinks_until_it_fits(name: str) -> None:
    shown, size = fit_text(name, 60, 16, BOLD, 4)
    assert shown == name
    assert text_width(shown, size, BOLD) <= 60.01


def test_below_the_least_size_the_end_is_lost() -> None:
    shown, size = fit_text("W" * 60, 60, 16, BOLD, 10)
    assert size == 10
    assert shown.endswith("…")
    assert text_width(shown, size, BOLD) <= 60.01


def test_names_lose_what_the_font_lacks() -> None:
    assert writable_name("Ann 🦁 Lee", "lion") == "Ann Lee"
    assert writable_name("Žofie\u202e", "lion") == "Žofie"
    assert writable_name("Zˇofie".replace("ˇ", "\u030c"), "lion") == unicodedata.normalize("NFC", "Z\u030cofie")


@pytest.mark.parametrize("name", ["日本", "🦁🦁", "", " … ", "\u200f\u200f"])
def test_names_without_a_readable_sign_give_way(name: str) -> None:
    assert writable_name(name, "lion") == "lion"


@pytest.mark.parametrize("weight", [MEDIUM, BOLD, HEAVY])
def test_all_that_counts_as_writable_is_in_every_face(weight: int) -> None:
    font = text.load_font(weight, 40)
    missing = bytes(font.getmask("\U0010fffd"))
    signs = [chr(code) for code in range(0x20, 0x20B0) if is_writable(chr(code)) and not chr(code).isspace()]
    assert [sign for sign in signs if bytes(font.getmask(sign)) == missing] == []
    assert set("ěščřžýáíéúůďťňäöåÄÖאבגדהוזחטיכלמנסעפצקרשתךםןףץ") <= set(signs)


@pytest.mark.parametrize("weight", [MEDIUM, BOLD, HEAVY])
def test_outlines_are_taken_as_they_are(weight: int) -> None:
    """Where a file has instructions, FreeType makes none for each letter."""
    font = (text._FONT_FOLDER / f"Rubik-{weight}.ttf").read_bytes()
    tables = [font[start : start + 4] for start in range(12, 12 + 16 * int.from_bytes(font[4:6], "big"), 16)]
    assert b"prep" in tables


@pytest.mark.parametrize("weight", [MEDIUM, BOLD, HEAVY])
def test_pairs_of_letters_tell_how_wide_a_text_is(weight: int) -> None:
    font = text.load_font(weight, 100)
    for string in ("AVATAR To Type", "Bartoloměj Řeháček: +12", "Tyttö (3)", "[Ta]", "נועה AVA", ""):
        assert text_width(string, 100, weight) == font.getlength(string, direction=text.shaping_direction(string))
        if text.is_left_to_right(string):
            starts = text.letter_starts(string, 50, weight)
            assert starts[-1] == text_width(string, 50, weight)
            assert starts == sorted(starts)


def test_the_first_letter_decides_the_direction() -> None:
    assert is_hebrew("12 נועה Ann")
    assert not is_hebrew("12 Ann נועה")
    assert not is_hebrew("123")


def test_without_the_shaping_library_hebrew_is_turned_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "HAS_SHAPING_LIBRARY", False)
    assert text.shaping_direction("נועה") is None
    assert text.in_visual_order("נועה") == "העונ"
    assert text.in_visual_order("Ann") == "Ann"


@pytest.mark.parametrize("room", range(60, 400, 20))
def test_a_number_stays_on_the_line_of_the_word_before_it_and_lines_read_as_their_text(room: int) -> None:
    for said in ("When resting: strength +3.", "במנוחה: עוצמה +3. אחרי כן \u200e+2\u200e"):
        lines = wrap_text(said, room, 26, BOLD)
        assert " ".join(line.strip("\u200f") for line in lines) == said
        assert not any(line.strip("\u200e\u200f").startswith("+") for line in lines)
        assert {is_hebrew(line) for line in lines} == {is_hebrew(said)}


@pytest.mark.parametrize("room", range(60, 400, 20))
def test_text_after_a_colon_stays_on_its_line(room: int) -> None:
    for said in ("Nopat (an): liikkeitä: 1.", "טאבלט לכל אחת: 2."):
        assert not any(line.strip("\u200f")[0].isdigit() for line in wrap_text(said, room, 26, BOLD))
