"""Close codes after which Discord would refuse a new connection as well
(https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes).
"""

import discord

BAD_TOKEN = "Discord does not know the token in DISCORD_TOKEN or DISCORD_TOKEN_FILE"

_REFUSALS = {
    4004: BAD_TOKEN,
    4010: "Discord refuses the number of a shard (close code 4010)",
    4011: "the bot is in more servers than its shards may serve (close code 4011): start it again, so that it asks "
    "Discord how many shards it needs",
    4012: "Discord no longer speaks this version of its protocol (close code 4012): update the bot",
    4013: "Discord does not know an intent that the bot asks for (close code 4013): update the bot",
    4014: "Discord does not allow an intent that the bot asks for (close code 4014): allow it in the Developer Portal, "
    "under Bot, Privileged Gateway Intents",
}


def refusal(error: discord.ClientException) -> str | None:
    """Return one sentence on why Discord refuses the bot for good; None where it may try again."""
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return _REFUSALS[4014]
    return _REFUSALS.get(error.code) if isinstance(error, discord.ConnectionClosed) else None
