"""Signs of goods, units, buildings, dice and empires on buttons, and the key of all signs in the pictures."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from engine.games.mesopotamia.content.tables import ACTIONS, BATTLE_ROWS, DIE_COLOURS, GOODS, LAND_UNITS, PIECES
from render.context import PictureContext
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import rounded_rectangle
from render.games.mesopotamia.sprites import glyphs
from render.games.mesopotamia.sprites.duel import SectionSign, paint_section
from render.games.mesopotamia.sprites.inks import DIE_FACE_COLOURS, EMPIRE_COLOURS
from render.games.mesopotamia.sprites.pieces import BattleMark, EmpireSeal, EventToken
from render.games.mesopotamia.sprites.powers import ANY_GOOD, MOVE, RAISE, EffectSigns
from render.games.mesopotamia.sprites.tablets import FramedScene, FulfilledTick, LevelWedges, QuestEnvelope
from render.games.mesopotamia.sprites.tokens import STAR_FACE, Die, GoodToken, PointsDisc, WordSign
from render.layouts import icon_key
from render.layouts.icon_key import first_with_sign, sign_of_move
from render.scene import Sprite
from render.sprites.verbs import verb_signs
from render.theme import Theme

_OTHER_THINGS = ("floor", "garden", "amphora", "population", "events", "quest", "star")
_EMPIRE_NAMES = ("sumer", "babylon", "akkad", "elam", "assyria", "hittites", "mari", "ebla", "tribe")
_SCENE_HEIGHT = 50.0
"""Height of an action's illustration next to its sign, in units."""

_UNNAMED_PIECES: Mapping[str, Sprite] = {
    **{colour: Die(colour, STAR_FACE, size=40) for colour in DIE_FACE_COLOURS},
    **{shape: EventToken(shape) for shape in ("plains", "mountain", "desert")},
    "open": EventToken("plains", 0),
    "held": EventToken("plains", 2),
    "battle": BattleMark(22),
    "points": PointsDisc(3, 20),
    "level": LevelWedges(2),
    "sealed": QuestEnvelope(74, 42),
    "fulfilled": FulfilledTick(19),
}
"""Pieces that no word of a move names, by the keys of their names."""


class _ActionSign(Struct, Sprite, frozen=True):
    """An action's illustration with the action's sign on its right, around the anchor."""

    name: str

    @property
    def box(self) -> Box:
        return Box(-42, -_SCENE_HEIGHT / 2, 42, _SCENE_HEIGHT / 2)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the illustration and the sign as players' boards show them."""
        FramedScene(self.name, _SCENE_HEIGHT).paint(canvas.move_origin(-42, -_SCENE_HEIGHT / 2), theme)
        WordSign(self.name, 38).paint(canvas.move_origin(22, 0), theme)


def key(context: PictureContext) -> tuple[icon_key.NamedSign, ...]:
    """Return every sign of the pictures with its name: goods, units, buildings, tracks, battles, dice, tokens, effects
    of technologies, actions and empires."""
    goods = [icon_key.NamedSign(GoodToken(name, 44), context.word(name)) for name in GOODS]
    powers = [
        icon_key.NamedSign(EffectSigns(((part, ""),), context.rtl), context.say(f"picture-key-{part}"))
        for part in (MOVE, RAISE, ANY_GOOD)
    ]
    things = [icon_key.NamedSign(WordSign(name, 44), context.word(name)) for name in (*PIECES, *_OTHER_THINGS)]
    actions = [icon_key.NamedSign(_ActionSign(name), context.word(name)) for name in ACTIONS]
    sections = [
        icon_key.NamedSign(SectionSign(row, 44), context.say(f"picture-{name}")) for row, name in enumerate(BATTLE_ROWS)
    ]
    others = [
        icon_key.NamedSign(sprite, context.say(f"picture-key-{name}")) for name, sprite in _UNNAMED_PIECES.items()
    ]
    return (
        *goods,
        *things,
        *actions,
        *powers,
        *sections,
        *others,
        *[icon_key.NamedSign(EmpireSeal(name, 22), context.word(name)) for name in _EMPIRE_NAMES],
    )


_DIE_FACES = ("an", "ki", "lu", "me", "e", "gal", STAR_FACE)
_HALF_PLATE_SIZE = 28.0

_UNIT_OF_CARD_PREFIX = {unit[:2]: unit for unit in LAND_UNITS}
"""The unit of each battle card, by the first two letters of the card: `sp8` is a spearman's."""

_SIGN_OF_VERB = {"bones": "bone", "convert": "tablet", "sail": "ship", "camp": "settlement", "harbour": "ship",
              "conquer": "settlement", "destroy": "settlement", "keep": "quest"}  # fmt: skip
"""The sign of each verb that has none of its own and concerns a single kind of piece."""


_COUNTED_VERBS = ("take", "pay", "reroll")
"""Verbs whose moves name several pieces of one kind, so that a number replaces the sign."""


class SignPlate(Struct, Sprite, frozen=True):
    """The silhouette of a word on a light plate around the anchor. `row`: the section of a battle, whose sign is drawn
    instead, or None."""

    name: str
    row: int | None = None

    box = Box(-_HALF_PLATE_SIZE, -_HALF_PLATE_SIZE, _HALF_PLATE_SIZE, _HALF_PLATE_SIZE)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a rim, the plate and the sign."""
        canvas.fill(
            rounded_rectangle(-_HALF_PLATE_SIZE, -_HALF_PLATE_SIZE, 2 * _HALF_PLATE_SIZE, 2 * _HALF_PLATE_SIZE, 10),
            theme.casing,
        )
        canvas.fill(
            rounded_rectangle(
                -_HALF_PLATE_SIZE + 2, -_HALF_PLATE_SIZE + 2, 2 * _HALF_PLATE_SIZE - 4, 2 * _HALF_PLATE_SIZE - 4, 8.5
            ),
            theme.ivory,
        )
        if self.row is None:
            glyphs.paint_sign(canvas, self.name, 0, 0, 44, theme.casing)
        else:
            paint_section(canvas, self.row, 0, 0, 44, theme.casing)


signs: Mapping[str, Sprite] = {
    **{name: GoodToken(name, 44) for name in GOODS},
    **{name: SignPlate(name) for name in (*PIECES, *ACTIONS, "floor", "garden", "quest", "trade")},
    "option": SignPlate("events"),
    **{name: SignPlate(name, row) for row, name in enumerate(BATTLE_ROWS)},
    **{colour: Die(colour, "", size=40) for colour in DIE_COLOURS},
    **{f"{colour}-{face}": Die(colour, face, size=40) for colour in DIE_COLOURS for face in _DIE_FACES},
    **{name: EmpireSeal(name, 26) for name in EMPIRE_COLOURS},
    **verb_signs("end", "done", "decline", "retreat"),
}


def sign_of(signs: Mapping[str, Sprite], move: tuple[str, ...], words_before: int) -> str:
    """Return the name of the sign on a move's button, or "" if it has none. `words_before`: the number of words at the
    move's beginning that an earlier button has shown."""
    if move[0] in _COUNTED_VERBS:
        return sign_of_move(signs, move, words_before)
    return first_with_sign(signs, _subject_names(move, words_before))


def _subject_names(move: tuple[str, ...], words_before: int) -> Iterator[str]:
    """Yield the names of possible signs for a move, the best one first: for gathering, the good before its source."""
    verb, words = move[0], move[max(1, words_before) :]
    for word in reversed(words) if verb == "gather" else words:
        yield word
        if (first := word.partition("-")[0]) not in DIE_COLOURS:
            yield first
            yield word.rpartition("-")[2] if word[:2] in _UNIT_OF_CARD_PREFIX else ""
        if word[:2] in _UNIT_OF_CARD_PREFIX and first[2:].isdecimal():
            yield _UNIT_OF_CARD_PREFIX[word[:2]]
    if not words_before:
        yield from (verb, _SIGN_OF_VERB.get(verb, ""))
