"""Cards in each size: to be gained, enlarged to choose from, in front of a player.

The game's scenes import them. They import the game's small signs and colours.
"""
