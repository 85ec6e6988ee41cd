"""PURE: what the bot's own messages say, from what everybody may know."""

from collections.abc import Iterable, Sequence

from bot.messages.lobby import choices
from bot.model.roster import Roster
from bot.model.table import TableRecord
from bot.text.voice import Voice, voice
from engine.fold import Fold
from engine.game import Event, Result, Who, for_everybody
from engine.games import AnyGame
from engine.record import Header

LONGEST = 2000
"""Characters that Discord lets a message have."""

_SCORED = "final-score"
"""Games that tell the scores by this event themselves need no list of them."""


def public(row: TableRecord) -> Voice:
    """How a table speaks to everybody."""
    return voice(row.language, row.game, row.roster.names)


def lobby(row: TableRecord, game: AnyGame) -> str:
    """Who plays so far, and what will be played."""
    told = public(row)
    seats = told.say("lobby-seats", least=game.seats[0], most=game.seats[-1])
    chosen = [told.say("lobby-choices", choices=" · ".join(choices(told, row)))]
    return fitting([title(told, "lobby-title"), *_chairs(told, row), seats, *_options(told, row), *chosen], [], told)


def begins(voice: Voice, row: TableRecord, header: Header) -> str:
    """Who plays what from now on, with the promise that the draws are fixed."""
    promise = voice.say("board-commitment", commitment=header.commitment)
    return fitting([title(voice, "board-begins"), *_chairs(voice, row), *_options(voice, row), promise], [], voice)


def _chairs(voice: Voice, row: TableRecord) -> list[str]:
    marks = enumerate(row.roster.marks)
    return [voice.say("lobby-chair", name=Who(seat), mark=mark or "any") for seat, mark in marks]


def _options(voice: Voice, row: TableRecord) -> list[str]:
    chosen = [(voice.say(f"option-{name}"), voice.word(choice)) for name, choice in row.options]
    options = [voice.say("lobby-option", option=option, choice=choice) for option, choice in chosen]
    return [voice.say("lobby-options", options=" · ".join(options))] if options else []


def title(voice: Voice, key: str) -> str:
    """An entry that names the game."""
    return voice.say(key, game=voice.say("game-name"))


def happened(voice: Voice, row: TableRecord, fold: Fold[object]) -> list[str]:
    """What everybody saw since the last time somebody was called."""
    return [voice.event(event) for event in for_everybody(fold.since(row.told))]


def waits(voice: Voice, row: TableRecord, game: AnyGame, fold: Fold[object]) -> list[str]:
    """Whose decision it is and what about; their names as mentions."""
    decision = game.decision(fold.state)
    if decision is None:
        return []
    users = [user for seat in decision.seats if (user := row.roster.user_of(seat)) is not None]
    people = " ".join(f"<@{user}>" for user in users)
    lines = [voice.say("board-waits", decision=voice.decision(decision), people=people).rstrip()]
    if row.due is not None:
        lines.append(voice.say("board-automatic"))
    return lines


def ended(voice: Voice, result: Result, header: Header, events: Iterable[Event]) -> list[str]:
    """Who won, and the seed, so that everybody can check the draws."""
    lines = [voice.say("game-over-title")]
    if not any(event.name == _SCORED for event in events):
        order = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
        lines += [_rank(voice, result, seat) for seat in order]
    return [*lines, voice.say("game-over-seed", seed=header.seed.hex())]


def _rank(voice: Voice, result: Result, seat: int) -> str:
    score = ", ".join(str(part) for part in result.scores[seat])
    return voice.say("game-over-rank", rank=result.ranks[seat], name=Who(seat), score=score)


def cancelled(voice: Voice, roster: Roster, user: int, header: Header) -> list[str]:
    """Who ended it early, and the seed."""
    seat = roster.seat_of(user)
    said = voice.say("game-cancelled", name=f"<@{user}>" if seat is None else Who(seat))
    return [said, voice.say("game-over-seed", seed=header.seed.hex())]


def agreed_end(voice: Voice, header: Header) -> list[str]:
    """That the players ended it early, and the seed."""
    return [voice.say("game-ended-by-vote"), voice.say("game-over-seed", seed=header.seed.hex())]


def fitting(lines: Sequence[str], last: Sequence[str], voice: Voice, room: int = LONGEST - 300) -> str:
    """All lines, or the latest that fit, `last` in any case. Some room is left for a hint."""
    kept = list(lines)
    while kept and len("\n".join((*kept, *last))) > room:
        kept.pop(0)
    if len(kept) < len(lines):
        kept.insert(0, voice.say("board-earlier"))
    return "\n".join((*kept, *last))[:LONGEST]
