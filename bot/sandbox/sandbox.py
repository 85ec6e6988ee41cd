"""The sandbox: an imitation of Discord on the loopback, with people in it."""

import errno
import time
from collections import deque
from collections.abc import Callable, Sequence

from aiohttp import web

from bot.sandbox.events import Events
from bot.sandbox.gateway import Gateway
from bot.sandbox.json_types import Seconds
from bot.sandbox.media import serve_emoji, serve_file
from bot.sandbox.model import Guild
from bot.sandbox.owner import Forums, GuildOwner, Roles
from bot.sandbox.page.api import add_page, only_from_here
from bot.sandbox.people.person import Person
from bot.sandbox.people.uploads import serve_upload
from bot.sandbox.rest.faults import Faults
from bot.sandbox.rest.rates import Rates
from bot.sandbox.rest.routes import add_routes
from bot.sandbox.rest.server import REQUEST_BYTES, Exchange, Request, RestServer
from bot.sandbox.state import State, add_guild


class Sandbox:
    """A guild with a text channel, some people, and everything that a bot needs there. More guilds can be added."""

    def __init__(
        self,
        *,
        people: Sequence[str] = ("Ann", "Ben", "Cyd", "Dan"),
        guests: Sequence[str] = ("Guest",),
        clock: Seconds = time.time,
    ) -> None:
        self.token = "sandbox-token"
        self.state = State(self.token, clock)
        self.faults = Faults()
        self.gateway = Gateway(self.state)
        self._events = Events(self.state, self.gateway)
        self._wire = RestServer(self.state, self._events, self.faults)
        self._runner: web.AppRunner | None = None
        names = [*people, *guests]
        self.people = {name: Person(self.state, self._events, self.state.add_user(name)) for name in names}
        self.state.owner = self.people[names[0]].user
        self.places = GuildOwner(self.state, self._events)
        self.roles = Roles(self.state, self._events)
        self.forums = Forums(self.state, self._events)
        self.channel = self.state.add_channel("table-1")

    @property
    def url(self) -> str:
        """Return the address of the sandbox, such as `http://127.0.0.1:8000`."""
        return self.state.url

    @property
    def guild(self) -> int:
        """Return the id of the first guild."""
        return self.state.home.id

    @property
    def requests(self) -> list[Request]:
        """Return the requests of the bot, in order."""
        return self._wire.requests

    @property
    def exchanges(self) -> deque[Exchange]:
        """Return the latest requests with their bodies and answers."""
        return self._wire.exchanges

    @property
    def rates(self) -> Rates:
        """Return the rate limits. Set `rates.real` to enforce them."""
        return self._wire.rates

    def add_guild(self, name: str, shard: int = 0, of: int = 1) -> Guild:
        """Create a guild whose events go to shard number `shard` of `of` shards. A running bot learns about the guild
        at its next connection."""
        return add_guild(self.state, name, shard, of)

    async def start(self, *ports: int) -> None:
        """Listen on the loopback address, on the first of `ports` that is free, or, if none are given, on a port that
        the system chooses. Raises OSError if no port can be used."""
        app = web.Application(client_max_size=REQUEST_BYTES, middlewares=[only_from_here])
        app.router.add_get("/gateway/", self.gateway.serve)
        add_routes(app, self._wire)
        app.router.add_get("/attachments/{channel}/{attachment}/{name}", serve_file(self.state))
        app.router.add_get(r"/emojis/{emoji:\d+}.png", serve_emoji(self.state))
        app.router.add_get("/ephemeral-attachments/{bot}/{attachment}/{name}", serve_upload(self.state))
        add_page(app, self.state, self.people)
        self._runner = web.AppRunner(app, shutdown_timeout=0.5, access_log=None)
        await self._runner.setup()
        try:
            await _listen(self._runner, ports or (0,))
        except OSError:
            await self._runner.cleanup()
            raise
        self.state.open(f"http://127.0.0.1:{self.port}")

    @property
    def port(self) -> int:
        """Return the port on which the sandbox listens."""
        return int(self._runner.addresses[0][1]) if self._runner is not None else 0

    async def stop(self) -> None:
        """Close all connections and stop listening."""
        self.state.closing = True
        self.state.wake_waiters()
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()

    async def until(self, predicate: Callable[[], object], seconds: float | None = None) -> None:
        """Wait until `predicate` returns a true value. It is checked after each event in the sandbox. Raises
        TimeoutError if this takes longer than `seconds` of real time."""
        if not await self.state.until(predicate, seconds):
            raise TimeoutError(f"not true within {seconds} s; the last requests: {self.requests[-5:]}")

    def wake(self) -> None:
        """Let everything that waits check its condition again, after a test has moved the clock."""
        self.state.wake_waiters()


async def _listen(runner: web.AppRunner, ports: Sequence[int]) -> None:
    for port in ports:
        try:
            await web.TCPSite(runner, "127.0.0.1", port).start()
        except OSError as error:
            if error.errno != errno.EADDRINUSE or port == ports[-1]:
                raise
        else:
            return
