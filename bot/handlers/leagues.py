"""Join and leave leagues, manage a server's leagues, and show a season privately: a group's standings as text and
picture, and controls that lead to other groups and seasons."""

from collections.abc import Mapping

import discord

from bot.handlers.dispatch import PressedControl, on
from bot.handlers.permissions import missing_permissions, permissions_to_make_threads
from bot.handlers.respond import answer, defer, defer_replacement, edit_deferred, send_notice
from bot.handlers.services import Services
from bot.messages import leagues as words
from bot.messages import lobby as choices
from bot.messages.leagues import day_text
from bot.model import limits
from bot.model.errors import MissingPermission, NoLeague, WrongChannel
from bot.model.league import Group, League, SeasonView
from bot.model.options import require_effect
from bot.pictures import PaintedPicture, sketch_league_group
from bot.text.voice import Voice, name_of_game
from bot.ui.components import Controls, Interaction, Menu, PressButton
from bot.ui.custom_id import Address
from engine.registry import AnyGame


async def join(services: Services, interaction: Interaction, league: League) -> None:
    """Let the person join a league, and report when the season starts. Raises Refused."""
    season = await services.leagues.join(league, interaction.user.id)
    voice = await services.voice_of(interaction)
    facts = {"game": name_of_game(voice, league.game), "starts": day_text(season.starts)}
    await send_notice(interaction, voice.fill("league-joined", (), facts))


async def leave(services: Services, interaction: Interaction, league: League) -> None:
    """Let the person leave a league. Raises NotInLeague."""
    playing = await services.leagues.leave(league, interaction.user.id)
    voice = await services.voice_of(interaction)
    key = "league-left" if playing is None else "league-leaves"
    await answer(interaction, voice.fill(key, (), {"game": name_of_game(voice, league.game)}))


async def start(services: Services, interaction: Interaction, game: AnyGame, given: Mapping[str, str]) -> None:
    """Start a league in the interaction's channel with the given choices, and the server's defaults for the others.
    Raises MissingPermission, WrongChannel, LeagueExists or NoSuchOption."""
    missing_names = missing_permissions(interaction.app_permissions, permissions_to_make_threads())
    if missing_names:
        raise MissingPermission(missing_names)
    if not isinstance(interaction.channel, discord.TextChannel):
        raise WrongChannel(interaction.channel_id or 0)
    server = await services.guilds.find(interaction.guild_id or 0)
    require_effect(game, given, server.defaults)
    usual = {"language": await services.language_of(interaction), **server.defaults}
    options = tuple(choices.choices_of(choices.table_settings(game, given, usual, usual["language"])).items())
    league = League(0, interaction.guild_id or 0, interaction.channel.id, game.name, options, host=interaction.user.id)
    league, season = await services.leagues.start(league)
    voice = await services.voice_of(interaction)
    key = "league-started" if season.state == "signup" else "league-goes-on"
    facts = {"game": name_of_game(voice, league.game), "starts": day_text(season.starts)}
    await answer(interaction, voice.fill(key, (), facts))


async def stop(services: Services, interaction: Interaction, league: League) -> None:
    """Stop a league. Raises NoLeague."""
    playing = await services.leagues.stop(league)
    voice = await services.voice_of(interaction)
    facts = {"game": name_of_game(voice, league.game), "ends": day_text(playing.ends if playing is not None else 0)}
    await answer(interaction, voice.fill("league-stopped" if playing is None else "league-stops", (), facts))


async def replace(
    services: Services, interaction: Interaction, league: League, former: int | None, user: discord.User
) -> None:
    """Give a person's place in the league, and their seats, to another person. `former`: the id of the person who is
    replaced. Raises Refused."""
    await defer(services, interaction)
    name = user.display_name
    seats = await services.leagues.replace(league, former, user.id, name)
    voice = await services.voice_of(interaction)
    text = voice.fill("league-replaced", (("count", seats),), {"person": f"<@{user.id}>"})
    await edit_deferred(interaction, text, ())


@on("joinleague")
async def _handle_join(press: PressedControl) -> None:
    league = await press.services.leagues.get(press.number_at(0))
    press.require_valid(len(press.words) == 1 and league.guild == press.interaction.guild_id)
    await join(press.services, press.interaction, league)


async def show(
    services: Services,
    interaction: Interaction,
    league: League,
    season_number: int | None = None,
    group_number: int | None = None,
) -> None:
    """Answer with season `season_number` (None: the newest) and group `group_number` (None: the person's own group, or
    else the highest). Raises NoLeague."""
    view = await services.leagues.find_view(league, season_number)
    voice = await services.voice_of(interaction)
    await defer_replacement(services, interaction)
    group = _group_to_show(view, interaction.user.id, group_number)
    user = interaction.user.id
    waiting_tables = {table.table for table in services.waiting.other_tables(user, 0)}
    lines = words.season_lines(view, group, user, waiting_tables, voice)
    pictures = [await _paint_group(services, view, group, user, voice)] if group is not None else []
    controls = _season_controls(view, group, voice)
    await edit_deferred(interaction, "\n".join(lines), pictures, controls)


def _group_to_show(view: SeasonView, user: int, group_number: int | None) -> Group | None:
    """Return the group with this number, or else the person's, or else the highest. Return None before the draw."""
    own = next((entrant.group for entrant in view.entrants if entrant.user == user), None)
    groups = {group.number: group for group in view.groups}
    return groups.get(group_number or 0) or groups.get(own or 0) or next(iter(view.groups), None)


async def _paint_group(services: Services, view: SeasonView, group: Group, user: int, voice: Voice) -> PaintedPicture:
    names = await services.leagues.names(view, group)
    (card,) = await services.pictures.paint([sketch_league_group(view, group, names, voice, user)])
    return card


def _season_controls(view: SeasonView, group: Group | None, voice: Voice) -> Controls:
    """Return the buttons to the seasons before and after, and the menu of the other groups."""
    controls, league, season_number = Controls(), str(view.league.id), view.season.number
    for season, button in ((season_number - 1, "button-older"), (season_number + 1, "button-newer")):
        if 1 <= season <= view.newest:
            controls.add(PressButton(Address(0, 0, "league", (league, str(season))), voice.say(button)))
    other_groups = [other_group for other_group in view.groups if other_group != group]
    if other_groups:
        options = [
            (str(other_group.number), words.group_name(other_group, voice))
            for other_group in other_groups[: limits.OPTIONS_IN_MENU]
        ]
        controls.add(Menu(Address(0, 0, "league", (league, str(season_number))), options, voice.say("pick-group")))
    return controls


@on("league")
async def _handle_show(press: PressedControl) -> None:
    league = await press.services.leagues.get(press.number_at(0))
    press.require_valid(2 <= len(press.words) <= 3)
    if league.guild != press.interaction.guild_id:
        raise NoLeague
    chosen = press.number_at(2) if len(press.words) == 3 else None
    await show(press.services, press.interaction, league, press.number_at(1), chosen)
