"""Several things in a row, as each language writes them."""

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from babel.lists import format_list

from bot.text.direction import RIGHT_TO_LEFT, apart, directed

_SPELLING = {"en": "en_GB"}
"""Locales whose lists are written as the catalogs spell: in British English no comma stands before "and" and "or"."""


def listed(items: Sequence[str], language: str, style: Literal["standard", "or"] = "standard") -> str:
    """Return the items in a row, with the language's "and" or "or" before the last; equal ones are counted."""
    items = [item if count == 1 else f"{item} × {count}" for item, count in Counter(items).items()]
    if language in RIGHT_TO_LEFT and len(items) > 1:
        return directed(format_list(_hebrew(items, style), style=style, locale=language))
    return format_list(items, style=style, locale=_SPELLING.get(language, language))


def _hebrew(items: Sequence[str], style: str) -> list[str]:
    """Return the items of a Hebrew list. Its "and" is a prefix, which takes a maqaf before what is not a Hebrew
    word."""
    *others, last = items
    hyphen = "\N{HEBREW PUNCTUATION MAQAF}" if style == "standard" and not "א" <= last[:1] <= "ת" else ""
    return [*(apart(item) for item in others), f"{hyphen}{apart(last)}"]
