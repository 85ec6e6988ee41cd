"""The private panel in which a table is prepared: a menu of games, then a menu for each option. All that is chosen
stands in the custom ids, so the panel works after a restart, and nothing is stored."""

from collections.abc import Mapping, Sequence

import discord

from bot.text.voice import Voice
from bot.ui.components import Menu, Press, Style, unwatched
from bot.ui.custom_id import Address
from engine.games import AnyGame

MENUS = 4
"""Menus on a page: a message has five rows, of which the last is for buttons
(https://docs.discord.com/developers/components/reference#legacy-message-component-behavior)."""

GAMES = 25
"""Options of a menu (https://docs.discord.com/developers/components/reference#string-select)."""

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def games_menu(games: Sequence[AnyGame], voice: Voice) -> discord.ui.View:
    """Return menus of all games."""
    view = unwatched()
    for start in range(0, min(len(games), GAMES * (MENUS + 1)), GAMES):
        page = games[start : start + GAMES]
        named = [(game.name, Voice(voice.language, game.name).say("game-name")) for game in page]
        view.add_item(Menu(Address(0, start, "newgame"), named, voice.say("new-game")))
    return view


def options_panel(
    game: str, offered: Mapping[str, Sequence[tuple[str, str]]], chosen: Mapping[str, str], page: int, voice: Voice
) -> discord.ui.View:
    """Return a page of menus, one for each option, with what is chosen, and the button that opens the table.
    `offered`: the choices of each option, with their labels."""
    view = unwatched()
    known = {name: [word for word, _ in labelled] for name, labelled in offered.items()}
    pages = -(-len(offered) // MENUS)
    page, words = page % pages, (game, written(known, chosen))
    for row, (name, labelled) in enumerate(list(offered.items())[page * MENUS : (page + 1) * MENUS]):
        view.add_item(Menu(Address(0, page, "newset", (*words, name)), labelled, row=row, default=chosen[name]))
    view.add_item(Press(Address(0, 0, "newopen", words), voice.say("button-open"), Style.success, MENUS))
    if pages > 1:
        view.add_item(Press(Address(0, (page + 1) % pages, "newpage", words), voice.say("button-more"), row=MENUS))
    return view


def written(offered: Mapping[str, Sequence[str]], chosen: Mapping[str, str]) -> str:
    """Return the choices, each as the digit of its place."""
    return "".join(_DIGITS[known.index(chosen[name])] for name, known in offered.items())


def read(offered: Mapping[str, Sequence[str]], digits: str) -> dict[str, str] | None:
    """Return the choices that `written` wrote; None for what it does not write."""
    places = [_DIGITS.find(digit) for digit in digits]
    if len(places) != len(offered):
        return None
    if not all(0 <= place < len(known) for place, known in zip(places, offered.values(), strict=True)):
        return None
    return {name: known[place] for place, (name, known) in zip(places, offered.items(), strict=True)}
