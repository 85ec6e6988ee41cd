"""The layout of the two pictures of a player: the private hand, and the public tableau."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from msgspec import Struct

from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit_text, text_width
from render.games.kingdoms.sprites.leaders import DynastyEmblem, LeaderSeal
from render.games.kingdoms.symbols import letters_of
from render.kit.names import MIN_SIZE
from render.layouts.frame import Frame
from render.scene import Item, Scene, Sprite, sort_by_layer
from render.sprites.cards import INK, MUTED, TEXT, Ordinal
from render.sprites.ground import Rect, Wall

HAND_PICTURE_SIZE, TABLEAU_SIZE = (1100, 522), (1100, 330)
LEADERS_RECT: Rect = (12, 286, 1076, 76)
"""Rectangle of the leaders' card in a hand, in units."""

_HEAD_RECT: Rect = (12, 12, 1076, 72)
_TRAY_RECT: Rect = (12, 94, 1076, 182)
TRAY_WIDTH = _TRAY_RECT[2] - 12
"""Inner width of a tray, in units."""

_SIGN_WIDTH, _LEADER_GAP = 67.0, 14.0
"""Width of a leader's sign in front of its word, and minimum distance between two leaders, in units."""

_TABLEAU_CARD_RISE = LEADERS_RECT[1] - _TRAY_RECT[1]
"""Distance by which cards are higher in a tableau, which has no tray, than in a hand, in units."""


def hand_scene(name: str, context: PictureContext, items: Iterable[Item], cards: Sequence[Rect], alt: str) -> Scene:
    """Compose the picture of a hand. `cards`: the rectangles of the cards below the tray, the leaders' first."""
    frame = Frame(HAND_PICTURE_SIZE[0], context.rtl)
    wall = Wall(
        HAND_PICTURE_SIZE,
        tuple(frame.place_card(card) for card in (_HEAD_RECT, *cards)),
        (frame.place_card(_TRAY_RECT),),
    )
    return Scene("hand", name, HAND_PICTURE_SIZE, context.theme, wall, sort_by_layer(items), alt)


def tableau_scene(
    name: str, context: PictureContext, top: Iterable[Item], items: Iterable[Item], cards: Sequence[Rect], alt: str
) -> Scene:
    """Compose a tableau: the head `top`, and the `items` and `cards` of a hand, moved up."""
    frame = Frame(TABLEAU_SIZE[0], context.rtl)
    raised = [item._replace(y=item.y - _TABLEAU_CARD_RISE) for item in items]
    raised_cards = (_HEAD_RECT, *((x, y - _TABLEAU_CARD_RISE, width, height) for x, y, width, height in cards))
    wall = Wall(TABLEAU_SIZE, tuple(frame.place_card(card) for card in raised_cards), ())
    return Scene("tableau", name, TABLEAU_SIZE, context.theme, wall, sort_by_layer([*top, *raised]), alt)


def private_head_items(frame: Frame, context: PictureContext, mark: str, name: str) -> Iterator[Item]:
    """Yield the head of a private picture: emblem, title, name, and a note that only the reader sees the picture."""
    yield frame.place_sprite(50, 48, DynastyEmblem(mark, 28))
    title, quiet = context.say("picture-your-hand"), context.say("picture-only-you")
    yield frame.write_from(96, 34, title, 29, HEAVY)
    after = 96 + text_width(title, 29, HEAVY) + 14
    yield frame.write_from(after, 34, "•", 24, HEAVY, MUTED)
    text, size = fit_text(name, 1060 - after - 22, 29, HEAVY, 14)
    yield frame.write_from(after + 22, 34, text, size, HEAVY)
    yield frame.write_from(96, 66, *fit_text(quiet, 960, MIN_SIZE, MEDIUM, 18), MEDIUM, MUTED)


def public_head_items(frame: Frame, mark: str, name: str, back: Sprite, held: int) -> Iterator[Item]:
    """Yield the head of a public picture: emblem, name, and the number of pieces in hand next to the sprite `back`."""
    yield frame.place_sprite(52, 48, DynastyEmblem(mark, 30))
    yield frame.write_from(98, 48, *fit_text(name, 840, 36, HEAVY, 14), HEAVY)
    yield frame.place_rectangle(974, 28, 40, back)
    yield frame.write_from(1030, 48, str(held), 36, HEAVY)


def leader_items(
    frame: Frame, context: PictureContext, card: Rect, own: Sequence[tuple[int, str, bool]]
) -> Iterator[Item]:
    """Yield the four leaders with their words, evenly spaced in the rectangle `card`. Each is given by the index of its
    colour, its word, and whether it is at home; leaders on the board are rings."""
    letters, words = letters_of(context), [context.word(word) for _, word, _ in own]
    room = card[2] - len(own) * (_SIGN_WIDTH + _LEADER_GAP)
    size = max(MIN_SIZE, min(29.0, 29.0 * room / sum(text_width(word, 29, BOLD) for word in words)))
    gap = (card[2] - sum(_SIGN_WIDTH + text_width(word, size, BOLD) for word in words)) / len(own)
    x, y = card[0] + gap / 2, card[1] + card[3] / 2
    for (sphere, _, home), word in zip(own, words, strict=True):
        yield frame.place_sprite(x + 29, y, LeaderSeal(sphere, letters[sphere], home, 29))
        yield frame.write_from(x + _SIGN_WIDTH, y, word, size, BOLD, TEXT if home else MUTED)
        x += _SIGN_WIDTH + text_width(word, size, BOLD) + gap


class HandTray(Struct, frozen=True):
    """The layout of a hand's pieces in their tray. Lengths are in units.

    `piece_width`: the width of a piece.
    `top`: the y coordinate of the pieces' upper edge.
    `number_offset`: the position of a piece's number from its top-left corner.
    `min_run_margin`: the minimum distance from the word of a run of equal pieces to the next word.
    `max_pitch`: the maximum distance from piece to piece.
    """

    piece_width: float
    top: float
    number_offset: tuple[float, float]
    min_run_margin: float
    max_pitch: float

    def piece_items(self, frame: Frame, held: Iterable[tuple[str, Sprite]]) -> Iterator[Item]:
        """Yield the pieces in `held`, each given by its word and sprite, with their numbers. Equal pieces share one
        word below them."""
        runs = [(*piece, len([*run])) for piece, run in groupby(held)]
        pitch, rooms = self._find_spacing(
            [(text_width(word, MIN_SIZE, MEDIUM) + self.min_run_margin, count) for word, _, count in runs]
        )
        left, piece_count = _TRAY_RECT[0] + (_TRAY_RECT[2] - sum(rooms)) / 2, 0
        for (word, sprite, count), room in zip(runs, rooms, strict=True):
            yield frame.write_around(left + room / 2, 252, *fit_text(word, room, MIN_SIZE, MEDIUM, 18), MEDIUM, INK)
            for place in range(count):
                x = left + room / 2 + pitch * (place + (1 - count) / 2) - self.piece_width / 2
                yield frame.place_rectangle(x, self.top, self.piece_width, sprite)
                yield frame.place_sprite(
                    x + self.number_offset[0], self.top + self.number_offset[1], Ordinal(piece_count + place + 1)
                )
            left, piece_count = left + room, piece_count + count

    def _find_spacing(self, runs: Sequence[tuple[float, int]]) -> tuple[float, list[float]]:
        """Return the distance from piece to piece, and the width of each run, in units. `runs`: the width of each run's
        word and the number of its pieces. Wide words bring pieces closer together."""
        for pitch in range(int(self.max_pitch), int(self.piece_width), -1):
            rooms = [max(word, float(pitch * count)) for word, count in runs]
            if sum(rooms) <= TRAY_WIDTH:
                break
        return pitch, rooms
