"""Messages that belong to no table, as values that can be stored. Their texts are written only when they are sent."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from bot.messages.table_lines import ListedTable, own_table_line
from bot.model import limits
from bot.model.review import MoveRemark, Review
from bot.text.voice import Voice
from engine import codec
from engine.ai import ReviewLimits

_FRAME_LENGTH = 400
"""Number of characters of a message reserved for the text around its lines."""


class SendDigest(Struct, frozen=True):
    """Send a person the digest for a day (an ISO date in their time zone). It is dropped once that day is over."""

    day: str


class SendReview(Struct, frozen=True):
    """Send a person the review of their game that they requested."""

    review: int


Notice: TypeAlias = SendDigest | SendReview


class QueuedNotice(Struct, frozen=True):
    """A stored notice that is not sent yet.

    `id`: its number.
    `user`: the person who gets it.
    `notice`: the message to send.
    `nonce`: a text that lets Discord recognize a repetition (`enforce_nonce`,
        https://docs.discord.com/developers/resources/message#create-message).
    `due`: when to send it, in seconds since the epoch.
    """

    id: int
    user: int
    notice: Notice
    nonce: str
    due: float


class _Stored(Struct, frozen=True):
    """The stored form of a notice. The name of its field is in databases and must not change."""

    notice: Notice


def stored_text(notice: Notice) -> str:
    """Return a notice as the JSON that the store keeps."""
    return codec.dumps(_Stored(notice))


def read_notice(text: str) -> Notice:
    """Return the notice from a text that `stored_text` returned. Raises ValueError."""
    return codec.loads(_Stored, text).notice


def notice_mark(queued: QueuedNotice) -> str:
    """Return the day of a notice, in Discord's format. It identifies the notice among the bot's messages to its
    reader."""
    return f"<t:{int(queued.due)}:D>"


def digest_text(queued: QueuedNotice, waiting: Sequence[ListedTable], voice: Voice) -> str:
    """Return the text of a digest: the tables that wait for its reader, as far as they fit in a message."""
    title = voice.fill("digest-title", (), {"day": notice_mark(queued)})
    lines = [title, voice.say("tables-waiting", count=len(waiting))]
    room = limits.MESSAGE_LENGTH - _FRAME_LENGTH - sum(map(len, lines))
    shown_count = 0
    for count, listed in enumerate(waiting, 1):
        line = f"{count}. {own_table_line(listed, queued.user, voice)}"
        if (room := room - len(line) - 1) < 0:
            break
        lines.append(line)
        shown_count = count
    if shown_count < len(waiting):
        lines.append(voice.say("digest-more", count=len(waiting) - shown_count))
    return "\n".join([*lines, voice.say("digest-end")])


def review_text(review: Review, reported: ReviewLimits, luck: float | None, voice: Voice, mark: str = "") -> str:
    """Return the text of a finished review: a line for each remark, without a sum, a grade or other people's moves.
    `luck`: the amount by which luck changed the chance to win, or None if it is unknown. `mark`: the day on which the
    text is sent, as `notice_mark` returns it."""
    title = voice.say("review-title", game=voice.say("game-name"))
    about = voice.say("review-about-exact" if reported.is_chance else "review-about")
    lines = list(_remark_lines(review.remarks, reported, voice)) or [voice.say("review-none")]
    if luck is not None:
        points = round(100 * luck)
        lines.append(voice.say("review-luck", count=abs(points), side=(points > 0) - (points < 0)))
    return "\n".join([f"{title} {mark}".rstrip(), about, *lines])[: limits.MESSAGE_LENGTH]


def comparison_lines(remark: MoveRemark, voice: Voice) -> tuple[str, ...]:
    """Return a title for the position before the move that a remark is about, then a numbered line for that move, and
    one for the better move."""
    moves = {"played": voice.sentence(remark.played), "better": voice.sentence(remark.better)}
    title = voice.say("review-before", number=remark.number)
    return title, voice.fill("review-played", (), moves), voice.fill("review-better", (), moves)


def _remark_lines(remarks: Sequence[MoveRemark], reported: ReviewLimits, voice: Voice) -> Iterator[str]:
    for remark in remarks:
        moves = {"played": voice.sentence(remark.played), "better": voice.sentence(remark.better)}
        move_fact, loss = ("number", remark.number), ("loss", round(remark.loss))
        if reported.is_chance:
            yield voice.fill("review-line-chance", (move_fact, loss), moves)
            continue
        reasons = ", ".join(voice.say(f"reason-{name}") for name in remark.reasons)
        yield voice.fill("review-line" if reasons else "review-line-bare", (move_fact,), {**moves, "why": reasons})
