"""Names in pictures: whole, otherwise on two lines or only the first word. They are never cut in the middle."""

import re

from render.drawing.text import BOLD, MEDIUM, Fitted, fit_text, text_width

MIN_SIZE = 26.0
"""Minimum font size, in units. Capitals are nine pixels high if a picture is shown 550 pixels wide."""

_SUFFIX = re.compile(r"\s(\d+|\([^()]*\))$")
_VOWELS = frozenset("aeiouyäöåáéíóúůýě")


def break_name(name: str, room: float) -> tuple[str, ...]:
    """Return a name on one line, or on two of about the same length if one line is too narrow."""
    if text_width(name, MIN_SIZE, BOLD) <= room:
        return (name,)
    words = name.replace("-", "- ").split()
    splits = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return min(splits, key=lambda way: max(text_width(part, MIN_SIZE, BOLD) for part in way), default=(name,))


def fit_player_name(name: str, room: float, size: float, weight: int = BOLD) -> Fitted:
    """Return a player's name: whole, otherwise only its first word if that is enough for the minimum size, otherwise
    smaller. A number or a mark at its end stays, since it distinguishes players."""
    if text_width(name, MIN_SIZE, weight) <= room:
        return fit_text(name, room, size, weight, MIN_SIZE)
    first = shorten_name(name)
    if first != name and text_width(first, MIN_SIZE, weight) <= room:
        return fit_text(first, room, size, weight, MIN_SIZE)
    return fit_text(name, room, size, weight, 12)


def shorten_name(name: str) -> str:
    """Return the first word of a name, or the whole name if its end distinguishes players."""
    return name if _distinguishing_suffix(name) else _first_word(name)


def in_lines(name: str, room: float) -> tuple[str, ...]:
    """Return a player's name on one or two lines. If that is too small, return its first word, in halves if it is too
    wide. A number or a mark at the end stays, on lines of its own."""
    first, end = _first_word(name), _distinguishing_suffix(name)
    mark = _word_lines(end, room) if end != name else ()
    for lines in (break_name(name, room), (*break_name(first, room), *mark), (first, *mark)):
        if all(text_width(line, MIN_SIZE, MEDIUM) <= room for line in lines):
            return lines
    return (*_word_lines(first, room), *mark)


def _word_lines(word: str, room: float) -> tuple[str, ...]:
    """Return words on one line, or on two if one line is too narrow."""
    lines = break_name(word, room) if word else ()
    return lines if all(text_width(line, MIN_SIZE, MEDIUM) <= room for line in lines) else halve_word(word)


def _first_word(name: str) -> str:
    return name.split(maxsplit=1)[0]


def _distinguishing_suffix(name: str) -> str:
    """Return the end of a name that distinguishes players: a number or a mark in brackets, or ""."""
    match = _SUFFIX.search(name)
    return match.group(1) if match else ""


def halve_word(word: str) -> tuple[str, str]:
    """Return a word in two lines of about the same length, between syllables if possible: before a consonant that a
    vowel follows."""
    cuts = [cut for cut in range(2, len(word) - 1) if word[cut] not in _VOWELS and word[cut + 1] in _VOWELS]
    halves = [(f"{word[:cut]}-", word[cut:]) for cut in cuts or [-(-len(word) // 2)]]
    return min(halves, key=lambda two: max(text_width(half, MIN_SIZE, MEDIUM) for half in two))
