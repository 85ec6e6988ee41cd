"""A minimal imitation of Discord: the messages delivered to each channel and person, and faults on demand."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from msgspec.structs import replace

from bot.outbox.sender import Message, MessageGone, NoAccess, Undelivered, Unseen
from bot.ui.components import PressButton


@dataclass
class Delivered:
    """A message in its present form in the channel."""

    id: int
    content: Message
    edits: int = 0

    @property
    def text(self) -> str:
        return self.content.text

    @property
    def labels(self) -> list[str]:
        """Return the labels of its controls."""
        controls = self.content.controls
        return [control.label for control in controls.children if isinstance(control, PressButton)] if controls else []


def _is(there: Message, content: Message) -> bool:
    return content.is_shown_in(there.text, [file.name for file in there.attachments])


Before = Callable[[str], None]


def refuse_posts(name: str) -> None:
    """Refuse each new message in a channel: a `before` of a mailbox."""
    if name == "post":
        raise NoAccess


@dataclass
class Mailbox:
    """A sender that keeps everything. `before` and `after` are called with the name of each delivery."""

    channels: dict[int, list[Delivered]] = field(default_factory=dict)
    direct: dict[int, list[Message]] = field(default_factory=dict)
    pings: list[int] = field(default_factory=list)
    faults: list[Undelivered] = field(default_factory=list)
    before: Before = lambda name: None
    after: Before = lambda name: None
    seen: dict[str, int] = field(default_factory=dict)
    threads: dict[int, str] = field(default_factory=dict)
    invited: list[tuple[int, int]] = field(default_factory=list)
    unreadable: set[int] = field(default_factory=set)
    looked: set[tuple[int, int]] = field(default_factory=set)
    shut_out: set[int] = field(default_factory=set)
    uploads: list[str] = field(default_factory=list)

    async def post(self, channel: int, content: Message, nonce: str) -> int:
        self._start("post")
        if nonce not in self.seen:
            self.seen[nonce] = 1000 + len(self.seen)
            self.channels.setdefault(channel, []).append(Delivered(self.seen[nonce], content))
            self.uploads += [one.name for one in content.attachments if content.layout]
            self.pings += content.pings
        self.after("post")
        return self.seen[nonce]

    async def edit(self, channel: int, message: int, content: Message) -> None:
        self._start("edit")
        found = self._find(channel, message)
        found.content = replace(content, attachments=found.content.attachments)
        found.edits += 1
        self.after("edit")

    async def attach(self, channel: int, message: int, content: Message) -> None:
        self._start("attach")
        found = self._find(channel, message)
        has = {one.name: one for one in found.content.attachments}
        files = tuple(one if one.data else has[one.name] for one in content.attachments)
        self.uploads += [one.name for one in content.attachments if one.data]
        found.content = replace(content, attachments=files)
        self.after("attach")

    async def retire(self, channel: int, message: int, text: str) -> None:
        self._start("strip")
        found = self._find(channel, message)
        files = () if text else found.content.attachments
        found.content = replace(found.content, controls=None, text=text or found.content.text, attachments=files)
        self.after("strip")

    async def remove(self, channel: int, message: int) -> None:
        self._start("remove")
        self._find(channel, message)
        self.delete(channel, message)
        self.after("remove")

    async def begin_thread(self, channel: int, message: int, name: str) -> None:
        self._start("begin_thread")
        self._find(channel, message)
        self.threads.setdefault(message, name)
        self.after("begin_thread")

    async def invite(self, thread: int, user: int) -> None:
        self._start("invite")
        self.invited.append((thread, user))

    async def tag(self, post: int, tag: int | None, tags_to_remove: Collection[int]) -> None:
        self._start("tag")

    async def can_see(self, guild: int, channel: int, user: int) -> bool:
        self.looked.add((channel, user))
        return user not in self.shut_out

    async def write(self, user: int, content: Message, nonce: str) -> None:
        self._start("write")
        if nonce not in self.seen:
            self.seen[nonce] = 1000 + len(self.seen)
            self.direct.setdefault(user, []).append(content)
        self.after("write")

    async def find_posted(self, channel: int, content: Message, nonce: str, after: int) -> int | None:
        if channel in self.unreadable:
            raise Unseen
        told = {message: known for known, message in self.seen.items() if not known.startswith("forgotten")}
        for one in self.channels.get(channel, []):
            by_name = told[one.id] == nonce if one.id in told else _is(one.content, content)
            if one.id > after and by_name:
                return one.id
        return None

    async def has_been_written(self, user: int, content: Message, nonce: str, after: int) -> bool:
        return nonce in self.seen or any(_is(one, content) for one in self.direct.get(user, []))

    def delete(self, channel: int, message: int) -> None:
        """Let somebody delete a message."""
        self.channels[channel] = [one for one in self.channels[channel] if one.id != message]

    def _start(self, name: str) -> None:
        self.before(name)
        if self.faults:
            raise self.faults.pop(0)

    def _find(self, channel: int, message: int) -> Delivered:
        for one in self.channels.get(channel, []):
            if one.id == message:
                return one
        raise MessageGone
