"""Typed text is the move that people mean, or none: never another cell."""

import pytest

from bot.text.typed_moves import (
    ends_with_cell,
    find_moves,
    is_called,
    matching_moves,
    nearest_moves,
    plain_parts,
    suggestions,
    without_mention,
)
from bot.text.voice import Voice
from engine.game import Words

MOVES: list[Words] = [
    ("tile", "farm", "G1"),
    ("tile", "farm", "G10"),
    ("tile", "farm", "G9"),
    ("tile", "temple", "G9"),
    ("leader", "farmer", "D5"),
    ("leader", "king", "D5"),
    ("withdraw", "king"),
    ("swap", "farm"),
    ("swap", "farm", "temple"),
    ("support", "2"),
    ("support", "12"),
    ("end",),
]
READER = Voice("en", "tigris")


def test_the_words_of_a_move_may_be_shortened_and_come_in_any_order() -> None:
    for typed in ("f g9", "g9 f", "farm G9", "tile farm g9", "F,G9", "place farm g9"):
        assert matching_moves(READER, typed, MOVES) == [("tile", "farm", "G9")]
    assert matching_moves(READER, "t g9", MOVES) == [("tile", "temple", "G9")]
    assert matching_moves(READER, "king d5", MOVES) == [("leader", "king", "D5")]
    assert matching_moves(READER, "2", MOVES) == [("support", "2")]
    assert matching_moves(READER, "end", MOVES) == [("end",)]


def test_a_cell_is_never_taken_for_the_beginning_of_another() -> None:
    assert matching_moves(READER, "f g1", MOVES) == [("tile", "farm", "G1")]
    assert matching_moves(READER, "f g1", [move for move in MOVES if "G1" not in move]) == []
    assert matching_moves(READER, "1", MOVES) == []


def test_an_ambiguous_text_is_no_move() -> None:
    assert set(matching_moves(READER, "king", MOVES)) == {("leader", "king", "D5"), ("withdraw", "king")}
    assert set(matching_moves(READER, "g9", MOVES)) == {("tile", "farm", "G9"), ("tile", "temple", "G9")}
    assert matching_moves(READER, "", MOVES) == matching_moves(READER, "queen d5", MOVES) == []


def test_a_move_goes_before_a_longer_one_that_has_all_its_words() -> None:
    assert matching_moves(READER, "swap farm", MOVES) == [("swap", "farm")]
    assert matching_moves(READER, "swap temple farm", MOVES) == [("swap", "farm", "temple")]


@pytest.mark.parametrize(
    "typed",
    [
        "swap 2 temples and farm",
        "swap farm and 2 temples",
        "swap 2 × temple, farm",
        "vyměnit 2 chrámy a farma",
        "vaihda 2 temppeliä ja maanviljelys",
        "החלפת שני מקדשים, חווה",
        "swap temple temple farm",
    ],
)
def test_several_tiles_may_be_typed_by_their_number(typed: str) -> None:
    moves: list[Words] = [
        ("swap", "temple", "farm"),
        ("swap", "temple", "temple", "farm"),
        ("swap", "temple", "temple"),
    ]
    assert matching_moves(READER, typed, [*MOVES, *moves]) == [("swap", "temple", "temple", "farm")]


def test_words_of_every_language_are_understood_and_the_readers_own_may_be_shortened() -> None:
    for typed in ("král D5", "kuningas d5", "מלך D5", "kral d5"):
        assert matching_moves(READER, typed, MOVES) == [("leader", "king", "D5")]
    assert matching_moves(Voice("fi", "tigris"), "kun d5", MOVES) == [("leader", "king", "D5")]
    assert matching_moves(READER, "kun d5", MOVES) == []
    assert is_called("lopeta", "button-undo") is False
    assert all(is_called(Voice(language).say("button-undo"), "button-undo") for language in ("en", "cs", "fi", "he"))


def test_suggestions_have_an_exact_match_first_and_then_what_it_begins() -> None:
    found = [one.move for one in find_moves(READER, "f g1", MOVES, short_cells=True)]
    assert found == [("tile", "farm", "G1"), ("tile", "farm", "G10")]
    assert ends_with_cell("f g1")
    assert ends_with_cell("2")
    assert not ends_with_cell("farm g")
    assert plain_parts(" Farm,  g-9 ") == ("farm", "g9")


@pytest.mark.parametrize(
    "typed",
    [
        "king to d5",
        "king on d5",
        "put the king on D5, please",
        "king d 5",
        "king d05",
        "král na d5",
        "kuningas ruutuun D5",
        "מלך על d5",
        "d 05 king",
        "please move my king to d5 now",
        "polož krále na d5",
        "aseta kuningas d5:een",
        "siirrä kuningas ruutuun D5 nyt",
        "מלך ל-d5",
        "שים מלך בd5 עכשיו",
    ],
)
def test_words_between_and_other_ways_to_write_a_cell_are_understood(typed: str) -> None:
    assert matching_moves(READER, typed, MOVES) == [("leader", "king", "D5")]


def test_what_a_cell_is_written_like_is_no_other_cell() -> None:
    assert matching_moves(READER, "f g 1", MOVES) == [("tile", "farm", "G1")]
    assert matching_moves(READER, "f g010", MOVES) == [("tile", "farm", "G10")]
    assert matching_moves(READER, "to g2", MOVES) == []
    assert matching_moves(READER, "on the", MOVES) == []


def test_a_misspelled_word_is_not_played_but_suggested_first() -> None:
    for typed in ("kign d5", "kinh d5", "kign on d5", "d5 knig"):
        assert matching_moves(READER, typed, MOVES) == [], typed
        assert nearest_moves(READER, typed, MOVES)[0] == ("leader", "king", "D5"), typed
        assert suggestions(READER, typed, MOVES)[0] == ("leader", "king", "D5"), typed
    assert nearest_moves(Voice("fi", "tigris"), "kunigas d5", MOVES)[0] == ("leader", "king", "D5")


def test_what_has_most_of_a_text_is_the_nearest() -> None:
    assert nearest_moves(READER, "queen d5", MOVES)[:2] == [("leader", "farmer", "D5"), ("leader", "king", "D5")]
    assert nearest_moves(READER, "temple g10", MOVES)[0] in [("tile", "farm", "G10"), ("tile", "temple", "G9")]
    assert set(nearest_moves(READER, "farm temple g9", MOVES)[:3]) == {
        ("tile", "farm", "G9"),
        ("tile", "temple", "G9"),
        ("swap", "farm", "temple"),
    }
    assert nearest_moves(READER, "xyz", MOVES) == []


def test_a_mention_before_a_move_is_left_out() -> None:
    for typed in ("<@123456789012345678> king d5", "<@!12> king d5", "@Dubsar king d5", " <@&12>king d5"):
        assert without_mention(typed) == "king d5"
    assert without_mention("king d5") == "king d5"
