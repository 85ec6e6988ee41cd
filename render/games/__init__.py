"""One package for each game, which turns the game's views into scenes. `render.registry` lists what a package
provides."""
