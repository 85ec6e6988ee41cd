"""The buttons under a table that is being gathered."""

from collections.abc import Sequence

import discord

from bot.controls.address import Address
from bot.controls.items import Menu, Press, Style, unwatched
from bot.text.voice import Voice

_BUTTONS = (
    ("join", Style.success),
    ("leave", Style.secondary),
    ("computer", Style.secondary),
    ("dismiss", Style.secondary),
    ("start", Style.primary),
)


def rematch_button(table: int, voice: Voice) -> discord.ui.View:
    """The control under a game that is over."""
    view = unwatched()
    view.add_item(Press(Address(table, 0, "rematch"), voice.say("button-rematch"), Style.primary))
    return view


def join_button(table: int, voice: Voice) -> discord.ui.View:
    """The control under a message that leads to a lobby."""
    view = unwatched()
    view.add_item(Press(Address(table, 0, "join"), voice.say("button-join"), Style.success))
    return view


def lobby_buttons(table: int, free: Sequence[str], voice: Voice) -> discord.ui.View:
    """Controls for a lobby; `free` are the marks that nobody has chosen yet."""
    view = unwatched()
    for act, style in _BUTTONS:
        view.add_item(Press(Address(table, 0, act), voice.say(f"button-{act}"), style, row=0))
    if free:
        marks = [(mark, voice.word(mark)) for mark in free[:25]]
        view.add_item(Menu(Address(table, 0, "join"), marks, voice.say("pick-mark"), row=1))
    return view
