"""Wayfarers of the South Tigris, for two to four players or for one against the rival.

`play` implements the contract. `components` has the contents of the box, `state` the position, and `reading` facts
about a position, also for pictures. `questions` has the questions with their answers and effects, `changes` the shared
changes and the end of a turn. `solo` plays the opponent, which the code calls the rival.
"""
