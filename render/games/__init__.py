"""A package for each game, which turns its views into scenes. `render.registry` lists what a package provides."""
