"""The side of the bot that faces discord.py: the client and its events, errors, the sender of messages, command sync.

`app` and `cli` may import it. It imports everything below.
"""
