"""Wayfarers of the South Tigris, for two to four players or for one against an automatic opponent, the rival.

`play` has the class of the game, `components` the contents of the box, `state` the position, and `reading` facts about
a position, also for pictures. `questions` has the questions and verbs, `changes` the changes that verbs share and the
end of a turn, `solo` the moves of the rival.
"""
