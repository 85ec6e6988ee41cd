"""Construction of the parts behind commands and controls, shared by the application and its tests."""

from collections.abc import Awaitable, Callable, Collection

from bot.handlers.services import Services
from bot.outbox.board_pictures import BoardPictures, Painter
from bot.outbox.boards import BoardMessages
from bot.outbox.deduplicated_delivery import DeduplicatedDelivery
from bot.outbox.deferred_hands import DeferredHands
from bot.outbox.direct_messages import DirectMessages
from bot.outbox.league_posts import LeaguePosts, LeagueQueue
from bot.outbox.notices import Notices
from bot.outbox.outbox import Outbox
from bot.outbox.plain_messages import PlainMessages
from bot.outbox.sender import Sender
from bot.outbox.senders import Senders
from bot.outbox.threads import TableThreads
from bot.outbox.vote_messages import VoteMessages
from bot.pictures import Pictures
from bot.runtime.clock import Clock, Pauses
from bot.runtime.deferred import DeferredAnswers
from bot.runtime.health import Health
from bot.runtime.lifecycle import Service
from bot.runtime.thinking import Thinkers
from bot.store.store import Store
from bot.tables.absence import Absences
from bot.tables.between.digests import Digests
from bot.tables.between.lobby_times import LobbyTimes
from bot.tables.between.open_lobbies import OpenLobbies
from bot.tables.between.waiting_tables import WaitingTables
from bot.tables.channels import Channels
from bot.tables.computer_players import ComputerPlayers
from bot.tables.guilds import Guilds
from bot.tables.leagues.games import LeagueGames
from bot.tables.leagues.leagues import Leagues
from bot.tables.leagues.seasons import Seasons
from bot.tables.lobby import Lobbies
from bot.tables.log_archiver import LogArchiver
from bot.tables.orders import StandingOrders
from bot.tables.panels import Panels
from bot.tables.people import People, WatchService
from bot.tables.preload import Preloader
from bot.tables.privacy import Privacy
from bot.tables.records import ImportedRecords
from bot.tables.results import Results
from bot.tables.schedule import Scheduler
from bot.tables.tables import Tables
from bot.tables.teaching.guides import Guides
from bot.tables.teaching.reviews import Reviews
from bot.tables.time.clocks import Clocks
from bot.tables.time.uptime import Uptime
from bot.tables.tryouts import Tryouts
from bot.tables.votes import Votes
from bot.text.signs import Signs
from engine.registry import AnyGame
from render.registry import load_pictures
from render.service import PictureService


def build_services(
    store: Store,
    games: tuple[AnyGame, ...],
    clock: Clock,
    seeds: Callable[[int], bytes],
    guilds: Callable[[], Collection[int]],
    picture_service: PictureService,
    thinkers: Thinkers,
) -> Services:
    """Return all services that need no connection to Discord.

    `seeds`: returns a number of random bytes. `guilds`: returns the bot's servers. `thinkers`: choose moves for
    computer players and review games.
    """
    tables, people, waiting_tables = Tables(store, games, clock), People(store.people), WaitingTables(store, games)
    lobbies, uptime = Lobbies(store, tables, clock, seeds), Uptime(store, tables, clock)
    absences, orders, results = Absences(tables, clock), StandingOrders(tables, clock), Results(store, tables)
    open_lobbies, votes = OpenLobbies(store.tables, tables, lobbies, clock), Votes(store, tables, clock)
    computers, clocks = ComputerPlayers(store, tables, thinkers.chooser), Clocks(store, tables, clock, uptime)
    leagues = Leagues(store, LeagueGames(store, tables, lobbies, votes, clock), results, clock, seeds)
    return Services(
        games=games,
        tables=tables,
        lobbies=lobbies,
        open_lobbies=open_lobbies,
        lobby_times=LobbyTimes(store, tables, open_lobbies, clock),
        people=people,
        pictures=Pictures(picture_service),
        privacy=Privacy(store, tables, lobbies),
        absences=absences,
        clocks=clocks,
        uptime=uptime,
        results=results,
        votes=votes,
        health=Health(store, picture_service),
        watching=WatchService(store.watchers, people),
        standing_orders=orders,
        guilds=Guilds(store),
        imported_records=ImportedRecords(games),
        tryouts=Tryouts(seeds),
        guides=Guides(store.guides),
        panels=Panels(store.panels, clock),
        deferred=DeferredAnswers(store.deferred, clock),
        scheduler=Scheduler(store.tables, tables, absences, orders, clocks, clock),
        channels=Channels(store, tables, clock, guilds),
        computers=computers,
        preloader=Preloader(store.tables, tables),
        archiver=LogArchiver(store.archived_logs, clock),
        waiting=waiting_tables,
        digests=Digests(store.notices, people, waiting_tables, clock),
        reviews=Reviews(store, tables, thinkers.reviewer, computers, clock),
        seasons=Seasons(store, leagues, results, clock, uptime),
        signs=Signs(lambda game, move, begun: load_pictures(game).sign(move, begun)),
    )


def build_outbox(
    services: Services,
    store: Store,
    clock: Clock,
    sender: Sender,
    answers_first: Callable[[], Awaitable[None]],
    answered: Callable[[int], Awaitable[None]],
) -> Outbox:
    """Return the outbox, which sends all messages through `sender`. `answers_first`: awaited before each message.
    `answered`: awaited with the id of the reader before each hand."""
    queue, tables, people, absences = store.outbox, services.tables, services.people, services.absences
    pictures, pauses, delivery = services.pictures, Pauses(clock), DeduplicatedDelivery(sender, queue, clock)
    hands = DeferredHands(queue, services.panels, clock)
    board_pictures = BoardPictures(queue, tables, sender, Painter(pictures.service), pauses, answers_first)
    senders = Senders(
        BoardMessages(queue, delivery, sender, board_pictures, people, absences),
        PlainMessages(delivery, people, absences, services.clocks, pictures, services.reviews),
        DirectMessages(delivery, sender, people, store.watchers, pictures, hands, answered),
        hands,
        VoteMessages(store.votes, delivery, sender, people, clock),
        TableThreads(sender, delivery, queue, tables, services.guilds),
    )
    return Outbox(queue, tables, delivery, senders, board_pictures, pauses, answers_first)


def build_notices(
    services: Services, store: Store, clock: Clock, sender: Sender, answers_first: Callable[[], Awaitable[None]]
) -> Notices:
    """Return the service that sends messages without a table through `sender`. `answers_first`: awaited before each
    message."""
    queue = store.notices
    delivery = DeduplicatedDelivery(sender, queue, clock)
    notices = Notices(queue, delivery, services.people, services.waiting, services.reviews, clock, answers_first)
    services.digests.listen(notices.check_again)
    services.reviews.listen(notices.check_again)
    services.reviews.set_answers_first(answers_first)
    return notices


def build_league_posts(
    services: Services, store: Store, clock: Clock, sender: Sender, answers_first: Callable[[], Awaitable[None]]
) -> LeaguePosts:
    """Return the service that posts the messages of leagues through `sender`. `answers_first`: awaited before each
    message."""
    queue = LeagueQueue(store.seasons)
    delivery = DeduplicatedDelivery(sender, queue, clock)
    posts = LeaguePosts(services.leagues, queue, delivery, sender, services.pictures, clock, answers_first)
    services.seasons.listen(posts.check_again)
    return posts


def build_background(services: Services, outbox: Outbox, notices: Notices, posts: LeaguePosts) -> list[Service]:
    """Return the background services in the order in which they start. Register all listeners of tables, beginning with
    `outbox`."""
    timed_services = (services.scheduler, services.lobby_times, services.seasons)
    listeners = (*timed_services, services.computers, services.results, services.votes)
    waiting_tables = services.waiting
    early_listeners = (
        services.openings.note_change,
        outbox.note_change,
        waiting_tables.note_change,
        services.uptime.note_change,
    )
    for wake in (*early_listeners, *(service.note_change for service in listeners)):
        services.tables.listen(wake)
    return [
        waiting_tables,
        notices,
        services.digests,
        services.privacy,
        services.uptime,
        services.scheduler,
        services.lobby_times,
        services.channels,
        services.computers,
        services.reviews,
        services.results,
        services.votes,
        services.seasons,
        posts,
        services.preloader,
        services.archiver,
    ]
