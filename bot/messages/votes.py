"""The texts of votes and of their results, made from public facts alone."""

from collections.abc import Sequence

from bot.messages import board as words
from bot.model.table import TableRecord
from bot.model.vote import Vote, VoteKind, seats_that_voted, votes_needed, voting_seats
from bot.text.names import escape_name
from bot.text.seats import successor_name
from bot.text.voice import Voice
from engine.game import Seat, SeatRef, public_events
from engine.replay import Fold

MAX_MOVES_LENGTH = 1200
"""Maximum number of characters of the list of moves that an undo takes back, which stands above the ballots."""


def proposal_text(row: TableRecord, kind: VoteKind, asker: Seat, about: Seat | None) -> str:
    """Return the text of a vote's question. `about`: the seat in question, or None for a question about the whole
    game."""
    voice = words.public_voice(row)
    question = voice.say(f"vote-{kind}") if about is None else voice.say(f"vote-{kind}", name=SeatRef(about))
    return _with_title(voice, SeatRef(asker), question)


def time_question(row: TableRecord, asker: Seat, pace: str, late: str) -> str:
    """Return the question whether to change the time for turns. `pace`, `late`: the proposed choices."""
    voice = words.public_voice(row)
    return _with_title(voice, SeatRef(asker), voice.say("vote-time", options=words.pace_line(voice, pace, late)))


def return_question(row: TableRecord, name: str, about: Seat) -> str:
    """Return the question whether to give a person back the seat that another player or a computer now has."""
    voice = words.public_voice(row)
    person = escape_name(successor_name(row.settings.language, row.game, row.roster, about, name))
    return _with_title(voice, person, voice.say("vote-return", name=SeatRef(about)))


def undo_question(row: TableRecord, asker: Seat, fold: Fold[object], first_entry: int) -> str:
    """Return the question whether to undo entry `first_entry` and all later ones, with a list of what they did."""
    voice = words.public_voice(row)
    title = _with_title(voice, SeatRef(asker), voice.say("vote-undo"))
    return "\n".join([title, words.fit_lines(undone_lines(voice, fold, first_entry), [], voice, MAX_MOVES_LENGTH)])


def undone_lines(voice: Voice, fold: Fold[object], first_entry: int) -> list[str]:
    """Return a line for each public event of entry `first_entry` and all later ones."""
    return [f"- {voice.event(event)}" for event in public_events(fold.events_since(first_entry - 1))]


def undo_text(row: TableRecord, _: Fold[object]) -> str:
    """Return the text of a vote that has taken moves back."""
    return words.public_voice(row).say("taken-back-by-vote")


def rewind_text(row: TableRecord, fold: Fold[object], *, user: int, name: str, move_number: int) -> str:
    """Return the text about a rewind: the person, the number of the `move_number` to which the game returns, and the
    cancelled moves."""
    voice, seat = words.public_voice(row), row.roster.seat_of(user)
    title = voice.say("board-rewound", who=escape_name(name) if seat is None else SeatRef(seat), number=move_number)
    return words.fit_lines([title, *undone_lines(voice, fold, move_number + 1)], [], voice, MAX_MOVES_LENGTH)


def vote_text(row: TableRecord, vote: Vote) -> str:
    """Return the text of a vote's message: the question and the ballots, then the verdict or, while it runs, the
    missing voters."""
    voice = words.public_voice(row)
    lines = [vote.proposal, *_ballot_lines(voice, row, vote)]
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
    """Return the ids of the people who have a say and have not voted."""
    if vote.verdict:
        return ()
    seats = set(voting_seats(vote, row.roster)) - {seat for seat, _ in vote.ballots}
    return tuple(user for seat in sorted(seats) if (user := row.roster.user_of(seat)) is not None)


def replacement_text(row: TableRecord, notice_key: str, seat: Seat, former_name: str) -> str:
    """Return the text about a change of players: the old and the new player of a seat. `former_name`: the name of the
    old player."""
    voice = words.public_voice(row)
    old = escape_name(successor_name(row.settings.language, row.game, row.roster, seat, former_name))
    return voice.say(notice_key, before=old, name=SeatRef(seat))


def _with_title(voice: Voice, asker: SeatRef | str, question: str) -> str:
    return voice.say("vote-title", who=asker, question=question)


def _ballot_lines(voice: Voice, row: TableRecord, vote: Vote) -> list[str]:
    lines = []
    for key, yes in (("vote-yes", True), ("vote-no", False)):
        seats: Sequence[Seat] = seats_that_voted(vote, row.roster, yes)
        if seats:
            lines.append(voice.say(key, people=voice.people(seats)))
    return lines
