"""The questions of the game, one in each file: which seat is asked, and a class for each verb that answers.

Only `play` imports them. One question begins another by pushing its task, never by importing it.
"""

from typing import TypeAlias

from engine.games.tigris.draft import Draft
from engine.games.tigris.state import State
from engine.games.tigris.view import TigrisView
from engine.kit import question
from engine.kit.question import A, T

Situation: TypeAlias = State | TigrisView
Question: TypeAlias = question.Question[State, TigrisView, Draft, T]
Answer: TypeAlias = question.Answer[State, TigrisView, Draft, T, A]
