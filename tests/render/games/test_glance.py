"""The pictures of a panel: each answer that has a place there once, large enough and clear of all else."""

from collections.abc import Iterator, Mapping
from itertools import combinations, islice

import pytest

from bot.text.voice import LANGUAGES, Voice
from engine.game import Seat
from engine.games.kings.play import Kings
from engine.games.tigris.places import CELL_BY_NAME
from engine.games.tigris.play import Tigris
from engine.games.tigris.state import Build
from engine.move_chain import last_move
from engine.moves import every_move
from engine.registry import GAMES, AnyGame, find_game
from render.answer import Answer
from render.context import PictureContext
from render.drawing.canvas import Box
from render.games.kingdoms.sprites.outlines import KingdomTag
from render.games.kings.sprites.marks import SelectablePlace
from render.games.tigris.sprites.targets import SelectableCell, SelectableDot
from render.games.wayfarers.sprites.pieces import Die
from render.kit.glance import PHONE_WIDTH
from render.registry import load_pictures
from render.scene import MAX_ALT_LENGTH, Scene, Sprite
from render.sprites.numbers import NumberPlate, PlateInk, plate_colour
from render.theme import THEMES, Theme
from tests.engine.games.tigris.positions import position
from tests.engine.playouts import playout
from tests.render.games.test_seen import contrast
from tests.support.scenes import items_of

GLANCED = [game for game in GAMES if load_pictures(game.name).has_glance]
MOVES = 2000
"""So many moves of a position are looked at."""

EVERY, OFTEN = 14, 2
"""Every so manieth position is drawn every day, and in the long test."""

LIT: list[tuple[AnyGame, tuple[type[Sprite], ...]]] = [
    (Tigris(), (SelectableCell, SelectableDot)),
    (Kings(), (SelectablePlace,)),
]
"""The sprites that light a place."""

PLACED: Mapping[str, frozenset[str]] = {
    "tigris": frozenset(("tile", "leader", "withdraw", "catastrophe", "treasure", "swap", "monument")),
    "kings": frozenset(("card", "leader", "withdraw", "catastrophe", "treasure")),
    "wayfarers": frozenset(("die", "worker", "hire", "tile", "keep")),
    "mesopotamia": frozenset(
        ("use", "discover", "move", "gather", "trade", "train", "camp", "harbour", "home", "place", "tire", "duel")
    ),
    "ur": frozenset(("move",)),
}
"""The verbs of moves whose numbers must stand in a picture; of a game that is not named here, none."""

PLATE, PAIRED, FIGURE = 18.0, 15.0, 11.0
"""Pixels on a phone."""

WIDEST, NARROWEST, TOGETHER = 8.0, 1.25, 0.98


def context(game: AnyGame, language: str, theme: str = "standard") -> PictureContext:
    voice = Voice(language, game.name, ("Žofie", "Ilmari", "נועה", "Bo"), markdown=False)
    return PictureContext(voice.say, voice.word, voice.names, voice.rtl, theme)


def glanced(game: AnyGame, number: int, every: int) -> Iterator[tuple[object, Seat, list[Answer]]]:
    """Positions of a random game, each with answers for its panel."""
    played = playout(game, number)
    for played_move in played.played[::every]:
        moves = [*islice(every_move(game, played_move.before, played_move.seat), MOVES)]
        picked = [played.stream.choice(moves) for _ in range(5)]
        answers = [Answer(move, at, " ".join(move), at == 2) for at, move in enumerate(dict.fromkeys(picked), 1)]
        yield played_move.before, played_move.seat, answers


def box(x: float, y: float, half: float) -> Box:
    return Box(x - half, y - half, x + half, y + half)


def held(game: AnyGame, scenes: tuple[Scene, ...], answers: list[Answer]) -> None:
    """Every number of a move with a place stands once, unless a plus says that it has no room; none touches another
    one."""
    seen: list[int] = []
    crowded = False
    for scene in scenes:
        width, height = scene.size
        assert NARROWEST <= width / height <= WIDEST
        assert len(scene.alt) <= MAX_ALT_LENGTH
        marks = [(item, item.sprite) for item in items_of(scene, NumberPlate) if isinstance(item.sprite, NumberPlate)]
        plates = [box(item.x, item.y, number.width / 2) for item, number in marks]
        assert not any(one.overlaps(other) for one, other in combinations(plates, 2))
        pixel = PHONE_WIDTH / width
        for plate, (_, number) in zip(plates, marks, strict=True):
            assert number.width * pixel >= (PLATE if number.has_more else PAIRED)
            assert number.height * pixel >= FIGURE
            assert plate.overlaps(Box(0, 0, width, height))
        tags = [box(item.x, item.y, 12) for item in items_of(scene, KingdomTag)]
        assert not any(
            box(item.x, item.y, number.width / 2 - 2).overlaps(tag) for item, number in marks for tag in tags
        )
        seen += [number.number for _, number in marks]
        crowded |= any(number.has_more for _, number in marks)
    assert len(seen) == len({*seen})
    assert {*seen} <= {answer.number for answer in answers}
    wanted = {answer.number for answer in answers if last_move(answer.words)[0] in PLACED.get(game.name, ())}
    assert crowded or wanted <= {*seen}, answers
    together = sum(scene.size[1] / scene.size[0] for scene in scenes)
    assert together <= TOGETHER


CHANGES = [("3", "1"), ("3", "2"), ("3", "2", "6", "5"), ("3", "4"), ("3", "4", "6", "5"), ("6", "5")]
"""Dice as they are and as they become."""


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("count", [2, 6])
def test_dice_that_are_changed_are_drawn_as_they_are_and_become(language: str, count: int) -> None:
    game = find_game("wayfarers")
    state = playout(game, 0).played[0].before
    answers = [Answer(("adjust", *dice), at, " to ".join(dice)) for at, dice in enumerate(CHANGES[:count], 1)]
    scenes = load_pictures(game.name).glance(game.view(state, 0), context(game, language), answers)
    held(game, scenes, answers)
    drawn = [item.sprite.value for item in items_of(scenes[-1], Die) if isinstance(item.sprite, Die)]
    assert sorted(drawn) == sorted(int(value) for dice in CHANGES[:count] for value in dice)
    assert len(items_of(scenes[-1], NumberPlate)) == count


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("corner", ["A1", "F8", "O10"])
def test_each_monument_of_a_square_has_a_number_in_its_own_colour(language: str, corner: str) -> None:
    game = find_game("tigris")
    state = position("t  t\nt  t", corner, agenda=(Build(CELL_BY_NAME[corner]),))
    moves = [move for move in every_move(game, state, 0) if move[0] == "monument"]
    answers = [Answer(move, at, " ".join(move)) for at, move in enumerate(moves, 1)]
    board, *_ = load_pictures(game.name).glance(game.view(state, 0), context(game, language), answers)
    plates = [item.sprite for item in items_of(board, NumberPlate) if isinstance(item.sprite, NumberPlate)]
    inks = {plate.number: plate.ink for plate in plates}
    others = {"temple-farm": PlateInk.BLUE, "temple-market": PlateInk.GREEN, "temple-settlement": PlateInk.BLACK}
    assert inks == {answer.number: others[answer.words[1]] for answer in answers}
    held(game, (board,), answers)


@pytest.mark.parametrize(("number", "verb"), [(0, "place"), (6, "tire"), (40, "duel")])
@pytest.mark.parametrize("language", ["en", "he"])
def test_bones_and_enemies_of_a_battle_have_numbers(number: int, verb: str, language: str) -> None:
    game = find_game("mesopotamia")
    played = next(one for one in playout(game, number).played if one.move[0] == verb)
    moves = [*islice(every_move(game, played.before, played.seat), 9)]
    answers = [Answer(move, at, " ".join(move)) for at, move in enumerate(moves, 1)]
    scenes = load_pictures(game.name).glance(game.view(played.before, played.seat), context(game, language), answers)
    numbered = [answer for answer in answers if answer.words[0] == verb]
    plates = [item.sprite for item in items_of(scenes[0], NumberPlate) if isinstance(item.sprite, NumberPlate)]
    assert sorted(plate.number for plate in plates) == [answer.number for answer in numbered]
    held(game, scenes, answers)


@pytest.mark.parametrize("game", GLANCED, ids=lambda game: game.name)
def test_numbers_stand_once_and_apart(game: AnyGame) -> None:
    painter = load_pictures(game.name)
    for number, (state, seat, answers) in enumerate(glanced(game, 3, EVERY)):
        language = LANGUAGES[number % len(LANGUAGES)]
        held(game, painter.glance(game.view(state, seat), context(game, language), answers), answers)


@pytest.mark.parametrize("game", GLANCED, ids=lambda game: game.name)
def test_a_board_without_answers_is_described_as_a_board(game: AnyGame) -> None:
    """An answer that has no place is in no description, unless it has a number."""
    played = playout(game, 5).played[0]
    view, read = game.view(played.before, played.seat), context(game, "en")
    told = [
        load_pictures(game.name).glance(view, read, answers)[0].alt
        for answers in ((), (Answer(("end",), 0, "No place"),))
    ]
    assert told[0] == told[1]
    assert "No place" not in told[0]


@pytest.mark.parametrize(("game", "kinds"), LIT, ids=["tigris", "kings"])
def test_places_of_a_kind_are_lit_once_each(game: AnyGame, kinds: tuple[type[Sprite], ...]) -> None:
    """The board after a kind and a piece were chosen: as many lit places as there are answers, and no number."""
    for played in playout(game, 5).played[::EVERY]:
        moves = islice(every_move(game, played.before, played.seat), MOVES)
        places = dict.fromkeys(move for move in moves if move[0] == "leader" and move[1] == "king")
        answers = [Answer(move, 0, move[-1]) for move in places]
        scene, *_ = load_pictures(game.name).glance(game.view(played.before, played.seat), context(game, "en"), answers)
        assert not items_of(scene, NumberPlate)
        lit = [item for kind in kinds for item in items_of(scene, kind)]
        assert len({(item.x, item.y) for item in lit}) == len(lit) == len(answers)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", GLANCED, ids=lambda game: game.name)
def test_numbers_stand_once_and_apart_in_many_games(game: AnyGame, seed: int) -> None:
    painter = load_pictures(game.name)
    for state, seat, answers in glanced(game, 10 + seed, OFTEN):
        for language in ("en", "he"):
            held(game, painter.glance(game.view(state, seat), context(game, language), answers), answers)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.key)
def test_figures_and_plates_stand_out(theme: Theme) -> None:
    def apart(one: str, other: str) -> float:
        return contrast(tuple(bytes.fromhex(one[1:])), tuple(bytes.fromhex(other[1:])))

    for ink in PlateInk:
        assert apart(theme.ivory, plate_colour(ink, theme)) >= 4.5, ink
    grounds = (*theme.ground, *theme.flood, theme.water, theme.shore, *theme.bricks, theme.tray, theme.panel)
    pieces = tuple(hue.base for hue in theme.spheres)
    for ground in (*grounds, *pieces):
        assert max(apart(theme.casing, ground), apart(theme.ivory, ground)) >= 3, ground
