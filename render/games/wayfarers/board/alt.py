"""Alt texts of the board's pictures."""

from collections.abc import Iterator, Sequence

from engine.game import Event
from engine.games.wayfarers.components.tables import INSPIRATION, LAND, ROW_BY_KIND, SPACE, TOWNSFOLK, WATER
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.games.wayfarers.alt import player_alt, sentence_with_list
from render.games.wayfarers.described import journal_lines, pile_lines
from render.games.wayfarers.setting import deciding_seat, full_name_of
from render.games.wayfarers.sheet import final_standing
from render.kit.headline import event_sentences
from render.scene import shorten_alt

_TOLD_EVENTS = frozenset(
    (
        "die-placed",
        "worker-placed",
        "rested",
        "card-gained",
        "tile-gained",
        "journaled",
        "last-round",
        "last-round-started",
    )
)


def market_alt(view: WayfarersView, context: PictureContext, recent: Sequence[Event] = ()) -> str:
    """Return a text about recent events, the deciding seat, each player in a short line, and the rows of the market."""
    players = (player_alt(view, context, seat) for seat in range(len(view.table.players)))
    rows = _row_sentences(view, context, (TOWNSFOLK, LAND, WATER))
    return shorten_alt(
        " ".join((*event_sentences(context, recent, _TOLD_EVENTS), _decision_sentence(view, context), *players, *rows))
    )


def journal_alt(view: WayfarersView, context: PictureContext) -> str:
    """Return a text about everybody's place in the journal, and about its tiles and green workers."""
    players = enumerate(view.table.players)
    places = (
        sentence_with_list(context, full_name_of(view, context, seat), (context.word(player.node),))
        for seat, player in players
    )
    return shorten_alt(" ".join((*places, *journal_lines(view, context))))


def sky_alt(view: WayfarersView, context: PictureContext) -> str:
    """Return a text about the rows of space and inspiration cards, and about the piles of tiles."""
    return shorten_alt(" ".join((*_row_sentences(view, context, (SPACE, INSPIRATION)), *pile_lines(view, context))))


def _decision_sentence(view: WayfarersView, context: PictureContext) -> str:
    seat = deciding_seat(view)
    if seat is None:
        return f"{context.say('picture-alt-over')} {final_standing(view, context).say(context)}"
    return context.say("picture-alt-decides", name=full_name_of(view, context, seat))


def _row_sentences(view: WayfarersView, context: PictureContext, kinds: Sequence[str]) -> Iterator[str]:
    for kind in kinds:
        cards = [context.word(face_up.card) for face_up in view.table.rows[ROW_BY_KIND[kind]] if face_up is not None]
        yield sentence_with_list(context, context.say(f"picture-{kind}"), cards)
