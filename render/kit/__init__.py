"""Layouts and parts that the pictures of several games are composed of: names, headlines, charts, ledgers.

Only games import it. It knows of no game: what it is to show comes in as arguments.
"""
