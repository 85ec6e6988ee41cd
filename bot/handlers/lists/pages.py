"""Pages of a list of tables, and the buttons that turn the pages."""

from collections.abc import Sequence

from msgspec import Struct

from bot.model import limits
from bot.text.voice import Voice
from bot.ui.components import Controls, PressButton
from bot.ui.custom_id import Address

TABLES_ON_PAGE = 10
"""Maximum number of tables on a page."""

ANY_WORD = "any"
"""The word that stands for any game or any state."""

_FRAME_LENGTH = 800
"""Number of characters of a message reserved for the text around the list of tables."""


class TableList(Struct, frozen=True):
    """A page of a list of tables: its text, and its controls."""

    text: str
    view: Controls


def numbered_pages(lines: Sequence[str]) -> list[list[str]]:
    """Return the lines, numbered and divided into pages that each fit in a message. There is at least one page."""
    pages: list[list[str]] = [[]]
    for line in (f"{place}. {line}" for place, line in enumerate(lines, 1)):
        room = limits.LAYOUT_TEXT_LENGTH - _FRAME_LENGTH - sum(len(line_above) + 1 for line_above in pages[-1])
        if len(pages[-1]) == TABLES_ON_PAGE or (pages[-1] and len(line) > room):
            pages.append([])
        pages[-1].append(line)
    return pages


def page_buttons(voice: Voice, act: str, page: int, count: int, *words: str) -> list[PressButton]:
    """Return the buttons that lead from page `page` of `count` pages to its neighbours. `words`: further words of their
    addresses."""
    beside = ((page - 1, "button-back"), (page + 1, "button-more"))
    return [
        PressButton(Address(0, 0, act, (str(to), *words)), voice.say(label)) for to, label in beside if 0 <= to < count
    ]
