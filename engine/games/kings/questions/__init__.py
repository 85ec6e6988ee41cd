"""The questions of the game, one in each file: which seat is asked, and a class for each verb that answers.

Only `play` imports them. One question begins another by pushing its task, never by importing it.
"""

from typing import TypeAlias

from engine.games.kings.draft import Draft
from engine.games.kings.state import State
from engine.games.kings.view import KingsView
from engine.kit import question
from engine.kit.question import A, T

Situation: TypeAlias = State | KingsView
Question: TypeAlias = question.Question[State, KingsView, Draft, T]
Answer: TypeAlias = question.Answer[State, KingsView, Draft, T, A]
Decline: TypeAlias = question.Decline[State, KingsView, Draft, T]
InTurn: TypeAlias = question.InTurn[State, KingsView, Draft, T]
OptionalQuestion: TypeAlias = question.OptionalQuestion[State, KingsView, Draft, T]
