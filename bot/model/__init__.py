"""Values and rules of tables, people and guilds: settings, seats, waits, votes, and reasons for refusals.

Everything in `bot` may import it. It imports the engine and the names of `render`'s themes, nothing
else: no clock, no database, no Discord (tested).
"""
