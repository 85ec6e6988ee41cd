"""The game's own player, against whom one plays alone (R8).

`rival` has its turn and what each effect is for it, `targets` the cards for which it may have to ask: they
change a draft as the rules for players do. `sight` has what it prefers, `path` its caravan,
`outlook` what can be told of its next turn.
"""
