"""The effects of a card, row by row, as large as they fit."""

from typing import NamedTuple

from engine.games.wayfarers.components.tables import Card
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import rounded_rectangle
from render.games.wayfarers.sprites.inks import plain
from render.games.wayfarers.sprites.pieces import die
from render.games.wayfarers.sprites.tokens import (
    PLUS,
    SEMI,
    Token,
    Tokens,
    length,
    of_effects,
    of_goal,
    of_worth,
    row,
    split,
    tokens_of,
)
from render.theme import Theme

MAX_SIGN_SIZE, MIN_SIGN_SIZE = 42.0, 31.0
"""Maximum and minimum size of an effect's signs, in units; numbers are legible at the minimum."""

NEED_RATIO = 0.9
"""Size of a die's need, as a fraction of the size of the effect's signs."""

Line = tuple[Tokens, Tokens]
"""A row of an effect: the needs of a die, drawn on the die's face, and the signs."""


class Lying(NamedTuple):
    """A die on a card, over its needs.

    `value`: its value.
    `face`: its colour.
    """

    value: int
    face: str


def lines_of(card: Card) -> list[Line]:
    """Return the effects of a card, row by row: first the immediate ones."""
    lines: list[Line] = []
    if card.on_gain:
        lines.append(((), (Token("gain"), *of_effects(card.on_gain))))
    if card.slot:
        lines.append((tokens_of(card.slot.needs), of_effects(card.slot.effect)))
    if card.trigger:
        tags = [tag.removeprefix("gain:") for tag in card.trigger.tags]
        lines.append(((), (*tokens_of(tags), SEMI, *of_effects(card.trigger.effect))))
    if card.worth:
        lines.append(((), of_worth(card.worth)))
    if card.goal:
        lines.append(((), of_goal(card.goal)))
    if card.on_rest:
        lines.append(((), (Token("rest"), SEMI, *of_effects(card.on_rest))))
    lent = tuple(token for asset in card.lends for token in (PLUS, Token(asset)))[1:]
    if with_host := (*lent, *((PLUS,) if lent and card.with_host else ()), *of_effects(card.with_host)):
        lines.append(((), with_host))
    return lines


def effects(
    canvas: Canvas, theme: Theme, card: Card, place: Box, largest: float = MAX_SIGN_SIZE, lying: Lying | None = None
) -> None:
    """Draw the effects of a card row by row. A long row is broken if its signs would be too small. `lying`: a die that
    covers the needs."""
    rows = arrange_rows(card, place, largest)
    pitch = (place.bottom - place.top) / max(1, len(rows))
    for number, (line, size) in enumerate(rows):
        y = place.top + pitch * (number + 0.5)
        _line(canvas, theme, line, (place.left + place.right) / 2, y, size, lying)


def arrange_rows(card: Card, place: Box, largest: float) -> list[tuple[Line, float]]:
    """Return the rows of a card's effects that fit a place, each with the size of its signs."""
    room, height = place.right - place.left, place.bottom - place.top
    lines = lines_of(card)
    while (
        len(lines) < int(height / 28)
        and min((_fitting(line, room) for line in lines), default=MAX_SIGN_SIZE) < MIN_SIGN_SIZE
    ):
        longest = min(range(len(lines)), key=lambda number: _fitting(lines[number], room))
        needs, tokens = lines[longest]
        cut = split(tokens) if tokens else 0
        parts = [(needs, ()), ((), tokens)] if needs and cut == 0 else [(needs, tokens[:cut]), ((), tokens[cut:])]
        if cut == 0 and not needs:
            break
        lines[longest : longest + 1] = parts
    return [(line, min(largest, height / len(lines), _fitting(line, room))) for line in lines]


def _fitting(line: Line, room: float) -> float:
    """Return the size of signs at which a row fills its room."""
    return room / max(0.01, _length(line))


def _length(line: Line) -> float:
    needs, tokens = line
    return (length(needs, NEED_RATIO) + 0.5 if needs else 0.0) + length(tokens, 1)


def _line(canvas: Canvas, theme: Theme, line: Line, x: float, y: float, size: float, lying: Lying | None) -> None:
    needs, tokens = line
    left = x - _length(line) * size / 2
    if needs and lying is not None:
        left += (length(needs, NEED_RATIO) + 0.5) * size
        die(canvas, theme, lying.value, left - size * 0.75, y, size, lying.face)
    elif needs:
        width = (length(needs, NEED_RATIO) + 0.26) * size
        canvas.fill(rounded_rectangle(left, y - size / 2, width, size, size * 0.2), plain("ink"))
        canvas.fill(
            rounded_rectangle(left + 1.6, y - size / 2 + 1.6, width - 3.2, size - 3.2, size * 0.16), theme.white
        )
        row(canvas, theme, needs, left + width / 2, y, size * NEED_RATIO, width)
        left += (length(needs, NEED_RATIO) + 0.5) * size
    row(canvas, theme, tokens, left + length(tokens, size) / 2, y, size, length(tokens, size) + 1)
