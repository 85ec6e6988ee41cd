"""Explanations of each square and piece."""

from collections.abc import Iterator
from functools import cache

from engine.game import Clause, Options
from engine.games.ur.places import ROW_BY_SEAT, SQUARES
from engine.games.ur.reading import is_safe
from engine.games.ur.setup import PIECES_OPTION
from engine.games.ur.variant import Variant, variant_of
from engine.games.ur.vocabulary import NEW_PIECE
from engine.kit.explaining import Components, clause


def explain_components(options: Options) -> Components:
    """Return the kind and the explaining clauses of every component, by name."""
    count, variant = int(options.get(PIECES_OPTION.name, PIECES_OPTION.choices[0])), variant_of(options)
    piece = (clause("frame-race", count=variant.paths.length), clause("frame-each", count=count))
    return {**_explain_squares(variant), NEW_PIECE: ("piece", piece)}


@cache
def _explain_squares(variant: Variant) -> Components:
    return {name: ("square", tuple(_explain_square(variant, name))) for name in SQUARES}


def _explain_square(variant: Variant, name: str) -> Iterator[Clause]:
    paths = variant.paths
    row_numbers = ((row, paths.number(seat, name)) for seat, row in enumerate(ROW_BY_SEAT))
    numbers = {row: number for row, number in row_numbers if number is not None}
    number, alike = next(iter(numbers.values())), len(set(numbers.values())) == 1
    if len(numbers) == 1:
        (row,) = numbers
        yield clause("frame-own", number=number, count=paths.length, row=row)
    else:
        if alike:
            yield clause("frame-shared", number=number, count=paths.length)
        else:
            for row, crossed in numbers.items():
                yield clause("frame-crossed", number=crossed, count=paths.length, row=row)
        yield clause(_meeting_clause_name(variant, number))
    if number in paths.rosettes:
        yield clause("frame-rosette")
    for row, square_number in numbers.items() if not alike else [("", number)]:
        if paths.off_number - square_number <= variant.thrown_dice.max_throw:
            facts = {"row": row} if row else {}
            yield clause(
                "frame-leaves-row" if row else "frame-leaves",
                number=paths.off_number - square_number,
                full_text_only=True,
                **facts,
            )


def _meeting_clause_name(variant: Variant, number: int) -> str:
    """Return the name of the clause about meeting a rival's piece on a shared square: safe, capture, capture again."""
    if is_safe(variant, number):
        return "frame-safe"
    return "frame-capture-again" if variant.captures == "again" else "frame-capture"
