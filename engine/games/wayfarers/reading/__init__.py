"""What can be read off a table, by rules and pictures alike: of a position, of a view, or of one that a move changes.

`counting` has what a player owns, `caravan` what a die of each value can do, `dice` where one may go, `prices` what
something costs, `journal` the open steps, `scoring` the points.
"""
