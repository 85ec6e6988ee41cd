"""The buttons of a question that one seat is asked by direct message."""

from collections.abc import Sequence

import discord

from bot.controls.address import Address
from bot.controls.items import Press, unwatched
from bot.text.voice import Voice
from engine.game import Words

BUTTONS = 25
"""How many buttons a message may have."""


def question_buttons(
    table: int, version: int, moves: Sequence[Words], voice: Voice, *, in_advance: bool = False
) -> discord.ui.View:
    """One button for each whole move; the picker instead when there are too many. `in_advance`: such questions can be
    answered in advance."""
    view = unwatched()
    if len(moves) > BUTTONS:
        view.add_item(Press(Address(table, version, "pick"), voice.say("button-move")))
        return view
    for words in moves:
        view.add_item(Press(Address(table, version, "play", words), voice.sentence(words)))
    if in_advance and len(moves) < BUTTONS:
        view.add_item(Press(Address(table, version, "advance"), voice.say("button-advance")))
    return view
