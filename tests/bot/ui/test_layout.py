"""Private messages as layouts: what they hold, and in which order."""

from typing import Any

from bot.model import limits
from bot.ui.components import Menu, Press, unwatched
from bot.ui.custom_id import Address
from bot.ui.layout import Layout, Picture, laid_out

TEXT, GALLERY, ROW = 10, 12, 1


def shown(layout: Layout) -> list[Any]:
    """What Discord is sent."""
    return layout.to_components()


def test_controls_stand_in_their_rows_below_the_text_and_the_pictures() -> None:
    controls = unwatched()
    controls.add_item(Press(Address(1, 1, "more"), "last", row=4))
    for number in range(6):
        controls.add_item(Press(Address(1, 1, "pick", (str(number),)), str(number)))
    controls.add_item(Menu(Address(1, 1, "picka"), [("a", "A")]))
    parts = shown(laid_out("Which?", controls, [Picture("hand.png", "Two red"), Picture("war.png", "")]))
    assert [part["type"] for part in parts] == [TEXT, GALLERY, GALLERY, ROW, ROW, ROW, ROW]
    labels = [[one.get("label") for one in part["components"]] for part in parts[3:]]
    assert labels == [["0", "1", "2", "3", "4"], ["5"], [None], ["last"]]
    (item,) = parts[1]["items"]
    assert (item["media"]["url"], item["description"]) == ("attachment://hand.png", "Two red")


def test_a_text_that_is_too_long_is_cut_between_two_words() -> None:
    (text,) = shown(laid_out("word " * 1000))
    assert limits.LAYOUT_TEXT - 10 < len(text["content"]) <= limits.LAYOUT_TEXT
    assert text["content"].endswith("word…")
