"""The board's scene."""

import pytest
from msgspec.structs import replace

from engine.chance import Chance
from engine.games.tigris.pieces import Sphere
from engine.games.tigris.places import CELL_BY_NAME, MAPS, cells_of_bits
from engine.games.tigris.play import Tigris
from engine.games.tigris.state import Build, Monument, State
from engine.moves import random_move
from render.context import PictureContext
from render.games.kingdoms.side_panel import PANEL_RECT
from render.games.kingdoms.sprites.fight import StrengthTag
from render.games.kingdoms.sprites.leaders import FighterRing, Leader
from render.games.kingdoms.sprites.outlines import KingdomTag
from render.games.kingdoms.sprites.tiles import Catastrophe, Tile, Treasure
from render.games.tigris.board import board, targets
from render.games.tigris.setting import cell_corner
from render.games.tigris.sprites.land import LandBackdrop
from render.games.tigris.sprites.monuments import Monument as MonumentSprite
from render.games.tigris.sprites.realms import KingdomCellPart, ShadePart
from render.games.tigris.sprites.targets import SelectableCell, SelectableDot, SelectableSquare, SelectableSquareName
from render.games.tigris.sprites.tiles import TileBack, UnificationTile
from render.scene import MAX_ALT_LENGTH, Scene
from tests.engine.games.tigris.positions import play, position
from tests.engine.playouts import playout, tables
from tests.render.games.test_seen import covered
from tests.render.games.tigris.finding import at_corner, bits, in_middle, on
from tests.support.require import require
from tests.support.scenes import items_of, look, of_kind

GAME = Tigris()


def seen(state: State, language: str = "en") -> Scene:
    return board(GAME.view(state, None), look(language), ())


@pytest.mark.parametrize("name", MAPS)
def test_land_is_the_maps(name: str) -> None:
    land = seen(position("..", map_name=name)).backdrop
    assert isinstance(land, LandBackdrop)
    assert len(land.water) == MAPS[name].rivers.bit_count()
    assert len(land.rosette_cells) == MAPS[name].temples.bit_count()


def test_every_tile_lies_on_its_cell() -> None:
    scene = seen(position("t  f\nm  s", "F8"))
    assert on(scene, "F8")[-1] == Tile(Sphere.RED, "T")
    assert on(scene, "G8")[-1] == Tile(Sphere.BLUE, "F")
    assert on(scene, "F9")[-1] == Tile(Sphere.GREEN, "M")
    assert on(scene, "G9")[-1] == Tile(Sphere.BLACK, "S")


def test_letters_are_the_languages() -> None:
    state = position("t  f\nm  s", "F8")
    letters = {language: {tile.letter for tile in of_kind(seen(state, language), Tile)} for language in ("cs", "he")}
    assert letters == {"cs": set("CFTO"), "he": set("מחשה")}


def test_corner_treasures_have_a_halo_and_their_temples_a_rim() -> None:
    scene = seen(position("t$", "B8", lasting=True))
    assert [gem.has_halo for gem in of_kind(scene, Treasure)[:-1]] == [True] * 3
    assert all(tile.is_corner_temple for tile in of_kind(scene, Tile)[:3])
    plain = seen(position("t$", "F3"))
    assert of_kind(plain, Treasure)[0] == Treasure()
    assert of_kind(plain, Tile)[0] == Tile(Sphere.RED, "T")


def test_treasures_leave_the_letters_of_a_monument_free() -> None:
    state = position("x  x\nx  x", "N8", monuments="temple-market=N8")
    with_gems = replace(state.board, treasures=bits("N8", "O8", "N9", "O9"))
    assert covered(seen(replace(state, board=with_gems)), "standard") == []


def test_catastrophes_and_face_down_tiles_are_drawn() -> None:
    scene = seen(position("## x", "F8"))
    assert isinstance(on(scene, "F8")[-1], Catastrophe)
    assert isinstance(on(scene, "G8")[-1], TileBack)


def test_a_treasure_under_a_monument_lies_on_top_of_it() -> None:
    state = position("x$ x\nx  x", "F8")
    monument = Monument((Sphere.RED, Sphere.BLACK), next(iter(cells_of_bits(state.board.flipped))))
    scene = seen(replace(state, board=replace(state.board, monuments=(monument,))))
    (tower,) = items_of(scene, MonumentSprite)
    gem = items_of(scene, Treasure)[0]
    assert tower.sprite == MonumentSprite(Sphere.RED, Sphere.BLACK, ("T", "S"))
    assert scene.items.index(gem) > scene.items.index(tower)
    assert not [sprite for sprite in on(scene, "F8") if isinstance(sprite, TileBack)]


def test_leaders_stand_in_the_middle_of_their_cells() -> None:
    scene = seen(position("Ak t", "F8"))
    assert in_middle(scene, Leader) == ["F8"]
    assert of_kind(scene, Leader) == [Leader("archer", Sphere.BLACK, "S")]


def test_each_kingdom_has_a_numeral_a_colour_and_an_outline() -> None:
    scene = seen(position("Ak t  .. .. Bp t", "F8"))
    assert of_kind(scene, KingdomTag) == [KingdomTag("I", 0), KingdomTag("II", 1)]
    assert {realm.colour for realm in of_kind(scene, KingdomCellPart)} == {0, 1}
    inner = [realm for realm in of_kind(scene, KingdomCellPart) if realm.bits >> 4 & 1]
    assert len(inner) == 4


def test_a_numeral_covers_no_letter_and_no_treasure() -> None:
    played = playout(GAME, tables(GAME).first(4))
    for state in played.states[::25]:
        scene = board(GAME.view(state, None), look(), ())
        tiles = [(item.x + 30, item.y + 30) for item in items_of(scene, Tile)]
        badges = [(item.x + 2, item.y + 2) for item in items_of(scene, Leader)]
        gems = [(item.x - 11, item.y - 11) for item in items_of(scene, Treasure) if item.x < PANEL_RECT[0]]
        for tag in items_of(scene, KingdomTag):
            assert isinstance(tag.sprite, KingdomTag)
            left, right, low = tag.x - tag.sprite.half_width, tag.x + tag.sprite.half_width, tag.y + 13
            assert not [x for x, y in gems if x < right and left < x + 22 and y < low and tag.y - 13 < y + 22]
            over = [x for x, y in (*tiles, *badges) if x < right and left < x + 22 and y < low and tag.y - 13 < y + 24]
            assert not over or tag.sprite.half_width > 17


def test_a_numeral_covers_no_leader_where_another_cell_at_the_upper_edge_has_none() -> None:
    scene = seen(position("Ak t  .. .. Bp\n.. .. .. .. t", "F8"))
    (first, second) = items_of(scene, KingdomTag)
    assert (first.x, first.y) == (
        cell_corner(CELL_BY_NAME["G8"])[0] - 1 + KingdomTag("I", 0).half_width,
        cell_corner(CELL_BY_NAME["G8"])[1] + 1,
    )
    assert (second.x, second.y) == (
        cell_corner(CELL_BY_NAME["J8"])[0] - 1 + KingdomTag("II", 1).half_width,
        cell_corner(CELL_BY_NAME["J8"])[1] - 10,
    )


def test_a_numeral_keeps_clear_of_column_letters_and_of_a_leader_below_an_empty_cell() -> None:
    first_row, lone, below = (
        items_of(seen(position(window, at)), KingdomTag)[0].y
        for window, at in (("Ak t", "F1"), ("Ak\nt", "F8"), ("m\nAk", "F8"))
    )
    assert first_row - 14.4 > 34
    assert lone == cell_corner(CELL_BY_NAME["F8"])[1] - 10
    assert below == cell_corner(CELL_BY_NAME["F8"])[1] + 1


def test_in_a_war_each_side_is_a_kingdom_and_the_joining_tile_is_covered() -> None:
    state = position("Ak t  s  t  Bk", "F8")
    covered = next(iter(cells_of_bits(bits("H8"))))
    scene = seen(replace(state, board=replace(state.board, covered=covered)))
    assert len(of_kind(scene, KingdomTag)) == 2
    assert at_corner(scene, UnificationTile) == ["H8"]
    assert of_kind(scene, UnificationTile) == [UnificationTile(Sphere.BLACK, "S")]


TWO_WARS = """
.. At .. .. .. Bt ..
Ak t  s  .. s  t  Bk
"""


def choosing(*words: str) -> PictureContext:
    """A reader who is offered these words."""
    return replace(look(), choices=tuple(((word,), ()) for word in words))


def test_wars_to_choose_from_show_who_would_fight_and_how_strongly() -> None:
    state = play(position(TWO_WARS, "F4", hands={"archer": "temple"}), "archer tile temple I5").state
    scene = require(targets(GAME.view(state, 0), choosing("trader", "king"), ("trader", "king")))
    assert in_middle(scene, FighterRing) == ["F5", "G4", "K4", "L5"]
    assert sorted(tag.value for tag in of_kind(scene, StrengthTag)) == [0, 0, 1, 1]
    assert len(of_kind(scene, ShadePart)) > 0
    assert scene.alt == "Leaders to choose from: trader and king."
    one = require(targets(GAME.view(state, 0), choosing("king"), ("king",)))
    assert in_middle(one, FighterRing) == ["F5", "L5"]


def test_everybody_sees_the_wars_that_are_chosen_from() -> None:
    state = play(position(TWO_WARS, "F4", hands={"archer": "temple"}), "archer tile temple I5").state
    scene = seen(state)
    assert in_middle(scene, FighterRing) == ["F5", "G4", "K4", "L5"]
    assert len(of_kind(scene, ShadePart)) > 0
    assert "Leaders to choose from: trader and king." in scene.alt


def test_a_leader_to_be_withdrawn_is_ringed_where_it_stands() -> None:
    view = GAME.view(position("Ak t  Ap Bk", "F8"), 0)
    scene = require(targets(view, choosing("king", "priest"), ("king", "priest")))
    assert in_middle(scene, FighterRing) == ["F8", "H8"]
    assert of_kind(scene, ShadePart) == []
    assert targets(view, choosing("king", "trader"), ("king", "trader")) is None, "the trader is at home"
    placing = replace(look(), choices=((("king", "A1"), ()),))
    assert targets(view, placing, ("king",)) is None, "the place is what is chosen"


def test_targets_are_the_cells_among_the_words() -> None:
    view = GAME.view(position("t", "F8"), 0)
    scene = require(targets(view, look(), ("A1", "F8")))
    assert of_kind(scene, SelectableCell) == [SelectableCell("A1"), SelectableCell("F8", has_piece=True)]
    assert "A1" in scene.alt
    assert targets(view, look(), ("temple", "farm")) is None


def played(seed: int, moves: int) -> State:
    chance = Chance(bytes([seed]) * 32)
    stream = chance.stream("moves")
    state = GAME.setup(GAME.marks, {option.name: option.choices[0] for option in GAME.options}, chance)
    for _ in range(moves):
        decision = GAME.decision(state)
        if decision is None:
            break
        state = GAME.play(state, decision.seats[0], random_move(GAME, state, decision.seats[0], stream)).state
    return state


def test_the_boards_scene_does_not_depend_on_what_is_hidden() -> None:
    state = replace(played(1, 70), hands=((6, 0, 0, 0), (0, 6, 0, 0), (0, 0, 6, 0), (0, 0, 0, 6)))
    other = replace(
        state, hands=((1, 2, 3, 0),) * 4, bag=state.bag[::-1], points=((9, 9, 9, 9),) * 4, treasures=(3, 3, 3, 3)
    )
    assert seen(state) == seen(other)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("language", ["en", "cs", "fi", "he"])
def test_scenes_of_played_games_are_whole(seed: int, language: str) -> None:
    for moves in (0, 40, 160):
        scene = seen(played(seed, moves), language)
        assert hash(scene) == hash(replace(scene))
        assert 0 < len(scene.alt) <= MAX_ALT_LENGTH
        assert list(scene.items) == sorted(scene.items, key=lambda item: item.z)


def test_places_of_monuments_are_lit_as_squares() -> None:
    state = position("t  t\nt  t", "F8", agenda=(Build(CELL_BY_NAME["G9"]),))
    scene = require(targets(GAME.view(state, 0), look(), ("F8",)))
    assert at_corner(scene, SelectableSquare) == ["F8"]
    assert [sprite.name for sprite in of_kind(scene, SelectableSquareName)] == ["F8"]
    assert of_kind(scene, SelectableCell) == []


def test_for_who_reads_from_the_right_the_land_makes_room_for_the_panel_and_its_cells_keep_their_order() -> None:
    state = position("t  f", "F8")
    plain, mirrored = seen(state).backdrop, seen(state, "he").backdrop
    assert isinstance(plain, LandBackdrop)
    assert isinstance(mirrored, LandBackdrop)
    assert mirrored.corner[0] > mirrored.cards[0][0] + mirrored.cards[0][2]
    aside = mirrored.corner[0] - plain.corner[0]
    tiles = [[(item.x, item.y) for item in items_of(seen(state, spoken), Tile)][:2] for spoken in ("en", "he")]
    assert tiles[1] == [(x + aside, y) for x, y in tiles[0]]


def test_where_many_cells_may_be_chosen_only_those_on_buttons_have_their_names() -> None:
    words = [name for name in CELL_BY_NAME if name not in ("A1", "B1")]
    view = Tigris().view(position("t", "F8"), None)
    scene = require(targets(view, replace(look(), choices=((("tile", "F", "M10"), ()),)), words))
    assert [target.name for target in of_kind(scene, SelectableCell) if not target.has_piece] == ["M10"]
    assert [target.name for target in of_kind(scene, SelectableCell) if target.has_piece] == [""]
    assert len(of_kind(scene, SelectableDot)) > 100
    every = require(targets(view, replace(look(), choices=tuple((("tile", "F", word), ()) for word in words)), words))
    assert {target.name for target in of_kind(every, SelectableCell)} == {""}
    few = require(targets(view, look(), words[:30]))
    assert of_kind(few, SelectableDot) == []
