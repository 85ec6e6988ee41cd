"""Names of emojis, and the plan of those that are made, kept and deleted."""

import asyncio
from datetime import UTC, datetime
from threading import Event

import discord
import pytest
from discord.utils import time_snowflake

from bot.gateway import emojis
from bot.gateway.emojis import KEEP_SECONDS, MAX_EMOJIS, MAX_NAME_LENGTH, emoji_name, plan_changes, wanted_names
from bot.text.signs import Emoji, Signs
from engine.registry import GAMES
from render.registry import load_pictures
from tests.support.manual_clock import ManualClock

NOW = 1_800_000_000.0
WANTED = {("ur", "light", "standard"): "ur_light_0000aa", ("ur", "dark", "standard"): "ur_dark_0000bb"}


def there(name: str, age: float = 0.0, more: int = 0) -> Emoji:
    """An emoji that was made so many seconds ago."""
    return Emoji(name, time_snowflake(datetime.fromtimestamp(NOW - age, UTC)) + more)


def test_every_sign_has_a_name_of_its_own_that_discord_takes() -> None:
    names = wanted_names(tuple(game.name for game in GAMES))
    assert len(set(names.values())) == len(names)
    assert all(
        2 <= len(name) <= MAX_NAME_LENGTH and name.replace("_", "").isalnum() and name.isascii()
        for name in names.values()
    )
    assert {game for game, *_ in names} == {game.name for game in GAMES}
    first = [(game.name, next(iter(load_pictures(game.name).signs)), "standard") for game in GAMES]
    assert list(names)[: len(GAMES)] == first


def test_a_sign_that_high_contrast_draws_otherwise_is_made_after_the_usual_ones() -> None:
    names = wanted_names(("tigris",))
    usual, other = ([key for key in names if key[2] == theme] for theme in ("standard", "high-contrast"))
    assert list(names) == [*usual, *other]
    assert ("tigris", "temple", "high-contrast") in other
    assert len(usual) == len(load_pictures("tigris").signs) >= len(other)


async def test_a_process_that_ends_does_not_wait_until_all_signs_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, begun, released = list[object](), asyncio.Event(), Event()
    loop = asyncio.get_running_loop()

    def draw(sprite: object, _: str) -> str:
        drawn.append(sprite)
        loop.call_soon_threadsafe(begun.set)
        released.wait()
        return "123abc"

    monkeypatch.setattr(emojis, "sign_digest", draw)
    emojis.wanted_names.cache_clear()
    emojis._picture_digest.cache_clear()
    client = discord.Client(intents=discord.Intents.none())
    making = emojis.Emojis(client, Signs(lambda *_: ""), ("ur",), ManualClock())
    await making.start()
    await begun.wait()
    await making.close()
    released.set()
    await loop.shutdown_default_executor()
    emojis._picture_digest.cache_clear()
    assert len(drawn) == 1


def test_another_picture_is_another_emoji() -> None:
    assert emoji_name(("ur", "light", "standard"), "123abc") == "ur_light_123abc"
    assert (
        emoji_name(("mesopotamia", "a-very-long-word-that-is-cut", "standard"), "123abc")
        == "mesopotamia_a_very_long_w_123abc"
    )


def test_missing_signs_are_made_and_existing_ones_shown() -> None:
    light = there("ur_light_0000aa")
    found = plan_changes(WANTED, [light], NOW)
    assert found.known == {("ur", "light", "standard"): light}
    assert found.missing == [("ur", "dark", "standard")]
    assert not found.old


def test_emojis_of_the_owner_are_never_touched() -> None:
    owners = [
        there(name, 10 * KEEP_SECONDS) for name in ("ur", "ur_light", "party", "go_stone_00ffaa", "ur_light_0000XX")
    ]
    current = [there(name, 2 * KEEP_SECONDS) for name in WANTED.values()]
    assert not plan_changes(WANTED, [*owners, *current], NOW).old


def test_a_drawing_of_earlier_stays_for_older_messages_and_goes_long_after_its_successor_came() -> None:
    former = there("ur_light_ffffff", 10 * KEEP_SECONDS)
    assert not plan_changes(WANTED, [former, there("ur_light_0000aa", KEEP_SECONDS / 2)], NOW).old
    assert not plan_changes(WANTED, [former], NOW).old
    assert plan_changes(WANTED, [former, there("ur_light_0000aa", KEEP_SECONDS + 1)], NOW).old == [former.id]
    assert plan_changes(
        WANTED, [there("ur_rosette_ffffff", 9 * KEEP_SECONDS), there("ur_dark_0000bb", KEEP_SECONDS + 1)], NOW
    ).old


def test_of_too_many_the_oldest_go() -> None:
    former = [
        there(f"ur_light_{number:06x}", KEEP_SECONDS, number) for number in range(0x1000, 0x1000 + MAX_EMOJIS + 2)
    ]
    assert plan_changes(WANTED, former, NOW).old == [one.id for one in former[:2]]
