"""`/table vote` and `/table return`: what players decide together about seats and the game's end."""

from discord import app_commands

from bot.commands.spelling import matching, recognise
from bot.commands.wording import described
from bot.controls.answer import answer
from bot.controls.items import Interaction
from bot.controls.votes import outcome
from bot.desk import Desk
from bot.errors import suggesting
from bot.tables import OpenTable
from bot.votes_rules import Kind, NobodyThere
from engine.game import Refused, Seat


def add(commands: app_commands.Group, desk: Desk) -> None:
    """Add both commands to `/table`."""
    _vote(commands, desk)

    @commands.command(name="return", description=described("command-table-return"))
    async def come_back(interaction: Interaction) -> None:
        at = await desk.here(interaction)
        vote = await desk.votes.come_back(at, interaction.user.id)
        told = await desk.voice(interaction, at)
        await answer(interaction, outcome(told, vote) if vote else told.say("done-return"))


def _vote(commands: app_commands.Group, desk: Desk) -> None:
    kinds: tuple[Kind, ...] = ("computer", "substitute", "end")
    choices = [app_commands.Choice[str](name=described(f"button-vote-{kind}"), value=kind) for kind in kinds]

    @commands.command(name="vote", description=described("command-table-vote"))
    @app_commands.describe(what=described("argument-vote"), player=described("argument-missing"))
    @app_commands.choices(what=choices)
    async def vote(interaction: Interaction, what: str, player: str | None = None) -> None:
        at = await desk.here(interaction)
        kind = next(kind for kind in kinds if kind == what)
        seat = await _about(desk, at, interaction.user.id, kind, player)
        found = await desk.votes.propose(at, interaction.user.id, kind, seat)
        await answer(interaction, outcome(await desk.voice(interaction, at), found))

    @vote.autocomplete("player")
    @suggesting
    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            at = await desk.here(interaction)
        except Refused:
            return []
        names = [at.roster.names[seat] for seat in _others(at, interaction.user.id)]
        return [
            app_commands.Choice(name=label[:100], value=name[:100]) for label, name in matching(current, names, str)
        ]


async def _about(desk: Desk, at: OpenTable, user: int, kind: Kind, player: str | None) -> Seat | None:
    """The seat that is meant: whose player was named, else the one that the table waits for. Raises NobodyThere."""
    others = _others(at, user)
    if player is not None:
        name = recognise(player, [at.roster.names[seat] for seat in others], str)
        if name is None:
            raise NobodyThere
        return next(seat for seat in others if at.roster.names[seat] == name)
    decision = at.game.decision(at.table.fold.state)
    waited = [seat for seat in others if decision is not None and seat in decision.seats]
    if kind == "end":
        waited = [seat for seat in waited if await desk.votes.awaited(at, seat)]
    return waited[0] if waited else None


def _others(at: OpenTable, user: int) -> list[Seat]:
    return [seat for seat in at.roster.humans if at.roster.user_of(seat) != user]
