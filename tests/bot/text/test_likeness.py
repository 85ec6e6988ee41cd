"""Names that the eye takes for one another, and names that it does not."""

import pytest

from bot.text.names import look_alike


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "Ａｎｎ"),
        ("Ann", "𝓐nn"),
        ("Ann", "Аnn"),
        ("Ann", "Αnn"),
        ("Ann", "Ꭺnn"),
        ("Ann", " An\u200dn"),
        ("Ann", "Ann\ufe0f"),
        ("Ann", "A\u200fnn"),
        ("Paul", "PauI"),
        ("Paul", "pau1"),
        ("ian", "Ian"),
        ("O0O", "0OO"),
        ("Modern", "rnodern"),
        ("José", "Jose\u0301"),
        ("Straße", "STRASSE"),
        ("Řeháček", "řeháČEK"),
        ("דנה", "דנה\u200d"),
        ("\u200b", "?"),
    ],
)
def test_these_look_alike(name: str, other: str) -> None:
    assert look_alike(name, other)
    assert look_alike(other, name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "Anna"),
        ("Ann", "Ben"),
        ("Eva", "Iva"),
        ("Tom", "Tim"),
        ("Matti", "Mätti"),
        ("Jose", "José"),
        ("Petr", "Petř"),
        ("דנה", "דינה"),
        ("Computer 1", "Computer 2"),
        ("Ann Lee", "AnnLee"),
    ],
)
def test_these_do_not(name: str, other: str) -> None:
    assert not look_alike(name, other)
