"""Lobbies: from a new table, which may first need a thread, to the first turn."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import count
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.messages import changes, lobby
from bot.messages.outgoing import Consequences, OpenThread
from bot.model.errors import (
    AlreadyStarted,
    ChannelTaken,
    LeagueTableFixed,
    MarkReserved,
    MissingComponents,
    NoThread,
    StillOpen,
    TableClosed,
    TooFew,
    TooManyInvited,
)
from bot.model.gathering import most_seats, with_gathering_times
from bot.model.options import effective_options, require_distinct_marks, reserved_marks
from bot.model.roster import (
    Chair,
    Roster,
    in_order_of_play,
    in_rematch_order,
    with_chair,
    with_computer,
    with_next_first,
    with_only_person,
    with_person,
    without_computer,
    without_seat,
)
from bot.model.table import TablePlace, TableRecord, TableSettings, with_host
from bot.runtime.clock import Clock
from bot.store.statements import Statement
from bot.store.store import Store
from bot.store.tables import AlreadyStored
from bot.tables.live_table import LiveTable, shield
from bot.tables.tables import Tables
from bot.text.names import look_alike
from bot.text.voice import Voice
from engine import codec, replay
from engine.chance import SEED_BYTES, Chance, commitment
from engine.content import missing_content, pin_content
from engine.record import Header, Record
from engine.registry import AnyGame
from engine.table import Log


def computer_name(roster: Roster, language: str) -> str:
    """Return the name of the next computer player."""
    voice = Voice(language)
    names = (voice.say("computer-name", number=number) for number in count(1))
    return next(name for name in names if not any(look_alike(name, other) for other in roster.names))


PlayerIdAndName: TypeAlias = tuple[int, str]
"""A person's id and name."""

MAX_INVITED = 20
"""Maximum number of people whom one lobby may invite."""


class InvitationResult(Struct, frozen=True):
    """The result of an invitation, as the ids of people.

    `now`: those mentioned in the new message. `before`: those invited earlier. `seated`: those already at the table.
    `unwilling`: those who want no invitations.
    """

    now: tuple[int, ...]
    before: tuple[int, ...]
    seated: tuple[int, ...]
    unwilling: tuple[int, ...]


class Lobbies:
    """Opens tables, seats people, starts games, and lets people leave lobbies and games."""

    def __init__(
        self, store: Store, tables: Tables, clock: Clock, seeds: Callable[[int], bytes] = secrets.token_bytes
    ) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._seeds = seeds

    async def create(
        self,
        game: AnyGame,
        place: TablePlace,
        host: PlayerIdAndName,
        settings: TableSettings,
        *,
        interaction: int,
        opening: OpenThread | None = None,
    ) -> LiveTable:
        """Return a new table at which `host` has a seat. A second call with the same id of an `interaction` creates no
        other table. `opening`: the message that opens its thread in `place.parent`, or None for no thread. Options that
        `settings` lack have their defaults. Raises ChannelTaken."""
        given_options = dict(settings.options)
        options = tuple((option.name, given_options.get(option.name, option.choices[0])) for option in game.options)
        user, name = host
        chairs, settings = Roster((Chair("", user, name),)), replace(settings, options=options)
        row = TableRecord(
            0, place.guild, place.channel, user, game.name, settings, "lobby", chairs, parent_channel=place.parent
        )
        row = await self._with_gathering(row)
        if opening is not None:
            return await self._store_new(Consequences(replace(row, channel=-interaction), (opening,)), interaction)
        return await self._store_new(changes.opening_messages(row, game), interaction)

    async def open_seated(
        self, consequences: Consequences, interaction: int, extra_statement: Callable[[int], Statement]
    ) -> LiveTable:
        """Return a new table whose players already have their seats. `extra_statement`: returns another statement for
        the transaction that stores the table, given its number."""
        return await self._store_new(consequences, interaction, extra_statement)

    async def rematch(self, table_id: int, user: int, interaction: int) -> InvitationResult:
        """Open a new table for `user` and the same computers, and invite the other people of the last game to it.

        Raises NotSeated, StillOpen or ChannelTaken.
        """
        table = await self._tables.find(table_id)
        table.roster.seat_of_user(user)
        if table.status != "over":
            raise StillOpen
        if table.row.settings.league:
            raise LeagueTableFixed
        row = replace(
            table.row,
            id=0,
            host=user,
            status="lobby",
            roster=with_only_person(with_next_first(table.roster), user),
            ordered=True,
            header="",
            snapshot="",
            summarized_to=0,
            board_version=0,
            due=None,
            waits=(),
        )
        row = await self._with_gathering(row)
        other_users = [other_user for other_user in table.roster.users if other_user != user]
        return await self._invite_to(
            await self._store_new(changes.opening_messages(row, table.game), interaction), user, other_users
        )

    async def join(self, table_id: int, user: int, name: str, mark: str | None) -> LiveTable:
        """Add `user` to a lobby, with `mark` if one is chosen. A person who already has a seat may choose another mark.
        Raises Refused."""

        def change(table: LiveTable) -> Roster:
            max_seats = most_seats(table.row, table.game)
            roster = with_person(table.roster, table.game, user, name, mark or "", max_seats)
            if mark and mark in _reserved_marks(table, len(roster.chairs)):
                raise MarkReserved(mark)
            return roster

        return await self._change_roster(table_id, change)

    async def invite(self, table_id: int, user: int, people: Sequence[int]) -> InvitationResult:
        """Invite people to a lobby in which `user` has a seat, with a message that mentions them. Return the result of
        the invitation. Raises NotSeated, AlreadyStarted, TableClosed, or TooManyInvited if nobody else may be
        mentioned."""
        table = await self._tables.find(table_id)
        return await self._invite_to(table, user, people)

    async def people_left_out(self, table: LiveTable, user: int) -> tuple[int, ...]:
        """Return the invited people who would be left out if `user`, the only player in a lobby, started a solo game
        now."""
        alone = table.status == "lobby" and table.roster.users == (user,) and len(table.roster.chairs) == 1
        return await self._store.invitations.people_invited_to(table.id) if alone and table.game.seats[0] == 1 else ()

    async def add_computer(self, table_id: int, user: int) -> LiveTable:
        """Add a computer player. Raises NotSeated or TableFull."""

        def change(table: LiveTable) -> Roster:
            table.roster.seat_of_user(user)
            name = computer_name(table.roster, table.language)
            return with_computer(table.roster, name, most_seats(table.row, table.game))

        return await self._change_roster(table_id, change)

    async def remove_computer(self, table_id: int, user: int) -> LiveTable:
        """Remove the last computer player. Raises NotSeated or NoComputer."""

        def change(table: LiveTable) -> Roster:
            table.roster.seat_of_user(user)
            return without_computer(table.roster)

        return await self._change_roster(table_id, change)

    async def change_option(self, table_id: int, user: int, option: str, word: str) -> LiveTable:
        """Change one option of a lobby in which `user` has a seat. Raises NotSeated, NoSuchOption, MarkHeld,
        MarkReservedTwice, AlreadyStarted or TableClosed."""

        def change(table: LiveTable) -> TableRecord:
            table.roster.seat_of_user(user)
            marks = table.roster.marks
            return replace(table.row, settings=lobby.with_choice(table.game, table.row.settings, marks, option, word))

        return await self._find_and_change(table_id, change)

    async def leave(self, table_id: int, user: int) -> LiveTable:
        """Remove `user` from a table. In a running game a computer takes their seat, and a game without people ends.
        Raises Refused."""
        table = await self._tables.find(table_id)
        return await self._leave_table(table, user)

    async def start(self, table_id: int, user: int) -> LiveTable:
        """Start the game, with the seats in random order. Raises NotSeated, TooFew, MissingComponents or
        AlreadyStarted."""
        table = await self._tables.find(table_id)
        return await self._start_game(table, user)

    async def _with_gathering(self, row: TableRecord) -> TableRecord:
        """Return a new lobby, which begins to gather players now and whose host may call the server's role."""
        server = await self._store.guilds.find(row.guild)
        return replace(row, gathers=self._clock.now(), closes=None, call_role=server.call_role or 0, called=None)

    @shield
    async def _store_new(
        self, consequences: Consequences, interaction: int, extra_statement: Callable[[int], Statement] | None = None
    ) -> LiveTable:
        try:
            row = await self._store.tables.create(consequences.row, interaction, consequences.outgoing, extra_statement)
        except AlreadyStored:
            table_id = await self._store.tables.table_of_interaction(interaction)
            if table_id is None:
                raise ChannelTaken from None
            return await self._tables.find(table_id)
        table = await self._tables.find(row.id)
        self._tables.notify_listeners(table)
        return table

    async def _change_roster(self, table_id: int, change: Callable[[LiveTable], Roster]) -> LiveTable:
        return await self._find_and_change(table_id, lambda table: replace(table.row, roster=change(table)))

    async def _find_and_change(self, table_id: int, change: Callable[[LiveTable], TableRecord]) -> LiveTable:
        return await self._change_table(await self._tables.find(table_id), change)

    @shield
    async def _change_table(self, table: LiveTable, change: Callable[[LiveTable], TableRecord]) -> LiveTable:
        async with self._tables.changing(table):
            require_gathering(table)
            if table.row.settings.league:
                raise LeagueTableFixed
            row = with_gathering_times(table.row, change(table), table.game, self._clock.now())
            await self._tables.store_change(table, changes.lobby_messages(row, table.game))
        return table

    @shield
    async def _invite_to(self, table: LiveTable, user: int, people: Sequence[int]) -> InvitationResult:
        async with self._tables.changing(table):
            require_gathering(table)
            host = table.roster.seat_of_user(user)
            seated_people = tuple(person for person in people if person in table.roster.users)
            settings = [await self._store.people.find(person) for person in people if person not in seated_people]
            unwilling = tuple(person.user for person in settings if not person.invitations)
            invited_before = await self._store.invitations.people_invited_to(table.id)
            already_invited = tuple(person.user for person in settings if person.user in invited_before)
            newly_invited = [person.user for person in settings if person.user not in (*unwilling, *already_invited)]
            if len(invited_before) + len(newly_invited) > MAX_INVITED:
                raise TooManyInvited(MAX_INVITED)
            message = partial(lobby.invitation, table.row, host)
            invited_now = await self._store.invitations.add(table.row, newly_invited, message) if newly_invited else ()
        self._tables.notify_listeners(table)
        return InvitationResult(invited_now, already_invited, seated_people, unwilling)

    @shield
    async def _leave_table(self, table: LiveTable, user: int) -> LiveTable:
        async with self._tables.changing(table):
            seat = table.roster.seat_of_user(user)
            if table.status not in ("lobby", "open"):
                raise TableClosed
            if table.roster.users == (user,):
                await self._tables.store_cancellation(table, user)
            else:
                if table.status == "open":
                    await self._store.votes.store_replaced(table.id, user, seat, table.roster.names[seat])
                await self._tables.store_change(table, _consequences_of_leaving(table, seat, self._clock.now()))
        return table

    @shield
    async def _start_game(self, table: LiveTable, user: int) -> LiveTable:
        async with self._tables.changing(table):
            require_gathering(table)
            table.roster.seat_of_user(user)
            await self.begin_game(table)
        return table

    async def begin_game(self, table: LiveTable) -> None:
        """Start the game of a lobby. The caller must hold `Tables.changing(table)`. Raises TooFew, MissingComponents or
        MarkReserved."""
        if len(table.roster.chairs) < table.game.seats[0]:
            raise TooFew(table.game)
        if missing_tables := missing_content(table.game, dict(table.row.settings.options)):
            raise MissingComponents(missing_tables)
        require_distinct_marks(table.game, dict(table.row.settings.options), table.roster.marks, MarkReserved)
        former_game = await self._store.tables.previous_game(table.row) if table.row.ordered else None
        reserved = _reserved_marks(table, len(table.roster.chairs))
        roster = (
            in_rematch_order(table.roster, former_game.roster, reserved) if former_game is not None else table.roster
        )
        header, row = _seat_players(table, roster, self._seeds(SEED_BYTES))
        start = replay.begin_fold(table.game, header)
        row = replace(row, snapshot=codec.dumps(start.state))
        people = await self._tables.people_in(row.roster)
        consequences = changes.start_messages(row, table.game, header, start, people, self._clock.now())
        await self._tables.store_change(table, consequences, Log(header, start))


def require_gathering(table: LiveTable) -> None:
    """Raise AlreadyStarted or TableClosed unless the table still gathers players."""
    if table.status == "open":
        raise AlreadyStarted
    if table.status != "lobby":
        raise TableClosed


def _reserved_marks(table: LiveTable, seats: int) -> Sequence[str]:
    """Return the marks that solo opponents or automata have if `seats` people and computers play."""
    return reserved_marks(table.game, dict(table.row.settings.options), seats)


def _seat_players(table: LiveTable, roster: Roster, seed: bytes) -> tuple[Header, TableRecord]:
    """Return the header of the game, and the table with the players of the roster in their seats."""
    game, own = table.game, _reserved_marks(table, len(roster.chairs))
    roster = in_order_of_play(roster, game, Chance(seed), ordered=table.row.ordered, reserved=own)
    options = pin_content(game, effective_options(game, table.row.settings.options, len(roster.chairs)))
    header = Header(game.name, game.rules, options, roster.marks, commitment(seed), seed)
    return header, replace(table.row, roster=roster, status="open", header=Record(header).text())


def _consequences_of_leaving(table: LiveTable, seat: int, now: float) -> Consequences:
    """Return the consequences of removing the player on `seat`. If that player was the host, the next player becomes
    the host."""
    leaver = table.roster.chairs[seat]
    if table.status == "lobby" and not table.row.settings.league:
        row = with_host(table.row, without_seat(table.roster, seat))
        return changes.lobby_messages(with_gathering_times(table.row, row, table.game, now), table.game)
    computer = Chair(leaver.mark, None, computer_name(table.roster, table.language))
    row = with_host(table.row, with_chair(table.roster, seat, computer))
    if table.status == "lobby":
        return changes.lobby_messages(row, table.game) if row.has_place else Consequences(row)
    return changes.leaving_messages(row, table.game, table.log.fold, seat, leaver.name)


THREAD_WAIT_SECONDS = 60.0
"""Maximum seconds for which a reply waits to name the new table's place. The table is opened even if that takes
longer."""


class ThreadWaiters:
    """Waits until tables have their threads."""

    def __init__(self) -> None:
        self._events_by_table: dict[int, asyncio.Event] = {}

    def note_change(self, table: LiveTable) -> None:
        """Wake the tasks that wait for a table's thread, if the table has it by now. `Tables` calls it as a
        listener."""
        if table.id in self._events_by_table and not is_waiting_for_thread(table):
            self._events_by_table[table.id].set()

    async def wait_for_thread(self, table: LiveTable) -> None:
        """Wait until a table has its thread, for at most `THREAD_WAIT_SECONDS` seconds. Raises NoThread if the thread
        could not be opened."""
        if is_waiting_for_thread(table):
            opening_event = self._events_by_table.setdefault(table.id, asyncio.Event())
            try:
                with suppress(TimeoutError):
                    async with asyncio.timeout(THREAD_WAIT_SECONDS):
                        await opening_event.wait()
            finally:
                self._events_by_table.pop(table.id, None)
        if not table.row.has_place and table.status == "cancelled":
            raise NoThread


def is_waiting_for_thread(table: LiveTable) -> bool:
    """Whether a table is still waiting for its thread."""
    return not table.row.has_place and table.status != "cancelled"
