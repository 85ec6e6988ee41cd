"""`/table vote` and `/table return`: what players decide together about seats and the game's end."""

from discord import app_commands

from bot.commands.descriptions import described
from bot.commands.parsing import matching, recognise
from bot.gateway.errors import suggesting
from bot.handlers.respond import answer
from bot.handlers.services import Services
from bot.handlers.votes import outcome
from bot.model.errors import Namesakes, NobodyThere
from bot.model.vote import Kind
from bot.tables.live_table import LiveTable
from bot.text.typed_moves import plain
from bot.text.voice import Voice
from bot.ui.components import Interaction
from engine.game import Refused, Seat


def add(commands: app_commands.Group, services: Services) -> None:
    """Add both commands to `/table`."""
    _vote(commands, services)

    @commands.command(name="return", description=described("command-table-return"))
    async def come_back(interaction: Interaction) -> None:
        table = await services.here(interaction)
        vote = await services.votes.come_back(table, interaction.user.id)
        voice = await services.voice(interaction, table)
        await answer(interaction, outcome(voice, vote) if vote else voice.say("done-return"))


def _vote(commands: app_commands.Group, services: Services) -> None:
    kinds: tuple[Kind, ...] = ("computer", "substitute", "end")
    choices = [app_commands.Choice[str](name=described(f"button-vote-{kind}"), value=kind) for kind in kinds]

    @commands.command(name="vote", description=described("command-table-vote"))
    @app_commands.describe(what=described("argument-vote"), player=described("argument-missing"))
    @app_commands.choices(what=choices)
    async def vote(interaction: Interaction, what: str, player: str | None = None) -> None:
        table = await services.here(interaction)
        kind = next(kind for kind in kinds if kind == what)
        voice = await services.voice(interaction, table)
        seat = await _about(
            services, table, interaction.user.id, kind, _meant(table, interaction.user.id, player, voice)
        )
        found = await services.votes.propose(table, interaction.user.id, kind, seat)
        await answer(interaction, outcome(await services.voice(interaction, table), found))

    @vote.autocomplete("player")
    @suggesting
    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            table = await services.here(interaction)
        except Refused:
            return []
        called = _called(table, interaction.user.id, await services.voice(interaction, table))
        return [
            app_commands.Choice(name=label[:100], value=user)
            for label, user in matching(current, list(called), called.__getitem__)
        ]


async def _about(services: Services, table: LiveTable, user: int, kind: Kind, named: Seat | None) -> Seat | None:
    """The seat that is meant: the one that was named, else the one that the table waits for."""
    if named is not None:
        return named
    decision = table.game.decision(table.state)
    waited = [seat for seat in _others(table, user) if decision is not None and seat in decision.seats]
    if kind == "end":
        waited = [seat for seat in waited if await services.votes.awaited(table, seat)]
    return waited[0] if waited else None


def _meant(table: LiveTable, user: int, player: str | None, voice: Voice) -> Seat | None:
    """The seat of the player who was chosen or named; None: nobody was. Raises NobodyThere, or Namesakes for a name
    that several have."""
    if player is None:
        return None
    called = _called(table, user, voice)
    chosen = recognise(player, list(called), called.__getitem__)
    if chosen is not None:
        return table.roster.seat_of(int(chosen))
    named = [seat for seat in _others(table, user) if plain(table.roster.names[seat]) == plain(player)]
    if not named:
        raise NobodyThere
    raise Namesakes([called[str(table.roster.user_of(seat))] for seat in named])


def _called(table: LiveTable, user: int, voice: Voice) -> dict[str, str]:
    """The other players by their numbers: their names, with what they play where several have the same name."""
    others = _others(table, user)
    names = [plain(table.roster.names[seat]) for seat in others]
    return {
        str(table.roster.user_of(seat)): table.roster.names[seat]
        if names.count(name) == 1
        else f"{table.roster.names[seat]} ({voice.word(table.roster.marks[seat])})"
        for seat, name in zip(others, names, strict=True)
    }


def _others(table: LiveTable, user: int) -> list[Seat]:
    return [seat for seat in table.roster.humans if table.roster.user_of(seat) != user]
