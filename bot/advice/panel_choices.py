"""The first page of a panel: the first words of the moves that a seat may make."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Any

from msgspec import Struct

from bot.advice.moves import moves_that_ask, notes_of, try_advice
from bot.ui.page import MAX_ANSWERS, Source
from engine.game import STOP, Facts, Seat, Words
from engine.move_chain import THEN, MoveChains
from engine.registry import AnyGame

MAX_BUNDLES = 15
"""Maximum number of buttons that each make several moves of one verb at once. If more bundles are possible, each move
gets its own button."""


MAX_PIECES = 4
"""Maximum number of pieces among which a player chooses before choosing a place."""


class PanelChoices(Struct, frozen=True):
    """The first words of the moves that a seat may make.

    `answers`: all whole moves if they are few, or else ().
    `kinds`: the verbs of the moves if these are many, each with the moves of a chain that lead to it.
    `single_pieces`: the piece of each kind that has a single piece.
    `pieces`: for each kind that has more places than a page holds, the kind with each of its pieces, starting with the
        piece that has the most places.
    `examples`: one move of each kind.
    `asking_moves`: the moves that lead to another question.
    `notes`: the notes about each move.
    `final_moves`: those of `answers` that cannot be undone.
    `bundled_verb`: the verb whose moves one press makes together, as a tuple of one word. It is () if moves are chosen
        one by one.
    """

    answers: Sequence[Words]
    kinds: Sequence[Words]
    single_pieces: Mapping[Words, str]
    pieces: Sequence[Sequence[Words]]
    examples: Mapping[Words, Words]
    asking_moves: frozenset[Words]
    notes: Mapping[Words, Facts]
    final_moves: frozenset[Words] = frozenset()
    bundled_verb: Words = ()


def panel_choices(
    game: AnyGame, state: object, seat: Seat, source: Source, max_answers: int = MAX_ANSWERS
) -> PanelChoices:
    """Return the first words of the moves that `seat` may make, or all whole moves if there are at most `max_answers`,
    for a page whose buttons lead to `source`."""
    chains, decision = MoveChains(game, state, seat), game.decision(state)
    moves = list(islice(chains.moves(), max_answers + 1))
    bundled_verb: Words = ()
    if bundles := chains.repeatable_moves(MAX_BUNDLES):
        bundled_verb = bundles[0][:1]
        first_words = (
            move[:1] if move[:1] == bundled_verb else move for move in islice(chains.moves(), MAX_BUNDLES + 1)
        )
        moves = list(dict.fromkeys((*bundles, *first_words)))
    if len(moves) <= max_answers and all(map(source.fits, moves)):
        notes, asking_moves = notes_of(chains, moves), moves_that_ask(chains, decision, moves)
        return PanelChoices(moves, (), {}, (), {}, asking_moves, notes, find_final_moves(chains, moves), bundled_verb)
    kinds = list(chains.first_choices())
    asking_moves = moves_that_ask(chains, decision, kinds)
    single_pieces, pieces = _single_pieces(chains, kinds), _pieces_of_kinds(chains, kinds)
    beginnings = [*kinds, *(piece for of_kind in pieces for piece in of_kind)]
    examples = {beginning: next(chains.moves(beginning), beginning) for beginning in beginnings}
    return PanelChoices((), kinds, single_pieces, pieces, examples, asking_moves, notes_of(chains, beginnings))


def _single_pieces(chains: MoveChains[Any, Any], kinds: Sequence[Words]) -> Mapping[Words, str]:
    """Return, by kind, the piece of each kind of moves that has only one piece and then asks for its place."""
    words = {kind: chains.words(kind) for kind in kinds}
    return {
        kind: moves[0]
        for kind, moves in words.items()
        if len(moves) == 1 and moves[0] not in (STOP, THEN) and STOP not in chains.words((*kind, *moves))
    }


def pieces_of(chains: MoveChains[Any, Any], kind: Words) -> Sequence[Words]:
    """Return a kind of moves with each of its pieces, or () unless it has several pieces that each need a place."""
    pieces = [(*kind, word) for word in chains.words(kind) if word not in (STOP, THEN)]
    if not 1 < len(pieces) <= MAX_PIECES or any(STOP in chains.words(piece) for piece in pieces):
        return ()
    return pieces


def _pieces_of_kinds(chains: MoveChains[Any, Any], kinds: Iterable[Words]) -> Sequence[Sequence[Words]]:
    """Return the pieces of each kind that has more places than a page holds, starting with the kind that has the
    most."""
    counted_pieces = [
        (sum(len(chains.words(piece)) for piece in pieces), pieces)
        for pieces in (pieces_of(chains, kind) for kind in kinds)
    ]
    largest_first = sorted(counted_pieces, key=lambda pair: pair[0], reverse=True)
    return [pieces for places, pieces in largest_first if places > MAX_ANSWERS]


def find_final_moves(chains: MoveChains[Any, Any], moves: Iterable[Words]) -> frozenset[Words]:
    """Return those of `moves` that cannot be undone, as `MoveChains.revealing_moves` does; none if that fails."""
    return try_advice(lambda: chains.revealing_moves(moves), frozenset())
