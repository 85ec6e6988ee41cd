"""Sprites of Mesopotamia alone: land between rivers, armies, events, seals, tokens.

Only this game's pictures import it. It knows names and numbers, and nothing of the game's rules.
"""
