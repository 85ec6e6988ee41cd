"""What a typed text means: whole moves found by any parts of them, shortened, in any language that the bot speaks."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.text.voice import LANGUAGES, Voice
from engine.game import Words

_BETWEEN = re.compile(r"[\s,;→>]+")
_CELL = re.compile(r"[a-z]+[0-9]+")
_EXACT, _BEGUN = 2, 1


def plain(text: str) -> str:
    """Return `text` without what people leave out when they type: accents, capitals, blanks."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if letter.isalnum())


def parts(text: str) -> tuple[str, ...]:
    """Return the words of a text, each plain."""
    return tuple(part for part in map(plain, _BETWEEN.split(text)) if part)


@dataclass(frozen=True, slots=True)
class Found:
    """A move that has all typed parts.

    `rank`: how many of them name a word of it in full, and how many name another word than its verb.
    """

    move: Words
    rank: tuple[int, int]


def find(reader: Voice, typed: str, moves: Iterable[Words], *, begun: bool = False) -> list[Found]:
    """Return the moves that have all parts of `typed`, in any order, those named most exactly first, then the
    shortest. Parts in the reader's language and the game's own words may be shortened. `begun`: so may cells and
    numbers."""
    wanted = parts(typed)
    scores = [_Scores(reader, part, begun=begun) for part in wanted]
    found = []
    for move in moves:
        rank = _rank(move, scores)
        if rank is not None:
            found.append(Found(move, rank))
    return sorted(found, key=lambda one: (-one.rank[0], -one.rank[1], len(one.move)))


def matching_moves(reader: Voice, typed: str, moves: Sequence[Words]) -> list[Words]:
    """Return the only move that `typed` can mean, or all that it can; nothing for a text that is no move. A shorter
    move goes before longer ones of the same verb that have all its words."""
    words = typed.casefold().split()
    whole = [move for move in moves if [word.casefold() for word in move] == words]
    if whole:
        return whole
    found = find(reader, typed, moves) if parts(typed) else []
    best = [one.move for one in found if one.rank == found[0].rank]
    if len(best) > 1 and all(_extends(best[0], other) for other in best[1:]):
        return best[:1]
    return best


def is_cell(typed: str) -> bool:
    """Whether the last part of a text is written like a cell: it is not to be taken for the beginning of another."""
    found = parts(typed)
    return bool(found) and (_CELL.fullmatch(found[-1]) is not None or found[-1].isdecimal())


def is_code(said: str) -> bool:
    """Whether what a component is called is no more than a code that is printed on it."""
    return len(parts(said)) == 1 and is_cell(said)


def is_called(typed: str, key: str) -> bool:
    """Whether a text is what an entry of the catalogs says, in any language; of an entry with commas a part of it."""
    names = (part for language in LANGUAGES for part in Voice(language).say(key).split(","))
    return plain(typed) in set(map(plain, names))


def _extends(shorter: Words, longer: Words) -> bool:
    return shorter[0] == longer[0] and Counter(shorter) < Counter(longer)


class _Scores(dict[tuple[str, bool], int]):
    """How well one part of a text names each word."""

    def __init__(self, reader: Voice, part: str, *, begun: bool) -> None:
        super().__init__()
        self._game, self._language, self._part, self._begun = reader.game or "", reader.language, part, begun

    def __missing__(self, key: tuple[str, bool]) -> int:
        word, is_verb = key
        score = 0
        if any(self._part in _forms(self._game, word, language, is_verb) for language in LANGUAGES):
            score = _EXACT
        elif self._begun or not any(letter.isdigit() for letter in word):
            own = _forms(self._game, word, self._language, is_verb)
            score = _BEGUN * any(form.startswith(self._part) for form in own)
        self[key] = score
        return score


def _rank(move: Words, scores: Sequence[Mapping[tuple[str, bool], int]]) -> tuple[int, int] | None:
    """How many parts name a word in full, and how many another than the verb; None unless each names one of its own.
    Several may name the verb."""
    left = list(range(len(move)))
    exact = placed = 0
    for score in scores:
        best = place = 0
        for index in left:
            named = score[move[index], index == 0]
            if named > best or (named == best and not place):
                best, place = named, index
        if not best:
            return None
        exact += best == _EXACT
        if place:
            placed += 1
            left.remove(place)
    return exact, placed


@lru_cache(maxsize=1 << 14)
def _forms(game: str, word: str, language: str, is_verb: bool) -> frozenset[str]:
    """All that a word may be called, plain: as the game writes it, in a language, and the parts of a long name."""
    voice, key = Voice(language, game), f"verb-{word}" if is_verb else f"word-{word}"
    name = voice.say(key) if voice.has(key) else word
    pieces = [piece for piece in parts(name) if len(piece) > 2]
    return frozenset((plain(word), plain(name), *pieces))
