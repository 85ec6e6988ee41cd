"""REST for messages: create, read, change, delete, by a channel's routes."""

from bot.sandbox.compose import MessageDraft, rewrite, write
from bot.sandbox.errors import ApiError
from bot.sandbox.json_types import HOUR, Json
from bot.sandbox.model import DM, FORUM, Channel, Message
from bot.sandbox.payloads import message_json
from bot.sandbox.permissions import may, require, require_sending
from bot.sandbox.rest.request import Call
from bot.sandbox.state import State

NONCE_MEMORY = 300.0
SETTABLE_BY_CHANNEL = ~((1 << 6) | (1 << 7))


async def create(call: Call) -> Json:
    """Post a message. With `enforce_nonce`, a repeated nonce returns the first message."""
    channel = call.state.channel(call.id("channel_id"))
    _require_writing(call, channel)
    if channel.archived and channel.locked:
        raise ApiError(50083)
    earlier_message = _same_nonce(call, channel)
    if earlier_message is not None:
        return message_json(call.state, earlier_message)
    was_archived = channel.archived
    body = call.body | {"flags": int(call.body.get("flags") or 0) & SETTABLE_BY_CHANNEL}
    message = write(call.state, channel, call.state.bot, MessageDraft(body, call.uploads))
    if was_archived:
        await call.events.send_channel("UPDATE", channel)
    await call.events.send_message("MESSAGE_CREATE", message)
    return message_json(call.state, message)


def _require_writing(call: Call, channel: Channel) -> None:
    require_sending(call.state, channel)
    if channel.type == FORUM:
        raise ApiError(50008)
    if channel.type == DM:
        return
    if call.uploads:
        require(call.state, channel, "attach_files")
    if call.body.get("embeds"):
        require(call.state, channel, "embed_links")
    if call.body.get("message_reference"):
        require(call.state, channel, "read_message_history")


def _same_nonce(call: Call, channel: Channel) -> Message | None:
    nonce = call.body.get("nonce")
    if nonce is None or not call.body.get("enforce_nonce"):
        return None
    since = call.state.clock() - NONCE_MEMORY
    for message in channel.messages.values():
        if message.nonce == nonce and message.author is call.state.bot and message.created >= since:
            return message
    return None


def find(state: State, channel_id: int, message_id: int) -> Message:
    """Return a message that the bot can reach through its channel, which excludes ephemeral answers."""
    channel = state.channel(channel_id)
    require(state, channel)
    message = channel.messages.get(message_id)
    if message is None or message.ephemeral:
        raise ApiError(10008)
    return message


async def fetch(call: Call) -> Json:
    """Answer with one message of a channel."""
    require(call.state, call.state.channel(call.id("channel_id")), "read_message_history")
    message = find(call.state, call.id("channel_id"), call.id("message_id"))
    return _read_again(call.state, message)


def _read_again(state: State, message: Message) -> Json:
    """Return a message that was posted earlier. By default its nonce is left out, since Discord no longer knows it."""
    shape = message_json(state, message)
    return shape if state.retells_nonces else {name: value for name, value in shape.items() if name != "nonce"}


async def history(call: Call) -> list[Json]:
    """Return the newest messages of a channel, newest first, or those around one of them."""
    channel = call.state.channel(call.id("channel_id"))
    require(call.state, channel)
    if not may(call.state, call.state.bot, channel, "read_message_history"):
        return []
    limit = int(call.query.get("limit", 50))
    messages = [message for message in channel.messages.values() if not message.ephemeral]
    if "after" in call.query:
        messages = [message for message in messages if message.id > int(call.query["after"])][:limit]
    elif "around" in call.query:
        messages = sorted(messages, key=lambda message: abs(message.id - int(call.query["around"])))[:limit]
    elif "before" in call.query:
        messages = [message for message in messages if message.id < int(call.query["before"])]
    newest = sorted(messages, key=lambda message: message.id, reverse=True)[:limit]
    return [_read_again(call.state, message) for message in newest]


async def edit(call: Call) -> Json:
    """Change one of the bot's messages."""
    message = find(call.state, call.id("channel_id"), call.id("message_id"))
    if message.author is not call.state.bot:
        raise ApiError(50005)
    if message.channel.archived:
        raise ApiError(50083)
    _count_old_edit(call.state, message)
    rewrite(call.state, message, call.draft)
    await call.events.send_message("MESSAGE_UPDATE", message)
    return message_json(call.state, message)


def _count_old_edit(state: State, message: Message) -> None:
    now = state.clock()
    if now - message.created <= HOUR:
        return
    recent = [moment for moment in message.channel.old_edits if now - moment < HOUR]
    if len(recent) >= state.old_edits_an_hour:
        raise ApiError(30046, retry_after=0.01)
    message.channel.old_edits = [*recent, now]


async def delete(call: Call) -> None:
    """Delete a message. Deleting other people's messages needs a permission."""
    message = find(call.state, call.id("channel_id"), call.id("message_id"))
    if message.channel.archived:
        raise ApiError(50083)
    if message.author is not call.state.bot:
        require(call.state, message.channel, "manage_messages")
    message.channel.delete(message.id)
    call.state.wake_waiters()
    await call.events.send_message_deleted(message)
