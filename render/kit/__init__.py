"""Layouts and parts that the pictures of several games are composed of: names, headlines, charts, ledgers.

Only games import it. It knows no game: all content is passed in as arguments.
"""
