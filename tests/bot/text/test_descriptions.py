"""Descriptions of commands use one mood in each language, so that a list of commands reads as one list."""

import re
from collections.abc import Callable, Iterator, Mapping

import pytest

from bot.text.catalog import COMMON_FOLDER_NAME, catalog
from bot.text.voice import LANGUAGES
from tests.bot.text.entries import SCOPES, entries, untranslated

_LEAD = re.compile(r"[^\W\d_]+")


def _bids(first: str) -> bool:
    """Whether an English description may begin so: "Take", not "Takes", "Taking", "How", "Whether" or "The"."""
    return not re.search(r"[^s]s$|ing$|^(a|an|the|for|about|how|what|who|which|whether|your|once)$", first)


def _tells(first: str) -> bool:
    """Whether a Czech description may begin so: "Vezme", not "Vezměte", "Vzít", "Zda", "Jak" or "Jednou"."""
    return re.search(r"[áeěí]$", first) is not None and not re.search(r"te$|^které$", first)


def _does(first: str) -> bool:
    """Whether a Finnish description may begin so: "Ottaa", not "Ota", "Saavatko", "Miten" or "Mikä"."""
    return re.search(r"[aeiouyäö]{2}$", first) is not None


def _names(first: str) -> bool:
    """Whether a Hebrew description may begin so: a noun of doing, no question, no call to several, no infinitive."""
    asks = first in ("איזו", "איזה", "אילו", "מי", "לאן", "האם", "איך", "מה", "פעם", "כמה")
    return not asks and not first.endswith("ו") and (first.startswith("לקיח") or not first.startswith("ל"))


MOODS: Mapping[str, Callable[[str], bool]] = {"en": _bids, "cs": _tells, "fi": _does, "he": _names}


def fits(language: str, text: str) -> bool:
    """Whether a description is in its language's mood, as far as its first word tells."""
    return MOODS[language](_LEAD.findall(text)[0].lower())


def descriptions(scope: str) -> Iterator[str]:
    """The entries that describe a command; a folder of commands is named, not described."""
    keys = entries(scope, "en").keys()
    commands = [key for key in keys if key.startswith("command-")]
    for key in commands:
        if not (key.startswith("command-play") or any(other.startswith(f"{key}-") for other in commands)):
            yield key
    yield from (key for key in keys if re.fullmatch("verb-.+-description", key))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scope", SCOPES)
def test_every_command_is_described_in_one_mood(scope: str, language: str) -> None:
    used = catalog(language, None if scope == COMMON_FOLDER_NAME else scope)
    later = untranslated(scope, language)
    texts = {key: used.format(key, {}) for key in descriptions(scope) if key not in later}
    assert texts or later
    assert {key: text for key, text in texts.items() if not fits(language, text)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scope", SCOPES)
def test_no_option_is_named_again_in_what_it_changes(scope: str, language: str) -> None:
    used = catalog(language, None if scope == COMMON_FOLDER_NAME else scope)
    options = [key for key in entries(scope, "en") if re.fullmatch("option-.+-description", key)]
    names = {key: used.format(key.removesuffix("-description"), {}) for key in options}
    assert [key for key in options if used.format(key, {}).startswith(f"{names[key]}:")] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Places a die"),
        ("en", "Placing a die"),
        ("en", "Whether others may invite you"),
        ("cs", "Umístěte kostku"),
        ("cs", "Umístit kostku"),
        ("cs", "Zda vás smějí zvát"),
        ("cs", "Osada bude vaše"),
        ("fi", "Aseta noppa kaupunkiin"),
        ("fi", "Saavatko muut kutsua"),
        ("he", "הניחו קובייה"),
        ("he", "לשחק מהלך"),
        ("he", "איזו יחידה אובדת"),
    ],
)
def test_another_mood_would_be_found(language: str, text: str) -> None:
    assert not fits(language, text)
