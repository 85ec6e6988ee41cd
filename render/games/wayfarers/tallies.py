"""What a player has, in numbers: dice, goods, workers, tags with their VP, tiles, influence."""

from collections.abc import Iterator

from engine.game import Seat
from engine.wayfarers.reading.counting import counted, tags
from engine.wayfarers.reading.scoring import Sheet, sheet
from engine.wayfarers.tables import GUILDS, PRIMARY, SKY, TILE_KINDS, WORKERS
from engine.wayfarers.view import WayfarersView
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit
from render.games.wayfarers.setting import mark_of, name_of
from render.games.wayfarers.sprites.pieces import OUT, Badge, Die, Worker
from render.games.wayfarers.sprites.plates import Count, Tucked
from render.games.wayfarers.sprites.tokens import Sign, Token
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item
from render.sprites.cards import GOLD, MUTED
from render.sprites.ground import Card

PLACE: Card = (588, 8, 504, 244)
LINE: Card = (8, 674, 1084, 24)
_X, _WIDE = PLACE[0] + 10, PLACE[2] - 20


def tally_items(view: WayfarersView, reader: Reader, frame: Frame, seat: Seat) -> Iterator[Item]:
    """Yield the head with the player, then goods and counts line by line."""
    scored = sheet(view.table, seat)
    mark = mark_of(view, seat)
    yield frame.item(_X + 18, 32, Badge(mark, 18))
    yield frame.start(_X + 46, 32, *fit(name_of(view, reader, seat), _WIDE - 130, 27, HEAVY, 12), HEAVY)
    yield frame.item(_X + _WIDE - 22, 32, Sign(Token("points", scored.total), 42))
    yield from _dice(view, reader, frame, seat)
    yield from _goods(view, frame, seat)
    yield from _counts(view, frame, seat, scored)


def _dice(view: WayfarersView, reader: Reader, frame: Frame, seat: Seat) -> Iterator[Item]:
    """Yield dice in the supply large, placed ones pale, the reserve empty; workers at the line's end."""
    player, y = view.table.players[seat], 71.0
    dice = [(value, mark_of(view, seat), 29.0) for value in player.dice]
    dice += [(value, OUT, 22.0) for _, value in sorted(player.placed, key=lambda placed: placed[1])]
    dice += [(0, "", 18.0) for _ in range(player.reserve)]
    for number, (value, mark, size) in enumerate(dice):
        yield frame.item(_X + 16 + 35 * number, y, Die(value, size, mark))
    held = [colour for colour, count in zip(WORKERS, player.workers, strict=True) for _ in range(count)]
    for number, colour in enumerate(held):
        yield frame.item(_X + _WIDE - 16 - min(29.0, 150 / len(held)) * (len(held) - 1 - number), y, Worker(colour, 31))
    yield frame.wide(_X + 186, y - 14, 112, Tucked("HT", 112, 28))
    if not held:
        title = fit(reader.say("picture-no-workers"), 170, 15, MEDIUM, 8)
        yield frame.end(_X + _WIDE - 4, y, *title, MEDIUM, MUTED)


def _goods(view: WayfarersView, frame: Frame, seat: Seat) -> Iterator[Item]:
    player = view.table.players[seat]
    fields = [("silver", player.silver), ("provision", player.provision), ("influence", player.stock)]
    fields += [(guild, counted(player, f"influence:{guild}")) for guild in GUILDS]
    wide = _WIDE / len(fields)
    for number, (sign, count) in enumerate(fields):
        yield frame.wide(_X + wide * number, 94, wide - 4, Count(Token(sign), count, wide - 4, 32))


def _counts(view: WayfarersView, frame: Frame, seat: Seat, scored: Sheet) -> Iterator[Item]:
    player = view.table.players[seat]
    shown = tags(player)
    own = [(tag, shown.get(tag, 0), scored.tags[number]) for number, tag in enumerate(PRIMARY)]
    sets = min(count for _, count, _ in own)
    wide = _WIDE / 5
    for number, (tag, count, points) in enumerate((*own, ("sets", sets, scored.sets))):
        sign = Token(tag)
        yield frame.wide(_X + wide * number, 131, wide - 4, Count(sign, count, wide - 4, 38, points))
    others = [(tag, shown.get(tag, 0)) for tag in ("observatory", "library", *SKY)]
    wide = _WIDE / len(others)
    for number, (tag, count) in enumerate(others):
        yield frame.wide(_X + wide * number, 174, wide - 4, Count(Token(tag), count, wide - 4, 33))
    gained = [("card-townsfolk", len(player.hosts)), ("card-inspiration", len(player.tucked))]
    gained += [(f"tile-{kind}", counted(player, f"tiles:{kind}")) for kind in TILE_KINDS]
    wide = _WIDE / len(gained)
    for number, (name, count) in enumerate(gained):
        yield frame.wide(_X + wide * number, 212, wide - 4, Count(Token(name), count, wide - 4, 33))


def line_items(reader: Reader, frame: Frame, scored: Sheet) -> Iterator[Item]:
    """Yield the VP section by section, as they would be now."""
    parts = (
        ("tags", sum(scored.tags)),
        ("sets", scored.sets),
        ("space", sum(card.total for card in scored.space)),
        ("tiles", scored.tiles),
        ("guilds", sum(scored.guilds)),
        ("total", scored.total),
    )
    wide = LINE[2] / len(parts)
    for number, (part, count) in enumerate(parts):
        x, y = LINE[0] + wide * number + 8, LINE[1] + LINE[3] / 2
        title, size = fit(reader.say(f"picture-score-{part}"), wide - 50, 17, MEDIUM, 8)
        yield frame.start(x, y, title, size, MEDIUM, MUTED)
        yield frame.end(x + wide - 18, y, str(count), 20, BOLD, GOLD)
