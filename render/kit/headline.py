"""The upper edge of a board's pictures: a plate for the seat that decides, the strip of recent events, and below them a
game's special goal."""

from collections.abc import Collection, Iterator, Sequence

from engine.game import Clause, Event
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, fit_text, text_width
from render.kit.names import MIN_SIZE, fit_player_name
from render.kit.poster import FinalStanding
from render.kit.victory import victory_items
from render.layouts.frame import EDGE_LAYER, Frame
from render.layouts.headed import HEADER, HEADER_HEIGHT, HeaderedBackdrop
from render.scene import Item, Scene, Sprite, shorten_alt, sort_by_layer
from render.sprites.cards import GOLD
from render.sprites.marks import NewsRim

_MAX_EVENTS_OF_MOVE, _MAX_EVENTS_SINCE_TURN = 4, 8
"""Maximum numbers of events in an alt text, so that there is room for the position: of one move, and of all moves since
the reader's last turn."""


def event_sentences(
    context: PictureContext, recent: Sequence[Event], event_names: Collection[str] | None = None
) -> list[str]:
    """Return a sentence for each of the last events, or, on a board for one reader, for those since that reader's last
    turn. `event_names`: the names of events that have a sentence; None means all."""
    later = [event for _, events in context.since for event in events]
    events = [event for event in later or recent if event_names is None or event.name in event_names]
    limit = _MAX_EVENTS_SINCE_TURN if later else _MAX_EVENTS_OF_MOVE
    sentences = [context.say(f"event-{event.name}", **dict(event.facts)) for event in events[-limit:]]
    return [context.say("picture-since"), *sentences] if later and sentences else sentences


MIDDLE_Y = 30.0
"""Height of the middle of texts, below the picture's upper edge, in units."""

NEWS_LEFT, NEWS_WIDTH = 386.0, 700.0
"""Left edge and width of the strip of recent events, in units."""

_NAME_X, _MAX_NAME_WIDTH, _VERDICT_SIZE, _VERDICT_GAP = 62.0, 400.0, 34.0, 14.0
"""Sizes in units: the left edge and maximum width of the name of a lone winner, the font size of the verdict, and the
gap between both."""

_AIM_MARGIN, _MAX_AIM_SIZE = 24.0, 30.0
"""Width of the margins beside a goal's sentence, and maximum font size of the sentence, in units."""


def news_items(frame: Frame, badge: Sprite, text: str) -> Iterator[Item]:
    """Yield the strip with a text about recent events, and in it the badge of the player who caused them."""
    yield frame.place_rectangle(NEWS_LEFT, 13, NEWS_WIDTH, NewsRim(NEWS_WIDTH, frame.rtl))
    yield frame.place_sprite(NEWS_LEFT + 24, MIDDLE_Y, badge)
    yield frame.write_from(NEWS_LEFT + 48, MIDDLE_Y, *fit_text(text, NEWS_WIDTH - 62, 27, BOLD, MIN_SIZE), BOLD)


def standing_items(frame: Frame, standing: FinalStanding) -> Iterator[Item]:
    """Yield the end of a game: a gold band if a player has won, otherwise the verdict next to the name it is on."""
    end, verdict = frame.width - _AIM_MARGIN, standing.verdict
    if standing.winners and standing.places[0].rank == 1:
        yield from victory_items(frame, standing, HEADER)
        return
    if standing.winners != 1:
        yield frame.write_from(
            _AIM_MARGIN, MIDDLE_Y, *fit_text(verdict, end - _AIM_MARGIN, _VERDICT_SIZE, HEAVY, MIN_SIZE), HEAVY, GOLD
        )
        return
    winner = standing.places[0]
    name, size = fit_player_name(winner.name, _MAX_NAME_WIDTH, _VERDICT_SIZE, HEAVY)
    start = _NAME_X + text_width(name, size, HEAVY) + _VERDICT_GAP
    yield frame.place_sprite(34, MIDDLE_Y, winner.emblem(18))
    yield frame.write_from(_NAME_X, MIDDLE_Y, name, size, HEAVY, GOLD)
    yield frame.write_from(start, MIDDLE_Y, *fit_text(verdict, end - start, _VERDICT_SIZE - 4, BOLD, MIN_SIZE), BOLD)


def aim_sentence(context: PictureContext, aim: Clause) -> str:
    """Return the goal as a sentence in the reader's language."""
    return context.say(aim.kind, **dict(aim.facts))


def with_aim(scene: Scene, context: PictureContext, aim: Clause | None) -> Scene:
    """Return a board's picture with the sentence of a game's goal below its header and in its alt text, or if `aim` is
    None, the same picture."""
    if aim is None:
        return scene
    width, height = scene.size
    text = aim_sentence(context, aim)
    header = [item for item in scene.items if item.z >= EDGE_LAYER and item.y < HEADER_HEIGHT]
    rest = [
        item._replace(y=item.y + HEADER_HEIGHT)
        for item in scene.items
        if item.z < EDGE_LAYER or item.y >= HEADER_HEIGHT
    ]
    frame = Frame(width, context.rtl, EDGE_LAYER)
    label = frame.write_from(
        _AIM_MARGIN,
        HEADER_HEIGHT + MIDDLE_Y,
        *fit_text(text, width - 2 * _AIM_MARGIN, _MAX_AIM_SIZE, BOLD, MIN_SIZE),
        BOLD,
    )
    size = (width, height + HEADER_HEIGHT)
    items = sort_by_layer([*rest, *header, label])
    backdrop = HeaderedBackdrop(scene.backdrop, size)
    return Scene(scene.kind, scene.name, size, scene.theme, backdrop, items, shorten_alt(f"{text}. {scene.alt}"))
