"""The opponent's board and the score sheet."""

from engine.wayfarers.tables import TILES
from render.games.wayfarers import board, described, extra, names, sheet
from render.games.wayfarers.footer import block
from render.games.wayfarers.rival import laid, path_cells
from render.games.wayfarers.sprites.faces import Face
from render.games.wayfarers.sprites.marks import Wanted
from render.games.wayfarers.sprites.pieces import Pin
from render.games.wayfarers.sprites.plates import Count
from render.games.wayfarers.sprites.rival import Plan, Ring, Step
from render.games.wayfarers.wanted import wanted
from render.sprites.cards import Glow
from tests.engine.wayfarers.playing import GAME
from tests.engine.wayfarers.positions import begin, with_player, with_rival, with_table
from tests.render.games.wayfarers.finding import look, played, public
from tests.support.scenes import items_of, of_kind, texts

STATE = with_rival(begin(1), tiles=("UL1", "US1", "UX7"), filled=5, spot=3, opened=("C1", "C4"), comets=4)


def test_only_a_table_of_one_has_an_opponents_board() -> None:
    assert names(public(begin())) == ()
    assert extra(public(begin()), look(), "rival") is None
    assert names(public(STATE)) == ("rival",)
    assert extra(public(STATE), look(), "other") is None


def test_the_path_is_covered_from_the_lower_left_on() -> None:
    scene = extra(public(STATE), look(), "rival")
    assert scene is not None
    steps = of_kind(scene, Step)
    assert [step.tile for step in steps[:6]] == ["UL1", "UL1", "US1", "US1", "UX7", ""]
    assert path_cells()[:8] == ((1, 3), (2, 3), (3, 3), (4, 3), (5, 3), (6, 3), (7, 3), (7, 2))


def test_a_tile_without_room_lies_beside() -> None:
    rival = with_rival(STATE, tiles=("UL1",) * 10 + ("UW1", "UB1")).table.rival
    assert rival is not None
    assert len(laid(rival)) == 21
    assert laid(rival)[-1] == "UB1"
    assert TILES["UW1"].width == 2


def test_its_schemes_and_its_ring_are_open() -> None:
    scene = extra(public(STATE), look(), "rival")
    assert scene is not None
    assert [plan.card for plan in of_kind(scene, Plan)] == ["C1", "C4"]
    assert [(ring.spot, ring.total) for ring in of_kind(scene, Ring)] == [(3, 3)]


def test_its_marker_stands_on_the_journal() -> None:
    assert {pin.mark for pin in of_kind(board(public(STATE), look(), ()), Pin)} == {"crimson", "rival"}


def test_a_game_that_goes_on_has_no_score_sheet() -> None:
    assert sheet(public(begin()), look(), ()) is None


def test_the_score_sheet_has_everybody_with_the_winner_ringed() -> None:
    for seats in (1, 4):
        final = played(seats)[-1]
        scene = sheet(public(final), look(), ())
        assert scene is not None
        assert len(of_kind(scene, Glow)) == 1
        assert any("1." in text for text in texts(scene))
        assert scene.size[1] <= 700


def test_an_arrow_on_the_board_shows_the_card_of_each_kind_that_it_would_take() -> None:
    scene = board(public(STATE), look(), ())
    framed = {(item.x, item.y): item.sprite for item in items_of(scene, Wanted)}
    at = {(item.x, item.y): item.sprite.card for item in items_of(scene, Face) if isinstance(item.sprite, Face)}
    assert sorted(at[place] for place in framed) == sorted(wanted(public(STATE)))
    assert len(framed) == 5
    assert {sprite.edge for sprite in framed.values() if isinstance(sprite, Wanted)} == {"top", "bottom", "side"}
    own = extra(public(STATE), look(), "rival")
    assert own is not None
    assert {face.card for face in of_kind(own, Face)} == {*wanted(public(STATE))}
    assert any(all(card in line for card in wanted(public(STATE))) for line in described(public(STATE), look()))


def test_nothing_is_wanted_without_an_opponent_or_after_the_end() -> None:
    assert wanted(public(begin())) == wanted(public(played(1)[-1])) == ()


def test_its_cards_and_tiles_say_what_they_are_worth() -> None:
    state = with_rival(STATE, cards=("L05", "L26", "S08", "T05", "I02"))
    scene = extra(public(state), look(), "rival")
    assert scene is not None
    worth = {count.token.sign: count.points for count in of_kind(scene, Count) if count.points >= 0}
    assert worth == {
        "card-land": 4, "card-water": 0, "card-space": 3, "card-townsfolk": 1, "card-inspiration": 4,
        "tile-any": sum(TILES[tile].vp for tile in ("UL1", "US1", "UX7")),
    }  # fmt: skip


def test_who_has_won_is_ringed_at_the_foot_whoever_moved_last() -> None:
    final = played(1)[-1]
    result = GAME.result(final)
    assert result is not None
    glows = [item.x for item in items_of(board(public(final), look(), ()), Glow)]
    assert glows == [block(result.ranks[0] - 1, 2)[0]]


def test_the_opponents_points_for_all_cards_are_called_so_on_the_sheet() -> None:
    alone, two = (sheet(public(played(seats)[-1]), look(), ()) for seats in (1, 2))
    assert alone is not None
    assert two is not None
    assert texts(alone).count("picture-cards") == 1
    assert texts(alone).count("–") == 2
    assert not {"picture-cards", "–"} & set(texts(two))


def test_in_a_tie_both_are_first_on_the_sheet() -> None:
    state = with_table(with_rival(begin(1), guilds=(0, 0, 0)), ended=True, agenda=())
    state = with_player(state, guilds=(0, 0, 0), stock=15)
    own = GAME.result(state)
    assert own is not None
    tied = own.rivals[0][0] == own.scores[0][0]
    scene = sheet(public(state), look(), ())
    assert scene is not None
    assert len(of_kind(scene, Glow)) == (2 if tied else 1)
    assert tied
