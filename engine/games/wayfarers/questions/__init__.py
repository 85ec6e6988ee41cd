"""The questions of the game, one file for each family of verbs: which seat is asked, and a class for each verb that
answers.

One question begins another by pushing its task, never by importing it. Only `play` imports the questions themselves;
computer players also use `effects`.
"""

from collections.abc import Iterator, Sequence
from typing import ClassVar, TypeAlias, TypeVar

from engine.game import STOP, BadWords, Seat, Words
from engine.games.wayfarers.draft import Draft
from engine.games.wayfarers.state import State, Table
from engine.games.wayfarers.view import WayfarersView
from engine.kit import question
from engine.kit.annotations import Annotations

T = TypeVar("T")

Situation: TypeAlias = State | WayfarersView
Question: TypeAlias = question.Question[State, WayfarersView, Draft, T]
OptionalQuestion: TypeAlias = question.OptionalQuestion[State, WayfarersView, Draft, T]


class InTurn(Question[T]):
    """A question to the player whose turn it is."""

    def active_seat(self, situation: Situation, task: T) -> Seat:
        """Return the seat whose turn it is."""
        return situation.table.turn.seat


class Answer(question.ListedAnswer[State, WayfarersView, Draft, T, Words]):
    """A verb of the game. It refuses unknown words before wrong numbers of words, and annotates from the open table."""

    reasons: ClassVar[tuple[str, ...]] = ("incomplete", "too-many-words")

    def read(self, words: Words) -> Words:
        """Return the words after the verb. Raises BadWords for a word that its vocabulary lacks, and for too few or too
        many words."""
        meant = self.parse_words(words)
        if len(words) < len(self.takes):
            raise BadWords("incomplete", ("verb", self.name))
        if len(words) > len(self.takes) + len(self.takes_optionally):
            raise BadWords("too-many-words", ("verb", self.name))
        return meant

    def annotate(self, annotations: Annotations, view: WayfarersView, seat: Seat, task: T, words: Words) -> None:
        """Note the gains and costs of the last word, or of all words for a whole move."""
        if words[-1:] != (STOP,):
            self.annotate_words(annotations, view.table, seat, words)
            return
        for count in range(len(words)):
            self.annotate_words(annotations, view.table, seat, words[:count])

    def annotate_words(self, annotations: Annotations, table: Table, seat: Seat, words: Words) -> None:
        """Note the seat's gains and costs for the last of `words`, the words after the verb."""


class VerbWithoutWords(Answer[T]):
    """A verb without words, possible whenever the question offers it."""

    def moves(self, state: State, seat: Seat, task: T, words: Words) -> Iterator[Words]:
        if not words:
            yield ()


def match_word(offered: Sequence[str], words: Words, index: int) -> Sequence[str]:
    """Return the `offered` words that fit `words` at `index`: all if the words end before it, the word there if
    it is offered, otherwise ()."""
    if len(words) <= index:
        return offered
    return (words[index],) if words[index] in offered else ()
