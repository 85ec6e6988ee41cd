"""Babel's data keeps the parts that texts need, and loses the rest."""

from datetime import date

import pytest
from babel import Locale, localedata
from babel.dates import format_date
from babel.numbers import format_decimal

from bot.text.catalog import catalog, join_list
from bot.text.locale_data import free_unused_data

DAY = date(2026, 3, 1)
DATES = {
    "en": ("Mar 1, 2026", "Sunday, March 1, 2026"),
    "cs": ("1. 3. 2026", "neděle 1. března 2026"),
    "fi": ("1.3.2026", "sunnuntai 1. maaliskuuta 2026"),
    "he": ("1 במרץ 2026", "יום ראשון, 1 במרץ 2026"),
}


@pytest.mark.parametrize("language", DATES)
def test_dates_lists_and_numbers_are_written_without_what_is_forgotten(language: str) -> None:
    free_unused_data(language)
    assert tuple(format_date(DAY, width, locale=language) for width in ("medium", "full")) == DATES[language]
    assert join_list(("1", "2", "3"), language).count("2") == 1
    assert format_decimal(1234.5, locale=language).startswith("1")
    assert Locale.parse(language).plural_form(2) in ("other", "two", "few")


def test_names_of_currencies_and_countries_are_forgotten() -> None:
    catalog("fi", None)
    for locale in ("root", "fi"):
        assert not {"currency_names", "territories", "languages"} & localedata.load(locale).keys()
