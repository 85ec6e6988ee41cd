"""The panel beside the table."""

import pytest
from msgspec.structs import replace

from engine.game import Event
from engine.games.kings.pieces import Card, Colour
from engine.games.kings.state import Point, State
from engine.games.kings.view import view as seen_by
from render.games.kingdoms.side_panel import PANEL_RECT, block_rects
from render.games.kingdoms.sprites.leaders import DynastyEmblem, LeaderSeal
from render.games.kingdoms.sprites.points import PointsChip
from render.games.kingdoms.sprites.tiles import Catastrophe, Treasure
from render.games.kings.panel import letters, panel_items
from render.games.kings.setting import SIZE
from render.games.kings.sprites.faces import CardBack, CardFace, EmptyPile
from render.games.kings.sprites.marks import GainLabel
from render.layouts.frame import Frame
from render.scene import Scene
from render.sprites.cards import ActionPip, DecidingRim, Label, WinnerGround, Wreath
from tests.engine.games.kings.positions import position
from tests.render.games.kings.finding import look, public, scene_of
from tests.support.scenes import NAMES, event, items_of, of_kind, texts

PILES = ((1, 2, 3, 4, 0), (4, 4, 4, 2, 0), (9, 9, 0, 9, 1), (4, 4, 2, 4, 0))
STATE = replace(
    position("$Ak", hands={"archer": "8 farm", "lion": "7 temple"}),
    banked=PILES,
    tops=(Card.FARM, Card.TREASURE, None, Card.SETTLEMENT),
    catastrophes=(1, 0, 1, 1),
)


def panel(
    state: State = STATE, language: str = "en", names: tuple[str, ...] = NAMES, recent: tuple[Event, ...] = ()
) -> Scene:
    frame = Frame(SIZE[0], language == "he")
    return scene_of(panel_items(public(state), look(language, names), frame, recent))


def test_everybody_has_a_name_an_emblem_and_four_seals() -> None:
    scene = panel()
    assert [emblem.dynasty for emblem in of_kind(scene, DynastyEmblem)] == ["archer", "lion", "bull", "vase"]
    assert {"Ilmari", "נועה", "Bo"} <= set(texts(scene))
    assert [seal for seal in of_kind(scene, LeaderSeal) if not seal.is_home] == [LeaderSeal(3, "S", False, 15.0)]


def test_hands_and_catastrophes_are_counted() -> None:
    scene = panel()
    assert {"8", "7", "0"} <= set(texts(scene))
    assert [sprite.is_mark for sprite in of_kind(scene, Catastrophe)] == [False, True, False, False]


def test_of_a_closed_pile_only_the_top_card_and_the_number_are_seen() -> None:
    scene = panel()
    assert of_kind(scene, PointsChip) == []
    assert of_kind(scene, CardFace) == [
        CardFace(1, "", False, width=40), CardFace(0, "", False, True, 40), CardFace(3, "", False, width=40),
    ]  # fmt: skip
    assert [empty.width for empty in of_kind(scene, EmptyPile)] == [40]
    assert {"× 10", "× 14", "× 28"} <= set(texts(scene))
    own = scene_of(panel_items(seen_by(STATE, 0), look(), Frame(SIZE[0], False)))
    assert own.items == scene.items


def test_open_piles_are_shown() -> None:
    scene = panel(replace(STATE, open_piles=True))
    assert [(chip.sphere, chip.count) for chip in of_kind(scene, PointsChip)][:4] == [(3, 1), (2, 2), (0, 3), (1, 4)]
    assert len(of_kind(scene, Treasure)) == 5
    assert of_kind(scene, CardFace) == []


def test_the_decider_glows_and_actions_left_are_full_pips() -> None:
    scene = panel(replace(STATE, turn=2, actions=1))
    (glow,) = items_of(scene, DecidingRim)
    assert (glow.x, glow.y) == block_rects(4)[2][:2]
    assert of_kind(scene, ActionPip) == [ActionPip(True), ActionPip(False)]
    asked = panel(replace(STATE, turn=2, agenda=(Point(3, Colour.RED, "card"),)))
    assert [(item.x, item.y) for item in items_of(asked, DecidingRim)] == [block_rects(4)[3][:2]]


def test_the_winner_wears_a_wreath_and_everybody_has_a_rank_when_the_game_is_over() -> None:
    scene = panel(replace(STATE, ended="cards", agenda=()))
    assert [word for word in texts(scene) if word.endswith(".")] == ["4.", "3."]
    assert len(of_kind(scene, Wreath)) == len(of_kind(scene, WinnerGround)) == 2
    assert [one.dynasty for one in of_kind(scene, DynastyEmblem)] == ["archer", "lion", "bull", "vase"]
    tops = [item.y for item in items_of(scene, DynastyEmblem)]
    assert max(tops[1], tops[3]) < tops[2] < tops[0]
    assert of_kind(scene, DecidingRim) == []
    assert of_kind(scene, ActionPip) == []


def test_piles_that_have_just_grown_are_marked() -> None:
    recent = (event("point", colour="red"), event("cards-taken", card="temple", count=3, places=()))
    assert of_kind(panel(), GainLabel) == []
    (gain,) = items_of(panel(recent=recent), GainLabel)
    _, top, _, height = block_rects(4)[0]
    assert gain.sprite == GainLabel(4)
    assert top < gain.y < top + height


def test_deck_and_treasures_are_counted_below() -> None:
    scene = panel()
    assert of_kind(scene, CardBack)[-1] == CardBack(22, 3)
    assert [word for word in texts(scene) if word.isdecimal()][-2:] == [str(len(STATE.deck)), "8"]


def test_the_meanings_of_letters_are_left_to_the_message() -> None:
    for language, word in (("fi", "kauppapaikka"), ("cs", "obchodník")):
        for seats in (2, 3):
            assert word in letters(public(position("$", seats=seats)), look(language))


@pytest.mark.parametrize("seats", [2, 3])
def test_the_fewer_play_the_larger_names_and_numbers_are(seats: int) -> None:
    names, counts = [], []
    for count in (seats, seats + 1):
        shown = [item.sprite for item in items_of(panel(position("$", seats=count), names=("Ann",) * count), Label)]
        names.append(min(one.size for one in shown if isinstance(one, Label) and one.text == "Ann"))
        counts.append(min(one.size for one in shown if isinstance(one, Label) and one.text == "× 0"))
    assert names[0] > names[1] >= 30
    assert counts[0] > counts[1] >= 30


def test_hebrew_is_the_mirror_image() -> None:
    for ltr, rtl in zip(items_of(panel(), DynastyEmblem), items_of(panel(language="he"), DynastyEmblem), strict=True):
        assert (ltr.x + rtl.x, ltr.y) == (SIZE[0], rtl.y)


@pytest.mark.parametrize("language", ["en", "cs", "fi", "he"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_text_stays_within_the_panel(language: str, seats: int) -> None:
    names = ("Maximiliánka Nejneobhospodařovávatelnější", "W" * 32, "Jean-Luc van der Bommel", "i")
    state = position("$", seats=seats)
    left = PANEL_RECT[0] if language != "he" else SIZE[0] - PANEL_RECT[0] - PANEL_RECT[2]
    for item in items_of(panel(state, language, names), Label):
        assert isinstance(item.sprite, Label)
        width = item.sprite.width
        start = item.x - width * (item.sprite.align + 1) / 2
        assert left <= start
        assert start + width <= left + PANEL_RECT[2]
