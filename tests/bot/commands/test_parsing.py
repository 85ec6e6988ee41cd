"""From what a person typed to words, days and times."""

from datetime import date

import pytest

from bot.commands.parsing import day_start, match_move, match_word, matching_words, parse_day, parse_time, today_in_zone
from bot.model.errors import NotADate, NotATimeOfDay
from engine.game import Words

CZECH = {"temple": "chrám", "farm": "farma", "king": "král"}


def worded(word: str) -> str:
    return CZECH.get(word, word)


def offered(words: Words) -> tuple[str, ...]:
    tree: dict[Words, tuple[str, ...]] = {
        ("tile",): ("temple", "farm"),
        ("tile", "temple"): ("C4", "D5"),
        ("tile", "temple", "C4"): ("",),
        ("swap",): ("temple", "farm"),
        ("swap", "temple"): ("", "farm"),
        ("swap", "temple", "farm"): ("",),
        ("swap", "farm"): ("",),
    }
    return tree.get(words, ())


@pytest.mark.parametrize("typed", ["temple", "Temple", "chrám", "CHRAM", " temple "])
def test_a_word_is_recognised_however_it_is_written(typed: str) -> None:
    assert match_word(typed, ("temple", "farm"), worded) == "temple"


@pytest.mark.parametrize("typed", ["", "…", "tem", "market"])
def test_nothing_is_made_up(typed: str) -> None:
    assert match_word(typed, ("temple", "farm", ""), worded) is None


def test_a_move_is_spelled_as_the_game_spells_it() -> None:
    assert match_move("tile", ["chrám", "c4"], offered, worded) == ("tile", "temple", "C4")


def test_the_order_of_the_words_does_not_matter() -> None:
    assert match_move("swap", ["farm", "temple"], offered, worded) == ("swap", "temple", "farm")
    assert match_move("swap", ["farm"], offered, worded) == ("swap", "farm")


def test_what_is_not_on_offer_keeps_the_case_that_games_use() -> None:
    assert match_move("tile", ["Temple", "e6"], offered, worded) == ("tile", "temple", "E6")
    assert match_move("leader", ["King", "b11"], offered, worded) == ("leader", "king", "B11")


def test_suggestions_begin_with_what_was_typed_before_they_contain_it() -> None:
    assert matching_words("ar", ("farm", "archer"), str) == [("archer", "archer"), ("farm", "farm")]
    assert matching_words("chr", ("temple", "farm"), worded) == [("chrám", "temple")]
    assert matching_words("", ("temple", "farm"), worded) == [("chrám", "temple"), ("farma", "farm")]


TODAY = date(2026, 3, 5)


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2026-12-24", date(2026, 12, 24)),
        (" 24.12.2026 ", date(2026, 12, 24)),
        ("24. 12.", date(2026, 12, 24)),
        ("4.3.", date(2027, 3, 4)),
        ("5.3", date(2026, 3, 5)),
    ],
)
def test_a_day_is_read_in_several_forms(typed: str, day: date) -> None:
    assert parse_day(typed, TODAY) == day


@pytest.mark.parametrize("typed", ["", "tomorrow", "2026-02-30", "31.4.", "12/24"])
def test_a_text_that_is_no_day_is_refused(typed: str) -> None:
    with pytest.raises(NotADate):
        parse_day(typed, TODAY)


@pytest.mark.parametrize(("typed", "minute"), [("7", 420), ("07:30", 450), ("22.00", 1320), ("0:00", 0)])
def test_a_time_is_read_in_several_forms(typed: str, minute: int) -> None:
    assert parse_time(typed) == minute


@pytest.mark.parametrize("typed", ["", "24:00", "7:60", "noon", "7:5"])
def test_a_text_that_is_no_time_is_refused(typed: str) -> None:
    with pytest.raises(NotATimeOfDay):
        parse_time(typed)


def test_days_begin_at_local_midnight() -> None:
    assert day_start(date(1970, 1, 2), "UTC") == 86400
    assert day_start(date(1970, 1, 2), "Europe/Prague") == 86400 - 3600
    assert today_in_zone(86400 - 1800, "Europe/Prague") == date(1970, 1, 2)
