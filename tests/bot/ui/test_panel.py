"""The panel holds what Discord takes, whatever it is asked to offer."""

import pytest
from msgspec.structs import replace

from bot.text.voice import Voice
from bot.ui.components import Controls, Menu, Press, Style
from bot.ui.layout import rows
from bot.ui.panel import ROOM, Choice, Offered, fits, noted_choice, panel_buttons, verb_menus, word_called
from engine.game import Facts

VOICE = Voice("en", "tigris")


def offered(count: int, page: int = 0, label: str = "{}") -> Offered:
    choices = tuple(Choice(("bid", f"w{n:03}"), label.format(f"w{n:03}")) for n in range(count))
    return Offered(7, 3, ("bid",), (), (choices,), page=page)


def marks(label: str, notes: Facts) -> tuple[str, bool]:
    """What stands on a choice, and whether it is a gain."""
    choice = noted_choice((label,), label, notes, VOICE)
    return choice.text(), choice.scores


def said(view: Controls) -> list[str]:
    """The words that buttons and options say."""
    buttons = [one.custom_id for one in view.children if isinstance(one, Press)]
    options = [option.value for one in view.children if isinstance(one, Menu) for option in one.options]
    return [custom_id.split(".")[-1] for custom_id in buttons if ":pick:bid." in custom_id] + options


@pytest.mark.parametrize("label", ["{}", "the {} with a long name that takes much room"])
def test_the_pages_have_every_choice_once_and_never_too_many_controls(label: str) -> None:
    for count in (1, 5, 19, 20, 21, 45, 120, 121, 250):
        first = offered(count, label=label)
        found: list[str] = []
        for page in range(first.pages):
            view = panel_buttons(offered(count, page, label), VOICE)
            ids = [one.custom_id for one in view.children if isinstance(one, Press | Menu)]
            assert len(set(ids)) == len(ids)
            assert len(rows(view.children)) <= 5
            found += said(view)
        assert found == [f"w{n:03}" for n in range(count)]


def test_a_number_or_a_code_is_called_by_all_that_was_said() -> None:
    assert word_called(("tile", "temple"), VOICE) == "temple"
    assert word_called(("adjust", "3"), Voice("en", "wayfarers")) == "change a 3"
    assert word_called(("move", "A1"), Voice("en", "mesopotamia")) == "move a unit from A1"


@pytest.mark.parametrize(("count", "shown"), [(21, [21]), (26, [13, 13]), (51, [17, 17, 17]), (100, [25] * 4)])
def test_menus_are_of_nearly_one_length(count: int, shown: list[int]) -> None:
    view = panel_buttons(offered(count, label="the {} with a long name that takes much room"), VOICE)
    assert [len(one.options) for one in view.children if isinstance(one, Menu)] == shown


def test_menus_of_one_verb_are_told_apart_by_their_ends() -> None:
    swaps = tuple(Choice(("swap", f"{n}"), f"swap {n}") for n in range(30))
    builds = (Choice(("build", "A1"), "build A1"),)
    menus = verb_menus(Offered(7, 3, menus=(swaps[:25], swaps[25:], builds)), VOICE)
    assert [menu.hint for menu in menus] == ["swap 0 – swap 24", "swap 25 – swap 29", "build …"]


def test_menus_of_one_verb_with_long_ends_are_numbered() -> None:
    long = tuple(Choice(("swap", f"{n}"), f"swap a temple, two farms and market {n}") for n in range(25))
    swaps = (*long, *(Choice(("swap", f"{n}"), f"swap {n}") for n in range(25, 30)))
    menus = verb_menus(Offered(7, 3, menus=(swaps[:25], swaps[25:])), VOICE)
    assert [menu.hint for menu in menus] == ["Swap tiles … (1 of 2)", "Swap tiles … (2 of 2)"]


def test_a_menu_of_what_may_be_added_is_not_called_as_the_button_of_the_move() -> None:
    alone, longer = Choice(("end",), "End", ends=True), Choice(("end", "farm"), "end and farm")
    for groups, hint in ((((alone,),), "End the turn with extras …"), ((), "End the turn …")):
        menus = verb_menus(Offered(7, 3, groups=groups, menus=((longer,),)), VOICE)
        assert [menu.hint for menu in menus] == [hint]


def test_a_menu_of_one_move_is_called_by_it_once() -> None:
    swaps = tuple(Choice(("swap", f"{n}"), f"swap {n}") for n in range(26))
    menus = verb_menus(Offered(7, 3, menus=(swaps[:25], swaps[25:])), VOICE)
    assert [menu.hint for menu in menus] == ["swap 0 – swap 24", "swap 25"]


def test_proposals_pieces_and_ways_have_room_together() -> None:
    groups = tuple(tuple(Choice((verb, f"{n}"), f"{verb} {n}") for n in range(5)) for verb in ("a", "b", "c"))
    proposals = tuple(Choice(("a", f"{n}", "x"), "x") for n in range(5))
    view = panel_buttons(Offered(7, 3, (), proposals, groups, undo=True), VOICE)
    assert len(rows(view.children)) == 5
    assert len(view.children) == 21


def test_a_page_of_buttons_is_full_with_twenty() -> None:
    assert offered(ROOM).pages == 1
    assert offered(ROOM + 1).pages == 2


def test_a_target_that_scores_is_marked() -> None:
    assert marks("G9", (("blue", 1), ("kingdom", "II"))) == ("G9 +1 🟦", True)
    assert marks("G9", (("kingdom", "II"),)) == ("G9", False)
    assert marks("farm", (("stock", ("farm", "farm")),)) == ("2 farms", False)
    assert marks("farm", (("stock", ("farm",)),)) == ("Farm", False)
    assert marks("add 2 tiles", (("strength", 5), ("held", 2))) == ("Add 2 tiles → 5", False)


def test_strength_stands_before_a_gain_that_reads_as_one() -> None:
    notes = (("black", 2), ("strength", 1))
    assert marks("add nothing", notes) == ("Add nothing → 1 · +2 ⬛", True)


def test_a_price_behind_a_number_is_no_sum() -> None:
    assert Choice(("a",), "die 3 to 1", ("−1 silver",)).text() == "Die 3 to 1 · −1 silver"
    assert Choice(("a",), "קובייה ל־\u20681\u2069", ("\u200f−\u20681\u2069",)).text().count("·") == 1
    assert Choice(("a",), "Toolmaker (H4)", ("−1 silver",)).text() == "Toolmaker (H4) −1 silver"


def test_a_label_leaves_out_gains_first_then_marks_and_never_a_name_or_a_price() -> None:
    choice = Choice(("take",), "N" * 60, ("−3 silver",), ("⚑",), ("+2 silver", "+1 VP"), sign="▸", number=12)
    full = f"12 {'N' * 60} −3 silver ⚑ · +2 silver +1 VP ▸"
    assert choice.text(len(full)) == full
    assert choice.text(len(full) - 1) == f"12 {'N' * 60} −3 silver ⚑ · +1 VP ▸"
    assert choice.text(80) == f"12 {'N' * 60} −3 silver ⚑ ▸"
    assert choice.text(60) == f"12 {'N' * 60} −3 silver ▸"


@pytest.mark.parametrize(("scoring", "green"), [(0, 0), (1, 1), (2, 2), (3, 0), (4, 0)])
def test_what_scores_stands_out_unless_most_does(scoring: int, green: int) -> None:
    choices = tuple(Choice(("bid", f"{n}"), f"{n}", gains=("+1",) * (n < scoring)) for n in range(4))
    view = panel_buttons(Offered(7, 3, (), (), (choices,)), VOICE)
    assert [one.style for one in view.children if isinstance(one, Press)].count(Style.success) == green


def test_what_does_not_fit_into_a_custom_id_is_known_before() -> None:
    assert fits(10**12, 500, ("end",))
    assert not fits(10**12, 500, ("swap", *["settlement"] * 9))


def test_a_choice_of_what_goes_is_called_by_that() -> None:
    voice = Voice("en", "mesopotamia", ("Ann", "Ben"))
    choice = noted_choice(("keep", "Q25", "Q22", "Q19"), "three quests", (("goes", "Q10"),), voice)
    assert choice.label == "Put back Scouts and Spears (Q10)"


def test_a_number_is_kept_apart_from_a_name_that_is_one() -> None:
    """`1 1` would be no number of a choice and no card."""
    assert Choice(("card", "1"), "1 → 2", number=1).text() == "1. 1 → 2"
    assert Choice(("card", "B4"), "B4", number=1).text() == "1 B4"
    long = Choice(("card", "1"), "1" * 70, marks=("a" * 8,))
    assert replace(long, number=12).text() == f"12. {long.text()}"
    assert len(replace(long, number=12).text()) <= 80
