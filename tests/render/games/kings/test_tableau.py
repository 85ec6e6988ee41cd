"""The private picture of a hand."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from bot.text.voice import LANGUAGES
from engine.games.kings.pieces import Card
from engine.games.kings.state import State
from engine.games.kings.view import view as seen_by
from render.drawing.text import text_width
from render.games.kingdoms.player_pictures import HAND_PICTURE_SIZE
from render.games.kingdoms.sprites.leaders import LeaderSeal
from render.games.kingdoms.sprites.points import PointsChip
from render.games.kingdoms.sprites.tiles import Catastrophe
from render.games.kings.sprites.faces import CardBack, CardFace, EmptyPile
from render.games.kings.tableau import hand
from render.scene import Scene
from render.sprites.cards import Label, Ordinal
from tests.engine.games.kings.positions import position
from tests.render.games.kings.finding import look
from tests.support.scenes import items_of, of_kind, texts

STATE = replace(
    position("$Ak", hands={"archer": "settlement 2 market temple 4 farm", "lion": "8 temple"}),
    banked=((2, 1, 0, 3, 1), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
    tops=(Card.MARKET, None, None, None),
)


def shown(seat: int = 0, language: str = "en", state: State = STATE) -> Scene:
    return hand(seen_by(state, seat), look(language))


def test_cards_lie_in_a_row_in_the_order_of_colours() -> None:
    cards = [item for item in items_of(shown(), CardFace) if item.y < 200]
    assert [getattr(item.sprite, "sphere", -1) for item in cards] == [3, 2, 2, 0, 1, 1, 1, 1]
    assert all(left.x + 116 < right.x for left, right in pairwise(cards))


def test_leaders_on_the_table_are_only_rings() -> None:
    assert [seal.sphere for seal in of_kind(shown(), LeaderSeal) if seal.is_home] == [2, 0, 1]
    assert [seal for seal in of_kind(shown(), LeaderSeal) if not seal.is_home] == [LeaderSeal(3, "S", False, 29)]


def test_the_catastrophe_is_there_until_it_is_played() -> None:
    assert of_kind(shown(), Catastrophe) == [Catastrophe(80, False)]
    assert of_kind(shown(state=replace(STATE, catastrophes=(0, 1, 1, 1))), Catastrophe) == [Catastrophe(80, True)]


def test_of_the_pile_only_the_top_card_is_seen() -> None:
    scene = shown()
    (top,) = [face for face in of_kind(scene, CardFace) if face.width < 100]
    assert top == CardFace(2, "M", width=92)
    assert "× 7" in texts(scene)
    assert of_kind(scene, PointsChip) == []
    assert of_kind(shown(1), EmptyPile) == [EmptyPile(92, 90)]


def test_below_the_top_card_of_a_pile_lie_as_many_backs_as_there_is_room_for() -> None:
    assert len(of_kind(shown(), CardBack)) == 6
    assert of_kind(shown(1), CardBack) == []
    many = replace(STATE, banked=((40, 0, 0, 0, 0), *STATE.banked[1:]))
    for language in LANGUAGES:
        backs = items_of(shown(0, language, many), CardBack)
        assert 4 < len(backs) < 39
        assert all(0 < back.x < HAND_PICTURE_SIZE[0] - 92 for back in backs)


def test_an_open_pile_shows_points_and_the_weakest_colour() -> None:
    chips = of_kind(shown(state=replace(STATE, open_piles=True)), PointsChip)
    assert [(chip.sphere, chip.count, chip.is_weakest) for chip in chips] == [
        (3, 2, False), (2, 1, False), (0, 0, True), (1, 3, False),
    ]  # fmt: skip


def test_nothing_of_others_is_in_it() -> None:
    other = replace(STATE, hands=(STATE.hands[0], (0, 8, 0, 0), *STATE.hands[2:]))
    assert shown(state=other) == shown()


def test_hebrew_is_the_mirror_image_and_numbers_follow_reading() -> None:
    for language, numbers in (("en", [*range(1, 9)]), ("he", [*range(8, 0, -1)])):
        ordinals = sorted(items_of(shown(0, language), Ordinal), key=lambda item: item.x)
        assert [getattr(item.sprite, "number", 0) for item in ordinals] == numbers
    left, right = ([item.x for item in items_of(shown(0, language), LeaderSeal)] for language in ("en", "he"))
    assert left == sorted(left)
    assert right == sorted(right, reverse=True)


def test_the_alternative_text_describes_the_owners_hand() -> None:
    told = shown().alt
    assert told.startswith("Your hand: 1 settlement, 2 markets, 1 temple and 4 farms.")
    assert told.endswith("Victory pile: 7 cards, on top: market.")
    assert "no cards" in shown(2).alt


@pytest.mark.parametrize("language", ["en", "cs", "fi", "he"])
def test_terms_are_never_cut(language: str) -> None:
    assert not [label for label in of_kind(shown(0, language), Label) if "…" in label.text]


@pytest.mark.parametrize("language", ["en", "cs", "fi", "he"])
def test_words_below_the_cards_keep_apart(language: str) -> None:
    state = position("$Ak", hands={"archer": "8 market"})
    below = sorted(
        (item for item in items_of(shown(0, language, state), Label) if item.y == 252), key=lambda one: one.x
    )
    labels = [item.sprite for item in below if isinstance(item.sprite, Label)]
    widest = max(text_width(label.text, label.size, label.weight) for label in labels)
    assert all(right.x - left.x - widest >= 24 for left, right in pairwise(below))
