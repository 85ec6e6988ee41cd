"""The opponent's board and the score sheet."""

import pytest

from engine.games.wayfarers.components.tables import RIVAL_BOARDS, TILES
from engine.games.wayfarers.state import RIVAL, State
from render.drawing.text import HALF_CAPITAL_HEIGHT, HEAVY, text_width
from render.games.wayfarers import board, describe, extra_names, extra_picture, further_boards, poster, sheet
from render.games.wayfarers.board.blocks import block_rects
from render.games.wayfarers.board.sky import pile_corner
from render.games.wayfarers.rival import NARROW_OUTLOOK
from render.games.wayfarers.setting import SIZE, mark_of
from render.games.wayfarers.sprites.cards.offers import Offer
from render.games.wayfarers.sprites.marks import RivalsNextCardFrame
from render.games.wayfarers.sprites.pieces import PlayersBadge
from render.games.wayfarers.sprites.places.journal import JournalNode
from render.games.wayfarers.sprites.places.piles import TilePile
from render.games.wayfarers.sprites.places.plates import CountPlate
from render.games.wayfarers.sprites.places.rival import (
    PathCell,
    ResourceRing,
    RivalPortrait,
    SchemeCard,
    SchemeDeck,
    SearchOrder,
)
from render.games.wayfarers.sprites.tokens import Token, TokenSign
from render.games.wayfarers.sprites.views.people import RIVAL_VIEWS
from render.sprites.cards import WinnerGround, Wreath
from render.sprites.poster import OutlinedText
from tests.engine.games.wayfarers.playing import GAME
from tests.engine.games.wayfarers.positions import begin, with_player, with_rival, with_table
from tests.render.games.test_legible import held, measured
from tests.render.games.wayfarers.finding import look, played, public
from tests.support.require import require
from tests.support.scenes import items_of, of_kind, texts
from tests.support.scenes import look as speaking

SPOKEN = speaking("en", game="wayfarers")
STATE = with_rival(begin(1), tiles=("UL1", "US1", "UX7"), filled=5, spot=3, opened=("C1", "C4"), comets=4)


def test_only_a_table_of_one_has_an_opponents_board() -> None:
    assert extra_names(public(begin())) == ()
    assert extra_picture(public(begin()), look(), "rival") is None
    assert extra_names(public(STATE)) == ("rival",)
    assert extra_picture(public(STATE), look(), "other") is None


def test_the_path_is_covered_from_the_lower_left_on() -> None:
    scene = require(extra_picture(public(STATE), look(), "rival"))
    steps = {(item.y, item.x): item.sprite for item in items_of(scene, PathCell) if isinstance(item.sprite, PathCell)}
    lowest = [steps[place].tile for place in sorted(steps)[-7:]]
    assert lowest == ["UL1", "UL1", "US1", "US1", "UX7", "", ""]


def test_its_schemes_and_its_ring_are_open() -> None:
    scene = require(extra_picture(public(STATE), look(), "rival"))
    assert [plan.card for plan in of_kind(scene, SchemeCard)] == ["C1", "C4"]
    assert [(ring.spot, ring.total) for ring in of_kind(scene, ResourceRing)] == [(3, 3)]


@pytest.mark.parametrize("opened", [(), ("C1",), ("C1", "C4", "C2", "C3")])
def test_the_deck_of_schemes_stands_before_the_open_ones_if_it_has_room(opened: tuple[str, ...]) -> None:
    seen = public(with_rival(begin(1), opened=opened))
    scene = require(extra_picture(seen, look(), "rival"))
    decks, plans = items_of(scene, SchemeDeck), items_of(scene, SchemeCard)
    assert len(plans) == len(opened)
    assert len(decks) == (len(opened) < 2)
    for deck in decks:
        assert isinstance(deck.sprite, SchemeDeck)
        assert deck.sprite.count == seen.schemes
        assert all(deck.x + deck.sprite.box.right <= plan.x for plan in plans)
    assert all(item.x + item.sprite.box.right <= SIZE[0] for item in (*decks, *plans))


def test_its_marker_stands_on_the_journal() -> None:
    journal, _ = further_boards(public(STATE), look(), ())
    assert [scrap.mark for scrap in of_kind(journal, JournalNode) if scrap.mark] == ["crimson"]
    assert {badge.mark for badge in of_kind(journal, PlayersBadge)} == {"crimson", "rival"}


def test_a_game_that_goes_on_has_no_score_sheet() -> None:
    assert sheet(public(begin()), look(), ()) is None


def test_the_score_sheet_has_everybody_with_the_winner_wreathed() -> None:
    for seats in (1, 4):
        final = played(seats)[-1]
        scene = require(sheet(public(final), look(), ()))
        assert len(of_kind(scene, Wreath)) == 1
        assert any("1." in text for text in texts(scene))
        assert scene.size[1] <= 700


def arrows(state: State) -> list[str]:
    """The cards and tiles at which an arrow points on the board."""
    market, _, sky = (board(public(state), look(), ()), *further_boards(public(state), look(), ()))
    found = []
    for scene in (market, sky):
        at = {(item.x, item.y): item.sprite.card for item in items_of(scene, Offer) if isinstance(item.sprite, Offer)}
        at |= {pile_corner(tile): tile for tile in TILES}
        found += [at[item.x, item.y] for item in items_of(scene, RivalsNextCardFrame)]
    return found


def test_before_its_rest_an_arrow_shows_what_it_takes() -> None:
    for opponent, taken in (("space", "S08"), ("townsfolk", "T05"), ("upgrade", "US1")):
        state = with_rival(begin(1, opponent=opponent), opened=("C1", "C2", "C3"))
        assert arrows(state) == [taken]
        own = require(extra_picture(public(state), look(), "rival"))
        assert [offer.card for offer in of_kind(own, Offer)] + [pile.tile for pile in of_kind(own, TilePile)] == [taken]
        assert all(pile.name == taken for pile in of_kind(own, TilePile))
        shown = [item for item in own.items if isinstance(item.sprite, Offer | TilePile)]
        held(glyph for item in shown for glyph in measured(item.sprite, own.size[0])[0])
        middle = NARROW_OUTLOOK[0] + NARROW_OUTLOOK[2] / 2
        assert all(item.x + (item.sprite.box.right - 1) / 2 == pytest.approx(middle) for item in shown)
        assert f"picture-next: {taken}" in describe(public(state), look())
        assert "picture-looks" not in texts(own)


def test_before_a_scheme_card_no_arrow_but_the_order_in_which_it_looks() -> None:
    assert arrows(STATE) == []
    own = require(extra_picture(public(STATE), look(), "rival"))
    assert not of_kind(own, Offer)
    assert "picture-looks" in texts(own)
    lines = [line for line in describe(public(STATE), SPOKEN) if line.startswith("Its order")]
    assert [line.partition("silver ")[2] for line in lines] == [
        "0: slots 1, 2, 3 and 4; inspiration 2, 1, 4 and 3; rows water, land, townsfolk and space.",
        "1: slots 2, 3, 4 and 1; inspiration 1, 4, 3 and 2; rows water, land, townsfolk and space.",
        "2: slots 3, 2, 1 and 4; inspiration 1, 4, 3 and 2; rows land, townsfolk, space and water.",
    ]


def test_while_it_rests_the_order_in_which_it_looks_is_one() -> None:
    state = with_rival(begin(1, opponent="journal"), opened=("C1", "C2", "C3"))
    lines = [line for line in describe(public(state), SPOKEN) if line.startswith("Its order")]
    order = "slots 1, 2, 3 and 4; inspiration 3, 2, 1 and 4; rows space, water, land and townsfolk."
    assert lines == [f"Its order: {order}"]


def test_nothing_is_told_of_an_opponent_that_is_not_there_or_after_the_end() -> None:
    for state in (begin(), played(1)[-1]):
        lines = describe(public(state), look())
        assert not arrows(state)
        assert not [line for line in lines if line.startswith(("picture-next", "picture-alt-looks"))]


def test_its_cards_and_tiles_say_what_they_are_worth() -> None:
    state = with_rival(STATE, cards=("L05", "L26", "S08", "T05", "I02"))
    scene = require(extra_picture(public(state), look(), "rival"))
    worth = {count.token.sign: count.points for count in of_kind(scene, CountPlate) if count.points >= 0}
    assert worth == {
        "card-land": 4, "card-water": 0, "card-space": 3, "card-townsfolk": 1, "card-inspiration": 4,
        "tile-any": sum(TILES[tile].vp for tile in ("UL1", "US1", "UX7")),
    }  # fmt: skip


def test_the_winner_is_wreathed_and_the_last_mover_marked_at_the_foot() -> None:
    final = played(1)[-1]
    result = require(GAME.result(final))
    scene, first = board(public(final), look(), ()), block_rects(2)[0]
    (wreath,) = items_of(scene, Wreath)
    assert [item.x for item in items_of(scene, WinnerGround)] == [first[0]]
    (won,) = (one.sprite for one in items_of(scene, PlayersBadge) if (one.x, one.y) == (wreath.x, wreath.y))
    assert isinstance(won, PlayersBadge)
    assert won == PlayersBadge(mark_of(public(final), 0 if result.ranks[0] == 1 else RIVAL), won.radius)


def test_the_opponents_points_for_all_cards_are_called_so_on_the_sheet() -> None:
    alone, two = (sheet(public(played(seats)[-1]), look(), ()) for seats in (1, 2))
    assert alone is not None
    assert texts(alone).count("picture-cards") == 1
    assert texts(alone).count("–") == 4
    assert not {"picture-cards", "–"} & set(texts(require(two)))


def test_in_a_tie_both_are_first_on_the_sheet() -> None:
    state = with_table(with_rival(begin(1), guilds=(0, 0, 0)), ended=True, agenda=())
    state = with_player(state, guilds=(0, 0, 0), stock=15)
    own = require(GAME.result(state))
    tied = own.rivals[0][0] == own.scores[0][0]
    scene = require(sheet(public(state), look(), ()))
    assert len(of_kind(scene, Wreath)) == (2 if tied else 1)
    assert tied


@pytest.mark.parametrize(("land", "told"), [("", True), ("L01 L02 L03 L04 L05 L06", False)])
def test_the_poster_says_what_decides_a_tie_for_the_win_alone(land: str, told: bool) -> None:
    state = with_table(begin(3), ended=True, agenda=())
    for seat, guilds in enumerate(((0, 0, 1), (0, 1, 0), (1, 0, 0))):
        state = with_player(state, seat, guilds=guilds)
    state = with_player(state, land=land)
    result = require(GAME.result(state))
    shown = " ".join(one.text for one in of_kind(poster(public(state), look(), result, 1), OutlinedText))
    assert ("picture-tie-science" in shown) == told


def test_three_digits_stay_on_their_coin_and_are_legible() -> None:
    ((text, height),), _ = measured(TokenSign(Token("points", 113), 44), SIZE[0])
    held([(text, height)])
    size = height / (2 * HALF_CAPITAL_HEIGHT) * SIZE[0] / 550
    assert text_width(text, size, HEAVY) <= 44 * 1.14


def test_the_order_of_looks_has_no_title_once_there_is_none() -> None:
    titles = [
        texts(scene)
        for table in (STATE, with_table(STATE, ended=True, agenda=()))
        if (scene := extra_picture(public(table), SPOKEN, "rival")) is not None
    ]
    assert ["Search order" in shown for shown in titles] == [True, False]


def test_the_opponent_has_a_face_for_each_thing_that_it_looks_for_and_a_way_of_four_rows() -> None:
    assert {board.focus for board in RIVAL_BOARDS.values()} == RIVAL_VIEWS.keys()
    scene = require(extra_picture(public(STATE), look(), "rival"))
    assert [portrait.focus for portrait in of_kind(scene, RivalPortrait)] == ["space"]
    ways = of_kind(scene, SearchOrder)
    assert [way.colours[0] for way in ways] == ["blue", "blue", "yellow"]
    assert all(len(way.colours) == 4 for way in ways)
