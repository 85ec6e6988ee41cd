"""Facts are prepared before a sentence uses them."""

import re
from collections.abc import Mapping
from functools import partial

import pytest

from bot.text.catalog import Value, catalog, join_list
from bot.text.voice import LANGUAGES
from engine.game import Fact, SeatRef

NAMES = ("Ann", "Ben")


class Values(dict[str, Value]):
    """What entries may use of facts, as far as it is asked for."""

    def __init__(self, language: str, game: str | None, facts: Mapping[str, Fact]) -> None:
        self.told = partial(catalog(language, game).values, facts, NAMES)

    def __missing__(self, name: str) -> Value:
        return self.told((name,))[name]


def test_a_word_comes_with_its_forms_and_itself() -> None:
    facts = Values("cs", "tigris", {"tile": "farm"})
    assert facts["tile"] == "farma"
    assert facts["tile_word"] == "farm"
    assert facts["tile_accusative"] == "farmu"
    assert facts["tile_many"] == "farem"


def test_a_form_that_is_not_given_is_the_usual_one() -> None:
    assert Values("cs", "tigris", {"colour": "red"})["colour_accusative"] == "červená"


def test_an_unknown_word_stays_unchanged() -> None:
    facts = Values("fi", "tigris", {"cell": "D5", "first": "IV"})
    assert (facts["cell"], facts["cell_genitive"], facts["first"]) == ("D5", "D5", "IV")


def test_a_list_is_joined_as_the_language_does() -> None:
    facts = Values("fi", "tigris", {"tiles": ("temple", "farm", "market")})
    assert facts["tiles"] == "temppeli, maanviljelys ja kauppapaikka"
    assert facts["tiles_or"] == "temppeli, maanviljelys tai kauppapaikka"
    assert facts["tiles_genitive"] == "temppelin, maanviljelyksen ja kauppapaikan"
    assert facts["tiles_count"] == 3


def test_equal_words_are_counted() -> None:
    facts = Values("cs", "tigris", {"tiles": ("temple", "farm", "farm"), "leaders": ("king", "king")})
    assert facts["tiles_accusative"] == "chrám a\u00a02 farmy"
    assert facts["leaders_accusative"] == "2× krále"
    assert facts["tiles_count"] == 3


@pytest.mark.parametrize(
    ("language", "form", "goods", "said"),
    [
        ("cs", "accusative", ("tablet", "clay", "clay"), "1 tabulku a\xa02 hlíny"),
        ("cs", "accusative", ("bone-1", "spearman-2"), "1 kůstku a\xa02 kopiníky"),
        ("fi", "genitive", ("tablet", "bone", "bone"), "1 taulun ja 2 luuta"),
        ("fi", "genitive", ("clay-1", "clay-3"), "1 saven ja 3 savea"),
    ],
)
def test_counted_nouns_have_their_case(language: str, form: str, goods: tuple[str, ...], said: str) -> None:
    facts = Values(language, "mesopotamia", {"goods": goods, "good": goods[0]})
    assert facts[f"goods_{form}_numbered"] == said
    assert said.startswith(str(facts[f"good_{form}_numbered"]))


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "stone and 2 bones"), ("cs", "kámen a\u00a02 kůstky"), ("fi", "kivi ja 2 luuta"), ("he", "אבן ושתי עצמות")],
)
def test_things_that_are_counted_have_their_plural(language: str, said: str) -> None:
    assert Values(language, "mesopotamia", {"goods": ("stone", "bone", "bone")})["goods"] == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_equal_dice_are_listed_one_by_one(language: str) -> None:
    dice = Values(language, "wayfarers", {"dice": ("4", "4", "3")})["dice"]
    assert re.findall(r"\d", str(dice)) == ["4", "4", "3"]


def test_verbs_read_as_their_buttons_do() -> None:
    facts = Values("en", "tigris", {"verbs": ("war", "end"), "verb": "war", "source": "war"})
    assert facts["verbs_or"] == "Choose a war or End the turn"
    assert facts["verb"] == "Choose a war"
    assert facts["source"] == "war"


def test_numbers_stay_numbers_and_seats_are_named() -> None:
    facts = Values("en", None, {"count": 3, "who": SeatRef(1), "other": SeatRef(2)})
    assert (facts["count"], facts["who"], facts["other"]) == (3, "Ben", "3")


def test_no_fact_is_passed_to_an_entry_that_ignores_it() -> None:
    said = catalog("cs", "tigris")
    assert said.values({"tile": "farm", "count": 3}, NAMES, ("tile_many", "other", "count_many")) == {
        "tile_many": "farem"
    }


def test_an_english_list_has_no_comma_before_its_last_item() -> None:
    assert join_list(["0", "3", "4"], "en", "or") == "0, 3 or 4"
    assert join_list(["Ann", "Ben", "Cyd"], "en") == "Ann, Ben and Cyd"


def test_a_word_of_another_kind_is_another_word() -> None:
    assert catalog("en", "tigris").translate_word("war") == "war"
    assert catalog("en", "tigris").translate_word("war", "verb") == "Choose a war"


@pytest.mark.parametrize(
    ("language", "game", "goods", "said"),
    [
        ("en", "mesopotamia", ("food",), "1 food"),
        ("cs", "mesopotamia", ("stone", "clay", "clay"), "1 kámen a\xa02 hlíny"),
        ("fi", "wayfarers", ("silver", "silver", "provision"), "2 hopeaa ja 1 muona"),
        ("he", "mesopotamia", ("food",), "יחידת מזון אחת"),
        ("en", "tigris", ("temple", "farm", "farm"), "1 temple and 2 farms"),
        ("he", "kings", ("temple",), "מקדש אחד"),
    ],
)
def test_a_list_may_say_the_number_of_single_things_too(
    language: str, game: str, goods: tuple[str, ...], said: str
) -> None:
    assert Values(language, game, {"goods": goods})["goods_numbered"] == said
