"""Sprites of places for cards, dice and pieces: the journal, piles of tiles, a player's board, the rival's board. They
build on the game's pieces, small signs and colours."""
