"""Layouts and parts for the pictures of several games: names, headlines, charts, ledgers. Only games import it. It
knows no game: all content is passed in as arguments."""
