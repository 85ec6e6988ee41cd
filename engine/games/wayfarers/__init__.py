"""Wayfarers of the South Tigris, for two to four players or one against the rival, which the game itself plays.

`play` implements the contract; `components` has the contents of the box, `state` the position, `reading` facts about
one, also for pictures. `questions` has the questions with their answers and effects, `changes` the shared changes and
the end of a turn; `solo` plays the opponent.
"""
