"""The messages of leagues, each posted once: sign-up, groups and games, standings, and the end of a season."""

import logging
from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct

from bot.messages import leagues as words
from bot.messages.outgoing import Outgoing
from bot.model import limits
from bot.model.league import League, Season, SeasonView
from bot.model.mentions import channel_link
from bot.model.table import DEFAULT_THEME
from bot.model.times import DAY
from bot.outbox.deduplicated_delivery import DeduplicatedDelivery
from bot.outbox.delivery_service import DeliveryService
from bot.outbox.outbox import MAX_WAIT_SECONDS
from bot.outbox.sender import Attachment, EditedTooOften, Message, MessageGone, Sender, TryLater, Undelivered
from bot.pictures import Pictures, Sketch, sketch_league_group
from bot.runtime.clock import Clock
from bot.store.database import StoreUnavailable
from bot.store.leagues import SeasonStore
from bot.tables.leagues.leagues import STATES_IN_PLAY, Leagues
from bot.text.voice import FALLBACK_LANGUAGE, Voice, name_of_game
from bot.ui.buttons import join_league_button

MIN_EDIT_INTERVAL_SECONDS = 600.0
"""Minimum seconds between two edits of a season's standings."""

SIGN_UP, GROUPS, STANDINGS, END, REFUSED = "signup", "groups", "standings", "end", "refused"
"""The kinds of a season's messages. The last one is sent only to the league's host."""

_DISCORD_EPOCH_SECONDS = 1_420_070_400
"""The seconds from 1970 to the time from which Discord's ids count
(https://docs.discord.com/developers/reference#snowflakes)."""

_log = logging.getLogger(__name__)


class LeaguePost(Struct, frozen=True):
    """A message of a season that is to be posted.

    `season`: the season. `kind`: the kind of message, such as SIGN_UP.
    """

    season: Season
    kind: str

    @property
    def nonce(self) -> str:
        """Return the text that lets Discord recognize a repetition (`enforce_nonce`,
        https://docs.discord.com/developers/resources/message#create-message). The text for sign-up depends on the start
        of the season, so that sign-up is announced again if the season starts later."""
        later = f"-{self.season.starts}" if self.kind == SIGN_UP else ""
        return f"l{self.season.id}-{self.kind}{later}"


class LeagueQueue:
    """The messages of seasons that are not posted yet, derived from the stored seasons."""

    def __init__(self, store: SeasonStore) -> None:
        self.store = store

    async def all_queued(self) -> Sequence[LeaguePost]:
        """Return all messages that can be posted now."""
        return [post for season in await self.store.live_seasons() for post in await self.posts_of(season)]

    async def posts_of(self, season: Season) -> list[LeaguePost]:
        """Return the messages of a season that can be posted now, in order."""
        posted = await self.store.posted_messages(season.id)
        return [LeaguePost(season, kind) for kind in await self._kinds_to_post(season) if kind not in posted]

    async def _kinds_to_post(self, season: Season) -> list[str]:
        if season.state == "signup":
            return [SIGN_UP]
        if season.state not in (*STATES_IN_PLAY, "over"):
            return []
        fixtures = await self.store.fixtures_of(season.id)
        kinds = [GROUPS] if all(fixture.table is not None or fixture.result is not None for fixture in fixtures) else []
        kinds += [STANDINGS] if any(fixture.result is not None for fixture in fixtures) else []
        return [*kinds, END] if season.state == "over" else kinds

    async def newest_message(self, nonce: str) -> int | None:
        """Return an id of Discord's that is older than any attempt to post the message with this nonce, or None if
        there is no such message."""
        queued = next((post for post in await self.all_queued() if post.nonce == nonce), None)
        if queued is None:
            return None
        season = queued.season
        since = {SIGN_UP: season.opens, END: season.ends}.get(queued.kind, season.starts)
        return max(0, (since - 1) * int(DAY) - _DISCORD_EPOCH_SECONDS) * 1000 << 22

    async def queued_after(self, channel: int, nonce: str) -> tuple[Outgoing, ...]:
        """Return (), because no queued message changes a league's message."""
        return ()


class LeaguePosts(DeliveryService):
    """A background task for the messages of all leagues."""

    def __init__(
        self,
        leagues: Leagues,
        queue: LeagueQueue,
        delivery: DeduplicatedDelivery,
        sender: Sender,
        pictures: Pictures,
        clock: Clock,
        answers_first: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(delivery, clock, answers_first)
        self._leagues = leagues
        self._queue = queue
        self._store = queue.store
        self._sender = sender
        self._pictures = pictures
        self._shown_standings: dict[int, tuple[str, float]] = {}

    async def _send_due(self) -> float | None:
        """Post the due messages, and return when to try again."""
        times = list[float]()
        for season in await self._store.live_seasons():
            league = await self._leagues.get(season.league)
            try:
                times += await self._post_or_stop(league, season)
            except TryLater as later:
                times.append(
                    self._clock.now() + (later.after_seconds if later.after_seconds is not None else MAX_WAIT_SECONDS)
                )
            except StoreUnavailable:
                raise
            except Exception:  # one league must not stop the others
                _log.exception("the messages of a league could not be posted", extra={"league": league.id})
                times.append(self._clock.now() + MAX_WAIT_SECONDS)
        return min(times, default=None)

    async def _post_or_stop(self, league: League, season: Season) -> list[float]:
        """Post the messages of a season, or note that its channel cannot be written to. Return when to post next."""
        try:
            return await self._post_season(league, season)
        except TryLater:
            raise
        except Undelivered as refused:
            _log.warning("a league's channel cannot be written to: %s", refused, extra={"league": league.id})
            await self._stop_posting(league)
            return []

    async def _post_season(self, league: League, season: Season) -> list[float]:
        """Post the messages of a season, or update its standings. Return when to update the standings next. Raises
        Undelivered."""
        if not league.is_silent:
            for post in await self._queue.posts_of(season):
                await self._answers_first()
                view = await self._leagues.view_of(league, season)
                if post.kind == GROUPS and not _has_all_threads(view):
                    continue
                content = await self._message_of(post.kind, view)
                message = await self._delivery.post(league.channel, content, post.nonce)
                await self._store.store_post(season.id, post.kind, message)
                self._delivery.forget(post.nonce)
        if season.id in self._leagues.games.refused_seasons:
            await self._report_refused(league, season)
        times = await self._update_standings(league, season) if not league.is_silent else []
        if season.state == "over" and not times:
            await self._leagues.note_end_announced(season)
        return times

    async def _next_opening(self, league: League, season: Season) -> int | None:
        """Return the day on which sign-up for the next season begins, or None if there is no next season."""
        seasons = await self._store.seasons_of(league.id) if league.state == "running" else ()
        return next((next_season.opens for next_season in seasons if next_season.number == season.number + 1), None)

    async def _update_standings(self, league: League, season: Season) -> list[float]:
        """Update the standings of a season, at most once in `MIN_EDIT_INTERVAL_SECONDS`. Return when they can next be
        updated, if necessary."""
        message = (await self._store.posted_messages(season.id)).get(STANDINGS)
        if message is None:
            return []
        view = await self._leagues.view_of(league, season)
        sketches = await self._standings_sketches(view, _voice_of(league))
        text = "\n".join([words.standings_text(view, _voice_of(league)), *(sketch.scene.alt for sketch in sketches)])
        shown_text, edit_time = self._shown_standings.get(season.id, ("", 0.0))
        if text == shown_text:
            return []
        if self._clock.now() < edit_time + MIN_EDIT_INTERVAL_SECONDS:
            return [edit_time + MIN_EDIT_INTERVAL_SECONDS]
        try:
            await self._sender.attach(league.channel, message, await self._message_of(STANDINGS, view))
        except EditedTooOften:
            self._shown_standings[season.id] = "", self._clock.now()
            return [self._clock.now() + MIN_EDIT_INTERVAL_SECONDS]
        except MessageGone:
            _log.info("the standings of a league were deleted", extra={"league": league.id})
        self._shown_standings[season.id] = text, self._clock.now()
        return []

    async def _message_of(self, kind: str, view: SeasonView) -> Message:
        """Return a message about the current state of a season. Its mark, by which it is recognized, is in no other
        message of a league."""
        voice, league = _voice_of(view.league), view.league
        match kind:
            case "signup":
                game = self._leagues.games.game(league)
                text = words.signup_text(view, voice, is_duel=game is not None and game.seats[-1] == 2)
                controls = join_league_button(league.id, voice)
                return Message(text, controls, mark=words.day_text(view.season.starts))
            case "groups":
                text = words.groups_text(view, voice)
                return Message(text, layout=True, mark=text.splitlines()[0])
            case "standings":
                text = words.standings_text(view, voice)
            case _:
                text = words.end_text(view, voice, await self._next_opening(league, view.season))
        painted = await self._pictures.paint(await self._standings_sketches(view, voice))
        files = tuple(Attachment(picture.file_name, picture.data, picture.alt) for picture in painted if picture.data)
        return Message(text, attachments=files, layout=True, mark=text.splitlines()[0])

    async def _standings_sketches(self, view: SeasonView, voice: Voice) -> list[Sketch]:
        """Return pictures of the standings of the highest groups, as many as a message can have."""
        groups = view.groups[: limits.FILES_IN_MESSAGE]
        return [sketch_league_group(view, group, await self._leagues.names(view, group), voice) for group in groups]

    async def _stop_posting(self, league: League) -> None:
        """Stop posting for a league whose channel cannot be written to, and inform its host once."""
        await self._send_to_host(league, "league-silent", f"l{league.id}-silent")
        await self._leagues.note_silence(league)

    async def _report_refused(self, league: League, season: Season) -> None:
        """Report to a league's host that Discord refuses the threads of its games, once in a season."""
        if REFUSED not in await self._store.posted_messages(season.id):
            await self._send_to_host(league, "league-refused", f"l{season.id}-{REFUSED}")
            await self._store.store_post(season.id, REFUSED, 0)

    async def _send_to_host(self, league: League, key: str, nonce: str) -> None:
        """Send a text to the person who started a league, if they want direct messages. Raises TryLater."""
        if league.host is None:
            return
        voice = _voice_of(league)
        rights = [voice.say(f"word-{name}") for name in ("create-public-threads", "send-messages-in-threads")]
        facts = {"game": name_of_game(voice, league.game), "channel": channel_link(league.channel)}
        text = voice.fill(key, (), {**facts, "permissions": ", ".join(rights)})
        try:
            await self._delivery.write(league.host, Message(text), nonce)
        except TryLater:
            raise
        except Undelivered as refused:
            _log.info("the host of a league got no message: %s", refused, extra={"league": league.id})


def _has_all_threads(view: SeasonView) -> bool:
    """Whether all unfinished games have their threads."""
    played = [fixture for group in view.groups for fixture in group.fixtures if fixture.result is None]
    return all(fixture.id in view.channels for fixture in played)


def _voice_of(league: League) -> Voice:
    options = dict(league.options)
    return Voice(options.get("language", FALLBACK_LANGUAGE), theme=options.get("theme", DEFAULT_THEME))
