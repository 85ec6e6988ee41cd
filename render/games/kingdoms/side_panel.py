"""The panel beside a board: a block for each player, and the meanings of the letters."""

from collections.abc import Iterator, Sequence

from engine.game import Seat
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, width
from render.games.kingdoms.alt import Contest, name_of
from render.games.kingdoms.score_sheet import Four, rank_pairs, totals
from render.games.kingdoms.sprites.leaders import Emblem, Seal
from render.games.kingdoms.sprites.points import Points
from render.games.kingdoms.sprites.tiles import Tile
from render.games.kingdoms.symbols import letters_of
from render.kit.names import LEAST, fit_player_name, halve_word
from render.layouts.frame import Frame
from render.scene import Item
from render.sprites.cards import GOLD, INK, IVORY, MUTED, TEXT, Figure, Gilded, Glow, Pip, Plate, Wreath
from render.sprites.ground import Card

PANEL: Card = (938, 12, 156, 676)
LEFT, WIDE, FOOT = 942.0, 148.0, 636.0
"""The start of blocks, their width, and the start of the footer below them."""

SEATS = 4
"""Maximum number of blocks."""

_HIGH, _GAP, _TOP = 150.0, 4.5, 16.0
_HIGHER, _SEATS = 202.0, 3
"""Heights of blocks for numbers of seats that leave too little room below for a legend."""

_WON, _TALL, _TALLEST, _CHIPS_HIGH = 1.7, 196.0, 240.0, 44.0
"""The height of a winner's block beside another one's; the heights from which on all of it is centred and its emblem is
larger, and the room for points by colour at the foot."""

COUNT, _NAME = 28.0, 28.0
"""The size of counts, and of names at most, in units."""

_INSET, _NARROW = 5.0, 0.93
"""Distance of a long name from the rim of its block, and the minimum width of its letters."""

_SIGN, _RADIUS, _SMALL, _ABREAST = 26.0, 15.0, 13.0, 36.5
_BESIDE = 62.0
"""The start of words beside the signs of a legend."""

_AFTER, _LINES = 32.0, 11
"""Their start beside one sign, and their maximum number of lines."""


def blocks(seats: int) -> tuple[Card, ...]:
    """Return the rectangles of the players' blocks."""
    high = _HIGHER if seats == _SEATS else _HIGH
    return tuple((LEFT, _TOP + (high + _GAP) * seat, WIDE, high) for seat in range(seats))


def end_blocks(places: Sequence[int]) -> tuple[Card, ...]:
    """Return the rectangles of the players' blocks after the end, by seat: in the order of places, those of winners
    higher than the others."""
    *_, last = blocks(len(places))
    room = last[1] + last[3] - _TOP - _GAP * (len(places) - 1)
    share = room / sum(_WON if place == 1 else 1.0 for place in places)
    found: dict[Seat, Card] = {}
    top = _TOP
    for seat in sorted(range(len(places)), key=lambda seat: (places[seat], seat)):
        high = share * (_WON if places[seat] == 1 else 1.0)
        found[seat] = (LEFT, top, WIDE, high)
        top += high + _GAP
    return tuple(found[seat] for seat in range(len(places)))


def end_items(
    view: Contest,
    context: PictureContext,
    frame: Frame,
    results: Sequence[tuple[Four, int]],
    shown: Sequence[tuple[int, int]],
) -> Iterator[Item]:
    """Yield everybody's block after the end: the winner's is gold with a wreath. `results`: each seat's points and
    treasures; `shown`: the order of colours, each by its index in the points and its sphere."""
    places = rank_pairs(results)
    for seat, (block, place, result) in enumerate(zip(end_blocks(places), places, results, strict=True)):
        whole = totals(*result)
        counts = [(sphere, whole[colour], whole[colour] == min(whole)) for colour, sphere in shown]
        name = name_of(view, context, seat)
        if place == 1:
            yield from _winner(frame, block, view.dynasties[seat], name, min(whole))
        else:
            yield from _other(frame, block, view.dynasties[seat], name, (context.ordinal(place), min(whole)))
        for number, (sphere, count, weakest) in enumerate(counts):
            x, y = block[0] + 2 + _ABREAST * number, block[1] + block[3] - 38
            yield frame.wide(x, y - 1, 35, Points(sphere, count, 35, 32, weakest=weakest))


def _winner(frame: Frame, block: Card, mark: str, name: str, score: int) -> Iterator[Item]:
    """Yield a winner's block: the emblem in a wreath, the name and the score in dark letters on gold, one below the
    other if there is room, else the score beside the emblem."""
    x, y, wide, high = block
    tall = high >= _TALL
    radius, middle = (27.0 if high < _TALLEST else 38.0, x + wide / 2) if tall else (21.0, x + 40)
    yield frame.wide(x, y, wide, Gilded(wide, high))
    yield frame.item(middle, y + radius + 16, Wreath(radius, dark=True))
    yield frame.item(middle, y + radius + 16, Emblem(mark, radius))
    below = high - _CHIPS_HIGH
    text, size = fit_player_name(name, wide - 14, 32, HEAVY)
    rows = (0.56, 0.86) if tall else (0.82, 0.34)
    if size < LEAST:
        yield name_item(frame, y + below * rows[0], name, INK)
    else:
        yield frame.middle(x + wide / 2, y + below * rows[0], text, size, HEAVY, INK)
    at = x + wide / 2 if tall else x + wide - 42
    plate = Figure(str(score), 40)
    yield frame.item(at, y + below * rows[1], plate)


def _other(frame: Frame, block: Card, mark: str, name: str, told: tuple[str, int]) -> Iterator[Item]:
    """Yield the block of a player who has not won: place, emblem and score, the name below them."""
    (x, y, wide, high), (place, score) = block, told
    below = high - _CHIPS_HIGH
    yield frame.wide(x, y, wide, Plate(wide, high))
    yield frame.start(x + 8, y + below * 0.3, place, LEAST, HEAVY, MUTED)
    yield frame.item(x + 62, y + below * 0.3, Emblem(mark, 17))
    yield frame.end(x + wide - 10, y + below * 0.3, str(score), 40, HEAVY, GOLD)
    yield name_item(frame, y + below * 0.78, name)


def row_offset(block: Card, y: float) -> float:
    """Return the place of a row that is `y` below the upper edge of a usual block: higher blocks have more room between
    their rows."""
    return block[1] + y * block[3] / _HIGH


def head(frame: Frame, block: Card, mark: str, name: str, *, lit: bool) -> Iterator[Item]:
    """Yield a block's plate with the player's emblem and name; a gold rim marks the deciding player."""
    x, y, wide, high = block
    yield frame.wide(x, y, wide, Plate(wide, high))
    if lit:
        yield frame.wide(x, y, wide, Glow(wide, high))
    yield frame.item(x + 22, row_offset(block, 20), Emblem(mark, 16))
    yield name_item(frame, row_offset(block, 51), name)


def player_items(
    view: Contest, context: PictureContext, frame: Frame, seat: Seat, decides: Seat | None
) -> Iterator[Item]:
    """Yield the head of a player's block. `decides`: the deciding seat."""
    block = blocks(len(view.dynasties))[seat]
    yield from head(frame, block, view.dynasties[seat], name_of(view, context, seat), lit=decides == seat)
    if view.turn == seat:
        yield from pips(frame, block, view.actions)


def name_item(frame: Frame, y: float, name: str, ink: str = TEXT) -> Item:
    """Return a name as wide as a block; a long one is thinner and uses the full width, so that the numbers of computers
    stay visible."""
    inset, weight = (7.0, BOLD) if fit_player_name(name, WIDE - 14, LEAST).size == LEAST else (_INSET, MEDIUM)
    most = WIDE - 2 * inset
    shown = fit_player_name(
        name, most if weight == BOLD else most / _NARROW, _NAME if weight == BOLD else LEAST, weight
    )
    return frame.start(LEFT + inset, y, *shown, weight, ink, most)


def pips(frame: Frame, block: Card, left: int) -> Iterator[Item]:
    """Yield the two actions of a turn beside the emblem; remaining ones are full."""
    for action in range(2):
        yield frame.item(block[0] + 57 + 15 * action, row_offset(block, 20), Pip(action < left))


def seals(frame: Frame, block: Card, context: PictureContext, leaders: Sequence[tuple[int, bool]]) -> Iterator[Item]:
    """Yield a row of leaders by sphere; those on the board are rings."""
    letters = letters_of(context)
    for number, (sphere, home) in enumerate(leaders):
        x = block[0] + 19.5 + _ABREAST * number
        yield frame.item(x, row_offset(block, 80), Seal(sphere, letters[sphere], home, _RADIUS))


def chips(frame: Frame, block: Card, counts: Sequence[tuple[int, int | None]]) -> Iterator[Item]:
    """Yield a row of points by sphere at the block's foot; None for hidden points."""
    for number, (sphere, count) in enumerate(counts):
        yield frame.wide(
            block[0] + 2 + _ABREAST * number, row_offset(block, 133) - 16, 35, Points(sphere, count, 35, 32)
        )


def letters_in_words(context: PictureContext, seats: int, terms: Sequence[tuple[int, str, str]]) -> str:
    """Return in one line the meanings of the letters if `legend` has no room for them beside the blocks of the seats;
    else an empty text."""
    if _has_legend(seats, terms):
        return ""
    letters = letters_of(context)
    return " · ".join(f"{letters[sphere]} {piece}, {leader}" for sphere, piece, leader in terms)


def _has_legend(seats: int, terms: Sequence[tuple[int, str, str]]) -> bool:
    """Whether two seats are free, and all words can be read in a panel's width, whole or in two lines each."""
    return seats <= SEATS - 2 and (_whole(terms) or _in_lines(terms) is not None)


def _whole(terms: Sequence[tuple[int, str, str]]) -> bool:
    return all(width(word, LEAST, MEDIUM) <= WIDE - 4 for _, *pair in terms for word in pair)


def _in_lines(terms: Sequence[tuple[int, str, str]]) -> list[tuple[str, ...]] | None:
    """Return the words for each piece, then its leader, in lines beside a sign; None if they are too long."""
    room, found = WIDE - _AFTER - 1, list[tuple[str, ...]]()
    for _, *pair in terms:
        for word in pair:
            lines = (word,) if width(word, LEAST, MEDIUM) <= room else halve_word(word)
            if any(width(line, LEAST, MEDIUM) > room for line in lines):
                return None
            found.append(lines)
    return found if sum(map(len, found)) <= _LINES else None


def legend(frame: Frame, context: PictureContext, seats: int, terms: Sequence[tuple[int, str, str]]) -> Iterator[Item]:
    """Yield the meaning of each letter, if two seats are free: by sphere the signs and the words for the piece and the
    leader, beside the signs if there is room for all; long words in lines beside one sign each. With less room words
    would be too small to read."""
    if not _has_legend(seats, terms):
        return
    top = _TOP + (_HIGH + _GAP) * seats
    yield from (_pairs if _whole(terms) else _lines)(frame, context, top, terms)


def _pairs(frame: Frame, context: PictureContext, top: float, terms: Sequence[tuple[int, str, str]]) -> Iterator[Item]:
    pitch = (FOOT - 2 - top) / len(terms)
    letters = letters_of(context)
    beside = all(width(leader, LEAST, MEDIUM) <= WIDE - _BESIDE for *_, leader in terms)
    for number, (sphere, piece, leader) in enumerate(terms):
        y = top + pitch * number + (8 if beside else 0)
        yield frame.wide(LEFT + 3, y, _SIGN, Tile(sphere, "", size=_SIGN))
        yield frame.item(LEFT + _SIGN + 17, y + _SIGN / 2, Seal(sphere, letters[sphere], True, _SMALL))
        x, low = (LEFT + _BESIDE, y + _SIGN / 2) if beside else (LEFT + 2, y + _SIGN + 34.5)
        yield frame.start(x, low, leader, LEAST, MEDIUM, MUTED)
        yield frame.start(LEFT + (3 if beside else 2), y + _SIGN + (17 if beside else 11), piece, LEAST, MEDIUM, IVORY)


def _lines(frame: Frame, context: PictureContext, top: float, terms: Sequence[tuple[int, str, str]]) -> Iterator[Item]:
    words, letters = _in_lines(terms) or [], letters_of(context)
    pitch = min(30.0, (FOOT - 4 - top) / sum(map(len, words)))
    y = top + pitch / 2
    for number, lines in enumerate(words):
        sphere, leads = terms[number // 2][0], number % 2 == 1
        sign = Seal(sphere, letters[sphere], True, _SMALL) if leads else Tile(sphere, "", size=_SIGN)
        yield frame.item(LEFT + 16, y, sign) if leads else frame.wide(LEFT + 3, y - _SIGN / 2, _SIGN, sign)
        for line in lines:
            yield frame.start(LEFT + _AFTER, y, line, LEAST, MEDIUM, MUTED if leads else IVORY)
            y += pitch
