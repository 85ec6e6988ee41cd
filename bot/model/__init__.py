"""Values and rules of tables, people and guilds: what a table is, who sits where, whom it waits for, why something
is refused.

Everything in `bot` may import it. It imports the engine and nothing else: no clock, no database, no Discord
(tested).
"""
