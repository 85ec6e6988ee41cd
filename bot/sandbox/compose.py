"""Messages created from requests, and changes of messages: content, files, mentions, flags."""

import mimetypes
import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.sandbox.json_types import COMPONENTS_V2, EPHEMERAL, LOADING, Json
from bot.sandbox.limits.components import TEXT, every_component
from bot.sandbox.limits.messages import check_message, check_not_empty
from bot.sandbox.limits.report import FaultCollector
from bot.sandbox.model import REPLY, THREAD_STARTED, Attachment, Channel, Interaction, Message, User
from bot.sandbox.permissions import may
from bot.sandbox.state import State

FORWARD = 1
"""The type of a reference to a forwarded message."""

MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")
MAX_REPLACED_FILES = 4
"""Number of a message's replaced files that can still be loaded: a client may just be loading them."""


@dataclass(frozen=True)
class Upload:
    """One file part of a request. `key`: the name by which the JSON part refers to the file."""

    key: str
    filename: str
    data: bytes


@dataclass(frozen=True)
class MessageDraft:
    """A message as a request describes it."""

    body: Json
    uploads: tuple[Upload, ...] = ()

    def attachments(self, state: State, kept_files: list[Attachment]) -> list[Attachment]:
        """Return the files that the message will have: those in `kept_files`, then the new ones."""
        listed = self.body.get("attachments")
        words: dict[str, Json] = {str(file.get("id")): file for file in listed or []}
        if listed is not None:
            kept_files = [file for file in kept_files if str(file.id) in words]
        for file in kept_files:
            file.description = words.get(str(file.id), {}).get("description", file.description)
        return kept_files + [self._new(state, upload, words.get(upload.key, {})) for upload in self.uploads]

    def _new(self, state: State, upload: Upload, words: Json) -> Attachment:
        name = str(words.get("filename") or upload.filename)
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        return Attachment(state.flakes.next(), name, upload.data, kind, words.get("description"))


def write(
    state: State, channel: Channel, author: User, draft: MessageDraft, *, interaction: Interaction | None = None
) -> Message:
    """Post a new message and return it. An answer to an interaction may be for one person only."""
    body = draft.body
    flags = int(body.get("flags") or 0)
    files = draft.attachments(state, [])
    check_message(body, files, flags, state.emojis)
    forwarded = _find_forwarded(state, body)
    if forwarded is None:
        check_not_empty(body, files)
    message = Message(state.flakes.next(), channel, author, state.clock(), flags=flags)
    _fill(message, body, files)
    message.forwarded, message.poll = forwarded, body.get("poll")
    message.nonce = body.get("nonce")
    message.interaction = interaction
    message.webhook = interaction is not None
    message.only_for = interaction.user if interaction is not None and flags & EPHEMERAL else None
    _set_reply_reference(message, body)
    _set_mentions(state, message, body, users_only=interaction is not None)
    post(state, message)
    return message


def post(state: State, message: Message) -> None:
    """Add a finished message to its channel."""
    message.channel.messages[message.id] = message
    message.channel.archived = message.channel.archived and message.channel.locked
    if message.channel.is_thread and not message.ephemeral:
        for user in (message.author, *message.mentions):
            message.channel.members.setdefault(user.id, state.clock())
    state.ping(message)
    state.wake_waiters()


def announce(state: State, channel: Channel, kind: int, mentions: Sequence[User] = ()) -> Message:
    """Post one of Discord's own messages in the bot's name, for example about a person added to a thread, and return
    it. It notifies nobody."""
    message = Message(state.flakes.next(), channel, state.bot, state.clock(), mentions=list(mentions), type=kind)
    if kind == THREAD_STARTED:
        message.reply_to = channel.id
    channel.messages[message.id] = message
    state.wake_waiters()
    return message


def rewrite(state: State, message: Message, draft: MessageDraft, *, users_only: bool = False) -> None:
    """Change a message. Fields that the draft does not name stay, and nobody is notified."""
    body = draft.body
    flags = message.flags & ~LOADING
    if body.get("flags") is not None:
        flags |= int(body["flags"]) & (COMPONENTS_V2 | (1 << 2))
    files = draft.attachments(state, list(message.attachments))
    former_content = {"content": message.content, "embeds": message.embeds, "components": message.components}
    check_message(former_content | body, files, flags, state.emojis if "components" in body else None)
    check_not_empty(former_content | body, files)
    message.flags = flags
    removed_files = [attachment for attachment in message.attachments if attachment not in files]
    message.replaced = [*removed_files, *message.replaced][:MAX_REPLACED_FILES]
    _fill(message, body, files)
    message.edited = state.clock()
    if "content" in body or (flags & COMPONENTS_V2 and "components" in body):
        _set_mentions(state, message, body, users_only=users_only)
    state.wake_waiters()


def _fill(message: Message, body: Json, files: list[Attachment]) -> None:
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = body["embeds"] or []
    if "components" in body:
        message.components = body["components"] or []
    message.attachments = files


def _find_forwarded(state: State, body: Json) -> Message | None:
    """Return the message that a new message forwards, or None
    (https://docs.discord.com/developers/resources/message#message-reference)."""
    reference = body.get("message_reference") or {}
    if reference.get("type") != FORWARD:
        return None
    return state.channel(int(reference["channel_id"])).messages[int(reference["message_id"])]


def _set_reply_reference(message: Message, body: Json) -> None:
    reference = body.get("message_reference")
    if not reference or reference.get("type", 0) != 0:
        return
    message.reply_to = int(reference["message_id"])
    if message.reply_to in message.channel.messages:
        message.type = REPLY
    elif reference.get("fail_if_not_exists", True):
        form = FaultCollector()
        form.fault(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        form.raise_faults()


def _set_mentions(state: State, message: Message, body: Json, *, users_only: bool) -> None:
    default = ["users"] if users_only else ["users", "roles", "everyone"]
    allowed = body.get("allowed_mentions")
    rules: Json = {"parse": default, "replied_user": True} if allowed is None else allowed
    parse = rules.get("parse") or []
    text = "\n".join([message.content, *(component["content"] for component in _texts(message))])
    users = [state.users[int(user_id)] for user_id in MENTION.findall(text) if int(user_id) in state.users]
    listed_ids = {str(user_id) for user_id in rules.get("users") or []}
    message.mentions = list(dict.fromkeys(user for user in users if "users" in parse or str(user.id) in listed_ids))
    message.mention_roles = _mentioned_roles(state, message, text, rules)
    message.mention_everyone = "everyone" in parse and ("@everyone" in text or "@here" in text)
    replied = message.channel.messages.get(message.reply_to or 0)
    if replied is not None and rules.get("replied_user") and replied.author not in message.mentions:
        message.mentions.append(replied.author)


def _mentioned_roles(state: State, message: Message, text: str, wanted: Json) -> list[int]:
    """Return the ids of the roles that a message notifies: those that its author may mention."""
    guild = message.channel.guild
    if guild is None:
        return []
    listed_ids = {str(role_id) for role_id in wanted.get("roles") or []}
    roles = [
        guild.roles[int(role_id)]
        for role_id in dict.fromkeys(ROLE_MENTION.findall(text))
        if int(role_id) in guild.roles
    ]
    allowed = [role for role in roles if "roles" in (wanted.get("parse") or []) or str(role.id) in listed_ids]
    may_all = may(state, message.author, message.channel, "mention_everyone")
    return [role.id for role in allowed if role.mentionable or may_all]


def _texts(message: Message) -> list[Json]:
    return [component for component in every_component(message.components) if component.get("type") == TEXT]
