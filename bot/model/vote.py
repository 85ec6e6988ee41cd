"""PURE: what the players of a table may be asked, who has a say, and when it is decided."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.model.roster import Roster
from engine.game import Seat
from engine.record import Entry

Kind: TypeAlias = Literal["computer", "substitute", "end", "return", "undo"]
Verdict: TypeAlias = Literal["", "agreed", "offered", "taken", "rejected", "lapsed"]
"""Empty while votes are counted; `offered`: a seat is free for whoever takes it; the others are the end."""


@dataclass(frozen=True, slots=True)
class Vote:
    """A question to the players, put at one version of the table. `about` is a seat, for `undo` the first entry to be
    taken back. `absent`: whoever sits there keeps the table waiting and has no say. `sitter` is that person, `wanting`
    whoever would like to come back. `message` is where it stands in the channel."""

    table: int
    kind: Kind
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

    @property
    def question(self) -> tuple[Kind, int | None, int | None]:
        """What is asked: the same question is not put twice at a time."""
        return self.kind, self.about, self.wanting


def voters(vote: Vote, roster: Roster) -> tuple[Seat, ...]:
    """The seats that have a say: those of people."""
    return tuple(seat for seat in roster.humans if not (vote.absent and seat == vote.about))


def needed(vote: Vote, roster: Roster) -> int:
    """How many must agree: all to take moves back, else more than half."""
    count = len(voters(vote, roster))
    return count if vote.kind == "undo" else count // 2 + 1


def said(vote: Vote, roster: Roster, yes: bool) -> tuple[Seat, ...]:
    """Who of those that have a say has said yes, or no."""
    asked = voters(vote, roster)
    return tuple(seat for seat, answer in vote.ballots if answer is yes and seat in asked)


def verdict(vote: Vote, roster: Roster) -> Verdict:
    """How the ballots decide it; empty while they do not."""
    if vote.verdict:
        return vote.verdict
    enough = needed(vote, roster)
    if len(said(vote, roster, True)) >= enough:
        return "offered" if vote.kind == "substitute" else "agreed"
    return "rejected" if len(said(vote, roster, False)) > len(voters(vote, roster)) - enough else ""


def lapsed(vote: Vote, playing: bool, roster: Roster, entries: Sequence[Entry]) -> bool:
    """Whether the moment that a vote is about has passed: the game is over, has moved on, somebody is back."""
    if not playing or not voters(vote, roster):
        return True
    if vote.kind == "undo":
        return len(entries) != vote.version
    if vote.about is None:
        return False
    if roster.user_of(vote.about) != vote.sitter or vote.wanting in roster.users:
        return True
    return vote.kind != "return" and played(vote.about, vote.version, entries)


def played(seat: Seat, version: int, entries: Sequence[Entry]) -> bool:
    """Whether `seat` has done anything since `version`."""
    return any(entry.seat == seat for entry in entries[version:])
