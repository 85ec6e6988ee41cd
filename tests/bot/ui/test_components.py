"""Custom ids and files."""

import gc

import pytest

from bot.model import limits
from bot.text.voice import Voice
from bot.ui.components import Controls, File, Menu, PressButton
from bot.ui.custom_id import BUTTON_KIND, MENU_KIND, PEOPLE_KIND, Address, read_address
from bot.ui.layout import Picture, layout_of
from engine.game import Argument, Verb


@pytest.mark.parametrize(
    "written",
    [
        Address(7, 12, "pick"),
        Address(7, 12, "play", ("tile", "temple", "C4")),
        Address(0, 0, "rules", ("some-game", "2")),
    ],
)
@pytest.mark.parametrize("kind", [BUTTON_KIND, MENU_KIND, PEOPLE_KIND])
def test_it_reads_back(written: Address, kind: str) -> None:
    assert read_address(written.custom_id(kind)) == written


def test_the_longest_move_of_a_long_game_fits() -> None:
    swap = Address(99_999_999, 9_999, "play", ("swap", *["settlement"] * 6))
    assert len(swap.custom_id()) <= limits.CUSTOM_ID_LENGTH


def test_one_that_discord_would_refuse_is_refused_here() -> None:
    with pytest.raises(ValueError, match="too many"):
        Address(1, 1, "play", ("word" * 30,)).custom_id()


@pytest.mark.parametrize("custom_id", ["", "hand:7", "d:7:12", "d:x:1:pick:", "d:1:1:pick:a:b"])
def test_foreign_custom_ids_are_not_read(custom_id: str) -> None:
    assert read_address(custom_id) is None


def test_sent_files_are_released() -> None:
    file = File(b"pixels", "board.png", "a board")
    assert (file.fp.read(), file.filename, file.description) == (b"pixels", "board.png", "a board")
    file.close()
    assert file.fp.closed


def test_sent_messages_are_freed_without_the_garbage_collector() -> None:
    gc.collect()
    gc.disable()
    try:
        controls = Controls([PressButton(Address(1, 1, "pick"), "Move"), Menu(Address(1, 1, "pick"), [("a", "A")])])
        sent, file = layout_of("Which?", controls, [Picture("board.png", "")]), File(b"pixels", "board.png")
        file.close()
        del controls, sent, file
        assert not gc.collect()
    finally:
        gc.enable()


VERBS = (Verb("bid", (Argument("count"), Argument("more", optional=True))), Verb("pass"))
VOICE = Voice("en", "auction")


def buttons(view: Controls) -> dict[str, str]:
    """Labels and where they lead."""
    return {child.label: child.custom_id for child in view.children if isinstance(child, PressButton)}


def menus(view: Controls) -> list[list[str]]:
    """The values of each menu."""
    return [[option.value for option in child.options] for child in view.children if isinstance(child, Menu)]
