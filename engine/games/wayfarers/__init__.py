"""Wayfarers of the South Tigris, for two to four players or one against the game's own player.

`play` is the game as the contract wants it; `components` has what lies in the box, `state` a position, `reading` what
can be read off one, for pictures too. What a player may be asked, answer and bring about is in `questions`, what
several of them share in `changes`, the end of a turn, too; `solo` plays the opponent, and what no position can be is in
`validation`.
"""
