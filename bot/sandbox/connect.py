"""The connection from an unmodified discord.py to the sandbox."""

from collections.abc import Iterator
from contextlib import contextmanager

import discord
import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


@contextmanager
def point_discord_here(url: str) -> Iterator[None]:
    """Let every client of this process talk to the sandbox at `url` while in this context."""
    addresses = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    turn_discord_to(url)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = addresses


def turn_discord_to(url: str) -> None:
    """Let every client of this process talk to the sandbox at `url` from now on."""
    Route.BASE = f"{url}/api/v{discord.http.INTERNAL_API_VERSION}"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1) + "/gateway/")
    Asset.BASE = url
