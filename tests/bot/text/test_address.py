"""Readers are addressed in one way, and each language is written with its own signs."""

import re
from collections.abc import Iterator, Mapping

import pytest
from fluent.syntax import ast

from tests.bot.text.entries import SCOPES, entries, untranslated, walk

TO_ONE = re.compile(
    r"\b(tebe|tobě|tebou|tvůj|tvoje|tvojí?|tvého|tvému|tvém|tvým|tvých|tvými|tvou"
    r"|jsi|bys|máš|můžeš|chceš|smíš|vidíš|musíš)\b",
    re.IGNORECASE,
)
"""Czech forms that address a friend: here everybody is addressed as one addresses a stranger."""

TO_SEVERAL = re.compile(r"(?<![א-ת])(אתם|[א-ת]*(?:לכם|בכם|ידיכם|אצלכם|ליטתכם|בילכם)|[א-ת]{2,}יתם)(?![א-ת])")
"""Hebrew forms that address several people. Panels and refusals address one, in forms that fit men and women alike."""

TOLD_TO_SEVERAL = ("game-rules-", "game-lesson-", "lesson-", "help", "event-people-", "term-condition-bot-below")
"""Beginnings of the names of Hebrew entries that speak to people who read along, or to a party."""

FOREIGN: Mapping[str, str] = {"en": "’„‚»«", "cs": "”’»«", "fi": "“„»«", "he": "“”„’»«"}
"""Quotation marks and apostrophes that a language does not use here."""


def texts(scope: str, language: str) -> Iterator[tuple[str, str]]:
    """The fixed parts of entries, with the entries' names, as far as they are translated."""
    english = untranslated(scope, language)
    for name, message in entries(scope, language).items():
        for node in () if name in english else walk(message):
            if isinstance(node, ast.TextElement):
                yield name, node.value


@pytest.mark.parametrize("scope", SCOPES)
def test_czech_addresses_nobody_as_a_friend(scope: str) -> None:
    assert [(name, found) for name, text in texts(scope, "cs") if (found := TO_ONE.findall(text))] == []


@pytest.mark.parametrize("scope", SCOPES)
def test_hebrew_panels_address_one_reader(scope: str) -> None:
    told = [(name, text) for name, text in texts(scope, "he") if not name.startswith(TOLD_TO_SEVERAL)]
    assert [(name, found) for name, text in told if (found := TO_SEVERAL.findall(text))] == []


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("language", FOREIGN)
def test_a_language_is_written_with_its_own_quotation_marks(language: str, scope: str) -> None:
    assert [(name, text) for name, text in texts(scope, language) if set(FOREIGN[language]) & set(text)] == []


def test_a_friends_form_would_be_found() -> None:
    assert TO_ONE.findall("Tvoje možné tahy jako textový soubor. Co vidíš?") == ["Tvoje", "vidíš"]
    assert TO_ONE.findall("Zůstane tam, dokud ty zprávy někdo nesmaže.") == []


def test_a_form_for_several_would_be_found() -> None:
    assert TO_SEVERAL.findall("הכד שלכם עליו, והאזור בשליטתכם: ראיתם") == ["שלכם", "בשליטתכם", "ראיתם"]
    assert TO_SEVERAL.findall("כולם הסכימו: הוסכם, לפי בקשתם, ולקחת אותם") == []
