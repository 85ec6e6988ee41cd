"""The solo opponent (R8), which the code calls the rival.

`rival` has its turn and its version of each effect; `targets` has the cards for which it may have to ask the human.
Both change a draft, as the rules for players do. `sight` has its preferences and the path of its caravan; `outlook`
predicts its next turn.
"""
