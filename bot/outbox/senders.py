"""The table of senders: which function sends which kind of queued message."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from bot.messages.outgoing import (
    AskHost,
    CallPlayers,
    EditBoard,
    EditThreadStarter,
    InviteToThread,
    OpenThread,
    PingPlayer,
    PostAbsenceNotice,
    PostBoard,
    PostInvitation,
    PostRecord,
    PostRest,
    PostText,
    PostVote,
    QueuedMessage,
    RetireBoard,
    SendHand,
    SendWarning,
    SendWatcherUpdate,
    TagPost,
    WarnPlayer,
)
from bot.outbox.boards import BoardMessages
from bot.outbox.deferred_hands import DeferredHands
from bot.outbox.direct_messages import DirectMessages
from bot.outbox.plain_messages import PlainMessages
from bot.outbox.threads import TableThreads
from bot.outbox.vote_messages import VoteMessages
from bot.store.outbox import Outcome
from bot.tables.live_table import LiveTable

M = TypeVar("M", bound=Struct)
Send: TypeAlias = Callable[[QueuedMessage, LiveTable, M], Awaitable[Outcome | None]]
"""A function that sends a queued message of a table. It returns the outcome to store, or None if it has stored the
outcome itself, together with other rows."""


class Senders(Struct, frozen=True):
    """The senders of queued messages.

    `boards`: the newest public message of a table.
    `plain`: public messages that are never edited.
    `direct`: messages to one person.
    `hands`: the direct messages that are delayed.
    `votes`: the messages of votes.
    `threads`: additions to threads, and the message in the parent channel.
    """

    boards: BoardMessages
    plain: PlainMessages
    direct: DirectMessages
    hands: DeferredHands
    votes: VoteMessages
    threads: TableThreads

    def by_kind(self) -> Mapping[type[Struct], Send[Any]]:
        """Return the function that sends each kind of message."""
        rows = (
            _row(PostBoard, self.boards.post),
            _row(EditBoard, self.boards.edit),
            _row(RetireBoard, self.boards.retire),
            _row(PostText, self.plain.post),
            _row(PostRecord, self.plain.post),
            _row(PostAbsenceNotice, self.plain.post),
            _row(PostRest, self.plain.post),
            _row(PingPlayer, self.plain.ping),
            _row(WarnPlayer, self.plain.warn),
            _row(PostInvitation, self.plain.invite),
            _row(CallPlayers, self.plain.call),
            _row(AskHost, self.plain.ask_host),
            _row(SendHand, self.direct.send),
            _row(SendWarning, self.direct.send),
            _row(SendWatcherUpdate, self.direct.send),
            _row(PostVote, self.votes.post_or_edit),
            _row(OpenThread, self.threads.open_thread),
            _row(InviteToThread, self.threads.update),
            _row(EditThreadStarter, self.threads.update),
            _row(TagPost, self.threads.update),
        )
        return dict(rows)


def _row(kind: type[M], send: Send[M]) -> tuple[type[Struct], Send[Any]]:
    """Return one row of the table. The type checker compares the kind with the argument of `send`."""
    return kind, send
