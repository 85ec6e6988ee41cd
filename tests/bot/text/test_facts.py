"""What becomes of facts before a sentence uses them."""

import re

import pytest

from bot.text.catalog import catalog, listed
from bot.text.voice import LANGUAGES
from engine.game import Who

NAMES = ("Ann", "Ben")


def test_a_word_comes_with_its_forms_and_itself() -> None:
    facts = catalog("cs", "tigris").values({"tile": "farm"}, NAMES)
    assert facts["tile"] == "farma"
    assert facts["tile_word"] == "farm"
    assert facts["tile_accusative"] == "farmu"
    assert facts["tile_many"] == "farem"


def test_a_form_that_is_not_given_is_the_usual_one() -> None:
    assert catalog("cs", "tigris").values({"colour": "red"}, NAMES)["colour_accusative"] == "červená"


def test_what_is_no_word_stays_as_it_is() -> None:
    facts = catalog("fi", "tigris").values({"cell": "D5", "first": "IV"}, NAMES)
    assert (facts["cell"], facts["cell_genitive"], facts["first"]) == ("D5", "D5", "IV")


def test_a_list_is_joined_as_the_language_does() -> None:
    facts = catalog("fi", "tigris").values({"tiles": ("temple", "farm", "market")}, NAMES)
    assert facts["tiles"] == "temppeli, maanviljelys ja kauppapaikka"
    assert facts["tiles_or"] == "temppeli, maanviljelys tai kauppapaikka"
    assert facts["tiles_genitive"] == "temppelin, maanviljelyksen ja kauppapaikan"
    assert facts["tiles_count"] == 3


def test_equal_words_are_counted() -> None:
    facts = catalog("cs", "tigris").values({"tiles": ("temple", "farm", "farm")}, NAMES)
    assert facts["tiles_accusative"] == "chrám a\u00a02× farmu"
    assert facts["tiles_count"] == 3


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "stone and 2 bones"),
        ("cs", "kámen a\u00a02 kůstky"),
        ("fi", "kivi ja 2 luuta"),
        ("he", "אבן ושתי עצמות"),
    ],
)
def test_things_that_are_counted_have_their_plural(language: str, said: str) -> None:
    assert catalog(language, "mesopotamia").values({"goods": ("stone", "bone", "bone")}, NAMES)["goods"] == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_equal_dice_are_told_one_by_one(language: str) -> None:
    dice = catalog(language, "wayfarers").values({"dice": ("4", "4", "3")}, NAMES)["dice"]
    assert re.findall(r"\d", str(dice)) == ["4", "4", "3"]


def test_verbs_read_as_their_buttons_do() -> None:
    facts = catalog("en", "tigris").values({"verbs": ("war", "end"), "verb": "war", "source": "war"}, NAMES)
    assert facts["verbs_or"] == "Choose a war or End the turn"
    assert facts["verb"] == "Choose a war"
    assert facts["source"] == "war"


def test_numbers_stay_numbers_and_seats_are_named() -> None:
    assert catalog("en", None).values({"count": 3, "who": Who(1), "other": Who(2)}, NAMES) == {
        "count": 3,
        "who": "Ben",
        "other": "3",
    }


def test_an_english_list_has_no_comma_before_its_last_item() -> None:
    assert listed(["0", "3", "4"], "en", "or") == "0, 3 or 4"
    assert listed(["Ann", "Ben", "Cyd"], "en") == "Ann, Ben and Cyd"


def test_a_word_of_another_kind_is_another_word() -> None:
    assert catalog("en", "tigris").worded("war") == "war"
    assert catalog("en", "tigris").worded("war", "verb") == "Choose a war"


@pytest.mark.parametrize(
    ("language", "game", "goods", "said"),
    [
        ("en", "mesopotamia", ("food",), "1 food"),
        ("cs", "mesopotamia", ("stone", "clay", "clay"), "1 kámen a\xa02 hlíny"),
        ("fi", "wayfarers", ("silver", "silver", "provision"), "2 hopeaa ja 1 muona"),
        ("he", "mesopotamia", ("food",), "יחידת מזון אחת"),
        ("en", "tigris", ("temple",), "temple"),
    ],
)
def test_a_list_may_say_the_number_of_single_things_too(
    language: str, game: str, goods: tuple[str, ...], said: str
) -> None:
    assert catalog(language, game).values({"goods": goods}, NAMES)["goods_numbered"] == said
