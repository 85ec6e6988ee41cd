"""Which press on a private message was the last: what an earlier one still wants to show there comes too late."""

import discord
from cachetools import LRUCache

REMEMBERED = 1000
"""Messages: those that are being pressed at one time are far fewer."""


class Presses:
    """The newest interaction of each message, by their ids, which grow with time."""

    def __init__(self) -> None:
        self._newest: LRUCache[int, int] = LRUCache(REMEMBERED)

    def note(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Note that a control of a message was pressed."""
        if interaction.message is not None:
            self._newest[interaction.message.id] = interaction.id

    def newest(self, interaction: discord.Interaction[discord.Client], message: int) -> bool:
        """Whether nothing on `message` was pressed since `interaction`."""
        return self._newest.get(message, interaction.id) <= interaction.id
