"""A season of a league, shown privately: a group's standings as text and picture, and controls that lead to other
groups and seasons."""

from bot.handlers.dispatch import PressedControl, on
from bot.handlers.respond import defer_replacement, edit_deferred
from bot.handlers.services import Services
from bot.messages import leagues as words
from bot.model import limits
from bot.model.errors import NoLeague
from bot.model.league import Group, League, SeasonView
from bot.pictures import PaintedPicture, league_group
from bot.text.voice import Voice
from bot.ui.components import Controls, Interaction, Menu, Press
from bot.ui.custom_id import Address


async def show(
    services: Services, interaction: Interaction, league: League, number: int | None = None, level: int | None = None
) -> None:
    """Answer with season `number` (None: the newest) and the group at `level` (None: the person's own group, or else
    the highest). Raises NoLeague."""
    view = await services.leagues.view(league, number)
    voice = await services.voice(interaction)
    await defer_replacement(services, interaction)
    group = _group(view, interaction.user.id, level)
    user = interaction.user.id
    waiting = {one.table for one in services.waiting.others(user, 0)}
    lines = words.show_lines(view, group, user, waiting, voice)
    painted = [await _picture(services, view, group, user, voice)] if group is not None else []
    controls = _controls(view, group, voice)
    await edit_deferred(interaction, "\n".join(lines), painted, controls)


def _group(view: SeasonView, user: int, level: int | None) -> Group | None:
    """Return the group with this level, or else the person's, or else the highest. Return None before the draw."""
    own = next((one.level for one in view.entrants if one.user == user), None)
    found = {group.level: group for group in view.groups}
    return found.get(level or 0) or found.get(own or 0) or next(iter(view.groups), None)


async def _picture(services: Services, view: SeasonView, group: Group, user: int, voice: Voice) -> PaintedPicture:
    names = await services.leagues.names(view, group)
    (card,) = await services.pictures.paint([league_group(view, group, names, voice, user)])
    return card


def _controls(view: SeasonView, group: Group | None, voice: Voice) -> Controls:
    controls, league, number = Controls(), str(view.league.id), view.season.number
    if number > 1:
        controls.add(Press(Address(0, 0, "league", (league, str(number - 1))), voice.say("button-older")))
    if group is not None and len(view.groups) > 1:
        options = [(str(one.level), words.group_name(one, voice)) for one in view.groups[: limits.OPTIONS]]
        address = Address(0, 0, "league", (league, str(number)))
        controls.add(Menu(address, options, voice.say("pick-group"), default=str(group.level)))
    return controls


@on("league")
async def _show_pressed(press: PressedControl) -> None:
    league = await press.services.leagues.get(press.number(0))
    press.require(2 <= len(press.words) <= 3)
    if league.guild != press.interaction.guild_id:
        raise NoLeague
    level = press.number(2) if len(press.words) == 3 else None
    await show(press.services, press.interaction, league, press.number(1), level)
