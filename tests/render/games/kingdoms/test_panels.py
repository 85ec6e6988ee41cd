"""Parts of which games compose their pictures: panels, scores, letters, tags."""

from itertools import product

import pytest

from engine.games.tigris.places import CELLS
from render.drawing.canvas import Box
from render.drawing.text import BOLD, MEDIUM, text_width
from render.games.kingdoms.score_sheet import count_wild_treasures, rank_pairs, total_points
from render.games.kingdoms.side_panel import PANEL_RECT, block_rects, head_items, letter_legend
from render.games.kingdoms.sprites.fight import StrengthTag, place_strength_tags
from render.games.kingdoms.sprites.leaders import DynastyEmblem
from render.games.kingdoms.symbols import letters_of
from render.games.tigris.setting import LAND_CORNER, cell_middle
from render.kit.names import MIN_SIZE, in_lines
from render.layouts.frame import Frame
from render.sprites.cards import Label
from tests.render.games.test_legible import held, written
from tests.support.scenes import look

TERMS = [(0, "temple", "priest"), (1, "farm", "farmer"), (2, "market", "trader"), (3, "settlement", "king")]


def test_blocks_stay_within_the_panel_for_all_numbers_of_players() -> None:
    for seats in (2, 3, 4):
        assert len(block_rects(seats)) == seats
        assert all(
            top >= PANEL_RECT[1] and top + height < PANEL_RECT[1] + PANEL_RECT[3] - 50
            for _, top, _, height in block_rects(seats)
        )


def test_what_is_left_of_a_long_name_stands_where_a_short_one_does() -> None:
    block = block_rects(4)[0]
    for name in ("Žofie Řeháčková", "Bo"):
        items = {type(item.sprite): item for item in head_items(Frame(1100, False), block, "archer", name, lit=False)}
        emblem, shown = items[DynastyEmblem], items[Label]
        assert isinstance(shown.sprite, Label)
        assert (shown.x, shown.sprite.weight) == (block[0] + 7, BOLD)
        assert emblem.y + 16 < shown.y + 0.35 * MIN_SIZE - 0.92 * MIN_SIZE


def test_computers_keep_away_from_the_rims_of_their_blocks() -> None:
    x, _, width, _ = block = block_rects(4)[0]
    for number in (2, 3, 4):
        name = f"Computer {number}"
        (label,) = (
            item
            for item in head_items(Frame(1100, False), block, "archer", name, lit=True)
            if isinstance(item.sprite, Label)
        )
        assert isinstance(label.sprite, Label)
        assert label.sprite.text == name
        assert label.sprite.size > MIN_SIZE - 0.05
        assert x + 5 <= label.x
        assert label.x + label.sprite.width <= x + width - 5
        held(written([label]))


def test_the_letters_are_said_in_one_line() -> None:
    assert letter_legend(look(), TERMS[:2]) == "T temple, priest · F farm, farmer"


def test_treasures_go_where_the_least_is() -> None:
    assert count_wild_treasures((3, 1, 2, 2), 3) == (0, 2, 1, 0)
    assert total_points((3, 1, 2, 2), 3) == (3, 3, 3, 2)


def test_the_weakest_colour_decides_then_the_next() -> None:
    assert rank_pairs([((4, 4, 4, 4), 0), ((9, 9, 9, 3), 0), ((4, 4, 5, 4), 0)]) == (2, 3, 1)


def test_equal_scores_share_a_rank() -> None:
    assert rank_pairs([((1, 2, 3, 4), 0), ((4, 3, 2, 0), 1), ((0, 0, 0, 0), 0)]) == (1, 1, 3)


def test_letters_are_the_languages() -> None:
    assert letters_of(look("cs")) == ("C", "F", "T", "O")


ROOM = Box(LAND_CORNER[0], 34, LAND_CORNER[0] + 896, 700)
WIDTH = (StrengthTag(3, False), StrengthTag(12, True), StrengthTag(10, False))
PAIRS = list(product(WIDTH, WIDTH))


def apart(spots: list[tuple[float, float]], tags: tuple[StrengthTag, StrengthTag], aside: float, above: float) -> bool:
    """Whether two fighters' tags do not touch."""
    fighters = [(*spot, tag) for spot, tag in zip(spots, tags, strict=True)]
    (ax, ay, a), (bx, by, b) = place_strength_tags(fighters, aside, above, ROOM)
    for x, y, tag in ((ax, ay, a), (bx, by, b)):
        assert ROOM.left <= x + tag.box.left <= x + tag.box.right <= ROOM.right
        assert ROOM.top <= y + tag.box.top <= y + tag.box.bottom <= ROOM.bottom
    across = ax + a.box.right <= bx + b.box.left or bx + b.box.right <= ax + a.box.left
    return across or abs(ay - by) >= a.box.bottom - a.box.top


@pytest.mark.parametrize("tags", PAIRS, ids=str)
def test_tags_never_touch_wherever_two_leaders_fight_on_the_map(tags: tuple[StrengthTag, StrengthTag]) -> None:
    home = CELLS[len(CELLS) // 2]
    assert all(apart([cell_middle(home), cell_middle(other)], tags, 24, 38) for other in CELLS if other != home)
    assert all(apart([cell_middle(other), cell_middle(home)], tags, 24, 38) for other in CELLS if other != home)


def test_a_tag_stands_above_its_leader_on_the_right_where_it_may() -> None:
    (first, second) = place_strength_tags(
        [(100, 100, StrengthTag(1, True)), (300, 100, StrengthTag(2, True))], 24, 38, ROOM
    )
    assert (first[:2], second[:2]) == ((124, 62), (324, 62))


def test_a_tag_stands_beside_its_leader_rather_than_on_another_fighter() -> None:
    (first, second) = place_strength_tags(
        [(100, 200, StrengthTag(1, True)), (142, 144, StrengthTag(2, True))], 24, 38, ROOM
    )
    assert (first[:2], second[:2]) == ((76, 162), (166, 106))


def test_a_tag_stands_below_a_leader_of_the_first_row_and_leaves_the_letter_in_sight() -> None:
    ((x, y, _),) = place_strength_tags([(200, LAND_CORNER[1] + 28, StrengthTag(1, True))], 24, 38, ROOM)
    assert (x, y) == (176, LAND_CORNER[1] + 66)


def test_a_tag_stands_where_it_hides_least_of_other_pieces() -> None:
    def hidden_area(tag: Box) -> float:
        return 400 - tag.left

    ((x, y, _),) = place_strength_tags([(200, 200, StrengthTag(1, True))], 24, 38, ROOM, (), hidden_area)
    assert x > 250
    assert y == 200


def test_names_stand_on_few_lines_are_never_too_small_and_keep_what_tells_players_apart() -> None:
    assert in_lines("Ann", 120) == ("Ann",)
    assert in_lines("Computer 4", 128) == ("Computer", "4")
    assert in_lines("Ann Bartholomew-Longname", 128) == ("Ann",)
    assert in_lines("Bartholomeus", 128) == ("Bartho-", "lomeus")
    assert in_lines("Bartholomew Longname (archer)", 128) == ("Bartho-", "lomew", "(archer)")
    assert in_lines("Anna (jousimies)", 128) == ("Anna", "(jousi-", "mies)")
    assert in_lines("Anna (dark red)", 100) == ("Anna", "(dark", "red)")
    for name in ("Computer 4", "Bartholomeus", "Bartholomew the Unready", "Bartholomew (archer)", "Quentin Bo 12"):
        assert all(text_width(line, MIN_SIZE, MEDIUM) <= 128 for line in in_lines(name, 128))


@pytest.mark.parametrize("room", range(60, 260, 20))
@pytest.mark.parametrize("mark", ["(archer)", "(jousimies)", "(קשת)", "(temně rudá)", "12"])
@pytest.mark.parametrize("name", ["Ann", "Bartholomew Longname", "Bartholomeus", "נועה בן־דוד"])
def test_the_narrowest_column_keeps_the_differences_between_players(name: str, mark: str, room: int) -> None:
    letters = "".join(in_lines(f"{name} {mark}", room)).replace("-", "").replace(" ", "")
    assert letters.endswith(mark.replace(" ", ""))
