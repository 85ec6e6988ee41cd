# The name of the game and its options.
game-name = Mesopotamia
option-mode = Mode
option-mode-description = Against each other, with automata, or one of two solo games
option-combat = Combat
option-combat-description = Full with cards and three sections, or simple with one bid
option-luck = Dingir dice
option-luck-description = Rolled, or used without luck
option-rounds = Last round
option-rounds-description = 12 (weeks), 16, 20, or no limit until the gardens stand (about 16 to 22)
option-sets = Expansions
option-sets-description = Expansions whose cards and tokens are mixed in
option-automata = Automata
option-automata-description = How many automata play in Clash of Kings
option-level = Difficulty
option-level-description = How strong the automata are
option-side = Sides
option-side-description = Everyone alone, or all people together against the automata
