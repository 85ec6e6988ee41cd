"""A voice says catalog entries: in one reader's language, for one game, at a table of people with names."""

import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.model.themes import USUAL
from bot.text.catalog import Catalog, catalog
from bot.text.direction import RIGHT_TO_LEFT
from bot.text.lists import listed
from bot.text.names import clean, escaped
from engine.game import Decision, Event, Fact, Facts, Refused, Seat, Who, Words

LANGUAGES = ("en", "cs", "fi", "he")
FALLBACK = "en"

_OF_MOVES = ("verb-", "word-", "argument-", "pick-", "event-", "decision-", "refused-", "standing-", "note-")
_OF_GAMES = (*_OF_MOVES, "option-", "game-", "picture-")
"""Beginnings of what a game's own catalog words, where it has one."""

_PLACES = ("one", "two", "three", "four", "five", "six")
"""What an entry `move-<verb>` calls the words after the verb."""


class MissingEntry(UserWarning):
    """Warn of an entry that no catalog has; the reader sees its key."""


def language_for(locale: str) -> str:
    """Return our language for a locale as Discord names it (https://docs.discord.com/developers/reference#locales)."""
    language = locale.replace("_", "-").split("-")[0].lower()
    return language if language in LANGUAGES else FALLBACK


@dataclass(frozen=True, slots=True)
class Voice:
    """How things are said to a reader.

    `language`: the reader's language.
    `game`: the game whose catalog comes first; None: only what all games share.
    `names`: the names of the seats.
    `markdown`: whether names are escaped for a message; a picture, an alt text or a label shows them as they are.
    `theme`: how pictures for the reader are drawn.
    """

    language: str
    game: str | None = None
    names: tuple[str, ...] = ()
    markdown: bool = True
    theme: str = USUAL

    @property
    def rtl(self) -> bool:
        """Whether the language is written from right to left."""
        return self.language in RIGHT_TO_LEFT

    def say(self, key: str, /, **facts: Fact) -> str:
        """Return the entry `key` in the reader's language, else in English, else its key."""
        for said_in in self._catalogs():
            if key in said_in:
                return said_in.say(key, facts, self._name)
        if self._catalogs()[0].covers_game or not key.startswith(_OF_GAMES):
            warnings.warn(MissingEntry(f"{key} ({self.language}, {self.game})"), stacklevel=2)
            return key
        return self._bare(key, facts)

    def each(self, kinds: Sequence[str], facts: Facts) -> Mapping[str, Sequence[str]]:
        """Return, for each of `kinds`, the entries `<kind>-<name>` of the facts that have one, in their order."""
        known = dict(facts)
        keys = {f"{kind}-{name}": kind for kind in kinds for name in known}
        said: dict[str, str] = {}
        for said_in in self._catalogs() if keys else ():
            said |= said_in.each([key for key in keys if key not in said], known, self._name)
        return {kind: [said[key] for key in keys if keys[key] == kind and key in said] for kind in kinds}

    def has(self, key: str) -> bool:
        """Whether there is an entry `key`, in English at least."""
        return any(key in said_in for said_in in self._catalogs())

    def event(self, event: Event) -> str:
        """Return the sentence that tells an event. It begins with a capital letter, unless it is about somebody: a name
        is written as its owner writes it."""
        text = self.say(f"event-{event.name}", **dict(event.facts))
        named = any(isinstance(fact, Who) for _, fact in event.facts)
        return text if named else text[:1].upper() + text[1:]

    def decision(self, decision: Decision) -> str:
        """Return the sentence that tells what is waited for; `$waiting` lists the seats that are asked."""
        facts = dict(decision.facts)
        return self.say(f"decision-{decision.kind}", **facts, waiting=self.people(decision.seats))

    def people(self, seats: Sequence[Seat]) -> str:
        """Return the names of the players on `seats`."""
        return listed([self._name(Who(seat)) for seat in seats], self.language)

    def refusal(self, refused: Refused) -> str:
        """Return the sentence that tells why something is refused, and which rule says so."""
        text = self.say(f"refused-{refused.reason}", **dict(refused.facts))
        return self.say("refused-by-rule", text=text, rule=refused.rule) if refused.rule else text

    def word(self, word: str) -> str:
        """Return a word of the game in the reader's language."""
        return self._catalogs()[0].worded(word)

    def sentence(self, move: Words) -> str:
        """Return a move, also an unfinished one, in the reader's words."""
        verb, *words = move
        key = f"move-{verb}"
        if not self.has(key):
            return " ".join((self.say(f"verb-{verb}"), *(self.word(word) for word in words)))
        return self.say(key, **_facts(words))

    def label(self, move: Words) -> str:
        """Return the short name of a whole move, as the game's entry `label-<verb>` puts it; "" where there is none."""
        verb, *words = move
        text = self.say(f"label-{verb}", **_facts(words)) if self.has(f"label-{verb}") else ""
        return text[:1].upper() + text[1:]

    def _catalogs(self) -> tuple[Catalog, ...]:
        own = catalog(self.language, self.game)
        return (own,) if self.language == FALLBACK else (own, catalog(FALLBACK, self.game))

    def _name(self, who: Who) -> str:
        name = self.names[who.seat] if who.seat < len(self.names) else str(who.seat + 1)
        return escaped(name) if self.markdown else clean(name)

    def _bare(self, key: str, facts: dict[str, Fact]) -> str:
        """Return what a game without a catalog has to say: its own words, and its facts."""
        heading = key.partition("-")[2].removesuffix("-description").replace("-", " ")
        if key == "game-name":
            return self.game or ""
        values = self._catalogs()[0].values(facts, self._name)
        return " · ".join((heading, *(f"{name} {values[name]}" for name in facts)))


def _facts(words: Sequence[str]) -> dict[str, Fact]:
    """Return what an entry about a move may use: each word by its place, all `$words`, their `$count`, and how many of
    them are `$repeated`."""
    places: dict[str, Fact] = {
        place: int(word) if word.isdecimal() else word for place, word in zip(_PLACES, words, strict=False)
    }
    return {**places, "words": tuple(words), "count": len(words), "repeated": len(words) - len(set(words))}
