"""Cards in each size: to gain, enlarged to choose from, in front of a player. Scenes and other sprites import them.
They import the game's small signs and colours."""
