"""The poster at the end of a game: a view, the winners in wreaths, and below them the others with rank and points. Text
is on the side where reading begins. Sizes are in units."""

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, is_hebrew, text_width, wrap_text
from render.kit.names import MIN_SIZE, halve_word, in_lines, max_line_width, shorten_name
from render.layouts.frame import Frame
from render.scene import POSTER_KIND, Item, Scene, Sprite, shorten_alt, sort_by_layer
from render.sprites.cards import GOLD, MUTED, TEXT
from render.sprites.landscape import PAINTING_HEIGHT, PAINTING_WIDTH
from render.sprites.poster import Daytime, EmblemGround, LaurelWreath, OutlinedText, PosterEdge, PosterFoot, Vista

_TEXT_LEFT, _TEXT_RIGHT = 44.0, 612.0
"""Left and right edges of the area for text; a picture for reading from right to left is mirrored."""

_TITLE_Y, _FIRST_LINE_Y = 52.0, 124.0
"""Heights of the middle of the title, and of the first line of a verdict on several winners."""

_WINNER_EMBLEM_RADIUS, _WREATH_RADIUS = 80.0, 104.0
"""Radius of a lone winner's emblem, and of the wreath around it."""

_MAX_NAME_SIZE, _MIN_WHOLE_NAME_SIZE, _MIN_NAME_SIZE = 76.0, 64.0, 40.0
"""Font sizes of a lone winner's name: the maximum, the least at which one line is better than two, the minimum."""

_MIN_STRETCH = 0.9
"""Least factor by which letters of a name are narrowed before the name takes two lines."""

_MAX_VERDICT_SIZE, _MIN_VERDICT_SIZE, _HEADLINE_SIZE = 42.0, 36.0, 48.0
"""Font sizes of the verdict: limits for that on a lone winner, and the size for several winners."""

_OTHERS_IN_ROW = 3
"""Maximum number of others side by side."""

_FOOT_HEIGHTS, _MAX_EMBLEM_RADIUS = (0.0, 112.0, 164.0, 216.0, 268.0), 34.0
"""Height of the foot by the number of rows of others, and maximum radius of an emblem in it."""

_FACT_PITCH, _FACT_WIDTH = 33.0, 480.0
"""Distance between the lines about the reason for the game's end, and their maximum width."""

_MAX_HEADLINE_LINES = 2
"""Maximum number of lines of the verdict on several winners in its full size."""


class Finisher(Struct, frozen=True):
    """Somebody who took part in a finished game.

    `rank`: 1 for the best, shared by equals.
    `name`: the name to write.
    `points`: the points to write, or "" if they decide nothing.
    `emblem`: returns the sign, given its radius in units.
    `full_name`: the name for the alt text, which may be in any script.
    """

    rank: int
    name: str
    points: str
    emblem: Callable[[float], Sprite]
    full_name: str


class FinalStanding(Struct, frozen=True):
    """The result of a game.

    `places`: all who took part, the best first.
    `winners`: how many of them, from the first, are shown large: the winners, or one who has lost alone.
    `verdict`: the sentence about these, or about all if there are none.
    """

    places: Sequence[Finisher]
    winners: int
    verdict: str

    def say(self, context: PictureContext) -> str:
        """Return the verdict, with the names of those whom it is about, for an alt text."""
        names = ", ".join(placed.full_name for placed in self.places[: self.winners])
        return context.say("poster-said", name=names, said=self.verdict) if names else self.verdict


class Outcome(Struct, frozen=True):
    """The facts of a finished game that its poster shows.

    `game`: the name of the game in code.
    `moves`: the number of moves.
    `standing`: the result.
    `fact`: the reason for the game's end, or "" if it is not told.
    """

    game: str
    moves: int
    standing: FinalStanding
    fact: str


def count_winners(places: Sequence[Finisher]) -> int:
    """Return how many have rank 1."""
    return sum(placed.rank == 1 for placed in places)


def say_verdict(context: PictureContext, places: Sequence[Finisher]) -> str:
    """Return the sentence that tells the points of the winner, or of the winners who tie."""
    return context.say("poster-wins" if count_winners(places) == 1 else "poster-tie", points=int(places[0].points))


def draw_poster(context: PictureContext, outcome: Outcome, vista: Vista) -> Scene:
    """Return a game's poster. `vista`: the game's view, which is grey if nobody has won."""
    frame = Frame(PAINTING_WIDTH, context.rtl)
    standing = outcome.standing
    winners, others = standing.places[: standing.winners], standing.places[standing.winners :]
    abreast = _count_columns(context, others)
    top = PAINTING_HEIGHT - _FOOT_HEIGHTS[-(-len(others) // abreast)]
    facts = balance_lines(outcome.fact, _FACT_WIDTH, MIN_SIZE, MEDIUM) if outcome.fact else []
    bottom = top - 40 - _FACT_PITCH * len(facts)
    items = [Item(0, 0, 0, PosterEdge(vista.accent)), *_title_items(context, frame, outcome.moves)]
    if len(winners) == 1:
        items += _single_winner_items(frame, winners[0], standing.verdict, won=vista.time is not Daytime.GREY)
    else:
        items += _winner_items(frame, winners, standing.verdict, bottom)
    for index, line in enumerate(facts):
        items.append(
            write_on_view(frame, _TEXT_LEFT, top - 36 - _FACT_PITCH * (len(facts) - 1 - index), line, MIN_SIZE, MEDIUM)
        )
    if others:
        items.append(Item(0, 0, top, PosterFoot(PAINTING_HEIGHT - top, vista.shade_colour, vista.accent)))
        items += _other_items(context, frame, others, top, abreast)
    size = (PAINTING_WIDTH, PAINTING_HEIGHT)
    return Scene(
        POSTER_KIND,
        f"{outcome.game}-poster",
        size,
        context.theme,
        vista,
        sort_by_layer(items),
        _poster_alt(context, outcome),
    )


def write_on_view(frame: Frame, x: float, y: float, text: str, size: float, weight: int, ink: str = TEXT) -> Item:
    """Return outlined text that starts at (x, y), where y is the middle of its capitals."""
    place = frame.place_sprite(x, y, OutlinedText(text, size, weight, ink, 1 if frame.rtl else -1))
    return place._replace(z=place.z + 1)


def _title_items(context: PictureContext, frame: Frame, moves: int) -> Iterator[Item]:
    """Yield the name of the game, and its number of moves next to it."""
    game, count = context.say("game-name"), context.say("poster-moves", count=moves)
    title = game if is_hebrew(game) else game.upper()
    yield write_on_view(frame, _TEXT_LEFT, _TITLE_Y, title, MIN_SIZE, HEAVY, GOLD)
    yield write_on_view(frame, _TEXT_LEFT + text_width(title, MIN_SIZE, HEAVY) + 20, _TITLE_Y, count, MIN_SIZE, MEDIUM)


def _single_winner_items(frame: Frame, winner: Finisher, verdict: str, *, won: bool) -> Iterator[Item]:
    """Yield the emblem, name and verdict of a lone winner or loser. `won`: whether there is a wreath."""
    x, y, start = 148.0, 262.0, 282.0
    yield frame.place_sprite(x, y, EmblemGround(_WINNER_EMBLEM_RADIUS))
    if won:
        yield frame.place_sprite(x, y, LaurelWreath(_WREATH_RADIUS))
    yield frame.place_sprite(x, y, winner.emblem(_WINNER_EMBLEM_RADIUS))
    lines, size = fit_name(winner.name, _TEXT_RIGHT - start, _MAX_NAME_SIZE, _MIN_WHOLE_NAME_SIZE, _MIN_NAME_SIZE)
    room = _TEXT_RIGHT - start
    letters = max(
        _MIN_VERDICT_SIZE,
        min(_MAX_VERDICT_SIZE, _MAX_VERDICT_SIZE * room / text_width(verdict, _MAX_VERDICT_SIZE, BOLD)),
    )
    verdict_lines = balance_lines(verdict, room, letters, BOLD)
    pace = size * 1.1
    height = pace * (len(lines) - 1) + size * 0.62 + 26
    top = y - height / 2
    for index, line in enumerate(lines):
        yield write_on_view(frame, start, top + pace * index, line, size, HEAVY)
    for index, line in enumerate(verdict_lines):
        yield write_on_view(
            frame, start + 2, top + height + letters * 1.16 * index, line, letters, BOLD, GOLD if won else TEXT
        )


def _winner_items(frame: Frame, winners: Sequence[Finisher], verdict: str, bottom: float) -> Iterator[Item]:
    """Yield the verdict on several winners, with a row for each below it, down to the height `bottom`."""
    lines, size = balance_lines(verdict, _TEXT_RIGHT - _TEXT_LEFT, _HEADLINE_SIZE, HEAVY), _HEADLINE_SIZE
    if len(lines) > _MAX_HEADLINE_LINES:
        lines, size = balance_lines(verdict, _TEXT_RIGHT - _TEXT_LEFT, _MAX_VERDICT_SIZE, HEAVY), _MAX_VERDICT_SIZE
    first_y = _FIRST_LINE_Y if winners else 230.0
    for index, line in enumerate(lines):
        ink = GOLD if winners else TEXT
        yield write_on_view(frame, _TEXT_LEFT, first_y + size * 1.16 * index, line, size, HEAVY, ink)
    if not winners:
        return
    begin = first_y + size * 1.16 * (len(lines) - 1) + 40
    step = min(150.0, (bottom - begin) / len(winners))
    radius = min(52.0, step * 0.36)
    for index, winner in enumerate(winners):
        y, x = begin + step * (index + 0.5), _TEXT_LEFT + radius * 1.3
        yield frame.place_sprite(x, y, EmblemGround(radius))
        yield frame.place_sprite(x, y, LaurelWreath(radius * 1.26))
        yield frame.place_sprite(x, y, winner.emblem(radius))
        start, largest = _TEXT_LEFT + radius * 2.6 + 30, min(54.0, max(MIN_SIZE, step * 0.44))
        names, letters = fit_name(winner.name, _TEXT_RIGHT - start, largest, max(MIN_SIZE, largest * 0.8), MIN_SIZE)
        for line_number, line in enumerate(names):
            yield write_on_view(
                frame, start, y + (line_number - (len(names) - 1) / 2) * letters * 1.06, line, letters, HEAVY
            )


def _count_columns(context: PictureContext, others: Sequence[Finisher]) -> int:
    """Return the number of columns for the others, as many as leave room for each name, at most `_OTHERS_IN_ROW`."""
    if not others:
        return 1
    max_columns = -(-len(others) // -(-len(others) // _OTHERS_IN_ROW))
    for abreast in range(max_columns, 2, -1):
        if all(_has_room_for_name(context, other, (PAINTING_WIDTH - 48) / abreast) for other in others):
            return abreast
    return min(2, len(others))


def _has_room_for_name(context: PictureContext, finisher: Finisher, width: float) -> bool:
    """Whether a whole name fits on two lines beside the rest of its entry, which is `width` wide."""
    lines = _name_lines(finisher.name, _name_width(context, finisher, width))
    return len(lines) < 3 and "".join(lines).replace(" ", "") == finisher.name.replace(" ", "")


def _name_width(context: PictureContext, finisher: Finisher, width: float) -> float:
    """Return the width for a name in its entry, which is `width` wide in all."""
    points = text_width(finisher.points, 36, HEAVY) + 20 if finisher.points else 0
    return width - 2 * _MAX_EMBLEM_RADIUS - 14 - _rank_width(context, finisher) - points - 14


def _rank_width(context: PictureContext, finisher: Finisher) -> float:
    """Return the width of a rank, which is shown only if points decide it; otherwise 0."""
    return text_width(context.ordinal(finisher.rank), 28, HEAVY) + 10 if finisher.points else 0


def _name_lines(name: str, room: float) -> tuple[str, ...]:
    """Return a name on one line, perhaps narrowed, or on two; if neither fits, only what distinguishes players."""
    if text_width(name, MIN_SIZE, BOLD) * _MIN_STRETCH <= room:
        return (name,)
    lines = min(split_in_two(name), key=lambda halves: max_line_width(halves, MIN_SIZE, BOLD))
    return lines if max_line_width(lines, MIN_SIZE, BOLD) <= room else in_lines(name, room)


def _other_items(
    context: PictureContext, frame: Frame, others: Sequence[Finisher], top: float, abreast: int
) -> Iterator[Item]:
    """Yield the others' rank, emblem, name and points. `top`: upper edge of the foot. `abreast`: number of columns."""
    rows = -(-len(others) // abreast)
    width, height = (PAINTING_WIDTH - 48) / max(abreast, 2), (PAINTING_HEIGHT - top - 8) / rows
    radius = _MAX_EMBLEM_RADIUS if rows == 1 else _MAX_EMBLEM_RADIUS - 6
    for index, finisher in enumerate(others):
        x, y = 30 + width * (index % abreast), top + 5 + height * (index // abreast + 0.5)
        yield frame.place_sprite(x + radius, y, finisher.emblem(radius))
        start, room = x + 2 * radius + 14, _name_width(context, finisher, width)
        if finisher.points:
            yield frame.write_from(start, y, context.ordinal(finisher.rank), 28, HEAVY, MUTED)
            start += _rank_width(context, finisher)
        lines = _name_lines(finisher.name, room)
        size = 30.0 if len(lines) == 1 and text_width(finisher.name, 30, BOLD) <= room else MIN_SIZE
        for line_number, line in enumerate(lines):
            below = (line_number - (len(lines) - 1) / 2) * size * 1.04
            yield frame.write_from(start, y + below, line, size, BOLD, TEXT, room)
        if finisher.points:
            widest = max_line_width(lines, size, BOLD)
            yield frame.write_from(start + min(widest, room) + 16, y, finisher.points, 36, HEAVY, GOLD)


def split_in_two(name: str) -> list[tuple[str, ...]]:
    """Return all pairs of lines into which a name can be broken: between words, or within the only word."""
    words = name.replace("-", "- ").split()
    splits = [(_join_words(words[:cut]), _join_words(words[cut:])) for cut in range(1, len(words))]
    return [*splits] if splits else [halve_word(name)]


def _join_words(words: Sequence[str]) -> str:
    return " ".join(words).replace("- ", "-")


def fit_name(
    name: str, room: float, max_size: float, min_one_line_size: float, min_size: float
) -> tuple[tuple[str, ...], float]:
    """Return a name and the largest size in which it fits into the width `room`.

    It is on one line if its size there is at least `min_one_line_size`, otherwise on two, or on more of the size
    `min_size` if two lines would be smaller than `MIN_SIZE`. A word that is too long is divided. A number that
    distinguishes players stays beside the name down to the size `min_size`.
    """
    single = min(max_size, max_size * room / text_width(name, max_size, HEAVY))
    words = name.replace("-", "- ").split()
    if single >= (min_size if len(words) == 1 or shorten_name(name) == name else min_one_line_size):
        return (name,), single
    best = min(split_in_two(name), key=lambda halves: max_line_width(halves, max_size, HEAVY))
    if len(words) > 1 and _find_size(best, room, min_one_line_size) < MIN_SIZE:
        parts = [
            half
            for word in words
            for half in (halve_word(word) if text_width(word, min_size, HEAVY) > room else (word,))
        ]
        best = tuple(_join_words([line]) for line in wrap_text(" ".join(parts), room, min_size, HEAVY))
    fitting = _find_size(best, room, min_one_line_size)
    return (best, fitting) if fitting > single else ((name,), single)


def _find_size(lines: Sequence[str], room: float, max_size: float) -> float:
    """Return the size in which all lines fit into the width `room`, at most `max_size`."""
    return min(max_size, max_size * room / max_line_width(lines, max_size, HEAVY))


def balance_lines(text: str, room: float, size: float, weight: int) -> list[str]:
    """Return a text in as few lines as the width `room` allows, all of about the same length."""
    lines = wrap_text(text, room, size, weight)
    while len(closer := wrap_text(text, room - 12, size, weight)) == len(lines) and room > size * 4:
        lines, room = closer, room - 12
    return lines


def _poster_alt(context: PictureContext, outcome: Outcome) -> str:
    """Return the alt text of a poster: the winners and the verdict, then the rank of each."""
    verdict = outcome.standing.say(context)
    places = "; ".join(_say_place(context, placed) for placed in outcome.standing.places)
    facts = {"game": context.say("game-name"), "said": verdict.rstrip("."), "places": places, "fact": outcome.fact}
    return shorten_alt(context.say("poster-alt", **facts).rstrip())


def _say_place(context: PictureContext, placed: Finisher) -> str:
    """Return a rank and who has it, and the points if they decide."""
    place = context.ordinal(placed.rank)
    if not placed.points:
        return context.say("poster-place", place=place, name=placed.full_name)
    return context.say("poster-scored", place=place, name=placed.full_name, points=placed.points)
