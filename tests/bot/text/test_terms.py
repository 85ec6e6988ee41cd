"""The notes beside a move speak the language of the rules: one thing has one name, on a button as on a page."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping

import pytest
from fluent.syntax import FluentParser, ast

from bot.text.voice import LANGUAGES
from tests.bot.text.entries import GAMES, SCOPES, entries, exceptions, walk

NOTES = ("note-", "gain-", "tag-")
BEGINNING: Mapping[str, int] = {"en": 4, "cs": 3, "fi": 4, "he": 4}
"""How many letters at their beginning two forms of one word have in common at least."""

EVERYDAY: Mapping[str, str] = {
    "en": "against far gives leaves left met needs off own paid sends",
    "cs": "bere branite chybi dava libovolne lze odchazi vam zatim zbude zpet",
    "fi": "antaa hinta jaljella kuluu lahtee mita nostaa ruudusta sinulle takaisin toistaiseksi vaatii"
    " vastapuoli vastassa",
    "he": "אליך בצד ביד בחזרה בשביל דורש הנחה הצד התשלום וגם כלשהם להזזה לגילוי לשדרוג לתשלום מול מתקבל מתקיים"
    " לקיחת ניצחון המגן התוקף נדרש נותרו עוזב שיישארו שלך שמוסרים",
}
"""What notes say besides: words that are no terms, and forms of a word that do not begin as the rules' form does."""

_HEBREW_PREFIX = re.compile("^ו?[שהבלכמ]?ה?(?=...)")


def words(messages: Iterable[ast.Message]) -> Iterator[str]:
    """The words of the fixed parts of texts, without accents."""
    for message in messages:
        for node in walk(message):
            if isinstance(node, ast.TextElement):
                plain = unicodedata.normalize("NFD", node.value.lower())
                yield from re.findall(r"[^\W\d_]{3,}", re.sub(r"[\u0300-\u036f]", "", plain))


def beginnings(word: str, language: str) -> set[str]:
    """What one of its forms may begin with; a Hebrew word may have prefixes."""
    forms = {word, _HEBREW_PREFIX.sub("", word)} if language == "he" else {word}
    return {form[: BEGINNING[language]] for form in forms}


def strange(
    language: str, rules: Iterable[ast.Message], notes: Mapping[str, ast.Message], own: Iterable[str] = ()
) -> dict[str, set[str]]:
    """The words of notes that the rules do not have, by note. `own`: words of the game that are let pass."""
    known = {start for word in words(rules) for start in beginnings(word, language)}
    known |= {start for word in (*EVERYDAY[language].split(), *own) for start in beginnings(word, language)}
    found = {
        key: {one for one in words([note]) if not beginnings(one, language) & known} for key, note in notes.items()
    }
    return {key: foreign for key, foreign in found.items() if foreign}


def rules(game: str, language: str) -> list[ast.Message]:
    return [message for key, message in entries(game, language).items() if key.startswith("game-rules-")]


def notes(game: str, language: str) -> dict[str, ast.Message]:
    return {key: message for key, message in entries(game, language).items() if key.startswith(NOTES)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_notes_use_the_words_of_the_rules(game: str, language: str) -> None:
    own = exceptions(game, "everyday", language)
    assert strange(language, rules(game, language), notes(game, language), own) == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_verb_and_its_moves_begin_alike_on_buttons(game: str, language: str) -> None:
    """They stand beside one another: with and without a capital they would look like two kinds of things."""
    found = entries(game, language)
    unlike = [
        (short, verb)
        for key in found
        if key.startswith("short-")
        for short in firsts(found[key])
        for verb in firsts(found[key.replace("short-", "verb-")])
        if _differ(short, verb)
    ]
    assert unlike == []


def firsts(message: ast.Message) -> set[str]:
    """The words with which the forms of a text begin; none where a form begins with something that is filled in."""
    assert message.value is not None
    return set(_firsts(message.value))


def _firsts(pattern: ast.Pattern) -> Iterator[str]:
    first = pattern.elements[0]
    if isinstance(first, ast.TextElement):
        yield from first.value.split()[:1]
    elif isinstance(first.expression, ast.SelectExpression):
        for variant in first.expression.variants:
            yield from _firsts(variant.value)


def _differ(one: str, other: str) -> bool:
    one, other = one.strip(",:"), other.strip(",:")
    return one != other and one.casefold() == other.casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_everyday_word_is_said(language: str) -> None:
    said = {word for game in GAMES for word in words(notes(game, language).values())}
    assert set(EVERYDAY[language].split()) <= said


@pytest.mark.parametrize(
    ("game", "language", "said", "foreign"),
    [
        ("kings", "en", "revolt: { $revolt }", "revolt"),
        ("kings", "en", "war: { $war }", "war"),
        ("tigris", "cs", "vzpoura: { $revolt }", "vzpoura"),
        ("tigris", "cs", "odstraní dílků: { $removed }", "dilku"),
        ("kings", "fi", "valtakunta { $kingdom }", "valtakunta"),
        ("tigris", "he", "אפשר לבנות מונומנט", "מונומנט"),
        ("mesopotamia", "he", "עסקאות: { $trades }", "עסקאות"),
    ],
)
def test_a_word_from_elsewhere_would_be_found(game: str, language: str, said: str, foreign: str) -> None:
    planted = FluentParser(with_spans=False).parse_entry(f"note-planted = {said}")
    assert isinstance(planted, ast.Message)
    found = strange(language, rules(game, language), {"note-planted": planted})
    assert found == {"note-planted": {foreign}}


def test_the_conflicts_of_kings_are_internal_or_external() -> None:
    """Revolts and wars are those of Tigris & Euphrates, by its own rules."""
    said = {name: set(words([told])) for name, told in entries("kings", "en").items()}
    assert {name for name, used in said.items() if used & {"revolt", "revolts", "war", "wars"}} == set()


TALKING: Mapping[str, str] = {
    "en": r"\b(say|says|said|tell|tells|told)\b",
    "cs": r"řekn|řekl|říká|sděl",
    "fi": r"\b(kerro|kerron|kertoo|kerroin|kertoi|sanoo|sanon)\b",
    "he": r"\b(לומר|אומר|אומרת|להגיד|לספר|מספר עליהם|מסופר)\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bot_shows_and_asks_but_does_not_talk(language: str) -> None:
    """What it writes is read: it shows, explains, lets somebody know."""
    talking = [
        f"{scope} {key}: {text}"
        for scope in SCOPES
        for key, message in entries(scope, language).items()
        for text in texts(message)
        if re.search(TALKING[language], text, re.IGNORECASE)
    ]
    assert talking == []


def texts(message: ast.Message) -> Iterator[str]:
    """The fixed parts of an entry."""
    yield from (node.value for node in walk(message) if isinstance(node, ast.TextElement))
