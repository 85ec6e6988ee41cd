"""Illustrations of townsfolk cards: a face, clothes, and a sign of the person's trade."""

from collections.abc import Mapping

from render.drawing.shapes import Shape, curve, disc, ellipse, join, path, polygon, rounded_rectangle, stretch_shape
from render.games.wayfarers.sprites.views import trades as t
from render.games.wayfarers.sprites.views.brush import (
    GOLD,
    INK,
    MAX_DEPTH,
    PALE,
    PLUM,
    RED,
    TEAL,
    Brush,
    View,
    ViewPart,
)
from render.sprites.landscape import mix_colours

_FACE_X, _VISIBLE_WIDTH = 61.0, 64.0
"""X coordinate of the middle of a face, which is to the right of the card's tags, and width of an illustration that is
always visible."""

_TRADE_OFFSET = -41.0
"""Shift of a trade's sign from its box to a place above the tags, in an illustration's units."""

_SKIN_COLOURS = ("#A86A42", "#7C4714", "#C28555", "#5F3B20", "#905A3B")
_HAIR_COLOURS = ("#231A14", "#4A2C18", "#6E6A66", "#E8E2D8", "#8A4E22")


def _on_head(drawing: str) -> Shape:
    """Return a shape drawn in a box of 100 by 100, moved to the head."""
    return stretch_shape(path(drawing), _FACE_X - 20, 0, 0.4, 0.44)


_HAT_SHAPES: Mapping[str, tuple[Shape, ...]] = {
    "turban": (
        _on_head("M 12 34 Q 8 6 50 4 Q 92 6 88 34 Q 50 18 12 34"),
        _on_head("M 20 22 Q 50 2 84 20 Q 60 14 20 30"),
    ),
    "cap": (_on_head("M 20 32 Q 20 8 50 8 Q 80 8 80 32 Q 50 24 20 32"),),
    "tall": (
        _on_head("M 22 32 L 32 -4 L 68 -4 L 78 32 Q 50 24 22 32"),
        _on_head("M 22 32 L 24 24 Q 50 16 76 24 L 78 32 Q 50 24 22 32"),
    ),
    "point": (
        _on_head("M 20 32 L 54 -10 L 80 32 Q 50 24 20 32"),
        _on_head("M 20 32 L 24 25 Q 50 17 77 26 L 80 32 Q 50 24 20 32"),
    ),
    "brim": (_on_head("M 26 26 Q 28 2 50 2 Q 72 2 74 26"), _on_head("M -6 30 Q 50 14 106 30 Q 50 42 -6 30")),
    "hood": (_on_head("M 8 100 Q 6 4 50 2 Q 94 4 92 100 L 76 100 Q 80 30 50 26 Q 20 30 24 100"),),
    "band": (_on_head("M 21 30 Q 50 18 79 30 L 78 38 Q 50 27 22 38"),),
    "plume": (
        _on_head("M 20 32 Q 20 8 50 8 Q 80 8 80 32 Q 50 24 20 32"),
        _on_head("M 60 10 Q 80 -20 96 -2 Q 88 14 66 16"),
    ),
    "bare": (),
}
_HAIR_SHAPES: Mapping[str, tuple[Shape, Shape]] = {
    "beard": (
        _on_head("M 22 30 Q 20 8 50 8 Q 80 8 78 30"),
        _on_head("M 21 46 Q 20 94 50 102 Q 80 94 79 46 Q 68 62 50 58 Q 32 62 21 46"),
    ),
    "short": (
        _on_head("M 22 36 Q 18 8 50 8 Q 82 8 78 36 Q 50 20 22 36"),
        _on_head("M 22 52 Q 26 82 50 86 Q 74 82 78 52 Q 66 66 50 62 Q 34 66 22 52"),
    ),
    "tache": (
        _on_head("M 22 40 Q 18 8 50 8 Q 82 8 78 40 Q 50 18 22 40"),
        _on_head("M 28 62 Q 38 52 50 60 Q 62 52 72 62 Q 60 68 50 64 Q 40 68 28 62"),
    ),
    "long": (_on_head("M 12 98 Q 6 6 50 6 Q 94 6 88 98 L 74 98 Q 82 34 50 26 Q 18 34 26 98"), ()),
    "bun": (join(_on_head("M 20 42 Q 14 8 50 8 Q 86 8 80 42 Q 50 16 20 42"), disc(_FACE_X, 2, 5)), ()),
    "none": ((), ()),
}


def _person_painter(hat: str, hair: str, cover: str, cloth: str, skin: int) -> ViewPart:
    """Return a function that paints a person with these kinds of hat and hair. `cover`, `cloth`: the colours of the hat
    and of the clothes; `skin`: the number of the skin's colour."""

    def paint(brush: Brush) -> None:
        face, strands = _SKIN_COLOURS[skin % 5], _HAIR_COLOURS[(skin * 2 + len(hat) + len(hair)) % 5]
        above, below = _HAIR_SHAPES[hair]
        if hair == "long":
            brush.fill(above, strands)
        brush.fill(
            polygon(
                (_FACE_X - 25, MAX_DEPTH),
                *curve((_FACE_X - 25, 64), (_FACE_X - 22, 42), (_FACE_X, 42)),
                *curve((_FACE_X, 42), (_FACE_X + 22, 42), (_FACE_X + 25, 64)),
                (_FACE_X + 25, MAX_DEPTH),
            ),
            cloth,
        )
        brush.fill(
            polygon(
                (_FACE_X - 25, MAX_DEPTH),
                *curve((_FACE_X - 25, 64), (_FACE_X - 22, 44), (_FACE_X - 8, 42.6)),
                (_FACE_X - 1, MAX_DEPTH),
            ),
            mix_colours(cloth, "#000000", 0.16),
        )
        brush.fill(rounded_rectangle(_FACE_X - 4.6, 34, 9.2, 12, 3), mix_colours(face, "#000000", 0.22))
        brush.fill(polygon((_FACE_X - 7, 43), (_FACE_X + 7, 43), (_FACE_X, 53)), PALE if cloth != PALE else RED)
        for side in (-1, 1):
            brush.fill(ellipse(_FACE_X + 12 * side, 24, 2.2, 3.2), mix_colours(face, "#000000", 0.12))
        brush.fill(ellipse(_FACE_X, 23.6, 12, 14.6), face)
        if hair != "long":
            brush.fill(above, strands)
        if below:
            brush.fill(below, strands)
        _paint_features(brush, face, strands)
        for index, shape in enumerate(_HAT_SHAPES[hat]):
            brush.fill(shape, mix_colours(cover, "#FFFFFF", 0.35) if index else cover)

    return paint


def _paint_features(brush: Brush, face: str, strands: str) -> None:
    """Paint the eyes, the brows, the nose and the mouth. `face`, `strands`: the colours of the skin and of the hair."""
    for side in (-1, 1):
        brush.fill(ellipse(_FACE_X + 4.8 * side, 22.4, 2.6, 1.9), "#FFFFFF")
        brush.fill(disc(_FACE_X + 4.8 * side, 22.5, 1.5), INK)
        brush.stroke(
            curve((_FACE_X + 2.4 * side, 18.6), (_FACE_X + 5 * side, 17.2), (_FACE_X + 7.8 * side, 18.8)),
            1.1,
            strands if strands != "#E8E2D8" else "#A8A093",
        )
    brush.stroke(
        curve((_FACE_X - 0.4, 22), (_FACE_X + 2.6, 27), (_FACE_X - 0.6, 27.4)), 1, mix_colours(face, "#000000", 0.32)
    )
    brush.stroke(curve((_FACE_X - 3, 31), (_FACE_X, 32.6), (_FACE_X + 3, 31)), 1.2, "#7A2A24")


_BLUE, _GREEN, _OCHRE, _SAND, _ROSE = "#2F6FA0", "#3F7A45", "#C9822E", "#D9BE8E", "#C4587A"


def _townsperson_view(time: str, person: ViewPart, trade: ViewPart) -> View:
    """Return the illustration of a person with the sign of a trade on the left."""
    return View(time, (person, lambda brush: trade(brush.move(_TRADE_OFFSET))), _VISIBLE_WIDTH)


TOWNSFOLK_VIEWS: Mapping[str, View] = {
    "T01": _townsperson_view("day", _person_painter("turban", "beard", PALE, RED, 0), t.paint_laden_camel),
    "T02": _townsperson_view("rose", _person_painter("cap", "short", RED, _BLUE, 1), t.paint_letter),
    "T03": _townsperson_view("dawn", _person_painter("hood", "beard", _SAND, _OCHRE, 2), t.paint_pilgrims_staff),
    "T04": _townsperson_view("green", _person_painter("brim", "tache", "#FFFFFF", "#F3E0BA", 2), t.paint_bread),
    "T05": _townsperson_view("noon", _person_painter("band", "long", RED, _GREEN, 4), t.paint_goat),
    "T06": _townsperson_view("dusk", _person_painter("cap", "beard", TEAL, PLUM, 3), t.paint_pigeon),
    "T07": _townsperson_view("green", _person_painter("hood", "short", _GREEN, "#6B4A2C", 0), t.paint_footsteps),
    "T08": _townsperson_view("grey", _person_painter("turban", "tache", PLUM, GOLD, 4), t.paint_coins),
    "T09": _townsperson_view("noon", _person_painter("point", "none", RED, GOLD, 1), t.paint_juggling_balls),
    "T10": _townsperson_view("dusk", _person_painter("bare", "bun", PALE, _OCHRE, 2), t.paint_jug),
    "T11": _townsperson_view("day", _person_painter("brim", "short", _SAND, TEAL, 3), t.paint_oar),
    "T12": _townsperson_view("dawn", _person_painter("band", "none", TEAL, "#FFFFFF", 0), t.paint_message_in_bottle),
    "T13": _townsperson_view("rose", _person_painter("plume", "beard", "#1D3F6E", "#1D3F6E", 2), t.paint_admirals_flag),
    "T14": _townsperson_view("grey", _person_painter("hood", "none", _BLUE, TEAL, 1), t.paint_fish),
    "T15": _townsperson_view("noon", _person_painter("tall", "tache", "#5A3A28", RED, 4), t.paint_toll_bar),
    "T16": _townsperson_view("dawn", _person_painter("turban", "beard", PALE, "#3C4C8A", 3), t.paint_book),
    "T17": _townsperson_view("green", _person_painter("cap", "beard", PLUM, _SAND, 1), t.paint_lens),
    "T18": _townsperson_view("wine", _person_painter("plume", "tache", _OCHRE, _GREEN, 2), t.paint_dice),
    "T19": _townsperson_view("day", _person_painter("tall", "short", _OCHRE, _GREEN, 0), t.paint_falcon),
    "T20": _townsperson_view("rose", _person_painter("turban", "beard", GOLD, _BLUE, 4), t.paint_carpets),
    "T21": _townsperson_view("night", _person_painter("bare", "long", RED, RED, 2), t.paint_hoop),
    "T22": _townsperson_view("green", _person_painter("plume", "short", _ROSE, _ROSE, 1), t.paint_quill),
    "T23": _townsperson_view("dusk", _person_painter("hood", "long", PLUM, "#3C4C8A", 3), t.paint_moon_and_star),
    "T24": _townsperson_view("noon", _person_painter("brim", "none", "#F2C230", PALE, 0), t.paint_hive),
    "T25": _townsperson_view("green", _person_painter("band", "beard", _GREEN, "#5A2A78", 4), t.paint_grapes),
    "T26": _townsperson_view("grey", _person_painter("cap", "tache", _ROSE, "#FFFFFF", 2), t.paint_palette),
    "T27": _townsperson_view("day", _person_painter("brim", "beard", _OCHRE, _BLUE, 1), t.paint_gold_pan),
    "T28": _townsperson_view("noon", _person_painter("cap", "beard", "#1D3F6E", _SAND, 2), t.paint_anchor),
    "T29": _townsperson_view("rose", _person_painter("point", "long", PALE, _OCHRE, 0), t.paint_steering_oar),
    "T30": _townsperson_view("dawn", _person_painter("tall", "beard", "#5DB9F5", TEAL, 4), t.paint_bale_on_waves),
    "T31": _townsperson_view("grey", _person_painter("bare", "short", PALE, "#FFFFFF", 3), t.paint_kettle),
    "T32": _townsperson_view("noon", _person_painter("band", "bun", "#FFFFFF", TEAL, 1), t.paint_pearl),
    "T33": _townsperson_view("violet", _person_painter("point", "beard", "#3C4C8A", PLUM, 2), t.paint_astrolabe),
    "T34": _townsperson_view("dawn", _person_painter("tall", "tache", _GREEN, _OCHRE, 0), t.paint_stock_list),
    "T35": _townsperson_view("day", _person_painter("hood", "long", RED, _SAND, 4), t.paint_net),
    "T36": _townsperson_view("dusk", _person_painter("brim", "short", "#231A14", "#3A3634", 1), t.paint_lantern),
    "HT": _townsperson_view("day", _person_painter("cap", "none", RED, GOLD, 0), t.paint_key),
}

RIVAL_VIEWS: Mapping[str, View] = {
    "space": _townsperson_view("night", _person_painter("point", "beard", "#4A3A86", "#2B2350", 0), t.paint_astrolabe),
    "upgrade": _townsperson_view("ember", _person_painter("cap", "tache", RED, "#6B4A2C", 2), t.paint_stock_list),
    "townsfolk": _townsperson_view("dawn", _person_painter("turban", "beard", PALE, RED, 4), t.paint_jug),
    "journal": _townsperson_view("teal", _person_painter("hood", "short", TEAL, "#3C4C8A", 1), t.paint_quill),
}
"""Portraits of the rival, by the focus of its board."""
