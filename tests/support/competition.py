"""A league of the tests' own game, and the actions of its people."""

import math
from itertools import count

from bot.model.league import Entrant, Fixture, League, Season, season_groups
from bot.model.times import DAY
from bot.sandbox.people.seen import SeenMessage
from engine.moves import every_move
from tests.support.house import House

_KEYS = count(1_000_000)
"""The ids of the interactions by which people move."""


class Competition:
    """A league of the tests' own game in a house, and the actions of its people."""

    def __init__(self, house: House, people: int) -> None:
        self.house = house
        self.users = {name: person.id for name, person in house.sandbox.people.items() if name != "Guest"}
        names = [f"Player {number}" for number in range(len(self.users), people)]
        self.users |= {name: house.sandbox.state.add_user(name).id for name in names}
        self.leagues = house.app.store.leagues

    async def league(self) -> League:
        return await self.house.app.services.leagues.find(self.house.sandbox.guild, "auction")

    async def seasons(self) -> tuple[Season, ...]:
        return await self.house.app.store.seasons.seasons_of((await self.league()).id)

    async def season(self, number: int) -> Season:
        return next(one for one in await self.seasons() if one.number == number)

    async def fixtures(self, number: int) -> tuple[Fixture, ...]:
        return await self.house.app.store.seasons.fixtures_of((await self.season(number)).id)

    async def entrants(self, number: int) -> tuple[Entrant, ...]:
        return await self.house.app.store.seasons.entrants_of((await self.season(number)).id)

    async def until(self, day: int) -> None:
        """Let the time pass until a day begins, and do all that is due. The bot takes no step for an outage."""
        self.house.app.services.uptime.outage_seconds = math.inf
        await self.house.clock.advance(max(0.0, day * DAY - self.house.clock.now()))
        await self.house.settle()

    async def open(self, games: int) -> None:
        """Let this many games be opened, one after the other."""
        for _ in range(games):
            await self.house.clock.advance(5)
            await self.house.settle()

    async def play(self, fixture: Fixture, moves: int = 100) -> None:
        """Let the people of a game play these moves, which may end it."""
        tables = self.house.app.services.tables
        table = await tables.find(fixture.table or 0)
        for _ in range(moves):
            decision = table.decision if table.status == "open" else None
            people = [seat for seat in decision.seats if table.roster.user_of(seat)] if decision is not None else []
            if not people:
                await self.house.settle()
                if table.status != "open" or decision == table.decision:
                    return
                continue
            words = next(iter(every_move(table.game, table.state, people[0])))
            await tables.play(table, table.roster.user_of(people[0]) or 0, words, None, next(_KEYS))
        await self.house.settle()

    def posts(self) -> list[SeenMessage]:
        """Return the league's messages in the channel, without the starters of threads."""
        return [one for one in self.house.person("Guest").sees(self.house.channel) if one.text.startswith("## ")]

    async def places(self, number: int) -> list[list[int | None]]:
        """Return the people of each group of a season, best first."""
        entrants = await self.entrants(number)
        groups = season_groups(await self.season(number), entrants, await self.fixtures(number))
        by = {one.id: one.user for one in entrants}
        return [[by[one.entrant] for one in group.standings] for group in groups]


async def signed_up(house: House, people: int) -> Competition:
    """Return a league for which people have signed up, in every possible way."""
    competition = Competition(house, people)
    await house.slash("Ann", "admin league start", game="auction", options="rounds=three")
    await house.slash("Ann", "league join")
    await house.click("Ben", "Join")
    for name, user in competition.users.items():
        if name not in ("Ann", "Ben"):
            await house.app.services.leagues.join(await competition.league(), user)
    return competition
