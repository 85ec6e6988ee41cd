"""Signs on buttons: what moves are about has one, and all of a game can be told apart where they are small."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.games.kings.pieces import COLOUR_BY_CARD, SHIP_BY_WORD
from engine.games.mesopotamia.content.tables import ACTIONS, BUILDINGS, GOODS, PIECES
from engine.games.tigris.pieces import LEADER_WORDS, MONUMENT_COLOURS, TILE_WORDS, monument_word
from engine.games.wayfarers.components.tables import CARDS, GUILDS, WORKER_COLOURS
from engine.games.wayfarers.components.tables import TILES as UPGRADES
from engine.registry import GAMES, AnyGame, find_game
from render.raster import encode_sign, sign_digest
from render.registry import load_pictures
from render.theme import THEMES
from tests.engine.golden import paths, recorded
from tests.support.sisters import drawn_games

SMALL = 20
"""Pixels of a sign on a button."""

GROUNDS = ("#313338", "#4e5058", "#5865f2", "#da373c", "#ffffff")
"""Discord's colours of what lies behind a sign: a text, the buttons, a bright theme."""

APART = 4.0
"""Least mean difference of two signs at that size, of 255, on the middle one of these grounds."""


def drawn(game: AnyGame, theme: str) -> dict[str, Image.Image]:
    """Return the signs of a game as files have them."""
    return {
        name: Image.open(BytesIO(encode_sign(sprite, theme))) for name, sprite in load_pictures(game.name).signs.items()
    }


def on(ground: str, image: Image.Image) -> Image.Image:
    """Return a sign as Discord shows it on a button."""
    small = image.resize((SMALL, SMALL), Image.Resampling.LANCZOS)
    shown = Image.new("RGB", small.size, ground)
    shown.paste(small, (0, 0), small)
    return shown


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return the mean difference of two pictures, of 255."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_signs_are_told_apart_and_seen_on_any_ground(game: AnyGame, theme: str) -> None:
    signs = drawn(game, theme)
    small = {name: on(GROUNDS[1], image) for name, image in signs.items()}
    for (name, one), (twin, other) in combinations(small.items(), 2):
        assert difference(one, other) > APART, (name, twin)
    for name, image in signs.items():
        assert image.size == (128, 128)
        assert image.getchannel("A").getpixel((0, 0)) == 0, name
        for ground in GROUNDS:
            assert difference(on(ground, image), Image.new("RGB", (SMALL, SMALL), ground)) > 2 * APART, (name, ground)


@pytest.mark.parametrize("game", drawn_games("signs"), ids=lambda game: game.name)
def test_a_sign_that_a_move_has_is_drawn(game: AnyGame) -> None:
    painter = load_pictures(game.name)
    moves = [entry.words for path in paths(game) for entry in recorded(path)[0].entries if entry.words]
    found = {painter.sign(move, 0) for move in moves}
    assert found - {""}
    assert found - {""} <= painter.signs.keys()
    assert all(mark in painter.signs for mark in game.marks)


@pytest.mark.parametrize(
    ("game", "move", "begun", "sign"),
    [
        *(("tigris", ("tile", word, "A1"), 0, word) for word in TILE_WORDS),
        *(("tigris", ("leader", word), 1, word) for word in LEADER_WORDS),
        *(("tigris", ("monument", monument_word(pair), "A1"), 0, monument_word(pair)) for pair in MONUMENT_COLOURS),
        ("tigris", ("tile", "temple", "A1"), 2, ""),
        ("tigris", ("swap", "temple", "temple"), 0, "temple"),
        ("tigris", ("swap", "temple", "farm"), 0, "swap"),
        *((game, ("end",), 0, "end") for game in ("tigris", "kings", "wayfarers", "mesopotamia")),
        *(("mesopotamia", (verb, action), 0, action) for verb in ("use", "discover") for action in ACTIONS),
        *(("kings", ("card", word, "A"), 0, word) for word in COLOUR_BY_CARD),
        *(("kings", ("ship", word), 0, word) for word in SHIP_BY_WORD),
        *(("wayfarers", ("mark", card), 0, f"card-{CARDS[card].kind}") for card in CARDS),
        *(("wayfarers", ("tile", tile), 1, f"tile-{UPGRADES[tile].kind}") for tile in UPGRADES),
        *(("wayfarers", ("worker", colour, "L01"), 0, f"worker-{colour}") for colour in WORKER_COLOURS),
        *(("wayfarers", ("influence", guild), 0, guild) for guild in GUILDS),
        ("wayfarers", ("die", "4", "HL"), 0, "die-4"),
        ("wayfarers", ("die", "4"), 1, "die-4"),
        ("wayfarers", ("adjust", "2", "5"), 0, "die-2"),
        ("wayfarers", ("conclude",), 0, "hourglass"),
        ("wayfarers", ("retrieve", "L01", "green"), 0, "worker-green"),
        *(("mesopotamia", ("take", good), 0, good) for good in GOODS),
        *(("mesopotamia", ("build", word, "A1"), 0, word) for word in BUILDINGS),
        *(("mesopotamia", ("lose", word), 0, word) for word in PIECES),
        ("mesopotamia", ("gather", "spearman-B2", "clay"), 0, "clay"),
        ("mesopotamia", ("gather", "spearman-B2"), 1, "spearman"),
        ("mesopotamia", ("place", "sp8", "1"), 0, "spearman"),
        ("mesopotamia", ("take", "clay", "food"), 0, ""),
        ("mesopotamia", ("trade", "11"), 0, "trade"),
        ("ur", ("throw",), 0, "throw"),
        ("ur", ("move", "new"), 0, "move"),
    ],
)
def test_a_move_has_the_sign_of_what_it_is_about(game: str, move: tuple[str, ...], begun: int, sign: str) -> None:
    assert load_pictures(find_game(game).name).sign(move, begun) == sign


def test_the_digest_is_that_of_the_picture() -> None:
    signs = load_pictures("ur").signs
    digests = {name: sign_digest(sprite, "standard") for name, sprite in signs.items()}
    assert len(set(digests.values())) == len(digests)
    assert digests == {name: sign_digest(sprite, "standard") for name, sprite in signs.items()}
