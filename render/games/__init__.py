"""One package for each game, which turns its views into scenes. `render.registry` lists the functions of a package."""
