"""Results shown privately: one person's with the course of their rating, or everybody's on a server."""

from itertools import groupby

from bot.handlers.respond import answer, defer, edit_deferred
from bot.handlers.services import Services
from bot.model import limits
from bot.model.ratings import Rating
from bot.text.voice import Voice, name_of_game
from bot.ui.components import Interaction

_MAX_LISTED_PEOPLE = 10
"""Number of people listed for each kind of game."""


async def show_person(services: Services, interaction: Interaction, user: int) -> None:
    """Answer with the results of `user` on this server and the course of their rating."""
    voice = await services.voice_of(interaction)
    if not await services.results.stores_results(user):
        await answer(interaction, voice.say("stats-unlisted", person=f"<@{user}>"))
        return
    ratings = await services.results.ratings_of(interaction.guild_id or 0, user)
    if not ratings:
        await answer(interaction, voice.say("stats-none", person=f"<@{user}>"))
        return
    await defer(services, interaction)
    title = voice.say("stats-person", person=f"<@{user}>")
    lines = [_rating_line("stats-game", voice, rating) for rating in ratings]
    charted_rating = max(ratings, key=lambda rating: rating.played)
    pictures = (
        [await services.pictures.paint_rating(charted_rating, voice)] if len(charted_rating.rating_history) > 1 else []
    )
    await edit_deferred(interaction, "\n".join([title, *lines]), pictures)


async def show_server(services: Services, interaction: Interaction) -> None:
    """Answer with the best ratings on this server, for each kind of game."""
    voice = await services.voice_of(interaction)
    ratings = await services.results.all_ratings(interaction.guild_id or 0)
    lines = []
    for game, kind in groupby(ratings, key=lambda rating: rating.game):
        lines.append(voice.say("stats-kind", game=name_of_game(voice, game)))
        best = list(kind)[:_MAX_LISTED_PEOPLE]
        lines += [f"{place}. {_rating_line('stats-rank', voice, rating)}" for place, rating in enumerate(best, 1)]
    await answer(interaction, "\n".join(lines)[: limits.MESSAGE_LENGTH] if lines else voice.say("stats-empty"))


def _rating_line(key: str, voice: Voice, one: Rating) -> str:
    rating, game = str(one.rating), name_of_game(voice, one.game)
    return voice.say(key, game=game, person=f"<@{one.user}>", count=one.played, won=one.won, rating=rating)
