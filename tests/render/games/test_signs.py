"""Every sign that is drawn on a component, or where a game is played, stands in the game's icon key."""

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from bot.text.voice import LANGUAGES, Voice
from engine.games.wayfarers.components.tables import CARDS, FACES, SLOT_BY_NAME, SPOT_EFFECTS, TILES
from engine.registry import find_game
from render.context import PictureContext
from render.drawing.canvas import Ink
from render.drawing.shapes import Shape
from render.games.mesopotamia.sprites import glyphs
from render.games.wayfarers.sprites import pieces, tokens
from render.games.wayfarers.sprites.cards.choice import EnlargedCard
from render.games.wayfarers.sprites.pieces import TilePiece
from render.games.wayfarers.sprites.tokens import Token, TokenStrip, effect_tokens
from render.registry import load_pictures
from render.scene import Sprite
from render.theme import STANDARD
from tests.render.games.test_legible import Measuring, shown

Drawing = Callable[..., None]


class Drawn(Measuring):
    """A canvas that notes the shapes of its signs."""

    shapes: set[tuple[Shape, ...]]

    def draw_sign(self, layers: Iterable[tuple[Shape, Ink]], x: float, y: float, size: float) -> None:
        self.shapes.add(tuple(shape for shape, _ in layers))


def signs_on(sprites: Iterable[Sprite]) -> set[tuple[Shape, ...]]:
    """The shapes of the signs on sprites."""
    found: set[tuple[Shape, ...]] = set()
    for sprite in sprites:
        canvas = Drawn(sprite.box, 1, 1)
        canvas.glyphs, canvas.signs, canvas.shapes = [], [], found
        sprite.paint(canvas, STANDARD)
    return found


def context(game: str, language: str = "en") -> PictureContext:
    voice = Voice(language, game, markdown=False)
    return PictureContext(voice.say, voice.word, (), voice.rtl)


@pytest.fixture
def recorded(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The names of all tokens and symbols that are drawn from now on."""
    names: set[str] = set()

    def noting(drawing: Drawing, place: int) -> Drawing:
        def draw(*arguments: Any) -> None:
            told = arguments[place]
            names.add(told.sign if isinstance(told, Token) else told)
            drawing(*arguments)

        return draw

    monkeypatch.setattr(tokens, "_paint_token", noting(tokens._paint_token, 2))
    monkeypatch.setattr(tokens, "paint_sign", noting(tokens.paint_sign, 2))
    monkeypatch.setattr(pieces, "paint_symbol", noting(pieces.paint_symbol, 2))
    return names


def components() -> Iterable[Sprite]:
    """All components of Wayfarers, enlarged, both faces of tiles, and what workers bring."""
    places = (slot for slot in SLOT_BY_NAME if slot not in CARDS)
    yield from (
        EnlargedCard(name, "Name", ("Word",), 3, 5, "azure", 541.0, 400.0) for name in (*CARDS, *TILES, *places)
    )
    yield from (TilePiece(tile, face) for tile in TILES for face in FACES[: len(TILES[tile].faces)])
    yield from (TokenStrip(effect_tokens(effects), 200, 40, 30) for spots in SPOT_EFFECTS.values() for effects in spots)


def test_every_sign_on_a_component_of_wayfarers_is_in_its_key(recorded: set[str]) -> None:
    signs_on(components())
    drawn = {*recorded}
    recorded.clear()
    signs_on(sign.sprite for sign in load_pictures("wayfarers").key(context("wayfarers")))
    assert {"gain", "rest", "crown", "points", ">", "/", "+1", "silver_off", "sun", "moon"} <= drawn
    assert drawn - recorded == set()


@pytest.mark.parametrize("game", ["wayfarers", "mesopotamia"])
def test_every_sign_in_the_pictures_of_a_game_is_in_its_key(game: str, recorded: set[str]) -> None:
    """Signs of dice and rolls are no words; marks of players are named with their names."""
    played = find_game(game)
    named = signs_on(sign.sprite for sign in load_pictures(game).key(context(game)))
    keyed = {*recorded}
    recorded.clear()
    scenes = [scene for part in (0.0, 0.5, 1.0) for scene in shown(played, "en", min(played.seats), part)]
    drawn = signs_on(item.sprite for scene in scenes if scene.kind != "key" for item in scene.items)
    of_goods = {(glyphs.SIGN_SHAPES[name],) for name in glyphs.SIGN_SHAPES}
    if game == "mesopotamia":
        assert {shapes for shapes in drawn if shapes in of_goods} - named == set()
    assert {name for name in recorded if not name.startswith("'")} - keyed == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["wayfarers", "mesopotamia", "tigris", "kings", "ur"])
def test_no_two_signs_of_a_key_look_alike_or_are_called_alike(game: str, language: str) -> None:
    signs = load_pictures(game).key(context(game, language))
    assert len({sign.name for sign in signs}) == len(signs)
    assert all(sign.name and not math.isnan(sign.sprite.box.left) for sign in signs)


SMALL = 130.0
"""Units: the largest width and height of what may be a sign."""

UNNAMED: Mapping[str, frozenset[str]] = {
    "tigris": frozenset(("StrengthTag", "SupporterRim", "FighterRing", "KingdomTag", "KingdomCellPart"))
    | {"ShadePart", "SelectableCell", "SelectableDot"},
    "kings": frozenset(("StrengthTag", "SupporterRim", "FighterRing", "KingdomTag", "SelectablePlace"))
    | {"KingdomRowPart", "ShadeAroundKingdom", "ColumnShade", "EmptyPile", "ShipCard"},
    "mesopotamia": frozenset(("SixRoundEvent", "Settlement", "HomeZiggurat", "ArmyPlate", "CountPlate", "GoodsRow"))
    | {"TrackSpace", "LightTag", "DiceSigns", "FramedScene", "LevelNumber"},
    "ur": frozenset(("Die", "SelectableRing", "EmptyPlace", "SquareName")),
}
"""Small parts of pictures that are no signs of their own: numbers, names of places, marks, pieces made of signs in the
key; scenes, which the key shows beside the signs of the actions."""


@pytest.mark.parametrize("game", UNNAMED)
def test_every_small_part_of_a_picture_is_in_the_key_or_known_to_be_no_sign(game: str) -> None:
    keyed = {type(sign.sprite).__name__ for sign in load_pictures(game).key(context(game))}
    played = find_game(game)
    scenes = [scene for part in (0.0, 0.5, 1.0) for scene in shown(played, "en", max(played.seats), part)]
    drawn = {
        type(one).__name__
        for scene in scenes
        for item in scene.items
        for one in (item.sprite, *(part.sprite for part in item.sprite.child_items))
        if ".games." in type(one).__module__
        and max(one.box.right - one.box.left, one.box.bottom - one.box.top) <= SMALL
    }
    assert drawn - keyed - UNNAMED[game] == set()
