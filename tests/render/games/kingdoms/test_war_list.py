"""Beside the board stand the wars that are chosen from: who would fight, how strong, for how much."""

import pytest
from msgspec.structs import replace

from bot.text.voice import LANGUAGES
from engine.games.kings.play import Kings
from engine.games.tigris.places import CELL_BY_NAME
from engine.games.tigris.play import Tigris
from engine.games.tigris.state import Act, State, Wars
from render.context import PictureContext
from render.games.kingdoms.side_panel import PANEL_RECT
from render.games.kingdoms.sprites.leaders import DynastyEmblem, Leader
from render.games.kingdoms.sprites.tiles import Tile
from render.games.kingdoms.war_list import BACK_WIDTH, PossibleWar, WarSide, war_block_items
from render.games.kings.board import targets as table_targets
from render.games.kings.sprites.faces import CardBack
from render.games.tigris.board import targets as land_targets
from render.games.tigris.sprites.tiles import TileBack
from render.layouts.frame import Frame
from render.scene import Item, Scene
from render.sprites.cards import Label, Plate
from tests.engine.games.kings.test_war import TWO_WARS, joined
from tests.engine.games.tigris.positions import position
from tests.render.games.kings.finding import look as kings_look
from tests.render.games.test_legible import held, written
from tests.support.require import require
from tests.support.scenes import look

LANDS = {
    2: "Ak At s  t  s  Bt Bk\n.. m  m  .. m  t  ..",
    3: "Af Ak m  t  s  Bk Bf\nAt s  m  .. m  f  Bt",
    4: "Af Ak m  t  s  Bk Bf\nAt s  m  .. m  t  Bt\nt  Ap t  .. t  t  Bp",
}


def waging(wars: int) -> State:
    """So many wars, of which the archer, who is to move, chooses one."""
    state = position(LANDS[wars], "F5", hands={"archer": "2 market settlement", "bull": "6 farm"})
    return replace(state, board=replace(state.board, covered=CELL_BY_NAME["I5"]), agenda=(Wars(), Act()))


def drawn(context: PictureContext, wars: int, seat: int | None = 0) -> Scene:
    words = ("trader", "king", "farmer", "priest")[:wars]
    return require(land_targets(Tigris().view(waging(wars), seat), context, words))


def beside(scene: Scene, context: PictureContext) -> list[Item]:
    """What lies on the panel, from top to bottom."""
    x, _, width, _ = Frame(scene.size[0], context.rtl).place_card(PANEL_RECT)
    return sorted((item for item in scene.items if x <= item.x <= x + width), key=lambda item: item.y)


def said(scene: Scene, context: PictureContext) -> list[str]:
    return [item.sprite.text for item in beside(scene, context) if isinstance(item.sprite, Label)]


def test_each_side_has_its_strength_what_it_would_gain_and_what_may_be_added() -> None:
    context = look()
    words = said(drawn(context, 2), context)
    assert words[:4] == ["trader", context.say("picture-attacker"), "2+?", "Žofie"]
    assert words[4:7] == ["3", "2", "+2"]
    assert words[7:10] == [context.say("picture-defender"), "1+?", context.name(1, "bull")]
    assert words[10:13] == ["6", "+3", "king"]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_only_the_readers_own_pieces_are_described(seat: int | None) -> None:
    """An onlooker reads how many pieces are in each hand, as beside the usual board."""
    scene = drawn(look(), 2, seat)
    items = beside(scene, look())
    assert len([item for item in items if isinstance(item.sprite, TileBack) and item.sprite.size == BACK_WIDTH]) == 4
    tiles = [item for item in items if isinstance(item.sprite, Tile)]
    assert len(tiles) == (0 if seat is None else 2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wars", LANDS)
def test_blocks_stay_on_the_panel_and_can_be_read(wars: int, language: str) -> None:
    context = look(language)
    scene = drawn(context, wars)
    items = beside(scene, context)
    held(written(items))
    _, y, _, height = PANEL_RECT
    plates = [item for item in items if isinstance(item.sprite, Plate)]
    assert len(plates) == wars
    for item, plate in ((item, item.sprite) for item in plates if isinstance(item.sprite, Plate)):
        assert y <= item.y
        assert item.y + plate.height <= y + height
    assert len([item for item in items if isinstance(item.sprite, DynastyEmblem | Leader)]) == 2 * wars


@pytest.mark.parametrize("strength", [5, 12])
@pytest.mark.parametrize("gains", [3, 13])
def test_strength_and_gain_keep_apart(strength: int, gains: int) -> None:
    foe = WarSide("archer", "Bo", strength, gains, 6, None)
    blocks = [
        *war_block_items(Frame(1100, False), look(), [PossibleWar(0, "king", (foe, foe))] * 4, TileBack(BACK_WIDTH))
    ]
    held(written(blocks))
    words = {label.text: (item.x, label.width) for item in blocks if isinstance(label := item.sprite, Label)}
    (first, width), (second, _) = words[f"{strength}+?"], words[f"+{gains}"]
    assert first + width + 3.9 <= second


def test_wars_between_rows_of_cards_have_blocks_too() -> None:
    context = kings_look()
    scene = require(table_targets(Kings().view(joined(TWO_WARS), 0), context, ("king", "trader")))
    words = said(scene, context)
    assert words.index("king") < words.index("trader")
    assert words.count("1+?") == 4
    assert len([item for item in beside(scene, context) if isinstance(item.sprite, CardBack)]) == 4
