"""Rules of the games, and what is true of all of them: pure, standard library only."""
