"""Posters: every game with every result, number of seats and language, with names that are hard to place."""

import io
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.pictures import context_of
from bot.text.voice import LANGUAGES, Voice
from engine.chance import SEED_BYTES, Chance
from engine.game import Result
from engine.registry import AnyGame
from render.drawing.text import HEAVY, text_width
from render.kit.poster import FinalStanding, Finisher, Outcome, balance_lines, draw_poster, fit_name
from render.raster import compose_exact, encode_jpeg
from render.registry import load_pictures
from render.scene import MAX_ALT_LENGTH, POSTER_KIND, Item, Scene
from render.sprites.cards import Label, ink_of
from render.sprites.landscape import PAINTING_HEIGHT, PAINTING_WIDTH
from render.sprites.poster import Daytime, LaurelWreath, OutlinedText, PosterFoot, Vista
from render.theme import STANDARD, THEMES
from tests.engine.playouts import playout
from tests.support.require import require
from tests.support.sisters import drawn_games

LONG = (
    "Bartholomew Featherstonehaughing",
    "Žofie Řeháčková",
    "נועה בת שבע בן־דוד מירושלים הבי",
    "Computer 4 (hard)",
    "Donaudampfschifffahrtsgesellscha",
    "Maximilián Dobromysl-Kratochvíl",
)
"""Names of up to 32 letters, the most that Discord allows: of one word, of many, from right to left."""

EDGE, WORDS_END, TITLE_ENDS, LEAST = 24.0, 620.0, 60.0, 25.9
LIMIT = 250_000
LIGHT = 3.0
"""The least contrast of letters with a dark rim against the brightest parts of what lies around them."""

every_game = pytest.mark.parametrize("game", drawn_games("poster"), ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


REASONS = {"tigris": "tiles", "kings": "standstill", "wayfarers": "journal", "mesopotamia": "gardens", "ur": "all-off"}
"""Of each game the ending of which most is said."""


def ending(game: AnyGame) -> str:
    """The reason for which a random game ends."""
    result = require(game.result(playout(game, 0).states[-1]))
    return result.reason


SIEGES = (("ur", "ur-reached"), ("ur", "ur-grew"), ("ashur", "waves-broken"), ("ashur", "city-fell"))


def results(seats: int, reason: str) -> Iterator[Result]:
    """Yield a victory of one, of two, of all."""
    for first in sorted({1, min(2, seats), seats}):
        scores = tuple((12 - 3 * (seat >= first) - seat * (seat >= first), 3) for seat in range(seats))
        yield Result(tuple(1 if seat < first else first + 1 for seat in range(seats)), scores, reason)


def drawn(game: AnyGame, language: str, theme: str = STANDARD.key) -> Iterator[Scene]:
    """Yield the covers of a game for each number of seats, and its posters for each result, against the game too."""
    yield from covers(game, language, theme)
    yield from posters(game, language, theme)


def covers(game: AnyGame, language: str, theme: str = STANDARD.key) -> Iterator[Scene]:
    """Yield covers of a game with everything and with nothing that differs from the usual."""
    voice = Voice(language, game.name, (), markdown=False)
    chosen = [
        voice.say("lobby-option", option=voice.say(f"option-{option.name}"), choice=voice.choice(option.name, choice))
        for option in game.options
        if option.is_open
        for choice in option.choices[-1:]
    ]
    for seats in game.seats:
        names = LONG[seats % len(LONG) :] + LONG[: seats % len(LONG)]
        look = context_of(Voice(language, game.name, names[:seats], markdown=False, theme=theme))
        for first, said in (((seats - 1,), chosen), (tuple(range(seats)), [])):
            scene = require(load_pictures(game.name).cover(game.view(state(game, seats), None), look, first, said))
            yield scene


def posters(game: AnyGame, language: str, theme: str = STANDARD.key) -> Iterator[Scene]:
    """Yield posters of a game for each number of seats and each result, against the game too."""
    reason = REASONS.get(game.name) or ending(game)
    for seats in game.seats:
        start = state(game, seats)
        for result in results(seats, reason) if seats > 1 else ():
            yield scene_of(game, start, seats, result, language, theme)
    if game.seats[0] == 1 and len(game.seats) > 1:
        for ranks in ((1,), (2,)):
            lost = Result(ranks, ((52, 3),), reason, ((58, 1),))
            yield scene_of(game, state(game, 1), 1, lost, language, theme)
    if "mode" in [option.name for option in game.options]:
        for mode, end in SIEGES:
            won = 1 if end in ("ur-reached", "waves-broken") else 2
            over = replace(state(game, 1, mode=mode), ended=end)
            result = Result((won,), ((2 - won, 40, 1),), end, ((won - 1, 30, 2),))
            yield scene_of(game, over, 1, result, language, theme)
        for won in (1, 2):
            sided = state(game, 2, mode="kings", automata="2", side="together")
            result = Result((won, won), ((2 - won, 40, 1),) * 2, reason, ((won - 1, 30, 2),))
            yield scene_of(game, sided, 2, result, language, theme)


def state(game: AnyGame, seats: int, **chosen: str) -> Any:
    """Return the first position of a game; its points are all alike."""
    options = {option.name: option.choices[0] for option in game.options} | chosen
    return game.setup(game.marks[:seats], options, Chance(bytes(SEED_BYTES)))


def scene_of(game: AnyGame, at: object, seats: int, result: Result, language: str, theme: str) -> Scene:
    """Return the poster of a position that is taken for the last one."""
    names = LONG[seats % len(LONG) :] + LONG[: seats % len(LONG)]
    look = context_of(Voice(language, game.name, names[:seats], markdown=False, theme=theme))
    return require(load_pictures(game.name).poster(game.view(at, None), look, result, 284))


def written(scene: Scene) -> list[tuple[Item, Label | OutlinedText]]:
    """All words of a scene."""
    return [(item, item.sprite) for item in scene.items if isinstance(item.sprite, Label | OutlinedText)]


def span(item: Item, words: Label | OutlinedText) -> tuple[float, float, float, float]:
    """Where letters are."""
    middle = item.x - words.align * words.width / 2
    half = words.size * 0.36
    return middle - words.width / 2, item.y - half, middle + words.width / 2, item.y + half


@every_game
@every_language
def test_every_text_has_room(game: AnyGame, language: str) -> None:
    for scene in drawn(game, language):
        assert (scene.kind, scene.size) == (POSTER_KIND, (PAINTING_WIDTH, PAINTING_HEIGHT))
        foot = min((item.y for item in scene.items if isinstance(item.sprite, PosterFoot)), default=PAINTING_HEIGHT)
        spans = [(words.text, span(item, words)) for item, words in written(scene)]
        for item, words in written(scene):
            left, top, right, bottom = span(item, words)
            assert "…" not in words.text
            assert words.size >= LEAST, words.text
            assert words.width >= 0.9 * text_width(words.text, words.size, words.weight), words.text
            assert left >= EDGE, words.text
            assert right <= PAINTING_WIDTH - EDGE, words.text
            assert top >= EDGE
            assert bottom <= PAINTING_HEIGHT - 2
            if isinstance(words, OutlinedText):
                inner = PAINTING_WIDTH - left if language == "he" else right
                assert inner <= WORDS_END or item.y < TITLE_ENDS, words.text
                assert bottom < foot, words.text
        for (one, a), (other, b) in combinations(spans, 2):
            apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
            assert apart, f"{one} lies on {other} in {scene.name}"


@every_game
def test_only_who_has_won_wears_a_wreath(game: AnyGame) -> None:
    for seats, scene in enumerate(posters(game, "en")):
        wreaths = sum(isinstance(item.sprite, LaurelWreath) for item in scene.items)
        assert isinstance(scene.backdrop, Vista)
        assert bool(wreaths) != (scene.backdrop.time is Daytime.GREY), seats


@every_game
@every_language
def test_the_poster_has_an_alternative_text(game: AnyGame, language: str) -> None:
    for scene in drawn(game, language):
        said = Voice(language, game.name, (), markdown=False).say("game-name")
        assert said in scene.alt
        assert any(name in scene.alt for name in LONG)
        assert len(scene.alt) <= MAX_ALT_LENGTH


@pytest.mark.parametrize("theme", THEMES)
@every_game
def test_files_are_small_and_words_stand_out(game: AnyGame, theme: str) -> None:
    scene = max(drawn(game, "en", theme), key=lambda scene: len(scene.items))
    made = encode_jpeg(scene, 1.5)
    assert len(made) <= LIMIT
    assert Image.open(io.BytesIO(made)).size == (1650, 1050)
    bare = compose_exact(Scene(scene.kind, scene.name, scene.size, theme, scene.backdrop, (), ""), 1).convert("L")
    for item, words in written(scene):
        if isinstance(words, OutlinedText):
            left, top, right, bottom = (round(edge) for edge in span(item, words))
            around = sorted(bare.crop((left, top, right, bottom)).tobytes())
            bright = around[int(len(around) * 0.97) - 1]
            ink = Image.new("RGB", (1, 1), ink_of(words.ink, THEMES[theme])).convert("L").tobytes()[0]
            assert _contrast(ink, bright) >= LIGHT, words.text


def _contrast(one: int, other: int) -> float:
    light, dark = (float((grey / 255) ** 2.2) + 0.05 for grey in sorted((one, other), reverse=True))
    return float(light / dark)


@pytest.mark.parametrize("name", LONG)
def test_names_are_large_and_whole(name: str) -> None:
    lines, size = fit_name(name, 330, 76, 64, 40)
    assert all(text_width(line, size, HEAVY) <= 330.01 for line in lines)
    assert "".join(lines).replace(" ", "").replace("-", "") == name.replace(" ", "").replace("-", "")
    assert size >= 26


def test_a_short_name_is_as_large_as_can_be() -> None:
    assert fit_name("Ann", 330, 76, 64, 40) == (("Ann",), 76)


def test_lines_are_of_about_the_same_length() -> None:
    lines = balance_lines("The game is over: there are too few tiles left to draw.", 560, 26, HEAVY)
    width = [text_width(line, 26, HEAVY) for line in lines]
    assert len(lines) == 2
    assert min(width) > 0.7 * max(width)


def test_a_poster_can_be_drawn_for_many_others() -> None:
    """Six seats and the game's own players."""
    look = context_of(Voice("en", "tigris", LONG, markdown=False))
    places = [Finisher(1 + place, LONG[place % 6], "123", LaurelWreath, LONG[place % 6]) for place in range(8)]
    scene = draw_poster(
        look, Outcome("eight", 1, FinalStanding(places, 1, "wins with 123"), ""), Vista(Daytime.DUSK, False)
    )
    assert all(item.y < PAINTING_HEIGHT for item in scene.items)
