"""Redact a record: remove the seed and the secret words of an unfinished game."""

from collections.abc import Iterator
from typing import TypeVar

from msgspec.structs import replace

from engine.game import Decision, Game, Seat, Words
from engine.record import SECRET, Entry, Record
from engine.replay import Fold, PlayedMove, positions

S = TypeVar("S")
V = TypeVar("V")

_NOTHING: Words = (SECRET,)


def redact(game: Game[S, V], fold: Fold[S], record: Record) -> Record:
    """Return the record of an unfinished game with `SECRET` instead of everything hidden.

    Hidden are the arguments of secret verbs, simultaneous choices until all have chosen, everything that was replaced
    or taken back, and a position from which the game starts. `fold`: the fold of the record.
    """
    words = dict(_words(game, fold))
    if record.header.position:
        header = replace(record.header, seed=b"", position=SECRET, signature="")
        return Record(header, tuple(map(_redact_move, record.entries, words.values())))
    entries = (e if e.undoes else _redact_move(e, words.get(e.number, _NOTHING)) for e in record.entries)
    return Record(record.without_seed().header, tuple(entries))


def is_whole(record: Record) -> bool:
    """Whether nothing was left out of a record, so that it can be folded."""
    return record.header.position != SECRET and not any(SECRET in entry.words for entry in record.entries)


def _redact_move(entry: Entry, words: Words) -> Entry:
    return Entry(entry.number, entry.seat, words, entry.follows)


def _words(game: Game[S, V], fold: Fold[S]) -> Iterator[tuple[int, Words]]:
    """Yield the number of each standing entry with its public words."""
    sealed = _sealed_entries(game, fold)
    secret = {verb.name for verb in game.verbs if verb.secret}
    for moment in fold.moves:
        number, words = moment.entry.number, moment.entry.words
        if number in sealed:
            yield number, _NOTHING
        else:
            yield number, (words[0], SECRET) if words[0] in secret else words


def _sealed_entries(game: Game[S, V], fold: Fold[S]) -> set[int]:
    """Return the numbers of the entries that must stay secret: simultaneous choices as long as not everybody has
    chosen, and choices that were replaced before everybody had chosen."""
    replaced: set[int] = set()
    sealed: dict[Seat, int] = {}
    decision = game.decision(fold.start)
    for moment, state in positions(game, fold):
        left, seat = game.decision(state), moment.entry.seat
        if decision and seat in decision.sealed:
            replaced.add(sealed[seat])
        sealed = {**sealed, seat: moment.entry.number} if decision and _is_still_open(decision, left, moment) else {}
        decision = left
    return replaced.union(sealed.values())


def _is_still_open(decision: Decision, left: Decision | None, moment: PlayedMove) -> bool:
    """Whether the question that `moment` answered is still open for the other seats."""
    others = tuple(seat for seat in decision.seats if seat != moment.entry.seat)
    return left is not None and bool(others) and (left.kind, left.seats) == (decision.kind, others)
