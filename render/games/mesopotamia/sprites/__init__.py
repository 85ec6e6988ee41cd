"""Sprites of Mesopotamia: land between rivers, armies, events, seals, tokens.

Only this game's pictures import them. They know names and numbers, but none of the game's rules.
"""
