"""Babel's language data without unused parts: the names of currencies, units, countries and time zones are 90 per cent
of the data, and take six megabytes."""

from collections.abc import MutableMapping

from babel import localedata
from babel.core import get_global

_UNUSED = frozenset(
    {
        "compact_currency_formats",
        "compact_decimal_formats",
        "compound_unit_patterns",
        "currency_names",
        "currency_names_plural",
        "currency_symbols",
        "date_fields",
        "datetime_skeletons",
        "interval_formats",
        "languages",
        "meta_zones",
        "scripts",
        "territories",
        "time_zones",
        "unit_display_names",
        "unit_patterns",
        "variants",
    }
)


def free_unused_data(locale: str) -> None:
    """Free the names of currencies, units, countries and time zones of a locale such as `en_GB` and of its parents, and
    Babel's table for completing the names of locales."""
    data = localedata.load(locale)
    for unused in _UNUSED:
        data.pop(unused, None)
    if locale != "root":
        free_unused_data(get_global("parent_exceptions").get(locale) or locale.rpartition("_")[0] or "root")
    elif isinstance(likely := get_global("likely_subtags"), MutableMapping):
        likely.clear()
