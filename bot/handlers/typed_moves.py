"""A move that is typed in one piece: what it means at a table, and what may be suggested while it is typed."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

from bot.handlers.choices import called
from bot.handlers.legal_words import offer, seat_of
from bot.handlers.panel import wants_proposals
from bot.handlers.services import Services
from bot.model.errors import AmbiguousMove, UnknownMove
from bot.tables.live_table import LiveTable
from bot.text import typed_moves
from bot.text.names import escaped
from bot.text.voice import Voice
from bot.ui.panel import noted
from engine.game import Words
from engine.moves import every_move

MOST = 5000
"""Moves that are looked through."""

NAMED = 5
"""Moves that a refusal names."""

TYPED = 60
"""Characters of a typed text that are repeated."""


def is_undo(typed: str) -> bool:
    """Whether a text asks for taking the last move back, in any language."""
    return typed.strip().casefold() == "undo" or typed_moves.is_called(typed, "button-undo")


def meant(table: LiveTable, user: int, typed: str, voice: Voice) -> Words:
    """Return the move that `user` means. Raises NotSeated, GameOver, NotYourTurn, UnknownMove or AmbiguousMove."""
    moves = _moves(table, user)
    found = typed_moves.meant(voice, typed, moves)
    if len(found) == 1:
        return found[0]
    said = escaped(typed[:TYPED])
    if found:
        raise AmbiguousMove(said, [called(move, voice) for move in found[:NAMED]])
    raise UnknownMove(said, [called(move, voice) for move in _near(voice, typed, moves)])


async def suggestions(
    services: Services, table: LiveTable, user: int, typed: str, voice: Voice, most: int
) -> list[tuple[str, str]]:
    """Return labels and values of moves that have what was typed: an exact match first, and before all what was typed
    itself where it names a cell that no move has. Raises NotSeated, GameOver or NotYourTurn."""
    moves = _moves(table, user)
    seat = seat_of(table, user)
    if typed.strip():
        found = typed_moves.find(voice, typed, moves, begun=True)
        listed = [one.move for one in found[:most]]
        exact = bool(typed_moves.meant(voice, typed, moves))
    else:
        propose = await wants_proposals(services, table, user)
        proposed = [one.words for one in await services.advice.proposals(table, seat)] if propose else []
        listed = [*proposed, *(move for move in moves if move not in proposed)][:most]
        exact = True
    notes = await services.advice.notes(table, seat, listed)
    plain = replace(voice, markdown=False)
    pairs = [(_told(move, noted(notes.get(move, ()), plain), plain), " ".join(move)) for move in listed]
    if not exact and typed_moves.is_cell(typed):
        pairs.insert(0, (typed[:TYPED], typed[:TYPED]))
    return pairs[:most]


def _told(move: Words, notes: str, voice: Voice) -> str:
    """A move by its name and what is noted about it; a verb's own words where the name does not tell."""
    return " · ".join(part for part in (called(move, voice), notes) if part)


def _moves(table: LiveTable, user: int) -> Sequence[Words]:
    offer(table, user)
    return list(islice(every_move(table.game, table.state, seat_of(table, user)), MOST))


def _near(voice: Voice, typed: str, moves: Sequence[Words]) -> Sequence[Words]:
    """Moves that have at least one part of the text, else the first of each kind."""
    for part in reversed(typed_moves.parts(typed)):
        near = typed_moves.find(voice, part, moves, begun=True)
        if near:
            return [one.move for one in near[:NAMED]]
    kinds = {move[:1]: move for move in reversed(moves)}
    return list(kinds.values())[:NAMED]
