"""Illustrations of townsfolk cards: a face, its clothes, and the sign of its trade."""

from collections.abc import Mapping

from render.drawing.shapes import Shape, curve, disc, ellipse, join, path, polygon, rounded_rectangle, stretch_shape
from render.games.wayfarers.sprites.views import trades as t
from render.games.wayfarers.sprites.views.brush import DEPTH, GOLD, INK, PALE, PLUM, RED, TEAL, Brush, Part, View
from render.sprites.landscape import mix

_FACE_X, _VISIBLE_WIDTH = 61.0, 64.0
"""Middle of a face, right of the tags on its card, and the width of an illustration that is always visible."""

_TRADE_OFFSET = -41.0
"""Horizontal offset of the box of a trade's sign, which puts it above the tags."""

_SKINS = ("#A86A42", "#7C4714", "#C28555", "#5F3B20", "#905A3B")
_HAIRS = ("#231A14", "#4A2C18", "#6E6A66", "#E8E2D8", "#8A4E22")


def _at(drawing: str) -> Shape:
    """Return a shape of a box of 100 by 100, moved to a head of 26 by 30 units."""
    return stretch_shape(path(drawing), _FACE_X - 20, 0, 0.4, 0.44)


_HATS: Mapping[str, tuple[Shape, ...]] = {
    "turban": (_at("M 12 34 Q 8 6 50 4 Q 92 6 88 34 Q 50 18 12 34"), _at("M 20 22 Q 50 2 84 20 Q 60 14 20 30")),
    "cap": (_at("M 20 32 Q 20 8 50 8 Q 80 8 80 32 Q 50 24 20 32"),),
    "tall": (
        _at("M 22 32 L 32 -4 L 68 -4 L 78 32 Q 50 24 22 32"),
        _at("M 22 32 L 24 24 Q 50 16 76 24 L 78 32 Q 50 24 22 32"),
    ),
    "point": (
        _at("M 20 32 L 54 -10 L 80 32 Q 50 24 20 32"),
        _at("M 20 32 L 24 25 Q 50 17 77 26 L 80 32 Q 50 24 20 32"),
    ),
    "brim": (_at("M 26 26 Q 28 2 50 2 Q 72 2 74 26"), _at("M -6 30 Q 50 14 106 30 Q 50 42 -6 30")),
    "hood": (_at("M 8 100 Q 6 4 50 2 Q 94 4 92 100 L 76 100 Q 80 30 50 26 Q 20 30 24 100"),),
    "band": (_at("M 21 30 Q 50 18 79 30 L 78 38 Q 50 27 22 38"),),
    "plume": (_at("M 20 32 Q 20 8 50 8 Q 80 8 80 32 Q 50 24 20 32"), _at("M 60 10 Q 80 -20 96 -2 Q 88 14 66 16")),
    "bare": (),
}
_HAIR: Mapping[str, tuple[Shape, Shape]] = {
    "beard": (
        _at("M 22 30 Q 20 8 50 8 Q 80 8 78 30"),
        _at("M 21 46 Q 20 94 50 102 Q 80 94 79 46 Q 68 62 50 58 Q 32 62 21 46"),
    ),
    "short": (
        _at("M 22 36 Q 18 8 50 8 Q 82 8 78 36 Q 50 20 22 36"),
        _at("M 22 52 Q 26 82 50 86 Q 74 82 78 52 Q 66 66 50 62 Q 34 66 22 52"),
    ),
    "tache": (
        _at("M 22 40 Q 18 8 50 8 Q 82 8 78 40 Q 50 18 22 40"),
        _at("M 28 62 Q 38 52 50 60 Q 62 52 72 62 Q 60 68 50 64 Q 40 68 28 62"),
    ),
    "long": (_at("M 12 98 Q 6 6 50 6 Q 94 6 88 98 L 74 98 Q 82 34 50 26 Q 18 34 26 98"), ()),
    "bun": (join(_at("M 20 42 Q 14 8 50 8 Q 86 8 80 42 Q 50 16 20 42"), disc(_FACE_X, 2, 5)), ()),
    "none": ((), ()),
}


def _person(hat: str, hair: str, cover: str, cloth: str, skin: int) -> Part:
    """Return a function that paints a person with this look."""

    def paint(brush: Brush) -> None:
        face, strands = _SKINS[skin % 5], _HAIRS[(skin * 2 + len(hat) + len(hair)) % 5]
        above, below = _HAIR[hair]
        if hair == "long":
            brush.fill(above, strands)
        brush.fill(
            polygon(
                (_FACE_X - 25, DEPTH),
                *curve((_FACE_X - 25, 64), (_FACE_X - 22, 42), (_FACE_X, 42)),
                *curve((_FACE_X, 42), (_FACE_X + 22, 42), (_FACE_X + 25, 64)),
                (_FACE_X + 25, DEPTH),
            ),
            cloth,
        )
        brush.fill(
            polygon(
                (_FACE_X - 25, DEPTH),
                *curve((_FACE_X - 25, 64), (_FACE_X - 22, 44), (_FACE_X - 8, 42.6)),
                (_FACE_X - 1, DEPTH),
            ),
            mix(cloth, "#000000", 0.16),
        )
        brush.fill(rounded_rectangle(_FACE_X - 4.6, 34, 9.2, 12, 3), mix(face, "#000000", 0.22))
        brush.fill(polygon((_FACE_X - 7, 43), (_FACE_X + 7, 43), (_FACE_X, 53)), PALE if cloth != PALE else RED)
        for side in (-1, 1):
            brush.fill(ellipse(_FACE_X + 12 * side, 24, 2.2, 3.2), mix(face, "#000000", 0.12))
        brush.fill(ellipse(_FACE_X, 23.6, 12, 14.6), face)
        if hair != "long":
            brush.fill(above, strands)
        if below:
            brush.fill(below, strands)
        _features(brush, face, strands)
        for number, shape in enumerate(_HATS[hat]):
            brush.fill(shape, mix(cover, "#FFFFFF", 0.35) if number else cover)

    return paint


def _features(brush: Brush, face: str, strands: str) -> None:
    """Paint eyes, brows, nose and mouth."""
    for side in (-1, 1):
        brush.fill(ellipse(_FACE_X + 4.8 * side, 22.4, 2.6, 1.9), "#FFFFFF")
        brush.fill(disc(_FACE_X + 4.8 * side, 22.5, 1.5), INK)
        brush.stroke(
            curve((_FACE_X + 2.4 * side, 18.6), (_FACE_X + 5 * side, 17.2), (_FACE_X + 7.8 * side, 18.8)),
            1.1,
            strands if strands != "#E8E2D8" else "#A8A093",
        )
    brush.stroke(curve((_FACE_X - 0.4, 22), (_FACE_X + 2.6, 27), (_FACE_X - 0.6, 27.4)), 1, mix(face, "#000000", 0.32))
    brush.stroke(curve((_FACE_X - 3, 31), (_FACE_X, 32.6), (_FACE_X + 3, 31)), 1.2, "#7A2A24")


_BLUE, _GREEN, _OCHRE, _SAND, _ROSE = "#2F6FA0", "#3F7A45", "#C9822E", "#D9BE8E", "#C4587A"


def _townsman(time: str, person: Part, trade: Part) -> View:
    """Return the illustration of a person with the sign of a trade."""
    return View(time, (person, lambda brush: trade(brush.move(_TRADE_OFFSET))), _VISIBLE_WIDTH)


TOWNSFOLK: Mapping[str, View] = {
    "T01": _townsman("day", _person("turban", "beard", PALE, RED, 0), t.laden_camel),
    "T02": _townsman("rose", _person("cap", "short", RED, _BLUE, 1), t.letter),
    "T03": _townsman("dawn", _person("hood", "beard", _SAND, _OCHRE, 2), t.staff),
    "T04": _townsman("green", _person("brim", "tache", "#FFFFFF", "#F3E0BA", 2), t.bread),
    "T05": _townsman("noon", _person("band", "long", RED, _GREEN, 4), t.goat),
    "T06": _townsman("dusk", _person("cap", "beard", TEAL, PLUM, 3), t.pigeon),
    "T07": _townsman("green", _person("hood", "short", _GREEN, "#6B4A2C", 0), t.footsteps),
    "T08": _townsman("grey", _person("turban", "tache", PLUM, GOLD, 4), t.coins),
    "T09": _townsman("noon", _person("point", "none", RED, GOLD, 1), t.balls),
    "T10": _townsman("dusk", _person("bare", "bun", PALE, _OCHRE, 2), t.jug),
    "T11": _townsman("day", _person("brim", "short", _SAND, TEAL, 3), t.oar),
    "T12": _townsman("dawn", _person("band", "none", TEAL, "#FFFFFF", 0), t.bottle),
    "T13": _townsman("rose", _person("plume", "beard", "#1D3F6E", "#1D3F6E", 2), t.banner),
    "T14": _townsman("grey", _person("hood", "none", _BLUE, TEAL, 1), t.fish),
    "T15": _townsman("noon", _person("tall", "tache", "#5A3A28", RED, 4), t.bar),
    "T16": _townsman("dawn", _person("turban", "beard", PALE, "#3C4C8A", 3), t.book),
    "T17": _townsman("green", _person("cap", "beard", PLUM, _SAND, 1), t.lens),
    "T18": _townsman("wine", _person("plume", "tache", _OCHRE, _GREEN, 2), t.dice),
    "T19": _townsman("day", _person("tall", "short", _OCHRE, _GREEN, 0), t.falcon),
    "T20": _townsman("rose", _person("turban", "beard", GOLD, _BLUE, 4), t.carpets),
    "T21": _townsman("night", _person("bare", "long", RED, RED, 2), t.hoop),
    "T22": _townsman("green", _person("plume", "short", _ROSE, _ROSE, 1), t.quill),
    "T23": _townsman("dusk", _person("hood", "long", PLUM, "#3C4C8A", 3), t.moon_tale),
    "T24": _townsman("noon", _person("brim", "none", "#F2C230", PALE, 0), t.hive),
    "T25": _townsman("green", _person("band", "beard", _GREEN, "#5A2A78", 4), t.grapes),
    "T26": _townsman("grey", _person("cap", "tache", _ROSE, "#FFFFFF", 2), t.palette),
    "T27": _townsman("day", _person("brim", "beard", _OCHRE, _BLUE, 1), t.pan),
    "T28": _townsman("noon", _person("cap", "beard", "#1D3F6E", _SAND, 2), t.ship_anchor),
    "T29": _townsman("rose", _person("point", "long", PALE, _OCHRE, 0), t.rudder),
    "T30": _townsman("dawn", _person("tall", "beard", "#5DB9F5", TEAL, 4), t.bale),
    "T31": _townsman("grey", _person("bare", "short", PALE, "#FFFFFF", 3), t.kettle),
    "T32": _townsman("noon", _person("band", "bun", "#FFFFFF", TEAL, 1), t.oyster),
    "T33": _townsman("violet", _person("point", "beard", "#3C4C8A", PLUM, 2), t.astrolabe),
    "T34": _townsman("dawn", _person("tall", "tache", _GREEN, _OCHRE, 0), t.stores),
    "T35": _townsman("day", _person("hood", "long", RED, _SAND, 4), t.net),
    "T36": _townsman("dusk", _person("brim", "short", "#231A14", "#3A3634", 1), t.dark_lantern),
    "HT": _townsman("day", _person("cap", "none", RED, GOLD, 0), t.home_key),
}

RIVALS: Mapping[str, View] = {
    "space": _townsman("night", _person("point", "beard", "#4A3A86", "#2B2350", 0), t.astrolabe),
    "upgrade": _townsman("ember", _person("cap", "tache", RED, "#6B4A2C", 2), t.stores),
    "townsfolk": _townsman("dawn", _person("turban", "beard", PALE, RED, 4), t.jug),
    "journal": _townsman("teal", _person("hood", "short", TEAL, "#3C4C8A", 1), t.quill),
}
"""Portraits of the rival, by its focus."""
