"""The rival (R8), which the code calls the rival.

`rival` has its turn and its version of each effect, `targets` the cards for which it may have to ask. Both change a
draft as the rules for players do. `sight` has its preferences, `path` its caravan, `outlook` the prediction of its next
turn.
"""
