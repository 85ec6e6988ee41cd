"""One module a game: its view becomes scenes."""
