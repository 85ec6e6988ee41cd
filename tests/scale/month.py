"""A month in fast time: forty people on three servers, twelve tables of five games, clocks of every kind.

`python -m tests.scale.month` plays it behind the commands, with restarts, and in the middle an update that takes two
hours and migrates the database. Then people play on until every table has ended or rests. It checks each promise, and
prints the figures.
"""

import asyncio
import random
import shutil
import sqlite3
import sys
import tempfile
from collections import Counter
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from bot.model.pace import LATE_CHOICES, PACES, pace_of, warning_seconds
from bot.model.person import DailyDigest
from bot.model.quiet_hours import QuietHours
from bot.model.reminders import is_table_notified
from bot.model.table import Absence, TablePlace, TableSettings
from bot.model.times import DAY, HOUR
from bot.outbox.sender import Message
from bot.store import migrations
from bot.tables.live_table import LiveTable
from engine.chance import Chance
from engine.game import Refused
from engine.moves import random_move
from engine.registry import GAMES
from tests.support.core import Core, Everywhere
from tests.support.mailbox import Mailbox
from tests.support.manual_clock import ManualClock

PEOPLE, SERVERS, TABLES, DAYS, LONGEST = 40, 3, 12, 30, 365
FIRST = 10_000_000
KINDS = ("prompt", "prompt", "slow", "silent", "away", "quiet", "leaver", "prompt")
WARNING = "your time here ends"


class Heard(Struct):
    """The messages that people got. `pings`, `digests`: when, by person. `warned`: when, by channel and person."""

    pings: list[tuple[float, int]]
    digests: list[tuple[float, int]]
    warned: dict[tuple[int, int], list[float]]


class Month:
    """The people, their tables, and what they hear."""

    def __init__(self, folder: Path) -> None:
        self.clock = ManualClock(1_772_280_000.0)
        self.mailbox = Mailbox()
        self.core = Core(folder / "month.sqlite", self.mailbox, self.clock, GAMES)
        self.core.guilds = tuple(range(1, SERVERS + 1))
        self.luck = random.Random(7)
        self.heard = Heard([], [], {})
        self.tables: list[int] = []
        self.flags: Counter[str] = Counter()
        self.known: dict[tuple[int, int], int] = {}
        self.sitters: dict[tuple[int, int], int] = {}
        self.quiet: dict[int, QuietHours] = {}
        self.days = 0.0

    def kind(self, user: int) -> str:
        """The behaviour of a person."""
        return KINDS[(user - FIRST) % len(KINDS)]

    def listen(self) -> None:
        """Note each ping, warning and direct message with its time."""
        post, write = self.mailbox.post, self.mailbox.write

        async def posted(channel: int, content: Message, nonce: str) -> int:
            is_new = nonce not in self.mailbox.seen
            message = await post(channel, content, nonce)
            for user in content.pings if is_new else ():
                self.heard.pings.append((self.clock.now(), user))
                if WARNING in content.text:
                    self.heard.warned.setdefault((channel, user), []).append(self.clock.now())
            return message

        async def written(user: int, content: Message, nonce: str) -> None:
            await write(user, content, nonce)
            if content.text.startswith("## Your tables"):
                self.heard.digests.append((self.clock.now(), user))

        self.mailbox.post, self.mailbox.write = posted, written  # type: ignore[method-assign]

    async def start(self) -> None:
        """The bot starts on its file."""
        await self.core.open()
        self.core.services.waiting.places = Everywhere()
        await self.core.start()

    async def begin(self) -> None:
        """Everybody makes their settings and sits down."""
        await self.start()
        self.listen()
        users = range(FIRST, FIRST + PEOPLE)
        for user in users:
            await self.core.people.set_digest(user, DailyDigest(8 * 60, "Europe/Prague"))
            if self.kind(user) in ("quiet", "slow"):
                self.quiet[user] = QuietHours(22 * 60, 7 * 60, "Europe/Prague")
                await self.core.people.set_quiet_hours(user, self.quiet[user])
        timed = [name for name in PACES if name != "none"]
        for number in range(TABLES):
            game = GAMES[number % len(GAMES)]
            seats = min(game.seats[-1], 4)
            silent = [user for user in users if self.kind(user) == "silent"]
            mixed = [users[(number * 3 + seat * 7) % PEOPLE] for seat in range(seats)]
            sitting = silent[:seats] if number == TABLES - 1 else mixed
            settings = TableSettings(
                "en",
                pace=timed[number % len(timed)],
                late=LATE_CHOICES[number % 3],
                computers="beginner",
                proposals=False,
            )
            place = TablePlace(1 + number % SERVERS, 100 + number)
            host = (sitting[0], f"P{sitting[0] - FIRST}")
            table = await self.core.lobbies.create(game, place, host, settings, interaction=self.core.key())
            for user in sitting[1:]:
                await self.core.lobbies.join(table.id, user, f"P{user - FIRST}", None)
            await self.core.lobbies.start(table.id, sitting[0])
            self.tables.append(table.id)
        await self.core.wait_until_idle()

    async def play(self) -> None:
        """A month goes by, hour by hour, and then the time that the games still take."""
        hour = 0
        while hour < DAYS * 24 or (await self.in_play() and hour < LONGEST * 24):
            if hour in (8 * 24, 20 * 24):
                await self.core.close()
                await self.start()
            if hour == 15 * 24:
                await self.update()
            if hour == DAYS * 24:
                await self.report("after a month")
            for number in self.tables:
                await self.visit(await self.core.tables.find(number), hour)
            await self.core.pass_time(HOUR)
            for number in self.tables:
                self.judge(await self.core.tables.find(number))
            hour += 1
        self.days = hour / 24

    async def in_play(self) -> bool:
        """Whether a table neither has ended nor rests."""
        tables = [await self.core.tables.find(number) for number in self.tables]
        return any(table.status == "open" and table.row.rest is None for table in tables)

    async def update(self) -> None:
        """Update the bot: it stops, and a version with a newer database starts two hours later."""
        await self.core.close()
        await self.clock.advance(2 * HOUR)
        before = self.format()
        newer = self.core.file.with_name("migrations")
        shutil.copytree(Path(migrations.__path__[0]), newer)
        number = migrations.migration_steps()[-1][0] + 1
        step = "ALTER TABLE tables ADD COLUMN later INTEGER; CREATE INDEX tables_later ON tables (later);"
        (newer / f"{number:04}_month.sql").write_text(step, "utf-8")
        migrations.files = lambda _: newer  # type: ignore[attr-defined,assignment]
        await self.start()
        sys.stdout.write(f"updated on day 15: format {before}, then {self.format()}\n")
        assert self.format() == before + 1

    def format(self) -> int:
        """The format of the database."""
        with closing(sqlite3.connect(self.core.file)) as database:
            return int(database.execute("PRAGMA user_version").fetchone()[0])

    async def visit(self, table: LiveTable, hour: int) -> None:
        """Those who feel like it do something at a table."""
        for user in table.roster.users if table.status == "open" else ():
            kind = self.kind(user)
            try:
                if kind == "away" and hour == 6 * 24 + user % 24:
                    away = Absence(user, self.clock.now(), self.clock.now() + 5 * DAY)
                    await self.core.services.absences.announce_absence(table, user, away.starts, away.ends)
                if kind == "leaver" and hour == 10 * 24 + user % 48:
                    await self.core.lobbies.leave(table.id, user)
                    continue
                await self.vote(table, user)
                await self.move(table, user, hour)
            except Refused as refused:
                self.flags[f"refused {refused.reason}"] += 1
        await self.core.wait_until_idle()

    async def vote(self, table: LiveTable, user: int) -> None:
        """Have a computer play for those who were said not to answer."""
        if self.kind(user) not in ("prompt", "quiet", "slow") or self.is_asleep(user):
            return
        for seat in table.roster.humans:
            if table.roster.user_of(seat) != user and is_table_notified(table.row, seat):
                await self.core.services.votes.propose(table, user, "computer", seat)

    def is_asleep(self, user: int) -> bool:
        """Whether it is night for a person."""
        return user in self.quiet and self.quiet[user].end_after(self.clock.now()) is not None

    async def move(self, table: LiveTable, user: int, hour: int) -> None:
        """Somebody plays their turn if the hour suits them."""
        kind, now = self.kind(user), self.clock.now()
        silent = kind == "silent" and hour > 4 * 24
        gone = any(away.user == user and away.starts <= now < away.ends for away in table.row.away)
        chance = {"slow": 0.03}.get(kind, 0.25)
        if silent or gone or self.is_asleep(user) or self.luck.random() > chance:
            return
        for _ in range(30):
            seat = table.roster.seat_of(user)
            decision = table.decision if table.status == "open" else None
            if seat is None or decision is None or seat not in decision.seats:
                return
            stream = Chance(self.luck.randbytes(32)).stream("month")
            words = random_move(table.game, table.state, seat, stream)
            await self.core.tables.play(table, user, words, None, self.core.key())

    def judge(self, table: LiveTable) -> None:
        """Check that each new flag was announced in time."""
        limit = pace_of(table.row)
        for clock in table.row.clocks:
            before = self.known.get((table.id, clock.seat), 0)
            self.known[table.id, clock.seat] = clock.flags_in_a_row
            now = table.roster.user_of(clock.seat)
            user = self.sitters.get((table.id, clock.seat), 0) if now is None else now
            self.sitters[table.id, clock.seat] = user
            if clock.flags_in_a_row <= before or limit is None:
                continue
            self.flags["flags"] += 1
            self.flags["seats given to computers"] += now is None
            warned = [time for time in self.heard.warned.get((table.channel, user), []) if time <= self.clock.now()]
            if not warned or self.clock.now() - warned[-1] < warning_seconds(limit):
                self.flags["FLAGS WITHOUT A WARNING IN TIME"] += 1

    async def report(self, when: str) -> int:
        """Print the figures; return how many promises were broken."""
        states: Counter[str] = Counter()
        stuck = 0
        for number in self.tables:
            table = await self.core.tables.find(number)
            rests = table.row.rest is not None
            states["rests" if rests else table.status] += 1
            flags = [
                clock.next_check
                for clock in table.row.clocks
                if clock.counts_since is not None and not clock.has_fallen
            ]
            stuck += sum(look is None or look < self.clock.now() - HOUR for look in flags)
        rude = [(time, user) for time, user in self.heard.pings if user in self.quiet]
        rude = [(time, user) for time, user in rude if self.quiet[user].end_after(time) is not None]
        days = Counter((user, int((time + HOUR) // DAY)) for time, user in self.heard.digests)
        twice = sum(count > 1 for count in days.values())
        late = self.flags["FLAGS WITHOUT A WARNING IN TIME"]
        warned = sum(map(len, self.heard.warned.values()))
        sys.stdout.write(f"{when}: tables {dict(states)}; clocks that nobody looks at: {stuck}\n")
        sys.stdout.write(
            f"pings {len(self.heard.pings)}, in quiet hours {len(rude)}; warnings {warned}; {dict(self.flags)}\n"
        )
        sys.stdout.write(f"digests {len(self.heard.digests)}, two a day: {twice}\n")
        return stuck + len(rude) + twice + late


async def main() -> int:
    """Play the month."""
    with tempfile.TemporaryDirectory() as folder:
        month = Month(Path(folder))
        await month.begin()
        await month.play()
        broken = await month.report("in the end")
        broken += await month.in_play()
        sys.stdout.write(f"{month.days:.0f} days were played\n")
        await month.core.close()
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
