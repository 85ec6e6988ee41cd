# How the game's own player is called where it does something, and what the ranks at the end count.
own-players = Protivník
game-over-score = { $one } VB
