"""Count the presses that a move takes on the panel, each page that must be turned counted."""

from functools import cache

from bot.advice.advice import Advice
from bot.handlers.choices import first_page, next_page, question_at
from bot.tables.live_table import LiveTable
from bot.text.signs import Signs
from bot.text.voice import Voice
from bot.ui.page import MAX_CHOICES_IN_MENUS, Page
from bot.ui.panel import Choice
from engine.game import Seat, Words
from engine.registry import find_game
from tests.support.signs import every_sign

IN_A_MENU = 2
"""Presses for a choice in a menu: to open it and to choose."""

LIMIT = 12
"""No move takes so many."""


class Unreachable(Exception):
    """Raised where no control leads to a move."""


async def presses(
    table: LiveTable, seat: Seat, move: Words, advice: Advice, *, propose: bool = False, accept: bool = False
) -> int:
    """Count the presses that `seat` needs to play `move` in an open panel with signs. `accept`: a proposal may be
    pressed. Raises Unreachable."""
    voice, asked = (
        Voice("en", table.game.name, signs=_signs_of(table.game.name)),
        question_at(table, seat, propose=propose),
    )
    page = await first_page(asked, voice, advice)
    if accept and move in [one.words for one in page.proposals]:
        return 1
    count = 0
    while count < LIMIT:
        choice, taken = _pressed(page, move)
        count += taken
        if choice.ends:
            return count
        prefix = choice.words
        page = await next_page(asked, prefix, 0, voice, advice)
        if page.whole and page.prefix == move:
            return count if not page.choices else count + 1
    raise Unreachable(move)


@cache
def _signs_of(game: str) -> Signs:
    """Return all signs of a game."""
    return every_sign(find_game(game))


def _pressed(page: Page, move: Words) -> tuple[Choice, int]:
    """Return the choice that leads to `move` farthest, and how many presses it takes."""
    tabs = [tab for tab in page.tabs if tab.words != page.prefix[: len(tab.words)]]
    leading = [choice for choice in (*page.choices, *tabs) if leads(choice, move)]
    if not leading:
        raise Unreachable(move, page.prefix)
    best = max(leading, key=lambda choice: len(choice.answer))
    return best, _reached(page, best)


def leads(choice: Choice, move: Words) -> bool:
    """Whether a choice is `move`, or begins it."""
    return choice.words == move if choice.ends else choice.words == move[: len(choice.words)]


def _reached(page: Page, choice: Choice) -> int:
    """Return how many presses it takes to make a choice of the page or of one that follows."""
    if choice in page.others:
        if page.regions:
            return 2
        turned = 0 if page.page_count == 1 else 1 + page.others.index(choice) // MAX_CHOICES_IN_MENUS
        return IN_A_MENU + turned
    return 2 if choice in page.rare_kinds else 1
