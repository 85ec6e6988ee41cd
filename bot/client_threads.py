"""What the client hears of threads."""

import discord

from bot.places import Places


def hear(client: discord.Client, places: Places) -> None:
    """Have the tables follow what becomes of the threads that they are in."""

    @client.event
    async def on_raw_thread_delete(thread: discord.RawThreadDeleteEvent) -> None:
        await places.gone(thread.thread_id)

    @client.event
    async def on_raw_thread_update(thread: discord.RawThreadUpdateEvent) -> None:
        state = thread.data["thread_metadata"]
        if not state["archived"] and not state.get("locked"):
            await places.opened(thread.thread_id)
