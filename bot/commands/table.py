"""`/table`: everything at a table besides playing."""

from datetime import date, timedelta

import discord
from babel.dates import format_date
from discord import app_commands

from bot.commands import game, parsing, past
from bot.commands.descriptions import command_text, suggestions
from bot.commands.parsing import matching_words
from bot.handlers import history, records, votes
from bot.handlers.history import LAST_PAGE
from bot.handlers.respond import answer, safe_suggestions
from bot.handlers.services import Services, services_of
from bot.handlers.teaching.advise import explain_computer
from bot.handlers.votes import outcome_text
from bot.model.errors import InvalidAbsence, Namesakes, NoOtherPersonOnSeat
from bot.model.pace import absence_seconds_left
from bot.model.times import DAY
from bot.model.vote import VoteKind
from bot.tables.live_table import LiveTable
from bot.text.typed_moves import plain_form
from bot.text.voice import Voice
from bot.ui.components import Interaction
from engine.game import Refused, Seat

MAX_ABSENCE_DAYS = 60
"""Maximum number of days of an absence."""


def group() -> app_commands.Group:
    """Return the group `/table`: past moves, records, absences, votes and watching."""
    commands = app_commands.Group(name="table", description=command_text("command-table"), guild_only=True)
    for add in (_add_past, _add_import, _add_absence, _add_votes, _add_watch):
        add(commands)
    return commands


def _add_past(commands: app_commands.Group) -> None:
    """Add `log`, `show`, `export`, `verify`, `review` and `why`, which show past moves, export and check the record,
    review a game and explain a computer's move."""

    @commands.command(name="log", description=command_text("command-table-log"))
    @app_commands.describe(page=command_text("argument-page"), table=command_text("argument-table"))
    async def log(
        interaction: Interaction, page: app_commands.Range[int, 1] = LAST_PAGE, table: str | None = None
    ) -> None:
        services = services_of(interaction)
        await history.show_log(services, interaction, await past.named_table(services, interaction, table), page)

    @commands.command(name="show", description=command_text("command-table-show"))
    @app_commands.describe(move=command_text("argument-move"), table=command_text("argument-table"))
    async def show(interaction: Interaction, move: app_commands.Range[int, 0], table: str | None = None) -> None:
        services = services_of(interaction)
        await history.show_position(services, interaction, await past.named_table(services, interaction, table), move)

    @commands.command(name="export", description=command_text("command-table-export"))
    @app_commands.describe(table=command_text("argument-table"))
    async def export(interaction: Interaction, table: str | None = None) -> None:
        services = services_of(interaction)
        await history.send_record(services, interaction, await past.named_table(services, interaction, table))

    @commands.command(name="verify", description=command_text("command-table-verify"))
    @app_commands.describe(table=command_text("argument-table"))
    async def verify(interaction: Interaction, table: str | None = None) -> None:
        services = services_of(interaction)
        await history.report_verdict(services, interaction, await past.named_table(services, interaction, table))

    @commands.command(name="review", description=command_text("command-table-review"))
    @app_commands.describe(table=command_text("argument-table"))
    async def review(interaction: Interaction, table: str | None = None) -> None:
        services = services_of(interaction)
        await history.review(services, interaction, await past.named_table(services, interaction, table))

    @commands.command(name="why", description=command_text("command-table-why"))
    async def why(interaction: Interaction) -> None:
        services = services_of(interaction)
        await explain_computer(services, interaction, await services.table_here(interaction))

    @log.autocomplete("table")
    @show.autocomplete("table")
    @export.autocomplete("table")
    @verify.autocomplete("table")
    @review.autocomplete("table")
    @safe_suggestions
    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await past.suggest(services_of(interaction), interaction, current)


def _add_import(commands: app_commands.Group) -> None:
    """Add `import`, which shows a game from a file that a person uploads."""

    @commands.command(name="import", description=command_text("command-table-import"))
    @app_commands.describe(record=command_text("argument-record"))
    async def bring(interaction: Interaction, record: discord.Attachment) -> None:
        await records.show_record(services_of(interaction), interaction, record)


def _add_absence(commands: app_commands.Group) -> None:
    """Add `away` and `back`, with which players announce an absence."""

    @commands.command(name="away", description=command_text("command-table-away"))
    @app_commands.rename(first="from", last="to")
    @app_commands.describe(first=command_text("argument-away-from"), last=command_text("argument-away-to"))
    async def away(interaction: Interaction, first: str, last: str) -> None:
        services = services_of(interaction)
        table = await services.table_here(interaction)
        zone = await _zone_of(services, interaction)
        starts, ends = _read_days(first, last, parsing.today_in_zone(services.absences.now(), zone))
        absence_end = parsing.day_start(ends + timedelta(days=1), zone)
        await services.absences.announce_absence(
            table, interaction.user.id, parsing.day_start(starts, zone), absence_end
        )
        voice = await services.voice_of(interaction)
        await answer(interaction, " ".join([voice.say("done-away"), *absence_lines(voice, table, interaction.user.id)]))

    @away.autocomplete("first")
    @away.autocomplete("last")
    @safe_suggestions
    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        services = services_of(interaction)
        language = await services.language_of(interaction)
        today = parsing.today_in_zone(services.absences.now(), await _zone_of(services, interaction))
        labelled_days = [
            (format_date(day, "full", locale=language), day.isoformat())
            for day in parsing.coming_days(today, MAX_ABSENCE_DAYS)
        ]
        matching_days = [
            (name, value)
            for name, value in labelled_days
            if plain_form(current) in (plain_form(name) + " " + plain_form(value))
        ]
        return suggestions(matching_days)

    @commands.command(name="back", description=command_text("command-table-back"))
    async def back(interaction: Interaction) -> None:
        services = services_of(interaction)
        await services.absences.announce_return(await services.table_here(interaction), interaction.user.id)
        await answer(interaction, (await services.voice_of(interaction)).say("done-back"))


def absence_lines(voice: Voice, table: LiveTable, user: int) -> list[str]:
    """Return the line about how much longer absences can stop the person's clock, or [] if absences do not stop it."""
    seconds_left = absence_seconds_left(table.row, user)
    return [voice.say("away-left", count=int(seconds_left // DAY))] if seconds_left is not None else []


async def _zone_of(services: Services, interaction: Interaction) -> str:
    """Return the time zone of the person's quiet hours."""
    quiet = (await services.people.find(interaction.user.id)).quiet
    return quiet.zone if quiet else "UTC"


def _read_days(first_text: str, last_text: str, today: date) -> tuple[date, date]:
    """Return the first and last day of an absence from the typed texts. Raises NotADate or InvalidAbsence."""
    starts = parsing.parse_day(first_text, today)
    ends = parsing.parse_day(last_text, today)
    if not max(starts, today) <= ends < max(starts, today) + timedelta(days=MAX_ABSENCE_DAYS):
        raise InvalidAbsence(MAX_ABSENCE_DAYS)
    return starts, ends


def _add_votes(commands: app_commands.Group) -> None:
    """Add `vote` and `return`, for votes about seats and about the end of a game."""
    _add_vote(commands)

    @commands.command(name="return", description=command_text("command-table-return"))
    async def come_back(interaction: Interaction) -> None:
        services = services_of(interaction)
        await votes.ask_to_return(services, interaction, await services.table_here(interaction))


def _add_vote(commands: app_commands.Group) -> None:
    kinds: tuple[VoteKind, ...] = ("computer", "substitute", "end", "pause", "time")
    choices = [app_commands.Choice[str](name=command_text(f"button-vote-{kind}"), value=kind) for kind in kinds]

    time_choices = game.table_choices()

    @commands.command(name="vote", description=command_text("command-table-vote"))
    @app_commands.describe(
        what=command_text("argument-vote"),
        player=command_text("argument-missing"),
        pace=command_text("argument-pace"),
        late=command_text("argument-late"),
    )
    @app_commands.choices(what=choices, pace=time_choices["pace"], late=time_choices["late"])
    async def vote(
        interaction: Interaction, what: str, player: str | None = None, pace: str | None = None, late: str | None = None
    ) -> None:
        services = services_of(interaction)
        table = await services.table_here(interaction)
        kind = next(kind for kind in kinds if kind == what)
        voice = await services.voice_of(interaction, table)
        if kind == "time":
            outcome = await services.votes.propose_time(table, interaction.user.id, pace, late)
            await answer(interaction, outcome_text(voice, outcome))
            return
        seat = await _seat_to_vote_about(
            services, table, interaction.user.id, kind, _find_seat(table, interaction.user.id, player, voice)
        )
        outcome = await services.votes.propose(table, interaction.user.id, kind, None if kind == "pause" else seat)
        await answer(interaction, outcome_text(await services.voice_of(interaction, table), outcome))

    @vote.autocomplete("player")
    @safe_suggestions
    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        services = services_of(interaction)
        try:
            table = await services.table_here(interaction)
        except Refused:
            return []
        name_by_user = _names_by_user(table, interaction.user.id, await services.voice_of(interaction, table))
        return suggestions(matching_words(current, list(name_by_user), name_by_user.__getitem__))


async def _seat_to_vote_about(
    services: Services, table: LiveTable, user: int, kind: VoteKind, named_seat: Seat | None
) -> Seat | None:
    """Return the named seat, or else the first seat for which the table waits, or None if there is none."""
    if named_seat is not None:
        return named_seat
    decision = table.decision
    waited = [seat for seat in _other_human_seats(table, user) if decision is not None and seat in decision.seats]
    if kind == "end":
        waited = [seat for seat in waited if await services.votes.is_long_awaited(table, seat)]
    return waited[0] if waited else None


def _find_seat(table: LiveTable, user: int, player: str | None, voice: Voice) -> Seat | None:
    """Return the seat of the player who was chosen or named, or None if `player` is None. Raises NoOtherPersonOnSeat,
    or Namesakes if several players have that name."""
    if player is None:
        return None
    name_by_user = _names_by_user(table, user, voice)
    if player in name_by_user:
        return table.roster.seat_of(int(player))
    for names in (voice.names, table.roster.names):
        seats = [seat for seat in _other_human_seats(table, user) if plain_form(names[seat]) == plain_form(player)]
        if len(seats) == 1:
            return seats[0]
        if seats:
            raise Namesakes([name_by_user[str(table.roster.user_of(seat))] for seat in seats])
    raise NoOtherPersonOnSeat


def _names_by_user(table: LiveTable, user: int, voice: Voice) -> dict[str, str]:
    """Return the names of the other people at a table, by their ids as text."""
    return {str(table.roster.user_of(seat)): voice.plain_names[seat] for seat in _other_human_seats(table, user)}


def _other_human_seats(table: LiveTable, user: int) -> list[Seat]:
    return [seat for seat in table.roster.humans if table.roster.user_of(seat) != user]


def _add_watch(commands: app_commands.Group) -> None:
    """Add `watch`, with which a person follows a table without playing."""
    switches = [(word, command_text(f"word-{word}")) for word in ("on", "off")]

    @commands.command(name="watch", description=command_text("command-table-watch"))
    @app_commands.describe(watch=command_text("argument-watch"))
    @app_commands.choices(watch=[app_commands.Choice(name=name, value=word) for word, name in switches])
    async def watch(interaction: Interaction, watch: str) -> None:
        services = services_of(interaction)
        table = await services.table_here(interaction)
        if watch == "on":
            await services.watching.start_watching(table, interaction.user.id)
        else:
            await services.watching.stop_watching(table, interaction.user.id)
        voice = await services.voice_of(interaction)
        await answer(interaction, voice.say("done-watch-on" if watch == "on" else "done-watch-off"))
