"""The two questions of the game: the asked seat, and a class for each verb that answers.

Only `play` imports them. One question begins another by pushing its task, never by importing it.
"""

from typing import TypeAlias

from engine.game import Seat
from engine.games.ur.draft import Draft
from engine.games.ur.state import State
from engine.games.ur.view import UrView
from engine.kit import question
from engine.kit.question import A, T

Situation: TypeAlias = State | UrView
Question: TypeAlias = question.Question[State, UrView, Draft, T]
Answer: TypeAlias = question.Answer[State, UrView, Draft, T, A]


class InTurn(Question[T]):
    """A question to the mover."""

    def active_seat(self, situation: Situation, task: T) -> Seat:
        """Return the seat whose turn it is."""
        return situation.mover
