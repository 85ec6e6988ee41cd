"""The effects of a card as rows of signs, as large as the card allows."""

from typing import NamedTuple

from engine.games.wayfarers.components.tables import Card
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import rounded_rectangle
from render.games.wayfarers.sprites.inks import named_colour
from render.games.wayfarers.sprites.pieces import paint_die
from render.games.wayfarers.sprites.tokens import (
    EACH_TOKEN,
    PLUS_TOKEN,
    Token,
    Tokens,
    count_in_first_row,
    effect_tokens,
    goal_tokens,
    paint_row,
    points_tokens,
    row_length,
    sign_tokens,
)
from render.theme import Theme

MAX_SIGN_SIZE, MIN_SIGN_SIZE = 42.0, 31.0
"""Maximum and minimum size of an effect's signs, in units; numbers are legible at the minimum."""

NEED_SIZE_RATIO = 0.9
"""Size of a die's need, as a fraction of the size of the signs in its row."""

EffectRow = tuple[Tokens, Tokens]
"""A row of signs: the needs of a die, drawn on a die's face, and the effects."""


class DieOnCard(NamedTuple):
    """A die on a card, which covers the card's needs.

    `value`: the value of the die.
    `face`: the colour of its face.
    """

    value: int
    face: str


def effect_rows(card: Card) -> list[EffectRow]:
    """Return the effects of a card as rows of signs, those on gaining the card first."""
    lines: list[EffectRow] = []
    if card.on_gain:
        lines.append(((), (Token("gain"), *effect_tokens(card.on_gain))))
    if card.slot:
        lines.append((sign_tokens(card.slot.needs), effect_tokens(card.slot.effect)))
    if card.trigger:
        tags = [tag.removeprefix("gain:") for tag in card.trigger.tags]
        lines.append(((), (*sign_tokens(tags), EACH_TOKEN, *effect_tokens(card.trigger.effect))))
    if card.worth:
        lines.append(((), points_tokens(card.worth)))
    if card.goal:
        lines.append(((), goal_tokens(card.goal)))
    if card.on_rest:
        lines.append(((), (Token("rest"), EACH_TOKEN, *effect_tokens(card.on_rest))))
    lent = tuple(token for asset in card.lends for token in (PLUS_TOKEN, Token(asset)))[1:]
    if with_host := (*lent, *((PLUS_TOKEN,) if lent and card.with_host else ()), *effect_tokens(card.with_host)):
        lines.append(((), with_host))
    return lines


def paint_effects(
    canvas: Canvas, theme: Theme, card: Card, place: Box, max_size: float = MAX_SIGN_SIZE, die: DieOnCard | None = None
) -> None:
    """Paint the effects of a card in rows that fill `place`. A long row is broken if its signs would be too small.
    `max_size`: the maximum size of a sign, in units; `die`: a die that covers the needs."""
    rows = arrange_rows(card, place, max_size)
    pitch = (place.bottom - place.top) / max(1, len(rows))
    for index, (line, size) in enumerate(rows):
        y = place.top + pitch * (index + 0.5)
        _paint_effect_row(canvas, theme, line, (place.left + place.right) / 2, y, size, die)


def arrange_rows(card: Card, place: Box, max_size: float) -> list[tuple[EffectRow, float]]:
    """Return the rows of a card's effects in `place`, each with the size of its signs in units, at most `max_size`."""
    room, height = place.right - place.left, place.bottom - place.top
    lines = effect_rows(card)
    while (
        len(lines) < int(height / 28)
        and min((_fitting_size(line, room) for line in lines), default=MAX_SIGN_SIZE) < MIN_SIGN_SIZE
    ):
        longest = min(range(len(lines)), key=lambda number: _fitting_size(lines[number], room))
        needs, tokens = lines[longest]
        cut = count_in_first_row(tokens) if tokens else 0
        parts = [(needs, ()), ((), tokens)] if needs and cut == 0 else [(needs, tokens[:cut]), ((), tokens[cut:])]
        if cut == 0 and not needs:
            break
        lines[longest : longest + 1] = parts
    return [(line, min(max_size, height / len(lines), _fitting_size(line, room))) for line in lines]


def _fitting_size(line: EffectRow, room: float) -> float:
    """Return the size of signs, in units, at which a row is `room` units long."""
    return room / max(0.01, _row_length(line))


def _row_length(line: EffectRow) -> float:
    needs, tokens = line
    return (row_length(needs, NEED_SIZE_RATIO) + 0.5 if needs else 0.0) + row_length(tokens, 1)


def _paint_effect_row(
    canvas: Canvas, theme: Theme, line: EffectRow, x: float, y: float, size: float, die: DieOnCard | None
) -> None:
    needs, tokens = line
    left = x - _row_length(line) * size / 2
    if needs and die is not None:
        left += (row_length(needs, NEED_SIZE_RATIO) + 0.5) * size
        paint_die(canvas, theme, die.value, left - size * 0.75, y, size, die.face)
    elif needs:
        width = (row_length(needs, NEED_SIZE_RATIO) + 0.26) * size
        canvas.fill(rounded_rectangle(left, y - size / 2, width, size, size * 0.2), named_colour("ink"))
        canvas.fill(
            rounded_rectangle(left + 1.6, y - size / 2 + 1.6, width - 3.2, size - 3.2, size * 0.16), theme.white
        )
        paint_row(canvas, theme, needs, left + width / 2, y, size * NEED_SIZE_RATIO, width)
        left += (row_length(needs, NEED_SIZE_RATIO) + 0.5) * size
    paint_row(canvas, theme, tokens, left + row_length(tokens, size) / 2, y, size, row_length(tokens, size) + 1)
