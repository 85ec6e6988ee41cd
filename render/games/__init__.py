"""One package a game: its view becomes scenes. `render.registry` says which functions a package may have."""
