"""Vocabularies: the words that an argument of a move may have in any position, and their meanings."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from engine.game import BadWords

T = TypeVar("T")


class Vocabulary(Generic[T]):
    """The words that an argument may have, each with its meaning.

    `kind`: the kind; other words are refused as `unknown-<kind>`.
    `argument`: the name of the argument.
    `meanings`: the meaning of each word.
    """

    def __init__(self, kind: str, meanings: Mapping[str, T], *, listed: str = "", argument: str = "") -> None:
        """`listed`: the name of the fact with which a refusal lists the words, or "" if it does not list them."""
        self.kind, self.argument, self.meanings, self._listed = kind, argument or kind, meanings, listed

    def with_name(self, argument: str) -> "Vocabulary[T]":
        """Return the same words for an argument with another name."""
        return Vocabulary(self.kind, self.meanings, listed=self._listed, argument=argument)

    def read(self, word: str) -> T:
        """Return the meaning of a word. Raises BadWords for an unknown word."""
        if word not in self.meanings:
            right = ((self._listed, tuple(self.meanings)),) if self._listed else ()
            raise BadWords(f"unknown-{self.kind}", ("word", word), *right)
        return self.meanings[word]


def plain_vocabulary(kind: str, words: tuple[str, ...], *, listed: str = "", argument: str = "") -> Vocabulary[str]:
    """Return a vocabulary in which each word is its own meaning."""
    return Vocabulary(kind, {word: word for word in words}, listed=listed, argument=argument)


COUNT = Vocabulary("count", {str(number): number for number in range(100)})
"""The numbers with at most two digits."""
