"""Facts read off the table of a position, a view, or a draft, for rules and pictures.

`counting` has a player's belongings, `caravan` the abilities of each die value, `dice` the slots for dice, `prices` the
prices, `journal` the open steps, `scoring` the points.
"""
