"""The texts of votes and of their results, from public facts alone."""

from collections.abc import Sequence

from bot.messages import board as words
from bot.model.table import TableRecord
from bot.model.vote import Kind, Vote, seats_voting, voters, votes_needed
from bot.text.names import escape
from bot.text.seats import called_on
from bot.text.voice import Voice
from engine.game import Seat, SeatRef, for_everybody
from engine.replay import Fold

ROOM = 1200
"""Maximum number of characters for the list of moves that an undo takes back, above the ballots."""


def proposal(row: TableRecord, kind: Kind, asker: Seat, about: Seat | None) -> str:
    """Return the question about a seat, or about the whole game where `about` is None."""
    voice = words.public(row)
    question = voice.say("vote-end") if about is None else voice.say(f"vote-{kind}", name=SeatRef(about))
    return _titled(voice, SeatRef(asker), question)


def coming_back(row: TableRecord, name: str, about: Seat) -> str:
    """Return the question whether a person gets a seat back that another player or a computer has now."""
    voice = words.public(row)
    who = escape(called_on(row.settings.language, row.game, row.roster, about, name))
    return _titled(voice, who, voice.say("vote-return", name=SeatRef(about)))


def taking_back(row: TableRecord, asker: Seat, fold: Fold[object], first: int) -> str:
    """Return the question whether entry `first` and all after it may be taken back, with what they did."""
    voice = words.public(row)
    title = _titled(voice, SeatRef(asker), voice.say("vote-undo"))
    return "\n".join([title, words.fitting(undone(voice, fold, first), [], voice, ROOM)])


def undone(voice: Voice, fold: Fold[object], first: int) -> list[str]:
    """Return what everybody saw of entry `first` and all after it, one line an event."""
    return [f"- {voice.event(event)}" for event in for_everybody(fold.since(first - 1))]


def undo_text(row: TableRecord, _: Fold[object]) -> str:
    """Return the text of a vote that has taken moves back."""
    return words.public(row).say("taken-back-by-vote")


def rewind_text(row: TableRecord, fold: Fold[object], *, user: int, name: str, move: int) -> str:
    """Return the text of a rewind: who did it, the `move` after which the game goes on, and the moves that no longer
    count."""
    voice, seat = words.public(row), row.roster.seat_of(user)
    title = voice.say("board-rewound", who=escape(name) if seat is None else SeatRef(seat), number=move)
    return words.fitting([title, *undone(voice, fold, move + 1)], [], voice, ROOM)


def standing(row: TableRecord, vote: Vote) -> str:
    """Return the text of a vote's message: the question, the ballots, and the verdict or who is missing."""
    voice = words.public(row)
    lines = [vote.proposal, *_ballots(voice, row, vote)]
    match vote.verdict:
        case "":
            people = " ".join(f"<@{user}>" for user in missing_voters(row, vote))
            lines.append(f"{voice.say('vote-needed', number=votes_needed(vote, row.roster))} {people}".rstrip())
        case "offered" if vote.about is not None:
            lines.append(voice.say("vote-offered", name=SeatRef(vote.about)))
        case _:
            lines.append(voice.say(f"vote-{vote.verdict}"))
    return "\n".join(lines)


def missing_voters(row: TableRecord, vote: Vote) -> tuple[int, ...]:
    """Return the people who have a say and have not used it."""
    if vote.verdict:
        return ()
    seats = set(voters(vote, row.roster)) - {seat for seat, _ in vote.ballots}
    return tuple(user for seat in sorted(seats) if (user := row.roster.user_of(seat)) is not None)


def replacement(row: TableRecord, key: str, seat: Seat, before: str) -> str:
    """Return the text of a change of players: the old player of a seat, and the new one, who has it."""
    voice = words.public(row)
    old = escape(called_on(row.settings.language, row.game, row.roster, seat, before))
    return voice.say(key, before=old, name=SeatRef(seat))


def _titled(voice: Voice, asker: SeatRef | str, question: str) -> str:
    return voice.say("vote-title", who=asker, question=question)


def _ballots(voice: Voice, row: TableRecord, vote: Vote) -> list[str]:
    lines = []
    for key, yes in (("vote-yes", True), ("vote-no", False)):
        seats: Sequence[Seat] = seats_voting(vote, row.roster, yes)
        if seats:
            lines.append(voice.say(key, people=voice.people(seats)))
    return lines
