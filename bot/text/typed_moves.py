"""Typed moves: find whole moves by any of their parts, which may be shortened, in any of the bot's languages."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache, lru_cache

from msgspec import Struct

from bot.text.catalog import catalog
from bot.text.voice import LANGUAGES, Voice
from engine.game import Words

_SEPARATORS = re.compile(r"[\s,;→>]+")
_CELL_PATTERN = re.compile(r"[a-z]+[0-9]+")
_COLUMN = re.compile(r"[a-z]{1,2}")
_ZEROS = re.compile(r"^([a-z]*)0+([1-9][0-9]*)$")
_BEFORE_CELL = re.compile(r"^[\u05d0-\u05ea]{1,2}(?=[a-z]{1,2}[0-9]{1,2}$)")
"""A Hebrew preposition, which is written together with the cell after it, as in *ל-B1*."""
_AFTER_CELL = re.compile(r"(?<=[0-9]):[^\W\d]+\b")
"""A Finnish case ending, which is written after the cell, as in *B1:een*."""
_MENTION = re.compile(r"\s*(?:<@[!&]?\d{1,20}>|@\S+)\s*")
_PLURAL_NUMBERS = (2, 5)
"""Numbers that, between them, need every plural form of the bot's languages."""
_EXACT_SCORE, _BEGUN_SCORE, _LIKE_SCORE = 3, 2, 1

MIN_LIKENESS = 0.7
"""Minimum similarity of a misspelled word to the intended one. For example, *kign* and *king* share three of four
letters in order."""

MIN_LETTERS = 3
"""Minimum length in letters of a word that may count as misspelled."""


def plain_form(text: str) -> str:
    """Return `text` without details that people omit when typing: accents, capitals and spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if letter.isalnum())


def plain_parts(text: str) -> tuple[str, ...]:
    """Return the words of a text, each in its plain form, cells without a case ending."""
    return tuple(part for part in map(plain_form, _SEPARATORS.split(_AFTER_CELL.sub("", text))) if part)


MAX_REPETITIONS = 6
"""The largest number that may repeat a typed part, as in "3 farm": the size of a hand of tiles."""


class MoveMatch(Struct, frozen=True):
    """A move that matches all typed parts. `rank`: the number of parts that are the full name of one of its words, and
    the number of parts that name a word other than its verb."""

    move: Words
    rank: tuple[int, int]


def find_moves(voice: Voice, typed: str, moves: Iterable[Words], *, short_cells: bool = False) -> list[MoveMatch]:
    """Return the moves that match all parts of `typed`, in any order: the most exact matches first, then the shortest.
    Parts in the reader's language and in the game's own words may be shortened. `short_cells`: whether cells and
    numbers may be shortened, too."""
    parts = plain_parts(typed)
    scores = [_WordScores(voice, part, short_cells=short_cells) for part in parts]
    matches = []
    for move in moves:
        rank = _rank(move, scores)
        if rank is not None:
            matches.append(MoveMatch(move, rank))
    return sorted(matches, key=lambda move_match: (-move_match.rank[0], -move_match.rank[1], len(move_match.move)))


def matching_moves(voice: Voice, typed: str, moves: Sequence[Words]) -> list[Words]:
    """Return the possible meanings of `typed`: one move if the meaning is clear, [] for a text that is not a move. A
    move takes precedence over longer moves of the same verb that contain all its words."""
    words = typed.casefold().split()
    exact_moves = [move for move in moves if [word.casefold() for word in move] == words]
    if exact_moves:
        return exact_moves
    matches = _first_found(voice, typed, moves, short_cells=False)
    best = [match.move for match in matches if match.rank == matches[0].rank]
    if len(best) > 1 and all(_extends(best[0], longer) for longer in best[1:]):
        return best[:1]
    return best


def suggestions(voice: Voice, typed: str, moves: Sequence[Words]) -> list[Words]:
    """Return the moves that match all of `typed`, including shortened cells, or else the nearest moves."""
    matches = _first_found(voice, typed, moves, short_cells=True)
    return [match.move for match in matches] or [
        move for move, misses in _find_nearest(voice, typed, moves) if not misses
    ]


def nearest_moves(voice: Voice, typed: str, moves: Sequence[Words]) -> list[Words]:
    """Return the moves that match any part of `typed`, those with the most matching parts first. A misspelled word
    counts, but less than a correct one."""
    return [move for move, _ in _find_nearest(voice, typed, moves)]


def _first_found(voice: Voice, typed: str, moves: Sequence[Words], *, short_cells: bool) -> list[MoveMatch]:
    """Return the moves for the first reading of a text that any move matches completely."""
    results = (find_moves(voice, reading, moves, short_cells=short_cells) for reading in _readings(typed))
    return next((moves for moves in results if moves), [])


def _find_nearest(voice: Voice, typed: str, moves: Sequence[Words]) -> list[tuple[Words, int]]:
    """Return the moves that match any part of a text, the nearest first, each with the number of parts that it does not
    match."""
    scores = [
        _WordScores(voice, part, short_cells=True, like=True)
        for part in _join_cells(_without_fillers(plain_parts(typed)))
    ]
    scored_moves = [(move, _score_words(move, scores)) for move in moves]
    nearest = sorted(
        ((move, matched) for move, matched in scored_moves if matched),
        key=lambda pair: (-len(pair[1]), -sum(pair[1]), len(pair[0])),
    )
    return [(move, len(scores) - len(matched)) for move, matched in nearest]


def without_mention(typed: str) -> str:
    """Return a text without the mention of the bot with which it may begin."""
    return typed[match.end() :] if (match := _MENTION.match(typed)) else typed


def _readings(typed: str) -> Iterator[str]:
    """Yield the readings of a text: unchanged; with cells joined; both of these without filler words; and with counts
    expanded."""
    parts = plain_parts(typed)
    readings = (
        parts,
        _join_cells(parts),
        _without_fillers(parts),
        _join_cells(_without_fillers(parts)),
        tuple(_expand_counts(_without_fillers(parts))),
    )
    yield from (" ".join(reading) for reading in dict.fromkeys(readings) if reading)


def _join_cells(parts: tuple[str, ...]) -> tuple[str, ...]:
    """Return parts in which a column and the number after it are joined to a cell. Leading zeros and prepositions
    written together with a cell are removed."""
    joined: list[str] = []
    for part in (_BEFORE_CELL.sub("", raw_part) for raw_part in parts):
        column = joined.pop() if part.isdecimal() and joined and _COLUMN.fullmatch(joined[-1]) else ""
        joined.append(_ZEROS.sub(r"\1\2", column + part))
    return tuple(joined)


def _without_fillers(parts: tuple[str, ...]) -> tuple[str, ...]:
    """Return parts without filler words, in any language."""
    return tuple(part for part in parts if part not in _fillers())


def _expand_counts(parts: tuple[str, ...]) -> Iterator[str]:
    """Yield parts, each repeated by the number in front of it: *2 temples* yields a temple and a temple."""
    count = 1
    for part in parts:
        number = int(part) if part.isdecimal() else 2 * (part in _words_for_two())
        if 0 < number <= MAX_REPETITIONS:
            count = number
        else:
            yield from (part,) * count
            count = 1


@cache
def _words_for_two() -> frozenset[str]:
    return frozenset(map(plain_form, _comma_parts("typed-two")))


@cache
def _fillers() -> frozenset[str]:
    return frozenset(map(plain_form, _comma_parts("typed-fillers")))


def _comma_parts(key: str) -> Iterator[str]:
    """Yield the comma-separated parts of an entry, in every language."""
    for language in LANGUAGES:
        yield from Voice(language).say(key).split(",")


def ends_with_cell(typed: str) -> bool:
    """Whether the last part of a text looks like a complete cell ("C1"), which must not be completed to a longer one
    ("C10")."""
    parts = plain_parts(typed)
    return bool(parts) and (_CELL_PATTERN.fullmatch(parts[-1]) is not None or parts[-1].isdecimal())


def is_code(label: str) -> bool:
    """Whether a component's label is only a printed code."""
    return len(plain_parts(label)) == 1 and ends_with_cell(label)


def is_called(typed: str, key: str) -> bool:
    """Whether a text equals one of the comma-separated names in a catalog entry, in any language."""
    return plain_form(typed) in set(map(plain_form, _comma_parts(key)))


def _extends(shorter: Words, longer: Words) -> bool:
    return shorter[0] == longer[0] and Counter(shorter) < Counter(longer)


class _WordScores(dict[tuple[str, bool], int]):
    """Scores for how well one part of a text names each word, computed on demand. `short_cells`: whether cells and
    numbers may be shortened. `like`: whether other words may be misspelled."""

    def __init__(self, voice: Voice, part: str, *, short_cells: bool, like: bool = False) -> None:
        super().__init__()
        self._game, self._language, self._part, self._short_cells = voice.game or "", voice.language, part, short_cells
        self._like = like and len(part) >= MIN_LETTERS and not any(letter.isdigit() for letter in part)

    def __missing__(self, key: tuple[str, bool]) -> int:
        word, is_verb = key
        score = 0
        if any(self._part in _forms(self._game, word, language, is_verb) for language in LANGUAGES):
            score = _EXACT_SCORE
        elif self._short_cells or not any(letter.isdigit() for letter in word):
            forms = _forms(self._game, word, self._language, is_verb)
            score = _BEGUN_SCORE * any(form.startswith(self._part) for form in forms)
            if not score and self._like:
                score = _LIKE_SCORE * bool(get_close_matches(self._part, forms, 1, MIN_LIKENESS))
        self[key] = score
        return score


def _rank(move: Words, scores: Sequence[Mapping[tuple[str, bool], int]]) -> tuple[int, int] | None:
    """Return the number of parts that name a word in full, and the number that name a word other than the verb. Return
    None if a part is left without a word of its own; only the verb may be named several times."""
    free_indices = list(range(len(move)))
    exact = placed_count = 0
    for score in scores:
        best = place = 0
        for index in free_indices:
            word_score = score[move[index], index == 0]
            if word_score > best or (word_score == best and not place):
                best, place = word_score, index
        if not best:
            return None
        exact += best == _EXACT_SCORE
        if place:
            placed_count += 1
            free_indices.remove(place)
    return exact, placed_count


def _score_words(move: Words, scores: Sequence[Mapping[tuple[str, bool], int]]) -> list[int]:
    """Return the score of each part that names a word of a move. Each word except the verb can be named only once."""
    free_indices, named_scores = list(range(len(move))), []
    for score in scores:
        word_score, place = max((score[move[index], index == 0], index) for index in free_indices)
        if word_score:
            named_scores.append(word_score)
        if word_score and place:
            free_indices.remove(place)
    return named_scores


@lru_cache(maxsize=1 << 14)
def _forms(game: str, word: str, language: str, is_verb: bool) -> frozenset[str]:
    """Return all names of a word in plain form: the game's own word, the word in the language, the parts of a long
    name, plural forms, and the cases of sentences."""
    voice, key = Voice(language, game), f"verb-{word}" if is_verb else f"word-{word}"
    name = voice.say(key) if voice.has(key) else word
    several = [] if is_verb or not voice.has(key) else [voice.say(key, count=count) for count in _PLURAL_NUMBERS]
    if several:
        several += catalog(language, game).inflect(word).values()
    pieces = [piece for spelling in (name, *several) for piece in plain_parts(spelling) if len(piece) > 2]
    return frozenset((plain_form(word), plain_form(name), *pieces))
