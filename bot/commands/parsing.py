"""From what a person typed to a game's words: capital letters, the reader's own language, any order."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from bot.handlers.choices import Offer
from bot.text.typed_moves import plain
from engine.game import STOP, Words

Worded: TypeAlias = Callable[[str], str]
"""A word as the reader is shown it."""


def recognise(typed: str, offered: Sequence[str], worded: Worded) -> str | None:
    """Return the word of `offered` that was meant, None if there is none. `worded`: gives the reader's word for it."""
    if typed and typed in offered:
        return typed
    meant = plain(typed)
    return next((word for word in offered if meant and meant in (plain(word), plain(worded(word)))), None)


def spell(verb: str, typed: Sequence[str], offered: Offer, worded: Worded) -> Words:
    """Return the move that was meant. Arguments that are not on offer stay as typed, but in the case of cells and
    words, so that the game can say what is wrong with them."""
    meant = next(_orders((verb,), tuple(typed), offered, worded), None)
    if meant is not None:
        return meant
    words: Words = (verb,)
    for argument in typed:
        words = (*words, recognise(argument, offered(words), worded) or _usual(argument))
    return words


def matching(typed: str, offered: Sequence[str], worded: Worded) -> list[tuple[str, str]]:
    """Return labels and words of `offered` that begin with or contain what was typed, the former first."""
    meant = plain(typed)
    pairs = [(worded(word), word) for word in offered]
    first = [pair for pair in pairs if any(plain(form).startswith(meant) for form in pair)]
    rest = [pair for pair in pairs if pair not in first and any(meant in plain(form) for form in pair)]
    return first + rest


def _orders(words: Words, typed: Words, offered: Offer, worded: Worded) -> Iterator[Words]:
    """The moves on offer that have just these arguments, in the typed order if there is one such."""
    next_words = offered(words)
    if not typed:
        if STOP in next_words:
            yield words
        return
    for place, argument in enumerate(typed):
        word = recognise(argument, next_words, worded)
        if word:
            yield from _orders((*words, word), typed[:place] + typed[place + 1 :], offered, worded)


def _usual(typed: str) -> str:
    """A cell in capitals, all else in small letters."""
    written = typed.strip()
    short = len(written) <= 3 and any(letter.isdigit() for letter in written)
    return written.upper() if short else "-".join(written.lower().split())
