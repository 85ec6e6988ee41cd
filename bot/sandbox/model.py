"""The objects of the sandbox: users, roles, channels, messages, attachments, interactions."""

from dataclasses import dataclass, field

from bot.sandbox.json_types import EPHEMERAL, LOADING, SILENT, Json

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD, FORUM = 0, 1, 11, 12, 15
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
WRITTEN, MEMBER_ADDED, REPLY, THREAD_STARTED = 0, 1, 19, 21
"""Types of messages. Messages of types other than WRITTEN and REPLY are written by Discord itself, in somebody's
name."""


@dataclass(eq=False)
class User:
    """An account of a person or of the bot.

    `id`, `name`: the account. `bot`: whether it is the bot's. `locale`: the language of their client. `dms_open`:
    whether they accept direct messages from the bot. `roles`: the ids of their roles in the guild. `avatar`, `banner`:
    the hashes of the profile's pictures, or None if it has none.
    """

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    roles: set[int] = field(default_factory=set)
    avatar: str | None = None
    banner: str | None = None


@dataclass(eq=False)
class Role:
    """A role of the guild.

    `id`, `name`: the role. `permissions`: Discord's permission bits. `mentionable`: whether everybody may mention it.
    """

    id: int
    name: str
    permissions: int = 0
    mentionable: bool = False


@dataclass(eq=False)
class Guild:
    """A guild.

    `id`, `name`: the guild. `bot_role`: the id of the role that the bot got when it was added. `roles`: its roles by
    id. `inside`: whether the bot is in it. `departed`: the ids of the people who have left it.
    """

    id: int
    name: str
    bot_role: int
    roles: dict[int, Role]
    inside: bool = True
    departed: set[int] = field(default_factory=set)

    def shard(self, count: int) -> int:
        """Return the number of the shard, of `count`, that gets the events of this guild (Discord, Gateway:
        Sharding)."""
        return (self.id >> 22) % count


@dataclass(eq=False)
class Tag:
    """A tag of a forum channel (https://docs.discord.com/developers/resources/channel#forum-tag-object).

    `id`: its id. `name`: its label in Discord. `moderated`: whether only moderators of threads may add or remove it.
    """

    id: int
    name: str
    moderated: bool = False


MAX_LEFT_FILES = 20
"""Number of files of deleted messages that a channel keeps: a client may just be loading them."""


@dataclass(eq=False)
class Channel:
    """A text channel, a forum, a thread or a direct message channel
    (https://docs.discord.com/developers/resources/channel).

    `id`: its id.
    `name`: its name in Discord.
    `type`: Discord's number for its type.
    `guild`: its guild, or None for a direct message channel.
    `recipient`: the person of a direct message channel.
    `parent`: the channel of a thread, or the forum of a post.
    `archived`, `locked`: the state of a thread.
    `archive_after`: minutes without a message after which a thread is archived.
    `starter`: the id of the message to which a thread is attached.
    `owner`: the user who started a thread.
    `created`: when it was created, in seconds since the epoch.
    `overwrites`: permissions by role or member.
    `members`: the users who have joined a thread.
    `messages`: its messages by id.
    `left_files`: files of messages that were just deleted.
    `old_edits`: when messages older than an hour were edited, in seconds since the epoch.
    `tags`: the tags of a forum.
    `applied`: the ids of a post's tags.
    `changes`: when the bot changed a thread, in seconds since the epoch.
    """

    id: int
    name: str
    guild: Guild | None = None
    type: int = TEXT
    recipient: User | None = None
    parent: "Channel | None" = None
    archived: bool = False
    locked: bool = False
    archive_after: int = 4320
    starter: int | None = None
    owner: User | None = None
    created: float = 0.0
    overwrites: dict[int, tuple[int, int]] = field(default_factory=dict)
    members: dict[int, float] = field(default_factory=dict)
    messages: "dict[int, Message]" = field(default_factory=dict)
    left_files: "list[Attachment]" = field(default_factory=list)
    old_edits: list[float] = field(default_factory=list)
    tags: list[Tag] = field(default_factory=list)
    applied: list[int] = field(default_factory=list)
    changes: list[float] = field(default_factory=list)

    def delete(self, message: int) -> "Message":
        """Delete a message and return it. As on Discord's CDN, its files can still be loaded for a while. Raises
        KeyError."""
        gone = self.messages.pop(message)
        self.left_files = [*gone.attachments, *gone.replaced, *self.left_files][:MAX_LEFT_FILES]
        return gone

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread."""
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)


@dataclass(eq=False)
class Attachment:
    """A file of a message.

    `id`, `filename`, `data`, `content_type`: the file.
    `description`: its alt text.
    """

    id: int
    filename: str
    data: bytes
    content_type: str
    description: str | None = None

    @property
    def size(self) -> tuple[int, int] | None:
        """Return the width and height of a PNG, read from its first bytes, or None for another file."""
        if self.data[:8] != b"\x89PNG\r\n\x1a\n" or len(self.data) < 24:
            return None
        return int.from_bytes(self.data[16:20], "big"), int.from_bytes(self.data[20:24], "big")


@dataclass(eq=False)
class Message:
    """A stored message (https://docs.discord.com/developers/resources/message).

    `id`: its id.
    `channel`: its channel.
    `author`: the user who wrote it.
    `created`, `edited`: when it was created and last edited, in seconds since the epoch; `edited` is None if it never
    was.
    `content`, `embeds`, `components`, `attachments`: its content.
    `replaced`: files that an edit has just removed.
    `mentions`, `mention_roles`, `mention_everyone`: the people and the roles (by id) that it mentions.
    `flags`, `type`: Discord's numbers.
    `nonce`: the text that the client gave it.
    `reply_to`: the id of the message to which it replies.
    `forwarded`: the message that it forwards.
    `poll`: its poll.
    `interaction`: the interaction that it answers.
    `only_for`: the only person who sees it, or None for everybody in the channel.
    `webhook`: whether it was posted with an interaction's token.
    """

    id: int
    channel: Channel
    author: User
    created: float
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    replaced: list[Attachment] = field(default_factory=list)
    mentions: list[User] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    flags: int = 0
    edited: float | None = None
    nonce: str | int | None = None
    reply_to: int | None = None
    forwarded: "Message | None" = None
    poll: Json | None = None
    interaction: "Interaction | None" = None
    only_for: User | None = None
    webhook: bool = False
    type: int = WRITTEN

    @property
    def by_discord(self) -> bool:
        """Whether Discord wrote the message, in the name of its author."""
        return self.type not in (WRITTEN, REPLY)

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees the message."""
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether the message only shows that the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def silent(self) -> bool:
        """Whether the message notifies nobody."""
        return bool(self.flags & SILENT)


@dataclass(eq=False)
class Interaction:
    """An interaction of a person with the bot, and the bot's answers.

    `id`, `token`: the interaction.
    `type`: Discord's number for its type.
    `user`, `channel`: the person, and the channel in which they used it.
    `created`: when it was created, in seconds since the epoch.
    `data`: what the person typed, pressed or chose.
    `message`: the message with the component that was used.
    `answered`: the response type of the first answer, or None if there is no answer yet.
    `modal`, `choices`: the modal or the suggestions in the answer.
    `original`, `followups`: the messages of the answer.
    `original_deleted`: whether the bot has deleted the original answer.
    """

    id: int
    token: str
    type: int
    user: User
    channel: Channel
    created: float
    data: Json
    message: Message | None = None
    answered: int | None = None
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    original_deleted: bool = False


@dataclass
class AppEmoji:
    """An emoji of the bot's application.

    `id`, `name`: the emoji. `data`, `content_type`: its picture, and the type of that file.
    """

    id: int
    name: str
    data: bytes
    content_type: str
