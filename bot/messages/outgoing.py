"""Outgoing messages, as values that can be stored."""

from functools import lru_cache
from typing import NewType, TypeAlias

from msgspec import Struct

from bot.model.table import TableRecord
from engine import codec
from engine.game import Seat


class PostBoard(Struct, frozen=True):
    """Post a new board message, which replaces the previous one as the message with controls.

    `text`: the text. `pings`: the ids of the people whom it notifies. `hint`: a line that is added if one of them could
    not be reached by direct message. `history`: the text that stays once a newer board message is posted.
    """

    text: str
    pings: tuple[int, ...] = ()
    hint: str = ""
    history: str = ""


class EditBoard(Struct, frozen=True):
    """Change the text of the newest board message, without notifying anybody.

    `text`: the new text. `bare`: whether the message loses its controls.
    """

    text: str
    bare: bool = False


class RetireBoard(Struct, frozen=True):
    """Remove controls and pictures from a board message that is no longer the newest.

    `message`: Discord's id of the message.
    `text`: its new text, or "" to keep its text.
    """

    message: int
    text: str = ""


class SendHand(Struct, frozen=True):
    """Send a hand by direct message to a person who has to decide.

    `user`: the person. `seat`: the seat with the hand. `text`: the text of the message. `opening`: whether the message
    belongs to the start of a game, when everybody gets one.
    """

    user: int
    seat: Seat
    text: str
    opening: bool = False


class PostText(Struct, frozen=True):
    """Post a message that is never edited, below the board message."""

    text: str


class PostRecord(Struct, frozen=True):
    """Post the record of a finished game as a file."""

    text: str


class PingPlayer(Struct, frozen=True):
    """Post a message that notifies `user`, unless they have decided in the meantime."""

    user: int
    text: str


class PostAbsenceNotice(Struct, frozen=True):
    """Post a message to the whole table about a seat whose player does not answer."""

    text: str
    about: Seat


class PostInvitation(Struct, frozen=True):
    """Post a message that notifies the people in `pings` of a lobby, unless its game has begun."""

    text: str
    pings: tuple[int, ...]


class CallPlayers(Struct, frozen=True):
    """Post a message about a lobby that notifies the members of a role, unless its seats are all taken.

    `role`: Discord's id of the role.
    """

    text: str
    role: int


class AskHost(Struct, frozen=True):
    """Post a message that asks `user`, the host of a lobby, to keep it open, unless the lobby has changed in the
    meantime."""

    text: str
    user: int


class PostVote(Struct, frozen=True):
    """Post the message of a vote, or update the posted one. It shows the vote as it stands when the message is sent."""

    vote: int


class SendWatcherUpdate(Struct, frozen=True):
    """Send public news by direct message to a watcher, `user`."""

    user: int
    text: str


class InviteToThread(Struct, frozen=True):
    """Add `user`, who has taken a seat, to the table's thread."""

    user: int


class EditThreadStarter(Struct, frozen=True):
    """Update the starter of a table's thread to show the table as it is when the update is sent."""


class TagPost(Struct, frozen=True):
    """Set the tags of a table's forum post to match the table as it is when the tags are sent."""


class OpenThread(Struct, frozen=True):
    """Post a message in the parent channel and open a thread called `name` on it, which becomes the table's thread."""

    text: str
    name: str


class WarnPlayer(Struct, frozen=True):
    """Post a message that warns `user` that their time is running out, unless they have decided in the meantime."""

    user: int
    text: str


class SendWarning(Struct, frozen=True):
    """Send the warning that `user`'s time is running out by direct message."""

    user: int
    text: str


class PostRest(Struct, frozen=True):
    """Post the message that a table rests, with a button that resumes it."""

    text: str


Outgoing: TypeAlias = (
    PostBoard
    | EditBoard
    | RetireBoard
    | SendHand
    | PostText
    | PostRecord
    | PingPlayer
    | PostAbsenceNotice
    | PostInvitation
    | CallPlayers
    | AskHost
    | PostVote
    | SendWatcherUpdate
    | InviteToThread
    | EditThreadStarter
    | TagPost
    | OpenThread
    | WarnPlayer
    | SendWarning
    | PostRest
)


DirectMessage: TypeAlias = SendHand | SendWarning | SendWatcherUpdate
"""A message to `user` alone."""


class _Owed(Struct, frozen=True):
    """The stored form of a message. The name of its field is in databases and must not change."""

    debt: Outgoing


def stored_text(message: Outgoing) -> str:
    """Return a message as the JSON that the store keeps."""
    return codec.dumps(_Owed(message))


@lru_cache(maxsize=256)
def read_message(text: str) -> Outgoing:
    """Return the message from a text that `stored_text` returned. The result is cached, because each step of a delivery
    reads its channel's queue again. Raises ValueError."""
    return codec.loads(_Owed, text).debt


QueueId = NewType("QueueId", int)
"""The number of a queue of stored messages: the id of a channel; the negative id of a channel, for its postponed edits;
or a number up to `NO_CHANNEL`, for a single message."""

NO_CHANNEL = -(1 << 62)
"""The numbers of queues up to this one belong to no channel: Discord's ids stay smaller for decades."""


def channel_of(queue: QueueId) -> int:
    """Return the id of the channel to which a queue, or a queue of postponed edits, belongs."""
    return abs(queue)


class QueuedMessage(Struct, frozen=True):
    """A stored message that is not sent yet.

    `id`: its place in the queue.
    `table`: its table.
    `queue`: the queue in which it waits.
    `message`: the message.
    `nonce`: a text that lets Discord recognize a repetition (`enforce_nonce`,
        https://docs.discord.com/developers/resources/message#create-message).
    """

    id: int
    table: int
    queue: QueueId
    message: Outgoing
    nonce: str

    @property
    def channel(self) -> int:
        """Return the id of the channel to which the queue belongs."""
        return channel_of(self.queue)

    @property
    def is_postponed(self) -> bool:
        """Whether the message is in the queue of its channel's postponed edits."""
        return self.queue < 0

    @property
    def queue_of_postponed_edits(self) -> QueueId:
        """Return the queue of the channel's postponed edits."""
        return QueueId(-self.channel)

    @property
    def own_queue(self) -> QueueId:
        """Return a queue for this message alone, which belongs to no channel."""
        return QueueId(NO_CHANNEL - self.id)


class Consequences(Struct, frozen=True):
    """The consequences of a change, stored in one transaction.

    `row`: the table record to store. `outgoing`: the messages to send, in order.
    """

    row: TableRecord
    outgoing: tuple[Outgoing, ...] = ()
