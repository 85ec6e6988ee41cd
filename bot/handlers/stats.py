"""Showing results privately: one person's with the course of their rating, or everybody's in a server."""

from itertools import groupby

from bot.handlers.respond import LONGEST, answer, show, think
from bot.handlers.services import Desk
from bot.model.ratings import Standing
from bot.text.voice import Voice, voice
from bot.ui.components import Interaction

_BEST = 10
"""So many people of each kind of game are listed."""


async def person(desk: Desk, interaction: Interaction, user: int) -> None:
    """How a person has played here."""
    told = await desk.voice(interaction)
    if not await desk.results.kept(user):
        await answer(interaction, told.say("stats-unlisted", person=f"<@{user}>"))
        return
    found = await desk.results.of(interaction.guild_id or 0, user)
    if not found:
        await answer(interaction, told.say("stats-none", person=f"<@{user}>"))
        return
    await think(interaction)
    title = told.say("stats-person", person=f"<@{user}>")
    lines = [_line("stats-game", told, one) for one in found]
    charted = max(found, key=lambda one: one.played)
    cards = [await desk.album.rating(charted, told)] if len(charted.course) > 1 else []
    await show(interaction, "\n".join([title, *lines]), cards)


async def server(desk: Desk, interaction: Interaction) -> None:
    """Who is rated how in this server."""
    told = await desk.voice(interaction)
    found = await desk.results.everybody(interaction.guild_id or 0)
    lines = []
    for game, kind in groupby(found, key=lambda one: one.game):
        lines.append(told.say("stats-kind", game=_name(told, game)))
        best = list(kind)[:_BEST]
        lines += [f"{place}. {_line('stats-rank', told, one)}" for place, one in enumerate(best, 1)]
    await answer(interaction, "\n".join(lines)[:LONGEST] if lines else told.say("stats-empty"))


def _line(key: str, told: Voice, one: Standing) -> str:
    rating, game = str(one.rating), _name(told, one.game)
    return told.say(key, game=game, person=f"<@{one.user}>", count=one.played, won=one.won, rating=rating)


def _name(told: Voice, game: str) -> str:
    return voice(told.language, game).say("game-name")
