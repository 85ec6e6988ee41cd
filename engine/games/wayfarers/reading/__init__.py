"""Facts read off a table, for rules and pictures alike: off a position, a view, or a position that a move changes.

`counting` has what a player owns, `caravan` what a die of each value can do, `dice` where one may go, `prices` what
something costs, `journal` the open steps, `scoring` the points.
"""
