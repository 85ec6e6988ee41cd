"""Facts as sentences use them: names, words in every form that the language has, lists, numbers."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal

from babel.lists import format_list

from bot.text.catalog import RIGHT_TO_LEFT, Catalog, Value
from bot.text.direction import apart, directed
from engine.game import Fact, Who

Named = Callable[[Who], str]

_SPELLING = {"en": "en_GB"}
"""Locales whose lists are written as the catalogs spell: in British English no comma stands before "and" and "or"."""


_JOINTS = (("+", " + "), ("-", " "))
"""What joins the parts of a word, and what is said between them."""


def formatted(catalog: Catalog, facts: Mapping[str, Fact], named: Named) -> dict[str, Value]:
    """Return all that an entry may use: for a fact `tile` also `tile_word` (as the game says it) and `tile_<form>`."""
    return {key: value for name, fact in facts.items() for key, value in _values(catalog, name, fact, named)}


def _values(catalog: Catalog, name: str, fact: Fact, named: Named) -> Iterator[tuple[str, Value]]:
    match fact:
        case Who():
            yield name, named(fact)
        case int():
            yield name, fact
        case str():
            yield name, worded(catalog, fact, _kind(name))
            yield f"{name}_word", fact
            yield from ((f"{name}_{form}", text) for form, text in catalog.inflected(fact).items())
        case tuple():
            yield from _list_values(catalog, name, fact)


def _list_values(catalog: Catalog, name: str, words: Sequence[str]) -> Iterator[tuple[str, Value]]:
    usual = [worded(catalog, word, _kind(name)) for word in words]
    yield name, listed(usual, catalog.language)
    yield f"{name}_or", listed(usual, catalog.language, "or")
    yield f"{name}_count", len(words)
    for form in catalog.forms:
        yield f"{name}_{form}", listed([catalog.inflected(word)[form] for word in words], catalog.language)


def _kind(name: str) -> str:
    """Return the kind of entry that words a fact: verbs are worded as their buttons are, all others as words."""
    return "verb" if name in ("verb", "verbs") else "word"


def worded(catalog: Catalog, word: str, kind: str = "word") -> str:
    """Return `word` in the reader's language; cells, numerals and finished texts stay as they are. A number behind a
    word whose entry asks for it is its `$count`: `silver-2`. Any other word made of several, as `archer-C3` or
    `C3+ram`, is said part by part."""
    if f"{kind}-{word}" in catalog:
        return catalog.format(f"{kind}-{word}", {})
    stem, _, count = word.rpartition("-")
    if count.isdecimal() and f"{kind}-{stem}" in catalog and catalog.asks(f"{kind}-{stem}"):
        return catalog.format(f"{kind}-{stem}", {"count": int(count)})
    for sign, between in _JOINTS:
        first, _, rest = word.partition(sign)
        if first and rest and (f"word-{first}" in catalog or f"word-{rest}" in catalog):
            return between.join((worded(catalog, first), worded(catalog, rest)))
    return word


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
