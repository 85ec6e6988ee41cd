"""Meanings of the signs on the map, the tracks and the boards."""

from collections.abc import Mapping

from engine.games.mesopotamia.content.tables import ACTIONS, GOODS, PIECES, ROWS
from render.context import PictureContext
from render.games.mesopotamia.sprites.duel import Section
from render.games.mesopotamia.sprites.inks import DICE
from render.games.mesopotamia.sprites.pieces import Fray, Happening, Seal
from render.games.mesopotamia.sprites.powers import ANY, MOVE, RAISE, Powers
from render.games.mesopotamia.sprites.tablets import Envelope, Fulfilled, Wedges
from render.games.mesopotamia.sprites.tokens import STAR, Die, Good, Points, Sign
from render.layouts import icon_key
from render.scene import Sprite

_THINGS = ("floor", "garden", "amphora", "population", "events", "quest", "star")
_EMPIRES = ("sumer", "babylon", "akkad", "elam", "assyria", "hittites", "mari", "ebla", "tribe")


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


def key(context: PictureContext) -> tuple[icon_key.Sign, ...]:
    """Return the key of signs: goods, units, buildings, tracks, battles, dice, tokens, effects of technologies and the
    empires, each with its name."""
    goods = [icon_key.Sign(Good(name, 44), context.word(name)) for name in GOODS]
    powers = [
        icon_key.Sign(Powers(((part, ""),), context.rtl), context.say(f"picture-key-{part}"))
        for part in (MOVE, RAISE, ANY)
    ]
    things = [icon_key.Sign(Sign(name, 44), context.word(name)) for name in (*PIECES, *_THINGS, *ACTIONS)]
    sections = [icon_key.Sign(Section(row, 44), context.say(f"picture-{name}")) for row, name in enumerate(ROWS)]
    others = [icon_key.Sign(sprite, context.say(f"picture-key-{name}")) for name, sprite in _OTHERS.items()]
    return (
        *goods,
        *things,
        *powers,
        *sections,
        *others,
        *[icon_key.Sign(Seal(name, 22), context.word(name)) for name in _EMPIRES],
    )
