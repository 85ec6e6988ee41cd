"""A player's belongings in numbers: at the top a block with dice, goods and workers, and next to the caravan the
numbers of tags with the VP that they bring."""

from collections.abc import Iterator

from engine.game import Seat
from engine.games.wayfarers.components.tables import GUILDS, PRIMARY_TAGS, SKY_TAGS, WORKER_COLOURS
from engine.games.wayfarers.reading.counting import count_tags
from engine.games.wayfarers.reading.scoring import ScoreSheet, score_sheet
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY
from render.games.wayfarers.setting import Layer, deciding_seat, mark_of, name_of
from render.games.wayfarers.sprites.pieces import PLACED_MARK, Die, PlayersBadge, Worker
from render.games.wayfarers.sprites.places.plates import CountPlate, TuckedCard
from render.games.wayfarers.sprites.tokens import Token, TokenSign
from render.kit.names import fit_player_name
from render.layouts.frame import Frame
from render.scene import Item
from render.sprites.cards import MUTED, TEXT, DecidingRim
from render.sprites.ground import Rect

TALLIES_RECT: Rect = (6, 6, 1088, 84)
_GOODS_X, _GOODS_Y, _GOODS_PITCH = 32.0, 68.0, 132.0
_GOOD_SIGNS = ("silver", "provision", "influence", *GUILDS)
_HOME_CARD = "HT"
"""The townsfolk card that is printed on every board."""

_COUNTS_Y, _COUNTS_HEIGHT = 108.0, 506.0
_VP_COLUMN_SPAN, _OTHER_COLUMN_SPAN = (730.0, 206.0), (942.0, 140.0)
"""X coordinate and width of the two columns of tags, in units: those that bring VP, and the others."""


def tally_items(view: WayfarersView, context: PictureContext, frame: Frame, seat: Seat) -> Iterator[Item]:
    """Yield a seat's block with name, dice, VP, goods and workers, and the counts of its tags."""
    scored = score_sheet(view.table, seat)
    if deciding_seat(view) == seat:
        yield frame.place_rectangle(
            TALLIES_RECT[0], TALLIES_RECT[1], TALLIES_RECT[2], DecidingRim(TALLIES_RECT[2], TALLIES_RECT[3])
        )
    yield frame.place_sprite(32, 30, PlayersBadge(mark_of(view, seat), 18))
    yield frame.write_from(60, 30, *fit_player_name(name_of(view, context, seat), 570, 28), BOLD)
    yield frame.place_sprite(1060, 32, TokenSign(Token("points", scored.total), 36))
    yield frame.place_rectangle(660, 13, 150, TuckedCard(_HOME_CARD, 150, 34))
    yield from _dice_items(view, frame, seat)
    yield from _goods_items(view, frame, seat)
    yield from _count_items(view, seat, scored)


def _dice_items(view: WayfarersView, frame: Frame, seat: Seat) -> Iterator[Item]:
    """Yield the dice in a line: those in the supply large, placed ones smaller and pale, those in the reserve blank."""
    player = view.table.players[seat]
    dice = [(value, mark_of(view, seat), 32.0) for value in player.dice]
    dice += [(value, PLACED_MARK, 24.0) for _, value in sorted(player.placed, key=lambda placed: placed[1])]
    dice += [(0, "", 16.0) for _ in range(player.reserve)]
    for index, (value, mark, size) in enumerate(reversed(dice)):
        yield frame.place_sprite(1010 - 36 * index, 30, Die(value, size, mark))


def _goods_items(view: WayfarersView, frame: Frame, seat: Seat) -> Iterator[Item]:
    player = view.table.players[seat]
    counts = (player.silver, player.provision, player.stock, *player.guilds)
    for index, (sign, count) in enumerate(zip(_GOOD_SIGNS, counts, strict=True)):
        x = _GOODS_X + _GOODS_PITCH * index
        yield frame.place_sprite(x, _GOODS_Y, TokenSign(Token(sign), 32))
        yield frame.write_from(x + 22, _GOODS_Y, str(count), 28, HEAVY, TEXT if count else MUTED)
    held = [colour for colour, count in zip(WORKER_COLOURS, player.workers, strict=True) for _ in range(count)]
    for index, colour in enumerate(held):
        yield frame.place_sprite(850 + min(29.0, 220 / len(held)) * index, 67, Worker(colour, 34))


def _count_items(view: WayfarersView, seat: Seat, scored: ScoreSheet) -> Iterator[Item]:
    """Yield a plate for each tag with its number: a column of those that bring VP, to its right one of the others."""
    tag_counts = count_tags(view.table.players[seat])
    own = [(tag, tag_counts.get(tag, 0), scored.tags[index]) for index, tag in enumerate(PRIMARY_TAGS)]
    own.append(("sets", min(count for _, count, _ in own), scored.sets))
    without_points = [(tag, tag_counts.get(tag, 0), -1) for tag in ("observatory", "library", *SKY_TAGS)]
    for (x, width), counts in ((_VP_COLUMN_SPAN, own), (_OTHER_COLUMN_SPAN, without_points)):
        pitch = _COUNTS_HEIGHT / len(counts)
        for index, (sign, count, points) in enumerate(counts):
            plate = CountPlate(Token(sign), count, width, pitch - 5, points)
            yield Item(Layer.CARD, x, _COUNTS_Y + pitch * index, plate)


def guild_rect(guild: str) -> Rect:
    """Return the rectangle of a player's influence in a guild, for left-to-right readers, in units."""
    return (_GOODS_X + _GOODS_PITCH * _GOOD_SIGNS.index(guild) - 24, _GOODS_Y - 18, 100, 36)
