"""The private panel in which a table is prepared: a menu of games, then a menu for each option. All that is chosen
stands in the custom ids, so the panel works after a restart, and nothing is stored."""

from collections.abc import Mapping, Sequence

import discord

from bot.model import limits
from bot.text.voice import Voice
from bot.ui.components import Menu, Press, Style, unwatched
from bot.ui.custom_id import Address
from engine.games import AnyGame

MENUS = 4
"""Menus on a page: a message has five rows, of which the last is for buttons
(https://docs.discord.com/developers/components/reference#legacy-message-component-behavior)."""

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_UNSAID = "-"


def games_menu(games: Sequence[AnyGame], typed: str, voice: Voice) -> discord.ui.View:
    """Return menus of all games; `typed` is what `written` made of the options chosen before the game."""
    view = unwatched()
    words = (typed,) if typed.strip(_UNSAID) else ()
    for start in range(0, min(len(games), limits.OPTIONS * (MENUS + 1)), limits.OPTIONS):
        named = [
            (game.name, Voice(voice.language, game.name).say("game-name"))
            for game in games[start : start + limits.OPTIONS]
        ]
        view.add_item(Menu(Address(0, start, "newgame", words), named, voice.say("new-game")))
    return view


def options_panel(
    game: AnyGame, offered: Mapping[str, Sequence[tuple[str, str]]], chosen: Mapping[str, str], page: int, voice: Voice
) -> discord.ui.View:
    """Return a page of menus, one for each option that has an effect with what is chosen, and the button that opens
    the table. `offered`: the choices of each option, with their labels."""
    view = unwatched()
    known = {name: [word for word, _ in labelled] for name, labelled in offered.items()}
    idle = {option.name for option in game.options if not option.matters(chosen)}
    shown = [name for name in offered if name not in idle]
    pages = -(-len(shown) // MENUS)
    page, words = page % pages, (game.name, written(known, chosen))
    for row, name in enumerate(shown[page * MENUS : (page + 1) * MENUS]):
        address = Address(0, page, "newset", (*words, name))
        view.add_item(Menu(address, offered[name], row=row, default=chosen[name]))
    view.add_item(Press(Address(0, 0, "newopen", words), voice.say("button-open"), Style.success, MENUS))
    if pages > 1:
        view.add_item(Press(Address(0, (page + 1) % pages, "newpage", words), voice.say("button-more"), row=MENUS))
    return view


def written(offered: Mapping[str, Sequence[str]], chosen: Mapping[str, str]) -> str:
    """Return the choices, each as the digit of its place; a dash for an option that is not chosen."""
    return "".join(_digit(known, chosen.get(name)) for name, known in offered.items())


def _digit(known: Sequence[str], word: str | None) -> str:
    place = known.index(word) if word is not None and word in known else len(_DIGITS)
    return _DIGITS[place] if place < len(_DIGITS) else _UNSAID


def read(offered: Mapping[str, Sequence[str]], digits: str) -> dict[str, str] | None:
    """Return the choices that `written` wrote; None for what it does not write."""
    if len(digits) != len(offered):
        return None
    places = {name: _DIGITS.find(digit) for digit, name in zip(digits, offered, strict=True) if digit != _UNSAID}
    if not all(0 <= place < len(offered[name]) for name, place in places.items()):
        return None
    return {name: offered[name][place] for name, place in places.items()}
