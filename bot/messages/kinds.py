"""The kinds of messages that the bot may owe, as values that can be stored."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.model.table import TableRecord
from engine import codec
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class PostBoard:
    """A new board message, which takes the controls from the one before. `pings` are told by a notification;
    `hint` is added when one of them could not be written to directly; `history` is what stays of the text when the
    next one comes."""

    text: str
    pings: tuple[int, ...] = ()
    hint: str = ""
    history: str = ""


@dataclass(frozen=True, slots=True)
class EditBoard:
    """Another text for the newest board message, with the controls of now unless it is `bare`; nobody is notified."""

    text: str
    bare: bool = False


@dataclass(frozen=True, slots=True)
class RetireBoard:
    """Take the controls from a message that is no longer the newest, and give it its last text if there is one."""

    message: int
    text: str = ""


@dataclass(frozen=True, slots=True)
class SendHand:
    """A direct message with a hand to who has to decide, or to everybody at the `opening`."""

    user: int
    seat: Seat
    text: str
    opening: bool = False


@dataclass(frozen=True, slots=True)
class PostText:
    """A message that stays as it is, below the board message."""

    text: str


@dataclass(frozen=True, slots=True)
class PostRecord:
    """The finished game's record as a file."""

    text: str


@dataclass(frozen=True, slots=True)
class PingPlayer:
    """A message that calls `user`, who has to decide, unless they have done so by then."""

    user: int
    text: str


@dataclass(frozen=True, slots=True)
class PostAbsenceNotice:
    """A message to the whole table about a seat that somebody leaves waiting."""

    text: str
    about: Seat


@dataclass(frozen=True, slots=True)
class PostVote:
    """The message of a vote, as the vote stands when this is paid: a new one, or a change of the one that is there."""

    vote: int


@dataclass(frozen=True, slots=True)
class SendWatcherUpdate:
    """A direct message to somebody who watches and does not play: what everybody may know."""

    user: int
    text: str


@dataclass(frozen=True, slots=True)
class InviteToThread:
    """A thread that is opened to somebody who has sat down there."""

    user: int


@dataclass(frozen=True, slots=True)
class EditThreadStarter:
    """The message in the channel above a table's thread, as the table is when this is paid."""


@dataclass(frozen=True, slots=True)
class OpenThread:
    """A message in the channel above, with a thread of this `name` on it, which the table gets."""

    text: str
    name: str


Outgoing: TypeAlias = (
    PostBoard
    | EditBoard
    | RetireBoard
    | SendHand
    | PostText
    | PostRecord
    | PingPlayer
    | PostAbsenceNotice
    | PostVote
    | SendWatcherUpdate
    | InviteToThread
    | EditThreadStarter
    | OpenThread
)


@dataclass(frozen=True, slots=True)
class _Owed:
    debt: Outgoing


def written(debt: Outgoing) -> str:
    """The debt as text."""
    return codec.dumps(_Owed(debt))


def read(text: str) -> Outgoing:
    """The debt that `written` wrote. Raises ValueError."""
    return codec.loads(_Owed, text).debt


@dataclass(frozen=True, slots=True)
class QueuedMessage:
    """A debt in line: `nonce` makes Discord take it once."""

    id: int
    table: int
    channel: int
    debt: Outgoing
    nonce: str


@dataclass(frozen=True, slots=True)
class Consequences:
    """A table's row as it is to be kept, and what is owed with it."""

    row: TableRecord
    debts: tuple[Outgoing, ...] = ()
