"""Leaving orders in advance, changing them, and carrying them out when it is time."""

from bot.messages.changes import Owing
from bot.model import orders
from bot.model.pending import Order
from bot.runtime.clock import Clock
from bot.tables.live_table import whole
from bot.tables.registry import OpenTable, TableClosed, Tables
from engine.game import Refused


class NothingToOrder(Refused):
    """The game asks nothing that may be answered in advance."""

    def __init__(self) -> None:
        super().__init__("nothing-to-order")


class NoSuchOrder(Refused):
    """A question, a thing that it is about or an answer that the game does not have."""

    def __init__(self, typed: str) -> None:
        super().__init__("no-such-order", ("typed", typed))


class Ordering:
    """The orders of all tables. They stand in the tables' rows, and end with the game or when somebody else takes the
    seat."""

    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._tables = tables
        self._clock = clock

    async def leave(self, at: OpenTable, order: Order) -> None:
        """Have a question answered from now on, also one that is being asked. Raises Refused."""
        require(at, order.user)
        one = next((one for one in at.game.standing if one.name == order.question), None)
        if one is None:
            raise NoSuchOrder(order.question)
        for said, known in ((order.about, one.scopes), (order.answer, one.answers)):
            if said not in known:
                raise NoSuchOrder(said)
        await whole(self._leave(at, order))

    async def clear(self, at: OpenTable, user: int, question: str | None) -> None:
        """Forget somebody's orders for a question, or (None) all. Raises Refused."""
        require(at, user)
        if question is not None and question not in {one.name for one in at.game.standing}:
            raise NoSuchOrder(question)
        await whole(self._clear(at, user, question))

    async def carry_out(self, at: OpenTable) -> None:
        """Play the answers of which the time has come. Raises Refused."""
        while seats := orders.due(at.row, self._clock.now()):
            await self._tables.play_seat(at, seats[0], None, None)

    async def _leave(self, at: OpenTable, order: Order) -> None:
        async with at.lock:
            require(at, order.user)
            await self._tables.keep(at, Owing(orders.ordered(at.row, order)))

    async def _clear(self, at: OpenTable, user: int, question: str | None) -> None:
        async with at.lock:
            await self._tables.keep(at, Owing(orders.cleared(at.row, user, question)))


def require(at: OpenTable, user: int) -> None:
    """Raise unless somebody sits at a table that goes on, of a game that takes orders."""
    at.roster.seated(user)
    if at.table and at.status != "open":
        raise TableClosed
    if not at.game.standing:
        raise NothingToOrder
