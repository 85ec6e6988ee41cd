"""Messages that belong to no table, as values that can be stored: their texts are made when they are sent."""

from collections.abc import Sequence

from msgspec import Struct

from bot.messages.table_lines import ListedTable, own_line
from bot.model import limits
from bot.text.voice import Voice
from engine import codec

_AROUND = 400
"""Characters of a message that are left to what stands around its lines."""


class SendDigest(Struct, frozen=True):
    """Send a person the digest of a day, an ISO date of their time zone; it is of no use on another."""

    day: str


class QueuedNotice(Struct, frozen=True):
    """A stored notice that is not yet sent.

    `id`: its number.
    `user`: whom it is for.
    `notice`: what is to be sent.
    `nonce`: a text by which Discord accepts it only once (`enforce_nonce`,
        https://docs.discord.com/developers/resources/message#create-message).
    `due`: when to send it, in seconds since the epoch.
    """

    id: int
    user: int
    notice: SendDigest
    nonce: str
    due: float


class _Stored(Struct, frozen=True):
    """The stored form of a notice. Its names are in databases and must not change."""

    notice: SendDigest


def stored_text(notice: SendDigest) -> str:
    """Return a notice as text for the store."""
    return codec.dumps(_Stored(notice))


def read(text: str) -> SendDigest:
    """Return the notice that `stored_text` wrote. Raises ValueError."""
    return codec.loads(_Stored, text).notice


def digest_mark(queued: QueuedNotice) -> str:
    """Return the part of a digest's text that no other message of ours has: its day, as Discord shows it to each
    reader."""
    return f"<t:{int(queued.due)}:D>"


def digest_text(queued: QueuedNotice, waiting: Sequence[ListedTable], voice: Voice) -> str:
    """Return the text of a digest: the tables that wait for its reader, as many as fit."""
    title = voice.fill("digest-title", (), {"day": digest_mark(queued)})
    lines = [title, voice.say("tables-waiting", count=len(waiting))]
    room = limits.MESSAGE - _AROUND - sum(map(len, lines))
    named = 0
    for number, listed in enumerate(waiting, 1):
        line = f"{number}. {own_line(listed, queued.user, voice)}"
        if (room := room - len(line) - 1) < 0:
            break
        lines.append(line)
        named = number
    if named < len(waiting):
        lines.append(voice.say("digest-more", count=len(waiting) - named))
    return "\n".join([*lines, voice.say("digest-end")])
