"""Join and leave leagues, and manage a server's leagues."""

from collections.abc import Mapping

import discord

from bot.handlers.dispatch import PressedControl, on
from bot.handlers.permissions import missing_permissions, permissions_to_make_threads
from bot.handlers.respond import answer, defer, edit_deferred, send_notice
from bot.handlers.services import Services
from bot.messages import lobby as choices
from bot.messages.leagues import day
from bot.model.errors import MissingPermission, WrongChannel
from bot.model.league import League
from bot.model.options import refuse_ineffective
from bot.text.voice import Voice
from bot.ui.components import Interaction
from engine.registry import AnyGame


async def join(services: Services, interaction: Interaction, league: League) -> None:
    """Let the person join a league, and report when the season starts. Raises Refused."""
    season = await services.leagues.join(league, interaction.user.id)
    voice = await services.voice(interaction)
    facts = {"game": _game(voice, league), "starts": day(season.starts)}
    await send_notice(interaction, voice.fill("league-joined", (), facts))


async def leave(services: Services, interaction: Interaction, league: League) -> None:
    """Let the person leave a league. Raises NotInLeague."""
    playing = await services.leagues.leave(league, interaction.user.id)
    voice = await services.voice(interaction)
    key = "league-left" if playing is None else "league-leaves"
    await answer(interaction, voice.fill(key, (), {"game": _game(voice, league)}))


async def start(services: Services, interaction: Interaction, game: AnyGame, given: Mapping[str, str]) -> None:
    """Start a league in the interaction's channel with the given choices, and the server's defaults for the others.
    Raises MissingPermission, WrongChannel, LeagueExists or NoSuchOption."""
    lacking = missing_permissions(interaction.app_permissions, permissions_to_make_threads())
    if lacking:
        raise MissingPermission(lacking)
    if not isinstance(interaction.channel, discord.TextChannel):
        raise WrongChannel(interaction.channel_id or 0)
    server = await services.guilds.find(interaction.guild_id or 0)
    refuse_ineffective(game, given, server.defaults)
    usual = {"language": await services.language(interaction), **server.defaults}
    options = tuple(choices.choices_of(choices.settings(game, given, usual, usual["language"])).items())
    league = League(0, interaction.guild_id or 0, interaction.channel.id, game.name, options, host=interaction.user.id)
    league, season = await services.leagues.start(league)
    voice = await services.voice(interaction)
    key = "league-started" if season.state == "signup" else "league-goes-on"
    facts = {"game": _game(voice, league), "starts": day(season.starts)}
    await answer(interaction, voice.fill(key, (), facts))


async def stop(services: Services, interaction: Interaction, league: League) -> None:
    """Stop a league. Raises NoLeague."""
    playing = await services.leagues.stop(league)
    voice = await services.voice(interaction)
    facts = {"game": _game(voice, league), "ends": day(playing.ends if playing is not None else 0)}
    await answer(interaction, voice.fill("league-stopped" if playing is None else "league-stops", (), facts))


async def replace(
    services: Services, interaction: Interaction, league: League, former: int | None, user: discord.User
) -> None:
    """Give a person's place in the league, and their seats, to another person. `former`: the id of the person who is
    replaced. Raises Refused."""
    await defer(services, interaction)
    name = user.display_name
    seats = await services.leagues.replace(league, former, user.id, name)
    voice = await services.voice(interaction)
    text = voice.fill("league-replaced", (("count", seats),), {"person": f"<@{user.id}>"})
    await edit_deferred(interaction, text, ())


def _game(voice: Voice, league: League) -> str:
    return Voice(voice.language, league.game).say("game-name")


@on("joinleague")
async def _join_pressed(press: PressedControl) -> None:
    league = await press.services.leagues.get(press.number(0))
    press.require(len(press.words) == 1 and league.guild == press.interaction.guild_id)
    await join(press.services, press.interaction, league)
