"""REST for channels: read, change and delete them, open conversations, start threads, typing."""

from bot.sandbox.call import Call
from bot.sandbox.errors import ApiError
from bot.sandbox.form import Form
from bot.sandbox.model import DM, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel
from bot.sandbox.payloads import channel_json
from bot.sandbox.permissions import require
from bot.sandbox.rest_messages import find
from bot.sandbox.shapes import Json

ARCHIVE_AFTER = (60, 1440, 4320, 10080)


async def fetch(call: Call) -> Json:
    """A channel."""
    channel = call.state.channel(call.id("channel_id"))
    require(call.state, channel)
    return channel_json(call.state, channel)


async def typing(call: Call) -> None:
    """The bot is typing."""
    require(call.state, call.state.channel(call.id("channel_id")))


async def edit(call: Call) -> Json:
    """Rename a channel, or archive and lock a thread."""
    channel = call.state.channel(call.id("channel_id"))
    require(call.state, channel, "manage_threads" if channel.is_thread else "manage_channels")
    if channel.archived and call.body.get("archived", True):
        raise ApiError(50083)
    form = Form()
    form.size(("name",), call.body.get("name", channel.name), 1, 100)
    form.done()
    channel.name = call.body.get("name", channel.name)
    channel.archived = call.body.get("archived", channel.archived)
    channel.locked = call.body.get("locked", channel.locked)
    await call.events.channel("UPDATE", channel)
    return channel_json(call.state, channel)


async def delete(call: Call) -> Json:
    """Delete a channel or thread."""
    channel = call.state.channel(call.id("channel_id"))
    require(call.state, channel, "manage_threads" if channel.is_thread else "manage_channels")
    shape = channel_json(call.state, channel)
    call.state.remove_channel(channel)
    await call.events.channel("DELETE", channel)
    return shape


async def open_dm(call: Call) -> Json:
    """Open a conversation: this works even with somebody who will not hear."""
    user = call.state.user(int(call.body.get("recipient_id") or 0))
    return channel_json(call.state, call.state.dm(user))


async def thread_from_message(call: Call) -> Json:
    """Start a thread on a message; it takes the message's id."""
    message = find(call.state, call.id("channel_id"), call.id("message_id"))
    require(call.state, message.channel, "create_public_threads")
    if message.id in call.state.channels:
        raise ApiError(160004)
    return await _start(call, message.channel, message.id, PUBLIC_THREAD)


async def thread(call: Call) -> Json:
    """Start a thread on nothing."""
    channel = call.state.channel(call.id("channel_id"))
    kind = call.body.get("type", PRIVATE_THREAD)
    require(call.state, channel, "create_public_threads" if kind == PUBLIC_THREAD else "create_private_threads")
    return await _start(call, channel, call.state.flakes.next(), kind)


async def _start(call: Call, parent: Channel, thread_id: int, kind: int) -> Json:
    if parent.type != TEXT:
        raise ApiError(50024)
    form = Form()
    form.size(("name",), call.body.get("name"), 1, 100)
    after = call.body.get("auto_archive_duration") or 4320
    form.choice(("auto_archive_duration",), after, ARCHIVE_AFTER)
    form.choice(("type",), kind, (PUBLIC_THREAD, PRIVATE_THREAD))
    form.done()
    started = Channel(thread_id, call.body["name"], kind, parent=parent, archive_after=after)
    started.owner = call.state.bot
    started.created = call.state.clock()
    call.state.channels[started.id] = started
    call.state.happened()
    await call.events.channel("CREATE", started)
    return channel_json(call.state, started)


async def of_guild(call: Call) -> list[Json]:
    """The channels of the guild."""
    rooms = [one for one in call.state.channels.values() if one.type != DM and not one.is_thread]
    return [channel_json(call.state, one) for one in rooms]
