"""A voice, which formats catalog entries for one reader: in their language, about a game, with the names at a table."""

import warnings
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache

from msgspec import Struct

from bot.model.table import DEFAULT_THEME
from bot.text.catalog import MAX_CACHED_TEXTS, Catalog, catalog, join_list, names_somebody
from bot.text.direction import RIGHT_TO_LEFT
from bot.text.names import clean_name, escape_name
from bot.text.signs import NO_SIGNS, Emoji, Signs
from engine.game import Decision, Event, Fact, Facts, Refused, Seat, Words
from engine.move_chain import THEN, split_moves

LANGUAGES = ("en", "cs", "fi", "he")
FALLBACK_LANGUAGE = "en"

_PREFIXES_OF_MOVES = ("verb-", "word-", "argument-", "pick-", "event-", "decision-", "refused-", "standing-", "note-")
_PREFIXES_OF_GAMES = (
    *_PREFIXES_OF_MOVES,
    "option-",
    "game-",
    "picture-",
    "reason-",
    "guide-",
    "left-",
    "kind-",
    "brief-",
    "signless-",
    "chosen-",
    "piece-",
)
"""Prefixes of the entries that belong in a game's own catalog."""

_WORD_NAMES = ("one", "two", "three", "four", "five", "six")
"""The names of the words after the verb in an entry `move-<verb>`."""


MAX_CACHED_EVENTS = 3000
"""Maximum number of cached sentences about events: after each move, a table repeats the events since its last
question."""

MAX_CACHED_NOTES = 500
"""Maximum number of combinations of facts whose entries are cached."""


class MissingEntry(UserWarning):
    """A warning about an entry that no catalog has. The reader sees its key."""


def _choice_key(option: str, word: str) -> str:
    """Return the name of the entry for an option's choice whose label differs from the word that moves use."""
    return f"option-{option}-{word}"


def language_for(locale: str) -> str:
    """Return the bot's language for a locale of Discord (https://docs.discord.com/developers/reference#locales)."""
    language = locale.replace("_", "-").split("-")[0].lower()
    return language if language in LANGUAGES else FALLBACK_LANGUAGE


class Voice(Struct, frozen=True):
    """A reader's language and preferences for wording.

    `language`: the reader's language.
    `game`: the game whose catalog is searched first, or None for only the shared entries.
    `names`: the names of the seats.
    `markdown`: whether names are escaped for a message. Pictures, alt texts and labels show names as they are.
    `theme`: the theme of pictures for the reader.
    `signs`: the signs in front of words on controls and in lists; `NO_SIGNS` for only words.
    """

    language: str
    game: str | None = None
    names: tuple[str, ...] = ()
    markdown: bool = True
    theme: str = DEFAULT_THEME
    signs: Signs = NO_SIGNS

    @property
    def rtl(self) -> bool:
        """Whether the language is written from right to left."""
        return self.language in RIGHT_TO_LEFT

    @property
    def without_names(self) -> "Voice":
        """Return the voice without the settings that affect only names, so that texts cached for other tables can be
        reused."""
        return _nameless_voice(self.language, self.game)

    def say(self, key: str, /, **facts: Fact) -> str:
        """Return the entry `key` in the reader's language, or else in English, or else the key itself."""
        text = self._format_cached(key, facts)
        if text is not None:
            return text
        if self._catalogs()[0].covers_game or not key.startswith(_PREFIXES_OF_GAMES):
            warnings.warn(MissingEntry(f"{key} ({self.language}, {self.game})"), stacklevel=2)
            return key
        return self._plain_text(key, facts)

    def _format_cached(self, key: str, facts: Mapping[str, Fact]) -> str | None:
        """Return the entry `key` with its facts, from the cache if possible, or None if no catalog has it."""
        names = self.display_names if facts and names_somebody(facts.values()) else ()
        return _format_cached(_catalogs(self.language, self.game), key, tuple(facts.items()), names)

    def fill(self, key: str, facts: Facts, texts: Mapping[str, str]) -> str:
        """Return the entry `key` with its facts, and with finished texts for its other values."""
        for said_in in self._catalogs():
            if key in said_in:
                values = said_in.values(dict(facts), self.display_names, said_in.uses(key)) if facts else {}
                return said_in.format(key, values | dict(texts))
        warnings.warn(MissingEntry(f"{key} ({self.language}, {self.game})"), stacklevel=2)
        return key

    def texts_of_facts(self, kinds: Sequence[str], facts: Facts) -> Mapping[str, Sequence[str]]:
        """Return the texts of the existing entries `<kind>-<name>` for the names of the facts, in the facts' order, by
        kind."""
        fact_by_name = dict(facts)
        entries = _find_entries(self._catalogs(), tuple(kinds), tuple(fact_by_name))
        return {kind: [self._format_cached(key, fact_by_name) or "" for key in keys] for kind, keys in entries}

    def has(self, key: str) -> bool:
        """Whether the entry `key` exists, at least in English."""
        own, *others = _catalogs(self.language, self.game)
        return key in own or any(key in said_in for said_in in others)

    def event(self, event: Event) -> str:
        """Return the sentence about an event. It begins with a capital letter, or with a name as its owner writes
        it."""
        return _event(self if names_somebody(fact for _, fact in event.facts) else self.without_names, event)

    def decision(self, decision: Decision) -> str:
        """Return the sentence about the open decision, in which `$waiting` stands for the list of asked seats."""
        facts = dict(decision.facts)
        return self.say(f"decision-{decision.kind}", **facts, waiting=self.people(decision.seats))

    def people(self, seats: Sequence[Seat]) -> str:
        """Return the names of the players on `seats`."""
        names = self.display_names
        return join_list([names[seat] if seat < len(names) else str(seat + 1) for seat in seats], self.language)

    def refusal(self, refused: Refused) -> str:
        """Return the sentence with the reason for a refusal. It leaves out the number of the rule, which only records
        and tests need."""
        return self.say(f"refused-{refused.reason}", **dict(refused.facts))

    def word(self, word: str) -> str:
        """Return a word of moves, such as `temple` or `silver-2`, in the reader's language."""
        return self._catalogs()[0].translate_word(word)

    def choice(self, option: str, word: str) -> str:
        """Return the label of an option's choice: its own entry, or else the game's word for it."""
        return self.say(key) if self.has(key := _choice_key(option, word)) else self.word(word)

    def question(self, verb: str, argument: str) -> str:
        """Return the question for an argument of a verb. A verb has its own entry if another verb has a different
        question for an argument of that name."""
        own = f"pick-{verb}-{argument}"
        return self.say(own if self.has(own) else f"pick-{argument}")

    def words(self, words: Words) -> str:
        """Return each word of the game in the reader's language, separated by spaces."""
        return " ".join(map(self._catalogs()[0].translate_word, words))

    def list_words(self, words: Words, form: str = "words") -> str:
        """Return a list of game words in the reader's language. Repeated words are combined and given a number; in the
        form `words_numbered` all numbers are digits."""
        return str(self._catalogs()[0].values({"words": words}, (), (form,))[form])

    def sentence(self, move: Words) -> str:
        """Return a move or move chain, which may be unfinished, in the reader's language."""
        if THEN in move:
            return " · ".join(self.sentence(part) for part in split_moves(move) if part)
        verb, *words = move
        if not self.has(f"move-{verb}"):
            return " ".join((self.say(f"verb-{verb}"), *(self.word(word) for word in words)))
        return self.say(f"move-{verb}", **_facts_of_words(words))

    def button_text(self, move: Words, *, form: str = "short") -> str:
        """Return a text for a move on a button, or "" if the verb has no text of this form. The forms are `short`;
        `left` for what is left of an unfinished move; `brief` for a button with a number and a sign; `signless`
        for a button with a number and no sign; `piece` for a verb and its piece; `rest` for the words after a verb."""
        verb, *words = move
        key = f"{form}-{verb}"
        return self.say(key, **_facts_of_words(words)) if self.has(key) else ""

    def _catalogs(self) -> tuple[Catalog, ...]:
        return _catalogs(self.language, self.game)

    @property
    def display_names(self) -> tuple[str, ...]:
        """Return the names of the seats in the form in which this voice shows them."""
        return _display_names(self.names, self.markdown)

    @property
    def plain_names(self) -> tuple[str, ...]:
        """Return the names of the seats as pictures, alt texts and labels show them."""
        return _display_names(self.names, markdown=False)

    def _plain_text(self, key: str, facts: dict[str, Fact]) -> str:
        """Return a text for a game without a catalog: the game's own words and its facts."""
        heading = key.partition("-")[2].removesuffix("-description").replace("-", " ")
        if key == "game-name":
            return self.game or ""
        values = self._catalogs()[0].values(facts, self.display_names, facts)
        return " · ".join((heading, *(f"{name} {values[name]}" for name in facts)))


def name_of_game(voice: Voice, game: str) -> str:
    """Return the name of any game in the language of a voice."""
    return Voice(voice.language, game).say("game-name")


def facts_used(voice: Voice, key: str) -> frozenset[str]:
    """Return the names of the facts that the entry `key` needs in a voice's language."""
    catalogs = _catalogs(voice.language, voice.game)
    return next((said_in.uses(key) for said_in in catalogs if key in said_in), frozenset())


@cache
def _catalogs(language: str, game: str | None) -> tuple[Catalog, ...]:
    own = catalog(language, game)
    return (own,) if language == FALLBACK_LANGUAGE else (own, catalog(FALLBACK_LANGUAGE, game))


@lru_cache(maxsize=MAX_CACHED_TEXTS)
def _format_cached(catalogs: tuple[Catalog, ...], key: str, facts: Facts, names: tuple[str, ...]) -> str | None:
    return next((said_in.say(key, dict(facts), names) for said_in in catalogs if key in said_in), None)


@lru_cache(maxsize=MAX_CACHED_NOTES)
def _find_entries(
    catalogs: tuple[Catalog, ...], kinds: tuple[str, ...], names: tuple[str, ...]
) -> tuple[tuple[str, list[str]], ...]:
    """Return the keys of the existing entries `<kind>-<name>`, by kind."""
    keys = ((kind, [f"{kind}-{name}" for name in names]) for kind in kinds)
    return tuple(
        (kind, [key for key in of_kind if any(key in catalog for catalog in catalogs)]) for kind, of_kind in keys
    )


@lru_cache(maxsize=MAX_CACHED_EVENTS)
def _event(voice: Voice, event: Event) -> str:
    return capitalize_line(voice.say(f"event-{event.name}", **dict(event.facts)), voice.display_names)


@cache
def _nameless_voice(language: str, game: str | None) -> Voice:
    return Voice(language, game)


def sign_of(voice: Voice, words: Words, prefix_length: int = 0) -> Emoji | None:
    """Return the sign of a move after its first `prefix_length` words, or None."""
    return voice.signs.move(voice.game, words, prefix_length)


def capitalize_first(text: str) -> str:
    """Return a text whose first character is a capital, if it is a letter."""
    return text[:1].upper() + text[1:]


def capitalize_line(line: str, names: Sequence[str]) -> str:
    """Return a line with the first letter after its Markdown capitalized. A line that begins with one of `names` is
    unchanged."""
    start = next((place for place, sign in enumerate(line) if sign.isalnum()), len(line))
    is_name = any(line.startswith(name, place) for name in names if name for place in range(start + 1))
    return line if is_name else line[:start] + capitalize_first(line[start:])


@lru_cache(maxsize=1000)
def _display_names(names: tuple[str, ...], markdown: bool) -> tuple[str, ...]:
    return tuple(map(escape_name if markdown else clean_name, names))


def _facts_of_words(words: Sequence[str]) -> dict[str, Fact]:
    """Return the words after a verb as facts for an entry: each by its place, all together, their number, and the
    number of repetitions."""
    placed: dict[str, Fact] = {
        place: int(word) if word.isdecimal() else word for place, word in zip(_WORD_NAMES, words, strict=False)
    }
    return {**placed, "words": tuple(words), "count": len(words), "repeated": len(words) - len(set(words))}


def load_catalogs(games: Iterable[str]) -> None:
    """Load the catalogs of every language for these games."""
    for game in (None, *games):
        for language in LANGUAGES:
            catalog(language, game)
