"""A control of the panel says what a move costs and brings."""

from msgspec.structs import replace

from bot.text.voice import Voice
from bot.ui.panel import Choice, fits_custom_id, last_word_name, noted_choice
from engine.game import Facts

VOICE = Voice("en", "tigris")


def marks(label: str, notes: Facts) -> tuple[str, bool]:
    """What stands on a choice, and whether it is a gain."""
    choice = noted_choice((label,), label, notes, VOICE)
    return choice.text(), choice.scores


def test_the_label_of_a_number_or_a_code_includes_the_earlier_words() -> None:
    assert last_word_name(("tile", "temple"), VOICE) == "temple"
    assert last_word_name(("adjust", "3"), Voice("en", "wayfarers")) == "change a 3"
    assert last_word_name(("move", "A1"), Voice("en", "mesopotamia")) == "move a unit from A1"


def test_a_target_that_scores_is_marked() -> None:
    assert marks("G9", (("blue", 1), ("kingdom", "II"))) == ("G9 +1 🟦", True)
    assert marks("G9", (("kingdom", "II"),)) == ("G9", False)
    assert marks("farm", (("stock", ("farm", "farm")),)) == ("2 farms", False)
    assert marks("farm", (("stock", ("farm",)),)) == ("Farm", False)


def test_a_price_behind_a_number_is_no_sum() -> None:
    assert Choice(("a",), "die 3 to 1", ("−1 silver",)).text() == "Die 3 to 1 · −1 silver"
    assert Choice(("a",), "קובייה ל־\u20681\u2069", ("\u200f−\u20681\u2069",)).text().count("·") == 1
    assert Choice(("a",), "Toolmaker (H4)", ("−1 silver",)).text() == "Toolmaker (H4) −1 silver"
    assert Choice(("a",), "W03", ("−2 🍞",)).text() == "W03 −2 🍞"


def test_a_label_leaves_out_gains_first_then_marks_and_never_a_name_or_a_price() -> None:
    choice = Choice(("take",), "N" * 60, ("−3 silver",), ("⚑",), ("+2 silver", "+1 VP"), sign="▸", number=12)
    full = f"12 {'N' * 60} −3 silver ⚑ · +2 silver +1 VP ▸"
    assert choice.text(len(full)) == full
    assert choice.text(len(full) - 1) == f"12 {'N' * 60} −3 silver ⚑ · +1 VP ▸"
    assert choice.text(80) == f"12 {'N' * 60} −3 silver ⚑ ▸"
    assert choice.text(60) == f"12 {'N' * 60} −3 silver ▸"


def test_words_too_long_for_a_custom_id_are_detected_in_advance() -> None:
    assert fits_custom_id(10**12, 500, ("end",))
    assert not fits_custom_id(10**12, 500, ("swap", *["settlement"] * 9))


def test_a_choice_of_what_goes_is_called_by_that() -> None:
    voice = Voice("en", "mesopotamia", ("Ann", "Ben"))
    choice = noted_choice(("keep", "Q25", "Q22", "Q19"), "three quests", (("goes", "Q10"),), voice)
    assert choice.label == "Scouts and Spears (Q10)"


def test_a_number_is_kept_apart_from_a_name_that_is_one() -> None:
    """`1 1` would be no number of a choice and no card."""
    assert Choice(("card", "1"), "1 → 2", number=1).text() == "1. 1 → 2"
    assert Choice(("card", "1"), "\u200f\u20681\u2069", number=1).text().startswith("1. ")
    assert Choice(("card", "B4"), "B4", number=1).text() == "1 B4"
    long = Choice(("card", "1"), "1" * 70, marks=("a" * 8,))
    assert replace(long, number=12).text() == f"12. {long.text()}"
    assert len(replace(long, number=12).text()) <= 80
