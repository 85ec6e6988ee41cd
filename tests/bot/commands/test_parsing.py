"""Typed words: as people type them."""

import pytest

from bot.commands.parsing import matching, recognise, spell
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
    assert recognise(typed, ("temple", "farm"), worded) == "temple"


@pytest.mark.parametrize("typed", ["", "…", "tem", "market"])
def test_nothing_is_made_up(typed: str) -> None:
    assert recognise(typed, ("temple", "farm", ""), worded) is None


def test_a_move_is_spelled_as_the_game_spells_it() -> None:
    assert spell("tile", ["chrám", "c4"], offered, worded) == ("tile", "temple", "C4")


def test_the_order_of_the_words_does_not_matter() -> None:
    assert spell("swap", ["farm", "temple"], offered, worded) == ("swap", "temple", "farm")
    assert spell("swap", ["farm"], offered, worded) == ("swap", "farm")


def test_what_is_not_on_offer_keeps_the_case_that_games_use() -> None:
    assert spell("tile", ["Temple", "e6"], offered, worded) == ("tile", "temple", "E6")
    assert spell("leader", ["King", "b11"], offered, worded) == ("leader", "king", "B11")


def test_suggestions_begin_with_what_was_typed_before_they_contain_it() -> None:
    assert matching("ar", ("farm", "archer"), str) == [("archer", "archer"), ("farm", "farm")]
    assert matching("chr", ("temple", "farm"), worded) == [("chrám", "temple")]
    assert matching("", ("temple", "farm"), worded) == [("chrám", "temple"), ("farma", "farm")]
