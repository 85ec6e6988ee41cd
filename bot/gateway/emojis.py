"""The application's emojis, which show the signs of the games. The working process creates missing ones in the
background, one at a time; nothing waits for them.

Routes: https://docs.discord.com/developers/resources/emoji#list-application-emojis
"""

import asyncio
import base64
import logging
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, zip_longest
from threading import Event

import aiohttp
import discord
from msgspec import Struct

from bot.model.table import DEFAULT_THEME, THEMES
from bot.model.times import DAY
from bot.runtime.clock import Clock
from bot.runtime.lifecycle import SleeperService
from bot.runtime.priority import run_at_low_priority
from bot.store.database import StoreUnavailable
from bot.text.signs import Emoji, SignKey, Signs
from render.raster import encode_sign, sign_digest
from render.registry import load_pictures
from render.scene import Sprite

MAX_NAME_LENGTH = 32
"""Maximum number of characters in an emoji's name (https://docs.discord.com/developers/resources/emoji)."""

MAX_EMOJIS = 1500
"""Maximum number of the bot's emojis. An application may have 2,000, and its owner may want some of them."""

REQUEST_PAUSE_SECONDS = 2.0
"""Seconds between two requests: Discord documents no limit for these routes."""

RETRY_AFTER = 60.0
"""Minimum seconds before the list is requested again or a failed step is repeated."""

KEEP_SECONDS = 60 * DAY
"""Seconds for which a replaced emoji is kept, since older messages still show it."""

_DIGEST_LENGTH = 6

_log = logging.getLogger(__name__)


class EmojiPlan(Struct, frozen=True):
    """The changes that bring an application's emojis up to date.

    `known`: the emojis that show a sign as it is drawn now, by sign. `missing`: the signs without an emoji, the most
    urgent first. `old`: the ids of the bot's emojis that may be deleted.
    """

    known: Mapping[SignKey, Emoji]
    missing: Sequence[SignKey]
    old: Sequence[int]


def emoji_name(key: SignKey, look: str) -> str:
    """Return the name of an emoji: the game, its sign, and `look`, the digest of the picture, which depends on the
    theme."""
    stem = "_".join(key[:2]).replace("-", "_")[: MAX_NAME_LENGTH - _DIGEST_LENGTH - 1]
    return f"{stem}_{look}"


def plan_changes(name_by_sign: Mapping[SignKey, str], existing: Sequence[Emoji], now: float) -> EmojiPlan:
    """Return the changes after which emojis with the names `name_by_sign` exist. Emojis that the bot did not create
    stay."""
    by_name = {emoji.name: emoji for emoji in existing}
    emojis = {key: by_name[name] for key, name in name_by_sign.items() if name in by_name}
    missing_keys = [key for key, name in name_by_sign.items() if name not in by_name]
    return EmojiPlan(
        emojis,
        missing_keys,
        _outdated_ids({game for game, *_ in name_by_sign}, set(name_by_sign.values()), existing, now),
    )


def _outdated_ids(games: set[str], current: set[str], existing: Sequence[Emoji], now: float) -> list[int]:
    """Return the ids of the bot's outdated emojis: those replaced long ago, and the oldest if there are too many."""
    pattern = re.compile(rf"({'|'.join(sorted(games))})_[a-z0-9_]+_[0-9a-f]{{{_DIGEST_LENGTH}}}") if games else None
    own_emojis = [emoji for emoji in existing if pattern is not None and pattern.fullmatch(emoji.name)]
    creation_times = {
        _name_without_digest(emoji.name): _creation_time(emoji) for emoji in own_emojis if emoji.name in current
    }
    newest_time = max(creation_times.values(), default=now)
    former_emojis = sorted((emoji for emoji in own_emojis if emoji.name not in current), key=lambda emoji: emoji.id)
    surplus = max(0, len(own_emojis) - MAX_EMOJIS)
    outdated_emojis = (
        emoji
        for emoji in former_emojis[surplus:]
        if creation_times.get(_name_without_digest(emoji.name), newest_time) < now - KEEP_SECONDS
    )
    return [emoji.id for emoji in chain(former_emojis[:surplus], outdated_emojis)]


def _name_without_digest(name: str) -> str:
    return name[: -_DIGEST_LENGTH - 1]


def _creation_time(emoji: Emoji) -> float:
    return discord.utils.snowflake_time(emoji.id).timestamp()


@cache
def wanted_names(games: tuple[str, ...]) -> Mapping[SignKey, str]:
    """Return the name of the emoji for each sign of these games. The signs of the usual theme come first, then those
    that look different in other themes; within a theme, the first signs of every game come first. Every sign is drawn
    for this, once in a process."""
    names: dict[SignKey, str] = {}
    for key in _keys_of(games):
        name = emoji_name(key, _picture_digest(key))
        if name not in names.values():
            names[key] = name
    return names


def _names_unless(stopped: Event, games: tuple[str, ...]) -> Mapping[SignKey, str]:
    """Return `wanted_names`, or nothing once `stopped` is set: all signs take seconds, and a process that ends must not
    wait for them."""
    for key in _keys_of(games):
        if stopped.is_set():
            return {}
        _picture_digest(key)
    return wanted_names(games)


def _keys_of(games: tuple[str, ...]) -> Iterator[SignKey]:
    for theme in (DEFAULT_THEME, *(other for other in THEMES if other != DEFAULT_THEME)):
        keys = ([(game, name, theme) for name in load_pictures(game).signs] for game in games)
        yield from (key for row in zip_longest(*keys) for key in row if key is not None)


@cache
def _picture_digest(key: SignKey) -> str:
    return sign_digest(_sign_sprite(key), key[2])


def _sign_sprite(key: SignKey) -> Sprite:
    game, name, _ = key
    return load_pictures(game).signs[name]


def _data_uri(key: SignKey) -> str:
    """Return the picture of a sign as a data URI (https://docs.discord.com/developers/reference#image-data)."""
    return "data:image/png;base64," + base64.b64encode(encode_sign(_sign_sprite(key), key[2])).decode()


class Emojis(SleeperService):
    """Keeps `signs` up to date with Discord, and creates missing emojis, with `pause_seconds` seconds between
    requests."""

    def __init__(
        self,
        client: discord.Client,
        signs: Signs,
        games: Iterable[str],
        clock: Clock,
        pause_seconds: float = REQUEST_PAUSE_SECONDS,
    ) -> None:
        super().__init__(clock)
        self._pause_seconds = pause_seconds
        self._client = client
        self._signs = signs
        self._games = tuple(games)
        self._plan: EmojiPlan | None = None
        self._known_emojis: dict[SignKey, Emoji] = {}
        self._missing_keys: list[SignKey] = []
        self._outdated_ids: list[int] = []
        self._last_list_time = float("-inf")
        self._stopped = Event()

    async def start(self) -> None:
        """Start the background task."""
        self._signs.refused = self.note_refused
        self._task.start(self._run())

    async def close(self) -> None:
        """Stop the background task at once."""
        self._signs.refused = lambda: None
        self._stopped.set()
        await super().close()

    def note_refused(self) -> None:
        """Note that Discord refused an emoji, so that the emojis are listed again."""
        self._plan = None
        self._sleeper.wake()

    async def _run(self) -> None:
        while True:
            self._sleeper.clear_wakes()
            pause = await self._take_step()
            await self._sleeper.sleep(None if pause is None else self._clock.now() + pause)

    async def _take_step(self) -> float | None:
        """Take the next step. Return the seconds until the following one, or None if nothing is left to do."""
        if self._plan is None and (seconds_to_retry := self._last_list_time + RETRY_AFTER - self._clock.now()) > 0:
            return seconds_to_retry
        try:
            await self._run_step()
        except discord.RateLimited as limited:
            return limited.retry_after
        except discord.HTTPException as refused:
            return self._seconds_after(refused)
        except (aiohttp.ClientError, OSError, StoreUnavailable) as lost:
            _log.info("emojis: %s", lost or type(lost).__name__)
            return RETRY_AFTER
        return self._seconds_to_next_step

    @property
    def _seconds_to_next_step(self) -> float | None:
        return self._pause_seconds if self._missing_keys or self._outdated_ids else None

    def _seconds_after(self, refused: discord.HTTPException) -> float | None:
        """Return the seconds to wait after a refusal, or None to do nothing more until the next start."""
        if refused.status >= 500:
            return RETRY_AFTER
        if self._plan is None or refused.status in (401, 403):
            _log.warning("buttons show no emojis, because Discord refuses them: %s", refused)
            self._missing_keys, self._outdated_ids = [], []
        else:
            _log.warning("an emoji was refused: %s", refused)
            del (self._missing_keys or self._outdated_ids)[:1]
        return self._seconds_to_next_step

    async def _run_step(self) -> None:
        """List all emojis, create the next missing one, or delete the next old one. A failed step is repeated first."""
        if self._plan is None:
            await self._list_emojis()
        elif self._missing_keys:
            await self._create_emoji(self._missing_keys[0])
        elif self._outdated_ids:
            await self._client.http.delete_application_emoji(self._application, self._outdated_ids[0])
            del self._outdated_ids[:1]

    @property
    def _application(self) -> int:
        assert self._client.application_id is not None
        return self._client.application_id

    async def _list_emojis(self) -> None:
        self._last_list_time = self._clock.now()
        names = await asyncio.to_thread(run_at_low_priority, lambda: _names_unless(self._stopped, self._games))
        response = await self._client.http.get_application_emojis(self._application)
        existing_emojis = [Emoji(str(item["name"]), int(item["id"] or 0)) for item in response["items"]]
        self._plan = plan = plan_changes(names, existing_emojis, self._clock.now())
        self._known_emojis, self._missing_keys, self._outdated_ids = (
            dict(plan.known),
            list(plan.missing),
            list(plan.old),
        )
        self._signs.update(self._known_emojis)
        if plan.missing:
            _log.info("emojis are made in the background", extra={"emojis": len(plan.missing)})

    async def _create_emoji(self, key: SignKey) -> None:
        image = await asyncio.to_thread(run_at_low_priority, lambda: _data_uri(key))
        name, http = wanted_names(self._games)[key], self._client.http
        created_emoji = await http.create_application_emoji(self._application, name, image)
        if self._plan is not None:  # otherwise a new listing will find it
            self._missing_keys.remove(key)
            self._known_emojis[key] = Emoji(str(created_emoji["name"]), int(created_emoji["id"] or 0))
            self._signs.update(self._known_emojis)
