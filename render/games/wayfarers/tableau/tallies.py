"""A player's belongings in numbers: a block at the top with dice, goods and workers, and counts with their VP next to
the caravan."""

from collections.abc import Iterator

from engine.game import Seat
from engine.games.wayfarers.components.tables import GUILDS, PRIMARY_TAGS, SKY_TAGS, WORKER_COLOURS
from engine.games.wayfarers.reading.counting import count_tags
from engine.games.wayfarers.reading.scoring import ScoreSheet, score_sheet
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY
from render.games.wayfarers.setting import Layer, deciding, mark_of, name_of
from render.games.wayfarers.sprites.pieces import OUT, Badge, Die, Worker
from render.games.wayfarers.sprites.places.plates import Count, Tucked
from render.games.wayfarers.sprites.tokens import Sign, Token
from render.kit.names import fit_player_name
from render.layouts.frame import Frame
from render.scene import Item
from render.sprites.cards import MUTED, TEXT, Glow
from render.sprites.ground import Rect

PLACE: Rect = (6, 6, 1088, 84)
_GOODS_X, _GOODS_Y, _GOODS_PITCH = 32.0, 68.0, 132.0
_GOODS = ("silver", "provision", "influence", *GUILDS)
_HOME = "HT"
"""The townsfolk card that is printed on every board."""

_COUNTS_Y, _COUNTS_HEIGHT = 108.0, 506.0
_VP_COLUMN, _OTHER_COLUMN = (730.0, 206.0), (942.0, 140.0)
"""Left edge and width of the two columns of counts: those that bring VP, and the others."""


def tally_items(view: WayfarersView, context: PictureContext, frame: Frame, seat: Seat) -> Iterator[Item]:
    """Yield the block with the player, dice, points and goods, and the counts."""
    scored = score_sheet(view.table, seat)
    if deciding(view) == seat:
        yield frame.top_left(PLACE[0], PLACE[1], PLACE[2], Glow(PLACE[2], PLACE[3]))
    yield frame.item(32, 30, Badge(mark_of(view, seat), 18))
    yield frame.start(60, 30, *fit_player_name(name_of(view, context, seat), 570, 28), BOLD)
    yield frame.item(1060, 32, Sign(Token("points", scored.total), 36))
    yield frame.top_left(660, 13, 150, Tucked(_HOME, 150, 34))
    yield from _dice(view, frame, seat)
    yield from _goods(view, frame, seat)
    yield from _counts(view, seat, scored)


def _dice(view: WayfarersView, frame: Frame, seat: Seat) -> Iterator[Item]:
    """Yield the dice: those in the supply large, placed ones pale, the reserve empty."""
    player = view.table.players[seat]
    dice = [(value, mark_of(view, seat), 32.0) for value in player.dice]
    dice += [(value, OUT, 24.0) for _, value in sorted(player.placed, key=lambda placed: placed[1])]
    dice += [(0, "", 16.0) for _ in range(player.reserve)]
    for number, (value, mark, size) in enumerate(reversed(dice)):
        yield frame.item(1010 - 36 * number, 30, Die(value, size, mark))


def _goods(view: WayfarersView, frame: Frame, seat: Seat) -> Iterator[Item]:
    player = view.table.players[seat]
    counts = (player.silver, player.provision, player.stock, *player.guilds)
    for number, (sign, count) in enumerate(zip(_GOODS, counts, strict=True)):
        x = _GOODS_X + _GOODS_PITCH * number
        yield frame.item(x, _GOODS_Y, Sign(Token(sign), 32))
        yield frame.start(x + 22, _GOODS_Y, str(count), 28, HEAVY, TEXT if count else MUTED)
    held = [colour for colour, count in zip(WORKER_COLOURS, player.workers, strict=True) for _ in range(count)]
    for number, colour in enumerate(held):
        yield frame.item(850 + min(29.0, 220 / len(held)) * number, 67, Worker(colour, 34))


def _counts(view: WayfarersView, seat: Seat, scored: ScoreSheet) -> Iterator[Item]:
    """Yield the counts of tags, in the same order for every reader: those that bring VP, with the others next to
    them."""
    shown = count_tags(view.table.players[seat])
    own = [(tag, shown.get(tag, 0), scored.tags[number]) for number, tag in enumerate(PRIMARY_TAGS)]
    own.append(("sets", min(count for _, count, _ in own), scored.sets))
    others = [(tag, shown.get(tag, 0), -1) for tag in ("observatory", "library", *SKY_TAGS)]
    for (x, width), counts in ((_VP_COLUMN, own), (_OTHER_COLUMN, others)):
        pitch = _COUNTS_HEIGHT / len(counts)
        for number, (sign, count, points) in enumerate(counts):
            plate = Count(Token(sign), count, width, pitch - 5, points)
            yield Item(Layer.CARD, x, _COUNTS_Y + pitch * number, plate)


def guild_at(guild: str) -> Rect:
    """Return the place of a player's influence in a guild, for left-to-right readers."""
    return (_GOODS_X + _GOODS_PITCH * _GOODS.index(guild) - 24, _GOODS_Y - 18, 100, 36)
