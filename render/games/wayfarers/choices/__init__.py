"""Pictures of choices: enlarged cards and dice, and highlighted places on the board with their prices. Only the game's
own package imports them. They add marks to the pictures of the board and of a tableau."""
