"""The questions of the game, one file each: who is asked, and for each verb that answers all that there is to it.

Only `play` imports them. One question begins another by pushing its task, never by importing it.
"""

from typing import TypeAlias

from engine.game import Seat
from engine.kit import question
from engine.kit.question import A, T
from engine.ur.draft import Draft
from engine.ur.state import State
from engine.ur.view import UrView

Scene: TypeAlias = State | UrView
Question: TypeAlias = question.Question[State, UrView, Draft, T]
Answer: TypeAlias = question.Answer[State, UrView, Draft, T, A]


class InTurn(Question[T]):
    """A question to whose turn it is."""

    def asked(self, scene: Scene, task: T) -> Seat:
        """Return the mover."""
        return scene.mover
