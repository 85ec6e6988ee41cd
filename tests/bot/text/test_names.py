"""Names cannot disturb the text that they stand in."""

import pytest

from bot.text.names import clean_name, escape_name


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Ann", "Ann"),
        ("*Ann*", r"\*Ann\*"),
        ("__Ann__", r"\_\_Ann\_\_"),
        ("||Ann||", r"\|\|Ann\|\|"),
        ("`Ann`", r"\`Ann\`"),
        ("<@123>", r"\<\@123\>"),
        ("@everyone", r"\@everyone"),
        ("[Ann](x)", r"\[Ann\]\(x\)"),
        ("# Ann", r"\# Ann"),
        ("a\\b", r"a\\b"),
        ("Žofie Řeháčková", "Žofie Řeháčková"),
        ("נועה", "נועה"),
    ],
)
def test_formatting_is_escaped(name: str, written: str) -> None:
    assert escape_name(name) == written


@pytest.mark.parametrize("sign", "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
def test_nothing_that_turns_the_text_round_comes_through(sign: str) -> None:
    assert clean_name(f"A{sign}nn") == "Ann"


def test_a_name_is_one_line() -> None:
    assert clean_name(" Ann\r\n\u2028 of\tUr\x00 ") == "Ann of Ur"


def test_joined_emoji_stay_whole() -> None:
    assert clean_name("👩\u200d🌾") == "👩\u200d🌾"
