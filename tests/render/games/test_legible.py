"""Letters and signs in pictures are large enough where Discord shows a picture: 550 pixels wide."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import islice
from statistics import median

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.model.position import Position
from bot.pictures import Pictures, context_of, explain_component, painter_of
from bot.text.voice import LANGUAGES, Voice
from engine.game import Seat
from engine.games.kings.view import view as kings_view
from engine.games.tigris.view import view as tigris_view
from engine.moves import every_move
from engine.registry import AnyGame
from engine.replay import Fold
from render.drawing.canvas import Box, Canvas, Ink
from render.drawing.shapes import Point, Shape
from render.drawing.text import HALF_CAPITAL_HEIGHT, text_width
from render.games.kingdoms.sprites.fight import StrengthTag
from render.games.kingdoms.sprites.outlines import KingdomTag
from render.games.kings.panel import panel_items as kings_panel
from render.games.kings.sprites.faces import JoiningCard, ShipCard
from render.games.kings.sprites.marks import SelectablePlace
from render.games.tigris.board import SIZE
from render.games.tigris.panel import panel_items as tigris_panel
from render.games.tigris.sprites.monuments import Monument
from render.games.tigris.sprites.targets import SelectableCell, SelectableSquareName
from render.games.tigris.sprites.tiles import UnificationTile
from render.layouts.frame import Frame
from render.scene import Item, Scene, Sprite
from render.service import PictureService
from render.sprites.marks import ActionNumber
from render.theme import STANDARD
from tests.engine.games.kings.positions import position as kings_position
from tests.engine.games.tigris.positions import position as tigris_position
from tests.engine.playouts import playout, tables
from tests.render.games.kings.finding import look as kings_look
from tests.support.scenes import event
from tests.support.scenes import look as tigris_look
from tests.support.sisters import drawn_games

NARROW = 550
NARROWEST = 0.9
"""Letters that are condensed more than that count as too small."""

CUT = "…"
"""What stands at the end of a text that is cut off, which counts as too small."""

GLYPH, SIGN = 9.0, 13.0
"""Pixels: the height of a capital or digit, and a sign's width."""

SMALL = frozenset("/:+•")
"""What is written small between signs and decides nothing."""


class Measuring(Canvas):
    """A canvas that notes how high, in its pixels, capitals are in everything that is written on it, and how wide its
    signs are; nothing is painted."""

    glyphs: list[tuple[str, float]]
    signs: list[float]

    def write(
        self, x: float, y: float, string: str, size: float, weight: int, ink: str, most: float = math.inf
    ) -> None:
        if string.strip() and string not in SMALL:
            narrow = text_width(string, size, weight) * NARROWEST > most
            self.glyphs.append((string, 0 if narrow else 2 * HALF_CAPITAL_HEIGHT * size * self.pixels_per_unit))

    def draw_sign(self, layers: Iterable[tuple[Shape, Ink]], x: float, y: float, size: float) -> None:
        self.signs.append(size * self.pixels_per_unit)

    def draw_layers(self, layers: Iterable[tuple[Shape, Ink]], place: Box) -> None: ...

    def cut_window(self, size: tuple[float, float]) -> Canvas:
        return self

    def put_window(self, window: Canvas, corner: Point) -> None: ...

    def stamp(self, other: Canvas, x: float, y: float) -> None: ...

    def fill(self, shape: Shape, ink: Ink, opacity: float = 1) -> None: ...

    def stroke(self, points: Iterable[Point], width: float, ink: Ink, opacity: float = 1) -> None: ...

    def draw_shadow(
        self, shape: Shape, drop: float, blur: float, ink: str, opacity: float, hidden: Box | None = None
    ) -> None: ...

    def blend(self, mask: Image.Image, corner: tuple[int, int], ink: Ink, opacity: float = 1) -> None: ...


@cache
def measured(sprite: Sprite, width: float) -> tuple[tuple[tuple[str, float], ...], tuple[float, ...]]:
    """What is written on a sprite of a picture so many units wide, with its height, and how wide its signs are."""
    canvas = Measuring(sprite.box, NARROW / width, 1)
    canvas.glyphs, canvas.signs = [], []
    sprite.paint(canvas, STANDARD)
    return tuple(canvas.glyphs), tuple(canvas.signs)


RARE: Sequence[Sprite] = (
    *(Monument(0, 3, ("T", "S")), UnificationTile(2, "M"), JoiningCard(2, "M"), ShipCard((1, 3), ("F", "S"))),
    *(SelectableCell(name, has_piece=taken) for name in ("K10", "M10", "M11") for taken in (False, True)),
    *(SelectableSquareName("M10"), SelectableSquareName("K10"), SelectablePlace("C4", 90, has_card=True)),
    *(StrengthTag(12, True), ActionNumber(2), KingdomTag("VIII", 7)),
)
"""What only few positions have on a board."""


@pytest.mark.parametrize("sprite", RARE, ids=lambda sprite: type(sprite).__name__)
def test_nothing_rare_on_a_board_is_too_small(sprite: Sprite) -> None:
    glyphs, _ = measured(sprite, SIZE[0])
    assert glyphs
    held(glyphs)


def written(items: Iterable[Item]) -> list[tuple[str, float]]:
    """All that is written on items of a picture of the usual width, with its height in pixels."""
    return [glyph for item in items for glyph in measured(item.sprite, SIZE[0])[0]]


def held(sizes: Iterable[tuple[str, float]]) -> None:
    """Hold that all that is written is legible."""
    assert [(text, size) for text, size in sizes if size < GLYPH - 0.01] == []


PARTS = (0.0, 1 / 3, 2 / 3, 1.0)
"""How far a game has got where its pictures are measured."""


def moments(game: AnyGame) -> list[tuple[int, float]]:
    """The numbers of seats at a game's tables, each with every part of it that is played by then."""
    return [(seats, part) for part in PARTS for seats in game.seats]


def sheets(position: Position, voice: Voice) -> Iterator[Scene]:
    """Yield the score sheet of a game that is over."""
    scores = position.game.result(position.state)
    reached = tuple(position.game.points(position.state, seat) for seat in range(len(scores.ranks) if scores else 0))
    view, grown = position.game.view(position.state, None), ((0,) * len(reached), reached)
    if (sheet := painter_of(position).sheet(view, context_of(voice), grown)) is not None:
        yield sheet


def scenes(position: Position, voice: Voice) -> Iterator[Scene]:
    """Yield every picture of a position: what everybody may look at, hands, questions, places that are lit."""
    pictures = Pictures(PictureService())
    for what in pictures.public_picture_names(position, voice):
        yield from (sketch.scene for sketch in pictures.sketch_public_picture(position, voice, what))
    yield from sheets(position, voice)
    for seat in range(len(voice.names)):
        yield from (sketch.scene for sketch in pictures.sketch_hand(position, seat, voice))
    yield from asked(position, voice)


def asked(position: Position, voice: Voice) -> Iterator[Scene]:
    """Yield the pictures of what is asked: the board, the question, what can be chosen."""
    pictures = Pictures(PictureService())
    decision = position.game.decision(position.state)
    for seat in (None, *(decision.seats if decision else ())):
        if (question := question_of(position, voice, seat)) is not None:
            yield from (question, *(sketch.scene for sketch in pictures.sketch_board(position, voice)))
    for seat in decision.seats if decision else ():
        words = {word for move in islice(every_move(position.game, position.state, seat), 40) for word in move}
        yield from (sketch.scene for sketch in pictures.sketch_targets(position, seat, voice, sorted(words)))


def question_of(position: Position, voice: Voice, seat: Seat | None) -> Scene | None:
    """Return the picture of the open question as a seat, or everybody, sees it; None if there is none."""
    look = replace(context_of(voice), explain=partial(explain_component, position.game, {}, voice))
    return painter_of(position).question(position.game.view(position.state, seat), look)


def smallest(
    game: AnyGame, language: str, measuring: Sequence[tuple[int, float]]
) -> Mapping[str, tuple[tuple[float, str], float]]:
    """The smallest glyph and sign in each kind of picture at these moments of games."""
    found: dict[str, tuple[tuple[float, str], float]] = {}
    for seats, part in measuring:
        for scene in shown(game, language, seats, part):
            glyph, sign = found.get(scene.name, ((99.0, ""), 99.0))
            for sprite in (scene.backdrop, *(item.sprite for item in scene.items)):
                glyphs, signs = measured(sprite, scene.size[0])
                glyph = min([glyph, *((0.0 if CUT in text else height, text) for text, height in glyphs)])
                sign = min([sign, *signs])
            found[scene.name] = glyph, sign
    return found


def shown(game: AnyGame, language: str, seats: int, part: float) -> Iterator[Scene]:
    """Yield every picture of a position of a whole game, by how far it has got, and of the next question of which there
    is a picture."""
    played = playout(game, tables(game).first(seats))
    names = ("Žofie Řeháčková", "Computer 4", "נועה", "Computer 2", "Bo", "Eve")[: len(played.header.marks)]
    voice, first = Voice(language, game.name, names, markdown=False), int(part * (len(played.states) - 1))
    yield from scenes(Position(1, game, Fold(played.states[first]), 0), voice)
    for position in (Position(1, game, Fold(state), 0) for state in played.states[first + 1 :]):
        decision = game.decision(position.state)
        if decision and question_of(position, voice, decision.seats[0]) is not None:
            yield from asked(position, voice)
            return


@pytest.mark.parametrize("all_moments", [False, pytest.param(True, marks=pytest.mark.full)], ids=["some", "all"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", drawn_games(), ids=lambda game: game.name)
def test_nothing_in_a_picture_is_too_small(game: AnyGame, language: str, all_moments: bool) -> None:
    """Every day each second moment is seen, in one language."""
    every, count = moments(game), len(LANGUAGES)
    here = [one for place, one in enumerate(every) if (place + place // count) % count == LANGUAGES.index(language)]
    for name, ((height, text), width) in smallest(game, language, every if all_moments else here[::2]).items():
        assert height >= GLYPH - 0.01, f"{text} in {name}"
        assert width >= SIGN - 0.01, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_beside_the_map_is_too_small(seats: int, language: str) -> None:
    state = replace(tigris_position("Ak t", "F8", seats=seats), points=((11, 2, 3, 4),) * seats)
    frame = Frame(SIZE[0], language == "he")
    for shown in (state, replace(state, open_scores=True), replace(state, ended="tiles", agenda=())):
        context = tigris_look(language)
        sizes = written(tigris_panel(tigris_view(shown, None), context, frame))
        assert len(sizes) > 6 * seats
        held(sizes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_beside_the_table_of_cards_is_too_small(seats: int, language: str) -> None:
    state = replace(kings_position("$Ak", seats=seats), banked=((11, 2, 3, 4, 5),) * seats)
    frame = Frame(SIZE[0], language == "he")
    recent = (event("point", colour="red"),)
    for shown in (state, replace(state, open_piles=True), replace(state, ended="cards", agenda=())):
        context = kings_look(language)
        sizes = written(kings_panel(kings_view(shown, None), context, frame, recent))
        assert len(sizes) > 6 * seats
        held(sizes)


NAMING = frozenset(
    (
        "SelectableSquareName",
        "SquareName",
        "Tile",
        "Leader",
        "LeaderSeal",
        "EmpireSeal",
        "KingdomTag",
        "ShipCard",
        "CardFace",
        "PlayersCard",
        "JoiningCard",
        "UnificationTile",
        "Monument",
        "ClosedArea",
        "AreaWall",
        "TrackSpace",
    )
)
"""The sprites that name places and pieces by a letter or a number, and decide nothing by themselves."""

MEDIAN, SMALLEST, SHARE = 10.4, 9.3, 0.34
"""Pixels: how high half of what is written on a board is at least, and what is small print; and its share at most."""


@pytest.mark.parametrize("game", drawn_games(), ids=lambda one: one.name)
def test_important_text_on_a_board_is_larger_than_small_print(game: AnyGame) -> None:
    for seats in game.seats:
        played = playout(game, tables(game).first(seats))
        names = ("Žofie", "Computer 4", "נועה", "Ilmari", "Bo", "Eve")[:seats]
        for part in (0.0, 0.6, 1.0):
            position = Position(1, game, Fold(played.states[int((len(played.states) - 1) * part)]), 0)
            for sketch in Pictures(PictureService()).sketch_board(
                position, Voice("en", game.name, names, markdown=False)
            ):
                shown = (item.sprite for item in sketch.scene.items if type(item.sprite).__name__ not in NAMING)
                sizes = [height for sprite in shown for _, height in measured(sprite, sketch.scene.size[0])[0]]
                assert median(sizes) >= MEDIAN, (sketch.name, seats, part)
                assert sum(height < SMALLEST for height in sizes) <= SHARE * len(sizes), (sketch.name, seats, part)
