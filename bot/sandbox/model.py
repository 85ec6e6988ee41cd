"""What the sandbox is made of: users, roles, channels, messages, attachments, interactions."""

from dataclasses import dataclass, field

from bot.sandbox.json_types import EPHEMERAL, LOADING, SILENT, Json

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
WRITTEN, MEMBER_ADDED, REPLY, THREAD_STARTED = 0, 1, 19, 21
"""Types of messages: all but the first and a reply are written by Discord itself, in somebody's name."""


@dataclass(eq=False)
class User:
    """Somebody with an account, the bot among them."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    roles: set[int] = field(default_factory=set)


@dataclass(eq=False)
class Role:
    """Something that members of the guild may be, and what they may do because of it."""

    id: int
    name: str
    permissions: int = 0


@dataclass(eq=False)
class Guild:
    """A server. `bot_role`: the role that it gave the bot; `inside`: whether the bot is in it."""

    id: int
    name: str
    bot_role: int
    roles: dict[int, Role]
    inside: bool = True

    def shard(self, count: int) -> int:
        """Return the shard, of so many, that is told of this guild (Discord, Gateway: Sharding)."""
        return (self.id >> 22) % count


@dataclass(eq=False)
class Channel:
    """A text channel, a thread or a direct conversation, which has no guild."""

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
    old_edits: list[float] = field(default_factory=list)

    @property
    def is_thread(self) -> bool:
        """Whether this hangs on another channel."""
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)


@dataclass(eq=False)
class Attachment:
    """A file of a message."""

    id: int
    filename: str
    data: bytes
    content_type: str
    description: str | None = None

    @property
    def size(self) -> tuple[int, int] | None:
        """Width and height of a PNG, read from its first bytes."""
        if self.data[:8] != b"\x89PNG\r\n\x1a\n" or len(self.data) < 24:
            return None
        return int.from_bytes(self.data[16:20], "big"), int.from_bytes(self.data[20:24], "big")


@dataclass(eq=False)
class Message:
    """A message as stored, which is how everybody who may see it sees it."""

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
    mention_everyone: bool = False
    flags: int = 0
    edited: float | None = None
    nonce: str | int | None = None
    reply_to: int | None = None
    interaction: "Interaction | None" = None
    only_for: User | None = None
    webhook: bool = False
    type: int = WRITTEN

    @property
    def by_discord(self) -> bool:
        """Whether Discord wrote it, in the name of its author."""
        return self.type not in (WRITTEN, REPLY)

    @property
    def ephemeral(self) -> bool:
        """Whether one person alone sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether it only says that the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def silent(self) -> bool:
        """Whether it notifies nobody."""
        return bool(self.flags & SILENT)


@dataclass(eq=False)
class Interaction:
    """Something that a person asked of the bot, and what came back."""

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
