"""Places for cards, dice and pieces: the journal, piles of tiles, a player's board, the rival's board. The game's
scenes import them. They import the game's pieces, small signs and colours."""
