"""A page of the panel holds what Discord takes, whatever it offers, and leads to all of it."""

import pytest
from msgspec.structs import replace

from bot.text.voice import Voice
from bot.ui.components import Controls, Menu, PressButton, Style
from bot.ui.layout import divide_into_rows
from bot.ui.page import Page, PageButton, Source, number_choices, page_controls
from bot.ui.panel import Choice
from bot.ui.phone import lines_of_buttons, lines_of_row, width_of

VOICE, SOURCE = Voice("en", "tigris"), Source(7, 3)
COUNTS = (1, 5, 9, 10, 30, 34, 60, 109, 110, 128, 129, 250)


def answering(count: int, tabs: int = 0, number: int = 0) -> Page:
    """A page of a move that is begun, with so many answers."""
    choices = tuple(Choice(("tile", "farm", f"w{place:03}"), f"w{place:03}") for place in range(count))
    pieces = tuple(Choice(("tile", piece), piece) for piece in ("farm", "temple", "market", "king", "x")[:tabs])
    return Page(SOURCE, ("tile", "farm"), tabs=pieces, answers=choices[:8], others=choices[8:], number=number)


def presses(view: Controls) -> list[PressButton]:
    return [one for one in view.children if isinstance(one, PressButton)]


def menus(view: Controls) -> list[Menu]:
    return [one for one in view.children if isinstance(one, Menu)]


def said(view: Controls) -> list[str]:
    """The words that buttons and options say."""
    buttons = [one.address.words[2] for one in presses(view) if one.address.act == "pick" and one.address.words[2:]]
    return [*buttons, *(option.value for one in menus(view) for option in one.options)]


@pytest.mark.parametrize("tabs", [0, 2, 5])
@pytest.mark.parametrize("count", COUNTS)
def test_the_pages_have_every_answer_once_and_never_too_many_controls(count: int, tabs: int) -> None:
    found: list[str] = []
    for number in range(answering(count, tabs).page_count):
        view = page_controls(answering(count, tabs, number), VOICE)
        ids = [one.custom_id for one in presses(view)] + [one.custom_id for one in menus(view)]
        assert len(set(ids)) == len(ids)
        assert len(divide_into_rows(view.children)) <= (4 if number == 0 else 7)
        assert all(len(row) <= 5 for row in divide_into_rows(view.children))
        found += said(view)
    assert found == [f"w{place:03}" for place in range(count)]


def on_a_map(columns: str, rows: int) -> Page:
    places = [f"{column}{row}" for row in range(1, rows + 1) for column in columns]
    choices = tuple(Choice(("tile", "farm", place), place) for place in places)
    pieces = tuple(Choice(("tile", piece), piece) for piece in ("farm", "temple"))
    return Page(SOURCE, ("tile", "farm"), tabs=pieces, answers=choices[:9], others=choices[9:])


def test_a_far_place_is_two_presses_away_by_its_columns() -> None:
    page = on_a_map("ABCDEFGHIJ", 11)
    regions = [one for one in presses(page_controls(page, VOICE)) if one.address.act == "more"]
    assert [one.label for one in regions] == ["A–B", "C–D", "E–F", "G–H", "I–J"]
    assert not menus(page_controls(page, VOICE))
    shown = replace(page, number=2)
    assert regions[1].address.words == ("tile", "farm", "2")
    assert said(page_controls(shown, VOICE)) == [f"{column}{row}" for column in "CD" for row in range(2, 12)]
    assert [one.words[2] for one in shown.marked_choices] == said(page_controls(shown, VOICE))
    assert presses(page_controls(shown, VOICE))[-1].address.words == ("tile", "farm")


def test_regions_are_whole_columns_of_one_kind_even_where_that_takes_more_of_them() -> None:
    columns = ["ABCDEFGHIJKLMNOP", *("AB", "CD")]
    places = [f"{column}{row}" for column in (*columns[0], *columns[1:]) for row in range(1, 8)]
    choices = tuple(Choice(("tile", "farm", place), place) for place in places)
    page = Page(SOURCE, ("tile", "farm"), tabs=(Choice(("tile", "x"), "x"),) * 2, answers=(), others=choices[:120])
    labels = [one.label for one in presses(page_controls(page, VOICE)) if one.address.act == "more"]
    assert labels == ["A–C", "D–F", "G–I", "J–L", "M–O", "P", "AB–CD"]


def test_a_long_column_is_divided_where_its_places_have_no_page() -> None:
    labels = [one.label for one in presses(page_controls(on_a_map("A", 70), VOICE)) if one.address.act == "more"]
    assert labels == ["A10–A22", "A23–A35", "A36–A48", "A49–A61", "A62–A70"]


def test_back_is_the_last_button_and_the_chosen_piece_is_blue() -> None:
    view = page_controls(answering(30, 3), VOICE)
    assert presses(view)[-1].label == "Back"
    assert [one.label for one in presses(view) if one.style is Style.primary] == ["Farm"]


def proposing(labels: str, kinds: str) -> Page:
    """A page with proposals and kinds of moves of these names, each a word."""
    proposals = number_choices([Choice(("tile", name), name) for name in labels.split()])
    return Page(SOURCE, proposals=proposals, kinds=tuple(Choice((name,), name) for name in kinds.split()))


def test_rows_break_where_a_phone_breaks_them() -> None:
    controls = page_controls(proposing("", "Catastrophe Settlement King Temple Trader Farm End"), VOICE).children
    assert [len(row) for row in divide_into_rows(controls)] == [3, 4]
    widths = [*map(width_of, controls)]
    assert lines_of_buttons(controls) == 2 < lines_of_row(widths[:4]) + lines_of_row(widths[4:])


def test_proposals_have_rows_of_their_own_if_that_takes_no_more_lines() -> None:
    controls = page_controls(proposing("A9 E4 H7", "Temple Leader End"), VOICE).children
    assert [len(row) for row in divide_into_rows(controls)] == [3, 3]


def first(kinds: int, proposals: int = 5) -> Page:
    proposed = number_choices([Choice(("tile", "farm", f"A{place}"), f"A{place}") for place in range(proposals)])
    offered = tuple(Choice((f"verb{place}",), f"verb {place}") for place in range(kinds))
    return Page(
        SOURCE, proposals=proposed, kinds=offered, more_buttons=(PageButton("button-undo", SOURCE.address_of("undo")),)
    )


@pytest.mark.parametrize("kinds", [1, 4, 5, 9])
def test_a_first_page_has_ten_controls_at_most_and_the_rest_is_more(kinds: int) -> None:
    view = page_controls(first(kinds), VOICE)
    assert len(view.children) <= 10
    assert len(divide_into_rows(view.children)) <= 3
    assert not menus(view)
    assert presses(view)[-1].label == "More"
    offered = presses(view) + presses(page_controls(replace(first(kinds), number=1), VOICE))
    assert {f"Verb {place}" for place in range(kinds)} <= {one.label for one in offered}


def test_the_last_kind_ends_the_turn_and_stays_on_the_first_page() -> None:
    labels = [one.label for one in presses(page_controls(first(7), VOICE))]
    assert labels[-2:] == ["Verb 6", "More"]


def test_a_proposal_plays_and_its_number_stands_first() -> None:
    proposed = presses(page_controls(first(2), VOICE))[:5]
    assert [one.label.split()[0] for one in proposed] == ["1", "2", "3", "4", "5"]
    assert {one.address.act for one in proposed} == {"play"}


def test_only_the_least_bid_that_wins_is_green_and_nothing_is_red() -> None:
    bids = tuple(Choice(("support", str(bid)), f"add {bid}", aside=True, wins=bid == 2) for bid in range(5))
    view = page_controls(Page(SOURCE, answers=bids), VOICE)
    assert [one.label for one in presses(view) if one.style is Style.success] == ["Add 2"]
    assert not [one for one in presses(view) if one.style is Style.danger]


def test_a_source_says_whether_a_move_fits_into_its_custom_ids() -> None:
    assert Source(7, 3).fits(("end",))
    long = ("swap", *["settlement"] * 6)
    assert Source(7, 3).fits(long)
    assert not Source(10**12, 10**9, "task", ("mesopotamia",)).fits(long)


def test_a_page_has_buttons_of_one_source() -> None:
    source = Source(0, 4, "task", ("tigris",))
    view = page_controls(
        Page(
            source,
            kinds=(Choice(("end",), "End"),),
            more_buttons=(PageButton("button-undo", source.address_of("undo")),),
        ),
        VOICE,
    )
    assert {one.address.act for one in presses(view)} == {"taskpick", "taskmore"}
    assert all(one.address.words[0] == "tigris" for one in presses(view))
