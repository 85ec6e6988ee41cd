"""Count the presses that a move takes on the panel, by hand: without proposals, each page that must be turned
counted."""

from bot.advice.advice import Advice
from bot.handlers.choices import following, opening
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from bot.ui.panel import Choice, Offered
from engine.game import Seat, Words
from tests.support.live_tables import user_on

IN_A_MENU = 2
"""Presses for a choice in a menu: to open it and to choose."""


async def presses(table: LiveTable, seat: Seat, move: Words, advice: Advice) -> int:
    """How many it takes `seat` to play `move` where the panel is open already."""
    voice, count = Voice("en", table.game.name), 0
    page = await opening(table, seat, voice, advice, propose=False)
    while True:
        typed, taken, ends = _pressed(page, move)
        count += taken
        if ends:
            return count
        page = await following(table, user_on(seat), typed, 0, voice, advice, propose=False)
        if page.whole and page.typed == move and (typed == move or not page.choices):
            return count if not page.choices else count + 1


def _pressed(page: Offered, move: Words) -> tuple[Words, int, bool]:
    """Return the words of the choice that leads to `move` farthest, how many presses it takes, and whether it plays
    them."""
    in_menus = [choice for menu in page.menus for choice in menu]
    leading = [choice for choice in (*page.choices, *in_menus) if leads(choice, move)]
    best = max(leading, key=lambda choice: len(choice.answer))
    return best.words, _reached(page, best), best.ends


def leads(choice: Choice, move: Words) -> bool:
    """Whether a choice is `move`, or begins it."""
    return choice.words == move if choice.ends else choice.words == move[: len(choice.words)]


def _reached(page: Offered, choice: Choice) -> int:
    """Return how many presses it takes to make a choice of the page or of one that follows."""
    if choice not in page.choices:
        return IN_A_MENU
    if page.choices.index(choice) >= len(page.visible_choices):
        return IN_A_MENU + 1
    return IN_A_MENU if page.in_menus else 1
