"""REST for threads: start them, join them, add others."""

from bot.sandbox.compose import announce
from bot.sandbox.errors import ApiError
from bot.sandbox.json_types import Json
from bot.sandbox.limits.report import FaultCollector
from bot.sandbox.model import MEMBER_ADDED, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, THREAD_STARTED, Channel
from bot.sandbox.payloads import channel_json, thread_member_json
from bot.sandbox.permissions import may, require
from bot.sandbox.rest.messages import find
from bot.sandbox.rest.request import Call

ARCHIVE_AFTER = (60, 1440, 4320, 10080)


async def thread_from_message(call: Call) -> Json:
    """Start a thread on a message. The thread gets the message's id."""
    message = find(call.state, call.id("channel_id"), call.id("message_id"))
    require(call.state, message.channel, "create_public_threads")
    if message.id in call.state.channels:
        raise ApiError(160004)
    shape = await _start(call, message.channel, message.id, PUBLIC_THREAD)
    started = announce(call.state, call.state.channel(message.id), THREAD_STARTED)
    await call.events.send_message("MESSAGE_CREATE", started)
    await call.events.send_message("MESSAGE_UPDATE", message)
    return shape


async def thread(call: Call) -> Json:
    """Start a thread without a message."""
    channel = call.state.channel(call.id("channel_id"))
    kind = call.body.get("type", PRIVATE_THREAD)
    require(call.state, channel, "create_public_threads" if kind == PUBLIC_THREAD else "create_private_threads")
    return await _start(call, channel, call.state.flakes.next(), kind)


async def _start(call: Call, parent: Channel, thread_id: int, kind: int) -> Json:
    if parent.type != TEXT:
        raise ApiError(50024)
    form = FaultCollector()
    form.size(("name",), call.body.get("name"), 1, 100)
    archive_minutes = call.body.get("auto_archive_duration") or 4320
    form.choice(("auto_archive_duration",), archive_minutes, ARCHIVE_AFTER)
    form.choice(("type",), kind, (PUBLIC_THREAD, PRIVATE_THREAD))
    form.raise_faults()
    new_thread = Channel(thread_id, call.body["name"], parent.guild, kind, parent=parent, archive_after=archive_minutes)
    new_thread.owner = call.state.bot
    new_thread.created = new_thread.members[call.state.bot.id] = call.state.clock()
    call.state.channels[new_thread.id] = new_thread
    call.state.wake_waiters()
    await call.events.send_channel("CREATE", new_thread)
    return channel_json(call.state, new_thread)


async def join(call: Call) -> None:
    """Let the bot join a thread."""
    thread = _open(call)
    thread.members.setdefault(call.state.bot.id, call.state.clock())
    call.state.wake_waiters()


async def add_member(call: Call) -> None:
    """Add a person to a thread. They must be able to see its channel."""
    thread = _open(call)
    require(call.state, thread, "send_messages_in_threads")
    user = call.state.user(call.id("user_id"))
    if not may(call.state, user, thread, "view_channel"):
        raise ApiError(50001)
    if user.id not in thread.members:
        thread.members[user.id] = call.state.clock()
        await call.events.send_message("MESSAGE_CREATE", announce(call.state, thread, MEMBER_ADDED, (user,)))


async def members(call: Call) -> list[Json]:
    """Answer with the users who have joined a thread."""
    thread = _thread(call)
    return [thread_member_json(thread, user) for user in thread.members]


def _thread(call: Call) -> Channel:
    thread = call.state.channel(call.id("channel_id"))
    if not thread.is_thread:
        raise ApiError(50024)
    require(call.state, thread)
    return thread


def _open(call: Call) -> Channel:
    thread = _thread(call)
    if thread.archived:
        raise ApiError(50083)
    return thread
