"""Standing orders: store and change them, and play them when they are due."""

from bot.messages.outgoing import Consequences
from bot.model import orders
from bot.model.errors import NoSuchOrder, NothingToOrder, TableClosed
from bot.model.table import StandingOrder
from bot.runtime.clock import Clock
from bot.tables.live_table import LiveTable, shield
from bot.tables.tables import Tables


class StandingOrders:
    """The standing orders of all tables. They are stored with the tables, and end with the game or when another person
    takes the seat."""

    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._tables = tables
        self._clock = clock

    async def store_order(self, table: LiveTable, order: StandingOrder) -> None:
        """Store a standing order. It also answers a question that is currently being asked. Raises Refused."""
        require_orders_possible(table, order.user)
        question = next((question for question in table.game.standing if question.name == order.question), None)
        if question is None:
            raise NoSuchOrder(order.question)
        for word, allowed in ((order.about, question.scopes), (order.answer, question.answers)):
            if word not in allowed:
                raise NoSuchOrder(word)
        await self._store_order(table, order)

    async def delete_orders(self, table: LiveTable, user: int, question: str | None) -> None:
        """Delete a person's standing orders for a question, or all of them if it is None. Raises Refused."""
        require_orders_possible(table, user)
        if question is not None and question not in {standing.name for standing in table.game.standing}:
            raise NoSuchOrder(question)
        await self._delete_orders(table, user, question)

    async def play_due(self, table: LiveTable) -> None:
        """Play the answers that are due at a table. Raises Refused."""
        while seats := orders.seats_with_due_answers(table.row, self._clock.now()):
            await self._tables.play_due_answer(table, seats[0])

    @shield
    async def _store_order(self, table: LiveTable, order: StandingOrder) -> None:
        async with self._tables.changing(table):
            require_orders_possible(table, order.user)
            await self._tables.store_change(table, Consequences(orders.with_order(table.row, order)))

    @shield
    async def _delete_orders(self, table: LiveTable, user: int, question: str | None) -> None:
        async with self._tables.changing(table):
            await self._tables.store_change(table, Consequences(orders.without_orders(table.row, user, question)))


def require_orders_possible(table: LiveTable, user: int) -> None:
    """Raise NotSeated, TableClosed or NothingToOrder unless `user` has a seat at an unfinished table whose game takes
    standing orders."""
    table.roster.seat_of_user(user)
    if table.log and table.status != "open":
        raise TableClosed
    if not table.game.standing:
        raise NothingToOrder
