"""The buttons under a board: they tell nothing that the board does not."""

from collections.abc import Sequence

import discord

from bot.controls.address import Address
from bot.controls.items import Press, Style, unwatched
from bot.text.voice import Voice
from engine.game import Decision, Words


def board_buttons(
    table: int, version: int, decision: Decision | None, moves: Sequence[Words], voice: Voice
) -> discord.ui.View:
    """Controls for a table at `version`. `moves` are whole moves that everybody may know to be possible."""
    view = unwatched()
    if decision is None:
        return view
    view.add_item(Press(Address(table, version, "pick"), voice.say("button-move"), Style.primary))
    view.add_item(Press(Address(table, version, "hand"), voice.say("button-hand")))
    for words in moves if not decision.private else ():
        view.add_item(Press(Address(table, version, "play", words), voice.say(f"verb-{words[0]}")))
    view.add_item(Press(Address(table, version, "undo"), voice.say("button-undo")))
    return view
