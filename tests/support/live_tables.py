"""Tables at any position of a game, without a database."""

from bot.model.roster import Chair, Roster
from bot.model.table import TableRecord, TableSettings
from bot.tables.live_table import LiveTable
from engine.game import Seat
from engine.record import Header
from engine.registry import AnyGame
from engine.replay import Fold
from engine.table import Log

NAMES = ("Ann", "Ben", "Cyd", "Dan", "Eve", "Fay")


def user_on(seat: Seat) -> int:
    """Return the user on a seat."""
    return 1 + seat


def table_at(game: AnyGame, header: Header, state: object, *, language: str = "en") -> LiveTable:
    """Return a table of people that has reached `state`, without proposals; its log contains no move."""
    chairs = tuple(Chair(mark, user_on(seat), NAMES[seat]) for seat, mark in enumerate(header.marks))
    settings = TableSettings(language, header.options, proposals=False)
    row = TableRecord(1, 1, 1, user_on(0), game.name, settings, "open", Roster(chairs))
    return LiveTable(row, game, Log(header, Fold(state)))
