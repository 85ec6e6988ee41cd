"""Signs of goods, units, buildings, dice and empires on buttons, and the key of the signs on map, tracks and boards."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from engine.games.mesopotamia.content.tables import ACTIONS, BATTLE_ROWS, DIE_COLOURS, GOODS, LAND_UNITS, PIECES
from render.context import PictureContext
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import rounded_rectangle
from render.games.mesopotamia.sprites import glyphs
from render.games.mesopotamia.sprites.duel import Section, section
from render.games.mesopotamia.sprites.inks import DICE, EMPIRES
from render.games.mesopotamia.sprites.pieces import Fray, Happening, Seal
from render.games.mesopotamia.sprites.powers import ANY, MOVE, RAISE, Powers
from render.games.mesopotamia.sprites.tablets import Envelope, Fulfilled, View, Wedges
from render.games.mesopotamia.sprites.tokens import STAR, Die, Good, Points, Sign
from render.layouts import icon_key
from render.layouts.icon_key import first_sign, first_with_sign
from render.scene import Sprite
from render.sprites.verbs import verb_signs
from render.theme import Theme

_THINGS = ("floor", "garden", "amphora", "population", "events", "quest", "star")
_EMPIRES = ("sumer", "babylon", "akkad", "elam", "assyria", "hittites", "mari", "ebla", "tribe")
_SCENE = 50.0
"""Height of an action's scene beside its sign."""

_OTHERS: Mapping[str, Sprite] = {
    **{colour: Die(colour, STAR, size=40) for colour in DICE},
    **{shape: Happening(shape) for shape in ("plains", "mountain", "desert")},
    "open": Happening("plains", 0),
    "held": Happening("plains", 2),
    "battle": Fray(22),
    "points": Points(3, 20),
    "level": Wedges(2),
    "sealed": Envelope(74, 42),
    "fulfilled": Fulfilled(19),
}
"""Names of the pieces that no move names."""


class _Action(Struct, Sprite, frozen=True):
    """An action's scene, and beside it the action's sign."""

    name: str

    @property
    def box(self) -> Box:
        return Box(-42, -_SCENE / 2, 42, _SCENE / 2)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint both as the boards show them."""
        View(self.name, _SCENE).paint(canvas.move_origin(-42, -_SCENE / 2), theme)
        Sign(self.name, 38).paint(canvas.move_origin(22, 0), theme)


def key(context: PictureContext) -> tuple[icon_key.Sign, ...]:
    """Return the key of signs: goods, units, buildings, tracks, battles, dice, tokens, effects of technologies and the
    empires, each with its name."""
    goods = [icon_key.Sign(Good(name, 44), context.word(name)) for name in GOODS]
    powers = [
        icon_key.Sign(Powers(((part, ""),), context.rtl), context.say(f"picture-key-{part}"))
        for part in (MOVE, RAISE, ANY)
    ]
    things = [icon_key.Sign(Sign(name, 44), context.word(name)) for name in (*PIECES, *_THINGS)]
    actions = [icon_key.Sign(_Action(name), context.word(name)) for name in ACTIONS]
    sections = [icon_key.Sign(Section(row, 44), context.say(f"picture-{name}")) for row, name in enumerate(BATTLE_ROWS)]
    others = [icon_key.Sign(sprite, context.say(f"picture-key-{name}")) for name, sprite in _OTHERS.items()]
    return (
        *goods,
        *things,
        *actions,
        *powers,
        *sections,
        *others,
        *[icon_key.Sign(Seal(name, 22), context.word(name)) for name in _EMPIRES],
    )


_FACES = ("an", "ki", "lu", "me", "e", "gal", STAR)
_HALF = 28.0

_UNIT_OF = {unit[:2]: unit for unit in LAND_UNITS}
"""The unit of each card, by the first two letters of the card: `sp8` is a spearman's."""

_OTHERWISE = {"bones": "bone", "convert": "tablet", "sail": "ship", "camp": "settlement", "harbour": "ship",
              "conquer": "settlement", "destroy": "settlement", "keep": "quest"}  # fmt: skip
"""The sign of each verb that concerns a single kind of thing."""


_COUNTED = ("take", "pay", "reroll")
"""Verbs of moves that name several things of one kind, so that they have a number."""


class Plate(Struct, Sprite, frozen=True):
    """The silhouette of a word on a light plate around the anchor; for a section of battle cards, its `row`."""

    name: str
    row: int | None = None

    box = Box(-_HALF, -_HALF, _HALF, _HALF)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a rim, the plate and the sign."""
        canvas.fill(rounded_rectangle(-_HALF, -_HALF, 2 * _HALF, 2 * _HALF, 10), theme.casing)
        canvas.fill(rounded_rectangle(-_HALF + 2, -_HALF + 2, 2 * _HALF - 4, 2 * _HALF - 4, 8.5), theme.ivory)
        if self.row is None:
            glyphs.sign(canvas, self.name, 0, 0, 44, theme.casing)
        else:
            section(canvas, self.row, 0, 0, 44, theme.casing)


signs: Mapping[str, Sprite] = {
    **{name: Good(name, 44) for name in GOODS},
    **{name: Plate(name) for name in (*PIECES, *ACTIONS, "floor", "garden", "quest", "trade")},
    "option": Plate("events"),
    **{name: Plate(name, row) for row, name in enumerate(BATTLE_ROWS)},
    **{colour: Die(colour, "", size=40) for colour in DIE_COLOURS},
    **{f"{colour}-{face}": Die(colour, face, size=40) for colour in DIE_COLOURS for face in _FACES},
    **{name: Seal(name, 26) for name in EMPIRES},
    **verb_signs("end", "done", "decline", "retreat"),
}


def sign_of(signs: Mapping[str, Sprite], move: tuple[str, ...], begun: int) -> str:
    """Return the name of the sign on a move's button, or "" if it has none. `begun`: the number of words that an
    earlier button showed."""
    if move[0] in _COUNTED:
        return first_sign(signs, move, begun)
    return first_with_sign(signs, _names(move, begun))


def _names(move: tuple[str, ...], begun: int) -> Iterator[str]:
    """Yield the subjects of a move, most important first: the gathered good, then its source."""
    verb, words = move[0], move[max(1, begun) :]
    for word in reversed(words) if verb == "gather" else words:
        yield word
        if (first := word.partition("-")[0]) not in DIE_COLOURS:
            yield first
            yield word.rpartition("-")[2] if word[:2] in _UNIT_OF else ""
        if word[:2] in _UNIT_OF and first[2:].isdecimal():
            yield _UNIT_OF[word[:2]]
    if not begun:
        yield from (verb, _OTHERWISE.get(verb, ""))
