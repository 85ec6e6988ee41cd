# Kinds of components, and what else they are called.
component-leader = leader
word-catastrophe = catastrophe

# What they do.
frame-count = In the game: { $count }.
frame-each = For each player: { $count }.
