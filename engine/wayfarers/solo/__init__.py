"""The game's own player, against whom one plays alone (R8).

`rival` has its turn and what each effect is for it, `sight` what it prefers, `targets` the cards for which it may have
to ask, `marker` its resource track. They change a draft as the rules for players do.
"""
