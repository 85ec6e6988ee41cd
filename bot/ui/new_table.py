"""The private panels for options: the one that prepares a table, which begins with a menu of games, and the one of a
lobby."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from bot.model.options import ineffective_options, possible_seat_counts
from bot.text.voice import Voice, name_of_game
from bot.ui.components import Controls, Menu, PressButton, Style, split_into_menus
from bot.ui.custom_id import Address
from engine.registry import AnyGame

MAX_MENUS = 4
"""Maximum number of menus on a page. A message has five rows, and the last one is for buttons
(https://docs.discord.com/developers/components/reference#legacy-message-component-behavior)."""

LabelledChoices: TypeAlias = Mapping[str, Sequence[tuple[str, str]]]
"""The choices of each option, each as a value and its label."""

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_NO_CHOICE = "-"


def games_menu(games: Sequence[AnyGame], typed: str, voice: Voice) -> Controls:
    """Return menus of all games. `typed`: the options chosen before the game, as `digits` returns them."""
    view = Controls()
    words = (typed,) if typed.strip(_NO_CHOICE) else ()
    for index, part in enumerate(split_into_menus(games)[: MAX_MENUS + 1]):
        names = [(game.name, name_of_game(voice, game.name)) for game in part]
        view.add(Menu(Address(0, index, "newgame", words), names, voice.say("pick-game")))
    return view


class OptionsPage(Struct, frozen=True):
    """Some of the options that have an effect.

    `names`: the names of these options. `number`: the number of the page, counted from 0. `pages`: the number of pages.
    """

    names: Sequence[str]
    number: int
    pages: int


def options_page(
    game: AnyGame, offered: LabelledChoices, chosen: Mapping[str, str], page_number: int, seats_taken: int = 1
) -> OptionsPage:
    """Return page `page_number`, counted from 0, of the options that have an effect together with the `chosen` ones.
    `seats_taken`: the number of seats taken."""
    ineffective = ineffective_options(game, chosen, possible_seat_counts(game, seats_taken, chosen))
    names = [name for name in offered if name not in ineffective]
    pages = -(-len(names) // MAX_MENUS)
    page_number %= pages
    return OptionsPage(names[page_number * MAX_MENUS : (page_number + 1) * MAX_MENUS], page_number, pages)


def options_panel(
    game: AnyGame, offered: LabelledChoices, chosen: Mapping[str, str], page_number: int, voice: Voice
) -> Controls:
    """Return a page of menus, one for each option, and the button that opens the table. The choices are kept in the
    custom ids, so the panel works after a restart, and nothing is stored."""
    page = options_page(game, offered, chosen, page_number)
    words = (
        game.name,
        choices_as_digits({name: [word for word, _ in pairs] for name, pairs in offered.items()}, chosen),
    )
    view = _menus(page, offered, chosen, lambda name: Address(0, page.number, "newset", (*words, name)))
    view.add(PressButton(Address(0, 0, "newopen", words), voice.say("button-open"), Style.success, MAX_MENUS))
    if page.pages > 1:
        next_page = Address(0, (page.number + 1) % page.pages, "newpage", words)
        view.add(PressButton(next_page, voice.say("button-more"), row=MAX_MENUS))
    return view


def lobby_panel(
    table: int, page: OptionsPage, offered: LabelledChoices, chosen: Mapping[str, str], voice: Voice
) -> Controls:
    """Return a page of menus that change the options of a lobby."""
    view = _menus(page, offered, chosen, lambda name: Address(table, page.number, "option", (name,)))
    if page.pages > 1:
        next_page = Address(table, (page.number + 1) % page.pages, "options")
        view.add(PressButton(next_page, voice.say("button-more"), row=MAX_MENUS))
    return view


def _menus(
    page: OptionsPage, offered: LabelledChoices, chosen: Mapping[str, str], address: Callable[[str], Address]
) -> Controls:
    view = Controls()
    for row, name in enumerate(page.names):
        view.add(Menu(address(name), offered[name], row=row, default=chosen[name]))
    return view


def choices_as_digits(offered: Mapping[str, Sequence[str]], chosen: Mapping[str, str]) -> str:
    """Return the choices as text: the index of each as a digit, and a dash for an option without a choice."""
    return "".join(_digit_of(choices, chosen.get(name)) for name, choices in offered.items())


def _digit_of(choices: Sequence[str], word: str | None) -> str:
    place = choices.index(word) if word is not None and word in choices else len(_DIGITS)
    return _DIGITS[place] if place < len(_DIGITS) else _NO_CHOICE


def read_digits(offered: Mapping[str, Sequence[str]], digits: str) -> dict[str, str] | None:
    """Return the choices from a text that `digits` returned, or None for any other text."""
    if len(digits) != len(offered):
        return None
    places = {name: _DIGITS.find(digit) for digit, name in zip(digits, offered, strict=True) if digit != _NO_CHOICE}
    if not all(0 <= place < len(offered[name]) for name, place in places.items()):
        return None
    return {name: offered[name][place] for name, place in places.items()}
