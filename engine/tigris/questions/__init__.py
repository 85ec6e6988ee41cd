"""The questions of the game, one file each: who is asked, and for each verb that answers all that there is to it.

Only `play` imports them. One question begins another by pushing its task, never by importing it.
"""

from typing import TypeAlias

from engine.kit import question
from engine.kit.question import A, T
from engine.tigris.draft import Draft
from engine.tigris.state import State
from engine.tigris.view import TigrisView

Scene: TypeAlias = State | TigrisView
Question: TypeAlias = question.Question[State, TigrisView, Draft, T]
Answer: TypeAlias = question.Answer[State, TigrisView, Draft, T, A]
