"""`/table vote` and `/table return`: what players decide together about seats and the game's end."""

from discord import app_commands

from bot.commands.descriptions import described
from bot.commands.parsing import matching, plain, recognise
from bot.gateway.errors import suggesting
from bot.handlers.respond import answer
from bot.handlers.services import Desk
from bot.handlers.votes import outcome
from bot.model.vote import Kind, Namesakes, NobodyThere
from bot.tables.registry import OpenTable
from bot.text.voice import Voice
from bot.ui.components import Interaction
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
        told = await desk.voice(interaction, at)
        seat = await _about(desk, at, interaction.user.id, kind, _meant(at, interaction.user.id, player, told))
        found = await desk.votes.propose(at, interaction.user.id, kind, seat)
        await answer(interaction, outcome(await desk.voice(interaction, at), found))

    @vote.autocomplete("player")
    @suggesting
    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            at = await desk.here(interaction)
        except Refused:
            return []
        called = _called(at, interaction.user.id, await desk.voice(interaction, at))
        return [
            app_commands.Choice(name=label[:100], value=user)
            for label, user in matching(current, list(called), called.__getitem__)
        ]


async def _about(desk: Desk, at: OpenTable, user: int, kind: Kind, named: Seat | None) -> Seat | None:
    """The seat that is meant: the one that was named, else the one that the table waits for."""
    if named is not None:
        return named
    decision = at.game.decision(at.table.fold.state)
    waited = [seat for seat in _others(at, user) if decision is not None and seat in decision.seats]
    if kind == "end":
        waited = [seat for seat in waited if await desk.votes.awaited(at, seat)]
    return waited[0] if waited else None


def _meant(at: OpenTable, user: int, player: str | None, told: Voice) -> Seat | None:
    """The seat of the player who was chosen or named; None: nobody was. Raises NobodyThere, or Namesakes for a name
    that several have."""
    if player is None:
        return None
    called = _called(at, user, told)
    chosen = recognise(player, list(called), called.__getitem__)
    if chosen is not None:
        return at.roster.seat_of(int(chosen))
    named = [seat for seat in _others(at, user) if plain(at.roster.names[seat]) == plain(player)]
    if not named:
        raise NobodyThere
    raise Namesakes([called[str(at.roster.user_of(seat))] for seat in named])


def _called(at: OpenTable, user: int, told: Voice) -> dict[str, str]:
    """The other players by their numbers: their names, with what they play where several have the same name."""
    others = _others(at, user)
    names = [plain(at.roster.names[seat]) for seat in others]
    return {
        str(at.roster.user_of(seat)): at.roster.names[seat]
        if names.count(name) == 1
        else f"{at.roster.names[seat]} ({told.word(at.roster.marks[seat])})"
        for seat, name in zip(others, names, strict=True)
    }


def _others(at: OpenTable, user: int) -> list[Seat]:
    return [seat for seat in at.roster.humans if at.roster.user_of(seat) != user]
