"""The bot's avatar and banner: draw them, and set them on Discord."""

from collections.abc import Iterator
from pathlib import Path

import discord

from bot.config.settings import ConfigError
from bot.gateway.shards import BAD_TOKEN
from bot.pictures import context_of, cover_of
from bot.text.voice import FALLBACK_LANGUAGE, Voice
from engine.chance import SEED_BYTES, commitment
from engine.record import Header
from engine.registry import GAMES
from engine.replay import begin_fold
from render.layouts.appearance import draw_avatar, draw_banner
from render.scene import Sprite

AVATAR_FILE, BANNER_FILE = "avatar.png", "banner.png"

_SEED = bytes(SEED_BYTES)


def write_appearance(folder: Path) -> tuple[Path, Path]:
    """Draw the avatar and the banner into a folder, which is created if it does not exist. Return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    avatar, banner = folder / AVATAR_FILE, folder / BANNER_FILE
    avatar.write_bytes(draw_avatar())
    banner.write_bytes(draw_banner([*_views()]))
    return avatar, banner


def _views() -> Iterator[Sprite]:
    """Yield the background picture of each game's cover, for the games that have one."""
    for game in GAMES:
        options = tuple((option.name, option.choices[0]) for option in game.options)
        head = Header(game.name, game.rules, options, game.marks[: min(game.seats)], commitment(_SEED), _SEED)
        voice = Voice(FALLBACK_LANGUAGE, game.name, ("",) * len(head.marks), markdown=False)
        yield from (scene.backdrop for scene in cover_of(game, begin_fold(game, head), context_of(voice), ()))


async def apply_appearance(token: str, avatar: bytes, banner: bytes) -> None:
    """Set the avatar and the banner (bytes of PNG files) of the bot with this token. Raises ConfigError if Discord does
    not know the token, and discord.HTTPException if Discord refuses the pictures, for example because they changed too
    often."""
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        await client.login(token)
        if client.user is not None:
            await client.user.edit(avatar=avatar, banner=banner)
    except discord.LoginFailure:
        raise ConfigError(BAD_TOKEN) from None
    finally:
        await client.close()
