"""Layouts and parts for the pictures of several games: names, headlines, charts, score sheets. Games import it, and
`render.registry` for its defaults. It knows no game: all content is passed in as arguments."""
