"""The card of a conflict."""

from msgspec.structs import replace

from engine.games.tigris.pieces import Sphere
from engine.games.tigris.places import CELL_BY_NAME
from engine.games.tigris.state import REVOLT, WAR, Conflict, Side
from engine.games.tigris.view import view as seen_by
from render.games.kingdoms.conflict_card import CONFLICT_SIZE
from render.games.kingdoms.sprites.leaders import Leader
from render.games.kingdoms.sprites.tiles import Tile
from render.games.tigris.question import question
from render.games.tigris.sprites.tiles import TileBack
from render.scene import Scene
from render.sprites.cards import DecidingRim, Label, Wreath
from tests.engine.games.tigris.positions import position
from tests.support.scenes import items_of, look, of_kind, texts

STATE = position("Ak s  s  .. Bk", "F8")
FIGHT = Conflict(
    WAR, Sphere.BLACK, CELL_BY_NAME["I8"], Side(0, CELL_BY_NAME["F8"], 2, 0), Side(1, CELL_BY_NAME["J8"], 0, 0)
)
ATTACKED = replace(FIGHT, attacker=replace(FIGHT.attacker, added=3, committed=True))
WON = replace(ATTACKED, defender=replace(FIGHT.defender, added=1, committed=True), winner=0)


def card(fight: Conflict | None, language: str = "en") -> Scene:
    scene = question(seen_by(replace(STATE, conflict=fight), None), look(language))
    assert scene is not None
    return scene


def test_there_is_no_card_without_a_conflict() -> None:
    assert question(seen_by(STATE, None), look()) is None


def test_before_anybody_adds_both_rows_from_the_hand_are_shadows() -> None:
    scene = card(FIGHT)
    assert len(of_kind(scene, TileBack)) == 6
    assert len(of_kind(scene, Tile)) == 2
    assert {"2 + ?", "0 + ?", "I8", "War"} <= {*texts(scene)}


def test_added_tiles_lie_open_once_they_are_added() -> None:
    scene = card(ATTACKED)
    assert len(of_kind(scene, TileBack)) == 3
    assert len(of_kind(scene, Tile)) == 5
    assert {"5", "0 + ?"} <= {*texts(scene)}
    assert of_kind(scene, Wreath) == []
    assert of_kind(scene, DecidingRim) == []


def test_the_winner_has_a_wreath_and_nobody_a_rim() -> None:
    (wreath,) = items_of(card(WON), Wreath)
    assert wreath.x < CONFLICT_SIZE[0] / 2
    assert of_kind(card(WON), DecidingRim) == []
    assert {"5", "1", "Winner"} <= {*texts(card(WON))}
    (told,) = [item for item in items_of(card(WON), Label) if getattr(item.sprite, "text", "") == "Winner"]
    assert told.x < CONFLICT_SIZE[0] / 2
    assert "Winner" not in {*texts(card(ATTACKED))}


def test_temples_support_in_a_revolt() -> None:
    revolt = replace(FIGHT, kind=REVOLT, sphere=Sphere.GREEN)
    scene = card(revolt)
    assert {tile.sphere for tile in of_kind(scene, Tile)} == {Sphere.RED}
    assert {leader.sphere for leader in of_kind(scene, Leader)} == {Sphere.GREEN}
    assert "Revolt" in scene.alt


def test_the_attacker_is_where_reading_begins() -> None:
    for language, first in (("en", "archer"), ("he", "bull")):
        leaders = sorted(items_of(card(FIGHT, language), Leader), key=lambda item: item.x)
        assert isinstance(leaders[0].sprite, Leader)
        assert leaders[0].sprite.dynasty == first


def test_a_war_names_both_kingdoms_as_the_board_does() -> None:
    assert "I × II" in {*texts(card(FIGHT))}
    assert "II × I" in {*texts(card(FIGHT, "he"))}
    assert "I × II" not in {*texts(card(WON))}


def test_many_tiles_stay_on_their_tray() -> None:
    crowd = replace(FIGHT, attacker=replace(FIGHT.attacker, on_board=30))
    tiles = items_of(card(crowd), Tile)
    assert len(tiles) == 30
    assert max(item.x for item in tiles) + 60 <= 464
