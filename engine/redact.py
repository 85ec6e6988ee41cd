"""Redact a record: remove the seed and the secret words of an unfinished game."""

from collections.abc import Iterator
from typing import TypeVar

from msgspec.structs import replace

from engine.game import Decision, Game, Seat, Words
from engine.record import HIDDEN_WORD, Entry, Record
from engine.replay import Fold, PlayedMove, replay_positions

S = TypeVar("S")
V = TypeVar("V")

_REDACTED_WORDS: Words = (HIDDEN_WORD,)


def redact(game: Game[S, V], fold: Fold[S], record: Record) -> Record:
    """Return the record of an unfinished game with `HIDDEN_WORD` instead of everything hidden.

    Hidden are the arguments of secret verbs, simultaneous choices until all have chosen, everything that was replaced
    or taken back, and a position from which the game starts. `fold`: the fold of the record.
    """
    words = dict(_public_words(game, fold))
    if record.header.position:
        header = replace(record.header, seed=b"", position=HIDDEN_WORD, signature="")
        return Record(header, tuple(map(_redact_move, record.entries, words.values())))
    entries = (e if e.first_undone else _redact_move(e, words.get(e.number, _REDACTED_WORDS)) for e in record.entries)
    return Record(record.without_seed().header, tuple(entries))


def is_complete(record: Record) -> bool:
    """Whether a record has no redacted words or position, so that it can be replayed."""
    return record.header.position != HIDDEN_WORD and not any(HIDDEN_WORD in entry.words for entry in record.entries)


def _redact_move(entry: Entry, words: Words) -> Entry:
    return Entry(entry.number, entry.seat, words, entry.is_follow_up)


def _public_words(game: Game[S, V], fold: Fold[S]) -> Iterator[tuple[int, Words]]:
    """Yield the number of each standing entry with its public words."""
    sealed = _sealed_entries(game, fold)
    secret = {verb.name for verb in game.verbs if verb.secret}
    for moment in fold.moves:
        number, words = moment.entry.number, moment.entry.words
        if number in sealed:
            yield number, _REDACTED_WORDS
        else:
            yield number, (words[0], HIDDEN_WORD) if words[0] in secret else words


def _sealed_entries(game: Game[S, V], fold: Fold[S]) -> set[int]:
    """Return the numbers of the entries that must stay secret: simultaneous choices as long as not everybody has
    chosen, and choices that were replaced before everybody had chosen."""
    replaced: set[int] = set()
    sealed: dict[Seat, int] = {}
    decision = game.decision(fold.start)
    for moment, state in replay_positions(game, fold):
        later, seat = game.decision(state), moment.entry.seat
        if decision and seat in decision.sealed_seats:
            replaced.add(sealed[seat])
        sealed = {**sealed, seat: moment.entry.number} if decision and _is_still_open(decision, later, moment) else {}
        decision = later
    return replaced.union(sealed.values())


def _is_still_open(decision: Decision, next_decision: Decision | None, move: PlayedMove) -> bool:
    """Whether the question that `move` answered is still open for the other seats."""
    other_seats = tuple(seat for seat in decision.seats if seat != move.entry.seat)
    return (
        next_decision is not None
        and bool(other_seats)
        and (next_decision.kind, next_decision.seats) == (decision.kind, other_seats)
    )
