"""Votes: their kinds, their voters, and their outcome."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.model.roster import Roster
from bot.model.times import DAY
from engine.game import Seat
from engine.record import Entry

LONG_WAIT_SECONDS = DAY
"""Seconds without an answer after which a player has no say in the vote about their own seat."""

VoteKind: TypeAlias = Literal["computer", "substitute", "end", "return", "undo", "pause", "time"]
Verdict: TypeAlias = Literal["", "agreed", "offered", "taken", "rejected", "lapsed"]
"""The outcome of a vote: "" while votes are counted; "offered" if a seat is free for the first person who takes it. All
other outcomes are final."""


class Vote(Struct, frozen=True):
    """A question put to the players at one version of the table.

    `table`: the table.
    `version`: the version at which the question was asked.
    `kind`: the kind of question.
    `proposal`: the wording of the question.
    `about`: the seat in question; for `undo`, the first entry to take back; None for a question about the whole table.
    `absent`: whether the person on the seat keeps the table waiting and so has no say.
    `sitter`: the person on the seat.
    `wanting`: the person who wants the seat back.
    `id`: the vote's number, or 0 before it is stored.
    `verdict`: the outcome, or "" while ballots are counted.
    `message`: Discord's id of its message, or None before it is sent.
    `ballots`: each seat's answer, True for yes.
    `chosen`: for `time`, the proposed pace and consequence of a flag (one of `PACES` and one of `LATE_CHOICES`);
        otherwise empty.
    """

    table: int
    kind: VoteKind
    version: int
    proposal: str
    about: int | None = None
    absent: bool = False
    sitter: int | None = None
    wanting: int | None = None
    id: int = 0
    verdict: Verdict = ""
    message: int | None = None
    ballots: tuple[tuple[Seat, bool], ...] = ()
    chosen: str = ""

    @property
    def question_key(self) -> tuple[VoteKind, int | None, int | None, str]:
        """Return the values that identify the question. Only one vote about the same question can be open."""
        return self.kind, self.about, self.wanting, self.chosen


def voting_seats(vote: Vote, roster: Roster) -> tuple[Seat, ...]:
    """Return the seats with a say: those of people."""
    return tuple(seat for seat in roster.humans if not (vote.absent and seat == vote.about))


def votes_needed(vote: Vote, roster: Roster) -> int:
    """Return the number of yes votes needed: all for an undo, a pause and another time for turns, otherwise a
    majority."""
    count = len(voting_seats(vote, roster))
    return count if vote.kind in ("undo", "pause", "time") else count // 2 + 1


def seats_that_voted(vote: Vote, roster: Roster, yes: bool) -> tuple[Seat, ...]:
    """Return the seats with a say that voted yes, or those that voted no if `yes` is False."""
    seats = voting_seats(vote, roster)
    return tuple(seat for seat, answer in vote.ballots if answer is yes and seat in seats)


def count_ballots(vote: Vote, roster: Roster) -> Verdict:
    """Return the outcome of the ballots, or "" while they do not decide the vote."""
    if vote.verdict:
        return vote.verdict
    needed_votes = votes_needed(vote, roster)
    if len(seats_that_voted(vote, roster, True)) >= needed_votes:
        return "offered" if vote.kind == "substitute" else "agreed"
    return (
        "rejected"
        if len(seats_that_voted(vote, roster, False)) > len(voting_seats(vote, roster)) - needed_votes
        else ""
    )


def has_lapsed(vote: Vote, playing: bool, roster: Roster, entries: Sequence[Entry]) -> bool:
    """Whether the question of a vote no longer applies: the game is over or has moved on, or the absent person is
    back."""
    if not playing or not voting_seats(vote, roster):
        return True
    if vote.kind == "undo":
        return len(entries) != vote.version
    if vote.about is None:
        return False
    if roster.user_of(vote.about) != vote.sitter or vote.wanting in roster.users:
        return True
    return vote.kind != "return" and has_moved(vote.about, vote.version, entries)


def has_moved(seat: Seat, version: int, entries: Sequence[Entry]) -> bool:
    """Whether `seat` has made an entry since `version`."""
    return any(entry.seat == seat for entry in entries[version:])
