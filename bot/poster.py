"""Brings letters to Discord, and tells in our terms what went wrong."""

import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import aiohttp
import discord

from bot.doors import Doors
from bot.outbox_sender import Attachment, DmClosed, Letter, MessageGone, NoAccess, Rejected, TryLater

_GONE = frozenset({10008, 30046, 50083})
"""Unknown message; edited too often for its age; in a thread that is archived, which a new message opens again."""

_CLOSED = frozenset({50007, 50278})
"""No direct messages from us; no server in common."""

_NO_ACCESS = frozenset({401, 403, 404})
_TOO_MANY = 429


class Poster:
    """The sender that uses discord.py."""

    def __init__(self, client: discord.Client, doors: Doors) -> None:
        self._client = client
        self._doors = doors

    async def post(self, channel: int, letter: Letter, nonce: str) -> int:
        """Bring a new message; its id."""
        with _in_our_terms():
            return await _send(self._client.get_partial_messageable(channel), letter, nonce, silent=False)

    async def edit(self, channel: int, message: int, letter: Letter) -> None:
        """Change text and controls."""
        with _in_our_terms():
            allowed = _only(letter.pings)
            await self._message(channel, message).edit(
                content=letter.text, view=letter.controls, allowed_mentions=allowed
            )

    async def attach(self, channel: int, message: int, attachment: Attachment, pings: tuple[int, ...]) -> None:
        """Put a file in the place of those there are."""
        with _in_our_terms():
            files = _files([attachment])
            await self._message(channel, message).edit(attachments=files, allowed_mentions=_only(pings))

    async def strip(self, channel: int, message: int, text: str) -> None:
        """Take the controls away, and change the text unless it is empty."""
        with _in_our_terms():
            content = text or discord.utils.MISSING
            allowed = discord.AllowedMentions.none()
            await self._message(channel, message).edit(content=content, view=None, allowed_mentions=allowed)

    async def write(self, user: int, letter: Letter, nonce: str) -> None:
        """Bring a direct message without a sound."""
        with _in_our_terms():
            try:
                await _send(await self._doors.open(user), letter, nonce, silent=True)
            except discord.NotFound:
                await self._doors.forget(user)
                raise TryLater(0.0) from None

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)


async def _send(to: discord.abc.Messageable, letter: Letter, nonce: str, *, silent: bool) -> int:
    message = await to.send(
        letter.text,
        view=letter.controls or discord.utils.MISSING,
        files=_files(letter.attachments),
        nonce=nonce,
        silent=silent,
        allowed_mentions=_only(letter.pings),
    )
    return message.id


def _only(users: tuple[int, ...]) -> discord.AllowedMentions:
    named = [discord.Object(id=user) for user in users]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=named)


def _files(attachments: Sequence[Attachment]) -> list[discord.File]:
    return [discord.File(io.BytesIO(a.data), filename=a.name, description=a.alt or None) for a in attachments]


@contextmanager
def _in_our_terms() -> Iterator[None]:
    """Discord's and the network's errors as ours."""
    try:
        yield
    except discord.RateLimited as limited:
        raise TryLater(limited.retry_after) from limited
    except discord.HTTPException as refused:
        raise _told(refused) from refused
    except (aiohttp.ClientError, OSError, TimeoutError) as lost:
        raise TryLater from lost


def _told(refused: discord.HTTPException) -> Exception:
    reason = f"{refused.status} {refused.code}"
    if refused.code in _GONE:
        return MessageGone(reason)
    if refused.code in _CLOSED:
        return DmClosed(reason)
    if refused.status == _TOO_MANY or isinstance(refused, discord.DiscordServerError):
        return TryLater(None)
    return NoAccess(reason) if refused.status in _NO_ACCESS else Rejected(reason)
