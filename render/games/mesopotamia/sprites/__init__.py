"""What only the pictures of Mesopotamia show: land between rivers, armies, events, seals, tokens.

Only this game's pictures import it. It knows names and numbers, and nothing of the game's rules.
"""
