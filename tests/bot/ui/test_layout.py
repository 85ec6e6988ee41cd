"""Private messages as layouts: what they hold, and in which order."""

from typing import Any, cast

import discord

from bot.model import limits
from bot.ui.components import Controls, Menu, PressButton
from bot.ui.custom_id import Address
from bot.ui.layout import Picture, layout_of, pictures_in, view_of_controls

TEXT, GALLERY, ROW = 10, 12, 1


def shown(view: discord.ui.LayoutView | discord.ui.View) -> list[Any]:
    """What Discord is sent."""
    return cast("list[Any]", view.to_components())


def test_controls_stand_in_their_rows_below_the_text_and_the_pictures() -> None:
    controls = Controls()
    controls.add(PressButton(Address(1, 1, "more"), "last", row=4))
    for number in range(6):
        controls.add(PressButton(Address(1, 1, "pick", (str(number),)), str(number)))
    controls.add(Menu(Address(1, 1, "picka"), [("a", "A")]))
    parts = shown(layout_of("Which?", controls, [Picture("hand.png", "Two red"), Picture("war.png", "")]))
    assert [part["type"] for part in parts] == [TEXT, GALLERY, GALLERY, ROW, ROW, ROW, ROW]
    labels = [[one.get("label") for one in part["components"]] for part in parts[3:]]
    assert labels == [["0", "1", "2", "3", "4"], ["5"], [None], ["last"]]
    (item,) = parts[1]["items"]
    assert (item["media"]["url"], item["description"]) == ("attachment://hand.png", "Two red")


def test_a_text_that_is_too_long_is_cut_between_two_words() -> None:
    (text,) = shown(layout_of("word " * 1000))
    assert limits.LAYOUT_TEXT_LENGTH - 10 < len(text["content"]) <= limits.LAYOUT_TEXT_LENGTH
    assert text["content"].endswith("word…")


def test_a_message_without_a_layout_has_its_controls_in_rows() -> None:
    menu = Menu(Address(1, 1, "picka"), [("a", "A"), ("b", "B")], "Which?", details={"b": "more"}, default="a")
    controls = Controls([menu, PressButton(Address(1, 1, "more"), "on", row=0, disabled=True)])
    view = view_of_controls(Controls(controls.children[:1]))
    assert view is not None
    assert not view.has_components_v2()
    (row,) = shown(view)
    (shown_menu,) = row["components"]
    assert shown_menu["options"] == [
        {"value": "a", "label": "A", "default": True},
        {"value": "b", "label": "B", "description": "more"},
    ]
    assert (shown_menu["custom_id"], shown_menu["placeholder"]) == ("m:1:1:picka:", "Which?")
    assert controls.children[1].to_dict()["disabled"]
    assert view_of_controls(None) is None


def test_the_pictures_of_a_message_are_those_in_its_galleries() -> None:
    media = {"url": "https://cdn.example/a/board-1-2.png?ex=1", "attachment_id": "17"}
    told: list[dict[str, Any]] = [
        {"type": TEXT},
        {"type": GALLERY, "items": [{"media": media, "description": None}]},
        {"type": ROW},
    ]
    assert pictures_in(told) == (Picture("board-1-2.png", "", 17),)
