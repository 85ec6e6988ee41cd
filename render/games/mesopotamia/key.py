"""What the signs on the map, the tracks and the boards stand for."""

from engine.mesopotamia.content.tables import GOODS, PIECES
from render.games.mesopotamia.sprites.pieces import Seal
from render.games.mesopotamia.sprites.powers import ANY, MOVE, RAISE, Powers
from render.games.mesopotamia.sprites.tokens import Good, Sign
from render.layouts import icon_key
from render.reader import Reader

_THINGS = ("garden", "amphora", "population", "events", "quest", "star")
_EMPIRES = ("sumer", "babylon", "akkad", "elam", "assyria", "hittites", "mari", "ebla", "tribe")


def key(reader: Reader) -> tuple[icon_key.Sign, ...]:
    """Return goods, units, what is built, the tracks, what technologies do and the empires, each with its name."""
    goods = [icon_key.Sign(Good(name, 44), reader.word(name)) for name in GOODS]
    powers = [
        icon_key.Sign(Powers(((part, ""),), reader.rtl), reader.say(f"picture-key-{part}"))
        for part in (MOVE, RAISE, ANY)
    ]
    things = [icon_key.Sign(Sign(name, 44), reader.word(name)) for name in (*PIECES, *_THINGS)]
    return (*goods, *things, *powers, *[icon_key.Sign(Seal(name, 22), reader.word(name)) for name in _EMPIRES])
