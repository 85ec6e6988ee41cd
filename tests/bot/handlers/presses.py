"""How many presses a move takes on the panel, by hand: without proposals, each page that must be turned counted."""

from bot.advice import Advice
from bot.handlers.choices import following, opening
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from bot.ui.panel import Offered
from engine.game import Seat, Words
from tests.support.live_tables import user_on

IN_A_MENU = 2
"""Presses for a choice in a menu: to open it and to choose."""


async def presses(table: LiveTable, seat: Seat, move: Words, advice: Advice) -> int:
    """How many it takes `seat` to play `move` where the panel is open already."""
    voice, count = Voice("en", table.game.name), 0
    page = await opening(table, seat, voice, advice, propose=False)
    while True:
        typed, taken = _pressed(page, move)
        count += taken
        page = await following(table, user_on(seat), typed, 0, voice, advice, propose=False)
        if page.whole and page.typed == move and (typed == move or not page.choices):
            return count if not page.choices else count + 1


def _pressed(page: Offered, move: Words) -> tuple[Words, int]:
    """Return the words of the choice that leads to `move` farthest, and how many presses it takes."""
    if any(choice.words == move for menu in page.menus for choice in menu):
        return move, IN_A_MENU
    leading = [choice for choice in page.choices if choice.words == move[: len(choice.words)]]
    best = max(leading, key=lambda choice: len(choice.words))
    place = page.choices.index(best)
    first = len(page.shown)
    if place >= first:
        return best.words, IN_A_MENU + 1
    return best.words, IN_A_MENU if page.in_menus else 1
