"""The parts of the bot behind commands and controls, each built once; the application and its tests share them."""

from collections.abc import Awaitable, Callable, Collection

from bot.handlers.services import Services
from bot.outbox.outbox import Outbox
from bot.outbox.sender import Sender
from bot.pictures import Pictures
from bot.runtime.clock import Clock
from bot.runtime.health import Health
from bot.runtime.lifecycle import Service
from bot.store.store import Store
from bot.tables.absence import Absences
from bot.tables.channels import Channels
from bot.tables.computer_players import ComputerPlayers
from bot.tables.guilds import Guilds
from bot.tables.lobby import Lobbies
from bot.tables.log_archiver import LogArchiver
from bot.tables.orders import StandingOrders
from bot.tables.panels import Panels
from bot.tables.people import People, Watching
from bot.tables.preload import Preloader
from bot.tables.privacy import Privacy
from bot.tables.records import ImportedRecords
from bot.tables.registry import Tables
from bot.tables.results import Results
from bot.tables.schedule import Scheduler
from bot.tables.tryouts import Tryouts
from bot.tables.votes import Votes
from engine.games import AnyGame
from render.service import PictureService


class Parts:
    """Everything that needs no connection to Discord.

    `seeds` returns a game's seed of so many bytes; `guilds` returns the servers that the bot is in.
    """

    def __init__(
        self,
        store: Store,
        games: tuple[AnyGame, ...],
        clock: Clock,
        seeds: Callable[[int], bytes],
        guilds: Callable[[], Collection[int]],
        picture_service: PictureService,
    ) -> None:
        self._clock = clock
        self._seeds = seeds
        self.store = store
        self.games = games
        self.picture_service = picture_service
        self.pictures = Pictures(picture_service)
        self.tables = Tables(store, games, clock)
        self.people = People(store.people)
        self.lobbies = Lobbies(store, self.tables, clock, seeds)
        self.privacy = Privacy(store, self.tables, self.lobbies)
        self.absences = Absences(self.tables, clock)
        self.standing_orders = StandingOrders(self.tables, clock)
        self.scheduler = Scheduler(store.tables, self.tables, self.absences, self.standing_orders, clock)
        self.channels = Channels(store, self.tables, clock, guilds)
        self.computers = ComputerPlayers(store, self.tables)
        self.results = Results(store, self.tables)
        self.votes = Votes(store, self.tables, clock)
        self.preloader = Preloader(store.tables, self.tables)
        self.archiver = LogArchiver(store.archived_logs, clock)
        self.services = self._services()

    def _services(self) -> Services:
        return Services(
            games=self.games,
            tables=self.tables,
            lobbies=self.lobbies,
            people=self.people,
            pictures=self.pictures,
            privacy=self.privacy,
            absences=self.absences,
            results=self.results,
            votes=self.votes,
            health=Health(self.store, self.picture_service),
            watching=Watching(self.store.watchers, self.people),
            standing_orders=self.standing_orders,
            guilds=Guilds(self.store),
            imported_records=ImportedRecords(self.games),
            tryouts=Tryouts(self._seeds),
            panels=Panels(self.store.panels, self._clock),
        )

    def outbox(self, sender: Sender, answers_first: Callable[[], Awaitable[None]]) -> Outbox:
        """Return the outbox, which sends all messages by `sender`, whenever `answers_first` returns."""
        return Outbox(
            self.store,
            self.tables,
            self.absences,
            self.pictures,
            sender,
            self._clock,
            answers_first,
        )

    def background(self, outbox: Outbox) -> list[Service]:
        """Return the services that work in the background, in the order in which they start.

        Register all listeners of tables, first `outbox`.
        """
        for wake in (
            self.services.openings.wake,
            outbox.wake,
            self.scheduler.wake,
            self.computers.wake,
            self.results.wake,
            self.votes.wake,
        ):
            self.tables.listen(wake)
        return [
            self.privacy,
            self.scheduler,
            self.channels,
            self.computers,
            self.results,
            self.votes,
            self.preloader,
            self.archiver,
        ]
