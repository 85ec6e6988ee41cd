"""Sentences that several alt texts share: about a player, and lists with a heading."""

from collections.abc import Iterable

from engine.game import Seat
from engine.games.wayfarers.reading.scoring import score_sheet
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.games.wayfarers.setting import full_name_of


def player_alt(view: WayfarersView, context: PictureContext, seat: Seat) -> str:
    """Return a sentence with a player's place in the journal, goods, dice and VP."""
    player = view.table.players[seat]
    return context.say(
        "picture-alt-player",
        name=full_name_of(view, context, seat),
        node=player.node,
        silver=player.silver,
        provision=player.provision,
        dice=", ".join(map(str, player.dice)) or context.say("picture-none"),
        points=score_sheet(view.table, seat).total,
    )


def list_or_none(context: PictureContext, words: Iterable[str]) -> str:
    """Return `words` separated by commas, or the word for "nothing" if there are none."""
    return ", ".join(words) or context.say("picture-none")


def sentence_with_list(context: PictureContext, heading: str, words: Iterable[str]) -> str:
    """Return the sentence "heading: words", with the word for "nothing" if there are no words."""
    return context.say("picture-alt-row", row=heading, cards=list_or_none(context, words))


def component_names(context: PictureContext, words: Iterable[str]) -> list[str]:
    """Return the names of components in the reader's language, given their ids."""
    return [context.word(word) for word in words]
