"""The entries of one language, read from Fluent files: those in a game's own folder first, then shared ones. Facts are
given to entries in the forms that these need: names, words in every form of the language, lists, numbers."""

import re
import warnings
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache, partial
from itertools import pairwise
from pathlib import Path
from threading import Lock
from typing import Literal, TypeAlias

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import Message, TextElement
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import Term

from bot.text import locale_data
from bot.text.direction import (
    RIGHT_TO_LEFT,
    direct_lines,
    has_right_to_left,
    isolate_item,
    isolate_lines,
    mark_left_to_right,
    without_marks_in_code,
)
from engine.game import Fact, SeatRef

CATALOG_FOLDER = Path(__file__).parent
COMMON_FOLDER_NAME = "common"
SHARES_FILE_NAME = "shares.txt"
"""The name of a file in a game's folder that lists the folders of entries shared with other games, one per line."""

MAX_CACHED_TEXTS = 6_000
"""Maximum number of cached texts. Most texts after a move were formatted before, nearly all of them recently."""

MAX_CACHED_WORDS = 3_000
"""Maximum number of words and lists that are cached in all their forms."""

Value: TypeAlias = int | str

_WORD_SEPARATORS = (("+", " + "), ("-", " "))
"""Characters between the parts of a compound word of moves, and the text that replaces each."""

_PART_NAMES = ("first", "second", "third")
"""The names of a compound word's parts in an entry `joined-<part>`."""

_LETTERS_PATTERN = re.compile(r"[a-z]+")
"""Matches the letters at the beginning of a part. They are shared by parts of the same kind, such as the places `n6a`
and `n8a`."""

_REGIONAL_LOCALE = {"en": "en_GB"}
"""The locales for formatting lists in the spelling of the catalogs: British English has no comma before "and" and
"or"."""

_TIMES_SIGNS = {"cs": "× "}
"""The sign between a number and the counted word, in languages that do not use "×" between two spaces."""

_ENTRY_PATTERN = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Matches the beginning of an entry, which is a message or a term. Any other line of a file is indented, a closing
bracket or a comment."""

_ATTRIBUTE_PATTERN = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)

_USED_VALUE_PATTERN = re.compile(r"\$([a-zA-Z][\w-]*)")
"""Matches a value that an entry uses."""

_REFERENCE_PATTERN = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
"""Matches a possible reference to another entry. Matches that are not the name of an entry are ignored."""

_VALUE_PATTERN = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
"""Matches the place of a value in an entry."""

_UNGROUPED_NUMBERS = range(-999, 1000)
"""The numbers that are written in the same way in all languages."""

NUMBERED_FORM = "numbered"
"""The form of a counted word that includes the number even for a single thing, in languages in which the number does
not simply precede the word. It is also the ending of the name of a list that includes all its numbers."""

_COUNT_OF_ONE: dict[str, Value] = {"count": 1}
"""The arguments of an entry about a counted thing that appears without a number."""


class FaultyEntry(UserWarning):
    """A warning about an entry that uses a fact that was not given. The text shows the
    fact's name instead of its value."""


class Bundle(FluentBundle):
    """Compiled entries. An entry that several games share is in memory only once, without its syntax tree."""

    def has_message(self, message_id: str) -> bool:
        """Whether a message has been added."""
        return message_id in self._compiled

    def add(self, entries: Mapping[str, Message]) -> None:
        """Add entries by name, keeping existing ones."""
        for name, entry in entries.items():
            self._compiled.setdefault(name, entry)


class Catalog:
    """The entries of one language for one game, or only the shared ones without a game."""

    def __init__(self, language: str, game: str | None, folder: Path = CATALOG_FOLDER) -> None:
        self.language = language
        self.covers_game = game is not None and (folder / game / language).is_dir()
        locale_data.free_unused_data(language)
        self._bundle = Bundle([language], use_isolating=language in RIGHT_TO_LEFT)
        self._forms_by_word: dict[str, Mapping[str, str]] = {}
        # Later entries replace earlier ones: a game's own wording wins.
        places = (COMMON_FOLDER_NAME, *(folders_of(game, folder) if game else ()))
        self._texts = {key: text for place in places for key, text in _entries(folder / place / language).items()}
        self._parsed_keys: set[str] = set()
        self._uses: dict[str, frozenset[str]] = {}
        self._parse_lock = Lock()
        words = (text for key, text in self._texts.items() if key.startswith("word-"))
        self._forms = {form for text in words for form in _ATTRIBUTE_PATTERN.findall(text)}

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def has_placeholder(self, key: str) -> bool:
        """Whether the entry `key` contains a place for a fact. Raises KeyError."""
        pieces = split_plain_entry(self._texts[key])
        return len(pieces) > 1 if pieces is not None else not isinstance(self._message(key).value, TextElement)

    def say(self, key: str, facts: Mapping[str, Fact], names: Sequence[str]) -> str:
        """Return the entry `key` with its facts filled in, without using the cache. Raises KeyError.

        `names`: the names of the seats.
        """
        return self.format_uncached(key, self.values(facts, names, self.uses(key)))

    def values(self, facts: Mapping[str, Fact], names: Sequence[str], used: Iterable[str]) -> dict[str, Value]:
        """Return those values among `used` that the facts provide. A fact `tile` also provides `tile_word` (the game's
        own word) and `tile_<form>`. `names`: the names of the seats."""
        values: dict[str, Value] = {}
        for key in used:
            name = key
            while name and name not in facts:
                name = name.rpartition("_")[0]
            form = key[len(name) + 1 :]
            match facts.get(name):
                case SeatRef(seat) if not form:
                    values[key] = names[seat] if seat < len(names) else str(seat + 1)
                case int(number) if not form:
                    values[key] = number
                case str() | tuple() as fact if (value := _value(self, name, fact, form)) is not None:
                    values[key] = value
        return values

    def uses(self, key: str) -> frozenset[str]:
        """Return the names of the values that the entry `key` uses, directly or by reference."""
        if key not in self._uses:
            texts, keys = dict[str, str](), [key]
            while keys:
                if (entry := keys.pop()) in self._texts and entry not in texts:
                    texts[entry] = self._texts[entry]
                    keys += _REFERENCE_PATTERN.findall(texts[entry])
            self._uses[key] = frozenset(used for text in texts.values() for used in _USED_VALUE_PATTERN.findall(text))
        return self._uses[key]

    def format(self, key: str, facts: Mapping[str, Value]) -> str:
        """Return the entry `key` with its facts filled in. Raises KeyError."""
        return _cached_format(self, key, tuple(facts.items()))

    def format_uncached(self, key: str, facts: dict[str, Value]) -> str:
        """Return the entry `key` with its facts filled in, without looking into the cache. Raises KeyError for an
        unknown entry."""
        facts = _COUNT_OF_ONE | facts if key.startswith("word-") else facts
        if self.language not in RIGHT_TO_LEFT and any(
            has_right_to_left(fact) for fact in facts.values() if isinstance(fact, str)
        ):
            apart_facts = {name: isolate_lines(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
            return mark_left_to_right(self._format_undirected(key, apart_facts))
        return self._format_undirected(key, facts)

    def _format_undirected(self, key: str, facts: dict[str, Value]) -> str:
        """Return the entry `key` with its facts filled in, before direction marks are added. Raises KeyError."""
        if (filled_text := self._fill_plain(key, facts)) is not None:
            return filled_text
        pattern = self._message(key).value
        if pattern is None:
            raise KeyError(key)
        text, faults = self._bundle.format_pattern(pattern, facts)
        if faults:
            warnings.warn(FaultyEntry(f"{key} in {self.language}: {faults}"), stacklevel=2)
        return direct_lines(without_marks_in_code(str(text))) if self.language in RIGHT_TO_LEFT else str(text)

    def _fill_plain(self, key: str, facts: Mapping[str, Value]) -> str | None:
        """Return a plain entry with its facts filled in, which is many times faster than Fluent. Return None if the
        entry is not plain, a fact is missing, or a fact needs formatting."""
        if (pieces := split_plain_entry(self._texts[key])) is None or self.language in RIGHT_TO_LEFT:
            return None
        parts = list[str]()
        for place, piece in enumerate(pieces):
            value = facts.get(piece) if place % 2 else piece
            if value is None or (isinstance(value, int) and value not in _UNGROUPED_NUMBERS):
                return None
            parts.append(str(value))
        return "".join(parts)

    @cached_property
    def forms(self) -> tuple[str, ...]:
        """Return the additional cases and numbers that words have in this language."""
        return tuple(sorted(self._forms))

    def inflect(self, word: str) -> Mapping[str, str]:
        """Return the text of a word, or of a word with a number such as `bone-2`, in each form of `forms`, by the
        form's name. A missing form is replaced by the usual one."""
        stem, count = self._split_number(word)
        if f"word-{stem}" not in self:
            return {**dict.fromkeys(self.forms, self.translate_word(word)), **self._inflect_joined(word)}
        if word not in self._forms_by_word:
            self._forms_by_word[word] = self._inflect(stem, count)
        return self._forms_by_word[word]

    def translate_word(self, word: str, kind: str = "word") -> str:
        """Return a word of the game in the reader's language. Cells, numerals and finished texts stay as they are. If
        the word's entry asks for a number, the number after the word is its `$count`: `silver-2`. Other compound words,
        such as `archer-C3` or `C3+ram`, are translated part by part."""
        return _find_word(self, word, kind)

    def is_counted(self, word: str) -> bool:
        """Whether a word has an entry that asks for its number."""
        return f"word-{word}" in self and self.has_placeholder(f"word-{word}")

    def number_word(self, word: str, form: str = "") -> str:
        """Return a word such as `stone` or `stone-1` in a form ("" for the usual one). A counted word includes its
        number even if the number is one."""
        text = self.inflect(word)[form] if form else self.translate_word(word)
        if not self.is_counted(self._split_number(word)[0]) or any(map(str.isdecimal, text)):
            return text
        if NUMBERED_FORM in self.forms:
            return text if form else self.inflect(word)[NUMBERED_FORM]
        return f"1 {text}"

    def _split_number(self, word: str) -> tuple[str, int]:
        """Return a word without its trailing number, and that number, or 1 if it has none."""
        stem, _, count = word.rpartition("-")
        if f"word-{word}" not in self and count.isdecimal() and self.is_counted(stem):
            return stem, int(count)
        return word, 1

    def _message(self, key: str) -> Message:
        """Return a message. It is parsed when it is first needed, since a starting bot needs only a few. Raises
        KeyError."""
        if not self._bundle.has_message(key):
            with self._parse_lock:
                self._parse(key)
        return self._bundle.get_message(key)

    def _parse(self, key: str) -> None:
        """Parse an entry once, after the entries that it uses."""
        if key in self._texts and key not in self._parsed_keys:
            self._parsed_keys.add(key)
            for reference in _REFERENCE_PATTERN.findall(self._texts[key]):
                self._parse(reference)
            self._bundle.add(_compile(self._texts[key]))

    def _inflect(self, word: str, count: int) -> Mapping[str, str]:
        """Return `count` of a word in each form. A form that does not ask for the number is singular."""
        facts: dict[str, Value] = {"count": count}
        patterns = self._message(f"word-{word}").attributes
        counting_forms = set(_counting_forms(self._texts[f"word-{word}"]))
        texts = {
            form: str(self._bundle.format_pattern(pattern, facts)[0])
            for form, pattern in patterns.items()
            if count == 1 or form in counting_forms
        }
        return dict.fromkeys(self.forms, self.format(f"word-{word}", facts)) | texts

    def _inflect_joined(self, word: str) -> Mapping[str, str]:
        """Return the forms of a compound word that its entry `joined-<part>` has."""
        parts = word.split("-")
        key = _joined_key(self, parts)
        given = self._message(key).attributes if key else {}
        facts: dict[str, Value] = dict(zip(_PART_NAMES, map(self.translate_word, parts), strict=False))
        return {form: str(self._bundle.format_pattern(pattern, facts)[0]) for form, pattern in given.items()}


@lru_cache(maxsize=MAX_CACHED_TEXTS)
def _cached_format(catalog: Catalog, key: str, facts: tuple[tuple[str, Value], ...]) -> str:
    return catalog.format_uncached(key, dict(facts))


@lru_cache(maxsize=MAX_CACHED_WORDS)
def _find_word(catalog: Catalog, word: str, kind: str) -> str:
    if f"{kind}-{word}" in catalog:
        return catalog.format(f"{kind}-{word}", {})
    stem, _, count = word.rpartition("-")
    if count.isdecimal() and f"{kind}-{stem}" in catalog and catalog.has_placeholder(f"{kind}-{stem}"):
        return catalog.format(f"{kind}-{stem}", {"count": int(count)})
    if (joined_text := _word_joined_parts(catalog, word.split("-"))) is not None:
        return joined_text
    for sign, separator in _WORD_SEPARATORS:
        beginning, _, ending = word.partition(sign)
        if beginning and ending and (f"word-{beginning}" in catalog or f"word-{ending}" in catalog):
            return separator.join((catalog.translate_word(beginning), catalog.translate_word(ending)))
    return word


def _word_joined_parts(catalog: Catalog, parts: Sequence[str]) -> str | None:
    """Return the catalog's wording of a word that consists of these parts, or None if it has no entry for such a
    word."""
    key = _joined_key(catalog, parts)
    return (
        catalog.format(key, dict(zip(_PART_NAMES, map(catalog.translate_word, parts), strict=False))) if key else None
    )


def _joined_key(catalog: Catalog, parts: Sequence[str]) -> str:
    """Return the key of the entry for a word that consists of these parts: `joined-black` for `black-lu`,
    `joined-strength` for `sp6-strength`, `joined-n` for `n6a-n8a`. Return "" if neither the first part nor the last has
    such an entry."""
    for part in (parts[0], parts[-1]) if len(parts) > 1 else ():
        letters = _LETTERS_PATTERN.match(part)
        if letters and (key := f"joined-{letters[0]}") in catalog:
            return key
    return ""


@lru_cache(maxsize=MAX_CACHED_WORDS)
def _value(catalog: Catalog, name: str, fact: str | tuple[str, ...], form: str) -> Value | None:
    """Return the value that an entry uses for a word or a list of words, in a form ("" for the usual one), or None if
    there is none."""
    if isinstance(fact, tuple):
        return _list_value(catalog, _kind(name), fact, form)
    if not form:
        return catalog.translate_word(fact, _kind(name))
    if form == "word":
        return fact
    inner = _inner_form(form)
    if inner is None:
        return catalog.inflect(fact).get(form)
    return catalog.number_word(fact, inner) if inner in ("", *catalog.forms) else None


def _inner_form(form: str) -> str | None:
    """Return the form inside a form that includes all numbers: `accusative` for `accusative_numbered`, "" for the usual
    form. Return None for any other form."""
    return form.removesuffix(NUMBERED_FORM).removesuffix("_") if form.endswith(NUMBERED_FORM) else None


def _list_value(catalog: Catalog, kind: str, words: Sequence[str], form: str) -> Value | None:
    if form == "count":
        return len(words)
    if form in ("", "or"):
        usual = _count_words(catalog, words, lambda word: catalog.translate_word(word, kind))
        return join_list(usual, catalog.language, "or" if form else "standard")
    inner = _inner_form(form)
    if (form if inner is None else inner) not in ("", *catalog.forms):
        return None
    word_text = partial(_in_form, catalog, form) if inner is None else partial(catalog.number_word, form=inner)
    return join_list(_count_words(catalog, words, word_text), catalog.language)


def _in_form(catalog: Catalog, form: str, word: str) -> str:
    return catalog.inflect(word)[form]


def _counting_forms(text: str) -> Iterator[str]:
    """Yield the forms of a word's entry that ask for its number."""
    starts = [*((match[1], match.start()) for match in _ATTRIBUTE_PATTERN.finditer(text)), ("", len(text))]
    return (form for (form, start), (_, end) in pairwise(starts) if "$count" in text[start:end])


def _count_words(catalog: Catalog, words: Sequence[str], text_of: Callable[[str], str]) -> list[str]:
    """Return the text of each word, with equal words combined into one text with their count. Numbers stay separate:
    two dice that show 4 are not an 8."""
    remaining, items = Counter(words), list[str]()
    for word in words:
        if word.isdecimal():
            items.append(text_of(word))
        elif count := remaining.pop(word, 0):
            items.append(text_of(word) if count == 1 else _plural(catalog, word, count, text_of))
    return items


def _plural(catalog: Catalog, word: str, count: int, text_of: Callable[[str], str]) -> str:
    """Return several of a word: in its counted form, or else as the word preceded by its number."""
    if catalog.is_counted(word):
        return text_of(f"{word}-{count}")
    return f"{count}{_TIMES_SIGNS.get(catalog.language, ' × ')}{text_of(word)}"


def names_somebody(facts: Iterable[Fact]) -> bool:
    """Whether one of the facts is a seat, which is worded as the name of its player."""
    return SeatRef in map(type, facts)


def _kind(name: str) -> str:
    """Return the prefix of the entries that word a fact with this name: verbs use the text of their buttons, all other
    facts use words."""
    return "verb" if name in ("verb", "verbs") else "word"


def folders_of(game: str, folder: Path = CATALOG_FOLDER) -> tuple[str, ...]:
    """Return the folders of a game's entries: the shared ones, then its own."""
    shares = folder / game / SHARES_FILE_NAME
    return (*(shares.read_text("utf-8").split() if shares.is_file() else ()), game)


@cache
def _entries(place: Path) -> dict[str, str]:
    """Return the text of each entry in a folder, by its name."""
    text = "\n".join(path.read_text("utf-8") for path in sorted(place.glob("*.ftl")))
    starts = [*((entry[1], entry.start()) for entry in _ENTRY_PATTERN.finditer(text)), ("", len(text))]
    return {name: text[start:end] for (name, start), (_, end) in pairwise(starts)}


@cache
def split_plain_entry(text: str) -> tuple[str, ...] | None:
    """Return the literal parts of a one-line entry without selectors, alternating with the names of its values. Return
    None for any other entry. Nine entries in ten are plain."""
    first_line, *other_lines = text.rstrip().split("\n")
    if any(line and not line.startswith("#") for line in other_lines):
        return None
    pieces = tuple(_VALUE_PATTERN.split(first_line.partition("=")[2].strip(" ")))
    return None if pieces == ("",) or any("{" in piece or "}" in piece for piece in pieces) else pieces


@cache
def _compile(text: str) -> Mapping[str, Message]:
    """Return the entries of a text by name. The names of terms begin with "-"."""
    body = FluentParser(with_spans=False).parse(text).body
    compiler = Compiler()
    return {
        f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name: compiler(entry)
        for entry in body
        if isinstance(entry, Entry | Term)
    }


@cache
def catalog(language: str, game: str | None) -> Catalog:
    """Return the catalog of a language for a game. It is read only once."""
    return Catalog(language, game)


def join_list(items: Sequence[str], language: str, style: Literal["standard", "or"] = "standard") -> str:
    """Return the items as one text, with the language's "and" or "or" before the last one."""
    if language not in RIGHT_TO_LEFT:
        return mark_left_to_right(
            format_list([isolate_lines(item) for item in items], style=style, locale=_locale(language))
        )
    if len(items) < 2:
        return "".join(items)
    return direct_lines(format_list(_hebrew_items(items, style), style=style, locale=_locale(language)))


@cache
def _locale(language: str) -> Locale:
    name = _REGIONAL_LOCALE.get(language, language)
    locale_data.free_unused_data(name)
    return Locale.parse(name)


def _hebrew_items(items: Sequence[str], style: str) -> list[str]:
    """Return the items of a Hebrew list. The Hebrew "and" is a prefix, which is joined to a foreign word with a
    maqaf."""
    *others, last = items
    hyphen = "\N{HEBREW PUNCTUATION MAQAF}" if style == "standard" and not "א" <= last[:1] <= "ת" else ""
    return [*(isolate_item(item) for item in others), f"{hyphen}{isolate_item(last)}"]
