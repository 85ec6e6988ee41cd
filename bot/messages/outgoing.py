"""Outgoing messages: values that can be stored."""

from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from bot.model.table import TableRecord
from engine import codec
from engine.game import Seat


class PostBoard(Struct, frozen=True):
    """Post a new board message, which takes the controls from the one before.

    `text`: what it says.
    `pings`: the ids of the people whom it notifies.
    `hint`: added when one of them could not be reached by direct message.
    `history`: the text that it keeps when the next one comes.
    """

    text: str
    pings: tuple[int, ...] = ()
    hint: str = ""
    history: str = ""


class EditBoard(Struct, frozen=True):
    """Change the text of the newest board message; nobody is notified.

    `text`: what it says.
    `bare`: whether it loses its controls.
    """

    text: str
    bare: bool = False


class RetireBoard(Struct, frozen=True):
    """Take controls and pictures from a board message that is no longer the newest.

    `message`: Discord's id of the message.
    `text`: what it says from then on; empty: as before.
    """

    message: int
    text: str = ""


class SendHand(Struct, frozen=True):
    """Send a hand by direct message to a person who has to decide.

    `user`, `seat`: whom, and whose hand.
    `text`: what it says.
    `opening`: whether everybody gets one, at the start of a game.
    """

    user: int
    seat: Seat
    text: str
    opening: bool = False


class PostText(Struct, frozen=True):
    """Post a message that is never changed, below the board message."""

    text: str


class PostRecord(Struct, frozen=True):
    """Post the record of a finished game as a file."""

    text: str


class PingPlayer(Struct, frozen=True):
    """Post a message that notifies `user`, unless they have decided by then."""

    user: int
    text: str


class PostAbsenceNotice(Struct, frozen=True):
    """Post a message to the whole table about a seat whose player does not answer."""

    text: str
    about: Seat


class PostInvitation(Struct, frozen=True):
    """Post a message that notifies the people in `pings` of a lobby, as long as it is one."""

    text: str
    pings: tuple[int, ...]


class CallPlayers(Struct, frozen=True):
    """Post a message that notifies the members of a role of a lobby, as long as it has seats.

    `role`: Discord's id of the role.
    """

    text: str
    role: int


class AskHost(Struct, frozen=True):
    """Post a message that asks the host of a lobby, `user`, to keep it open, unless it has changed by then."""

    text: str
    user: int


class PostVote(Struct, frozen=True):
    """Post the message of a vote, or change the one that is there, as the vote stands when it is sent."""

    vote: int


class SendWatcherUpdate(Struct, frozen=True):
    """Send public news by direct message to a watcher."""

    user: int
    text: str


class InviteToThread(Struct, frozen=True):
    """Add `user`, who has sat down, to the table's thread."""

    user: int


class EditThreadStarter(Struct, frozen=True):
    """Change the starter of a table's thread, as the table is when it is sent."""


class TagPost(Struct, frozen=True):
    """Set the tags of a table's forum post, as the table is when it is sent."""


class OpenThread(Struct, frozen=True):
    """Post a message in the parent channel with a thread called `name`, which becomes the table's."""

    text: str
    name: str


class WarnPlayer(Struct, frozen=True):
    """Post a message that warns `user` that their time ends, unless they have decided by then."""

    user: int
    text: str


class SendWarning(Struct, frozen=True):
    """Send the same warning by direct message."""

    user: int
    text: str


class PostRest(Struct, frozen=True):
    """Post the message that a table rests, with the button by which it goes on."""

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


class _Owed(Struct, frozen=True):
    """The stored form of a message. Its names are in databases and must not change."""

    debt: Outgoing


def stored_text(message: Outgoing) -> str:
    """Return a message as text for the store."""
    return codec.dumps(_Owed(message))


@lru_cache(maxsize=256)
def read(text: str) -> Outgoing:
    """Return the message that `stored_text` wrote. Raises ValueError. Each step of a delivery reads its channel's queue
    again.
    """
    return codec.loads(_Owed, text).debt


NO_CHANNEL = -(1 << 62)
"""Numbers up to this belong to no channel, nor to a queue beside one: Discord's ids stay smaller for decades."""


class QueuedMessage(Struct, frozen=True):
    """A stored message that is not yet sent.

    `id`: its place in the queue.
    `table`, `channel`: where it belongs; a negative channel: it waits beside that channel's queue, or in a queue of its
        own (`own_queue`).
    `message`: the message.
    `nonce`: a text by which Discord accepts it only once (`enforce_nonce`,
        https://docs.discord.com/developers/resources/message#create-message).
    """

    id: int
    table: int
    channel: int
    message: Outgoing
    nonce: str

    @property
    def waits_beside(self) -> bool:
        """Whether it is in the queue beside its channel's."""
        return self.channel < 0

    @property
    def own_queue(self) -> int:
        """Return the number of the queue for this message alone, which belongs to no channel."""
        return NO_CHANNEL - self.id


class Consequences(Struct, frozen=True):
    """The consequences of a change, stored in one transaction.

    `row`: the table as it is to be stored.
    `outgoing`: the messages to be sent, in order.
    """

    row: TableRecord
    outgoing: tuple[Outgoing, ...] = ()
