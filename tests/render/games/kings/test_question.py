"""The card of a conflict."""

from msgspec.structs import replace

from engine.games.kings.pieces import Colour
from engine.games.kings.places import PLACE_BY_NAME
from engine.games.kings.state import REVOLT, WAR, Conflict, Side
from engine.games.kings.view import view as seen_by
from render.games.kingdoms.conflict_card import PIECE_WIDTH
from render.games.kingdoms.sprites.leaders import Leader
from render.games.kings.question import question
from render.games.kings.sprites.faces import CardBack, CardFace
from render.scene import Scene
from render.sprites.cards import DecidingRim, Wreath
from tests.engine.games.kings.positions import position
from tests.render.games.kings.finding import look
from tests.support.scenes import items_of, of_kind, texts

STATE = position("$Af T $Lf\nf   f\nf   s", "B")
FIGHT = Conflict(
    WAR, Colour.BLUE, PLACE_BY_NAME["BC"], Side(0, PLACE_BY_NAME["B1"], 2), Side(1, PLACE_BY_NAME["C1"], 1)
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
    assert len(of_kind(scene, CardBack)) == 6
    assert len(of_kind(scene, CardFace)) == 3
    assert {"2 + ?", "1 + ?", "BC", "External", "conflict", "II × III"} <= {*texts(scene)}


def test_added_cards_lie_open_once_they_are_added() -> None:
    scene = card(ATTACKED)
    assert len(of_kind(scene, CardBack)) == 3
    assert of_kind(scene, CardFace) == [CardFace(1, "F", width=PIECE_WIDTH)] * 6
    assert {"5", "1 + ?"} <= {*texts(scene)}


def test_the_winner_has_a_wreath_and_kingdoms_are_named_no_more() -> None:
    scene = card(WON)
    assert len(of_kind(scene, Wreath)) == 1
    assert of_kind(scene, DecidingRim) == []
    assert {"5", "2", "Winner"} <= {*texts(scene)}
    assert "II × III" not in {*texts(scene)}


def test_temples_count_in_a_revolt() -> None:
    scene = card(replace(FIGHT, kind=REVOLT, colour=Colour.GREEN))
    assert {face.sphere for face in of_kind(scene, CardFace)} == {0}
    assert {leader.sphere for leader in of_kind(scene, Leader)} == {2}
    assert scene.alt == "Internal conflict of the traders: Žofie Řeháčková 2, Ilmari 1."


def test_the_attacker_is_where_reading_begins() -> None:
    for language, first in (("en", "archer"), ("he", "lion")):
        leaders = sorted(items_of(card(FIGHT, language), Leader), key=lambda item: item.x)
        assert getattr(leaders[0].sprite, "dynasty", "") == first
    assert "III × II" in {*texts(card(FIGHT, "he"))}
