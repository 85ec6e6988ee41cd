"""A player's cards on three shelves: land, water in the order of their links, space with what is tucked there."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.wayfarers.reading.counting import townsfolk_under
from engine.wayfarers.reading.journal import progress
from engine.wayfarers.reading.scoring import Sheet
from engine.wayfarers.state import Player, Turn
from engine.wayfarers.tables import CARDS
from render.games.wayfarers.setting import Layer
from render.games.wayfarers.sprites.faces import HEAD, Face
from render.games.wayfarers.sprites.pieces import Die
from render.games.wayfarers.sprites.plates import Tucked
from render.games.wayfarers.sprites.tokens import Sign, Token
from render.scene import Item
from render.sprites.ground import Card

_HIGH, _PITCH, _TOP = 136.0, 140.0, 256.0
SHELVES: tuple[Card, ...] = tuple((8, _TOP + _PITCH * number, 1084, _HIGH) for number in range(3))
"""The shelves of land, water and space."""

_CARD_WIDE, CARD_HIGH, _STRIP = 104.0, 101.0, 27.0


class Place(NamedTuple):
    """Where a card lies: its top left corner and how wide it is."""

    x: float
    y: float
    width: float


def places(player: Player) -> dict[str, Place]:
    """Return where each of a player's cards lies; townsfolk and inspiration cards with what they are tucked under."""
    found: dict[str, Place] = {}
    for number, cards in enumerate((player.land, player.water, player.space)):
        x, y, wide, _ = SHELVES[number]
        each = min(_CARD_WIDE, (wide - 8) / max(1, len(cards)))
        gap = 0 if number == 1 else min(3.0, each * 0.05)
        top = y + (4 if number < 2 else 4 + _STRIP + 1)
        for place, card in enumerate(cards):
            found[card] = Place(x + 4 + each * place, top, each - gap)
    return found


def shelf_items(player: Player, turn: Turn, sheet: Sheet, mark: str) -> Iterator[Item]:
    """Yield all cards, dice on them, what is tucked, and what space cards are worth now."""
    at, placed = places(player), dict(player.placed)
    for card in (*player.land, *player.water):
        x, y, wide = at[card]
        fresh = card in turn.fresh
        yield Item(Layer.CARD, x, y, Face(card, wide, CARD_HIGH, fresh))
        if card in placed:
            yield Item(Layer.PIECE, x + wide / 2, y + HEAD + 18, Die(placed[card], 28, mark))
        below = townsfolk_under(player, card)
        if below:
            strip = Tucked(below, wide, _STRIP, fresh=below in turn.fresh)
            yield Item(Layer.CARD, x, y + CARD_HIGH + 1.5, strip)
    yield from _space(player, turn, sheet, at)


def _space(player: Player, turn: Turn, sheet: Sheet, at: dict[str, Place]) -> Iterator[Item]:
    worth, tucked = {scored.card: scored for scored in sheet.space}, dict(player.tucked)
    for card in player.space:
        x, y, wide = at[card]
        yield Item(Layer.CARD, x, y, Face(card, wide, CARD_HIGH, card in turn.fresh))
        yield Item(Layer.PIECE, x + wide - 15, y + HEAD + 15, Sign(Token("points", worth[card].total), 27))
        if card in tucked:
            goals = [progress(player, goal) for goal in CARDS[tucked[card]].goal]
            state = " ".join(f"{have}/{need}" for have, need in goals)
            strip = Tucked(tucked[card], wide, _STRIP, state, worth[card].doubled, tucked[card] in turn.fresh)
            yield Item(Layer.CARD, x, y - _STRIP - 1.5, strip)
