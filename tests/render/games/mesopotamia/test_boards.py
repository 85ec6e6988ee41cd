"""The players' boards, the battle, the score sheet, and the position in words."""

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from bot.text.voice import LANGUAGES
from engine.games.mesopotamia.reading.scoring import points_by_category
from engine.games.mesopotamia.state import Lane, Lose, State
from engine.games.mesopotamia.view import view
from render.drawing.canvas import Ink
from render.drawing.shapes import Shape
from render.games.mesopotamia import board, describe, extra_names, extra_picture, hand, question, sheet, tableau
from render.games.mesopotamia.powers import effect_signs
from render.games.mesopotamia.sprites.duel import UnitCard
from render.games.mesopotamia.sprites.pieces import ArmyPlate, BattleMark, EmpireSeal
from render.games.mesopotamia.sprites.powers import NUMBER
from render.games.mesopotamia.sprites.tablets import LevelWedges
from render.games.mesopotamia.sprites.tokens import LightTag
from render.scene import Scene
from render.sprites.cards import DecidingRim, Label, Wreath
from render.theme import STANDARD
from tests.engine.games.mesopotamia.head_starts import AHEAD, LEVEL
from tests.engine.games.mesopotamia.positions import begun, having, start
from tests.render.games.mesopotamia.finding import crowded, fought, look, public
from tests.render.games.test_legible import Measuring, measured
from tests.support.require import require
from tests.support.scenes import items_of, of_kind, texts


def battle(state: State, language: str = "en") -> Scene:
    return require(question(public(state), look(language)))


def test_there_is_no_card_of_a_battle_without_one() -> None:
    assert question(public(crowded()), look()) is None
    assert extra_names(public(crowded())) == ("boards",)
    assert extra_picture(public(crowded()), look(), "battle") is None


def test_bids_are_words_until_they_are_open() -> None:
    tags = [tag.text for tag in of_kind(battle(fought(crowded(), (True, False))), LightTag)]
    assert tags == ["Sealed bid", "No bid yet"]
    state = fought(crowded())
    opened = replace(state, battle=replace(require(state.battle), bids=((5, 2, 1), (3, 4, 0))))
    assert {"5", "2", "1", "3", "4", "0"} <= {*texts(battle(opened))}


@pytest.mark.parametrize("attacks", [True, False])
def test_a_simple_battle_has_one_bid_and_a_wreath_for_who_has_won(attacks: bool) -> None:
    state = fought(crowded())
    open_bids = replace(require(state.battle), fighters=(), bids=((5, 0, 0), (3, 0, 0)))
    decided = (Lose(attacks), *state.agenda[1:])
    scene = battle(replace(state, config=replace(state.config, combat="simple"), battle=open_bids, agenda=decided))
    said = texts(scene)
    assert said.count("Bid") == 2
    assert said.count("5") == said.count("3") == 1
    assert not {"Strength", "Tactics", "Mobility"} & {*said}
    (wreath,) = items_of(scene, Wreath)
    assert (wreath.x < scene.size[0] / 2) == attacks
    assert items_of(scene, DecidingRim) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_wins_ties_keeps_away_from_the_seal_between_both_sides(language: str) -> None:
    scene = battle(fought(crowded()), language)
    (seal,) = items_of(scene, BattleMark)
    said = look(language).say("picture-ties")
    (ties,) = (item for item in scene.items if isinstance(item.sprite, Label) and item.sprite.text == said)
    assert abs(ties.x - seal.x) >= seal.sprite.box.right + 10


class Noting(Measuring):
    """A canvas that notes how far to the right what is filled reaches, and where signs begin."""

    fills: list[float]
    begins: list[float]

    def fill(self, shape: Shape, ink: Ink, opacity: float = 1) -> None:
        self.fills.append(max(x for part in shape for x, _ in self._to_pixels(part.points)))

    def draw_sign(self, layers: Iterable[tuple[Shape, Ink]], x: float, y: float, size: float) -> None:
        self.begins.append(self._to_pixels([(x - size / 2, y)])[0][0])


def test_spaces_for_bones_end_before_the_kinds_against_which_they_count() -> None:
    card = UnitCard("sumer", "archer", "ar1", ("archer", "1"), ((0, 0, 1), (0, 0, 4), (0, 0, 1)), ("spearman",), 2.6)
    canvas = Noting(card.box, 1, 1)
    canvas.glyphs, canvas.fills, canvas.begins = [], [], []
    card.paint(canvas, STANDARD)
    kind = max(canvas.begins)
    assert max(right for right in canvas.fills if right < kind + 20) < kind - 2


@pytest.mark.parametrize("language", ["en", "he"])
def test_cards_of_a_row_stand_opposite_each_other_as_large_as_they_can_be(language: str) -> None:
    state = fought(crowded())
    lanes = (Lane(("sp1",), ("ar1",)), Lane(("sp2",), ("ri1",)))
    drawn = battle(replace(state, battle=replace(require(state.battle), lanes=lanes)), language)
    cards = sorted(items_of(drawn, UnitCard), key=lambda item: item.x, reverse=language == "he")
    names = [card.sprite.name for card in cards if isinstance(card.sprite, UnitCard)]
    assert names[:4] == ["sp1", "ar1", "sp2", "ri1"]
    assert len({card.y for card in cards}) == 1
    assert sum(card.sprite.box.right for card in cards) > 0.75 * drawn.size[0]
    assert cards[0].x + cards[-1].x + cards[0].sprite.box.right == pytest.approx(drawn.size[0], abs=12)


def test_an_army_without_cards_has_its_half_for_itself() -> None:
    state = fought(crowded())
    assert state.battle is not None
    own = tuple(one for one in state.battle.fighters if one.attacks)
    drawn = battle(replace(state, battle=replace(state.battle, fighters=own, lanes=())))
    (army,) = items_of(drawn, ArmyPlate)
    assert army.x + army.sprite.box.left > drawn.size[0] / 2
    assert all(card.x + card.sprite.box.right < drawn.size[0] / 2 for card in items_of(drawn, UnitCard))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_called_as_the_buttons_call_it(language: str) -> None:
    """Its number stands there alone where letters would be too small."""
    for card in of_kind(battle(fought(crowded()), language), UnitCard):
        assert " ".join(card.title) == look(language).word(card.name)
        assert {text for text, _ in measured(replace(card, zoom=2.6), 1100)[0]} == {*card.title}
        assert {text for text, _ in measured(replace(card, zoom=1.2), 1100)[0]} == {card.title[-1]}


def test_each_card_shows_what_is_printed_and_placed() -> None:
    state = fought(crowded())
    assert state.battle is not None
    first, *rest = state.battle.fighters
    placed = replace(state, battle=replace(state.battle, fighters=(replace(first, placed=(1, 0, 0)), *rest)))
    shown = next(card for card in of_kind(battle(placed), UnitCard) if card.name == first.card)
    printed = state.content.combat[first.card].rows
    assert shown.rows[0] == (printed[0][0], 1, printed[0][1] - 1)
    assert shown.empire == "sumer"


def test_a_battle_without_cards_shows_both_armies() -> None:
    state = fought(crowded())
    plain = replace(state, battle=replace(require(state.battle), fighters=()))
    assert [troop.empire for troop in of_kind(battle(plain), ArmyPlate)] == ["sumer", "babylon"]


def test_a_battle_is_mirrored_for_hebrew() -> None:
    left, right = (battle(fought(crowded()), language) for language in ("en", "he"))
    assert items_of(left, EmpireSeal)[0].x < 550 < items_of(right, EmpireSeal)[0].x


def test_a_board_shows_levels_goods_and_the_backs_of_quests() -> None:
    state = having(begun(), "babylon", goods="3 stone")
    drawn = require(tableau(public(state), look(), 1))
    assert [shown.level for shown in of_kind(drawn, LevelWedges)] == [*state.realms[1].levels]
    assert f"× {state.realms[1].quests}" in texts(drawn)
    assert "3" in texts(drawn)


def test_a_technology_says_in_signs_what_it_does() -> None:
    """All numbers of each empire's card for each action and level, and none besides."""
    content = begun().content
    for (_, _, level), card in content.cards.items():
        shown = sorted(int(what) for kind, what in effect_signs(content, card, level) if kind == NUMBER)
        assert shown == sorted(count for count in card.values.values() if count)


def test_there_is_no_board_of_a_seat_that_there_is_not() -> None:
    assert tableau(public(crowded()), look(), 7) is None


def test_the_boards_of_all_are_one_picture() -> None:
    drawn = require(extra_picture(public(crowded()), look(), "boards"))
    assert [seal.empire for seal in of_kind(drawn, EmpireSeal)] == ["sumer", "babylon"]


def test_scores_are_shown_once_the_game_is_over() -> None:
    assert sheet(public(crowded()), look(), ()) is None
    drawn = require(sheet(public(replace(crowded(), ended="rounds", agenda=())), look(), ()))
    assert len(of_kind(drawn, EmpireSeal)) == 2
    assert drawn.alt.startswith("Final score:")


def test_a_head_start_has_a_column_if_a_player_has_one() -> None:
    for content in (LEVEL, AHEAD):
        over = replace(start("sumer", "mari", content=content.digest), ended="rounds", agenda=())
        drawn = require(sheet(public(over), look(), ()))
        ahead = content.head_start.get(2, {})
        assert ("Head start" in " ".join(texts(drawn))) == bool(ahead)
        shown = texts(drawn)
        for seat, empire in enumerate(("sumer", "mari")):
            assert str(sum(points_by_category(over, seat, ()).values())) in shown
            assert str(ahead.get(empire, 0)) in shown


def test_words_tell_areas_ships_battle_and_players() -> None:
    told = describe(public(fought(crowded(), (True, False))), look())
    whole = "\n".join(told)
    assert "C3: wood, wall of Babylon, Sumer (2 spearmen, ram), Babylon (3 archers, rider)." in told
    assert "Ship of Sumer on C3-C4." in told
    assert "Bid of Žofie Řeháčková: Sealed bid." in told
    assert "event Village with Ancient Wisdom of Sumer, round 4" in whole
    assert "Our own content, not the published cards" in told


def test_every_language_has_words_for_every_picture() -> None:
    state = fought(crowded(), (True, True))
    for language in ("en", "cs", "fi", "he"):
        context = look(language)
        alone = view(state, 0)
        scenes = [board(alone, context, ()), hand(alone, context), question(alone, context), tableau(alone, context, 0)]
        assert not [text for scene in scenes if scene for text in (*texts(scene), scene.alt) if "picture-" in text]
        assert not [line for line in describe(alone, context) if "picture-" in line]
