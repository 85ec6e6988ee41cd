"""The cover at the start of a game: a view at dawn, the game's name, the players and the options. Text is on the side
where reading begins. Sizes are in units."""

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from engine.game import Seat
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, text_width
from render.kit.names import MIN_SIZE
from render.kit.poster import balance_lines, fit_name, write_on_view
from render.layouts.frame import Frame
from render.scene import POSTER_KIND, Item, Scene, Sprite, shorten_alt, sort_by_layer
from render.sprites.cards import GOLD, TEXT
from render.sprites.landscape import PAINTING_HEIGHT, PAINTING_WIDTH
from render.sprites.poster import DarkPane, EmblemGround, PosterEdge, PosterFoot, Vista

_TEXT_LEFT, _TEXT_RIGHT = 44.0, 612.0
"""Left and right edges of the area for text; a picture for reading from right to left is mirrored."""

_MAX_TITLE_SIZE, _MIN_ONE_LINE_TITLE_SIZE, _MIN_TITLE_SIZE, _SUBTITLE_SIZE = 62.0, 56.0, 44.0, 34.0
"""Font sizes: of the game's name at most, at least on one line, and at least on two; and of the line below it."""

_TITLE_Y, _MAX_ROW_HEIGHT, _MIN_ROW_HEIGHT, _MAX_EMBLEM_RADIUS = 96.0, 72.0, 52.0, 26.0
"""Height of the middle of the title, limits for the height of a player's row, and the maximum radius of an emblem."""

_FOOT_MARGINS, _FACT_PITCH, _FACT_WIDTH = 34.0, 36.0, PAINTING_WIDTH - 88.0
"""Height of both margins of the lines of options together, distance between these lines, and their maximum width."""

_MAX_FACT_LINES = 3
"""Maximum number of lines of options."""


class Participant(Struct, frozen=True):
    """Somebody who takes part in a game: a player, an automaton or a rival.

    `name`: the name as it is written.
    `emblem`: returns the sign, given its radius in units.
    `seat`: the seat, or None for an automaton or a rival.
    `full_name`: the name in the alt text, in any script.
    """

    name: str
    emblem: Callable[[float], Sprite]
    seat: Seat | None
    full_name: str


def draw_cover(
    context: PictureContext,
    game: str,
    participants: Sequence[Participant],
    starters: tuple[Seat, ...],
    options: Sequence[str],
    vista: Vista,
) -> Scene:
    """Return a game's cover.

    `game`: the name of the game in code.
    `participants`: all players, in the order of their seats.
    `starters`: the seats that begin.
    `options`: texts about options that differ from the defaults; the last ones are left out if there is no room.
    `vista`: the game's view at dawn.
    """
    frame = Frame(PAINTING_WIDTH, context.rtl)
    facts = _fact_lines(options)
    top = PAINTING_HEIGHT - (_FOOT_MARGINS + _FACT_PITCH * len(facts) if facts else 0)
    items = [Item(0, 0, 0, PosterEdge(vista.accent)), *_title_items(context, frame, len(participants))]
    below = max(item.y for item in items) + 36
    items += _people_items(context, frame, participants, starters, (below, top - 20))
    if facts:
        items.append(Item(0, 0, top, PosterFoot(PAINTING_HEIGHT - top, vista.shade_colour, vista.accent)))
        for index, line in enumerate(facts):
            y = top + (PAINTING_HEIGHT - top) / 2 + _FACT_PITCH * (index - (len(facts) - 1) / 2)
            items.append(frame.write_from(_TEXT_LEFT, y, line, MIN_SIZE, MEDIUM, TEXT))
    return Scene(
        POSTER_KIND,
        f"{game}-cover",
        (PAINTING_WIDTH, PAINTING_HEIGHT),
        context.theme,
        vista,
        sort_by_layer(items),
        _cover_alt(context, participants, starters, options),
    )


def _title_items(context: PictureContext, frame: Frame, count: int) -> Iterator[Item]:
    """Yield the name of the game with the number of players below it."""
    lines, size = fit_name(
        context.say("game-name"), _TEXT_RIGHT - _TEXT_LEFT, _MAX_TITLE_SIZE, _MIN_ONE_LINE_TITLE_SIZE, _MIN_TITLE_SIZE
    )
    for index, line in enumerate(lines):
        yield write_on_view(frame, _TEXT_LEFT, _TITLE_Y + size * 1.1 * index, line, size, HEAVY)
    y = _TITLE_Y + size * 1.1 * (len(lines) - 1) + size * 0.5 + 34
    yield write_on_view(frame, _TEXT_LEFT, y, context.say("cover-people", count=count), _SUBTITLE_SIZE, BOLD, GOLD)


def _people_items(
    context: PictureContext,
    frame: Frame,
    participants: Sequence[Participant],
    starters: tuple[Seat, ...],
    room: tuple[float, float],
) -> Iterator[Item]:
    """Yield a row for each participant, on a darker pane. `room`: the upper edge of the pane, and the lowest place for
    its lower edge."""
    above, below = room
    row = min(_MAX_ROW_HEIGHT, max(_MIN_ROW_HEIGHT, (below - above - 24) / len(participants)))
    radius = min(_MAX_EMBLEM_RADIUS, row * 0.4)
    pane = DarkPane(_TEXT_RIGHT - _TEXT_LEFT + 36, row * len(participants) + 16, frame.rtl)
    left = PAINTING_WIDTH - _TEXT_LEFT + 18 - pane.width if frame.rtl else _TEXT_LEFT - 18
    yield Item(0, left, above, pane)
    label = context.say("cover-begins")
    for index, person in enumerate(participants):
        y, start = above + 8 + row * (index + 0.5), _TEXT_LEFT + 2 * radius + 20
        yield frame.place_sprite(_TEXT_LEFT + radius, y, EmblemGround(radius))
        yield frame.place_sprite(_TEXT_LEFT + radius, y, person.emblem(radius))
        marked = person.seat is not None and starters == (person.seat,)
        taken = text_width(label, MIN_SIZE, BOLD) + 24 if marked else 0
        lines, size = fit_name(person.name, _TEXT_RIGHT - start - taken, 36, 32, MIN_SIZE)
        size = size if len(lines) == 1 else MIN_SIZE
        pace = min(size * 1.04, row * 0.96 / len(lines))
        for line_number, line in enumerate(lines):
            yield write_on_view(frame, start, y + (line_number - (len(lines) - 1) / 2) * pace, line, size, BOLD)
        if marked:
            yield write_on_view(frame, _TEXT_RIGHT - text_width(label, MIN_SIZE, BOLD), y, label, MIN_SIZE, BOLD, GOLD)


def _fact_lines(options: Sequence[str]) -> list[str]:
    """Return the lines of text about the options, as many options as fit."""
    facts = list(options)
    while facts:
        lines = [line.strip(" ·") for line in balance_lines(" · ".join(facts), _FACT_WIDTH, MIN_SIZE, MEDIUM)]
        if len(lines) <= _MAX_FACT_LINES:
            return lines
        facts.pop()
    return []


def _cover_alt(
    context: PictureContext, participants: Sequence[Participant], starters: tuple[Seat, ...], options: Sequence[str]
) -> str:
    """Return the alt text of a cover: the game, the players and who begins, and the options."""
    names = ", ".join(
        context.say("cover-first", name=person.full_name) if (person.seat,) == starters else person.full_name
        for person in participants
    )
    facts = {"game": context.say("game-name"), "names": names, "chosen": " · ".join(options)}
    return shorten_alt(context.say("cover-alt", **facts).rstrip())
