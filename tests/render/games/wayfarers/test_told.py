"""Enlarged cards tell everything: no sentence is left out, whatever lies beside them and in whatever language."""

from itertools import islice

import pytest

from bot.text.clauses import sentences
from bot.text.voice import LANGUAGES, Voice
from engine.games.wayfarers.components.tables import CARDS, SLOT_BY_NAME, TILE_NAMES, TILES
from render.context import PictureContext
from render.drawing.text import text_width
from render.games.wayfarers import card
from render.games.wayfarers.setting import SIZE
from render.games.wayfarers.sprites.cards.choice import EnlargedCard
from render.games.wayfarers.sprites.cards.told import LARGE_FONT_SIZE, MIN_CARD_HEIGHT, EffectText, card_heights
from render.scene import Scene
from render.theme import STANDARD
from tests.engine.games.wayfarers.playing import GAME
from tests.render.games.test_legible import GLYPH, Measuring
from tests.support.scenes import of_kind

COMPONENTS = (*CARDS, *TILES, *(slot for slot in SLOT_BY_NAME if slot not in CARDS))
ABREAST = {1: 1088.0, 2: 541.0, 3: 358.0}


def told(language: str, name: str) -> tuple[str, ...]:
    """What a component does, sentence by sentence."""
    return sentences(Voice(language, "wayfarers", markdown=False), GAME.explain({}, name))


def written(words: EffectText) -> list[tuple[str, float]]:
    """What is written in a room for words, line by line, each with the height of its capitals in pixels."""
    canvas = Measuring(words.box, 0.5, 1)
    canvas.glyphs, canvas.signs = [], []
    words.paint(canvas, STANDARD)
    return canvas.glyphs


def drawn(choice: EnlargedCard) -> str:
    """The words of an enlarged card, which all lie within it and their room, and are no smaller than legible."""
    found: list[str] = []
    for item in choice.child_items:
        if isinstance(words := item.sprite, EffectText):
            lines = written(words)
            room = words.area
            assert room.bottom <= choice.height
            assert len(lines) * words.font_size <= room.bottom - room.top
            assert all(height >= GLYPH for _, height in lines)
            assert all(text_width(text, words.font_size, 500) <= room.right - room.left for text, _ in lines)
            found += [text for text, _ in lines]
    return plain(found)


def plain(lines: list[str] | tuple[str, ...]) -> str:
    """Lines in one, without marks of direction."""
    return " ".join(" ".join(lines).replace("\u200f", "").split())


@pytest.mark.parametrize("across", ABREAST)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_every_component_is_drawn_however_many_lie_side_by_side(language: str, across: int) -> None:
    cards = [(name, told(language, name)) for name in COMPONENTS]
    for most in (0.0, 560.0):
        for row in (cards[first : first + across] for first in range(0, len(cards), across)):
            (height,), letters = card_heights(row, ABREAST[across], across, most)
            for name, effects in row:
                title = effects[0] if effects else name
                shown = EnlargedCard(name, title, effects, 3, 4, "crimson", ABREAST[across], height, letters)
                assert drawn(shown) == plain(effects), name


def test_cards_grow_before_their_letters_shrink() -> None:
    longest = max(CARDS, key=lambda name: len(plain(told("fi", name))))
    few, many = [(longest, told("fi", longest))], [(longest, told("fi", longest))] * 6
    assert card_heights(few, 541.0, 1, 560.0).font_size >= LARGE_FONT_SIZE
    assert card_heights(few, 541.0, 1, 560.0).rows[0] > MIN_CARD_HEIGHT
    lower, higher = card_heights(many, 358.0, 3, 694.0), card_heights(many, 358.0, 3, 2000.0)
    assert lower.font_size < LARGE_FONT_SIZE <= higher.font_size
    assert MIN_CARD_HEIGHT < lower.rows[0] < higher.rows[0]


def test_each_row_is_as_high_as_its_longest_card_needs() -> None:
    long, short = max(CARDS, key=lambda name: len(plain(told("en", name)))), TILE_NAMES[0]
    rows = card_heights([(name, told("en", name)) for name in (short, short, long, short)], 541.0, 2, 2000.0).rows
    assert MIN_CARD_HEIGHT <= rows[0] < rows[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_looked_up_by_itself_tells_everything(language: str) -> None:
    for name in islice(CARDS, 0, None, 3):
        scene = card(context(language), name)
        assert isinstance(scene, Scene)
        (choice,) = of_kind(scene, EnlargedCard)
        assert drawn(choice) == plain(told(language, name)), name
        assert scene.size[0] < SIZE[0]


def context(language: str) -> PictureContext:
    """How somebody who reads `language` looks a card up."""
    voice = Voice(language, "wayfarers", markdown=False)
    return PictureContext(voice.say, voice.word, (), voice.rtl, explain=lambda name: told(language, name))


def test_cards_of_a_kind_share_their_paper_whatever_their_height() -> None:
    low, high = (
        {item.sprite for item in EnlargedCard("T01", "", ("A sentence",), None, 0, "", 540, height, 29).child_items}
        for height in (249.0, 285.0)
    )
    assert {type(sprite).__name__ for sprite in low ^ high} == {"EffectText", "_CardView"}
