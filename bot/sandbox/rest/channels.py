"""REST for channels: read, change and delete them, open direct message channels, typing."""

from bot.sandbox.errors import ApiError
from bot.sandbox.json_types import Json
from bot.sandbox.limits.messages import check_applied
from bot.sandbox.limits.report import FaultCollector
from bot.sandbox.model import Channel
from bot.sandbox.payloads import channel_json
from bot.sandbox.permissions import require
from bot.sandbox.rest.request import Call
from bot.sandbox.state import State

CHANGE_WINDOW_SECONDS = 600.0
"""Seconds within which a thread can be changed `State.thread_changes` times."""


async def fetch(call: Call) -> Json:
    """Answer with the channel or thread that the path names."""
    channel = call.state.channel(call.id("channel_id"))
    require(call.state, channel)
    return channel_json(call.state, channel)


async def typing(call: Call) -> None:
    """Accept that the bot is typing."""
    require(call.state, call.state.channel(call.id("channel_id")))


async def edit(call: Call) -> Json:
    """Rename a channel, archive or lock a thread, or give a post other tags. Only few changes of a thread are
    allowed."""
    channel = call.state.channel(call.id("channel_id"))
    _require_change(call, channel)
    if channel.archived and call.body.get("archived", True):
        raise ApiError(50083)
    form = FaultCollector()
    form.size(("name",), call.body.get("name", channel.name), 1, 100)
    check_applied(form, channel, call.body.get("applied_tags", ()))
    form.raise_faults()
    _spend_change(call.state, channel)
    channel.name = call.body.get("name", channel.name)
    channel.archived = call.body.get("archived", channel.archived)
    channel.locked = call.body.get("locked", channel.locked)
    channel.applied = [int(tag) for tag in call.body.get("applied_tags", channel.applied)]
    call.state.wake_waiters()
    await call.events.send_channel("UPDATE", channel)
    return channel_json(call.state, channel)


def _spend_change(state: State, channel: Channel) -> None:
    """Count a change of a thread. Raises ApiError if there were too many recently. Discord documents no number; clients
    have observed two in ten minutes."""
    if not channel.is_thread:
        return
    now = state.clock()
    channel.changes = [change for change in channel.changes if change > now - CHANGE_WINDOW_SECONDS]
    if len(channel.changes) >= state.thread_changes:
        raise ApiError(20028, retry_after=channel.changes[0] + CHANGE_WINDOW_SECONDS - now)
    channel.changes.append(now)


def _require_change(call: Call, channel: Channel) -> None:
    """Raise ApiError without the permission to change a channel. Reopening a thread that is not locked only needs the
    permission to write in it."""
    if channel.is_thread and not channel.locked and call.body == {"archived": False}:
        require(call.state, channel, "send_messages_in_threads")
    else:
        require(call.state, channel, "manage_threads" if channel.is_thread else "manage_channels")


async def delete(call: Call) -> Json:
    """Delete a channel or thread."""
    channel = call.state.channel(call.id("channel_id"))
    require(call.state, channel, "manage_threads" if channel.is_thread else "manage_channels")
    shape = channel_json(call.state, channel)
    call.state.remove_channel(channel)
    await call.events.send_channel("DELETE", channel)
    return shape


async def open_dm(call: Call) -> Json:
    """Open a direct message channel. This works even with a person who accepts no direct messages."""
    user = call.state.user(int(call.body.get("recipient_id") or 0))
    return channel_json(call.state, call.state.dm(user))


async def of_guild(call: Call) -> list[Json]:
    """Answer with the channels of a guild, without threads."""
    guild = call.guild
    rooms = [room for room in call.state.channels.values() if room.guild is guild and not room.is_thread]
    return [channel_json(call.state, room) for room in rooms]
