"""Messages sent through discord.py: send them, open DM channels, and translate discord.py's errors into those of
`outbox.sender`."""

from collections.abc import AsyncIterator, Collection, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any, Literal, Protocol, cast

import aiohttp
import discord
from cachetools import LRUCache
from discord.http import MultipartParameters, handle_message_parameters

from bot.gateway.answers import is_about_emoji, message_without_emojis
from bot.gateway.error_codes import HAS_THREAD, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, Reaction, RefusedThing, find_refusal
from bot.gateway.members import Members, MembershipUnknown
from bot.model import limits
from bot.outbox.sender import (
    Attachment,
    ChannelGone,
    DmClosed,
    EditedTooOften,
    Message,
    MessageGone,
    NoAccess,
    Rejected,
    TryLater,
    Unseen,
)
from bot.store.people import DmChannelStore
from bot.text.signs import Signs
from bot.ui.components import File
from bot.ui.layout import Picture, has_controls, layout_of, pictures_in, pictures_of, text_of, view_of_controls

MAX_SEARCHED_MESSAGES = 500
"""Number of a channel's latest messages to search for one of the bot's: people may have written more while the bot was
away."""

MAX_CACHED_MESSAGES = 1000
"""Number of messages whose pictures are cached, so that they need not be requested again."""

_WRITTEN_TYPES = frozenset({discord.MessageType.default, discord.MessageType.reply})

ARCHIVE_MINUTES: Literal[10080] = 10080
"""Minutes without a message after which Discord archives a thread; a new message opens it again
(https://docs.discord.com/developers/resources/channel#start-thread-from-message)."""


class SendRequest(Protocol):
    """Sends or edits a message, and returns Discord's answer."""

    async def __call__(self, *, params: MultipartParameters) -> Mapping[str, Any]:
        """Send the request. Raises discord.HTTPException."""
        ...


class DmChannels:
    """The ids of DM channels, one for each person."""

    def __init__(self, client: discord.Client, store: DmChannelStore) -> None:
        self._client = client
        self._store = store

    async def open(self, user: int) -> int:
        """Return the id of the DM channel of `user`; open and store it if necessary. Raises discord.HTTPException."""
        channel_id = await self._store.find(user)
        if channel_id is not None:
            return channel_id
        channel = await self._client.create_dm(discord.Object(id=user))
        await self._store.store(user, channel.id)
        return channel.id

    async def forget(self, user: int) -> None:
        """Delete the stored DM channel of `user`, because it no longer exists."""
        await self._store.delete(user)


class DiscordSender:
    """The `Sender` of the running bot."""

    def __init__(self, client: discord.Client, dm_channels: DmChannels, members: Members, signs: Signs) -> None:
        self._client = client
        self._signs = signs
        self._dm_channels = dm_channels
        self._members = members
        self._pictures_by_message: LRUCache[int, tuple[Picture, ...]] = LRUCache(MAX_CACHED_MESSAGES)

    async def post(self, channel: int, content: Message, nonce: str) -> int:
        """Post a message and return its id. If the same `nonce` is used again within minutes, no second message is
        posted."""
        with _translate_errors():
            response = await self._send(channel, content, nonce, silent=False)
            message = int(response["id"])
            if content.layout:
                self._pictures_by_message[message] = pictures_in(response["components"])
            return message

    async def edit(self, channel: int, message: int, content: Message) -> None:
        """Change the text and the controls of a message. Its files stay."""
        with _translate_errors():
            mentions = _allowed_mentions(content.pings)
            if content.layout:
                view = layout_of(content.text, content.controls, await self._pictures(channel, message))
                response = await self._edit(channel, message, content=None, view=view, allowed_mentions=mentions)
                self._pictures_by_message[message] = pictures_in(response["components"])
            else:
                below = view_of_controls(content.controls)
                await self._edit(channel, message, content=content.text, view=below, allowed_mentions=mentions)

    async def attach(self, channel: int, message: int, content: Message) -> None:
        """Replace everything in a message of layout components; files without data are kept."""
        with _translate_errors():
            kept_files = [file for file in content.attachments if not file.data]
            pictures_by_name = (
                {file.name: file for file in await self._pictures(channel, message)} if kept_files else {}
            )
            shown_files = [file for file in content.attachments if file.data or file.name in pictures_by_name]
            files = [
                File(file.data, file.name, file.alt) if file.data else pictures_by_name[file.name]
                for file in shown_files
            ]
            view, mentions = layout_of(content.text, content.controls, shown_files), _allowed_mentions(content.pings)
            response = await self._edit(
                channel, message, content=None, view=view, attachments=files, allowed_mentions=mentions
            )
            self._pictures_by_message[message] = pictures_in(response["components"])

    async def retire(self, channel: int, message: int, text: str) -> None:
        """Remove everything from a message but `text`; if that is empty, remove only its controls."""
        with _translate_errors():
            mentions = discord.AllowedMentions.none()
            if text:
                changed = {"content": None, "view": layout_of(text), "attachments": ()}
                await self._edit(channel, message, **changed, allowed_mentions=mentions)
                return
            former = await self._message(channel, message).fetch()
            view = layout_of(text_of(former), None, pictures_of(former)) if former.flags.components_v2 else None
            await self._edit(channel, message, view=view, allowed_mentions=mentions)

    async def _pictures(self, channel: int, message: int) -> tuple[Picture, ...]:
        """Return the pictures that a message of layout components shows. Discord is asked for them only after a
        restart."""
        if message not in self._pictures_by_message:
            self._pictures_by_message[message] = pictures_of(await self._message(channel, message).fetch())
        return self._pictures_by_message[message]

    async def _send(self, channel: int, content: Message, nonce: str, *, silent: bool) -> Mapping[str, Any]:
        """Send a message and return Discord's answer as plain JSON: discord.py's objects are not needed."""
        layout = layout_of(content.text, content.controls, content.attachments) if content.layout else None
        with handle_message_parameters(
            content=None if layout else content.text,
            view=layout or view_of_controls(content.controls) or discord.utils.MISSING,
            files=_files(content.attachments),
            nonce=nonce,
            flags=discord.MessageFlags(suppress_notifications=silent),
            allowed_mentions=_allowed_mentions(content.pings, content.role),
        ) as parameters:
            return await self._with_signs(partial(self._client.http.send_message, channel), parameters)

    async def _edit(self, channel: int, message: int, **changed: object) -> Mapping[str, Any]:
        """Edit a message and return Discord's answer as plain JSON."""
        with handle_message_parameters(**cast("dict[str, Any]", changed)) as parameters:
            return await self._with_signs(partial(self._client.http.edit_message, channel, message), parameters)

    async def _with_signs(self, send: SendRequest, parameters: MultipartParameters) -> Mapping[str, Any]:
        """Send a message, and return Discord's answer. If Discord refused an emoji, send the message again without
        emojis."""
        try:
            return await send(params=parameters)
        except discord.HTTPException as refused:
            if not is_about_emoji(refused):
                raise
        self._signs.clear()
        return await send(params=message_without_emojis(parameters))

    async def remove(self, channel: int, message: int) -> None:
        """Delete one of the bot's messages."""
        with _translate_errors():
            await self._message(channel, message).delete()

    async def begin_thread(self, channel: int, message: int, name: str) -> None:
        """Start a thread on a message. The thread has the same id as the message. Do nothing if the thread exists
        (https://docs.discord.com/developers/resources/channel#start-thread-from-message)."""
        with _translate_errors():
            try:
                await self._client.http.start_thread_with_message(
                    channel, message, name=name, auto_archive_duration=ARCHIVE_MINUTES
                )
            except discord.HTTPException as refused:
                if refused.code != HAS_THREAD:
                    raise

    async def invite(self, thread: int, user: int) -> None:
        """Add a person to a thread."""
        with _translate_errors():
            await self._client.http.add_user_to_thread(thread, user)

    async def tag(self, post: int, tag: int | None, tags_to_remove: Collection[int]) -> None:
        """Give a forum post the tag `tag` instead of `tags_to_remove`. Its other tags stay. Do nothing if the post has
        no room for another tag, the forum does not have this tag, or the bot lacks the permission
        (https://docs.discord.com/developers/resources/channel#modify-channel-json-params-thread)."""
        place = self._client.get_channel(post)
        if not isinstance(place, discord.Thread) or not isinstance(place.parent, discord.ForumChannel):
            return
        if not place.permissions_for(place.guild.me).manage_threads:
            return
        kept_tags = [applied for applied in place.applied_tags if applied.id not in (tag, *tags_to_remove)]
        forum_tag = place.parent.get_tag(tag) if tag is not None and len(kept_tags) < limits.TAGS_ON_POST else None
        new_tags = [*kept_tags, forum_tag] if forum_tag is not None else kept_tags
        if {applied.id for applied in new_tags} != {applied.id for applied in place.applied_tags}:
            with _translate_errors():
                await self._retag(place, new_tags)

    async def _retag(self, post: discord.Thread, tags: Sequence[discord.ForumTag]) -> None:
        """Change the tags of a post. Discord allows few changes of a thread in a short time. A change beyond the limit
        raises EditedTooOften, and waits without holding up the channel's messages."""
        try:
            await post.edit(applied_tags=tags)
        except discord.RateLimited as limited:
            raise EditedTooOften(str(limited)) from limited

    async def can_see(self, guild: int, channel: int, user: int) -> bool:
        """Whether a person can see a channel. True if that is unknown."""
        server = self._client.get_guild(guild)
        place = server.get_channel(channel) if server else None
        if server is None or place is None:
            return True
        try:
            member = await self._members.find(server, user)
        except MembershipUnknown:
            return True
        return member is not None and place.permissions_for(member).view_channel

    async def write(self, user: int, content: Message, nonce: str) -> None:
        """Send a direct message that makes no notification sound."""
        async with self._dm_channel(user) as channel:
            await self._send(channel, content, nonce, silent=True)

    async def find_posted(self, channel: int, content: Message, nonce: str, after: int) -> int | None:
        """Return the id of the bot's message with this nonce or content, newer than message `after`, or None if there
        is none. Raises Unseen if the history cannot be read."""
        with _translate_errors():
            posted = await self._find_in_history(channel, content, nonce, after)
            if posted is None and not await self._can_read(channel, after):
                raise Unseen("read_message_history is missing")
            return posted

    async def has_been_written(self, user: int, content: Message, nonce: str, after: int) -> bool:
        """Whether `content` is among the direct messages to `user` that are newer than message `after`."""
        async with self._dm_channel(user) as channel:
            return await self._find_in_history(channel, content, nonce, after) is not None

    @asynccontextmanager
    async def _dm_channel(self, user: int) -> AsyncIterator[int]:
        """Yield the id of the DM channel of `user`. A channel that no longer exists is forgotten, so that the next
        attempt opens another."""
        with _translate_errors():
            try:
                yield await self._dm_channels.open(user)
            except discord.NotFound as refused:
                if refused.code != UNKNOWN_CHANNEL:
                    raise
                await self._dm_channels.forget(user)
                raise TryLater(0.0) from None

    async def _can_read(self, channel: int, after: int) -> bool:
        """Whether the bot may read a channel's history: without the permission, Discord returns an empty history."""
        place = self._client.get_channel(channel)
        if isinstance(place, discord.abc.GuildChannel | discord.Thread):
            return place.permissions_for(place.guild.me).read_message_history
        try:
            await self._message(channel, after).fetch()
        except discord.HTTPException as refused:
            return refused.code == UNKNOWN_MESSAGE
        return True

    async def _find_in_history(self, channel: int, content: Message, nonce: str, after: int) -> int | None:
        async for message in self._our_messages(channel, after):
            if _matches(message, content, nonce):
                return message.id
        return None

    def newest_message(self, channel: int) -> int:
        """Return the id of the newest message that a channel had when the bot connected, or 0 if it is unknown."""
        place = self._client.get_channel(channel)
        newest = place.last_message_id if isinstance(place, discord.TextChannel | discord.Thread) else None
        return newest or 0

    async def messages_with_controls(self, channel: int, after: int, last_message: int) -> list[int]:
        """Return the ids of the bot's messages with controls in a channel, newer than `after` and not newer than
        `last_message`."""
        with _translate_errors():
            return [
                message.id
                async for message in self._our_messages(channel, after)
                if has_controls(message) and message.id <= last_message
            ]

    async def _our_messages(self, channel: int, after: int) -> AsyncIterator[discord.Message]:
        where = self._client.get_partial_messageable(channel)
        async for message in where.history(after=discord.Object(id=after), limit=MAX_SEARCHED_MESSAGES):
            if self._is_ours(message):
                yield message

    def _is_ours(self, message: discord.Message) -> bool:
        """Whether the bot wrote a message itself: Discord posts other messages in the bot's name, for example when a
        thread starts."""
        ours = self._client.user is not None and message.author.id == self._client.user.id
        return ours and message.type in _WRITTEN_TYPES

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)


def _matches(message: discord.Message, content: Message, nonce: str) -> bool:
    """Whether a message is the one that was sent with this content and nonce. Discord returns the nonce for a few
    minutes; after that, the content decides."""
    if message.nonce is not None:
        return str(message.nonce) == nonce
    names = [file.filename for file in message.attachments]
    return content.is_shown_in(text_of(message), [*names, *(picture.name for picture in pictures_of(message))])


def _allowed_mentions(users: tuple[int, ...], role: int = 0) -> discord.AllowedMentions:
    mentioned = [discord.Object(id=user) for user in users]
    roles = [discord.Object(id=role)] if role else []
    return discord.AllowedMentions(everyone=False, roles=roles, replied_user=False, users=mentioned)


def _files(attachments: Sequence[Attachment]) -> list[File]:
    return [File(a.data, a.name, a.alt) for a in attachments]


@contextmanager
def _translate_errors() -> Iterator[None]:
    """Convert errors of discord.py and of the network into those of `outbox.sender`, and raise them."""
    try:
        yield
    except discord.RateLimited as limited:
        raise TryLater(limited.retry_after) from limited
    except discord.HTTPException as refused:
        raise _translate_error(refused) from refused
    except (aiohttp.ClientError, OSError, TimeoutError) as lost:
        raise TryLater from lost


def _translate_error(refused: discord.HTTPException) -> Exception:
    reason = f"{refused.status} {refused.code}"
    meaning, subject = (decided := find_refusal(refused)).reaction, decided.subject
    if meaning is Reaction.LATER:
        return EditedTooOften(reason) if subject is RefusedThing.MESSAGE else TryLater(None)
    if meaning is Reaction.OURS:
        return Rejected(reason)
    if subject is RefusedThing.MESSAGE:
        return MessageGone(reason)
    if subject is RefusedThing.ACCOUNT:
        return DmClosed(reason)
    return ChannelGone(reason) if refused.code == UNKNOWN_CHANNEL else NoAccess(reason)
