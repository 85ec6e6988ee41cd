"""Sprites of cards in three sizes: in the market's rows, enlarged to choose from, and in front of a player. They build
on the game's small signs and colours."""
