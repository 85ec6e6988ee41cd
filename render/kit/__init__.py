"""Layouts and parts for the pictures of any game: names, headlines, covers, posters, charts, score sheets. Games import
them, and `render.registry` for its defaults. This package knows no game: all content comes as arguments."""
