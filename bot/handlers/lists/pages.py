"""Pages of a list of tables, and the buttons that turn them."""

from collections.abc import Sequence

from msgspec import Struct

from bot.handlers.services import Services
from bot.model import limits
from bot.model.table import TableRecord
from bot.text.names import escape
from bot.text.voice import Voice
from bot.ui.components import Controls, Press
from bot.ui.custom_id import Address
from engine.registry import UnknownGame, find

LISTED = 8
"""Maximum number of tables on a page."""

ANY = "any"
"""The word for tables of all games."""

_AROUND = 500
"""Characters of a message that are left to what stands around its tables."""


class TableList(Struct, frozen=True):
    """A page of a list of tables: its text, and buttons that lead on."""

    text: str
    view: Controls


def numbered_pages(lines: Sequence[str]) -> list[list[str]]:
    """Return lines with their numbers in pages, at least one, each of which a message has room for."""
    found: list[list[str]] = [[]]
    for line in (f"{place}. {line}" for place, line in enumerate(lines, 1)):
        room = limits.MESSAGE - _AROUND - sum(len(one) + 1 for one in found[-1])
        if len(found[-1]) == LISTED or (found[-1] and len(line) > room):
            found.append([])
        found[-1].append(line)
    return found


def turning(voice: Voice, act: str, page: int, count: int, *words: str) -> list[Press]:
    """Return the buttons that lead from a page, of `count`, to those beside it. `words`: what else they say."""
    beside = ((page - 1, "button-back"), (page + 1, "button-more"))
    return [Press(Address(0, 0, act, (str(to), *words)), voice.say(label)) for to, label in beside if 0 <= to < count]


async def linked(services: Services, row: TableRecord, voice: Voice) -> str:
    """Return a table as a link to its board: its game and its channel, whose name alone will do where it begins with
    the game, as that of a thread does."""
    game = voice.say("game-name")
    name = services.waiting.places.channel(row.guild, row.channel) or game
    told = escape(name) if name.startswith(game) else f"{game}, {escape(name)}"
    return f"[**{told}**]({await services.waiting.link(row)})"


def most_players(services: Services, row: TableRecord) -> int:
    """Return how many can play at a table."""
    try:
        return find(row.game, services.games).seats[-1]
    except UnknownGame:
        return len(row.roster.chairs)
