"""A Discord for one machine: gateway, REST, limits and a page to play in. An unmodified discord.py can talk to it.

`cli` and tests may import it. It imports nothing of the bot (tested: other bots run on it).
"""
