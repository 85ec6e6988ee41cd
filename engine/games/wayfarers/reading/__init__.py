"""Facts derived from the table of a position, a view, or a draft, for rules and pictures.

`counting` counts what a player has; `caravan` has the abilities of each die value, `dice` the slots for dice, `prices`
the prices, `journal` the open steps, and `scoring` the points.
"""
